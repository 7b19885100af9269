import { consentVersions } from './consent-wordings.ts'
import { epochMs, type Instant } from './instant.ts'
import type { AddressKind } from './lead-addresses.ts'

/** The ways in which staff reach a person. */
export const channels = ['phone', 'whatsapp', 'email'] as const
export type Channel = (typeof channels)[number]

/** The purpose of the consent that covers offers by each channel, as the forms ask for it (`consent-wordings`). */
export const purposeOfChannel = {
  phone: 'phone_offers',
  whatsapp: 'phone_offers',
  email: 'email_offers',
} as const satisfies Record<Channel, string>

/** How a consent is withdrawn: by the link in a letter, by a teammate on the person's word, or by a message of theirs. */
export const withdrawalWays = ['letter', 'team', 'message'] as const
export type WithdrawalWay = (typeof withdrawalWays)[number]

/** What is reached for a purpose: a consent to it counts for that address of the person alone. */
export const addressOfPurpose = (purpose: string): AddressKind => (purpose === 'phone_offers' ? 'phone' : 'email')

/** The keys of the addresses that a lead is reached by now (`person-keys`). */
export type ReachedBy = { readonly emailKey: string; readonly phoneKey: string }

/** The key that a consent to a purpose counts for; a lead without an email answers by phone. */
export const consentAddress = (purpose: string, { emailKey, phoneKey }: ReachedBy): string =>
  addressOfPurpose(purpose) === 'phone' ? phoneKey : emailKey || (purpose === 'answer' ? phoneKey : '')

/** A stored consent, as far as it matters here. */
export type GivenConsent = {
  readonly purpose: string
  /** What it counts for. */
  readonly address: string
  readonly granted: boolean
  /** The wording that was shown with it; no version of ours where no boxes were shown. */
  readonly wordingVersion: string
  /** The form it was given in. */
  readonly form: string
  readonly givenAt: Instant
  readonly withdrawnAt: Instant | null
}

/** For how long the link that confirms an address works. */
export const confirmationDays = 30

/** What is known of the mailbox that offers go to. */
export type Mailbox<Moment extends Instant = Instant> = {
  /** Whether offers wait until the address itself confirmed them (`domain/offers`). */
  readonly needsConfirmation: boolean
  readonly askedAt: Moment | null
  readonly confirmedAt: Moment | null
}

/** Where nothing waits for a confirmation. */
const unasked: Mailbox = { needsConfirmation: false, askedAt: null, confirmedAt: null }

/** Whether a person wants offers by a channel; `unknown` where they were never asked. */
export type ChannelConsent =
  | { readonly is: 'agreed'; readonly at: Instant; readonly form: string }
  /** Somebody agreed, but the address has not confirmed it: anybody can type an address into a form. */
  | { readonly is: 'unconfirmed'; readonly at: Instant; readonly askedAt: Instant | null }
  | { readonly is: 'refused'; readonly at: Instant; readonly form: string }
  | { readonly is: 'withdrawn'; readonly at: Instant }
  | { readonly is: 'unknown' }

/** Whether the form with this consent had boxes for offers. A box that was left empty leaves no record of its own. */
const hadBoxes = ({ wordingVersion }: GivenConsent): boolean =>
  (consentVersions as readonly string[]).includes(wordingVersion)

/**
 * The last word of a person on a purpose for an address: the latest of all answers and withdrawals, on whichever lead and in
 * whichever order they came to us. Null where there is none.
 */
export function lastWord<C extends GivenConsent>(
  purpose: string,
  reachedBy: ReachedBy,
  consents: readonly C[],
): { readonly consent: C; readonly is: 'agreed' | 'refused' | 'withdrawn'; readonly at: Instant } | null {
  const address = consentAddress(purpose, reachedBy)
  const words = consents
    .filter((consent) => consent.purpose === purpose && consent.address === address)
    .flatMap((consent) => [
      { consent, is: consent.granted ? ('agreed' as const) : ('refused' as const), at: consent.givenAt },
      ...(consent.granted && consent.withdrawnAt !== null
        ? [{ consent, is: 'withdrawn' as const, at: consent.withdrawnAt }]
        : []),
    ])
  // Of a yes and a no in the same moment the no counts.
  const strength = { agreed: 0, refused: 1, withdrawn: 2 }
  const [last] = words.toSorted((a, b) => epochMs(b.at) - epochMs(a.at) || strength[b.is] - strength[a.is])
  return last ?? null
}

/** Whether the mailbox itself agreed to offers, after it last said no. Who may type its address must not say yes for it again. */
export function isConfirmed(
  reachedBy: ReachedBy,
  consents: readonly GivenConsent[],
  { needsConfirmation, confirmedAt }: Mailbox,
): boolean {
  if (!needsConfirmation) return true
  if (confirmedAt === null) return false
  return consents
    .filter(({ purpose, address }) => purpose === purposeOfChannel.email && address === reachedBy.emailKey)
    .flatMap(({ granted, givenAt, withdrawnAt }) => [granted ? null : givenAt, withdrawnAt])
    .every((no) => no === null || epochMs(no) < epochMs(confirmedAt))
}

/** Whether the person withdrew what they last agreed to for a purpose. */
export const isWithdrawn = (purpose: string, reachedBy: ReachedBy, consents: readonly GivenConsent[]): boolean =>
  lastWord(purpose, reachedBy, consents)?.is === 'withdrawn'

/** The last answer of a person about offers by a channel, for the address that it reaches now; a phone confirms nothing. */
export function channelConsent(
  channel: Channel,
  reachedBy: ReachedBy,
  consents: readonly GivenConsent[],
  mailbox: Mailbox = unasked,
): ChannelConsent {
  const last = lastWord(purposeOfChannel[channel], reachedBy, consents)
  if (!last) {
    const asked = consents
      .filter((consent) => hadBoxes(consent) && [reachedBy.emailKey, reachedBy.phoneKey].includes(consent.address))
      .toSorted((a, b) => epochMs(b.givenAt) - epochMs(a.givenAt))[0]
    return asked ? { is: 'refused', at: asked.givenAt, form: asked.form } : { is: 'unknown' }
  }
  const { is, at, consent } = last
  if (is === 'withdrawn') return { is, at }
  const isUnconfirmed = is === 'agreed' && channel === 'email' && !isConfirmed(reachedBy, consents, mailbox)
  return isUnconfirmed ? { is: 'unconfirmed', at, askedAt: mailbox.askedAt } : { is, at, form: consent.form }
}
