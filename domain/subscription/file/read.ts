import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { readEmail } from '#domain/addresses/typed-email.ts'
import { amountColumn, type DecimalSign, writtenAmount } from '#domain/basics/amount.ts'
import { momentOf } from '#domain/basics/calendar-day.ts'
import { parseCsv } from '#domain/basics/csv.ts'
import { sha256 } from '#domain/basics/sha256.ts'
import { type DateOrder, dateColumn, fileMoment, isoDate } from '#domain/import/file-dates.ts'
import { minorDigits } from '#domain/subscription/currency.ts'
import type { PaymentFact, RefundFact } from '#domain/subscription/facts.ts'
import { columnsOf, type PaymentColumn, saysRefunded, saysUtc, statusOf, typeOf, zoneOf } from './headings.ts'

/** User's answers about an ambiguous file. */
export type FileChoices = {
  readonly order: DateOrder | null
  readonly decimal: DecimalSign | null
  /** For times without a zone. */
  readonly timeZone: string
}

export const setAsideReasons = ['date', 'zone', 'amount', 'currency', 'type', 'status', 'sign'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

export type PaymentRow = {
  readonly line: number
  /** Meaning of a row: payment, refund, irrelevant, or unreadable. */
  readonly what: 'payment' | 'refund' | 'no_money' | 'set_aside'
  readonly reason: SetAsideReason | null
  readonly fact: PaymentFact | RefundFact | null
  readonly hasId: boolean
  readonly email: string | null
  readonly at: number | null
  readonly amount: number | null
  readonly currency: string | null
}

export type PaymentFile = {
  /** Columns that are missing. */
  readonly missing: readonly PaymentColumn[]
  /** One question per ambiguous column: an example of a date or amount with two readings. */
  readonly doubtfulDate: string | null
  readonly doubtfulAmount: string | null
  readonly rows: readonly PaymentRow[]
}

const needed = ['date', 'amount', 'currency', 'status'] as const

/** Reads a provider's payments file. Nothing is guessed: ambiguous values are asked about. */
export function readPaymentFile(text: string, choices: FileChoices): PaymentFile {
  const [head, ...body] = parseCsv(text)
  const columns = columnsOf(head?.cells ?? [])
  const missing = needed.filter((column) => columns[column] === undefined)
  if (!head || missing.length > 0) return { missing, doubtfulDate: null, doubtfulAmount: null, rows: [] }
  const cell = (cells: readonly string[], column: PaymentColumn) => cells[columns[column] ?? -1]?.trim() ?? ''
  const all = (column: PaymentColumn) => body.map(({ cells }) => cell(cells, column)).filter((text) => text !== '')
  const dates = dateColumn(all('date'))
  const order = choices.order ?? dates.order
  const amounts = amountColumn([...all('amount'), ...all('refunded'), ...all('fee')].map(unsigned))
  const decimal = choices.decimal ?? amounts.decimal
  const context: Context = {
    order,
    decimal,
    timeZone: choices.timeZone,
    isUtc: saysUtc(head.cells[columns.date!] ?? ''),
    hasRefunded: columns.refunded !== undefined,
  }
  const seen = new Map<string, number>()
  const rows = body.map(({ line, cells }) => {
    const raw = JSON.stringify(cells)
    seen.set(raw, (seen.get(raw) ?? 0) + 1)
    // Equal rows without an id are several payments; the same file again has the same.
    const own = `row:${sha256(`${raw} ${seen.get(raw)}`).slice(0, 40)}`
    return rowOf(line, own, (column) => cell(cells, column), context)
  })
  return {
    missing,
    doubtfulDate: order === null ? dates.doubtful : null,
    doubtfulAmount: decimal === null ? amounts.doubtful : null,
    rows,
  }
}

type Context = FileChoices & { readonly isUtc: boolean; readonly hasRefunded: boolean }

const unsigned = (text: string) => text.replace(/^\s*[-\u2212]\s*/, '')

function rowOf(line: number, own: string, cell: (column: PaymentColumn) => string, context: Context): PaymentRow {
  const address = readEmail(cell('email'))
  const email = 'email' in address ? normaliseEmail(address.email) : null
  const currency = /^[a-z]{3}$/i.test(cell('currency')) ? cell('currency').toLowerCase() : null
  const amount = currency === null ? null : minorOf(cell('amount'), currency, context.decimal)
  const at = momentIn(cell, context)
  const base = { line, email, currency, amount, at: typeof at === 'number' ? at : null, hasId: cell('id') !== '' }
  const aside = (reason: SetAsideReason): PaymentRow => ({ ...base, what: 'set_aside', reason, fact: null })
  const type = typeOf(cell('type'))
  const status = statusOf(cell('status'))
  if (type === 'other') return { ...base, what: 'no_money', reason: null, fact: null }
  if (type === null) return aside('type')
  if (status === null) return aside('status')
  if (typeof at === 'string') return aside(at)
  if (currency === null) return aside('currency')
  if (amount === null) return aside('amount')
  if (status !== 'paid') return { ...base, what: 'no_money', reason: null, fact: null }
  const id = cell('id') || own
  if (type === 'refund' || amount < 0) {
    if (type !== 'refund' && cell('reference') === '') return aside('sign')
    const fact: RefundFact = {
      kind: 'refund',
      at,
      id,
      amount: Math.abs(amount),
      currency,
      status: 'succeeded',
      createdAt: at,
      payments: cell('reference') === '' ? [] : [cell('reference')],
      isOurs: true,
    }
    return { ...base, what: 'refund', reason: null, fact }
  }
  // Without a refund column, the status reports full refunds.
  const isGone = !context.hasRefunded && saysRefunded(cell('status'))
  const stated = cell('refunded') === '' ? 0 : minorOf(cell('refunded'), currency, context.decimal)
  const refunded = isGone ? amount : stated
  const fee = cell('fee') === '' ? null : minorOf(cell('fee'), currency, context.decimal)
  if (refunded === null) return aside('amount')
  const fact: PaymentFact = {
    kind: 'payment',
    at,
    id,
    subscription: null,
    status,
    amount,
    currency,
    paidAt: at,
    refunded,
    fee: fee === null ? null : Math.abs(fee),
    payments: [],
  }
  return { ...base, what: 'payment', reason: null, fact }
}

/** A written amount in minor units; null if ambiguous, of another currency, or with more decimals than its currency. */
function minorOf(text: string, currency: string, decimal: DecimalSign | null): number | null {
  const amount = writtenAmount(unsigned(text))
  if (!amount || !isMarkOf(amount.currency, currency)) return null
  const digits = minorDigits(currency)
  // Currencies without decimals have thousands only, whatever the rest of the column.
  const values = decimal && digits > 0 ? [amount.read[decimal]] : Object.values(amount.read)
  const [value, ...others] = new Set(values.filter((one) => Number(one.toFixed(digits)) === one))
  const minor = value === undefined || others.length > 0 ? Number.NaN : Math.round(value * 10 ** digits)
  const isNegative = /^\s*[-\u2212]/.test(text)
  return Number.isSafeInteger(minor) ? (isNegative ? -minor : minor) : null
}

/** True if a currency mark beside an amount, such as `$` or `EUR`, does not contradict the row's currency. */
function isMarkOf(mark: string, currency: string): boolean {
  const sign = /\p{Sc}/u.exec(mark)?.[0]
  if (!sign) return mark === '' || mark.toLowerCase() === currency
  const names = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return names.formatToParts(0).some(({ value }) => value.includes(sign))
}

/** The time of a row, or why it has none. */
function momentIn(
  cell: (column: PaymentColumn) => string,
  { order, timeZone, isUtc }: Context,
): number | 'date' | 'zone' {
  const zone = isUtc ? 'UTC' : cell('zone') === '' ? timeZone : zoneOf(cell('zone'))
  const found = fileMoment(isoDate([cell('date'), cell('time')].filter(Boolean).join(' '), order), zone ?? 'UTC')
  if (!found) return 'date'
  return zone === null ? 'zone' : (found.at ?? momentOf(found.day, zone))
}
