import type { AddressKind } from '#domain/addresses/lead-addresses.ts'
import { epochMs, type Instant } from '#domain/basics/instant.ts'
import { consentWays } from '#domain/leads/added-lead.ts'
import { consentVersions } from './consent-wordings.ts'

/** Channels on which staff reach a person. */
export const channels = ['phone', 'whatsapp', 'email'] as const
export type Channel = (typeof channels)[number]

/** The purpose of the consent that covers offers by each channel, as the forms ask for it (`consent-wordings`). */
export const purposeOfChannel = {
  phone: 'phone_offers',
  whatsapp: 'phone_offers',
  email: 'email_offers',
} as const satisfies Record<Channel, string>

/** How a consent is withdrawn: by the link in a letter, by a teammate on the person's behalf, or by a message. */
export const withdrawalWays = ['letter', 'team', 'message'] as const
export type WithdrawalWay = (typeof withdrawalWays)[number]

/** The kind of address a purpose uses; consent counts for that address alone. */
export const addressOfPurpose = (purpose: string): AddressKind => (purpose === 'phone_offers' ? 'phone' : 'email')

/** Keys of the lead's current addresses (`person-keys`). */
export type ReachedBy = { readonly emailKey: string; readonly phoneKey: string }

/** The address key a consent counts for; a lead without an email is answered by phone. */
export const consentAddress = (purpose: string, { emailKey, phoneKey }: ReachedBy): string =>
  addressOfPurpose(purpose) === 'phone' ? phoneKey : emailKey || (purpose === 'answer' ? phoneKey : '')

/** The consent columns used here. */
export type GivenConsent = {
  readonly purpose: string
  /** The address it counts for. */
  readonly address: string
  readonly granted: boolean
  /** The wording that was shown; not one of our versions if there were no boxes. */
  readonly wordingVersion: string
  /** The form it was given in. */
  readonly form: string
  readonly givenAt: Instant
  readonly withdrawnAt: Instant | null
}

/** Days for which an address confirmation link works. */
export const confirmationDays = 30

/** Facts about the mailbox that receives offers. */
export type Mailbox<Moment extends Instant = Instant> = {
  /** True if offers wait until the address itself confirmed them (`domain/privacy/offers`). */
  readonly needsConfirmation: boolean
  readonly askedAt: Moment | null
  readonly confirmedAt: Moment | null
}

/** A mailbox that needs no confirmation. */
const unasked: Mailbox = { needsConfirmation: false, askedAt: null, confirmedAt: null }

/** A person's answer to offers by a channel; `unknown` where they were never asked. */
export type ChannelConsent =
  | { readonly is: 'agreed'; readonly at: Instant; readonly form: string }
  /** Agreed, but not confirmed by the address: anybody can type it into a form. */
  | { readonly is: 'unconfirmed'; readonly at: Instant; readonly askedAt: Instant | null }
  | { readonly is: 'refused'; readonly at: Instant; readonly form: string }
  | { readonly is: 'withdrawn'; readonly at: Instant }
  | { readonly is: 'unknown' }

/** True if the form had boxes for offers. An empty box leaves no record of its own. */
const hadBoxes = ({ wordingVersion }: GivenConsent): boolean =>
  (consentVersions as readonly string[]).includes(wordingVersion)

/**
 * True if a form consents to offers by phone after that consent was withdrawn. It does not count: anybody can type a number,
 * and no link confirms it.
 */
const isTypedAnew = ({ purpose, granted, form, givenAt }: GivenConsent, all: readonly GivenConsent[]): boolean =>
  granted &&
  addressOfPurpose(purpose) === 'phone' &&
  !(consentWays as readonly string[]).includes(form) &&
  all.some(({ withdrawnAt }) => withdrawnAt !== null && epochMs(withdrawnAt) < epochMs(givenAt))

/**
 * A person's last word on a purpose for an address: the latest of all answers and withdrawals, on any lead, in any
 * order of arrival. Null if there is none.
 */
export function lastWord<C extends GivenConsent>(
  purpose: string,
  reachedBy: ReachedBy,
  consents: readonly C[],
): { readonly consent: C; readonly is: 'agreed' | 'refused' | 'withdrawn'; readonly at: Instant } | null {
  const address = consentAddress(purpose, reachedBy)
  const given = consents.filter((consent) => consent.purpose === purpose && consent.address === address)
  const words = given
    .filter((consent) => !isTypedAnew(consent, given))
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

/**
 * True if the mailbox itself agreed to offers after its last refusal, so that typing its address can't renew consent.
 */
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

/** True if the person withdrew the last consent to a purpose. */
export const isWithdrawn = (purpose: string, reachedBy: ReachedBy, consents: readonly GivenConsent[]): boolean =>
  lastWord(purpose, reachedBy, consents)?.is === 'withdrawn'

/** The last answer about offers on a channel for the current address; a phone number needs no confirmation. */
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
