import { importHeadings } from './import-headings.ts'
import { type LeadFieldsWith, leadFields, leadFieldsWith } from './lead-fields.ts'

/** Fields of a lead that can be imported, in the order in which the screen asks for them. */
export const importFields = leadFieldsWith({ imported: true })
export type ImportField = LeadFieldsWith<{ imported: true }>

/** Fields of a lead we have that a file may change: what a teammate may edit. How a lead came, and its message, stay. */
export const updatableFields = importFields.filter((field) => leadFields[field].staff)

/** Maximum rows of one imported file. */
export const maxImportRows = 200_000

/** How far a file is. */
export const importStates = ['checking', 'running', 'cancelled', 'done', 'reverting', 'reverted'] as const
export type ImportState = (typeof importStates)[number]

/**
 * State of a row; `updated`: it changed a lead that was there; `kept`: when the import was undone its lead stayed, in whole or in
 * part, because something had come to it since.
 */
export const importRowStates = ['ready', 'faulty', 'left_out', 'imported', 'updated', 'reverted', 'kept'] as const
export type ImportRowState = (typeof importRowStates)[number]

/**
 * What a row shares with a lead or an earlier row: the email, or the phone and the name, which make it the same person; or a
 * phone alone, which many people share.
 */
export const matchKinds = ['email', 'phone', 'shared_phone'] as const
export type MatchKind = (typeof matchKinds)[number]

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
const namesOf = (field: ImportField): string[] =>
  [field, field.replace(/[A-Z]/g, ' $&'), ...importHeadings[field]].map(foldWord)
const fieldByHeading = new Map(importFields.flatMap((field) => namesOf(field).map((name) => [name, field] as const)))

/** `Budget (USD)`, `Phone 1` and `Email *` are headed like the same columns without the additions. */
const withoutAdditions = (heading: string) => foldWord(heading.split(/[([{（]/u, 1)[0] ?? '').replace(/ 1$/, '')

/** Columns that are a part of a field: the parts of a name, and a phone number beside the first. */
export const columnParts = ['firstName', 'lastName', 'otherPhone'] as const
export type ColumnField = ImportField | (typeof columnParts)[number]

/** How the parts of a name are headed, in the languages of the site and the exports of other products. */
const partHeadings = {
  firstName: [
    ...[
      'first name',
      'firstname',
      'given name',
      'forename',
      'nombre de pila',
      'vorname',
      'prénom',
      'prenom',
      'primeiro nome',
    ],
    ...['имя отчество', 'الاسم الأول', 'पहला नाम', 'पहला'],
  ],
  lastName: [
    ...[
      'last name',
      'lastname',
      'surname',
      'family name',
      'apellido',
      'apellidos',
      'nachname',
      'familienname',
      'zuname',
    ],
    ...[
      'nom de famille',
      'cognome',
      'apelido',
      'sobrenome',
      'último nome',
      'фамилия',
      'اسم العائلة',
      'اللقب',
      'उपनाम',
      'कुलनाम',
      '姓',
    ],
  ],
} as const
const partByHeading = new Map(
  Object.entries(partHeadings).flatMap(([part, names]) =>
    names.map((name) => [foldWord(name), part as 'firstName' | 'lastName'] as const),
  ),
)
/** A second number is headed like the first, with what kind it is in front or behind. */
const anotherPhone =
  /(?:phone|mobile|cell|tel[eé]?fon|handy|m[oó]vil|celular|telem[oó]vel|portable|cellulare|телефон|мобильн|هاتف|جوال|फ़ोन|मोबाइल|电话|手机)/u

/** The field each heading of a file most likely means; null if none. Each field is used once. */
export function guessFields(headings: readonly string[]): (ColumnField | null)[] {
  const used = new Set<ColumnField>()
  return headings.map((heading) => {
    const folded = foldWord(heading)
    const plain = withoutAdditions(heading)
    const meant: ColumnField | undefined =
      fieldByHeading.get(folded) ?? partByHeading.get(folded) ?? fieldByHeading.get(plain) ?? partByHeading.get(plain)
    const isPhone = meant === 'phone' || (meant === undefined && anotherPhone.test(heading.toLowerCase()))
    const field = isPhone ? (used.has('phone') ? 'otherPhone' : 'phone') : meant
    if (field === undefined || used.has(field)) return null
    used.add(field)
    return field
  })
}

/** Values that say there is none. Not in names and texts: people are called Nil. */
const nothing =
  /^(?:[-–—.?/]+|n\.?\/?a\.?|none|null|nil|nan|undefined|unknown|#(?:n\/a|null!|ref!|value!|name\?|div\/0!|num!)|[([]?(?:none|empty|blank|leer|vac[ií]o)[)\]]?|ningun[oa]|sin datos|keine?|k\. ?a\.|aucune?|nessun[oa]?|nenhum[a]?|нет|не указан[оа]?|لا يوجد|无|没有|不详)$/iu
const keepsWords: readonly ColumnField[] = ['name', 'firstName', 'lastName', 'notes', 'message', 'investmentExperience']

/** Whether a cell of this field says that there is no value. */
export const saysNothing = (field: ColumnField, cell: string): boolean =>
  cell === '' || (keepsWords.includes(field) ? /^(?:[-–—]+|#n\/a|null)$/i.test(cell) : nothing.test(cell))

/** The parts of a name in one, each word of them once. */
export function joinName({ name = '', firstName = '', lastName = '' }: Partial<Record<ColumnField, string>>): string {
  const words = new Set(foldWord(name).split(' '))
  const isNew = (part: string) =>
    part !== '' &&
    !foldWord(part)
      .split(' ')
      .every((word) => words.has(word))
  return [
    name === '' || !isNew(firstName) ? '' : firstName,
    name === '' ? firstName : name,
    isNew(lastName) ? lastName : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
