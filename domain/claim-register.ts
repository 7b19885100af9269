import type { AccountType, Claim, ClaimValue, MeasuredFigure } from './claims.ts'
import { sampleClaims } from './sample-claims.ts'
import { sampleTestimonials } from './sample-testimonials.ts'
import {
  averageTrade,
  compoundedReturn,
  consistency,
  maxDrawdown,
  profitFactor,
  type RecordedMonth,
  type RecordedOperation,
  riskReward,
  sharpe,
  sumOfMonths,
  totalProfit,
  winRate,
} from './track-record.ts'

/** What this installation has recorded. */
export interface Records {
  /** With the day each was closed, `YYYY-MM-DD`. */
  operations: readonly (RecordedOperation & { day: string })[]
  months: readonly RecordedMonth[]
  /** The least real account any operation was made on; null without operations. */
  accountType: AccountType | null
}

type Source = 'operations' | 'months'

const figures: Record<
  MeasuredFigure,
  { from: Source; of: (records: Records) => number | null; value: Omit<ClaimValue, 'amount'> }
> = {
  winRate: { from: 'operations', of: ({ operations }) => winRate(operations), value: { kind: 'percent' } },
  profitFactor: { from: 'operations', of: ({ operations }) => profitFactor(operations), value: { kind: 'number' } },
  riskReward: { from: 'operations', of: ({ operations }) => riskReward(operations), value: { kind: 'ratio' } },
  averageTrade: {
    from: 'operations',
    of: ({ operations }) => averageTrade(operations),
    value: { kind: 'pips', signed: true },
  },
  totalProfit: {
    from: 'operations',
    of: ({ operations }) => totalProfit(operations),
    value: { kind: 'money', currency: 'USD', signed: true },
  },
  operations: { from: 'operations', of: ({ operations }) => operations.length, value: { kind: 'number' } },
  consistency: { from: 'months', of: ({ months }) => consistency(months), value: { kind: 'percent' } },
  compoundedReturn: {
    from: 'months',
    of: ({ months }) => compoundedReturn(months),
    value: { kind: 'percent', signed: true },
  },
  sumOfMonths: { from: 'months', of: ({ months }) => sumOfMonths(months), value: { kind: 'percent', signed: true } },
  maxDrawdown: { from: 'months', of: ({ months }) => maxDrawdown(months), value: { kind: 'percent' } },
  sharpe: { from: 'months', of: ({ months }) => sharpe(months), value: { kind: 'number' } },
}

/** The id under which a measured figure stands in the register. */
export const measuredClaimId = (figure: MeasuredFigure): `measured.${MeasuredFigure}` => `measured.${figure}`

/**
 * The figure measured from the records; without an amount where there are records but too few to tell, which a page
 * shows as "—". Null without any record of its kind.
 */
export function measure(figure: MeasuredFigure, records: Records): Claim | null {
  const { from, of, value } = figures[figure]
  const days = from === 'operations' ? records.operations.map(({ day }) => [day, day]) : monthsAsDays(records.months)
  if (days.length === 0) return null
  const amount = of(records)
  return {
    id: measuredClaimId(figure),
    topic: 'trading',
    provenance: 'measured',
    value: { ...value, ...(amount !== null && { amount }) },
    accountType: records.accountType,
    asOf: null,
    evidence: null,
    measuredFrom: {
      records: days.length,
      from: days.map(([first]) => first!).sort()[0]!,
      to: days
        .map(([, last]) => last!)
        .sort()
        .at(-1)!,
      method: figure,
    },
  }
}

/** First and last day of each month. */
function monthsAsDays(months: readonly RecordedMonth[]): string[][] {
  const day = (year: number, month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return months.map(({ year, month }) => [day(year, month - 1, 1), day(year, month, 0)])
}

/**
 * Every claim a page may show (decisions A): what is measured; what the operator states, else the sample that ships,
 * unless the figure behind the sample is measured, for then the sample is gone.
 */
export function claimRegister(records: Records, stated: readonly Claim[]): Claim[] {
  const measured = (Object.keys(figures) as MeasuredFigure[]).map(
    (figure) => [figure, measure(figure, records)] as const,
  )
  const byFigure = new Map(measured)
  const statedIds = new Set(stated.map(({ id }) => id))
  const fromSamples = Object.values(sampleClaims).flatMap(({ replacedBy, alsoSaid: _, ...sample }): Claim[] => {
    const replacement = replacedBy && byFigure.get(replacedBy)
    if (replacement) return [{ ...replacement, id: sample.id }]
    return statedIds.has(sample.id) ? [] : [sample]
  })
  const quotations = sampleTestimonials.filter(({ id }) => !statedIds.has(id))
  const own = measured.flatMap(([, claim]) => claim ?? [])
  // A stated figure gives way too where the same figure is measured.
  const ids = new Set([...own, ...fromSamples].map(({ id }) => id))
  return [...own, ...fromSamples, ...quotations, ...stated.filter(({ id }) => !ids.has(id))]
}
