import { dayMs, epochMs, type Instant } from '#domain/basics/instant.ts'
import { accountTypes } from '#domain/claims/claims.ts'
import {
  type AccountFigure,
  type AccountFigureName,
  headlineFigures,
  ruleFigures,
} from '#domain/report/account-figures.ts'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { PublishedAccount } from './published-accounts.ts'

/** An account with something to show. */
export type RecordedAccount = PublishedAccount & { readonly record: AccountRecord }

/** Days without a deal before a page mentions them; longer than a holiday break. */
export const maxQuietDays = 14

/**
 * Accounts whose figures head a page, each on its own: all with a record, blown ones included, live ones first,
 * otherwise in order of registration.
 */
export function headlineAccounts(accounts: readonly PublishedAccount[]): RecordedAccount[] {
  const recorded = accounts.filter((account): account is RecordedAccount => account.record !== null)
  return recorded.sort((a, b) => accountTypes.indexOf(a.type) - accountTypes.indexOf(b.type))
}

/** The account with the most recent gold trade on the ledger, won or lost; null without one. */
export function lastTraded(accounts: readonly PublishedAccount[]): RecordedAccount | null {
  const traded = headlineAccounts(accounts).filter(({ record, tradeEntry }) => record.trade !== null && tradeEntry)
  return traded.sort((a, b) => ((a.record.trade?.closed ?? '') < (b.record.trade?.closed ?? '') ? 1 : -1))[0] ?? null
}

/** The figures at the head of an account, in their order. */
export const headlineOf = (record: AccountRecord): AccountFigure[] => figuresNamed(record, headlineFigures)

/** The trading rules of an account, derived from its deals. */
export const rulesOf = (record: AccountRecord): AccountFigure[] =>
  figuresNamed(record, ruleFigures).filter(({ value }) => value !== null)

/** The account's figures with these names, in their order. */
export const figuresNamed = ({ figures }: AccountRecord, names: readonly AccountFigureName[]): AccountFigure[] =>
  names.flatMap((name) => figures.find((figure) => figure.name === name) ?? [])

/**
 * Whole days from the last deal to `now`, or to the day the account was closed or blown; null if few, or if a backtest
 * ended by design.
 */
export function quietDays(
  { type, endedOn, record }: Pick<RecordedAccount, 'type' | 'endedOn' | 'record'>,
  now: Instant,
): number | null {
  if (type === 'backtest') return null
  const until = endedOn === null ? epochMs(now) : startOf(endedOn)
  const days = Math.floor((until - startOf(record.to)) / dayMs)
  return days > maxQuietDays ? days : null
}

const startOf = (day: string) => epochMs(`${day}T00:00:00Z`)
