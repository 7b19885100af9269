import { dayMs, epochMs, type Instant } from '#domain/basics/instant.ts'
import type { SiteMode } from '#domain/site/brand.ts'
import type { Language } from '#domain/site/languages.ts'

/** Where a public figure comes from. */
export const provenances = ['measured', 'stated', 'sample'] as const
type Provenance = (typeof provenances)[number]

/** Account type behind a trading figure. */
export const accountTypes = ['live', 'demo', 'backtest'] as const
export type AccountType = (typeof accountTypes)[number]

/** Subject of a claim; figures about trading carry the risk warning and the account type. */
export const claimTopics = ['trading', 'company', 'service', 'broker', 'testimonial'] as const
export type ClaimTopic = (typeof claimTopics)[number]

/**
 * Formats: percent, number; money in whole units of `currency`; ratio is `amount` to 1; years and hours are durations;
 * year is a calendar year; pips has one decimal; text is words.
 */
export const claimKinds = ['percent', 'money', 'number', 'ratio', 'years', 'hours', 'year', 'pips', 'text'] as const
export type ClaimKind = (typeof claimKinds)[number]

export interface ClaimValue {
  kind: ClaimKind
  amount?: number
  /** ISO 4217, with kind money. */
  currency?: string
  /** With kind text. */
  text?: Partial<Record<Language, string>>
  /** For a quotation: author, country (ISO 3166), and months with the service. */
  quoted?: { author: string; country: string; months: number }
  /** Shown as "and more": 2.1B+. */
  plus?: boolean
  /** Shown with its sign even if positive: +$47,230. */
  signed?: boolean
}

/** Evidence for a stated claim. */
export interface Evidence {
  url?: string
  reference?: string
}

/** Source of a measured claim; days as `YYYY-MM-DD`, `method` names the formula. */
interface MeasuredFrom {
  records: number
  from: string
  to: string
  method: string
  /** True if any of the records is made up for a demonstration. */
  isMadeUp: boolean
}

export interface Claim {
  id: string
  topic: ClaimTopic
  provenance: Provenance
  value: ClaimValue
  accountType: AccountType | null
  /** Date a stated claim refers to, `YYYY-MM-DD`. */
  asOf: string | null
  evidence: Evidence | null
  /** Last day a stated claim is valid, `YYYY-MM-DD`; absent: `statedClaimDays` after its date. */
  expiresOn?: string
  measuredFrom?: MeasuredFrom
}

/** Figures the software can measure; a measured one replaces the sample. */
export const measuredFigures = [
  'winRate',
  'profitFactor',
  'riskReward',
  'averageTrade',
  'totalProfit',
  'operations',
  'consistency',
  'compoundedReturn',
  'sumOfMonths',
  'maxDrawdown',
  'sharpe',
] as const
export type MeasuredFigure = (typeof measuredFigures)[number]

/** True if a page may render a claim: in live mode a sample never. */
export function isVisible(claim: Pick<Claim, 'provenance'>, mode: SiteMode): boolean {
  return mode === 'demo' || claim.provenance !== 'sample'
}

/** True if a claim needs the hypothetical-performance text: any trading figure not from a live account. */
export function needsHypotheticalText(claim: Pick<Claim, 'topic' | 'accountType'>): boolean {
  return claim.topic === 'trading' && claim.accountType !== 'live'
}

/** Days for which a stated claim is valid; after that the page marks it as old. */
export const statedClaimDays = 90

/** Days after which a statement must be reviewed. */
export const maxStatedDays = 366

/** When a stated claim expires, epoch ms; null for measured figures and samples. */
export function expiresAt({ provenance, asOf, expiresOn }: Pick<Claim, 'provenance' | 'asOf' | 'expiresOn'>) {
  if (provenance !== 'stated') return null
  if (expiresOn !== undefined) return startOf(expiresOn) + dayMs
  return asOf !== null ? startOf(asOf) + statedClaimDays * dayMs : null
}

const startOf = (day: string) => epochMs(`${day}T00:00:00Z`)

/** True if a stated claim is due for review, which the page then says; one without a date always is. */
export function isExpired(claim: Pick<Claim, 'provenance' | 'asOf' | 'expiresOn'>, now: Instant): boolean {
  if (claim.provenance !== 'stated') return false
  const at = expiresAt(claim)
  return at === null || epochMs(now) >= at
}
