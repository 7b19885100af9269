import { addDays, minutesPerDay, momentOf } from '#domain/basics/calendar-day.ts'
import { asSeen, withAsciiDigits } from '#domain/basics/plain-text.ts'
import { wordedDay } from './worded-dates.ts'

/** Order of day and month in a file's dates. */
export const dateOrders = ['day', 'month'] as const
export type DateOrder = (typeof dateOrders)[number]

/** A time behind a day; `[ap]`: half of the day. Texts are as they are seen, so spaces are single. */
const clockAfter =
  /^[ ,T]{1,3}(?:(?:at|um|a las|à|alle|às|в) )?(\d{1,2})[:.h](\d\d)(?:[:.](\d\d))?(?:\.0{1,9})? ?(?:([ap])\.? ?m\.?|uhr|hrs?|h)?$/i
const clockStart = /[ ,T]\d{1,2}[:.h]\d\d(?:[:. ]|$)/
/** Half of the day in front of the time, as in Chinese, Japanese and Korean; behind it, as in Arabic and Hindi. */
const halvesInFront = /(上午|午前|오전|早上|凌晨|下午|午後|오후|晚上) ?(\d{1,2}[:.]\d\d(?:[:.]\d\d)?)$/u
const halvesBehind = /(\d{1,2}[:.]\d\d(?:[:.]\d\d)?) ?(ص|م|पूर्वाह्न|अपराह्न)$/u
const afterNoon = /下午|午後|오후|晚上|^م$|अपराह्न/u
/** Dates of mail programs (RFC 5322) and browsers, with a UTC offset and possibly a weekday. */
const ofMail =
  /^(?:[a-z]{3},? )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d\d:\d\d(?::\d\d)?) (?:GMT|UTC|Z)?([+-]\d{4})?(?: \([^)]*\))?$/i
const ofBrowser =
  /^[a-z]{3} ([a-z]{3}) (\d{1,2}) (\d{4}) (\d\d:\d\d(?::\d\d)?) (?:GMT|UTC)([+-]\d{4})?(?: \([^)]*\))?$/i
/** `20/11/2025`, `20.11.2025`, `2025/11/20`, with or without a time. */
const written = /^(?:(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})|(\d{4})[/.-](\d{1,2})[/.-](\d{1,2}))(?!\d)/
/** `2025年11月20日`, also in Korean; `20251120`; `2025-W47-4`. */
const eastern = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]?/u
const compact = /^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/
const week = /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/i
/** Seconds, or milliseconds, since 1970: of the years 2001 to 2065. */
const epoch = /^([12]\d{9})(\d{3})?$/

/** Plausible years; other calendars are outside. */
const years = { from: 1900, until: 2200 } as const

const plain = (text: string) =>
  withAsciiDigits(asSeen(text))
    .replace(halvesInFront, (_, half: string, clock: string) => ` ${clock} ${afterNoon.test(half) ? 'pm' : 'am'}`)
    .replace(halvesBehind, (_, clock: string, half: string) => `${clock} ${afterNoon.test(half) ? 'pm' : 'am'}`)
    .replace(/ {2,}/g, ' ')
    // Hungarian and Croatian days end with a full stop.
    .replace(/^(\d{4}([.-]) ?\d{1,2}\2 ?\d{1,2}|\d{1,2}\. ?\d{1,2}\. ?\d{4})\.(?= |$)/, '$1')
    .replace(/^(\d{1,4})\. (\d{1,2})\. (\d{1,4})/, '$1.$2.$3')

const orderOf = (text: string): DateOrder | 'doubtful' | null => {
  const [, first, sign, second] = dayAndClock(plain(text))?.day ?? []
  if (!first) return null
  // Full stops divide days from months where they are used.
  if (Number(first) > 12 || sign === '.') return 'day'
  if (Number(second) > 12) return 'month'
  return first.padStart(2, '0') === second!.padStart(2, '0') ? null : 'doubtful'
}

/** An ambiguous date of a column, and the order shown by all others; null if none. */
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

/**
 * A date as ISO 8601, without a time if it has none; other texts, ambiguous dates and years of other calendars are
 * returned unchanged.
 */
export function isoDate(text: string, order: DateOrder | null): string {
  const iso = numberedDate(plain(text), order) ?? otherDate(plain(text))
  return iso && isPlausible(iso) ? iso : text
}

function isPlausible(iso: string): boolean {
  const year = Number(iso.slice(0, 4))
  return year >= years.from && year < years.until
}

/** A day as ISO 8601 has it, with a time and an offset from UTC as databases and programs write them. */
const isoMoment =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i

/** A day of a file, and its moment in epoch ms; `at` is null if the day has no time. */
interface FileMoment {
  readonly day: string
  readonly at: number | null
}

/**
 * Reads a date as `isoDate` returns it, by the clock of a time zone unless it names its offset. Null for other texts,
 * for days and times that do not exist, and for years of other calendars.
 */
export function fileMoment(iso: string, timeZone: string): FileMoment | null {
  const [, day, hour, minute, second = '0', offset] = isoMoment.exec(iso) ?? []
  if (!day || Number.isNaN(Date.parse(day)) || addDays(day, 0) !== day || !isPlausible(day)) return null
  if (hour === undefined) return { day, at: null }
  const minutes = Number(hour) * 60 + Number(minute)
  if (minutes > minutesPerDay || Number(minute) >= 60 || Number(second) >= 60) return null
  const zone = !offset ? timeZone : /[a-z]/i.test(offset) ? 'UTC' : offset
  return { day, at: momentOf(day, zone, minutes) + Math.floor(Number(second) * 1_000) }
}

/** A day in numbers, and the time behind it; null for anything else. */
function dayAndClock(text: string): { day: RegExpExecArray; clock: readonly (string | undefined)[] } | null {
  const day = written.exec(text)
  const rest = day && text.slice(day[0].length)
  const clock = rest ? clockAfter.exec(rest) : null
  return day && (rest === '' || clock) ? { day, clock: clock?.slice(1) ?? [] } : null
}

function numberedDate(text: string, order: DateOrder | null): string | null {
  const found = dayAndClock(text)
  if (!found) return null
  const [, first, , second, short = '', year, month, day] = found.day
  const shown = orderOf(text)
  const isDayFirst = (shown === 'doubtful' ? order : (shown ?? 'day')) === 'day'
  if (!year && shown === 'doubtful' && order === null) return null
  const fullYear = year ?? (short.length === 2 ? `20${short}` : short)
  const parts = year ? [month!, day!] : isDayFirst ? [second!, first!] : [first!, second!]
  return withTime([fullYear, ...parts.map((part) => part.padStart(2, '0'))].join('-'), found.clock)
}

function withTime(date: string, [hour, minute, seconds = '00', half]: readonly (string | undefined)[]): string {
  if (hour === undefined) return date
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${date}T${String(hours).padStart(2, '0')}:${minute}:${seconds}`
}

/** Dates that name their month, or are written by programs. */
function otherDate(text: string): string | null {
  const [, mailDay, mailMonth, mailYear, mailTime, mailOffset] = ofMail.exec(text) ?? []
  if (mailDay) return zoned(`${mailDay} ${mailMonth} ${mailYear}`, mailTime!, mailOffset)
  const [, month3, day3, year3, time3, offset3] = ofBrowser.exec(text) ?? []
  if (month3) return zoned(`${day3} ${month3} ${year3}`, time3!, offset3)
  const at = text.search(clockStart)
  const clockless = at < 0 ? text : text.slice(0, at)
  const clock = clockAfter.exec(text.slice(clockless.length))?.slice(1) ?? []
  const [, year, month, day] = eastern.exec(clockless) ?? []
  if (year) return withTime(`${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`, clock)
  const packed = compact.exec(text)
  if (packed) return withTime(packed.slice(1, 4).join('-'), packed.slice(4, 7)) + (packed[7] ?? '')
  const seconds = epoch.exec(text)
  if (seconds) return new Date(Number(seconds[1]) * 1000).toISOString()
  const [, ofWeeks, number, weekday = '1'] = week.exec(text) ?? []
  if (ofWeeks) return dayOfWeek(Number(ofWeeks), Number(number), Number(weekday))
  const worded = clock[0] !== undefined || clockless === text ? wordedDay(clockless) : null
  return worded && withTime(worded, clock)
}

/** An instant with a UTC offset; UTC without one. */
function zoned(day: string, time: string, offset = '+0000'): string | null {
  const iso = wordedDay(day)
  return iso && `${iso}T${time.length === 5 ? `${time}:00` : time}${offset.slice(0, 3)}:${offset.slice(3)}`
}

/** A day of an ISO week; week 1 contains 4 January. */
function dayOfWeek(year: number, week: number, weekday: number): string {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = addDays(fourth.toISOString().slice(0, 10), -((fourth.getUTCDay() + 6) % 7))
  return addDays(monday, (week - 1) * 7 + weekday - 1)
}

/** Days between the first days of the two calendars of workbooks. */
const days1904 = 1_462

/** A day as a workbook counts it from 1904, counted from 1900; anything else as it is. */
export const from1904 = (text: string): string =>
  /^\d{4,5}(?:\.\d+)?$/.test(text) ? String(Number(text) + days1904) : text
