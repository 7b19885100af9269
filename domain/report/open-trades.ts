import type { AccountRecord } from './account-record.ts'

/** A report's open positions at the time it was made. Money in minor units. */
export interface OpenTrades {
  readonly positions: number
  /** The account's balance without them. */
  readonly balance: number
  /** Their floating result at that time. */
  readonly result: number
}

/** An account's headline including open positions, percent; null unless they lose, so that no open profit flatters. */
export interface WithOpenTrades {
  readonly growth: number | null
  /** The deepest fall from a high. */
  readonly drawdown: number | null
}

/** Their result as a share of the balance, percent: at worst everything. */
export const openShare = ({ balance, result }: Pick<OpenTrades, 'balance' | 'result'>): number =>
  Math.max(-100, balance > 0 ? (100 * result) / balance : Math.sign(result) * 100)

/** Growth and drawdown if the open positions were closed at the prices of the report. */
export function withOpenTrades(record: Pick<AccountRecord, 'figures' | 'fallAtEnd'>, open: OpenTrades): WithOpenTrades {
  if (open.result >= 0) return { growth: null, drawdown: null }
  const named = (name: string) => record.figures.find((figure) => figure.name === name)?.value ?? null
  const growth = named('growth')
  const left = 1 + openShare(open) / 100
  return {
    growth: growth === null ? null : (100 + growth) * left - 100,
    drawdown: Math.max(named('drawdown') ?? 0, 100 - (100 - record.fallAtEnd) * left),
  }
}

/** Their share of the balance in the report before, percent, where the loss has grown since; else null. */
export function smallerLossBefore(open: OpenTrades, before: OpenTrades | null | undefined): number | null {
  if (!before || open.result >= 0) return null
  const earlier = openShare(before)
  return earlier > openShare(open) ? earlier : null
}
