import type { Language } from './languages.ts'

/** Formats a day, or a period, with `Intl`, corrected for languages with another convention. Epoch ms. */
export function datedText(language: Language, dates: Intl.DateTimeFormat, at: number, to?: number): string {
  const dayOf = days[language]
  if (!dayOf) return to === undefined ? dates.format(at) : dates.formatRange(at, to)
  const parts = to === undefined ? dates.formatToParts(at) : dates.formatRangeToParts(at, to)
  return parts.map(({ type, value }) => (type === 'day' ? dayOf(value) : value)).join('')
}

/** French writes the first of a month as “1er”; `Intl` gives Italian periods leading zeros. */
const days: Partial<Record<Language, (day: string) => string>> = {
  fr: (day) => (day === '1' ? '1er' : day),
  it: (day) => day.replace(/^0/, ''),
}
