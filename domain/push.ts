import { wallMinute } from './calendar-day.ts'
import { dayMs, hourMs, minuteMs } from './instant.ts'
import { can, type Role, roles } from './permissions.ts'

/** What is pushed to teammates' devices: a new lead, and one that has passed the threshold of its stage. */
export const pushKinds = ['arrived', 'overdue'] as const
export type PushKind = (typeof pushKinds)[number]

/** What a push asks for is a reply, so it goes to those who may write to leads. */
export const pushAction = 'lead.write'
export const pushedRoles: readonly Role[] = roles.filter((role) => can(role, pushAction))

/** A teammate as far as pushes are concerned. */
export interface PushedTeammate {
  readonly username: string
  readonly role: Role
  readonly disabled: boolean
}

/**
 * Whether a lead is pushed to a teammate: it is theirs, or it has no owner on the team.
 * `owner`: the username of its owner; null if it is unassigned or its owner has left.
 */
export function isPushedTo({ username, role, disabled }: PushedTeammate, owner: string | null): boolean {
  return !disabled && can(role, pushAction) && (owner === null || owner === username)
}

/** Hours without pushes, and whose mails wait until they end, in the teammate's own time zone. From and to are minutes after midnight, 0 to 1439. */
export interface QuietHours {
  readonly from: number
  /** The first minute in which pushes come again; before `from` if the hours pass midnight. */
  readonly to: number
  /** An IANA time zone, such as Europe/Madrid. */
  readonly timeZone: string
}

/**
 * Whether it is quiet at `now` (epoch milliseconds), by the clock on the wall: an hour that the clock repeats is quiet
 * both times, and one that it skips shortens the night. Equal limits are no quiet hours.
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
  // The clock on the wall may be put forward or back on the way: each minute is looked at.
  let end = now - (now % minuteMs)
  while (isQuiet(hours, end)) end += minuteMs
  return end
}

/** Pushes of one kind to one person in one go; if more are due, one says how many. */
export const maxSinglePushes = 3

/** How long a push is worth delivering: after that, the list of alerts in the app has it. */
export const pushLifetimeMs = 15 * minuteMs

/** Delays before a push is tried again when its service does not take it. */
export const pushRetryDelaysMs: readonly number[] = [minuteMs, 4 * minuteMs]

/** Devices of one teammate; a further one replaces the one unused for longest. */
export const maxPushDevices = 10

/** Days without opening the app after which a device gets no more pushes and is deleted. */
export const pushDeviceDays = 30

/** Why a device gets no more pushes: its subscription is gone, or its push service refused again and again. */
export const pushEnds = ['gone', 'refused'] as const
export type PushEnd = (typeof pushEnds)[number]

/** After so many refusals in a row, or so long a time with nothing but a few, a device gets no more pushes. */
export const pushRefusals = { most: 20, few: 3, fewMs: 3 * dayMs } as const

/**
 * Whether a device is given up: `count` refusals in a row, the first at `since` (epoch milliseconds). What fails for now is no
 * refusal: a service that is down or asks for patience.
 */
export function isGivenUp(count: number, since: number, now: number): boolean {
  const { most, few, fewMs } = pushRefusals
  return count >= most || (count >= few && now - since >= fewMs)
}

/** How long a push service's signature of ours is valid (RFC 8292: at most 24 hours). */
export const vapidLifetimeMs = 12 * hourMs

/** What travels to a device, encrypted for it: no name, message or contact details. */
export type PushMessage =
  | {
      readonly kind: PushKind
      readonly leadId: string
      /** The lead's language, such as `de`. */
      readonly language: string
      /** When the reply is or was due, ISO 8601; null if its stage has no threshold. */
      readonly dueAt: string | null
    }
  /** Several leads at once. */
  | { readonly kind: PushKind; readonly count: number }

/** What one teammate gets of the leads that are due to be pushed, oldest first. */
export function pushesOf(due: readonly Extract<PushMessage, { leadId: string }>[]): PushMessage[] {
  return pushKinds.flatMap((kind): PushMessage[] => {
    const ofKind = due.filter((one) => one.kind === kind)
    return ofKind.length > maxSinglePushes ? [{ kind, count: ofKind.length }] : ofKind
  })
}
