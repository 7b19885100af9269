import type { AccountType } from './claims.ts'
import type { LedgerLine } from './ledger/entry.ts'
import type { Payloads } from './ledger/payloads.ts'
import { leastReal, measures, type Records } from './measures.ts'
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
}

/** The state that results from replaying every entry in order, with corrections replacing what they correct. */
export interface Replay {
  records: Records
  accounts: ReplayedAccount[]
}

/** Decimals of money unless a file says otherwise. */
const usualDigits = 2

export function replayLedger(lines: readonly LedgerLine[]): Replay {
  const months = new Map<string, Payloads['month']>()
  const operations: (Payloads['operation'] & { day: string })[] = []
  const accounts = new Map<string, ReplayedAccount>()
  const accountOf = (slug: string) => {
    const known = accounts.get(slug) ?? { slug, digits: usualDigits, files: 0, deals: [] }
    accounts.set(slug, known)
    return known
  }
  const keep = (month: Payloads['month']) => months.set(`${month.year} ${month.month}`, month)
  const read: { readonly [K in LedgerLine['kind']]?: (payload: Payloads[K], at: string) => unknown } = {
    month: keep,
    correction: ({ now }) => keep(now),
    operation: (operation, at) => operations.push({ ...operation, day: at.slice(0, 10) }),
    'account-opened': ({ account }) => accountOf(account),
    import: ({ account, digits }) => {
      const known = accountOf(account)
      known.digits = digits
      known.files += 1
    },
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
  for (const { kind, payload, occurredAt } of lines) read[kind]?.(payload as never, occurredAt)
  return {
    records: {
      operations,
      months: [...months.values()],
      accountType: leastReal(operations.map(({ accountType }) => accountType as AccountType)),
      madeUp: { operations: operations.some(isMadeUp), months: [...months.values()].some(isMadeUp) },
    },
    accounts: [...accounts.values()],
  }
}

const isMadeUp = (payload: { readonly isMadeUp?: true }) => payload.isMadeUp === true

/** Name of a headline figure on the verification page. */
export type NamedFigure = readonly [name: string, value: number]

/** Figures measured from trades and months, as far as the records allow. */
export function recordFigures(records: Records): NamedFigure[] {
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
