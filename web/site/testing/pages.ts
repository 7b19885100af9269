import type { AccountType, Claim } from '#domain/claims/claims.ts'
import { defaultRetention } from '#domain/privacy/retention.ts'
import { claimRegister } from '#domain/record/claim-register.ts'
import { nothingRecorded, type Records } from '#domain/record/measures.ts'
import type { RemovedAccount } from '#domain/record/record-events.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'
import type { Correction, Month, Operation, Page } from '#web/site/page.ts'

const day = (index: number) => new Date(Date.UTC(2026, 0, 5 + index * 4)).toISOString().slice(0, 10)

/** Operations newest first, every third one lost. */
const operations = (count: number): (Operation & { day: string })[] =>
  Array.from({ length: count }, (_, index) => ({
    pair: 'XAU/USD',
    type: index % 2 ? 'COMPRA' : 'VENTA',
    entryPrice: (2600 + index).toFixed(2),
    exitPrice: (2603 + index).toFixed(2),
    result: index % 3 === 0 ? -9 : 12,
    pips: '12.00',
    time: '10:30',
    at: Date.parse(`${day(index)}T10:30:00Z`),
    day: day(index),
    isStated: false,
  })).reverse()

const finished = { isStated: false, isUnfinished: false }

const months: Month[] = [
  { year: 2026, month: 6, percentageGain: '3.41', profitAmount: 341_000, ...finished },
  { year: 2026, month: 5, percentageGain: '-2.15', profitAmount: -215_000, ...finished },
  { year: 2026, month: 4, percentageGain: '4.80', profitAmount: 480_000, ...finished },
]

const corrections: Correction[] = [
  {
    year: 2026,
    month: 5,
    before: { percentageGain: '2.15', profitAmount: 215_000, account: null },
    now: { percentageGain: '-2.15', profitAmount: -215_000, account: null },
    on: '2026-06-02',
    reason: 'A trade was missing.',
  },
]

/** Words that an operator states about the company. */
export const statementOf = (id: string, text: string): Claim => ({
  id,
  topic: 'company',
  provenance: 'stated',
  value: { kind: 'text', text: { en: text } },
  accountType: null,
  asOf: '2026-05-02',
  evidence: { url: 'https://register.example/1' },
})

/** Statements of an operator, as staff would enter them. */
export const statements: Claim[] = [
  statementOf('company.legalName', 'Example Trading FZ-LLC'),
  {
    id: 'results.balance',
    topic: 'trading',
    provenance: 'stated',
    value: { kind: 'money', amount: 12_000, currency: 'USD' },
    accountType: 'live',
    asOf: '2026-05-02',
    evidence: { url: 'javascript:alert(1)' },
  },
]

type PageOptions = Partial<Page> & {
  /** The account the records were made on; no records without. */
  readonly account?: AccountType
  readonly count?: number
  /** True if its records were made up for a demonstration. */
  readonly madeUp?: boolean
  readonly stated?: readonly Claim[]
  /** True if its records were typed and loaded, rather than computed from an account's deals. */
  readonly isStated?: boolean
}

type RecordOptions = Pick<PageOptions, 'count' | 'madeUp' | 'isStated'> & { readonly account?: AccountType | undefined }
type PageRecords = Omit<Records, 'operations' | 'months'> & {
  readonly operations: readonly (Operation & { day: string })[]
  readonly months: readonly Month[]
}

/** The records behind a page: it lists the newest ten trades of them. */
export function recordsOf({ account, count = 40, madeUp = false, isStated = false }: RecordOptions): PageRecords {
  const [trades, ofMonths] = account ? [operations(count), months] : [[], []]
  return {
    operations: trades.map((operation) => ({ ...operation, isStated })),
    months: ofMonths.map((month) => ({ ...month, isStated })),
    accountType: account ?? null,
    madeUp: { operations: madeUp, months: madeUp },
  }
}

/** A page as the server would give it: of an empty installation, or of one with a record of `account`. */
export function pageOf({
  account,
  count = 40,
  madeUp = false,
  stated = [],
  isStated = false,
  ...page
}: PageOptions = {}): Page {
  const records = recordsOf({ account, count, madeUp, isStated })
  const { operations: recorded, months: ofMonths } = records
  return {
    name: 'welcome',
    language: 'en',
    mode: 'demo',
    brand: defaultSettings,
    logo: null,
    origin: 'https://orfine.example',
    operations: recorded.slice(0, 10),
    gold: recorded
      .slice(0, 10)
      .map(({ at, exitPrice }) => ({ at, price: Number(exitPrice) + 1 }))
      .reverse(),
    months: ofMonths,
    statedRecord: { operations: [], months: [] },
    corrections: account ? corrections : [],
    events: [],
    removedAccounts: [],
    stamps: null,
    claims: claimRegister(
      isStated
        ? { ...nothingRecorded, stated: { ...records, asOf: { operations: '2026-07-01', months: '2026-07-01' } } }
        : { ...nothingRecorded, imported: records },
      stated,
      page.accounts?.some(({ record }) => record !== null),
    ),
    accounts: [],
    view: null,
    links: { checkout: 'https://pay.example/start', whatsapp: 'https://wa.me/971500000000' },
    year: 2026,
    retention: defaultRetention,
    sendsMail: true,
    checkout: null,
    forms: {},
    ...page,
  }
}

/** An account with a loss that the ledger has and the pages no more. */
export const removed: RemovedAccount = {
  name: 'Lost one',
  last: { result: -1234.5, currency: 'USD', on: '2026-05-03' },
}
