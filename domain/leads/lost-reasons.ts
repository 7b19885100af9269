import type { LeadStatus } from './pipeline.ts'

/** Default reasons for losing a lead; screens translate them. */
export const defaultLostReasons = [
  'too_expensive',
  'not_interested',
  'no_answer',
  'competitor',
  'no_trust',
  'not_eligible',
  'wrong_details',
] as const
/** Always offered, after the others, so that a shortened list still fits every case. */
export const fixedLostReasons = ['other', 'not_given'] as const

const namedLostReasons = [...defaultLostReasons, ...fixedLostReasons] as const
export type NamedLostReason = (typeof namedLostReasons)[number]

/** Stored for a move to Lost without a reason. */
const noLostReason: NamedLostReason = 'not_given'

/** Maximum reasons of a team, besides the fixed ones. */
export const maxLostReasons = 30

/** Maximum retired reasons that are kept for filtering. */
const maxRetiredReasons = 100

/** True if screens translate this reason; others are shown as the team wrote them. */
export const isNamedLostReason = (reason: string): reason is NamedLostReason =>
  (namedLostReasons as readonly string[]).includes(reason)

/** The list to choose from: the team's own in its order, then the fixed ones. */
export const offeredLostReasons = (own: readonly string[]): readonly string[] => [
  ...own.filter((reason) => !(fixedLostReasons as readonly string[]).includes(reason)),
  ...fixedLostReasons,
]

/** A team's list as it is stored: trimmed, each once, without the fixed ones. */
const asOwnLostReasons = (written: readonly string[]): string[] => [
  ...new Set(
    written
      .map((reason) => reason.trim())
      .filter((reason) => reason !== '' && !(fixedLostReasons as readonly string[]).includes(reason)),
  ),
]

/** The team's reasons: those on offer, and those taken off the list, the latest first. */
type LostReasonList = { readonly reasons: readonly string[]; readonly retired: readonly string[] }
export type RenamedReason = { readonly from: string; readonly to: string }

/** The list after a change: removed reasons are retired unless they were only renamed. */
export function changedLostReasons(
  before: LostReasonList,
  written: readonly string[],
  renamed: readonly RenamedReason[] = [],
): LostReasonList {
  const reasons = asOwnLostReasons(written)
  const isGone = (reason: string) => !reasons.includes(reason) && !renamed.some(({ from }) => from === reason)
  const retired = [...new Set([...before.reasons, ...before.retired].filter(isGone))]
  return { reasons, retired: retired.slice(0, maxRetiredReasons) }
}

/** Every reason a lead can have: those on offer, then the retired ones. */
export const everyLostReason = ({ reasons, retired }: LostReasonList): readonly string[] => [
  ...offeredLostReasons(reasons),
  ...retired,
]

/** The reason stored for a stage: always one in Lost, none elsewhere. */
export const lostReasonOf = (status: LeadStatus, reason: string | null | undefined): string | null =>
  status === 'lost' ? (reason ?? noLostReason) : null
