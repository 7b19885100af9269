import type { Instant } from '#domain/basics/instant.ts'
import { isSensibleHour, nextSensibleMoment } from '#domain/insight/local-time.ts'
import type { EventFacts } from './events.ts'
import type { TriggerKind } from './rule.ts'

/** Actions of the lead itself: an answer is welcome at any hour. */
const ownActs: readonly TriggerKind[] = ['arrived', 'returned', 'setup_submitted']

type LetterOccasion = {
  readonly trigger: TriggerKind
  readonly facts: Pick<EventFacts, 'imported' | 'late'>
  /** True after a wait: the letter answers no recent action of the lead. */
  readonly isLater?: boolean
  /** The lead's country, ISO 3166-1; null: unknown. */
  readonly country: string | null
  /** Time zone used if the country's is unknown; null: the team has not set one. */
  readonly teamZone: string | null
}

/**
 * When an automated letter may go out: null for at once, if it answers the lead's own action; else between 9:00 and
 * 20:00 local time of the lead.
 */
export function letterMoment(
  { trigger, facts, isLater = false, country, teamZone }: LetterOccasion,
  now: Instant,
): Date | null {
  if (!isLater && ownActs.includes(trigger) && facts.imported !== true && facts.late !== true) return null
  return isSensibleHour(country, now, teamZone) === false ? nextSensibleMoment(country, now, teamZone) : null
}
