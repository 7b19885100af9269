import { amountIn, type DecimalSign } from '#domain/amount.ts'
import { foldWord, type ImportField } from '#domain/import-fields.ts'
import { type Language, languageFacts, languages, siteLanguageOf, staffLanguages } from '#domain/languages.ts'
import type { InvestmentExperience, Priority } from '#domain/options.ts'
import type { LeadStatus } from '#domain/pipeline.ts'

/** Words for codes, folded: the words of our own screens in English and Spanish, and those of other products. */
const statusWords: Record<LeadStatus, readonly string[]> = {
  new: [
    ...['nuevo', 'open', 'abierto', 'open not contacted', 'not contacted', 'new lead', 'neu', 'offen', 'nouveau'],
    ...['ouvert', 'новый', 'открыт', 'не обработан'],
  ],
  contacted: [
    ...['first contact', 'primer contacto', 'contactado', 'working contacted', 'attempted to contact', 'in progress'],
    ...['kontaktiert', 'in bearbeitung', 'en progreso', 'contacte', 'в работе', 'связались'],
  ],
  responded: ['respondio', 'respondido', 'connected', 'conectado', 'verbunden'],
  no_response: ['sin respuesta', 'unresponsive'],
  qualified: ['calificado', 'cualificado', 'pre qualified', 'qualifiziert', 'qualifie', 'квалифицирован'],
  proposal: ['propuesta', 'angebot', 'proposition'],
  negotiation: ['negociacion', 'verhandlung', 'negociation', 'переговоры'],
  converted: [
    ...['convertido', 'won', 'ganado', 'customer', 'cliente', 'closed converted', 'closed won', 'gewonnen', 'gagne'],
    ...['выигран', 'успешно реализовано'],
  ],
  lost: [
    ...['perdido', 'unqualified', 'descartado', 'closed not converted', 'closed lost', 'lost lead', 'junk lead'],
    ...['not qualified', 'verloren', 'perdu', 'проигран', 'закрыто и не реализовано'],
  ],
}
const priorityWords: Record<Priority, readonly string[]> = {
  high: ['alta', 'urgent', 'urgente'],
  medium: ['media', 'normal'],
  low: ['baja'],
}
const experienceWords: Record<InvestmentExperience, readonly string[]> = {
  beginner: ['principiante', 'none', 'ninguna'],
  intermediate: ['intermedio', 'intermedia'],
  advanced: ['avanzado', 'avanzada'],
  expert: ['experto', 'experta'],
  professional: ['profesional'],
}
const namesIn = staffLanguages.map((reader) => new Intl.DisplayNames(reader, { type: 'language' }))
const languageWords = Object.fromEntries(
  languages.map((code) => [
    code,
    [...namesIn.map((names) => names.of(code) ?? code), languageFacts[code].nativeName].map(foldWord),
  ]),
) as Record<Language, string[]>

/** The code for a word; an unknown word is returned as it is, to be refused. */
function codeFrom(words: Record<string, readonly string[]>, text: string): string {
  const folded = foldWord(text)
  const known = Object.entries(words).find(
    ([code, others]) => foldWord(code) === folded || code === folded || others.includes(folded),
  )
  return known?.[0] ?? text
}

/** `es-MX` is Spanish, `pt-BR` the site's Brazilian edition. */
const languageFrom = (text: string) => {
  const code = codeFrom(languageWords, text)
  return code === text ? (siteLanguageOf(text) ?? text) : code
}

/** Days since 1899-12-30, which is how workbooks keep dates: of the years 1954 to 2119. */
const serialDay = /^[2-7]\d{4}(\.\d+)?$/
const dayMs = 86_400_000
const serialEpoch = Date.UTC(1899, 11, 30)

/** Of a day without a time: that day almost everywhere, whatever the reader's time zone. */
const noon = '12:00:00'

/** A moment as ISO 8601 from a day, a day with a time (UTC unless it says otherwise) or a workbook's number; else as it is. */
export function momentFrom(text: string): string {
  if (serialDay.test(text)) return new Date(Math.round(serialEpoch + Number(text) * dayMs)).toISOString()
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s?(Z|UTC|[+-]\d\d:?\d\d)?)?$/i.exec(text)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const written = dotted ? `${dotted[3]}-${dotted[2]!.padStart(2, '0')}-${dotted[1]!.padStart(2, '0')}T12:00:00Z` : null
  if (!iso && !written) return text
  const time = iso?.[2] ?? noon
  const zone = !iso?.[3] || /[a-z]/i.test(iso[3]) ? 'Z' : iso[3]
  const moment = new Date(written ?? `${iso![1]}T${time.length === 5 ? `${time}:00` : time}${zone}`)
  const day = written ? written.slice(0, 10) : iso![1]!
  const isReal = !Number.isNaN(moment.getTime()) && !Number.isNaN(Date.parse(day)) && realDay(day)
  return isReal ? moment.toISOString() : text
}

const realDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Whole US dollars, whatever the currency; text if the amount is ambiguous. */
function dollarsFrom(text: string, decimal: DecimalSign | null): number | string {
  const amount = amountIn(text, decimal)
  return amount === null ? text : Math.round(amount)
}

/** What a cell means, in the shape the checks of a lead take; anything else stays text, to be refused there. */
export const meanings: { readonly [F in ImportField]?: (text: string, decimal: DecimalSign | null) => unknown } = {
  preferredLanguage: languageFrom,
  investmentExperience: (text) => codeFrom(experienceWords, text),
  estimatedValue: dollarsFrom,
  status: (text) => codeFrom(statusWords, text),
  priority: (text) => codeFrom(priorityWords, text),
  tags: (text) =>
    text
      .split(/[,;|]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  createdAt: momentFrom,
  nextFollowUpDate: momentFrom,
}
