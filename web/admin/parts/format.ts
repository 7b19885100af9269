import { isDayAlone } from '#domain/basics/day-alone.ts'
import { dollarsIn } from '#domain/basics/dollars.ts'
import { epochMs, type Instant, InvalidInstantError, minuteMs } from '#domain/basics/instant.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import { primarySubtag } from '#domain/site/languages.ts'
import { decimalAmount, minorDigits } from '#domain/subscription/currency.ts'

/** Formats of numbers and moments in one language. Moments are in the zone that its screens show (`web/api/time-zone`). */
export type Format = {
  /** Whole US dollars: $12,500. */
  money(dollars: number): string
  number(value: number): string
  days(count: number): string
  /** A decimal string of an account's money with its decimals, the broker's word for the currency behind it: 98,676.00 USD. */
  amount(decimal: string, currency: string): string
  /** An amount in minor units of its currency, with its decimals: $89.95, ¥13,400, KWD 27.500. */
  minor(amount: number, currency: string): string
  /** `part` of 100. */
  percent(part: number): string
  /** A gain or loss of `part` in 100, with its sign and two decimals: +12.80%. */
  gain(part: number): string
  /** US dollars with their sign and cents: -$320.50. */
  profit(dollars: number): string
  /** November 2026; `month` from 1. */
  month(year: number, month: number): string
  /** November; `month` from 1. */
  monthName(month: number): string
  /** 21 Nov 2026 */
  date(moment: Instant): string
  /** 21 Nov 2026, 14:05; only the day for a day without a time (`domain/basics/day-alone`). */
  dateTime(moment: Instant): string
  /** 21 Nov 2026, of a calendar day such as `2026-11-21`, which lies in no time zone. */
  day(day: string): string
  /** 14:05, of minutes after midnight. */
  timeOfDay(minute: number): string
  /** Tuesday, 24 November, of a calendar day. */
  longDay(day: string): string
  /** Tue 24, of a calendar day. */
  weekdayAndDay(day: string): string
  /** 23 – 29 Nov 2026, of two calendar days. */
  dayRange(from: string, to: string): string
  /** 14:05 in this time zone; in the screen's unless named. */
  time(moment: Instant, timeZone?: string): string
  /** BCP 47. */
  readonly locale: string
  /** The day a week begins on: 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number
  /** Monday; 1 to 7. */
  weekday(day: number): string
  /** Mon; 1 to 7. */
  shortWeekday(day: number): string
  /** a, b, c: one after another, with the comma of the language. */
  joined(texts: readonly string[]): string
  /** a, b, and c */
  list(texts: readonly string[]): string
  /** As `dateTime`, with seconds and time zone: for a tooltip over a relative time. */
  exact(moment: Instant): string
  /** 5 minutes ago, in 2 days, just now. */
  relative(moment: Instant, now: Instant): string
  /** As `relative`, abbreviated: 8 mo. ago. */
  shortRelative(moment: Instant, now: Instant): string
  /** 640 kB, 1.2 MB: of a number of bytes. */
  fileSize(bytes: number): string
  /** 45 seconds, 3 minutes: rounded up, as it is a time to wait. */
  wait(seconds: number): string
  /** 45 seconds, 3.5 minutes, 1.2 days: how long something took, to a tenth from a minute up. */
  duration(seconds: number): string
  /** A country's name from its ISO 3166 code; other text as it is. */
  country(code: string): string
  /** A language's name from its code. */
  languageName(code: string): string
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Units of a duration with their seconds, the longest first. */
const durations = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Formats of a locale; `timeZone` is the browser's unless named. */
export function createFormat(locale: string, timeZone?: string): Format {
  const zone = timeZone ? { timeZone } : {}
  const usd = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  } as const
  const money = new Intl.NumberFormat(locale, usd)
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const sign = { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
  const gain = new Intl.NumberFormat(locale, { style: 'percent', ...sign })
  const profit = new Intl.NumberFormat(locale, { ...usd, ...sign })
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone })
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const timeOfDay = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const list = new Intl.ListFormat(locale)
  const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const weekdayAndDay = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zone })
  const fullDate = new Intl.DateTimeFormat(locale, { dateStyle: 'full', ...zone })
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long', ...zone })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const shortRelative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' })

  const withSign = (format: Intl.NumberFormat, amount: number) => dollarsIn(primarySubtag(locale), format, amount)
  const amountOf = (unit: string, amount: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

  const justNow = (moment: Instant, now: Instant) => {
    const ago = epochMs(now) - epochMs(moment)
    return ago >= 0 && ago < minuteMs ? momentsAgo[primarySubtag(locale)] : undefined
  }

  return {
    money: (dollars) => withSign(money, dollars),
    number: (value) => number.format(value),
    days: (count) => amountOf('day', count),
    amount(decimal, currency) {
      const digits = decimal.split('.')[1]?.length ?? 0
      const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      const amount = new Intl.NumberFormat(locale, { useGrouping: 'always', ...fraction }).format(Number(decimal))
      return `${amount}\u00a0${currency}`
    },
    minor(amount, currency) {
      const digits = minorDigits(currency)
      const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      const style = { style: 'currency', currency: currency.toUpperCase() } as const
      const shown = new Intl.NumberFormat(locale, { ...style, useGrouping: 'always', ...fraction })
      return withSign(shown, Number(decimalAmount(amount, currency)))
    },
    percent: (part) => percent.format(part / 100),
    gain: (part) => gain.format(part / 100),
    profit: (dollars) => withSign(profit, dollars),
    month: (year, ofYear) => withoutYearMark(month.format(Date.UTC(year, ofYear - 1))),
    monthName: (ofYear) => monthName.format(Date.UTC(2024, ofYear - 1)),
    date: (moment) => written(date, moment),
    day: (day) => written(calendarDay, `${day}T00:00:00Z`, day),
    timeOfDay: (minute) => timeOfDay.format(minute * minuteMs),
    longDay: (day) => written(longDay, `${day}T00:00:00Z`, day),
    weekdayAndDay: (day) => written(weekdayAndDay, `${day}T00:00:00Z`, day),
    dayRange: (from, to) =>
      withoutYearMark(calendarDay.formatRange(epochMs(`${from}T00:00:00Z`), epochMs(`${to}T00:00:00Z`))),
    time: (moment, named) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(named ? { timeZone: named } : zone) }).format(
        epochMs(moment),
      ),
    locale,
    firstWeekday: firstWeekdayOf(locale),
    // 1 January 2024 was a Monday.
    weekday: (day) => weekday.format(Date.UTC(2024, 0, day)),
    shortWeekday: (day) => shortWeekday.format(Date.UTC(2024, 0, day)),
    joined: (texts) => texts.join(primarySubtag(locale) === 'ar' ? '، ' : ', '),
    list: (texts) => list.format(texts),
    dateTime: (moment) => written(isDay(moment) ? date : dateTime, moment),
    exact: (moment) => written(isDay(moment) ? fullDate : exact, moment),
    relative: (moment, now) => justNow(moment, now) ?? relative.format(...distance(moment, now)),
    shortRelative: (moment, now) => justNow(moment, now) ?? shortRelative.format(...distance(moment, now)),
    fileSize(bytes) {
      const isLarge = bytes >= 1024 ** 2
      const unit = isLarge ? 'megabyte' : 'kilobyte'
      const amount = isLarge ? bytes / 1024 ** 2 : Math.max(1, Math.round(bytes / 1024))
      return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
    },
    wait(seconds) {
      if (seconds < 60) return amountOf('second', Math.max(1, Math.ceil(seconds)))
      if (seconds < 3600) return amountOf('minute', Math.ceil(seconds / 60))
      return amountOf('hour', Math.ceil(seconds / 3600))
    },
    duration(seconds) {
      if (seconds < 60) return amountOf('second', Math.round(seconds))
      const [unit, length] = durations.find(([, shortest]) => seconds >= shortest)!
      return amountOf(unit, Math.round((10 * seconds) / length) / 10)
    },
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    languageName: (code) => (/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(code) ? (languageNames.of(code) ?? code) : code),
  }
}

/** A past moment of less than a minute ago, where `Intl` says "now", which is odd after "last used" or "updated". */
const momentsAgo: Readonly<Record<string, string>> = {
  en: 'just now',
  es: 'hace un momento',
  ru: 'только что',
  ar: 'قبل لحظات',
} satisfies Record<StaffLanguage, string>

/** Formats a moment; shows invalid input as it is, so that no screen fails. */
function written(format: Intl.DateTimeFormat, moment: Instant, asItIs = String(moment)): string {
  try {
    return afterNames(withoutYearMark(format.format(epochMs(moment))))
  } catch (error) {
    if (error instanceof InvalidInstantError || error instanceof RangeError) return asItIs
    throw error
  }
}

/** Russian marks the year as one, with a dot that meets the full stop of a sentence: 21 нояб. 2026 г. */
const withoutYearMark = (text: string) => text.replace(/\sг\.(?=\P{L}|$)/gu, '')

/** An Arabic date holds marks of direction, but none before its day, which a Latin name before it would take along. */
const afterNames = (text: string) => (/^\d.*\u200f/.test(text) ? `\u200f${text}` : text)

/** True if a moment represents a day alone; false for invalid input. */
const isDay = (moment: Instant) => isDayAlone(new Date(moment).getTime())

type WeekInfo = { readonly firstDay: number }

/** Browsers have either the function or the older property, or neither; then Monday, as in ISO 8601. */
function firstWeekdayOf(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

/** From `now` to `moment` in whole units of the largest unit that fits; "now" below a minute. */
function distance(moment: Instant, now: Instant): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const seconds = (epochMs(moment) - epochMs(now)) / 1000
  const fitting = units.find(([, length]) => Math.abs(seconds) >= length)
  return fitting ? [Math.trunc(seconds / fitting[1]), fitting[0]] : [0, 'second']
}

/**
 * The reader's own variety of a language, such as en-GB, where the browser names one; it decides on dates and commas. Its
 * digits and calendar are those that the site writes: ar-SA would write others than people type into our fields.
 */
export function localeOf(language: StaffLanguage, preferred: readonly string[]): string {
  const locale = preferred.find((tag) => primarySubtag(tag) === language && isLocale(tag)) ?? language
  const { calendar, numberingSystem } = new Intl.DateTimeFormat(locale).resolvedOptions()
  if (calendar === 'gregory' && numberingSystem === 'latn') return locale
  return new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
}

/** Some systems hand their browser a POSIX locale such as `en-US@posix`, which `Intl` throws at. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
