import type { Instant } from '#domain/basics/instant.ts'
import { confirmedInAll } from '#domain/origin/confirmed-months.ts'
import {
  type AccountFigure,
  type AccountFigureName,
  type FigureUnit,
  figureInputs,
} from '#domain/report/account-figures.ts'
import { type AccountRecord, growthOfYear } from '#domain/report/account-record.ts'
import { chartMonths } from '#domain/report/chart.ts'
import { type GoldFigureName, goldFigureNames } from '#domain/report/gold-figures.ts'
import { shortHash } from '#domain/report/latest-trade.ts'
import { openShare, smallerLossBefore, withOpenTrades } from '#domain/report/open-trades.ts'
import { type Breakdown, breakdowns, outcomesOf } from '#domain/report/outcomes.ts'
import { netOfSubscription } from '#domain/report/subscription.ts'
import { quietDays } from './account-headline.ts'
import { followedInAll } from './followed.ts'
import { type PrintedFigure, type PrintedUnit, rowOf } from './printed-figure.ts'
import type { PublishedAccount } from './published-accounts.ts'

/**
 * Data of an account's pages besides its record: the monthly price, the deposit it is compared with, and the time of
 * reading.
 */
export interface PageTerms {
  readonly now: Instant
  readonly monthlyPrice: number
  readonly deposit: number
}

type PrintedAccount = Pick<
  PublishedAccount,
  'type' | 'currency' | 'checked' | 'registeredOn' | 'endedOn' | 'followed' | 'confirmed' | 'tradeEntry'
> & {
  readonly record: AccountRecord
}

/** Format of each gold-only figure. */
export const goldUnits: Readonly<Record<GoldFigureName, PrintedUnit>> = {
  winRate: 'percent',
  profitFactor: 'number',
  riskReward: 'ratio',
  averageTrade: 'pips',
  totalProfit: 'signedDollars',
}

/**
 * Every figure that the pages of an account print, part by part. The pages mark each with its name, `/verify` and the
 * ledger's script compute each anew; a test compares the three.
 */
const parts = {
  facts: ({ record, checked, registeredOn, endedOn }: PrintedAccount) =>
    rowOf('facts', {
      period: ['period', `${record.from}/${record.to}`],
      deals: ['count', record.deals],
      closed: ['count', record.closed],
      ...(openPositionsOf(record, checked) > 0 && { open: ['count', openPositionsOf(record, checked)] as const }),
      ...(registeredOn && { registered: ['day', registeredOn] as const }),
      ...(endedOn && { ended: ['day', endedOn] as const }),
      ...(checked && {
        'checked.on': ['day', checked.on] as const,
        'checked.recomputed': ['count', checked.recomputed] as const,
        'checked.agree': ['count', checked.agree] as const,
      }),
    }),
  open: openRows,
  quiet: (account: PrintedAccount, { now }: PageTerms) => {
    const days = quietDays(account, now)
    return days === null ? [] : rowOf('quiet', { last: ['day', account.record.to], days: ['count', days] })
  },
  findings: ({ checked }: PrintedAccount) =>
    (checked?.findings ?? []).flatMap(({ code, count, tickets, printed, recomputed }) =>
      rowOf(`findings.${code}`, {
        ...(count !== undefined && { count: ['count', count] as const }),
        ...(tickets && { tickets: ['text', tickets.join(', ')] as const }),
        ...(recomputed !== undefined && { recomputed: ['text', recomputed] as const }),
        ...(printed !== undefined && { printed: ['text', printed] as const }),
      }),
    ),
  followed: ({ followed = [] }: PrintedAccount) =>
    [{ month: 'all', ...followedInAll(followed) }, ...followed].flatMap(({ month, followed: own, trades }) =>
      trades === 0 ? [] : rowOf(`followed.${month}`, { trades: ['count', own], of: ['count', trades] }),
    ),
  confirmed: ({ confirmed = [] }: PrintedAccount) =>
    [{ month: 'all', ...confirmedInAll(confirmed) }, ...confirmed].flatMap(({ month, days, confirmed: by }) =>
      by.flatMap(({ domain, days: own }, index) =>
        rowOf(`confirmed.${month}.${index + 1}`, {
          domain: ['text', domain],
          days: ['count', own],
          of: ['count', days],
        }),
      ),
    ),
  figures: ({ record }: PrintedAccount) => record.figures.flatMap(figureRow),
  gold: ({ record }: PrintedAccount) => goldRows(record),
  chart: ({ record }: PrintedAccount) => chartRows(record),
  latest: ({ record }: PrintedAccount) => latestRows(record),
  trade: tradeRows,
  months: ({ record }: PrintedAccount) => monthRows(record),
  subscription: ({ record, currency }: PrintedAccount, terms: PageTerms) =>
    currency === 'USD' ? subscriptionRow(record, terms) : [],
  distribution: ({ record }: PrintedAccount) => {
    const money = (minor: number) => minor / 10 ** record.digits
    return record.distribution.flatMap(({ from, to, positions }, index) =>
      rowOf(`distribution.${index + 1}`, {
        ...(from !== null && { 'bounds.from': ['money', money(from)] as const }),
        ...(to !== null && { 'bounds.to': ['money', money(to)] as const }),
        positions: ['count', positions],
      }),
    )
  },
  ...(Object.fromEntries(breakdowns.map((by) => [by, ({ record }: PrintedAccount) => groupRows(by, record)])) as Record<
    Breakdown,
    (account: PrintedAccount) => PrintedFigure[]
  >),
} satisfies Record<string, (account: PrintedAccount, terms: PageTerms) => PrintedFigure[]>

type AccountPart = keyof typeof parts

/** Name of a mark on a page of an account: a part, or a row of one. */
export type AccountMark = AccountPart | `${AccountPart}.${string}`

/** Every figure that the pages of this account print, in their order. */
export function printedOfAccount(account: PrintedAccount, terms: PageTerms): PrintedFigure[] {
  return Object.values(parts).flatMap((part) => part(account, terms))
}

/** Figures that are a gain or a loss: a plus is written too. */
const signed: readonly AccountFigureName[] = [
  'growth',
  'worstMonth',
  'sumOfMonths',
  'absoluteGain',
  'netProfit',
  'expectancy',
  'worstDay',
]

/** Format of a figure; inputs never have a plus sign. */
export function printedUnit(unit: FigureUnit, name?: AccountFigureName): PrintedUnit {
  if (name === undefined || !signed.includes(name)) return unit
  return unit === 'percent' ? 'signedPercent' : 'signedMoney'
}

function figureRow({ name, unit, value, inputs }: AccountFigure): PrintedFigure[] {
  return [
    { name: `figures.${name}`, unit: printedUnit(unit, name), value },
    ...inputs.map((input) => ({
      name: `figures.${name}.${input.name}`,
      unit: printedUnit(figureInputs[input.name]),
      value: input.value,
    })),
  ]
}

/** Number of open positions: from the newest report, else from the deals. */
export const openPositionsOf = (record: Pick<AccountRecord, 'open'>, checked: PublishedAccount['checked']): number =>
  checked?.open?.positions ?? record.open

/** Open positions of the newest report, and the headline including them. */
function openRows({ record, checked }: PrintedAccount): PrintedFigure[] {
  const open = checked?.open
  if (!open) return []
  if (open.positions === 0) return rowOf('open.none', { on: ['day', checked.on] })
  const { growth, drawdown } = withOpenTrades(record, open)
  const before = smallerLossBefore(open, checked.openBefore)
  return [
    ...rowOf('open.now', {
      on: ['day', checked.on],
      positions: ['count', open.positions],
      result: ['signedMoney', open.result / 10 ** record.digits],
      share: ['signedPercent', openShare(open)],
    }),
    ...(open.result < 0
      ? rowOf('open.with', { growth: ['signedPercent', growth], drawdown: ['percent', drawdown] })
      : []),
    ...(before === null ? [] : rowOf('open.before', { share: ['signedPercent', before] })),
  ]
}

function goldRows({ gold }: AccountRecord): PrintedFigure[] {
  if (!gold) return []
  return [
    ...rowOf('gold.counted', { positions: ['count', gold.positions], of: ['count', gold.of] }),
    ...rowOf('gold', { won: ['count', gold.won], lost: ['count', gold.lost], even: ['count', gold.even] }),
    ...goldFigureNames.map((name) => ({ name: `gold.${name}`, unit: goldUnits[name], value: gold.figures[name] })),
  ]
}

function chartRows({ chart }: AccountRecord): PrintedFigure[] {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const [first, last] = [chart[0]!, chart.at(-1)!]
  return [
    ...rowOf('chart.text', {
      from: ['day', day(first.at)],
      to: ['day', day(last.at)],
      end: ['number', last.growth],
      deepest: ['percent', Math.max(...chart.map(({ drawdown }) => drawdown))],
    }),
    ...chartMonths(chart).flatMap(({ month, growth, drawdown }) =>
      rowOf(`chart.${month}`, { growth: ['signedPercent', growth], drawdown: ['percent', drawdown] }),
    ),
  ]
}

function latestRows({ latest, digits }: AccountRecord): PrintedFigure[] {
  if (!latest) return []
  const { won, lost, even } = outcomesOf(latest.results.map((result) => ({ result })))
  const money = (minor: number) => minor / 10 ** digits
  return rowOf('latest.text', {
    positions: ['count', latest.results.length],
    from: ['day', latest.from],
    to: ['day', latest.to],
    won: ['count', won],
    lost: ['count', lost],
    even: ['count', even],
    best: ['signedMoney', money(Math.max(...latest.results))],
    worst: ['signedMoney', money(Math.min(...latest.results))],
  })
}

/** The newest gold trade: its order, close, report row and ledger entry. */
function tradeRows({ record: { trade, digits }, tradeEntry }: PrintedAccount): PrintedFigure[] {
  if (!trade || !tradeEntry) return []
  const { seq, hash, report } = tradeEntry
  const time = (moment: string) => ['clockMoment', moment] as const
  return [
    ...rowOf('trade.opened', {
      time: time(trade.opened),
      lots: ['lots', trade.lots],
      ...(trade.openPrice !== null && { price: ['price', trade.openPrice] as const }),
    }),
    ...rowOf('trade.closed', {
      time: time(trade.closed),
      price: ['price', trade.closePrice],
      result: ['signedMoney', trade.result / 10 ** digits],
    }),
    ...rowOf('trade.row', {
      ticket: ['text', trade.ticket],
      ...(report && { on: ['day', report.on] as const, file: ['text', shortHash(report.file)] as const }),
    }),
    ...rowOf('trade.entry', { seq: ['text', String(seq)], hash: ['text', shortHash(hash)] }),
  ]
}

/** One row per year: months with a trade, and their compounded return. */
function monthRows({ months }: AccountRecord): PrintedFigure[] {
  const cell = (name: string, value: number): PrintedFigure => ({ name: `months.${name}`, unit: 'change', value })
  return [...Map.groupBy(months, ({ year }) => year)].flatMap(([year, own]) => [
    ...own.flatMap(({ month, growth }) =>
      growth === null ? [] : [cell(`${year}.${String(month).padStart(2, '0')}`, growth)],
    ),
    cell(`${year}.all`, growthOfYear(own)),
  ])
}

function subscriptionRow({ months }: AccountRecord, { deposit, monthlyPrice }: PageTerms): PrintedFigure[] {
  const after = netOfSubscription(months, deposit, monthlyPrice)
  const before = netOfSubscription(months, deposit, 0)
  if (!after || !before) return []
  return rowOf('subscription', {
    before: ['signedPercent', before.percent],
    after: ['signedPercent', after.percent],
    left: ['money', after.end],
    paid: ['money', after.paid],
    share: ['percent', after.monthlyShare],
  })
}

function groupRows(by: Breakdown, { groups, digits }: AccountRecord): PrintedFigure[] {
  return groups[by].flatMap(({ key, positions, won, lost, even, wonSum, lostSum }) =>
    rowOf(`${by}.${key || 'others'}`, {
      positions: ['count', positions],
      won: ['count', won],
      lost: ['count', lost],
      even: ['count', even],
      result: ['signedMoney', (wonSum + lostSum) / 10 ** digits],
    }),
  )
}
