import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { amountColumn, type DecimalSign } from '#domain/basics/amount.ts'
import { momentOf } from '#domain/basics/calendar-day.ts'
import { parseCsv } from '#domain/basics/csv.ts'
import { type DateOrder, dateColumn, isoDate } from '#domain/basics/file-dates.ts'
import { sha256 } from '#domain/basics/sha256.ts'
import { minorDigits } from '#domain/subscription/currency.ts'
import type { PaymentFact, RefundFact } from '#domain/subscription/facts.ts'
import { columnsOf, offsetOf, type PaymentColumn, saysRefunded, saysUtc, statusOf, typeOf } from './headings.ts'

/** User's answers about an ambiguous file. */
export type FileChoices = {
  readonly order: DateOrder | null
  readonly decimal: DecimalSign | null
  /** For times without a zone. */
  readonly timeZone: string
}

export const setAsideReasons = ['date', 'zone', 'amount', 'currency', 'status', 'sign', 'email'] as const
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
  const email = /@/.test(cell('email')) ? normaliseEmail(cell('email')) : null
  const currency = /^[a-z]{3}$/i.test(cell('currency')) ? cell('currency').toLowerCase() : null
  const amount = currency === null ? null : minorOf(cell('amount'), currency, context.decimal)
  const at = momentIn(cell, context)
  const base = { line, email, currency, amount, at: typeof at === 'number' ? at : null, hasId: cell('id') !== '' }
  const aside = (reason: SetAsideReason): PaymentRow => ({ ...base, what: 'set_aside', reason, fact: null })
  const type = typeOf(cell('type'))
  const status = statusOf(cell('status'))
  if (type === 'other') return { ...base, what: 'no_money', reason: null, fact: null }
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

/** A written amount in exact minor units; null if invalid, or with more decimals than its currency. */
function minorOf(text: string, currency: string, decimal: DecimalSign | null): number | null {
  const isNegative = /^\s*[-\u2212]/.test(text)
  const plain = unsigned(text).replace(/[\s'\u00a0\u2019\u202f]/g, '')
  if (!/^\d[\d.,]*$/.test(plain)) return null
  const sign = decimal ?? '.'
  const at = plain.lastIndexOf(sign)
  // Three digits after the sign are thousands unless it is known as the decimal sign.
  const isDecimal =
    at >= 0 &&
    (decimal !== null || plain.length - at - 1 !== 3) &&
    !(minorDigits(currency) === 0 && plain.length - at - 1 === 3)
  const whole = (isDecimal ? plain.slice(0, at) : plain).replace(/[.,]/g, '')
  const fraction = isDecimal ? plain.slice(at + 1) : ''
  const digits = minorDigits(currency)
  const kept = fraction.slice(0, digits).padEnd(digits, '0')
  if (!/^\d*$/.test(fraction) || /[1-9]/.test(fraction.slice(digits))) return null
  const minor = Number(`${whole}${kept}`)
  if (!Number.isSafeInteger(minor)) return null
  return isNegative ? -minor : minor
}

/** The time of a row, or why it has none. */
function momentIn(
  cell: (column: PaymentColumn) => string,
  { order, timeZone, isUtc }: Context,
): number | 'date' | 'zone' {
  const iso = isoDate([cell('date'), cell('time')].filter(Boolean).join(' '), order)
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(iso)
  if (!parts) return 'date'
  const [, day = '', hour = '00', minute = '00', second = '00', stated] = parts
  if (Number.isNaN(Date.parse(`${day}T${hour}:${minute}:${second}Z`))) return 'date'
  const offset = stated ?? (isUtc ? 'Z' : cell('zone') === '' ? null : offsetOf(cell('zone')))
  if (offset === null && cell('zone') !== '') return 'zone'
  const at =
    offset === null
      ? momentOf(day, timeZone, Number(hour) * 60 + Number(minute)) + Number(second) * 1_000
      : Date.parse(`${day}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(at) ? 'date' : at
}
