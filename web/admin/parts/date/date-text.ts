import { isCalendarDay } from '#web/admin/parts/calendar-day.ts'

/** A day or moment as a person writes and reads it in a locale. Values are `2026-11-23` or `2026-11-23T09:00`. */
type DateText = {
  /** As a value is shown; a text that is no value stays as it is. */
  show(value: string): string
  /** The value of a text that is whole: with its year in four digits, and its minutes. ISO 8601 is read in any locale. */
  readWhole(text: string): string | null
  /** The value of a text as it was left: without a year it is this year's, without a time it is nine o'clock. */
  read(text: string, today: string): string | null
  /** Format hint: dd/mm/yyyy. */
  pattern(letters: string): string
}

export const usualTime = '09:00'

const timeShape = /^T([01]\d|2[0-3]):[0-5]\d$/
/** Numbers and separators; a.m. or p.m. at the end, in Latin or Arabic letters. */
const writable = /^[\d\s./,،:\-T]+([ap]\.?\s?m\.?|[صم])?$/i
/** Marks of direction, which Arabic dates have and no keyboard writes. */
const marks = /\p{Cf}/gu

/** True if a text is a complete value, rather than other input. */
export const isDateValue = (text: string, withTime: boolean): boolean =>
  isCalendarDay(text.slice(0, 10)) && (withTime ? timeShape.test(text.slice(10)) : text.length === 10)

/** Digits that people of a locale may have on their keyboard, as Latin ones. */
const latinDigits = (text: string, locale: string): string =>
  locale.startsWith('ar') ? text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)) : text

/** Dates of a locale, in the order in which its people write day, month and year. */
export function createDateText(locale: string, withTime: boolean): DateText {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(withTime && { hour: '2-digit', minute: '2-digit' }),
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const order = format.formatToParts(0).flatMap(({ type }) => (isDatePart(type) ? [type] : []))

  /** Year in four digits and time only where `isLeft`; else null. */
  const parse = (typed: string, thisYear: string | null): string | null => {
    const text = latinDigits(typed.normalize('NFKC').replace(marks, '').trim(), locale)
    if (!writable.test(text)) return null
    const numbers = text.match(/\d+/g) ?? []
    const isIso = numbers[0]?.length === 4
    const parts: readonly DatePart[] = isIso ? ['year', 'month', 'day'] : order
    const hasYear = withTime ? numbers.length >= 3 && !isTime(text, 2) : numbers.length === 3
    const used = hasYear ? parts : parts.filter((part) => part !== 'year')
    const at = (part: DatePart) => numbers[used.indexOf(part)] ?? ''
    const year = hasYear ? at('year') : (thisYear ?? '')
    if (year.length !== 4 && (thisYear === null || year.length !== 2)) return null
    const day = `${year.padStart(4, '20')}-${at('month').padStart(2, '0')}-${at('day').padStart(2, '0')}`
    if (!isCalendarDay(day)) return null
    const rest = numbers.slice(used.length)
    if (!withTime) return rest.length === 0 ? day : null
    const time = timeOf(rest, text, thisYear !== null)
    return time && `${day}T${time}`
  }

  return {
    // Some locales part the time with a narrow space that no keyboard has.
    show: (value) =>
      isDateValue(value, withTime)
        ? format
            .format(Date.parse(withTime ? `${value}Z` : `${value}T00:00Z`))
            .replace(/\s/g, ' ')
            .replace(marks, '')
        : value,
    readWhole: (text) => parse(text, null),
    read: (text, today) => parse(text, today.slice(0, 4)),
    pattern(written) {
      const [day = '', month = '', year = ''] = written.split(' ')
      const letters = { day, month, year }
      const parts = new Intl.DateTimeFormat(locale).formatToParts(0)
      const shown = parts.map(({ type, value }) => (isDatePart(type) ? letters[type] : value)).join('')
      return (withTime ? `${shown} hh:mm` : shown).replace(marks, '')
    },
  }
}

type DatePart = 'year' | 'month' | 'day'
const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day'

/** True if a colon follows the number at this place: it is an hour. */
const isTime = (text: string, place: number): boolean => {
  const found = [...text.matchAll(/\d+/g)][place]
  return found !== undefined && text[found.index + found[0].length] === ':'
}

/** The time in these numbers; null if invalid. Seconds may follow. */
function timeOf(numbers: readonly string[], text: string, isLeft: boolean): string | null {
  const [hour, minute, , ...more] = numbers
  if (hour === undefined) return isLeft ? usualTime : null
  if (more.length > 0 || (!isLeft && minute?.length !== 2)) return null
  const [, latin, arabic] = /(?:([ap])\.?\s?m\.?|([صم]))$/i.exec(text) ?? []
  const isHalf = latin !== undefined || arabic !== undefined
  const isAfternoon = latin?.toLowerCase() === 'p' || arabic === 'م'
  const said = Number(hour)
  if (isHalf && (said < 1 || said > 12)) return null
  const hours = isHalf ? (said % 12) + (isAfternoon ? 12 : 0) : said
  const minutes = Number(minute ?? 0)
  return hours > 23 || minutes > 59 ? null : [hours, minutes].map((n) => String(n).padStart(2, '0')).join(':')
}
