import { type Claim, isVisible, type MeasuredFigure, measuredFigures } from '#domain/claims.ts'
import type { ClaimId } from '#domain/sample-claims.ts'
import type { Page } from '#web/site/page.ts'

const ofMonths: ReadonlySet<MeasuredFigure> = new Set([
  'consistency',
  'compoundedReturn',
  'sumOfMonths',
  'maxDrawdown',
  'sharpe',
])

/** What a page may name: a claim that there is. */
export type ShownId = ClaimId | `measured.${MeasuredFigure}` | `stated.${MeasuredFigure}`

/** Whether a published account has deals: headlines then come from imported accounts alone (decisions A). */
export const hasImported = ({ accounts }: Pick<Page, 'accounts'>): boolean =>
  accounts.some(({ record }) => record !== null)

/**
 * Whether months and trades belong among the headlines: those of the account that carries the record, or, where nothing is
 * imported, what is stated or the text for an empty record.
 */
export const hasHeadlineRecord = (page: Pick<Page, 'accounts' | 'months' | 'operations'>): boolean =>
  !hasImported(page) || page.months.length + page.operations.length > 0

/** Whether there is nothing to measure yet, neither imported nor stated: a picture of the product takes the place of results. */
export const hasNoRecord = (page: Pick<Page, 'accounts' | 'months' | 'operations'>): boolean =>
  !hasImported(page) && page.months.length + page.operations.length === 0

/**
 * The claim with this id as far as this page may show it. Where nothing is imported, a figure that is only stated takes the
 * place of the measured one, with its own mark.
 */
export function visibleClaim(page: Pick<Page, 'claims' | 'mode' | 'accounts'>, id: ShownId): Claim | undefined {
  const find = (wanted: string) => page.claims.find((claim) => claim.id === wanted && isVisible(claim, page.mode))
  return (
    find(id) ?? (id.startsWith('measured.') && !hasImported(page) ? find(id.replace('measured', 'stated')) : undefined)
  )
}

/** The formula behind a claim that is computed from records; null for what the operator entered and for samples. */
export function methodOf({ measuredFrom }: Claim): MeasuredFigure | null {
  return measuredFigures.find((figure) => figure === measuredFrom?.method) ?? null
}

/** Whether any claim with one of these ids may be shown. */
export function showsAny(page: Pick<Page, 'claims' | 'mode' | 'accounts'>, ids: readonly ShownId[]): boolean {
  return ids.some((id) => visibleClaim(page, id))
}

/** Whether anything on this site is computed from records that were made up for a demonstration. */
export function hasMadeUpRecords({ claims, accounts }: Pick<Page, 'claims' | 'accounts'>): boolean {
  return claims.some(({ measuredFrom }) => measuredFrom?.isMadeUp) || accounts.some(({ isMadeUp }) => isMadeUp)
}

/** Which records a figure is computed from. */
export function recordsOf(figure: MeasuredFigure): 'operations' | 'months' {
  return ofMonths.has(figure) ? 'months' : 'operations'
}

/** Claims that tell of the same records, so that one note serves them. */
export function sourcesOf(claims: readonly Claim[]): Claim[] {
  const byKind = new Map<string, Claim>()
  for (const claim of claims) {
    const method = methodOf(claim)
    const kind = method && `${claim.provenance} ${recordsOf(method)}`
    if (kind && !byKind.has(kind)) byKind.set(kind, claim)
  }
  return [...byKind.values()]
}

/** Claims of one source each: the same provenance, account, day and evidence, so that one line names it for them all. */
export function groupsOf(claims: readonly Claim[]): [Claim, ...Claim[]][] {
  const groups = new Map<string, [Claim, ...Claim[]]>()
  for (const claim of claims) {
    const { provenance, accountType, asOf, evidence, measuredFrom } = claim
    const own = provenance === 'stated' ? { asOf, evidence } : null
    const key = JSON.stringify([provenance, provenance !== 'sample' && accountType, own, measuredFrom?.isMadeUp])
    const group = groups.get(key)
    if (group) group.push(claim)
    else groups.set(key, [claim])
  }
  return [...groups.values()]
}

/** One claim for each formula that this page uses. */
export function formulasOf(claims: readonly Claim[]): MeasuredFigure[] {
  const used = new Set(claims.map(methodOf))
  return measuredFigures.filter((figure) => used.has(figure))
}
