import type { PrintedFigure } from '#domain/record/printed-figure.ts'
import type { Format } from './format.ts'

/** A figure as printed; a dash if unknown. `currency`: the account's. */
export function printedText(format: Format, { unit, value }: Omit<PrintedFigure, 'name'>, currency = 'USD'): string {
  if (value === null) return '—'
  return typeof value === 'string' ? textOf(format, unit, value) : amountOf(format, unit, value, currency)
}

function amountOf(format: Format, unit: PrintedFigure['unit'], value: number, currency: string): string {
  switch (unit) {
    case 'signedPercent':
      return format.signedPercent(value)
    case 'gain':
      return format.claim({ kind: 'percent', amount: value, signed: true }) ?? ''
    case 'change':
      return format.signedNumber(value)
    case 'money':
      return format.amount(value, currency)
    case 'signedMoney':
      return format.amount(value, currency, true)
    case 'signedDollars':
      return format.signedMoney(value)
    case 'number':
      return format.factor(value)
    case 'decimal':
    case 'lots':
      return format.upToTwo(value)
    case 'price':
      return format.price(value)
    case 'ratio':
      return format.claim({ kind: 'ratio', amount: value }) ?? ''
    case 'pips':
      return format.claim({ kind: 'pips', amount: value, signed: true }) ?? ''
    case 'duration':
      return format.duration(value)
    case 'hours':
    case 'count':
      return format.number(Math.round(value))
    default:
      return format.percent(value)
  }
}

function textOf(format: Format, unit: PrintedFigure['unit'], value: string): string {
  if (unit === 'tradeTime') return format.tradeTime(value)
  if (unit === 'clockMoment') return format.clockMoment(value)
  if (unit === 'day') return format.day(value)
  if (unit === 'month') return format.month(Number(value.slice(0, 4)), Number(value.slice(5)))
  const [from = '', to = ''] = value.split('/')
  if (unit === 'months') return format.monthPeriod(from, to)
  return unit === 'period' ? format.period(from, to) : value
}
