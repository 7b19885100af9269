import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { newPasskey, passkeyChallenge, passkeyInvitation, passkeyProof } from './passkey.ts'
import { password } from './password.ts'
import { routes } from './route.ts'
import { session } from './session.ts'
import { moment, text } from './text.ts'

/** Six digits, however the person groups them. */
const code = text(20, 1)
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'invalid'))
const recoveryCode = text(60, 1)

/** Exactly one of these fields is present. */
const oneOf = (fields: readonly string[]) => ({
  check: (value: Record<string, unknown>) => fields.filter((field) => value[field] !== undefined).length === 1,
  problem: { error: 'required', path: [fields[0] ?? ''] },
})
const factorShown = oneOf(['code', 'recoveryCode', 'passkey'])
const proofGiven = oneOf(['password', 'passkey'])

/** The caller's own second factors. Once there is one, each login requires any of them. */
const factors = z.strictObject({
  totp: z.strictObject({ confirmedAt: moment }).nullable(),
  passkeys: z.array(
    z.strictObject({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() }),
  ),
  recoveryCodesLeft: z.int(),
  /** Browsers make passkeys for names only, over https or on localhost: false on a bare network address. */
  passkeysWork: z.boolean(),
})
export type Factors = z.output<typeof factors>

/** Recovery codes, shown only once; null if the person already has theirs. */
const recoveryCodes = z.array(z.string()).nullable()

const own = { access: 'signed-in', limit: { max: 60, windowSeconds: 300 } } as const
const ownProved = { ...own, stepUp: true } as const

export const secondFactorRoutes = routes({
  showSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor',
    summary: 'The second step of a login: a six-digit code, a recovery code or a passkey; the session gets a new token',
    access: 'password-given',
    limit: { max: 30, windowSeconds: 180 },
    body: z
      .strictObject({ code: code.optional(), recoveryCode: recoveryCode.optional(), passkey: passkeyProof.optional() })
      .refine(factorShown.check, factorShown.problem),
    response: session,
    errors: ['conflict'],
  },
  challengePasskey: {
    method: 'POST',
    path: '/api/auth/passkey-challenge',
    summary:
      'Options for signing with a passkey, for the second step of a login or a step-up; valid once, for five minutes',
    access: 'password-given',
    limit: { max: 30, windowSeconds: 180 },
    response: passkeyChallenge,
    errors: ['not_found'],
  },
  prove: {
    method: 'POST',
    path: '/api/auth/prove',
    summary:
      'Step-up: the password (with a code if one is set up) or a passkey; valid for five minutes, and the session gets a new token',
    access: 'signed-in',
    limit: { max: 30, windowSeconds: 180 },
    body: z
      .strictObject({ password: password.optional(), code: code.optional(), passkey: passkeyProof.optional() })
      .refine(proofGiven.check, proofGiven.problem),
    response: z.strictObject({ provedUntil: moment }),
    setsUpSecondFactor: true,
  },
  readFactors: {
    method: 'GET',
    path: '/api/auth/factors',
    summary: 'The caller’s second factors',
    ...own,
    response: factors,
    setsUpSecondFactor: true,
  },
  startTotp: {
    method: 'POST',
    path: '/api/auth/totp',
    summary: 'A new secret for an authenticator app, in effect once a code is confirmed',
    ...ownProved,
    response: z.strictObject({ secret: z.string(), uri: z.string() }),
    status: 201,
    setsUpSecondFactor: true,
    errors: ['conflict'],
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/auth/totp/confirmation',
    summary: 'Turn the authenticator app on with its first code; the caller’s other sessions end',
    ...ownProved,
    body: z.strictObject({ code }),
    response: z.strictObject({ recoveryCodes }),
    setsUpSecondFactor: true,
    errors: ['not_found'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/api/auth/totp',
    summary: 'Turn the authenticator app off; the caller’s other sessions end',
    ...ownProved,
    errors: ['not_found'],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/auth/new-passkey',
    summary: 'Options for creating a passkey; valid once, for five minutes',
    ...ownProved,
    response: passkeyInvitation,
    status: 201,
    setsUpSecondFactor: true,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Add the passkey that the browser created; the caller’s other sessions end',
    ...ownProved,
    body: z.strictObject({ name: text(limits.tag, 1), passkey: newPasskey }),
    response: z.strictObject({ recoveryCodes }),
    status: 201,
    setsUpSecondFactor: true,
    errors: ['conflict'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    summary: 'Remove a passkey; the caller’s other sessions end',
    ...ownProved,
    params: z.strictObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/recovery-codes',
    summary: 'Ten new recovery codes, shown only once; the old ones become invalid',
    ...ownProved,
    response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    status: 201,
    errors: ['conflict'],
  },
})
