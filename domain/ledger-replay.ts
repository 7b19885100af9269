import type { AccountType } from './claims.ts'
import type { LedgerLine } from './ledger/entry.ts'
import type { Payloads } from './ledger/payloads.ts'
import {
  importedFigures,
  leastReal,
  measures,
  nothingRecorded,
  type Records,
  type RecordsByOrigin,
} from './measures.ts'
import { accountFigures } from './report/account-figures.ts'
import type { Direction } from './report/deal.ts'
import { type PositionedDeal, positionsOf } from './report/positions.ts'

/** An account with its deals as recorded in the ledger. */
export interface ReplayedAccount {
  /** Its place in addresses. */
  slug: string
  digits: number
  /** Files that its deals came with. */
  files: number
  deals: PositionedDeal[]
  /** Mails of the broker that confirm deals: who signed them, and which deals. */
  confirmations: { domain: string; tickets: readonly string[] }[]
}

/** The state that results from replaying every entry in order, with corrections replacing what they correct. */
export interface Replay {
  /** By origin, so that nothing stated is computed with anything imported. */
  records: RecordsByOrigin
  accounts: ReplayedAccount[]
}

/** Decimals of money unless a file says otherwise. */
const usualDigits = 2

export function replayLedger(lines: readonly LedgerLine[]): Replay {
  const months = new Map<string, Payloads['month'] & { recordedOn: string }>()
  const operations: (Payloads['operation'] & { day: string; recordedOn: string })[] = []
  const types = new Map<string, AccountType>()
  let carrier: string | null = null
  const accounts = new Map<string, ReplayedAccount>()
  const accountOf = (slug: string) => {
    const known = accounts.get(slug) ?? { slug, digits: usualDigits, files: 0, deals: [], confirmations: [] }
    accounts.set(slug, known)
    return known
  }
  const keep = (month: Payloads['month'], recordedAt: string) =>
    months.set(`${month.year} ${month.month}`, { ...month, recordedOn: recordedAt.slice(0, 10) })
  const read: {
    readonly [K in LedgerLine['kind']]?: (payload: Payloads[K], at: string, recordedAt: string) => unknown
  } = {
    month: (month, _, recordedAt) => keep(month, recordedAt),
    correction: ({ now }, _, recordedAt) => keep(now, recordedAt),
    operation: (operation, at, recordedAt) =>
      operations.push({ ...operation, day: at.slice(0, 10), recordedOn: recordedAt.slice(0, 10) }),
    'account-opened': ({ account, type }) => {
      types.set(account, type as AccountType)
      accountOf(account)
    },
    'record-carrier': ({ account }) => {
      carrier = account
    },
    import: ({ account, digits }) => {
      const known = accountOf(account)
      known.digits = digits
      known.files += 1
    },
    confirmation: ({ account, domain, tickets }) => accountOf(account).confirmations.push({ domain, tickets }),
    deal: ({ account, direction, volume, price, order: _, ...deal }, at) => {
      accountOf(account).deals.push({
        ...deal,
        time: at,
        direction: direction as Direction | null,
        volume: Number(volume),
        price: Number(price),
      })
    },
  }
  for (const { kind, payload, occurredAt, recordedAt } of lines) read[kind]?.(payload as never, occurredAt, recordedAt)
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
  return {
    records: {
      imported: carrier === null ? nothingRecorded.imported : recordsOf(carrier, types.get(carrier) ?? null),
      stated: { ...stated, asOf: { operations: lastDay(stated.operations), months: lastDay(stated.months) } },
    },
    accounts: [...accounts.values()],
  }
}

const lastDay = (of: readonly { recordedOn: string }[]) =>
  of
    .map(({ recordedOn }) => recordedOn)
    .sort()
    .at(-1) ?? null

const isMadeUp = (payload: { readonly isMadeUp?: true }) => payload.isMadeUp === true

/** Name of a headline figure on the verification page. */
export type NamedFigure = readonly [name: string, value: number]

/** Figures of trades and months, as far as the records allow: of the account that carries them, then those stated. */
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

/** Figures of an account, as far as its deals allow. */
export function accountFiguresOf({ slug, digits, files, deals }: ReplayedAccount): NamedFigure[] {
  // A later file may bring deals from before those of an earlier one.
  const inOrder = files > 1 ? deals.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)) : deals
  return accountFigures(inOrder, positionsOf(inOrder), digits).flatMap(({ name, value }): NamedFigure[] =>
    value === null ? [] : [[`${slug} ${name}`, value]],
  )
}
