/** Answers about past investing in the contact form (docs/product.md#form-options). */
export const investmentExperiences = ['beginner', 'intermediate', 'advanced', 'expert', 'professional'] as const
export type InvestmentExperience = (typeof investmentExperiences)[number]

export const defaultInvestmentExperience: InvestmentExperience = 'beginner'

/** Capital ranges of the hero form, US dollars. */
export const capitalRanges = ['10k-50k', '50k-100k', '100k-500k', '500k-1m', '1m+'] as const
export type CapitalRange = (typeof capitalRanges)[number]

/** Investment amounts of welcome-B and the account setup form, US dollars. */
export const investmentAmounts = [
  '1000-5000',
  '5000-10000',
  '10000-25000',
  '25000-50000',
  '50000-100000',
  '100000+',
] as const
export type InvestmentAmount = (typeof investmentAmounts)[number]

/** A range in whole units; `to` null means open at the top. */
export interface Range {
  from: number
  to: number | null
}

/** Meaning of each option: years of investing and the usual amount in US dollars. */
export const experienceRanges: Record<InvestmentExperience, { years: Range; dollars: Range }> = {
  beginner: { years: { from: 0, to: 1 }, dollars: { from: 1_000, to: 5_000 } },
  intermediate: { years: { from: 1, to: 3 }, dollars: { from: 5_000, to: 25_000 } },
  advanced: { years: { from: 3, to: 5 }, dollars: { from: 25_000, to: 100_000 } },
  expert: { years: { from: 5, to: null }, dollars: { from: 100_000, to: null } },
  professional: { years: { from: 5, to: null }, dollars: { from: 100_000, to: null } },
}

/** Dollars for each capital range and investment amount. */
export const dollarRanges: Record<CapitalRange | InvestmentAmount, Range> = {
  '10k-50k': { from: 10_000, to: 50_000 },
  '50k-100k': { from: 50_000, to: 100_000 },
  '100k-500k': { from: 100_000, to: 500_000 },
  '500k-1m': { from: 500_000, to: 1_000_000 },
  '1m+': { from: 1_000_000, to: null },
  '1000-5000': { from: 1_000, to: 5_000 },
  '5000-10000': { from: 5_000, to: 10_000 },
  '10000-25000': { from: 10_000, to: 25_000 },
  '25000-50000': { from: 25_000, to: 50_000 },
  '50000-100000': { from: 50_000, to: 100_000 },
  '100000+': { from: 100_000, to: null },
}

/** Lowest amount of a choice, US dollars. */
export function lowerBound(value: CapitalRange | InvestmentAmount): number {
  return dollarRanges[value].from
}

export const interactionTypes = ['note', 'call', 'email', 'meeting', 'follow_up'] as const
export type InteractionType = (typeof interactionTypes)[number]

export const quickActions = ['call', 'email', 'whatsapp', 'meeting', 'follow_up'] as const
export type QuickAction = (typeof quickActions)[number]

/** Priority of a lead or a task, most urgent first. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

export const defaultPriority: Priority = 'medium'

/** The weight for sorting. */
export const priorityWeight: Record<Priority, number> = { high: 3, medium: 2, low: 1 }

export const taskStatuses = ['pending', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The public form a lead came from. */
export const platforms = ['main', 'welcome-page-b', 'contact-form'] as const
export type Platform = (typeof platforms)[number]

/** True if a platform's form requires an investment amount. */
export const requiresAmount = (platform: unknown): boolean => platform === ('welcome-page-b' satisfies Platform)
export const defaultLeadSource = 'website'
