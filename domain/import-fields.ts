import { type LeadFieldsThat, leadFieldsThat } from './lead-fields.ts'

/** Fields of a lead that can be imported, in the order in which the screen asks for them. */
export const importFields = leadFieldsThat('imported')
export type ImportField = LeadFieldsThat<'imported'>

/** Maximum rows of one imported file. */
export const maxImportRows = 200_000

/** How far a file is. */
export const importStates = ['checking', 'running', 'cancelled', 'done', 'reverting', 'reverted'] as const
export type ImportState = (typeof importStates)[number]

/** State of a row. */
export const importRowStates = ['ready', 'faulty', 'left_out', 'imported', 'reverted'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** Headings of these columns in English, Spanish and other products' exports; normalised. */
const names: Record<ImportField, readonly string[]> = {
  name: ['name', 'full name', 'fullname', 'contact', 'contact name', 'lead', 'nombre', 'nombre completo', 'contacto'],
  email: ['email', 'e mail', 'email address', 'mail', 'correo', 'correo electronico'],
  phone: ['phone', 'phone number', 'mobile', 'mobile phone', 'tel', 'telephone', 'whatsapp', 'telefono', 'movil'],
  country: ['country', 'country code', 'pais'],
  preferredLanguage: ['preferredlanguage', 'preferred language', 'language', 'idioma', 'idioma preferido'],
  investmentExperience: ['investmentexperience', 'investment experience', 'experience', 'experiencia'],
  estimatedValue: ['estimatedvalue', 'estimated value', 'value', 'amount', 'deal value', 'valor', 'valor estimado'],
  status: ['status', 'stage', 'lead status', 'estado', 'etapa'],
  priority: ['priority', 'prioridad'],
  assignedTo: ['assignedto', 'assigned to', 'owner', 'lead owner', 'assignee', 'responsable', 'asignado a'],
  tags: ['tags', 'tag', 'labels', 'etiquetas'],
  platform: ['platform', 'plataforma'],
  leadSource: ['leadsource', 'lead source', 'source', 'origen', 'fuente'],
  message: ['message', 'initial message', 'mensaje'],
  notes: ['notes', 'note', 'comments', 'notas', 'comentarios'],
  createdAt: ['createdat', 'created at', 'created', 'created date', 'date', 'creado', 'fecha', 'fecha de creacion'],
  nextFollowUpDate: ['nextfollowupdate', 'next follow up date', 'next follow up', 'follow up', 'proximo seguimiento'],
}

/** A word normalised for comparison: lower case, no accents, one space for anything other than letters and digits. */
export function foldWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}

/** The field each heading of a file most likely means; null if none. Each field is used once. */
export function guessFields(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return headings.map((heading) => {
    const folded = foldWord(heading)
    const field = importFields.find((one) => !taken.has(one) && names[one].includes(folded)) ?? null
    if (field) taken.add(field)
    return field
  })
}
