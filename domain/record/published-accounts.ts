import type { AccountType } from '#domain/claims/claims.ts'
import type { ConfirmedMonth } from '#domain/origin/confirmed-months.ts'
import { type RowChoice, rowChoices } from '#domain/report/account-figures.ts'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { TradeEntry } from '#domain/report/latest-trade.ts'
import type { OpenTrades } from '#domain/report/open-trades.ts'
import type { ClosedPositionResult, PositionedDeal } from '#domain/report/positions.ts'
import type { Finding } from '#domain/report/problem.ts'
import type { AccountState } from './accounts.ts'
import type { FollowedMonth } from './followed.ts'

/** A published account as visitors see it. */
export interface PublishedAccount {
  /** Its slug in URLs. */
  slug: string
  name: string
  type: AccountType
  currency: string
  /** As the operator typed it: shown if no file names one. */
  broker: string
  /** As in the newest file that names it; null: none does. */
  company: string | null
  server: string | null
  /** IANA time zone of the broker; null if unknown. */
  serverZone: string | null
  state: AccountState
  /** The day it was registered on this site, `YYYY-MM-DD`; absent: not known. */
  registeredOn?: string
  /** The day by which an outside authority had stamped that registration, `YYYY-MM-DD`, and its name; absent: none did. */
  stamped?: { on: string; authority: string }
  /** The day it was closed or blown, `YYYY-MM-DD`; null while it is open. */
  endedOn: string | null
  /** Its deals were made up for a demonstration. */
  isMadeUp: boolean
  /**
   * For the newest accepted file: date (`YYYY-MM-DD`), printed figures recomputed from its deals, and how many agree.
   */
  checked: {
    on: string
    recomputed: number
    agree: number
    findings?: readonly Finding[]
    /** Printed open positions; absent if the report has none, as backtests do. */
    open?: OpenTrades
    /** The same of the accepted file before. */
    openBefore?: OpenTrades
  } | null
  /** null before the first file. */
  record: AccountRecord | null
  /** Its closings by month, and how many of them were imported within days; absent for a backtest. */
  followed?: readonly FollowedMonth[]
  /** Its trading days by month, and how many of them signed mails of the broker confirm; absent: none. */
  confirmed?: readonly ConfirmedMonth[]
  /** DNS servers that the operator chose to be asked for keys of those mails; absent: none. */
  keyServers?: readonly string[]
  /** The trade its record ends with; absent: not on the ledger. */
  tradeEntry?: TradeEntry
  /** Other published accounts with trades at the same times and prices; absent: none. */
  sameTrades?: readonly { slug: string; name: string; count: number }[]
}

/** The broker as named in the account's files, company first; null if none names it. */
export function namedBroker({ company, server }: Pick<PublishedAccount, 'company' | 'server'>): string | null {
  return [company, server].filter((name) => name !== null).join(', ') || null
}

/** A page of the rows behind the figures, newest first. */
export interface AccountRows {
  choice: RowChoice
  /** 1 for the first. */
  page: number
  pages: number
  total: number
  /** Deals if the choice shows deals, else positions. */
  deals: readonly PositionedDeal[] | null
  positions: readonly ClosedPositionResult[] | null
}

export const rowsOnPage = 50

export const isRowChoice = (text: string | undefined): text is RowChoice => rowChoices.some((choice) => choice === text)

/** The closed positions that a choice of rows includes; null if it shows deals. */
export function positionsFor(
  choice: RowChoice,
  positions: readonly ClosedPositionResult[],
): readonly ClosedPositionResult[] | null {
  switch (choice) {
    case 'all':
    case 'flows':
      return null
    case 'closed':
      return positions
    case 'won':
      return positions.filter(({ result }) => result > 0)
    case 'lost':
      return positions.filter(({ result }) => result < 0)
    case 'even':
      return positions.filter(({ result }) => result === 0)
  }
}
