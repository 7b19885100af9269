import { wholeOfCents } from '#domain/report/currency-scale.ts'
import type { Format } from './format.ts'

/** A currency's name beside figures: for cent accounts with its value, or amounts look a hundred times as large. */
export function currencyName(format: Format, currency: string): string {
  const whole = wholeOfCents[currency]
  return whole === undefined ? currency : `${currency} (1 ${currency} = ${format.number(0.01)} ${whole})`
}
