import type { Claim, MeasuredFigure } from './claims.ts'
import { measures, type Records } from './measures.ts'
import { sampleClaims } from './sample-claims.ts'
import { sampleTestimonials } from './sample-testimonials.ts'
import type { RecordedMonth } from './track-record.ts'

/** The id of a measured figure in the register. */
export const measuredClaimId = (figure: MeasuredFigure): `measured.${MeasuredFigure}` => `measured.${figure}`

/**
 * The figure measured from the records. Without an amount if there are too few records, which a page shows as "—". Null
 * if there are none of its kind.
 */
export function measure(figure: MeasuredFigure, records: Records): Claim | null {
  const { from, of, value } = measures[figure]
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
      isMadeUp: records.madeUp[from],
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
 * Every claim a page may show (decisions A): measured figures; what the operator states; else the default samples,
 * except where the figure behind a sample is measured.
 */
export function claimRegister(records: Records, stated: readonly Claim[]): Claim[] {
  const measured = (Object.keys(measures) as MeasuredFigure[]).map(
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
