import type { EntryKind } from './entry.ts'

/**
 * What each kind of entry holds. No personal data: an account is a salted hash, no holder, no login, no comment of a deal.
 * Money is in whole minor units, prices and lots are decimal strings.
 */
export type Payloads = {
  'account-opened': {
    readonly account: string
    /** live, demo or backtest. */
    readonly type: string
    readonly currency: string
    /** Decimals of the currency. */
    readonly digits: number
    readonly broker: string | null
    /** Zone of the broker's clock, such as `Europe/Athens`; null where it is not known. */
    readonly zone: string | null
  }
  'account-closed': { readonly account: string; readonly reason: string; readonly lastBalance: number | null }
  import: {
    readonly account: string
    /** SHA-256 of the file, hexadecimal. */
    readonly file: string
    /** history, backtest or mt4. */
    readonly kind: string
    /** Deals in the file, and those that were not on record before it. */
    readonly deals: number
    readonly newDeals: number
    /** The file's own figures that were recomputed. */
    readonly figures: number
  }
  deal: DealPayload
  operation: OperationPayload
  month: MonthPayload
  correction: {
    /** Number of the entry that no longer counts. */
    readonly supersedes: number
    /** In the words of whoever corrected it; null where they gave none. */
    readonly reason: string | null
    readonly now: MonthPayload
  }
  claim: {
    readonly claim: string
    /** stated, changed or withdrawn. */
    readonly action: string
    /** As stored, as one canonical text of its own; null with `withdrawn`, and for quotations, which name a person. */
    readonly statement: string | null
  }
}

export type DealPayload = {
  readonly account: string
  readonly ticket: string
  readonly type: string
  /** in, out, in/out or out by; null where it is no trade. */
  readonly direction: string | null
  readonly symbol: string
  readonly volume: string
  readonly price: string
  readonly order: string
  readonly commission: number
  readonly fee: number
  readonly swap: number
  readonly profit: number
  readonly balance: number
}

export type OperationPayload = {
  readonly id: string
  readonly pair: string
  readonly type: string
  readonly entryPrice: string
  readonly exitPrice: string
  readonly result: number
  readonly pips: string
  readonly time: string
  readonly accountType: string
}

export type MonthPayload = {
  readonly year: number
  readonly month: number
  /** Percent, a decimal string. */
  readonly percentageGain: string
  /** Cents. */
  readonly profitAmount: number
  /** typed or imported. */
  readonly source: string
}

/** An entry that is still to be given its place in the chain. */
export type NewEntry = {
  readonly [K in EntryKind]: {
    readonly kind: K
    /** ISO 8601 in UTC; for deals the broker's clock. */
    readonly occurredAt: string
    readonly payload: Payloads[K]
  }
}[EntryKind]

/** What an entry is about, where later entries may be about the same; null for what happens once. */
export function subjectOf({ kind, payload }: Pick<NewEntry, 'kind' | 'payload'>): string | null {
  return subjects[kind](payload as never)
}

const monthSubject = ({ year, month }: Pick<MonthPayload, 'year' | 'month'>) =>
  `month ${year}-${String(month).padStart(2, '0')}`

const subjects: { readonly [K in EntryKind]: (payload: Payloads[K]) => string | null } = {
  'account-opened': ({ account }) => `account ${account}`,
  'account-closed': ({ account }) => `account ${account}`,
  import: ({ account }) => `account ${account}`,
  deal: () => null,
  operation: ({ id }) => `operation ${id}`,
  month: monthSubject,
  correction: ({ now }) => monthSubject(now),
  claim: ({ claim }) => `claim ${claim}`,
}
