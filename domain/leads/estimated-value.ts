import { type CapitalRange, type InvestmentAmount, type InvestmentExperience, lowerBound } from './options.ts'

/** Value of each answer on the contact page, US dollars (docs/product.md#estimated-value). */
const estimatedValueOfExperience: Record<InvestmentExperience, number> = {
  beginner: 10_000,
  intermediate: 25_000,
  advanced: 50_000,
  expert: 100_000,
  professional: 100_000,
}

/** The answer of a form that determines its estimated value. */
export type ValueSource =
  | { form: 'contact'; investmentExperience: InvestmentExperience }
  | { form: 'welcome-b'; investmentAmount: InvestmentAmount }
  | { form: 'hero'; capitalRange: CapitalRange }

/**
 * Estimated value of a new lead in whole US dollars: the contact page by experience, welcome-B by the lower
 * bound of the investment amount, the hero form by the lower bound of the capital range.
 */
export function estimatedValueOf(source: ValueSource): number {
  switch (source.form) {
    case 'contact':
      return estimatedValueOfExperience[source.investmentExperience]
    case 'welcome-b':
      return lowerBound(source.investmentAmount)
    case 'hero':
      return lowerBound(source.capitalRange)
  }
}
