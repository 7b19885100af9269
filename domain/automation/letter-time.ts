import { isSensibleHour, nextSensibleMoment } from '#domain/insight/local-time.ts'
import type { Instant } from '#domain/instant.ts'
import type { EventFacts } from './events.ts'
import type { TriggerKind } from './rule.ts'

/** What a lead does itself: an answer is welcome at any hour. */
const ownActs: readonly TriggerKind[] = ['arrived', 'returned', 'setup_submitted']

export type LetterOccasion = {
  readonly trigger: TriggerKind
  readonly facts: Pick<EventFacts, 'imported' | 'late'>
  /** It comes after a wait: it answers nothing that the lead has just done. */
  readonly isLater?: boolean
  /** The lead's, ISO 3166-1; null: not known. */
  readonly country: string | null
  /** Whose clocks hold where the country's are not known; null: no team has said where it works. */
  readonly teamZone: string | null
}

/**
 * When a letter of a rule may go out: null for at once, which answers what the lead has just done; else not before nine in the
 * morning and not after eight in the evening where the lead lives.
 */
export function letterMoment(
  { trigger, facts, isLater = false, country, teamZone }: LetterOccasion,
  now: Instant,
): Date | null {
  if (!isLater && ownActs.includes(trigger) && facts.imported !== true && facts.late !== true) return null
  return isSensibleHour(country, now, teamZone) === false ? nextSensibleMoment(country, now, teamZone) : null
}
