import { z } from 'zod'
import { roles } from '#domain/permissions.ts'
import { limits } from '#domain/text.ts'
import { routes } from './route.ts'
import { choice, id, moment, text } from './text.ts'

/** A password is taken as it is: not trimmed, any character, 1 to 256. */
const password = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .min(1, 'required')
  .max(limits.password, 'too_long')

export const session = z.strictObject({
  user: z.strictObject({ id, username: z.string(), role: choice(roles) }),
  /** The one-time password of the first start is still in use. */
  mustChangePassword: z.boolean(),
  remembered: z.boolean(),
  expiresAt: moment,
})
export type Session = z.output<typeof session>

export const sessionRoutes = routes({
  logIn: {
    method: 'POST',
    path: '/api/auth/admin',
    summary: 'Log in; the session lives in an HttpOnly cookie',
    access: 'public',
    limit: { max: 60, windowSeconds: 180 },
    body: z.strictObject({
      username: text(limits.username, 1),
      password,
      rememberMe: z.boolean({ error: 'invalid' }).default(false),
    }),
    response: session,
    status: 200,
    errors: ['invalid_input', 'invalid_credentials', 'too_many_requests'],
  },
  readSession: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in',
    access: 'password-given',
    limit: { max: 600, windowSeconds: 60 },
    response: session,
    status: 200,
    errors: [],
  },
  logOut: {
    method: 'DELETE',
    path: '/api/auth/session',
    summary: 'Log out: this session ends on every server',
    access: 'password-given',
    limit: { max: 60, windowSeconds: 60 },
    status: 204,
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Change the own password; other sessions of this person end',
    access: 'signed-in',
    limit: { max: 20, windowSeconds: 300 },
    body: z.strictObject({
      current: password,
      next: password.min(12, 'too_short'),
    }),
    response: session,
    status: 200,
    errors: ['invalid_input', 'invalid_credentials'],
  },
})
