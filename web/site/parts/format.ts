import { epochMs } from '#domain/basics/instant.ts'
import type { ClaimValue } from '#domain/claims/claims.ts'
import type { Range } from '#domain/leads/options.ts'
import { datedText } from '#domain/site/dated-text.ts'
import { defaultLanguage, type Language, localeOfLanguage } from '#domain/site/languages.ts'
import { utcMoment } from '#domain/site/utc-moment.ts'
import type { SiteWords } from '#web/words/site/en.ts'

/** Numbers, money, dates, names and the marks between them as one language writes them, always with Latin digits. */
export type Format = ReturnType<typeof createFormat>

type Part = { readonly type: string; readonly value: string }

const compactFrom = 1_000_000
const sign = { signDisplay: 'exceptZero' } as const
const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

const utcDay = (day: string): number => {
  const [, year, month, date] = isoDay.exec(day) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(date))
}

/** Between notes in one line; the line never breaks before its dot. */
export const betweenNotes = '\u00a0· '

/** Text in which no line breaks between a sign and the currency after it. */
export const unbroken = (text: string): string => text.replaceAll(/[+−](?=\p{Sc}|US)/gu, '$&\u2060')

export function createFormat(language: Language, words: Pick<SiteWords, 'units'>) {
  const locale = `${localeOfLanguage(language)}-u-nu-latn`
  const numbers = numberFormats(language, locale)
  const { number, range, money, percent, unit } = numbers
  const listFormat = new Intl.ListFormat(locale, { type: 'conjunction' })
  // `Intl` puts a comma before the last part in Hindi.
  const list = (parts: readonly string[]) => listFormat.format(parts).replace(', और ', ' और ')
  const countryName = countryNames(language, locale)
  const colon = colons[language] ?? ': '
  const gap = language === 'zh' ? '' : ' '

  return {
    ...dateFormats(language, locale),
    /** A name with the language's colon and the space after it, ready for its value. */
    label: (name: string) => `${name}${colon}`,
    /** An aside: in the language's brackets, with the space before them. */
    aside: (text: string) => (language === 'zh' ? `（${text}）` : ` (${text})`),
    /** Joins sentences with the language's space; Chinese uses none. */
    sentences: (...sentences: readonly string[]) => sentences.join(gap),
    number: (value: number) => number(value),
    /** A ratio with two decimals, such as a profit factor. */
    factor: (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    list,
    money,
    signedMoney: (amount: number) => money(amount, 'USD', sign),
    percent,
    /** For a sentence: 9 %, where a table has 9,0 %. */
    roundedPercent: (amount: number) => percent(amount, { minimumFractionDigits: 0 }),
    signedPercent: (amount: number) => number(amount / 100, { style: 'percent', ...sign, ...decimals(amount, 2) }),
    /** An amount in an account's currency, whose code may not be an ISO 4217 code. */
    amount: (amount: number, currency: string, signed = false) => {
      const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, ...(signed && sign) }
      const isCode = /^[A-Z]{3}$/.test(currency)
      return isCode
        ? number(amount, { style: 'currency', currency, ...options })
        : `${number(amount, options)} ${currency}`
    },
    signedNumber: (amount: number) => number(amount, { ...sign, ...decimals(amount, 2) }),
    upToTwo: (amount: number) => number(amount, { maximumFractionDigits: 2 }),
    price: (amount: number) => number(amount, { minimumFractionDigits: 2, maximumFractionDigits: 5 }),
    clock: (hour: number) => `${number(hour, { minimumIntegerDigits: 2 })}:${number(0, { minimumIntegerDigits: 2 })}`,
    year: (year: number) => number(year, { useGrouping: false }),
    hours: (amount: number) => unit(amount, 'hour'),
    days: (amount: number) => unit(amount, 'day'),
    /** A length of time in hours: in minutes below two hours, in days from two days on. */
    duration: (hours: number) => {
      if (hours < 2) return unit(Math.round(hours * 60), 'minute')
      const [amount, name] = hours < 48 ? ([hours, 'hour'] as const) : ([hours / 24, 'day'] as const)
      return unit(Number(amount.toFixed(1)), name)
    },
    /** A period; whole years from two on as years. */
    months: (amount: number) => (amount >= 24 && amount % 12 === 0 ? unit(amount / 12, 'year') : unit(amount, 'month')),
    country: countryName,
    /** Names of countries, as a list. */
    countries: (codes: readonly string[]) => list(codes.map(countryName)),
    /** `0–1 years`, or `5+ years` for an open range. */
    years: ({ from, to }: Range) =>
      to === null ? unit(from, 'year', true) : range(from, to, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
    dollars: ({ from, to }: Range) => (to === null ? number(from, dollars, true) : range(from, to, dollars)),
    /**
     * A claim's value as text, null where it has none in this language. `isEntered`: a person entered it with two
     * decimals, so it is not rounded further.
     */
    claim: (value: ClaimValue, isEntered = false) => claimText(language, words, numbers, value, isEntered),
  }
}

/**
 * Names of countries by ISO 3166 code: the short one, unless that is no name of the language: the bare code, as `GB` is in
 * European Portuguese, letters with dots, as `R.-U.` is in French, or two capitals outside of English, as `RU` for the United Kingdom in Spanish.
 */
function countryNames(language: Language, locale: string): (code: string) => string {
  const [short, long] = (['short', 'long'] as const).map(
    (style) => new Intl.DisplayNames(locale, { type: 'region', style }),
  )
  return (code) => {
    const name = short?.of(code) ?? code
    const isAbbreviated = name === code || /^\p{Lu}\./u.test(name) || (/^\p{Lu}{2}$/u.test(name) && language !== 'en')
    return isAbbreviated ? (long?.of(code) ?? code) : name
  }
}

function numberFormats(language: Language, locale: string) {
  const typeset = (parts: Part[]): Part[] =>
    parts.map((part) => ({ ...part, value: rewritten[language]?.[part.value] ?? part.value }))
  // The data for Chinese set a hyphen between two numbers.
  const dashed = (parts: Part[]): Part[] =>
    language === 'zh'
      ? parts.map((part) => (part.type === 'literal' ? { ...part, value: part.value.replace('-', '–') } : part))
      : parts
  const grouping = grouped[language]
  const formatOf = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeFor(options, locale), { ...(grouping && { useGrouping: grouping }), ...options })
  const number = (value: number, options: Intl.NumberFormatOptions = {}, plus = false): string => {
    const parts = typeset(formatOf(options).formatToParts(value))
    const inWords = plus ? exceeded[language] : undefined
    return inWords ? inWords(joined(parts, false)) : joined(parts, plus)
  }
  return {
    number,
    range: (from: number, to: number, options: Intl.NumberFormatOptions): string =>
      joined(typeset(dashed(formatOf(options).formatRangeToParts(from, to))), false),
    money(amount: number, currency = 'USD', options: Intl.NumberFormatOptions = {}, plus = false) {
      // In Chinese the unit of ten thousand and the currency's name go together.
      const currencyDisplay = language === 'zh' ? 'name' : 'narrowSymbol'
      const compact = { notation: 'compact', currencyDisplay, maximumFractionDigits: 1 } as const
      const isCompact = Math.abs(amount) >= compactFrom
      return number(
        amount,
        {
          style: 'currency',
          currency,
          minimumFractionDigits: isCompact || Number.isInteger(amount) ? 0 : 2,
          maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
          ...(isCompact && compact),
          ...options,
        },
        plus,
      )
    },
    percent(amount: number, options: Intl.NumberFormatOptions = {}, plus = false) {
      const least = Number.isInteger(amount) ? 0 : 1
      return number(amount / 100, { style: 'percent', ...decimals(amount, 1, least), ...options }, plus)
    },
    unit: (amount: number, name: 'year' | 'month' | 'day' | 'hour' | 'minute', plus = false) =>
      number(amount, { style: 'unit', unit: name, unitDisplay: 'long' }, plus),
  }
}

/** Decimals of a gain or loss; tiny values keep their first digit, so that no loss is printed as none. */
const decimals = (amount: number, most: number, least = most): Intl.NumberFormatOptions =>
  Math.abs(amount) > noise && Math.abs(amount) < 0.5 / 10 ** most
    ? { maximumSignificantDigits: 1 }
    : { minimumFractionDigits: least, maximumFractionDigits: most }

/** Rounding noise around zero. */
const noise = 1e-6

/** In India rupees are counted in lakhs; dollars and euros are grouped as elsewhere. */
const localeFor = ({ currency, notation }: Intl.NumberFormatOptions, locale: string) =>
  locale.startsWith('hi') && currency !== undefined && currency !== 'INR' && notation !== 'compact'
    ? locale.replace('hi', 'en')
    : locale

/** Portuguese puts a stop after a month cut short, or a number in its place, and Spanish sentences have the whole month. */
const monthOf: Partial<Record<Language, 'long'>> = { es: 'long', pt: 'long', 'pt-BR': 'long' }

type Dates = { readonly format: (at: number) => string; readonly formatRange: (from: number, to: number) => string }

function dateFormats(language: Language, locale: string) {
  const monthStyle = monthOf[language] ?? 'short'
  const dates = (options: Intl.DateTimeFormatOptions): Dates => {
    const dated = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return {
      format: (at: number) => datedText(language, dated, at),
      formatRange: (from: number, to: number) => datedText(language, dated, from, to),
    }
  }
  const day = dates({ year: 'numeric', month: monthStyle, day: 'numeric' })
  const month = dates({ year: 'numeric', month: monthStyle })
  const longMonth = dates({ year: 'numeric', month: 'long' })
  const weekday = dates({ weekday: 'long' })
  const shortMonth = dates({ month: 'short' })
  const clockMoment = dates({
    year: 'numeric',
    month: monthStyle,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // Short enough for a column of a phone; only in English a month in figures may be taken for the day.
  const tradeTime = dates({
    month: language === 'en' ? 'short' : 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // The data for Chinese write both ends of a period with slashes, unlike every other date on a page.
  const periodOf = (format: Dates, from: string, to: string) => {
    const ends = [...new Set([from, to].map((one) => format.format(utcDay(one))))]
    return language === 'zh' ? ends.join('至') : format.formatRange(utcDay(from), utcDay(to))
  }
  return {
    weekday: (ofWeek: number) => weekday.format(Date.UTC(2024, 0, ofWeek)),
    shortMonth: (ofYear: number) => shortMonth.format(Date.UTC(2024, ofYear - 1)),
    /** A moment without a time zone, `YYYY-MM-DDTHH:MM:SS`, by 24 hours as in a terminal; the page names the zone elsewhere. */
    clockMoment: (time: string) => clockMoment.format(Date.parse(`${time}Z`)),
    tradeTime: (iso: string) => tradeTime.format(Date.parse(iso)).replace(/[,،](?= )/, ''),
    /** Date and time to the second, with the time zone. */
    moment: (iso: string) => utcMoment(language, epochMs(iso), true),
    day: (iso: string) => day.format(utcDay(iso)),
    period: (from: string, to: string) => periodOf(day, from, to),
    monthPeriod: (from: string, to: string) => periodOf(month, from, to),
    month: (year: number, ofYear: number) => longMonth.format(Date.UTC(year, ofYear - 1)),
  }
}

function claimText(
  language: Language,
  words: Pick<SiteWords, 'units'>,
  { number, money, percent, unit }: ReturnType<typeof numberFormats>,
  { kind, amount, plus, text, currency, signed: isSigned }: ClaimValue,
  isEntered: boolean,
): string | null {
  if (kind === 'text') return text?.[language] ?? text?.[defaultLanguage] ?? null
  if (amount === undefined) return null
  const signed = isSigned ? sign : {}
  const fine = isEntered ? { maximumFractionDigits: 2 } : {}
  switch (kind) {
    case 'percent':
      // A gain has its decimal even if zero.
      return percent(amount, { ...signed, ...(isSigned && { minimumFractionDigits: 1 }), ...fine }, plus)
    case 'money':
      return money(amount, currency, { ...signed, ...fine }, plus)
    case 'number':
      return number(amount, { maximumFractionDigits: 2, ...signed }, plus)
    case 'ratio':
      return `${number(amount, { maximumFractionDigits: 1, ...fine }, plus)}:1`
    case 'years':
      return unit(amount, 'year', plus)
    case 'hours':
      return unit(amount, 'hour', plus)
    case 'year':
      return number(amount, { useGrouping: false })
    case 'pips': {
      // Spreads have one decimal; results are whole pips.
      const options = { minimumFractionDigits: isSigned ? 0 : 1, maximumFractionDigits: 1, ...signed }
      return words.units.pips(amount, number(amount, options, plus))
    }
  }
}

/**
 * Parts of numbers written differently here. "US$" breaks apart between Arabic words; dollars are named with every
 * figure. In Spanish, French, Italian, Portuguese and Chinese a bare "$" would be another currency. Hindi's abbreviation for a
 * billion is obscure, the word is not.
 */
const rewritten: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  ar: { US$: '$' },
  es: { $: 'US$' },
  fr: { $: '$US' },
  it: { $: 'USD' },
  hi: { 'अ॰': 'अरब' },
  pt: { $: 'US$', mM: 'mil milhões de' },
  'pt-BR': { $: 'US$' },
  zh: { $: 'US$' },
}

/** Colons that are not the common one. */
const colons: Partial<Record<Language, string>> = { fr: '\u00a0: ', zh: '：' }

/** How a language writes an open range such as “5+”, if not with a trailing "+". */
const exceeded: Partial<Record<Language, (shown: string) => string>> = {
  es: (shown) => `más de ${shown}`,
  ar: (shown) => `${shown} فأكثر`,
  ru: (shown) => `${shown} и более`,
  de: (shown) => `über ${shown}`,
  fr: (shown) => `plus de ${shown}`,
  it: (shown) => `oltre ${shown}`,
  pt: (shown) => `mais de ${shown}`,
  'pt-BR': (shown) => `mais de ${shown}`,
  hi: (shown) => `${shown} या ज़्यादा`,
  zh: (shown) => `${shown}以上`,
}

/** Languages that group four digits as well: 5.000 beside 25.000. */
const grouped: Partial<Record<Language, 'always'>> = { it: 'always' }

const numeric = new Set(['integer', 'group', 'decimal', 'fraction'])

/** The parts as text with a true minus sign, and with the "+" for "and more" behind the number. */
function joined(parts: readonly Part[], plus: boolean): string {
  let last = parts.findLastIndex(({ type }) => numeric.has(type))
  if (parts[last + 1]?.type === 'compact') last += 1
  return parts
    .map(({ type, value }, index) => {
      const text = type === 'minusSign' ? value.replace('-', '−') : value
      return plus && index === last ? `${text}+` : text
    })
    .join('')
}
