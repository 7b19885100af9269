import { consentVersions } from './consent-wordings.ts'
import type { Instant } from './instant.ts'

/** The ways in which staff reach a person. */
export const channels = ['phone', 'whatsapp', 'email'] as const
export type Channel = (typeof channels)[number]

/** The purpose of the consent that covers offers by each channel, as the forms ask for it (`consent-wordings`). */
export const purposeOfChannel = {
  phone: 'phone_offers',
  whatsapp: 'phone_offers',
  email: 'email_offers',
} as const satisfies Record<Channel, string>

/** How a consent is withdrawn: by the link in a letter, or by a teammate on the person's word. */
export const withdrawalWays = ['letter', 'team'] as const
export type WithdrawalWay = (typeof withdrawalWays)[number]

/** A stored consent, as far as it matters here. */
export type GivenConsent = {
  readonly purpose: string
  readonly granted: boolean
  /** The wording that was shown with it; no version of ours where no boxes were shown. */
  readonly wordingVersion: string
  /** The form it was given in. */
  readonly form: string
  readonly givenAt: Instant
  readonly withdrawnAt: Instant | null
}

/** Whether a person wants offers by a channel; `unknown` where they were never asked. */
export type ChannelConsent =
  | { readonly is: 'agreed'; readonly at: Instant; readonly form: string }
  | { readonly is: 'refused'; readonly at: Instant; readonly form: string }
  | { readonly is: 'withdrawn'; readonly at: Instant }
  | { readonly is: 'unknown' }

/** Whether the form with this consent had boxes for offers. A box that was left empty leaves no record of its own. */
const hadBoxes = ({ wordingVersion }: GivenConsent): boolean =>
  (consentVersions as readonly string[]).includes(wordingVersion)

/** Whether the person withdrew what they last agreed to for a purpose; `consents` are newest first. */
export function isWithdrawn(purpose: string, consents: readonly GivenConsent[]): boolean {
  const last = consents.find((consent) => consent.purpose === purpose)
  return last?.granted === true && last.withdrawnAt !== null
}

/** The last answer of a person about offers by a channel; `consents` are newest first. */
export function channelConsent(channel: Channel, consents: readonly GivenConsent[]): ChannelConsent {
  const last = consents.find(({ purpose }) => purpose === purposeOfChannel[channel])
  if (!last) {
    const asked = consents.find(hadBoxes)
    return asked ? { is: 'refused', at: asked.givenAt, form: asked.form } : { is: 'unknown' }
  }
  if (last.granted && last.withdrawnAt !== null) return { is: 'withdrawn', at: last.withdrawnAt }
  return { is: last.granted ? 'agreed' : 'refused', at: last.givenAt, form: last.form }
}
