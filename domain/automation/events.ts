import type { EscalationLevel } from '#domain/leads/escalation.ts'
import { type Clock, type CrossedMeasure, type Trigger, triggerKinds } from './rule.ts'

/** Kinds of recorded events; measures come from `scored`, `analysed` and `text_read`. */
export const eventKinds = [
  'scored',
  'analysed',
  'text_read',
  ...triggerKinds.filter((kind) => kind !== 'crosses'),
] as const
export type EventKind = (typeof eventKinds)[number]

/** A measure before and after; null before the first. */
type Crossing = { readonly from: number | null; readonly to: number }

/** Details of an event besides its lead and time; which ones are present depends on its kind. */
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
  /** For an undone move: when the lead had first entered the stage, ISO 8601. */
  readonly stayedSince?: string
  /** For an undone move: the event of the original move. */
  readonly again?: string
  /** True if the lead was released from suspected spam; it keeps its date of arrival. */
  readonly late?: boolean
  /** The rule a teammate started. */
  readonly rule?: string
} & { readonly [M in CrossedMeasure]?: Crossing }

export type RuleEvent = { readonly kind: EventKind; readonly facts: EventFacts }

const kindsOfMeasure: Record<CrossedMeasure, readonly EventKind[]> = {
  // A lead gets its first score on arrival.
  score: ['scored', 'arrived'],
  quality: ['analysed'],
  probability: ['analysed'],
  sentiment: ['text_read'],
  urgency: ['text_read'],
}

/** The event kinds a trigger listens to. */
export const eventKindsOf = (trigger: Trigger): readonly EventKind[] =>
  trigger.on === 'crosses' ? kindsOfMeasure[trigger.measure] : [trigger.on]

/** True if an event fires a trigger. */
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

/** True if a value has reached the rule's threshold. */
export const isBeyond = ({ direction, line }: Line, value: number): boolean =>
  direction === 'above' ? value >= line : value <= line

/** A first value that exceeds the threshold counts as crossing it. */
function crosses(line: Line, crossing: Crossing | undefined): boolean {
  if (!crossing) return false
  return isBeyond(line, crossing.to) && (crossing.from === null || !isBeyond(line, crossing.from))
}
