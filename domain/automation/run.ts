/**
 * State of a run: `running` until its last action, `waiting` until the next one is due; a `stopped` or `failed` one can
 * be retried.
 */
export const runOutcomes = ['running', 'waiting', 'done', 'skipped', 'stopped', 'failed'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/**
 * Why a rule did not fire (a condition, its own effect, a missing lead, an undone move), stopped midway, or could not
 * act.
 */
export const runReasons = [
  'condition',
  'own_effect',
  'lead_gone',
  'undone',
  'came_back',
  'no_effect',
  'unable',
  'too_many',
  'switched_off',
  'error',
  'in_progress',
  'replied',
  'form',
  'opted_out',
  'bounced',
  'stage',
  'merged',
  'by_hand',
] as const
export type RunReason = (typeof runReasons)[number]

/**
 * Result of an action; all but `done` changed nothing, and `later`, `too_many_mails` and `unconfirmed` are pending: a
 * letter waits for daytime, for the next hour, or for the address to confirm offers.
 */
export const effects = [
  'done',
  'later',
  'already',
  'has_owner',
  'nobody',
  'no_consent',
  'in_dispute',
  'unconfirmed',
  'bad_text',
  'no_address',
  'too_many_mails',
  'no_longer',
  'no_webhook',
  'text_gone',
  'not_reachable',
  'window_closed',
] as const
export type Effect = (typeof effects)[number]

/** Effects caused by the rule itself, not the lead: retried once the rule is fixed. */
export const unableEffects = ['nobody', 'bad_text', 'text_gone', 'no_webhook'] as const satisfies readonly Effect[]
/** Effects that mean the lead gave the rule nothing to do. */
const inVain: readonly Effect[] = [
  'no_consent',
  'in_dispute',
  'no_address',
  'no_longer',
  'not_reachable',
  'window_closed',
]

/** Final state of a run; one that reached nobody is no success. */
export function endOf(
  done: readonly Effect[],
): { outcome: 'done'; reason: null } | { outcome: 'failed' | 'skipped'; reason: 'unable' | 'no_effect' } {
  if (done.some((effect) => (unableEffects as readonly Effect[]).includes(effect)))
    return { outcome: 'failed', reason: 'unable' }
  if (done.every((effect) => inVain.includes(effect))) return { outcome: 'skipped', reason: 'no_effect' }
  return { outcome: 'done', reason: null }
}
