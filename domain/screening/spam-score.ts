import { isDisposable } from '#domain/addresses/disposable-domains.ts'

/**
 * Evidence about how a message arrived. Points add up; a teammate reviews suspected spam, and nothing is dropped.
 * Effects of browsers, networks and habits alone never make a message suspicious.
 */
export type Evidence = {
  /** A form on our pages, or the API, which other programs may call. */
  readonly channel: 'page' | 'api'
  /**
   * State of the token that the page's script fetches when a form is first touched; absent without a script. `used`:
   * for more messages than a person sends in one visit.
   */
  readonly token: 'absent' | 'good' | 'expired' | 'used' | 'forged'
  /** Time from the first touch of the form to sending, ms; null if unknown. */
  readonly filledInMs: number | null
  /** True if its headers are those of a browser sending our own form. */
  readonly isFromPage: boolean
  /** True if the hidden field was filled in. Password managers do that, too. */
  readonly isTrapFilled: boolean
  /** True if this IP address recently sent more than one person writes. */
  readonly isAddressBusy: boolean
  /** True if this IP address sent more today than an office writes. */
  readonly isAddressFlooding: boolean
  /** True if more came from this email address today than one person writes. */
  readonly isEmailFlooding: boolean
  /** Proof of work, requested under load (`domain/screening/proof-of-work`); `missing`: requested but not provided. */
  readonly proof: 'not_needed' | 'done' | 'missing'
  readonly name: string
  readonly email: string
  readonly message: string | null
}

type Rule = {
  readonly points: number
  /** Happens to people: autofill, refused cookies, a shared address. Counts only with other evidence. */
  readonly isHuman?: true
  readonly holds: (evidence: Evidence) => boolean
}

/** Manual filling takes longer than this, ms; autofill does not. */
const hastyMs = 2_000

/** Points for each sign of spam. */
const rules = {
  no_token: { points: 2, isHuman: true, holds: ({ token }) => token === 'absent' },
  expired_token: { points: 2, isHuman: true, holds: ({ token }) => token === 'expired' },
  // A cookie of an earlier key or version is none of ours either; a program gains nothing by making one up.
  forged_token: { points: 3, isHuman: true, holds: ({ token }) => token === 'forged' },
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

/** Score from which a message is suspected spam and is reviewed, unless all evidence happens to people. */
export const doubtfulFrom = 4

export type SpamScore = {
  readonly score: number
  readonly reasons: readonly SpamReason[]
  readonly isDoubtful: boolean
}

/** Adds up the evidence against a message. */
export function spamScore(evidence: Evidence): SpamScore {
  const reasons = spamReasons.filter((reason) => (rules[reason] as Rule).holds(evidence))
  const score = reasons.reduce((sum, reason) => sum + rules[reason].points, 0)
  const isHuman = reasons.every((reason) => (rules[reason] as Rule).isHuman)
  return { score, reasons, isDoubtful: score >= doubtfulFrom && !isHuman }
}

const linksIn = (text: string): number => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
