import type { Json } from './canonical.ts'
import type { EntryKind } from './entry.ts'

/**
 * Content of each kind of entry. No personal data: no holder, no login except as a salted hash, no comment of a deal.
 * Money is in whole minor units, prices and lots are decimal strings. `isMadeUp`: made up for a demonstration.
 */
export type Payloads = {
  'account-opened': {
    /** Its slug in URLs, never changed. */
    readonly account: string
    readonly name: string
    /** live, demo or backtest. */
    readonly type: string
    readonly currency: string
    readonly broker: string | null
    /** Time zone of the broker, such as `Europe/Athens`; null if unknown. */
    readonly zone: string | null
    readonly isMadeUp?: true
  }
  'account-renamed': { readonly account: string; readonly before: string; readonly now: string }
  'account-closed': { readonly account: string; readonly reason: string; readonly lastBalance: number | null }
  import: {
    readonly account: string
    /** SHA-256 of the file, hexadecimal. */
    readonly file: string
    /** history, backtest or mt4. */
    readonly kind: string
    /** Decimals of its money. */
    readonly digits: number
    /** Deals in the file, and those not recorded before. */
    readonly deals: number
    readonly newDeals: number
    /** The file's own figures that were recomputed, and how many of them agree; entries of before lack that. */
    readonly figures: number
    readonly agree?: number
    /**
     * SHA-256 of a secret salt and the account number; revealing both proves whose account it is. Null without a
     * number.
     */
    readonly login: string | null
    /**
     * The installation's keyed hash of server and login, equal for equal logins; null without a login, absent in entries
     * from before there was one.
     */
    readonly loginKey?: string | null
    /** The broker's company and trading server as the file names them; absent where it names none. */
    readonly company?: string
    readonly server?: string
    /** Findings of the check that the account's page lists; absent without any. */
    readonly findings?: readonly FindingPayload[]
    /**
     * Open positions at the time of the file: the balance without them, their result at current prices; absent if the
     * file does not print them. Older entries have a day (`on`), which is ignored.
     */
    readonly open?: {
      readonly positions: number
      readonly balance: number
      readonly result: number
    }
  }
  /** A file of a login that another account publishes already was refused. */
  'login-repeated': {
    readonly account: string
    /** The account that publishes this login. */
    readonly publishedAs: string
    /** SHA-256 of the refused file, hexadecimal. */
    readonly file: string
  }
  /** From here on this account's months and trades are the record, replacing the previous account's. */
  'record-carrier': {
    readonly account: string
    /** Null: none. */
    readonly before: string | null
  }
  /** The database was restored from a backup: later records are missing. */
  restored: {
    /** Time of the backup, ISO 8601 in UTC; null if the database was restored by other means. */
    readonly madeAt: string | null
    /**
     * The last entry known to be signed that this ledger lacks: its number and hash. Null if nothing is known to be
     * missing.
     */
    readonly lost: { readonly seq: number; readonly hash: string } | null
  }
  deal: DealPayload
  confirmation: ConfirmationPayload
  operation: OperationPayload
  month: MonthPayload
  correction: {
    /** Number of the entry that no longer counts. */
    readonly supersedes: number
    /** Reason given for the correction; null if none was given. */
    readonly reason: string | null
    readonly now: MonthPayload
  }
  claim: {
    readonly claim: string
    /** stated, changed or withdrawn. */
    readonly action: string
    /** The stated value; null with `withdrawn`, and for testimonials, which name a person. */
    readonly statement: { readonly [key: string]: Json } | null
  }
}

/** A finding by its code, with how many there are, the first tickets, the printed and the recomputed amount. */
type FindingPayload = {
  readonly code: string
  readonly count?: number
  readonly tickets?: readonly string[]
  readonly printed?: string
  readonly recomputed?: string
}

export type DealPayload = {
  readonly account: string
  readonly ticket: string
  readonly type: string
  /** in, out, in/out or out by; null if it is not a trade. */
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
  /** The position it opens, changes or closes; null if unknown. */
  readonly position: string | null
  /** If that position had a stop loss; null if unknown. */
  readonly hasStop: boolean | null
  /**
   * Its place in the whole history at that time, from 1; absent in an account's first file, whose entries are in order.
   * A repeated ticket updates the deal: the later file knows more of its position.
   */
  readonly at?: number
}

/** A broker's mail with a valid signature whose deals agree with the imported ones. */
export type ConfirmationPayload = {
  readonly account: string
  /** Signing domain (`d=`, RFC 6376), in lower case. */
  readonly domain: string
  readonly selector: string
  /** `bh=` of the signature: the hash of the mail's body, base64. */
  readonly bodyHash: string
  /** SHA-256 of the mail as it was received, hexadecimal. */
  readonly mail: string
  /** SHA-256 of the key record that DNS answered, hexadecimal, and when it did, ISO 8601 in UTC. */
  readonly key: string
  readonly keySeenAt: string
  /** That key record; absent in older entries. With `selector` and `domain` anybody can look it up. */
  readonly keyRecord?: string
  /** DNS servers that the operator set to be asked; absent: the machine's own. */
  readonly keyServers?: readonly string[]
  /** Broker's local time: start of the covered period, and the time of the statement. */
  readonly from: string
  readonly until: string
  /** As stated in the mail at `until`. */
  readonly balance: number
  readonly equity: number | null
  /** Matching deals: every deal of the account in that period, and the opening deals of its MetaTrader 4 trades. */
  readonly tickets: readonly string[]
  /** As in `import`. */
  readonly login: string
}

type OperationPayload = {
  readonly id: string
  readonly pair: string
  readonly type: string
  readonly entryPrice: string
  readonly exitPrice: string
  readonly result: number
  readonly pips: string
  readonly time: string
  readonly accountType: string
  /** The account and position it came from; null if it came from a list of trades. */
  readonly account: string | null
  readonly position: string | null
  readonly isMadeUp?: true
}

export type MonthPayload = {
  readonly year: number
  readonly month: number
  /** Percent, a decimal string. */
  readonly percentageGain: string
  /** Cents. */
  readonly profitAmount: number
  /** typed (stated by the operator) or imported (computed from an account's deals). */
  readonly source: string
  /** The account it was computed from; absent for typed months. */
  readonly account?: string
  /** The month was still going on when this was recorded. */
  readonly isUnfinished?: true
  readonly isMadeUp?: true
}

/** An entry that has no place in the chain yet. */
export type NewEntry = {
  readonly [K in EntryKind]: {
    readonly kind: K
    /** ISO 8601 in UTC; for deals the broker's local time. */
    readonly occurredAt: string
    readonly payload: Payloads[K]
  }
}[EntryKind]

/**
 * A claim change as recorded in the ledger: without a quotation's author, amounts as decimal strings since the ledger
 * has no fractions.
 */
export function claimEntry(claim: string, action: string, statement: unknown, occurredAt: string): NewEntry {
  const isQuotation = claim.startsWith('testimonial.')
  const said = isQuotation || statement === null ? null : (withoutFractions(statement) as { [key: string]: Json })
  return { kind: 'claim', occurredAt, payload: { claim, action, statement: said } }
}

function withoutFractions(value: unknown): Json {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : String(value)
  if (Array.isArray(value)) return value.map(withoutFractions)
  if (typeof value !== 'object' || value === null) return value as Json
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutFractions(member)]))
}

/** Subject of an entry that later entries can replace; null for unique events. */
export function subjectOf({ kind, payload }: Pick<NewEntry, 'kind' | 'payload'>): string | null {
  return subjects[kind](payload as never)
}

const monthSubject = ({ year, month }: Pick<MonthPayload, 'year' | 'month'>) =>
  `month ${year}-${String(month).padStart(2, '0')}`

const subjects: { readonly [K in EntryKind]: (payload: Payloads[K]) => string | null } = {
  'account-opened': ({ account }) => `account ${account}`,
  'account-closed': ({ account }) => `account ${account}`,
  'account-renamed': ({ account }) => `account ${account}`,
  'login-repeated': ({ account }) => `login ${account}`,
  'record-carrier': () => 'record-carrier',
  restored: () => 'restored',
  import: ({ account }) => `account ${account}`,
  deal: () => null,
  confirmation: () => null,
  operation: ({ id }) => `operation ${id}`,
  month: monthSubject,
  correction: ({ now }) => monthSubject(now),
  claim: ({ claim }) => `claim ${claim}`,
}
