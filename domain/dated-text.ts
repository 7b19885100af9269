import type { Language } from './languages.ts'

/** A day as `Intl` writes it, or a period to another, but for days that the language writes its own way. Epoch ms. */
export function datedText(language: Language, dates: Intl.DateTimeFormat, at: number, to?: number): string {
  const dayOf = days[language]
  if (!dayOf) return to === undefined ? dates.format(at) : dates.formatRange(at, to)
  const parts = to === undefined ? dates.formatToParts(at) : dates.formatRangeToParts(at, to)
  return parts.map(({ type, value }) => (type === 'day' ? dayOf(value) : value)).join('')
}

/** The first of a month is “1er” in French. A period in Italian comes with zeros before its days. */
const days: Partial<Record<Language, (day: string) => string>> = {
  fr: (day) => (day === '1' ? '1er' : day),
  it: (day) => day.replace(/^0/, ''),
}
