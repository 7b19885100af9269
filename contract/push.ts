import { z } from 'zod'
import { minutesPerDay } from '#domain/basics/calendar-day.ts'
import { pushAction, pushEnds } from '#domain/staff/push.ts'
import { routes } from './route.ts'
import { id, moment, timeZoneName } from './text.ts'

const access = { staff: pushAction } as const
const limit = { max: 120, windowSeconds: 300 }

const minute = z
  .int('invalid_number')
  .min(0, 'invalid_number')
  .max(minutesPerDay - 1, 'invalid_number')

/** Hours without pushes: minutes after midnight in the teammate's time zone, from and until. */
const quietHours = z.strictObject({
  from: minute,
  to: minute,
  timeZone: timeZoneName,
})

/** A browser that gets the caller's pushes. */
const pushDevice = z.strictObject({
  id,
  /** Browser and system, such as "Chrome, Android"; empty if unknown. */
  device: z.string(),
  createdAt: moment,
  /** When the application was last opened there. */
  seenAt: moment,
  /** Its session was ended: no pushes until the teammate logs in there again. */
  paused: z.boolean(),
  /** Why it gets no more pushes until they are turned on there again; null: it does. */
  ended: z.enum(pushEnds).nullable(),
})
export type PushDevice = z.output<typeof pushDevice>

/** Bytes in base64url, exactly as many as `length`. */
const bytes = (length: number) =>
  z
    .string('invalid')
    .max(200, 'too_long')
    .regex(/^[\w-]+=*$/, 'invalid')
    .refine((value) => Math.floor((value.replaceAll('=', '').length * 3) / 4) === length, 'invalid')

/** A browser's push subscription (Push API, PushSubscription). */
const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'invalid' }).max(1000, 'too_long'),
  /** The browser's key on P-256, uncompressed, and a secret of 16 bytes. */
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushSubscriptionBody = z.output<typeof pushSubscription>

export const pushRoutes = routes({
  readPush: {
    method: 'GET',
    path: '/api/push',
    summary: 'What a browser needs to subscribe to pushes, the caller’s devices and quiet hours',
    access,
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({
      /** The server's public key, base64url; null where this installation sends no pushes. */
      publicKey: z.string().nullable(),
      devices: z.array(pushDevice),
      quietHours: quietHours.nullable(),
    }),
  },
  addPushDevice: {
    method: 'POST',
    path: '/api/push/devices',
    summary: 'Push new and overdue leads to the calling browser, as its user has agreed',
    access,
    limit,
    body: pushSubscription,
    response: pushDevice,
    status: 201,
  },
  renewPushDevice: {
    method: 'PATCH',
    path: '/api/push/devices',
    summary: 'Say that the app was opened on a device; not found where its pushes were turned off meanwhile',
    access,
    limit: { max: 600, windowSeconds: 60 },
    body: pushSubscription,
    response: pushDevice,
    errors: ['not_found'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/api/push/devices/{id}',
    summary: 'Stop pushes to one of the caller’s devices',
    access,
    limit,
    params: z.strictObject({ id }),
  },
  changeQuietHours: {
    method: 'PATCH',
    path: '/api/push/quiet-hours',
    summary: 'Set the hours without pushes; null removes them',
    access,
    limit,
    body: z.strictObject({ quietHours: quietHours.nullable() }),
  },
})
