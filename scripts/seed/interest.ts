import { estimatedValueOf, type ValueSource } from '#domain/leads/estimated-value.ts'
import type { CapitalRange, InvestmentAmount, InvestmentExperience, Platform } from '#domain/leads/options.ts'
import { type Random, weighted } from './random.ts'

/** A visitor's capital and experience, with the value the forms derive from them. */
type Interest = {
  readonly platform: Platform
  readonly investmentExperience: InvestmentExperience
  /** US dollars; 0 where the form did not ask. */
  readonly estimatedValue: number
  readonly hasMessage: boolean
}

const platform = weighted<Platform>([
  ['main', 55],
  ['welcome-page-b', 25],
  ['contact-form', 20],
])
const experience = weighted<InvestmentExperience>([
  ['beginner', 46],
  ['intermediate', 30],
  ['advanced', 15],
  ['expert', 6],
  ['professional', 3],
])

const shares = <T extends string>(parts: Partial<Record<T, number>>) => weighted(Object.entries(parts) as [T, number][])

const capital: Record<InvestmentExperience, (random: Random) => CapitalRange> = {
  beginner: shares<CapitalRange>({ '10k-50k': 88, '50k-100k': 10, '100k-500k': 2 }),
  intermediate: shares<CapitalRange>({ '10k-50k': 72, '50k-100k': 21, '100k-500k': 7 }),
  advanced: shares<CapitalRange>({ '10k-50k': 42, '50k-100k': 35, '100k-500k': 20, '500k-1m': 3 }),
  expert: shares<CapitalRange>({ '10k-50k': 15, '50k-100k': 32, '100k-500k': 40, '500k-1m': 9, '1m+': 4 }),
  professional: shares<CapitalRange>({ '10k-50k': 8, '50k-100k': 22, '100k-500k': 42, '500k-1m': 17, '1m+': 11 }),
}
const amount: Record<InvestmentExperience, (random: Random) => InvestmentAmount> = {
  beginner: shares<InvestmentAmount>({ '1000-5000': 62, '5000-10000': 26, '10000-25000': 10, '25000-50000': 2 }),
  intermediate: shares<InvestmentAmount>({ '1000-5000': 28, '5000-10000': 38, '10000-25000': 25, '25000-50000': 9 }),
  advanced: shares<InvestmentAmount>({ '5000-10000': 22, '10000-25000': 38, '25000-50000': 28, '50000-100000': 12 }),
  expert: shares<InvestmentAmount>({ '10000-25000': 20, '25000-50000': 30, '50000-100000': 32, '100000+': 18 }),
  professional: shares<InvestmentAmount>({ '25000-50000': 20, '50000-100000': 35, '100000+': 45 }),
}
/** Share of each form's visitors who fill in the message field. */
const writes: Record<Platform, number> = { main: 0.62, 'welcome-page-b': 0.7, 'contact-form': 0.93 }

/** Share of visitors of the home page and variant A who use the quick form, which asks for capital. */
const quickForm = 0.6

export function interestOf(random: Random): Interest {
  const form = platform(random)
  const investmentExperience = experience(random)
  const source = valueSource(random, form, investmentExperience)
  return {
    platform: form,
    investmentExperience,
    estimatedValue: source ? estimatedValueOf(source) : 0,
    hasMessage: random.chance(writes[form]),
  }
}

function valueSource(random: Random, form: Platform, investmentExperience: InvestmentExperience): ValueSource | null {
  if (form === 'contact-form') return { form: 'contact', investmentExperience }
  if (form === 'welcome-page-b') return { form: 'welcome-b', investmentAmount: amount[investmentExperience](random) }
  return random.chance(quickForm) ? { form: 'hero', capitalRange: capital[investmentExperience](random) } : null
}

/** An amount of US dollars that a visitor with this estimated value might mention. */
export function mentionedAmount(random: Random, estimatedValue: number): number {
  if (estimatedValue === 0) return random.pick([1_000, 1_500, 2_000, 3_000, 5_000])
  return estimatedValue * random.pick([1, 1, 1.5, 2])
}
