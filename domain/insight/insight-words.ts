import type { Emotion } from '#domain/insight/insight.ts'
import type { QuickAction } from '#domain/leads/options.ts'
import type { AdviceCode, AdviceValues } from './advice.ts'
import type { FindingCode, FindingValues } from './findings.ts'
import type { Topic } from './topics.ts'

/** Amounts and moments as a language writes them. */
export interface Writer {
  /** `Tue 24 Nov, 03:12`, in the zone given, else in UTC with its name. */
  when(at: string, zone: string | null): string
  /** `26 h`, as the largest whole unit of minutes, hours and days. */
  lasting(minutes: number): string
  dollars(amount: number): string
  /** `Experience: expert`. */
  feature(feature: string, value: string): string
}

/** Title, reason and expected outcome of a recommendation. */
export interface AdviceWords<V> {
  readonly title: (values: V, writer: Writer) => string
  readonly description: (values: V, writer: Writer) => string
  readonly outcome: string
}

/** Wording of findings and recommendations in one language. */
export interface InsightWords {
  readonly topics: Readonly<Record<Topic, string>>
  readonly emotions: Readonly<Record<Emotion, string>>
  readonly missing: Readonly<Record<'phone' | 'country', string>>
  readonly actions: Readonly<Record<QuickAction | 'bin', { now: string; planned: string }>>
  readonly findings: { readonly [C in FindingCode]: (values: FindingValues[C], writer: Writer) => string }
  readonly advice: { readonly [C in AdviceCode]: AdviceWords<AdviceValues[C]> }
}
