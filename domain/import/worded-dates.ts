import { foldWord } from '#domain/basics/plain-text.ts'
import { spokenLanguages } from '#domain/site/languages.ts'

/** Locales whose month names are read: those of the site, and of other common lists. */
const readers = [
  ...spokenLanguages,
  'ar-SY',
  'ar-MA',
  'pt-BR',
  'pl',
  'cs',
  'nl',
  'tr',
  'uk',
  'sv',
  'ro',
  'el',
  'id',
  'vi',
]

/** Month names, standalone and with a day, folded; plus abbreviations other than those of `Intl`. */
const months = new Map<string, number>([
  ['sept', 9],
  ['set', 9],
])
const weekdays = new Set<string>()
for (const reader of readers) {
  for (const month of ['long', 'short'] as const) {
    for (const day of ['numeric', undefined] as const) {
      const format = new Intl.DateTimeFormat(reader, { month, day, timeZone: 'UTC', calendar: 'gregory' })
      for (let of = 1; of <= 12; of += 1) {
        const name = format.formatToParts(Date.UTC(2024, of - 1, 15)).find(({ type }) => type === 'month')?.value ?? ''
        const folded = foldWord(name)
        if (folded.length > 1 && !/\d/.test(folded)) months.set(folded, of)
      }
    }
  }
  for (const weekday of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(reader, { weekday, timeZone: 'UTC' })
    for (let day = 1; day <= 7; day += 1) weekdays.add(foldWord(format.format(Date.UTC(2024, 0, day))))
  }
}

/** The month of a name or unambiguous abbreviation. */
function monthOf(word: string): number | undefined {
  const exact = months.get(word)
  if (exact !== undefined || word.length < 3 || /\d/.test(word)) return exact
  const fitting = new Set([...months].filter(([name]) => name.startsWith(word)).map(([, month]) => month))
  return fitting.size === 1 ? [...fitting][0] : undefined
}

/** Words beside the parts of a date. */
const fillers = new Set('de del d of the г год года den le di la das am om'.split(' '))

/** A day that names its month, `2025-11-20` for `20 de noviembre de 2025`; null for anything else. */
export function wordedDay(text: string): string | null {
  const words = foldWord(text).split(' ')
  const numbers: string[] = []
  let month: number | null = null
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const pair = months.get(`${word} ${words[at + 1]}`)
    const named = pair ?? monthOf(word)
    const number = /^(\d{1,4})(?:st|nd|rd|th|er|re|o|a)?$/.exec(word)?.[1]
    if (named !== undefined) {
      if (month !== null) return null
      month = named
      if (pair !== undefined) at += 1
    } else if (number) numbers.push(number)
    else if (!fillers.has(word) && !weekdays.has(word)) return null
  }
  const [first = '', second = ''] = numbers
  if (month === null || numbers.length !== 2) return null
  const [day, short] = first.length === 4 ? [second, first] : [first, second]
  const year = short.length === 2 ? `20${short}` : short
  return day.length > 2 || year.length !== 4
    ? null
    : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
