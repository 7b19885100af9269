import type { SentKind } from '#domain/conversation/sent-files.ts'

/** Media headers of templates, with the file extensions WhatsApp accepts for each; the file is chosen with each message. */
export const headerEndings = {
  image: ['.jpg', '.jpeg', '.png'],
  video: ['.mp4'],
  document: ['.pdf'],
} as const satisfies Partial<Record<SentKind, readonly string[]>>
export type TemplateHeader = keyof typeof headerEndings
export const templateHeaders = Object.keys(headerEndings) as [TemplateHeader, ...TemplateHeader[]]

/** A text approved by WhatsApp, for people who have not written for a day. */
export type WhatsAppTemplate = {
  readonly name: string
  /** In WhatsApp's form: `es`, `pt_BR`. */
  readonly language: string
  /** WhatsApp's category, which may change: `MARKETING` is an offer. */
  readonly category: string
  /** With the lines of its heading and footer. */
  readonly text: string
  /** Number of placeholders. */
  readonly places: number
  /** Its media header; null: none. */
  readonly header: TemplateHeader | null
  /** False with buttons or headings with placeholders, which are not supported here. */
  readonly isPlain: boolean
}

/** True if a template is an offer, which needs consent. */
export const isOffer = ({ category }: Pick<WhatsAppTemplate, 'category'>): boolean =>
  !['UTILITY', 'AUTHENTICATION'].includes(category.toUpperCase())

/** The template of this name in the language nearest to the lead's; null if there is none. */
export function nearestTemplate<T extends Pick<WhatsAppTemplate, 'language'>>(
  templates: readonly T[],
  language: string,
): T | null {
  const wanted = language.replace('_', '-').toLowerCase()
  const base = wanted.split('-')[0]!
  const rank = ({ language: one }: T) => {
    const written = one.replace('_', '-').toLowerCase()
    if (written === wanted) return 0
    if (written === base) return 1
    return written.split('-')[0] === base ? 2 : 3
  }
  const [nearest] = templates.toSorted((a, b) => rank(a) - rank(b) || a.language.localeCompare(b.language))
  return nearest !== undefined && rank(nearest) < 3 ? nearest : null
}

/** The problem with the values of a template; null: none. WhatsApp refuses line breaks, tabs and wide gaps. */
export function valuesProblem({ places }: Pick<WhatsAppTemplate, 'places'>, values: readonly string[]): number | null {
  const wrong = Array.from({ length: Math.max(places, values.length) }, (_, at) => at).find((at) => {
    const value = values[at]
    return at >= places || value === undefined || value.trim() === '' || /[\n\r\t]| {5}/.test(value)
  })
  return wrong ?? null
}

/** True if these files fit the header of a template: one of its kind, or none. */
export const fitsHeader = (
  { header }: Pick<WhatsAppTemplate, 'header'>,
  files: readonly { readonly name: string }[],
): boolean => {
  const [file, ...others] = files
  if (header === null) return file === undefined
  const name = file?.name.toLowerCase() ?? ''
  return others.length === 0 && headerEndings[header].some((ending) => name.endsWith(ending))
}

/** The text of a template with its values. */
export const filledTemplate = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{\{\s{0,3}(\d{1,2})\s{0,3}\}\}/g, (place, number: string) => values[Number(number) - 1] ?? place)

/** Number of placeholders in a text. */
export const placesIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\{\{\s{0,3}(\d{1,2})\s{0,3}\}\}/g)].map(([, number]) => Number(number)))
