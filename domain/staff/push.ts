import { wallMinute } from '#domain/basics/calendar-day.ts'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { can, type Role, roles } from './permissions.ts'

/** Events that are pushed: a new lead, and one beyond the threshold of its stage. */
const pushKinds = ['arrived', 'overdue'] as const
export type PushKind = (typeof pushKinds)[number]

/** Pushes ask for a reply, so they go to those who may write to leads. */
export const pushAction = 'lead.write'
export const pushedRoles: readonly Role[] = roles.filter((role) => can(role, pushAction))

/** Teammate fields that push notifications need. */
interface PushedTeammate {
  readonly username: string
  readonly role: Role
  readonly disabled: boolean
}

/**
 * True if a lead is pushed to a teammate: it is theirs, or has no assignee on the team. `owner`: username of its
 * assignee; null if unassigned, or the assignee has left or has the day off.
 */
export function isPushedTo({ username, role, disabled }: PushedTeammate, owner: string | null): boolean {
  return !disabled && can(role, pushAction) && (owner === null || owner === username)
}

/**
 * Hours without pushes, in the teammate's time zone; their mails wait, too. From and to are minutes past midnight, 0 to
 * 1439.
 */
export interface QuietHours {
  readonly from: number
  /** First minute with pushes again; before `from` if the hours pass midnight. */
  readonly to: number
  /** An IANA time zone, such as Europe/Madrid. */
  readonly timeZone: string
}

/**
 * True during quiet hours at `now` (epoch ms), by local time: a repeated hour is quiet both times, a skipped one
 * shortens the night. Equal limits mean no quiet hours.
 */
export function isQuiet(hours: QuietHours | null, now: number): boolean {
  if (hours === null) return false
  const { from, to, timeZone } = hours
  const minute = wallMinute(now, timeZone)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The first minute from `now` on that is not quiet, epoch milliseconds; null where `now` is not quiet. */
export function quietEnd(hours: QuietHours | null, now: number): number | null {
  if (!isQuiet(hours, now)) return null
  // The clock may change in between, so each minute is checked.
  let end = now - (now % minuteMs)
  while (isQuiet(hours, end)) end += minuteMs
  return end
}

/** Maximum single pushes of a kind per person at once; beyond that, one gives the number. */
export const maxSinglePushes = 3

/** Lifetime of a push: later, the app's list of alerts has it. */
export const pushLifetimeMs = 15 * minuteMs

/** Retry delays after a push service failed. */
export const pushRetryDelaysMs: readonly number[] = [minuteMs, 4 * minuteMs]

/** Devices of one teammate; a further one replaces the one unused for longest. */
export const maxPushDevices = 10

/** Days without opening the app after which a device gets no more pushes and is deleted. */
export const pushDeviceDays = 30

/** Why a device gets no more pushes: its subscription is gone, or the push service refused repeatedly. */
export const pushEnds = ['gone', 'refused'] as const
export type PushEnd = (typeof pushEnds)[number]

/** Limits of consecutive refusals: by number, or fewer over a long time. */
export const pushRefusals = { most: 20, few: 3, fewMs: 3 * dayMs } as const

/**
 * True if a device is dropped: `count` refusals in a row, the first at `since` (epoch ms). Temporary failures, such as
 * an outage or rate limit, are no refusals.
 */
export function isGivenUp(count: number, since: number, now: number): boolean {
  const { most, few, fewMs } = pushRefusals
  return count >= most || (count >= few && now - since >= fewMs)
}

/** Validity of our signature for push services (RFC 8292: at most 24 hours). */
export const vapidLifetimeMs = 12 * hourMs

/** Encrypted content of a push: no name, message or contact details. */
export type PushMessage =
  | {
      readonly kind: PushKind
      readonly leadId: string
      /** The lead's language, such as `de`. */
      readonly language: string
      /** Due time of the reply, ISO 8601; null if its stage has no threshold. */
      readonly dueAt: string | null
    }
  /** Several leads at once. */
  | { readonly kind: PushKind; readonly count: number }

/** The pushes one teammate gets for due leads, oldest first. */
export function pushesOf(due: readonly Extract<PushMessage, { leadId: string }>[]): PushMessage[] {
  return pushKinds.flatMap((kind): PushMessage[] => {
    const ofKind = due.filter((one) => one.kind === kind)
    return ofKind.length > maxSinglePushes ? [{ kind, count: ofKind.length }] : ofKind
  })
}
