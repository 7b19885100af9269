/**
 * How a run ended: `running` until its last action, `waiting` where the next one comes later; a `stopped` or `failed` one can be
 * tried again.
 */
export const runOutcomes = ['running', 'waiting', 'done', 'skipped', 'stopped', 'failed'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/**
 * Why a rule did not fire (a condition, its own effect, a lead that is gone, a move that was undone), stopped half-way, or
 * could not do what it says.
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
  'opted_out',
  'bounced',
  'stage',
  'merged',
  'by_hand',
] as const
export type RunReason = (typeof runReasons)[number]

/** Why a sequence ended for a lead before its last action, beside what ends any run. */
export const stopReasons = [
  'replied',
  'opted_out',
  'bounced',
  'stage',
  'merged',
  'by_hand',
] as const satisfies readonly RunReason[]
export type StopReason = (typeof stopReasons)[number]

/**
 * What came of an action; all but `done` changed nothing, and `later`, `too_many_mails` and `unconfirmed` not yet: a letter waits
 * for the day, for the next hour, or until its address confirms that it wants offers.
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

/** Effects of a rule that cannot do what it says, whatever the lead: once that is put right they are tried again. */
export const unableEffects = ['nobody', 'bad_text', 'text_gone', 'no_webhook'] as const satisfies readonly Effect[]
/** Effects of a lead that gives a rule nothing to do. */
const inVain: readonly Effect[] = [
  'no_consent',
  'in_dispute',
  'no_address',
  'no_longer',
  'not_reachable',
  'window_closed',
]

/** How a run ends that has been through its actions: one that reached nobody is no success. */
export function endOf(
  done: readonly Effect[],
): { outcome: 'done'; reason: null } | { outcome: 'failed' | 'skipped'; reason: 'unable' | 'no_effect' } {
  if (done.some((effect) => (unableEffects as readonly Effect[]).includes(effect)))
    return { outcome: 'failed', reason: 'unable' }
  if (done.every((effect) => inVain.includes(effect))) return { outcome: 'skipped', reason: 'no_effect' }
  return { outcome: 'done', reason: null }
}
