import { asSeen, foldWord } from '#domain/basics/plain-text.ts'
import { type ImportField, importFields } from './import-fields.ts'
import { importHeadings, partHeadings } from './import-headings.ts'

/** Columns that hold part of a field: parts of a name, and values beside the first phone or email. */
export const columnParts = ['firstName', 'middleName', 'lastName', 'otherPhone', 'otherEmail'] as const
export type ColumnField = ImportField | (typeof columnParts)[number]

/** Parts that may have several columns; last names follow their order, as in Spanish. */
export const severalParts: readonly (ColumnField | null)[] = ['lastName', 'otherPhone', 'otherEmail']
/** The part that an additional column of a field becomes. */
const furtherPart: Partial<Record<ColumnField, ColumnField>> = {
  phone: 'otherPhone',
  email: 'otherEmail',
  lastName: 'lastName',
}

/** `preferredLanguage` is also headed "Preferred language". */
const namesOf = (field: ImportField): string[] =>
  [field, field.replace(/[A-Z]/g, ' $&'), ...(importHeadings[field] ?? [])].map(foldWord)
const known: ReadonlyMap<string, ColumnField> = new Map<string, ColumnField>([
  ...Object.entries(partHeadings).flatMap(([part, names]) =>
    names.map((name) => [foldWord(name), part as keyof typeof partHeadings] as const),
  ),
  ...importFields.flatMap((field) => namesOf(field).map((name) => [name, field] as const)),
])

/** Owner prefixes of headings: `Person - Email`, `Contact: Phone`. */
const owners = new Set(
  [
    ...[
      'person',
      'contact',
      'contact person',
      'lead',
      'deal',
      'persona',
      'persona de contacto',
      'contacto',
      'prospecto',
    ],
    ...['trato', 'kontakt', 'kontaktperson', 'personne', 'pessoa', 'contatto', 'контактное лицо', 'контакт', 'лид'],
    ...['сделка', '联系人', 'الشخص'],
  ].map(foldWord),
)

/** Signs within a heading that is made of several: `Email - Work`, `Source / Campaign`, `E-mail 2: Address`. */
const joint = / [-–—|/] |: /u
/** Parts of a heading of a column about a phone, email or country that holds none. */
const isAbout =
  /fax|pager|telex|assist|asist|ассист|company main|callback|r[uü]ckruf|emergenc|typ|tipo|label|тип|etiqueta|метка|opt(?:ed)? ?out|display|mostrar|anzeige|status|estado|bounce|domain|verif|confirm|consent|subscri|do not|count(?!r)|date|time|fecha|datum|дата|ext(?:ension)?$|владел|owner|reason|sent|open|click|last|name|nombre para/u
const patterns: readonly (readonly [ColumnField, RegExp])[] = [
  ['email', /e ?mails?(?![a-z])|correo|courriel|эл почт|почта|邮|البريد|ईमेल|メール|이메일/u],
  [
    'phone',
    /phone|mobile|cell|tel[eé]?fon|handy|mobil|movil|celular|telemovel|portable|cellulare|телефон|мобильн|(?<!\p{L})моб(?!\p{L})|هاتف|جوال|फ़ोन|मोबाइल|电话|手机|電話|携帯/u,
  ],
  ['country', /(?<!\p{L})(?:country|pais|land|pays|paese|nazione|страна|país)(?!\p{L})(?! code)|国家|البلد|الدولة|देश/u],
]

/** The field a heading names, with a confidence: 3 all words match, 2 some, 1 a word among others. */
function meaningOf(heading: string): { field: ColumnField; sureness: number } | null {
  const words = foldWord(heading)
  const exact = known.get(words)
  if (exact) return { field: exact, sureness: 3 }
  const spaced = asSeen(heading).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  // `Budget (USD)`, `Phone 1` and `Email *` are headed like the same columns without the additions.
  const parts = (spaced.split(/[([{（]/u, 1)[0] ?? '').split(joint).map(foldWord)
  if (parts.length > 1 && owners.has(parts[0]!)) parts.shift()
  const isOther = parts.slice(1).some((part) => isAbout.test(part))
  const plain =
    known.get(parts.join(' ').replace(/ 1$/, '')) ?? (isOther ? undefined : known.get(parts[0]!.replace(/ 1$/, '')))
  if (plain) return { field: plain, sureness: 2 }
  if (isAbout.test(foldWord(spaced))) return null
  const found = patterns.find(([, pattern]) => pattern.test(words) || pattern.test(heading.toLowerCase()))
  return found ? { field: found[0], sureness: 1 } : null
}

/**
 * The most likely field of each heading; null if none. Each field is used once, by the best heading, and by an empty
 * column only if no other has it; further phones and emails are kept beside the first.
 */
export function guessFields(
  headings: readonly string[],
  isFilled: (column: number) => boolean = () => true,
): (ColumnField | null)[] {
  const meanings = headings.map((heading, column) => ({
    column,
    meaning: meaningOf(heading),
    filled: isFilled(column),
  }))
  const order = meanings.toSorted(
    (a, b) =>
      Number(b.filled) - Number(a.filled) ||
      (b.meaning?.sureness ?? 0) - (a.meaning?.sureness ?? 0) ||
      a.column - b.column,
  )
  const used = new Set<ColumnField>()
  const fields: (ColumnField | null)[] = headings.map(() => null)
  for (const { column, meaning } of order) {
    const field = meaning && (used.has(meaning.field) ? (furtherPart[meaning.field] ?? null) : meaning.field)
    if (field) used.add(field)
    fields[column] = field
  }
  return fields
}

/** Values that mean "empty". Not in names and texts: people are called Nil. */
const nothing =
  /^(?:[-–—.?/]+|n\.?\/?a\.?|-*none-*|null|nil|nan|undefined|unknown|#(?:n\/a|null!|ref!|value!|name\?|div\/0!|num!)|[([]?(?:none|empty|blank|leer|vac[ií]o)[)\]]?|ningun[oa]|sin datos|keine?|k\. ?a\.|aucune?|nessun[oa]?|nenhum[a]?|нет|не указан[оа]?|неизвестно|لا يوجد|غير معروف|无|没有|不详|未知|अज्ञात|not (?:available|provided|specified|applicable)|desconocid[oa]|unbekannt|inconnu|sconosciuto)$/iu
const keepsWords: readonly ColumnField[] = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'notes',
  'message',
  'investmentExperience',
]

/** Null dates of databases and spreadsheets. */
const noDay = /^(?:0000-00-00|00[./-]00[./-]0000|1900-01-00|0)(?:[ T]00:00(?::00)?)?$/
const days: readonly ColumnField[] = ['createdAt', 'nextFollowUpDate']
const phones: readonly ColumnField[] = ['phone', 'otherPhone']

/** True if a cell of this field means "empty". */
export const saysNothing = (field: ColumnField, cell: string): boolean =>
  cell === '' ||
  (days.includes(field) && noDay.test(cell)) ||
  (phones.includes(field) && /^\+?0+$/.test(cell)) ||
  (keepsWords.includes(field)
    ? /^(?:[-–—]+|#(?:n\/a|null!|ref!|value!|name\?|div\/0!|num!)|null|undefined)$/i.test(cell)
    : nothing.test(cell))

/** Letters of scripts that put the family name first. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

/** The parts of a name in one, each word of them once. */
export function joinName({
  name = '',
  firstName = '',
  middleName = '',
  lastName = '',
}: Partial<Record<ColumnField, string>>): string {
  if (name === '' && familyFirst.test(firstName) && familyFirst.test(lastName)) return lastName + firstName
  const words = new Set(foldWord(name).split(' '))
  const isNew = (part: string) =>
    part !== '' &&
    !foldWord(part)
      .split(' ')
      .every((word) => words.has(word))
  return [
    name === '' || !isNew(firstName) ? '' : firstName,
    name === '' ? firstName : name,
    isNew(middleName) ? middleName : '',
    isNew(lastName) ? lastName : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
