/** Which of two numbers comes first in the dates of a file. */
export const dateOrders = ['day', 'month'] as const
export type DateOrder = (typeof dateOrders)[number]

/** `20/11/2025`, `20.11.2025 14:30`, `11/20/2025, 2:30 PM`, `2025/11/20`. */
const written =
  /^(?:(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})|(\d{4})[/.-](\d{1,2})[/.-](\d{1,2}))(?:[\s,T]+(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap])?\.?(?:m\.?)?)?$/i

const orderOf = (text: string): DateOrder | 'doubtful' | null => {
  const [, first, sign, second] = written.exec(text.trim()) ?? []
  if (!first) return null
  // Full stops divide days from months where they are used.
  if (Number(first) > 12 || sign === '.') return 'day'
  if (Number(second) > 12) return 'month'
  return first.padStart(2, '0') === second!.padStart(2, '0') ? null : 'doubtful'
}

/** The dates of a column: one that could be two days, and the order that all others show; null where there is none. */
export interface DateColumn {
  readonly doubtful: string | null
  readonly order: DateOrder | null
}

export function dateColumn(texts: readonly string[]): DateColumn {
  const orders = new Set(texts.map(orderOf))
  const order = dateOrders.filter((one) => orders.has(one))
  return {
    doubtful: texts.find((text) => orderOf(text) === 'doubtful') ?? null,
    order: order.length === 1 ? order[0]! : null,
  }
}

/** A date as ISO 8601, without a time where it has none; anything else, and a day that could be two, as it is. */
export function isoDate(text: string, order: DateOrder | null): string {
  const found = written.exec(text.trim())
  if (!found) return text
  const [, first, , second, short = '', year, month, day, hour, minute, seconds = '00', half] = found
  const shown = orderOf(text)
  const isDayFirst = (shown === 'doubtful' ? order : (shown ?? 'day')) === 'day'
  if (!year && shown === 'doubtful' && order === null) return text
  const fullYear = year ?? (short.length === 2 ? `20${short}` : short)
  const parts = year ? [month!, day!] : isDayFirst ? [second!, first!] : [first!, second!]
  const date = [fullYear, ...parts.map((part) => part.padStart(2, '0'))].join('-')
  if (hour === undefined) return date
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${date}T${String(hours).padStart(2, '0')}:${minute}:${seconds}`
}

/** Days between the first days of the two calendars of workbooks. */
const days1904 = 1_462

/** A day as a workbook counts it from 1904, counted from 1900; anything else as it is. */
export const from1904 = (text: string): string =>
  /^\d{4,5}(?:\.\d+)?$/.test(text) ? String(Number(text) + days1904) : text
