import { type LeadFieldsWith, leadFieldsWith } from './lead-fields.ts'

/** Fields of a lead that can be imported, in the order in which the screen asks for them. */
export const importFields = leadFieldsWith({ imported: true })
export type ImportField = LeadFieldsWith<{ imported: true }>

/** Maximum rows of one imported file. */
export const maxImportRows = 200_000

/** How far a file is. */
export const importStates = ['checking', 'running', 'cancelled', 'done', 'reverting', 'reverted'] as const
export type ImportState = (typeof importStates)[number]

/** State of a row. */
export const importRowStates = ['ready', 'faulty', 'left_out', 'imported', 'reverted'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** Further headings of these columns, in English, Spanish and other products' exports; normalised. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  name: ['full name', 'fullname', 'contact', 'contact name', 'lead', 'nombre', 'nombre completo', 'contacto'],
  email: ['e mail', 'email address', 'mail', 'correo', 'correo electronico'],
  phone: ['phone number', 'mobile', 'mobile phone', 'tel', 'telephone', 'whatsapp', 'telefono', 'movil'],
  country: ['country code', 'pais'],
  preferredLanguage: ['language', 'idioma', 'idioma preferido'],
  investmentExperience: ['experience', 'experiencia'],
  estimatedValue: ['value', 'amount', 'deal value', 'valor', 'valor estimado'],
  status: ['stage', 'lead status', 'estado', 'etapa'],
  priority: ['prioridad'],
  assignedTo: ['owner', 'lead owner', 'assignee', 'responsable', 'asignado a'],
  tags: ['tag', 'labels', 'etiquetas'],
  platform: ['plataforma'],
  leadSource: ['source', 'origen', 'fuente'],
  message: ['initial message', 'mensaje'],
  notes: ['note', 'comments', 'notas', 'comentarios'],
  createdAt: ['created', 'created date', 'date', 'creado', 'fecha', 'fecha de creacion'],
  nextFollowUpDate: ['next follow up', 'follow up', 'proximo seguimiento'],
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

/** `preferredLanguage` is also headed "Preferred language". */
const namesOf = (field: ImportField): string[] => [
  foldWord(field),
  foldWord(field.replace(/[A-Z]/g, ' $&')),
  ...(otherNames[field] ?? []),
]
const names = new Map(importFields.map((field) => [field, namesOf(field)]))

/** The field each heading of a file most likely means; null if none. Each field is used once. */
export function guessFields(headings: readonly string[]): (ImportField | null)[] {
  const used = new Set<ImportField>()
  return headings.map((heading) => {
    const folded = foldWord(heading)
    const field = importFields.find((one) => !used.has(one) && names.get(one)?.includes(folded)) ?? null
    if (field) used.add(field)
    return field
  })
}
