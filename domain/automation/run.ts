/** How a run ended: `running` until its last action; a `stopped` or `failed` one can be tried again. */
export const runOutcomes = ['running', 'done', 'skipped', 'stopped', 'failed'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** Why a rule did not fire (a condition, its own effect, a lead that is gone), or stopped half-way. */
export const runReasons = ['condition', 'own_effect', 'lead_gone', 'too_many', 'switched_off', 'error'] as const
export type RunReason = (typeof runReasons)[number]

/** What came of an action; all but `done` changed nothing, and `later` not yet: a letter waits for the day. */
export const effects = [
  'done',
  'later',
  'already',
  'has_owner',
  'nobody',
  'no_consent',
  'bad_text',
  'no_address',
  'too_many_mails',
  'no_webhook',
] as const
export type Effect = (typeof effects)[number]
