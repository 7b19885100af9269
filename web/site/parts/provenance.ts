import {
  type Claim,
  isVisible,
  type MeasuredFigure,
  measuredFigures,
  needsHypotheticalText,
} from '#domain/claims/claims.ts'
import type { ClaimId } from '#domain/claims/sample-claims.ts'
import { headlineAccounts, lastTraded, type RecordedAccount } from '#domain/record/account-headline.ts'
import { newestMonths } from '#domain/record/printed-record.ts'
import type { Month, Operation, Page } from '#web/site/page.ts'

const ofMonths: ReadonlySet<MeasuredFigure> = new Set([
  'consistency',
  'compoundedReturn',
  'sumOfMonths',
  'maxDrawdown',
  'sharpe',
])

/** Ids a page may name: existing claims. */
export type ShownId = ClaimId | `measured.${MeasuredFigure}` | `stated.${MeasuredFigure}`

/** True if a published account has deals: headlines then come from imported accounts alone. */
export const hasImported = ({ accounts }: Pick<Page, 'accounts'>): boolean =>
  accounts.some(({ record }) => record !== null)

/**
 * True if months and trades belong among the headlines: those of the account with the record or, without imports,
 * stated ones or the empty text.
 */
export const hasHeadlineRecord = (page: Pick<Page, 'accounts' | 'months' | 'operations'>): boolean =>
  !hasImported(page) || page.months.length + page.operations.length > 0

/** True if there is nothing to measure yet, neither imported nor stated: a picture of the product takes the place of results. */
export const hasNoRecord = (page: Pick<Page, 'accounts' | 'months' | 'operations'>): boolean =>
  !hasImported(page) && page.months.length + page.operations.length === 0

type Records = Pick<Page, 'accounts' | 'months' | 'operations' | 'statedRecord'>

/**
 * The newest trades for the pages that show but a few: of the account that carries the record, else those of loaded lists, else
 * the newest of an account. `markedAs`: a figure computed from the same.
 */
export function newestTrades({ accounts, operations, statedRecord }: Records): {
  readonly operations: readonly Operation[]
  readonly markedAs: ShownId
  readonly account: RecordedAccount | null
} {
  if (operations.length > 0) return { operations, markedAs: 'measured.operations', account: null }
  const listed = statedRecord.operations
  return { operations: listed, markedAs: 'stated.operations', account: listed.length > 0 ? null : lastTraded(accounts) }
}

/** The same months, but an account with enough of them comes before stated ones. */
export function newestMonthsOf({ accounts, months, statedRecord }: Records): {
  readonly months: readonly Month[]
  readonly markedAs: ShownId
  readonly account: RecordedAccount | null
} {
  const [account = null] = headlineAccounts(accounts)
  if (months.length > 0) return { months, markedAs: 'measured.sumOfMonths', account: null }
  const typed = statedRecord.months
  const isWhole = account !== null && account.record.months.length >= newestMonths
  return { months: typed, markedAs: 'stated.sumOfMonths', account: isWhole || typed.length === 0 ? account : null }
}

/**
 * The claim with this id, if this page may show it. Without imports a stated figure replaces the measured one, with its
 * own mark.
 */
export function visibleClaim(page: Pick<Page, 'claims' | 'mode' | 'accounts'>, id: ShownId): Claim | undefined {
  const find = (wanted: string) => page.claims.find((claim) => claim.id === wanted && isVisible(claim, page.mode))
  return (
    find(id) ?? (id.startsWith('measured.') && !hasImported(page) ? find(id.replace('measured', 'stated')) : undefined)
  )
}

/** Formula of a computed claim; null for entered values and samples. */
export function methodOf({ measuredFrom }: Claim): MeasuredFigure | null {
  return measuredFigures.find((figure) => figure === measuredFrom?.method) ?? null
}

/** True if any of these claims may be shown. */
export function showsAny(page: Pick<Page, 'claims' | 'mode' | 'accounts'>, ids: readonly ShownId[]): boolean {
  return ids.some((id) => visibleClaim(page, id))
}

/** True if a claim with one of these ids may be shown that was not made on a live account. */
export function isHypothetical(page: Pick<Page, 'claims' | 'mode' | 'accounts'>, ids: readonly ShownId[]): boolean {
  return ids.some((id) => {
    const claim = visibleClaim(page, id)
    return claim !== undefined && needsHypotheticalText(claim)
  })
}

/** True if anything on this site is computed from records that were made up for a demonstration. */
export function hasMadeUpRecords({ claims, accounts }: Pick<Page, 'claims' | 'accounts'>): boolean {
  return claims.some(({ measuredFrom }) => measuredFrom?.isMadeUp) || accounts.some(({ isMadeUp }) => isMadeUp)
}

/** Records behind a figure. */
export function recordsOf(figure: MeasuredFigure): 'operations' | 'months' {
  return ofMonths.has(figure) ? 'months' : 'operations'
}

/** Claims about the same records, so that one note suffices. */
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
