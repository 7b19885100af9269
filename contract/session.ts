import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { roles } from '#domain/staff/permissions.ts'
import { nextPassword, password } from './password.ts'
import { routes } from './route.ts'
import { signedNames } from './signed-names.ts'
import { choice, id, moment, text, timeZoneName } from './text.ts'

/** Ways to show a second factor. */
const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

export const session = z.strictObject({
  user: z.strictObject({ id, username: z.string(), role: choice(roles) }),
  /** True while the one-time password of the first start is in use. */
  mustChangePassword: z.boolean(),
  /** True if the role requires a missing second factor; nothing else is open until it is set up. */
  mustSetUpSecondFactor: z.boolean(),
  remembered: z.boolean(),
  expiresAt: moment,
  /** `due`: the password was right, the second factor is still missing. `none`: this person has none. */
  secondFactor: choice(['none', 'due', 'shown']),
  /** Available second factors. */
  methods: z.array(choice(secondFactorMethods)),
  /** When this person last looked at the board; null: never. */
  boardSeenAt: moment.nullable(),
  /** Time zone of this person's days and clocks: their own choice, else the team's; null: not set. */
  timeZone: z.string().nullable(),
  /** Their own choice. */
  ownTimeZone: z.string().nullable(),
  /** Signed names, by script; empty: their username. */
  names: signedNames,
})
export type Session = z.output<typeof session>

/** One of the caller's sessions, with details for recognising it. */
const ownSession = z.strictObject({
  id,
  /** Browser and system, such as "Firefox, Windows"; empty if unknown. */
  device: z.string(),
  /** Network address of the login. */
  address: z.string(),
  createdAt: moment,
  /** To within minutes. */
  lastSeenAt: moment,
  expiresAt: moment,
  /** True for the requesting session. */
  current: z.boolean(),
  /** The right password was entered, but not the second factor. */
  awaitsSecondFactor: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

export const sessionRoutes = routes({
  logIn: {
    method: 'POST',
    path: '/api/auth/admin',
    summary: 'Log in; the session is in an HttpOnly cookie, and the browser’s earlier session ends',
    access: 'public',
    limit: { max: 60, windowSeconds: 180 },
    body: z.strictObject({
      username: text(limits.username, 1),
      password,
      rememberMe: z.boolean({ error: 'invalid' }).default(false),
    }),
    response: session,
    errors: ['invalid_credentials', 'password_expired'],
  },
  enterDemonstration: {
    method: 'POST',
    path: '/api/auth/demonstration',
    summary:
      'In a demonstration (`npm run demo`) whose site is not live: enter as a teammate of this role, without a password',
    access: 'public',
    limit: { max: 60, windowSeconds: 180 },
    body: z.strictObject({ role: choice(roles) }),
    response: session,
    errors: ['not_found'],
  },
  changeTimeZone: {
    method: 'PATCH',
    path: '/api/auth/time-zone',
    summary: 'Choose the time zone of the own screens, and of filters by day; null: the team’s',
    access: { staff: 'lead.read' },
    limit: { max: 60, windowSeconds: 60 },
    body: z.strictObject({ timeZone: timeZoneName.nullable() }),
    response: session,
  },
  readSession: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The logged-in teammate',
    access: 'password-given',
    limit: { max: 600, windowSeconds: 60 },
    response: session,
  },
  logOut: {
    method: 'DELETE',
    path: '/api/auth/session',
    summary: 'Log out: this session ends on every server',
    access: 'password-given',
    limit: { max: 60, windowSeconds: 60 },
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    summary:
      'Change one’s own password (after a step-up if a second factor is set up); the session gets a new token, one’s other sessions end',
    access: 'signed-in',
    limit: { max: 20, windowSeconds: 300 },
    body: z.strictObject({ current: password, next: nextPassword }),
    response: session,
    setsUpSecondFactor: true,
    errors: ['proof_needed'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    summary: 'The caller’s sessions, last used first',
    access: 'signed-in',
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(ownSession) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'End one of the caller’s sessions, on every server at once',
    access: 'signed-in',
    limit: { max: 120, windowSeconds: 300 },
    params: z.strictObject({ id }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'End all other sessions of the caller',
    access: 'signed-in',
    limit: { max: 60, windowSeconds: 300 },
  },
})
