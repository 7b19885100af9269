import type { LeadStatus } from './pipeline.ts'

/** Reasons for losing a lead that every installation begins with; screens have a name for each in both staff languages. */
export const defaultLostReasons = [
  'too_expensive',
  'not_interested',
  'no_answer',
  'competitor',
  'no_trust',
  'not_eligible',
  'wrong_details',
] as const
/** Always offered, after the others: a list that somebody shortened still has an answer for every case. */
export const fixedLostReasons = ['other', 'not_given'] as const

export const namedLostReasons = [...defaultLostReasons, ...fixedLostReasons] as const
export type NamedLostReason = (typeof namedLostReasons)[number]

/** What a move to Lost that gives no reason is stored with. */
export const noLostReason: NamedLostReason = 'not_given'

/** Most reasons a team can choose from, beside the fixed ones. */
export const maxLostReasons = 30

/** Most reasons no longer offered that are kept, so that leads can still be found by them. */
export const maxRetiredReasons = 100

/** Whether screens translate this reason; any other is shown as the team wrote it. */
export const isNamedLostReason = (reason: string): reason is NamedLostReason =>
  (namedLostReasons as readonly string[]).includes(reason)

/** The list to choose from: the team's own in its order, then the fixed ones. */
export const offeredLostReasons = (own: readonly string[]): readonly string[] => [
  ...own.filter((reason) => !(fixedLostReasons as readonly string[]).includes(reason)),
  ...fixedLostReasons,
]

/** A team's list as it is stored: trimmed, each once, without the fixed ones. */
export const asOwnLostReasons = (written: readonly string[]): string[] => [
  ...new Set(
    written
      .map((reason) => reason.trim())
      .filter((reason) => reason !== '' && !(fixedLostReasons as readonly string[]).includes(reason)),
  ),
]

/** The team's reasons: those on offer, and those taken off the list, the latest first. */
export type LostReasonList = { readonly reasons: readonly string[]; readonly retired: readonly string[] }
export type RenamedReason = { readonly from: string; readonly to: string }

/** The list after a change: what is no longer on it is retired, unless it only has another name now. */
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

/** The reason of a lead in this stage: one in Lost always has one, any other has none. */
export const lostReasonOf = (status: LeadStatus, reason: string | null | undefined): string | null =>
  status === 'lost' ? (reason ?? noLostReason) : null
