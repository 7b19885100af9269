import type { EscalationLevel } from '#domain/escalation.ts'
import type { Clock, CrossedMeasure, Trigger, TriggerKind } from './rule.ts'

/** Kinds of recorded events; `scored`, `analysed` and `text_read` are what measures are read from. */
export const eventKinds = [
  'arrived',
  'returned',
  'stage',
  'threshold',
  'waiting',
  'silent',
  'task_overdue',
  'setup_submitted',
  'setup_completed',
  'trial_ends',
  'not_connected',
  'first_payment',
  'payment_failed',
  'subscription_cancelled',
  'schedule',
  'by_hand',
  'scored',
  'analysed',
  'text_read',
] as const satisfies readonly (Exclude<TriggerKind, 'crosses'> | 'scored' | 'analysed' | 'text_read')[]
export type EventKind = (typeof eventKinds)[number]

/** A measure before and after; null before the first. */
export type Crossing = { readonly from: number | null; readonly to: number }

/** What an event says beside its lead and moment; which of these are there depends on its kind. */
export type EventFacts = {
  readonly to?: string
  readonly imported?: boolean
  readonly level?: EscalationLevel
  /** When the answer clock started, ISO 8601. */
  readonly since?: string
  readonly inWorkingTime?: boolean
  readonly minutes?: number
  readonly hours?: number
  readonly days?: number
  readonly hour?: number
  readonly stage?: string
  /** A move back within the time for undoing: since when the lead had been in that stage before, ISO 8601. */
  readonly stayedSince?: string
  /** A move to a stage that was undone a moment ago: the event of then. */
  readonly again?: string
  /** It arrives when a teammate says that it is no spam, and has the date of then. */
  readonly late?: boolean
  /** Which rule a teammate started. */
  readonly rule?: string
} & { readonly [M in CrossedMeasure]?: Crossing }

export type RuleEvent = { readonly kind: EventKind; readonly facts: EventFacts }

const kindsOfMeasure: Record<CrossedMeasure, readonly EventKind[]> = {
  // A lead has its first score as it arrives.
  score: ['scored', 'arrived'],
  quality: ['analysed'],
  probability: ['analysed'],
  sentiment: ['text_read'],
  urgency: ['text_read'],
}

/** The kinds of events that a trigger listens to. */
export const eventKindsOf = (trigger: Trigger): readonly EventKind[] =>
  trigger.on === 'crosses' ? kindsOfMeasure[trigger.measure] : [trigger.on]

/** Whether an event is what a trigger waits for. */
export function isTriggeredBy(trigger: Trigger, { kind, facts }: RuleEvent): boolean {
  if (!eventKindsOf(trigger).includes(kind)) return false
  switch (trigger.on) {
    case 'arrived':
      return trigger.imports || facts.imported !== true
    case 'stage':
      return trigger.to === null || trigger.to === facts.to
    case 'threshold':
      return trigger.level === facts.level && isSameClock(trigger, facts)
    case 'waiting':
      return trigger.minutes === facts.minutes && isSameClock(trigger, facts)
    case 'silent':
      return trigger.hours === facts.hours && isSameClock(trigger, facts)
    case 'trial_ends':
      return trigger.days === facts.days
    case 'not_connected':
      return trigger.hours === facts.hours
    case 'schedule':
      return trigger.hour === facts.hour && trigger.stage === facts.stage
    case 'crosses':
      return crosses(trigger, facts[trigger.measure])
    default:
      return true
  }
}

const isSameClock = (one: Clock, other: Clock) => (one.inWorkingTime ?? false) === (other.inWorkingTime ?? false)

type Line = Pick<Extract<Trigger, { on: 'crosses' }>, 'direction' | 'line'>

/** Whether a value has reached the line of a rule. */
export const isBeyond = ({ direction, line }: Line, value: number): boolean =>
  direction === 'above' ? value >= line : value <= line

/** A first value crosses the line where it is beyond it. */
function crosses(line: Line, crossing: Crossing | undefined): boolean {
  if (!crossing) return false
  return isBeyond(line, crossing.to) && (crossing.from === null || !isBeyond(line, crossing.from))
}
