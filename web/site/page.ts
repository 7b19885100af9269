import type { FieldProblem } from '#contract/errors.ts'
import type { Claim, SiteMode } from '#domain/claims.ts'
import type { Language } from '#domain/languages.ts'

/** A trading operation as the public API gives it. */
export type Operation = {
  readonly type: string
  readonly entryPrice: string
  readonly exitPrice: string
  readonly result: number
  readonly pips: string
  readonly time: string
}

/** A month of the record: percent as a decimal string, profit in cents. */
export type Month = {
  readonly year: number
  readonly month: number
  readonly percentageGain: string
  readonly profitAmount: number
}

/** Pages of the public site that exist so far. */
export const pageNames = ['welcome', 'not-found'] as const
export type PageName = (typeof pageNames)[number]

export const formNames = ['quick', 'full'] as const
export type FormName = (typeof formNames)[number]

/** A form as the visitor left it: what was typed, what is wrong, or that it arrived. */
export type FormState = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, FieldProblem>>
  readonly outcome: 'open' | 'sent' | 'failed' | 'too_many_requests'
}

/**
 * Everything a page is made of. Nothing in it belongs to one visitor, except `forms`, so that the rendered bytes can
 * be kept in memory by (name, language, variant, data version); an answer to a post is never kept.
 */
export type Page = {
  readonly name: PageName
  readonly language: Language
  readonly variant: 'a' | 'b'
  readonly mode: SiteMode
  /** Scheme and host, for canonical and hreflang links. */
  readonly origin: string
  /** Newest first. */
  readonly operations: readonly Operation[]
  /** Newest first, the last six. */
  readonly months: readonly Month[]
  readonly claims: readonly Claim[]
  /** External links; an empty setting is absent and so is its link. */
  readonly links: { readonly checkout?: string; readonly broker?: string; readonly whatsapp?: string }
  readonly year: number
  readonly forms: Partial<Record<FormName, FormState>>
}
