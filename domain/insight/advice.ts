import { isDisposable } from '#domain/addresses/disposable-domains.ts'
import { dayMs, epochMs, type Instant } from '#domain/basics/instant.ts'
import { urgentFrom } from '#domain/insight/insight.ts'
import type { QuickAction } from '#domain/leads/options.ts'
import { isAwaitingFirstTouch, isAwaitingReply, urgencyOf } from '#domain/leads/pipeline.ts'
import { plansFollowUp } from '#domain/leads/tasks.ts'
import type { ReplyTemplate } from '#domain/letters/reply-template.ts'
import { callGround } from './asked-call.ts'
import type { Facts } from './facts.ts'
import type { FindingCode } from './findings.ts'
import { isSensibleHour, nextSensibleMoment, timeZoneAt } from './local-time.ts'
import { hasWrongNumber, missedCalls, newestText, saysSomething } from './measures.ts'
import { type Topic, topicsIn } from './topics.ts'

/** Effect of the button: a quick action, now or planned, or moving the lead to the bin. */
interface AdvisedAction {
  readonly kind: QuickAction | 'bin'
  /** The reply template that a message starts from. */
  readonly template: ReplyTemplate | null
  /** Planned time, ISO 8601; null: now. */
  readonly at: string | null
}

/** Values used in the wording of each recommendation. */
export interface AdviceValues {
  callNow: { hourKnown: boolean }
  callLater: { at: string; zone: string | null }
  answer: { topic: Topic | null; quote: string | null }
  calm: { urgent: boolean }
  writeInstead: { calls: number }
  firstTouch: Record<never, never>
  followUp: { at: string; zone: string | null }
  askDetails: { fields: ('phone' | 'country')[] }
  checkNumber: Record<never, never>
  reviewSpam: Record<never, never>
}
export type AdviceCode = keyof AdviceValues

/** A recommendation: what to do, why (the findings it rests on), and the click that does it. */
export type Advice = {
  [C in AdviceCode]: {
    readonly code: C
    /** 1 is the most urgent. */
    readonly priority: number
    readonly values: AdviceValues[C]
    readonly action: AdvisedAction
    readonly restsOn: readonly FindingCode[]
  }
}[AdviceCode]

const advice = <C extends AdviceCode>(
  code: C,
  priority: number,
  values: AdviceValues[C],
  action: AdvisedAction,
  restsOn: readonly FindingCode[],
) => [{ code, priority, values, action, restsOn } as Advice] as const

const atOnce = (kind: AdvisedAction['kind'], template: ReplyTemplate | null = null): AdvisedAction => ({
  kind,
  template,
  at: null,
})

const canCall = (facts: Facts) => facts.lead.phone.length > 5 && !hasWrongNumber(facts) && callGround(facts) !== null
const canWrite = ({ lead }: Facts) => lead.email !== '' && !isDisposable(lead.email)

/** While the visitor waits: call those who want it, or plan the call for a suitable hour, and answer their question. */
function whileWaiting(facts: Facts, now: Instant): Advice[] {
  const { lead } = facts
  if (!isAwaitingReply(lead)) return []
  const found: Advice[] = []
  const isOverdue = urgencyOf(lead, now).overdue
  const hour = isSensibleHour(lead.country, now)
  if (canCall(facts) && missedCalls(facts.interactions).length < 2) {
    if (hour === false) {
      const at = nextSensibleMoment(lead.country, now)
      const values = { at: at.toISOString(), zone: timeZoneAt(lead.country, at) }
      found.push(
        ...advice('callLater', 2, values, { kind: 'call', template: null, at: values.at }, ['mayCall', 'waiting']),
      )
    } else {
      const values = { hourKnown: hour !== null }
      found.push(...advice('callNow', isOverdue ? 1 : 2, values, atOnce('call'), ['mayCall', 'waiting']))
    }
  }
  const text = newestText(facts)
  const asked = text ? topicsIn(text.text)[0] : undefined
  if (canWrite(facts)) {
    const values = { topic: asked?.topic ?? null, quote: asked?.quote ?? null }
    const template = lead.firstReplyAt === null ? 'first' : null
    found.push(...advice('answer', 2, values, atOnce('email', template), asked ? ['asked', 'waiting'] : ['waiting']))
  }
  return found
}

/** An upset or pressing message comes first. */
function whileUpset(facts: Facts): Advice[] {
  const text = newestText(facts)
  if (!(text && isAwaitingReply(facts.lead))) return []
  const isUrgent = text.reading.urgency >= urgentFrom
  const isNegative = !text.reading.isUnsure && text.reading.label === 'negative'
  if (!(isUrgent || isNegative)) return []
  const kind = canCall(facts) ? 'call' : 'email'
  return [...advice('calm', 1, { urgent: isUrgent }, atOnce(kind), [isUrgent ? 'urgent' : 'mood'])]
}

/** Calls that failed, and leads that no one has written to. */
function byHistory(facts: Facts, now: Instant): Advice[] {
  const { lead, openTasks } = facts
  const found: Advice[] = []
  const missed = missedCalls(facts.interactions).length
  if (missed >= 2) {
    const action = canWrite(facts) ? atOnce('email', 'no_answer') : atOnce('whatsapp')
    found.push(...advice('writeInstead', 2, { calls: missed }, action, ['missedCalls']))
  }
  if (hasWrongNumber(facts) && canWrite(facts)) {
    found.push(...advice('checkNumber', 2, {}, atOnce('email'), ['wrongNumber']))
  }
  if (isAwaitingFirstTouch(lead) && canWrite(facts)) {
    found.push(...advice('firstTouch', 3, {}, atOnce('email', 'first'), []))
  }
  const isAnswered = !(isAwaitingReply(lead) || isAwaitingFirstTouch(lead))
  if (isAnswered && !openTasks.some(({ type }) => plansFollowUp(type))) {
    const at = nextSensibleMoment(lead.country, epochMs(now) + dayMs)
    const values = { at: at.toISOString(), zone: timeZoneAt(lead.country, at) }
    found.push(...advice('followUp', 3, values, { kind: 'follow_up', template: null, at: values.at }, ['quiet']))
  }
  return found
}

function byRecord(facts: Facts): Advice[] {
  const { lead, texts } = facts
  const found: Advice[] = []
  const fields = [...(lead.phone.length > 5 ? [] : ['phone' as const]), ...(lead.country ? [] : ['country' as const])]
  if (fields.length > 0 && canWrite(facts)) {
    found.push(...advice('askDetails', 4, { fields }, atOnce('email'), ['missing']))
  }
  const hasOnlySigns = texts.length > 0 && texts.every(({ text }) => !saysSomething(text))
  if (hasOnlySigns && isDisposable(lead.email)) {
    found.push(...advice('reviewSpam', 4, {}, atOnce('bin'), ['noWords', 'disposable']))
  }
  return found
}

/** Recommendations, most urgent first; none for a closed lead. */
export function adviceOf(facts: Facts, now: Instant): Advice[] {
  if (facts.lead.status === 'converted' || facts.lead.status === 'lost') return []
  return [...whileUpset(facts), ...whileWaiting(facts, now), ...byHistory(facts, now), ...byRecord(facts)].toSorted(
    (a, b) => a.priority - b.priority,
  )
}
