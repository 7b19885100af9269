import { isDisposable } from '#domain/addresses/disposable-domains.ts'
import { dayMs, epochMs, type Instant } from '#domain/basics/instant.ts'
import { type RiskLevel, urgentFrom } from '#domain/insight/insight.ts'
import { experiencePoints, valuePoints } from '#domain/leads/lead-score.ts'
import { isAwaitingReply, urgencyOf } from '#domain/leads/pipeline.ts'
import { isReply } from '#domain/leads/quick-action.ts'
import type { AnalysedInteraction, Facts, VisitorText } from './facts.ts'
import { topicsIn } from './topics.ts'

/** One rule of a measure: its maximum, and the lead's value. */
export interface MeasureLine<Rule extends string = string> {
  readonly rule: Rule
  readonly points: number
  readonly earned: number
}

const line = <Rule extends string>(rule: Rule, points: number, earned: number | boolean): MeasureLine<Rule> => ({
  rule,
  points,
  earned: typeof earned === 'boolean' ? (earned ? points : 0) : Math.min(points, earned),
})

/** Sum of the lines, at most `most`. */
export const totalOf = (lines: readonly MeasureLine[], most: number): number =>
  Math.min(
    most,
    lines.reduce((sum, { earned }) => sum + earned, 0),
  )

/** True if a text has at least one letter. */
export const saysSomething = (text: string): boolean => /\p{L}/u.test(text)

/** The visitor's newest text that has words. */
export const newestText = ({ texts }: Facts): VisitorText | undefined => texts.find(({ text }) => saysSomething(text))

/** Calls in a row, newest first, that did not reach the lead. */
export function missedCalls(interactions: readonly AnalysedInteraction[]): AnalysedInteraction[] {
  const done = interactions.filter(({ type, completedAt, scheduledFor }) => {
    const isPlanned = (scheduledFor ?? null) !== null && (completedAt ?? null) === null
    return type === 'call' && !isPlanned
  })
  const reached = done.findIndex(({ outcome }) => outcome === 'reached')
  const tail = reached === -1 ? done : done.slice(0, reached)
  return tail.filter(({ outcome }) => outcome === 'no_answer' || outcome === 'busy' || outcome === 'voicemail')
}

export const hasWrongNumber = ({ interactions }: Facts): boolean =>
  interactions.find(({ type }) => type === 'call')?.outcome === 'wrong_number'

/** True if a teammate has spoken with the lead. */
const wasReached = ({ interactions }: Facts): boolean =>
  interactions.some((one) => isReply(one) && (one.type === 'meeting' || one.outcome === 'reached'))

/** The last time either side wrote or called, epoch ms. */
function lastActivityMs({ lead, texts, interactions }: Facts): number {
  const moments = [lead.createdAt, lead.lastReplyAt, lead.lastReturnedAt, texts[0]?.at, interactions[0]?.createdAt]
  return Math.max(...moments.flatMap((at) => (at === null || at === undefined ? [] : [epochMs(at)])))
}

export const daysQuiet = (facts: Facts, now: Instant): number =>
  Math.max(0, Math.floor((epochMs(now) - lastActivityMs(facts)) / dayMs))

const qualityRules = ['contact', 'message', 'question', 'value', 'experience', 'dialogue'] as const
export type QualityRule = (typeof qualityRules)[number]

/** Quality of a lead from its known facts, by rule; up to 100 points. */
export function qualityReceipt(facts: Facts): MeasureLine<QualityRule>[] {
  const { lead } = facts
  const text = newestText(facts)
  const hasPhone = lead.phone.length > 5 && !hasWrongNumber(facts)
  const hasEmail = lead.email !== '' && !isDisposable(lead.email)
  const value = lead.estimatedValue ?? 0
  const valueEarned = value > 0 ? (valuePoints.find(({ from }) => value >= from)?.points ?? 5) : 0
  const experience = lead.investmentExperience ? experiencePoints[lead.investmentExperience] : 0
  return [
    line('contact', 20, 10 * (Number(hasPhone) + Number(hasEmail))),
    line('message', 15, text ? (text.text.length > 20 ? 15 : 5) : 0),
    line('question', 10, text !== undefined && topicsIn(text.text).length > 0),
    line('value', 30, valueEarned),
    line('experience', 10, Math.round((experience / 25) * 10)),
    line('dialogue', 15, (lead.returnedCount > 0 ? 10 : 0) + (wasReached(facts) ? 5 : 0)),
  ]
}

const engagementRules = ['wrote', 'detail', 'returned', 'reached'] as const
export type EngagementRule = (typeof engagementRules)[number]

/** The visitor's engagement, by rule; up to 10 points. */
export function engagementReceipt(facts: Facts): MeasureLine<EngagementRule>[] {
  const text = newestText(facts)
  return [
    line('wrote', 2, text !== undefined),
    line(
      'detail',
      2,
      text === undefined ? 0 : (text.text.length >= 80 ? 1 : 0) + (topicsIn(text.text).length > 0 ? 1 : 0),
    ),
    line('returned', 4, 2 * facts.lead.returnedCount),
    line('reached', 2, wasReached(facts)),
  ]
}

const riskRules = [
  'overdue',
  'urgent',
  'negative',
  'distrust',
  'missedCalls',
  'wrongNumber',
  'disposable',
  'quiet',
] as const
export type RiskRule = (typeof riskRules)[number]

/** Days without a word from either side after which an open lead counts as going cold. */
export const quietDays = 14
/** Missed calls in a row that count as a risk. */
export const manyMissedCalls = 3

/** Risks of losing the lead, by rule. */
export function riskReceipt(facts: Facts, now: Instant): MeasureLine<RiskRule>[] {
  const { lead } = facts
  const text = newestText(facts)
  const isOpen = lead.status !== 'converted' && lead.status !== 'lost'
  const isNegative = text !== undefined && !text.reading.isUnsure && text.reading.label === 'negative'
  return [
    line('overdue', 2, isAwaitingReply(lead) && urgencyOf(lead, now).overdue),
    line('urgent', 2, isAwaitingReply(lead) && text !== undefined && text.reading.urgency >= urgentFrom),
    line('negative', 2, isNegative),
    line('distrust', 1, text !== undefined && topicsIn(text.text).some(({ topic }) => topic === 'trust')),
    line('missedCalls', 2, missedCalls(facts.interactions).length >= manyMissedCalls),
    line('wrongNumber', 2, hasWrongNumber(facts)),
    line('disposable', 2, isDisposable(lead.email)),
    line('quiet', 1, isOpen && daysQuiet(facts, now) >= quietDays),
  ]
}

/** High from four points of risk on, medium from two. */
export function riskLevelOf(points: number): RiskLevel {
  if (points >= 4) return 'high'
  return points >= 2 ? 'medium' : 'low'
}

const confidenceRules = ['message', 'reading', 'country', 'experience', 'value', 'history', 'learned'] as const
export type ConfidenceRule = (typeof confidenceRules)[number]

/** How complete the data behind the analysis is, by rule; percent in total. */
export function confidenceReceipt(facts: Facts): MeasureLine<ConfidenceRule>[] {
  const { lead } = facts
  const text = newestText(facts)
  return [
    line('message', 20, text !== undefined),
    line('reading', 15, text !== undefined && !text.reading.isUnsure),
    line('country', 10, lead.country !== null),
    line('experience', 10, lead.investmentExperience !== null),
    line('value', 15, (lead.estimatedValue ?? 0) > 0),
    line('history', 15, facts.interactions.length > 0 || lead.returnedCount > 0),
    line('learned', 15, facts.conversion.state === 'learned'),
  ]
}
