import type { Claim, MeasuredFigure } from '#domain/claims/claims.ts'
import { sampleClaims } from '#domain/claims/sample-claims.ts'
import { sampleTestimonials } from '#domain/claims/sample-testimonials.ts'
import { importedFigures, measures, type Records, type RecordsByOrigin } from './measures.ts'
import { monthsAsDays } from './track-record.ts'

/** Register id of a measured figure. */
export const measuredClaimId = (figure: MeasuredFigure): `measured.${MeasuredFigure}` => `measured.${figure}`

/** Register id of the same figure computed from stated records: typed months, loaded lists. */
export const statedFigureId = (figure: MeasuredFigure): `stated.${MeasuredFigure}` => `stated.${figure}`

/**
 * A figure computed from records of one origin: measured from an account's deals or, with `asOf`, stated. Without an
 * amount for too few records (a page shows "—"); null if there are none.
 */
function measure(
  figure: MeasuredFigure,
  records: Records & Partial<Pick<RecordsByOrigin['stated'], 'asOf'>>,
): Claim | null {
  const { from, of, value } = measures[figure]
  const days = from === 'operations' ? records.operations.map(({ day }) => [day, day]) : monthsAsDays(records.months)
  if (days.length === 0) return null
  const amount = of(records)
  return {
    id: records.asOf ? statedFigureId(figure) : measuredClaimId(figure),
    topic: 'trading',
    provenance: records.asOf ? 'stated' : 'measured',
    value: { ...value, ...(amount !== null && { amount }) },
    accountType: records.accountType,
    asOf: records.asOf?.[from] ?? null,
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

/** True for a trading result, which accounts have of their own: no stated figure is shown beside it. */
const isResult = ({ id, topic, value }: Pick<Claim, 'id' | 'topic' | 'value'>) =>
  topic === 'trading' && value.kind !== 'text' && id !== 'results.valueLocked'
/** The only sample of a result that no account measures; a statement of it could cover the loss of one. */
const madeForClients = 'results.generated'

/**
 * Every claim a page may show (docs/product.md#provenance): measured figures; what the operator states; else the default samples,
 * except where the figure behind a sample is on record. `hasAccounts`: an imported account is published, so that each account
 * heads a page by itself; every other figure of results is then left out, but for the sample of
 * one that no account measures, and stated records have a place of their own.
 */
export function claimRegister(
  { imported, stated: typed }: RecordsByOrigin,
  stated: readonly Claim[],
  hasAccounts = false,
): Claim[] {
  const figures = Object.keys(measures) as MeasuredFigure[]
  const ofAccounts = hasAccounts ? importedFigures : figures
  const measured = ofAccounts.map((figure) => [figure, measure(figure, imported)] as const)
  const computed = figures.map((figure) => [figure, measure(figure, typed)] as const)
  const [measuredBy, statedBy] = [new Map<MeasuredFigure, Claim | null>(measured), new Map(computed)]
  const statedIds = new Set(stated.map(({ id }) => id))
  const fromSamples = Object.values(sampleClaims).flatMap(({ replacedBy, alsoSaid: _, ...sample }): Claim[] => {
    if (hasAccounts && isResult(sample) && sample.id !== madeForClients) return []
    const replacement = replacedBy && (measuredBy.get(replacedBy) ?? statedBy.get(replacedBy))
    if (replacement) return [{ ...replacement, id: sample.id }]
    return statedIds.has(sample.id) ? [] : [sample]
  })
  const quotations = sampleTestimonials.filter(({ id }) => !statedIds.has(id))
  const own = [...measured, ...computed].flatMap(([, claim]) => claim ?? [])
  // A stated figure also gives way to a measured one.
  const ids = new Set([...own, ...fromSamples].map(({ id }) => id))
  const givesWay = (claim: Claim) => ids.has(claim.id) || (hasAccounts && isResult(claim))
  return [...own, ...fromSamples, ...quotations, ...stated.filter((claim) => !givesWay(claim))]
}
