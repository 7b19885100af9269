import { isDisposable } from './disposable-domains.ts'

/**
 * How a message arrived, as far as it helps to recognise spam. Points add up, a teammate reviews the message, and nothing is
 * dropped. What browsers, networks and habits do to people never makes a message doubtful, alone or together.
 */
export type Evidence = {
  /** By a form of our pages, or by the API, which other programs may call. */
  readonly channel: 'page' | 'api'
  /**
   * State of the token that the page's script fetches when a form is first touched; without a script there is none. `used`: for
   * more messages than a person sends in one visit.
   */
  readonly token: 'absent' | 'good' | 'expired' | 'used' | 'forged'
  /** From the first touch of the form until it was sent, milliseconds; null if unknown. */
  readonly filledInMs: number | null
  /** Whether its headers are those of a browser that sends a form of our own pages. */
  readonly isFromPage: boolean
  /** Whether the hidden field was filled in. Password managers do that too. */
  readonly isTrapFilled: boolean
  /** Whether this IP address recently sent more than one person writes. */
  readonly isAddressBusy: boolean
  /** Whether this IP address sent more today than an office writes. */
  readonly isAddressFlooding: boolean
  /** Whether more came today with this email address than one person writes. */
  readonly isEmailFlooding: boolean
  /** Proof of work, requested under load (`domain/proof-of-work`); `missing`: requested but not provided. */
  readonly proof: 'not_needed' | 'done' | 'missing'
  readonly name: string
  readonly email: string
  readonly message: string | null
}

type Rule = {
  readonly points: number
  /** It happens to people: autofill, refused cookies, a shared address. It weighs only beside a sign that does not. */
  readonly isHuman?: true
  readonly holds: (evidence: Evidence) => boolean
}

/** Filling in the form by hand takes longer than this, milliseconds; autofill does not. */
const hastyMs = 2_000

/** Points for each sign of spam. */
const rules = {
  no_token: { points: 2, isHuman: true, holds: ({ token }) => token === 'absent' },
  expired_token: { points: 2, isHuman: true, holds: ({ token }) => token === 'expired' },
  forged_token: { points: 3, holds: ({ token }) => token === 'forged' },
  used_token: { points: 4, holds: ({ token }) => token === 'used' },
  not_from_page: { points: 2, holds: ({ channel, isFromPage }) => channel === 'page' && !isFromPage },
  hasty: { points: 1, isHuman: true, holds: ({ filledInMs }) => filledInMs !== null && filledInMs < hastyMs },
  trap_filled: { points: 3, isHuman: true, holds: ({ isTrapFilled }) => isTrapFilled },
  disposable_email: { points: 2, holds: ({ email }) => isDisposable(email) },
  links: { points: 2, holds: ({ message }) => linksIn(message ?? '') >= 2 },
  link_as_name: { points: 4, holds: ({ name }) => linksIn(name) > 0 },
  busy_address: { points: 2, isHuman: true, holds: ({ isAddressBusy }) => isAddressBusy },
  flooding_address: { points: 4, holds: ({ isAddressFlooding }) => isAddressFlooding },
  flooding_email: { points: 4, holds: ({ isEmailFlooding }) => isEmailFlooding },
  no_proof: { points: 4, holds: ({ proof }) => proof === 'missing' },
} as const satisfies Record<string, Rule>

export type SpamReason = keyof typeof rules
export const spamReasons = Object.keys(rules) as [SpamReason, ...SpamReason[]]

/** From this score on, a message is suspected spam and waits for a teammate, unless all that speaks against it happens to people. */
export const doubtfulFrom = 4

export type SpamScore = {
  readonly score: number
  readonly reasons: readonly SpamReason[]
  readonly isDoubtful: boolean
}

/** Adds up what speaks against a message. */
export function spamScore(evidence: Evidence): SpamScore {
  const reasons = spamReasons.filter((reason) => (rules[reason] as Rule).holds(evidence))
  const score = reasons.reduce((sum, reason) => sum + rules[reason].points, 0)
  const isHuman = reasons.every((reason) => (rules[reason] as Rule).isHuman)
  return { score, reasons, isDoubtful: score >= doubtfulFrom && !isHuman }
}

const linksIn = (text: string): number => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
