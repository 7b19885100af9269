/** Text that WhatsApp approved, for people who have not written for a day. */
export type WhatsAppTemplate = {
  readonly name: string
  /** As WhatsApp writes it: `es`, `pt_BR`. */
  readonly language: string
  /** As WhatsApp put it, which may change: `MARKETING` is an offer. */
  readonly category: string
  readonly text: string
  /** How many values its text has places for. */
  readonly places: number
  /** It has pictures, buttons or headings with values, which are not filled in here. */
  readonly isPlain: boolean
}

/** Whether a template is an offer, which needs consent. */
export const isOffer = ({ category }: Pick<WhatsAppTemplate, 'category'>): boolean =>
  !['UTILITY', 'AUTHENTICATION'].includes(category.toUpperCase())

/** The template of this name in the language that is nearest to the lead's; null where none is in their language. */
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

/** What is wrong with the values for a template; null: nothing. WhatsApp takes no line breaks, tabs or wide gaps in them. */
export function valuesProblem({ places }: Pick<WhatsAppTemplate, 'places'>, values: readonly string[]): number | null {
  const wrong = Array.from({ length: Math.max(places, values.length) }, (_, at) => at).find((at) => {
    const value = values[at]
    return at >= places || value === undefined || value.trim() === '' || /[\n\r\t]| {5}/.test(value)
  })
  return wrong ?? null
}

/** The text of a template with its values. */
export const filledTemplate = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{\{\s{0,3}(\d{1,2})\s{0,3}\}\}/g, (place, number: string) => values[Number(number) - 1] ?? place)

/** The places for values in a text. */
export const placesIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\{\{\s{0,3}(\d{1,2})\s{0,3}\}\}/g)].map(([, number]) => Number(number)))
