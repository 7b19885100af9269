import { isDisposable } from '#domain/addresses/disposable-domains.ts'
import { epochMs, hourMs, type Instant, minuteMs } from '#domain/basics/instant.ts'
import {
  type Emotion,
  type Impact,
  type InsightCategory,
  type SentimentLabel,
  urgentFrom,
} from '#domain/insight/insight.ts'
import type { InvestmentExperience } from '#domain/leads/options.ts'
import { isAwaitingReply, urgencyOf, waitingSinceMs } from '#domain/leads/pipeline.ts'
import { type CallGround, callGround } from './asked-call.ts'
import type { Facts } from './facts.ts'
import { timeZoneAt } from './local-time.ts'
import { daysQuiet, hasWrongNumber, manyMissedCalls, missedCalls, newestText, quietDays } from './measures.ts'
import { shortened, type Topic, topicsIn } from './topics.ts'

/** Values used in the wording of each finding. Times are ISO 8601; a zone is set if the lead's local time is known. */
export interface FindingValues {
  waiting: { at: string; zone: string | null; minutes: number; overdue: boolean }
  asked: { topic: Topic; quote: string }
  mood: { label: SentimentLabel; emotion: Emotion | null; quote: string }
  unsure: { quote: string }
  urgent: { level: number; quote: string }
  returned: { times: number; at: string | null }
  missedCalls: { calls: number; at: string }
  wrongNumber: { at: string }
  mayCall: { ground: CallGround }
  noCalls: Record<never, never>
  worth: { dollars: number; experience: InvestmentExperience | null }
  noMessage: Record<never, never>
  noWords: { quote: string }
  missing: { fields: ('phone' | 'country')[] }
  disposable: { domain: string }
  quiet: { days: number; at: string }
  taskOverdue: { dueDate: string }
  likely: { feature: string; value: string; converted: number; closed: number; raises: boolean }
  notLearned: { closed: number; needed: number; prior: number }
}
export type FindingCode = keyof FindingValues

/** A finding; its wording uses only its values. */
export type Finding = {
  [C in FindingCode]: {
    readonly code: C
    readonly category: InsightCategory
    readonly impact: Impact
    readonly values: FindingValues[C]
  }
}[FindingCode]

const finding = <C extends FindingCode>(code: C, category: InsightCategory, impact: Impact, values: FindingValues[C]) =>
  [{ code, category, impact, values } as Finding] as const

const iso = (at: Instant) => new Date(epochMs(at)).toISOString()

/** Findings from the visitor's text. */
function ofText(facts: Facts): Finding[] {
  const written = facts.texts[0]
  if (!written) return [...finding('noMessage', 'quality', 'low', {})]
  const text = newestText(facts)
  if (!text) return [...finding('noWords', 'quality', 'low', { quote: shortened(written.text) })]
  const { reading } = text
  const quote = shortened(text.text)
  const found: Finding[] = topicsIn(text.text)
    .slice(0, 3)
    .flatMap((asked) => finding('asked', asked.topic === 'trust' ? 'risk' : 'opportunity', 'medium', asked))
  if (reading.urgency >= urgentFrom) found.push(...finding('urgent', 'risk', 'high', { level: reading.urgency, quote }))
  if (reading.isUnsure) return [...found, ...finding('unsure', 'quality', 'low', { quote })]
  if (reading.label === 'neutral') return found
  const isNegative = reading.label === 'negative'
  const mood = { label: reading.label, emotion: reading.emotion, quote: reading.phrases[0] ?? quote }
  return [...found, ...finding('mood', isNegative ? 'risk' : 'opportunity', isNegative ? 'high' : 'medium', mood)]
}

/** Findings from the history. */
function ofHistory(facts: Facts, now: Instant): Finding[] {
  const { lead, openTasks } = facts
  const found: Finding[] = []
  if (isAwaitingReply(lead)) {
    const at = waitingSinceMs(lead)
    const { overdue } = urgencyOf(lead, now)
    const minutes = Math.max(0, Math.floor((epochMs(now) - at) / minuteMs))
    const values = { at: iso(at), zone: timeZoneAt(lead.country, at), minutes, overdue }
    found.push(...finding('waiting', overdue ? 'risk' : 'opportunity', overdue ? 'high' : 'medium', values))
  }
  if (lead.returnedCount > 0) {
    const at = lead.lastReturnedAt === null ? null : iso(lead.lastReturnedAt)
    found.push(...finding('returned', 'behavior', 'high', { times: lead.returnedCount, at }))
  }
  const missed = missedCalls(facts.interactions)
  if (missed.length >= 2) {
    const impact = missed.length >= manyMissedCalls ? 'high' : 'medium'
    found.push(...finding('missedCalls', 'behavior', impact, { calls: missed.length, at: iso(missed[0]!.createdAt) }))
  }
  const due = openTasks.map(({ dueDate }) => epochMs(dueDate)).toSorted((a, b) => a - b)[0]
  if (due !== undefined && due < epochMs(now)) {
    found.push(...finding('taskOverdue', 'risk', 'medium', { dueDate: iso(due) }))
  }
  const days = daysQuiet(facts, now)
  if (isOpen(facts) && days >= quietDays) {
    found.push(...finding('quiet', 'risk', 'medium', { days, at: iso(epochMs(now) - days * 24 * hourMs) }))
  }
  return found
}

const isOpen = ({ lead }: Facts) => lead.status !== 'converted' && lead.status !== 'lost'

/** Findings from known and missing fields. */
function ofRecord(facts: Facts): Finding[] {
  const { lead, conversion, interactions } = facts
  const found: Finding[] = []
  const dollars = lead.estimatedValue ?? 0
  if (dollars > 0) {
    found.push(
      ...finding('worth', 'quality', dollars >= 25_000 ? 'high' : 'medium', {
        dollars,
        experience: lead.investmentExperience,
      }),
    )
  }
  if (hasWrongNumber(facts)) {
    const at = interactions.find(({ type }) => type === 'call')!.createdAt
    found.push(...finding('wrongNumber', 'risk', 'high', { at: iso(at) }))
  }
  if (lead.phone.length > 5 && isOpen(facts)) {
    const ground = callGround(facts)
    found.push(
      ...(ground ? finding('mayCall', 'behavior', 'medium', { ground }) : finding('noCalls', 'behavior', 'low', {})),
    )
  }
  if (isDisposable(lead.email)) {
    found.push(...finding('disposable', 'quality', 'medium', { domain: lead.email.slice(lead.email.indexOf('@') + 1) }))
  }
  const fields = [...(lead.phone.length > 5 ? [] : ['phone' as const]), ...(lead.country ? [] : ['country' as const])]
  if (fields.length > 0) found.push(...finding('missing', 'quality', 'low', { fields }))
  if (conversion.state === 'not_learned') {
    const { closed, needed, prior } = conversion
    return [...found, ...finding('notLearned', 'quality', 'low', { closed, needed, prior })]
  }
  const reasons = conversion.reasons.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)).slice(0, 2)
  return [
    ...found,
    ...reasons.flatMap(({ feature, value, converted, closed, effect }) =>
      finding('likely', effect > 0 ? 'opportunity' : 'risk', 'medium', {
        feature,
        value,
        converted,
        closed,
        raises: effect > 0,
      }),
    ),
  ]
}

const weight: Record<Impact, number> = { high: 0, medium: 1, low: 2 }

/** All findings, most significant first. */
export const findingsOf = (facts: Facts, now: Instant): Finding[] =>
  [...ofHistory(facts, now), ...ofText(facts), ...ofRecord(facts)].toSorted(
    (a, b) => weight[a.impact] - weight[b.impact],
  )
