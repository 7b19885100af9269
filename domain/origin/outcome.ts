/** State of a mail: key not looked up yet; valid, but its deals are not imported yet; on the ledger; or refused. */
export const mailStates = ['unchecked', 'waiting', 'confirmed', 'refused'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail confirms nothing. */
export const mailRefusals = [
  'unreadable',
  'too_heavy',
  'unsigned',
  'body_changed',
  'bad_signature',
  'partial_body',
  'unsigned_header',
  'repeated_header',
  'expired',
  'weak_algorithm',
  'weak_key',
  'revoked_key',
  'no_key',
  'bad_key',
  'not_aligned',
  'look_alike',
  'shared_domain',
  'own_domain',
  'other_broker',
  'no_statement',
  'no_deals',
  'other_account',
  'other_currency',
  'missing_deals',
  'extra_deals',
  'different_deals',
  'different_balance',
  'already_confirmed',
] as const
export type MailRefusal = (typeof mailRefusals)[number]

/** Subject of a refusal. */
export interface RefusalDetail {
  /** Name of a mail's header. */
  header?: string
  /** Number of deals, and the first tickets. */
  count?: number
  tickets?: readonly string[]
  /** Decimal strings: as the mail states it, and as the imported deals give it. */
  printed?: string
  recomputed?: string
}

/** State of a key looked up again after use: same, changed, or gone. */
export const keyStates = ['same', 'changed', 'gone'] as const
export type KeyState = (typeof keyStates)[number]

/** Bytes of a mail as it is uploaded; a month's statement has a few hundred kilobytes. */
export const maxMailBytes = 5 * 1024 * 1024

/** Mails attached to one upload that are read. */
export const maxAttachedMails = 40

/** Days after which a mail that was refused is deleted. */
export const refusedMailDays = 30
