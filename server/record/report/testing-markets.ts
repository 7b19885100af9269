import type { Instrument } from './testing-terminal.ts'

const gold = (name: string, contract: number, more: Partial<Instrument> = {}): Instrument => ({
  name,
  contract,
  digits: 2,
  start: 2650,
  rate: 1,
  ...more,
})

/** Brokers' names and lot sizes of gold, and account currencies. */
export const markets: Record<
  string,
  { readonly currency: string; readonly moneyDigits: 0 | 2; readonly instruments: readonly Instrument[] }
> = {
  'XAUUSD in dollars': { currency: 'USD', moneyDigits: 2, instruments: [gold('XAUUSD', 100)] },
  'XAUUSDm to three decimals': { currency: 'USD', moneyDigits: 2, instruments: [gold('XAUUSDm', 100, { digits: 3 })] },
  'several symbols in dollars': {
    currency: 'USD',
    moneyDigits: 2,
    instruments: [
      gold('XAUUSD.', 100),
      { name: 'EURUSD.', contract: 100_000, digits: 5, start: 1.08, rate: 1 },
      { name: 'USDJPY.', contract: 100_000, digits: 3, start: 150, rate: 'inverse' },
    ],
  },
  'GOLD in euros': {
    currency: 'EUR',
    moneyDigits: 2,
    instruments: [
      gold('GOLD', 100, { rate: 0.92, drifts: true }),
      { name: 'EURUSD', contract: 100_000, digits: 5, start: 1.08, rate: 'inverse' },
    ],
  },
  'GOLD# in yen': { currency: 'JPY', moneyDigits: 0, instruments: [gold('GOLD#', 100, { rate: 150, drifts: true })] },
  'ten ounces a lot in cents': { currency: 'USC', moneyDigits: 2, instruments: [gold('XAUUSDc', 10, { rate: 100 })] },
  'ten ounces a lot in pounds': {
    currency: 'GBP',
    moneyDigits: 2,
    instruments: [gold('XAUUSD.r', 10, { rate: 0.79, drifts: true })],
  },
  'one ounce a lot': { currency: 'USD', moneyDigits: 2, instruments: [gold('XAUUSD', 1, { isRoundedOnce: true })] },
}
