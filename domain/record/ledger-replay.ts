import type { AccountType } from '#domain/claims/claims.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { Payloads } from '#domain/ledger/payloads.ts'
import { confirmedMonths } from '#domain/origin/confirmed-months.ts'
import { accountRecord } from '#domain/report/account-record.ts'
import { isClosing } from '#domain/report/deal.ts'
import type { TradeEntry } from '#domain/report/latest-trade.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'
import type { Finding } from '#domain/report/problem.ts'
import { type Closings, followedMonths } from './followed.ts'
import { LedgerDeals } from './ledger-deals.ts'
import {
  importedFigures,
  leastReal,
  measures,
  nothingRecorded,
  type Records,
  type RecordsByOrigin,
} from './measures.ts'
import { type PageTerms, printedOfAccount } from './printed-account.ts'
import type { PrintedFigure } from './printed-figure.ts'
import { printedOfEntries } from './printed-history.ts'
import { printedOfRecord } from './printed-record.ts'
import type { PublishedAccount } from './published-accounts.ts'

/** An account as recorded in the ledger. */
interface ReplayedAccount {
  /** Its slug in URLs. */
  slug: string
  type: AccountType
  currency: string
  digits: number
  /** The day on which it was registered; absent: no entry opened it. */
  registeredOn?: string
  /** The day it was closed or blown, `YYYY-MM-DD`; null while it is open. */
  endedOn: string | null
  /** Findings of the check of the newest file; null before the first. */
  checked: PublishedAccount['checked']
  /** In the order of the whole history. */
  deals: PositionedDeal[]
  /** Mails of the broker that confirm deals: who signed them, and which deals. */
  confirmations: { domain: string; tickets: readonly string[] }[]
  /** The day (UTC) that the first entry of each deal was recorded on, by ticket. */
  importedOn: Map<string, string>
  /** The latest ledger entry of each deal, by ticket. */
  entries: Map<string, TradeEntry>
  /** The newest import. */
  report: TradeEntry['report']
}

type ReplayedOperation = Payloads['operation'] & { day: string; at: string; recordedOn: string }

/** The state after replaying every entry in order, with corrections applied. */
interface Replay {
  /** By origin, so that stated and imported records are never combined. */
  records: RecordsByOrigin
  accounts: ReplayedAccount[]
  /**
   * Every figure that pages print apart from those of accounts: of months and trades, those of the account that carries the record
   * first, then of corrections and events.
   */
  printed: PrintedFigure[]
}

type Growing = Omit<ReplayedAccount, 'deals'> & { readonly deals: LedgerDeals }

/** Default decimals of money. */
const usualDigits = 2

export function replayLedger(lines: readonly LedgerLine[]): Replay {
  const months = new Map<string, Payloads['month'] & { recordedOn: string }>()
  const operations: ReplayedOperation[] = []
  let carrier: string | null = null
  const accounts = new Map<string, Growing>()
  const accountOf = (slug: string) => {
    const known = accounts.get(slug) ?? openAccount(slug)
    accounts.set(slug, known)
    return known
  }
  const keep = (month: Payloads['month'], recordedAt: string) =>
    months.set(`${month.year} ${month.month}`, { ...month, recordedOn: recordedAt.slice(0, 10) })
  const read: {
    readonly [K in LedgerLine['kind']]?: (
      payload: Payloads[K],
      at: string,
      recordedAt: string,
      line: LedgerLine,
    ) => unknown
  } = {
    month: (month, _, recordedAt) => keep(month, recordedAt),
    correction: ({ now }, _, recordedAt) => keep(now, recordedAt),
    operation: (operation, at, recordedAt) =>
      operations.push({ ...operation, at, day: at.slice(0, 10), recordedOn: recordedAt.slice(0, 10) }),
    'account-opened': ({ account, type, currency }, _, recordedAt) => {
      Object.assign(accountOf(account), { type, currency, registeredOn: recordedAt.slice(0, 10) })
    },
    'account-closed': ({ account }, at) => {
      accountOf(account).endedOn = at.slice(0, 10)
    },
    'record-carrier': ({ account }) => {
      carrier = account
    },
    import: ({ account, file, digits, figures, agree = figures, findings = [], open }, at) => {
      const known = accountOf(account)
      known.digits = digits
      const openBefore = known.checked?.open
      known.checked = {
        on: at.slice(0, 10),
        recomputed: figures,
        agree,
        findings: findings as readonly Finding[],
        ...(open && { open }),
        ...(openBefore && { openBefore }),
      }
      known.report = { on: at.slice(0, 10), file }
      known.deals.nextFile()
    },
    confirmation: ({ account, domain, tickets }) => accountOf(account).confirmations.push({ domain, tickets }),
    deal: (deal, at, recordedAt, { seq, hash }) => {
      const known = accountOf(deal.account)
      if (!known.importedOn.has(deal.ticket)) known.importedOn.set(deal.ticket, recordedAt.slice(0, 10))
      known.entries.set(deal.ticket, { seq, hash, report: known.report })
      known.deals.add(deal, at)
    },
  }
  for (const line of lines) {
    const { kind, payload, occurredAt, recordedAt } = line
    if (Object.hasOwn(read, kind)) read[kind]?.(payload as never, occurredAt, recordedAt, line)
  }
  const of = <T extends { account?: string | null }>(account: string | null, all: Iterable<T>) =>
    [...all].filter((one) => (one.account ?? null) === account)
  const recordsOf = (account: string | null, accountType: AccountType | null) => {
    const own = { operations: of(account, operations), months: of(account, months.values()) }
    return {
      ...own,
      accountType,
      madeUp: { operations: own.operations.some(isMadeUp), months: own.months.some(isMadeUp) },
    }
  }
  const listed = of(null, operations)
  const stated = recordsOf(null, leastReal(listed.map(({ accountType }) => accountType as AccountType)))
  const imported = carrier === null ? null : recordsOf(carrier, accounts.get(carrier)?.type ?? null)
  const replayed = [...accounts.values()].map((account) => ({ ...account, deals: account.deals.inOrder() }))
  const hasImported = replayed.some(({ deals }) => deals.length > 0)
  return {
    records: {
      imported: imported ?? nothingRecorded.imported,
      stated: { ...stated, asOf: { operations: lastDay(stated.operations), months: lastDay(stated.months) } },
    },
    accounts: replayed,
    printed: [
      ...(imported ? printedOfRecord('measured', imported, imported.operations, hasImported) : []),
      ...printedOfRecord('stated', stated, stated.operations, hasImported),
      ...printedOfEntries(lines),
    ],
  }
}

const openAccount = (slug: string): Growing => ({
  slug,
  type: 'live',
  currency: 'USD',
  digits: usualDigits,
  endedOn: null,
  checked: null,
  deals: new LedgerDeals(),
  confirmations: [],
  importedOn: new Map(),
  entries: new Map(),
  report: null,
})

const lastDay = (of: readonly { recordedOn: string }[]) =>
  of
    .map(({ recordedOn }) => recordedOn)
    .sort()
    .at(-1) ?? null

const isMadeUp = (payload: { readonly isMadeUp?: true }) => payload.isMadeUp === true

/** Name of a headline figure on the verification page. */
type NamedFigure = readonly [name: string, value: number]

/** Figures of trades and months, if the records allow: of the account with the record, then stated ones. */
export function recordFigures({ imported, stated }: RecordsByOrigin): NamedFigure[] {
  return [
    ...figuresOf(imported).filter(([name]) => isOfAccounts(name)),
    ...figuresOf(stated).map(([name, value]) => [`stated ${name}`, value] as const),
  ]
}

const isOfAccounts = (name: string) => importedFigures.some((figure) => figure === name)

function figuresOf(records: Records): NamedFigure[] {
  return Object.entries(measures).flatMap(([figure, { of }]): NamedFigure[] => {
    const value = of(records)
    return value === null || isEmpty(records, measures[figure as keyof typeof measures].from) ? [] : [[figure, value]]
  })
}

const isEmpty = (records: Records, source: 'operations' | 'months') => records[source].length === 0

/** Every figure that the pages of an account print, computed from its deals; none without a deal. */
export function printedOfReplay(account: ReplayedAccount, terms: PageTerms): PrintedFigure[] {
  const record = accountRecord(account.deals, account.digits)
  if (!record) return []
  const { deals, confirmations } = account
  const confirmed = confirmations.length > 0 ? confirmedMonths(deals, confirmations) : []
  const followed = account.type === 'backtest' ? [] : followedMonths(closingsOf(account))
  const tradeEntry = record.trade ? account.entries.get(record.trade.ticket) : undefined
  return printedOfAccount({ ...account, record, followed, confirmed, ...(tradeEntry && { tradeEntry }) }, terms)
}

const closingsOf = ({ deals, importedOn }: ReplayedAccount): Closings[] =>
  deals
    .filter(isClosing)
    .map(({ ticket, time }) => ({ day: time.slice(0, 10), importedOn: importedOn.get(ticket)!, count: 1 }))
