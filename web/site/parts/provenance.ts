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
export type ShownId = ClaimId | `measured.${MeasuredFigure}`

/** The claim with this id as far as this page may show it. */
export function visibleClaim({ claims, mode }: Pick<Page, 'claims' | 'mode'>, id: ShownId): Claim | undefined {
  return claims.find((claim) => claim.id === id && isVisible(claim, mode))
}

/** The measured figure behind a claim, null for a stated one or a sample. */
export function methodOf({ provenance, measuredFrom }: Claim): MeasuredFigure | null {
  return (provenance === 'measured' && measuredFigures.find((figure) => figure === measuredFrom?.method)) || null
}

/** Whether any claim with one of these ids may be shown. */
export function showsAny(page: Pick<Page, 'claims' | 'mode'>, ids: readonly ShownId[]): boolean {
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
    if (method && !byKind.has(recordsOf(method))) byKind.set(recordsOf(method), claim)
  }
  return [...byKind.values()]
}

/** One claim for each formula that this page uses. */
export function formulasOf(claims: readonly Claim[]): MeasuredFigure[] {
  const used = new Set(claims.map(methodOf))
  return measuredFigures.filter((figure) => used.has(figure))
}
