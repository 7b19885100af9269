import { digitsOf } from './plain-text.ts'

/** The decimal sign of an amount; the other of the two separates thousands. */
export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** An amount of money as written by a person. */
interface WrittenAmount {
  /** Its value read with a point and with a comma as decimal sign; equal unless the text is ambiguous. */
  readonly read: Readonly<Record<DecimalSign, number>>
  /** The decimal sign, if this amount alone reveals it. */
  readonly shows: DecimalSign | null
  /** Currency as written: `€`, `CHF`; empty if there is none. */
  readonly currency: string
}

const units: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  mio: 1_000_000,
  mln: 1_000_000,
  млн: 1_000_000,
  tsd: 1_000,
  tys: 1_000,
  тыс: 1_000,
  lakh: 100_000,
  crore: 10_000_000,
  万: 10_000,
  萬: 10_000,
}

/** Longest first, so that `mn` is not read as `m`. */
const unitNames = Object.keys(units).toSorted((a, b) => b.length - a.length)

/** Currency names besides signs and ISO 4217 codes; lower case, no full stop. */
const currencyWords = new Set(
  'dollar dollars dólar dólares dolares доллар доллара долларов euro euros евро rs fr sfr kr kč zł ft lei руб рублей р лв dh dhs د.إ ر.س درهم ريال 元 円 圓 원'.split(
    ' ',
  ),
)
const currencyCodes = new Set(Intl.supportedValuesOf('currency'))
const dollarMarks = new Set([
  '',
  '$',
  'us$',
  '$us',
  'usd',
  'usd$',
  'dollar',
  'dollars',
  'dólar',
  'dólares',
  'dolares',
  'доллар',
  'доллара',
  'долларов',
])

const isCurrency = (mark: string) =>
  /^(?:\p{L}{0,3}\.?\s?\p{Sc}\s?\p{L}{0,3})?$/u.test(mark) ||
  currencyCodes.has(mark.toUpperCase()) ||
  currencyWords.has(mark.toLowerCase().replace(/\.$/, ''))

/** True if a currency, as written, is that of lead values; no currency counts as such. */
export const isDollar = (currency: string): boolean => dollarMarks.has(currency.toLowerCase().replace(/[\s.]/g, ''))

/**
 * A non-negative amount as written in any country: `12.500,00 €`, `12 500,00`, `1’250.00 CHF`, `₹1,25,000`, `10k`, with
 * the digits of every script that phone numbers are read in. Null if it is not an amount.
 */
export function writtenAmount(text: string): WrittenAmount | null {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => digitsOf(digit) || digit)
    .replace(/[\u060c\uff0c]/g, ',')
    .replaceAll('\uff0e', '.')
    .trim()
  const first = plain.search(/\d/)
  if (first < 0) return null
  const before = plain.slice(0, first)
  const [number = ''] = /^\d+(?:[.,'\u2018\u2019\u0060\u00b4\u066b\u066c\s]\d+)*/.exec(plain.slice(first)) ?? []
  const behind = plain.slice(first + number.length)
  const [dash = ''] = /^[.,][-\u2012-\u2015]{1,2}/.exec(behind) ?? []
  const head = before.trim()
  const isFraction = !isCurrency(head) && /[.,\u066b]$/.test(before)
  const front = isFraction ? before.slice(0, -1).trim() : head
  const tail = tailOf(behind.slice(dash.length).trim())
  if (!isCurrency(front) || tail === null) return null
  const numbers = numbersOf(isFraction ? before.slice(-1) + number : number, dash.slice(0, 1) as DecimalSign | '')
  if (!numbers) return null
  const { shows, whole, broken } = numbers
  const read = { '.': (whole ?? broken)!, ',': (whole ?? broken)! }
  // Ambiguous: decimals if its sign is the column's decimal sign, else groups of thousands.
  if (whole !== null && broken !== null) read[numbers.sign] = broken
  return {
    read: { '.': read['.'] * tail.unit, ',': read[','] * tail.unit },
    shows,
    currency: tail.currency || front,
  }
}

/** Reads what follows a number: a unit such as `k`, a currency, both or nothing; null for anything else. */
function tailOf(tail: string): { unit: number; currency: string } | null {
  if (tail === '') return { unit: 1, currency: '' }
  const word = unitNames.find((name) => tail.toLowerCase().startsWith(name))
  const currency = tail.slice(word?.length).replace(/^\./, '').trim()
  if (word && isCurrency(currency)) return { unit: units[word]!, currency }
  return isCurrency(tail) ? { unit: 1, currency: tail } : null
}

type Numbers = {
  /** Values if all signs separate thousands, and if the last is the decimal sign; null if impossible. */
  readonly whole: number | null
  readonly broken: number | null
  readonly sign: DecimalSign
  readonly shows: DecimalSign | null
}

/** `dash`: the sign before a dash in place of decimals, as in `1.250,–`; else empty. */
function numbersOf(text: string, dash: DecimalSign | ''): Numbers | null {
  const groups = text.split(/\D/)
  const signs = [...text.matchAll(/\D/g)].map(([sign]) => kindOf(sign))
  const last = signs.at(-1)
  const isBreak = last === '.' || last === ',' || last === '\u066b'
  const isWhole = signs.length === 0 || areThousands(groups, signs)
  const start = signs.slice(0, -1)
  const isBroken =
    isBreak &&
    dash === '' &&
    !start.includes(last) &&
    groups.at(-1) !== '' &&
    (start.length === 0 || areThousands(groups.slice(0, -1), start))
  if (!isWhole && !isBroken) return null
  const whole = isWhole ? Number(groups.join('')) : null
  const broken = isBroken ? Number(`${groups.slice(0, -1).join('') || 0}.${groups.at(-1)}`) : null
  const sign = last === ',' ? ',' : '.'
  const other = sign === ',' ? '.' : ','
  const isPlainSign = last === ',' || last === '.'
  const shown = !isPlainSign || (isWhole && isBroken) ? null : isBroken ? sign : other
  return { whole, broken, sign, shows: dash === '' ? shown : shown === null || shown === dash ? dash : null }
}

/** Maps equivalent signs to one. */
function kindOf(sign: string): string {
  if (/\s/.test(sign)) return ' '
  return /['\u2018\u2019\u0060\u00b4]/.test(sign) ? "'" : sign
}

/** True if these are groups of three digits, or, as in India, groups of two and a last one of three. */
function areThousands([first = '', ...groups]: readonly string[], [sign, ...signs]: readonly string[]): boolean {
  if (sign === '\u066b' || signs.some((other) => other !== sign)) return false
  const isWestern = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3)
  const isIndian =
    (sign === ',' || sign === '\u066c') &&
    groups.length > 1 &&
    /^[1-9]\d?$/.test(first) &&
    groups.every((group, i) => group.length === (i === groups.length - 1 ? 3 : 2))
  return isWestern || isIndian
}

/** How a column of amounts is written. */
export interface AmountColumn {
  /** The decimal sign of a column, if an amount shows it and none contradicts. */
  readonly decimal: DecimalSign | null
  /** The first ambiguous amount; null if none. */
  readonly doubtful: string | null
  /** Its currencies other than dollars, as written. */
  readonly currencies: readonly string[]
}

/**
 * How a column writes amounts. One amount with a clear decimal sign decides for all; two that contradict each other do
 * not.
 */
export function amountColumn(texts: Iterable<string>): AmountColumn {
  const shown = new Set<DecimalSign>()
  const currencies = new Set<string>()
  let doubtful: string | null = null
  for (const text of texts) {
    const amount = writtenAmount(text)
    if (!amount) continue
    if (amount.shows) shown.add(amount.shows)
    if (!isDollar(amount.currency)) currencies.add(amount.currency)
    if (amount.read['.'] !== amount.read[',']) doubtful ??= text
  }
  const [decimal = null] = shown.size === 1 ? shown : []
  return { decimal, doubtful, currencies: [...currencies] }
}

/** The value of an amount in a column with this decimal sign; null if it is not an amount or is ambiguous. */
export function amountIn(text: string, decimal: DecimalSign | null): number | null {
  const amount = writtenAmount(text)
  if (!amount) return null
  const { read } = amount
  if (decimal) return read[decimal]
  return read['.'] === read[','] ? read['.'] : null
}
