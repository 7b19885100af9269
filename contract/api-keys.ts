import { z } from 'zod'
import { keyLifetimes, keyScopes, maxApiKeys, maxKeyName } from '#domain/staff/api-keys.ts'
import { routes } from './route.ts'
import { choice, id, moment, text } from './text.ts'

/** A key by which a program calls this API. The key itself is shown once, when it is made. */
const apiKey = z.strictObject({
  id,
  name: z.string(),
  /** Its first characters. */
  start: z.string(),
  scopes: z.array(choice(keyScopes)),
  /** The owner who made it. */
  createdBy: z.string(),
  createdAt: moment,
  /** Null: it does not expire. */
  expiresAt: moment.nullable(),
  revokedAt: moment.nullable(),
  /** To within a minute; null: never used. */
  lastUsedAt: moment.nullable(),
})
export type ApiKey = z.output<typeof apiKey>

const manage = { access: { staff: 'connections.manage' }, limit: { max: 120, windowSeconds: 300 } } as const

export const apiKeyRoutes = routes({
  listApiKeys: {
    method: 'GET',
    path: '/api/api-keys',
    summary: 'The keys of programs, newest first; revoked and expired ones stay for 90 days',
    ...manage,
    response: z.strictObject({ data: z.array(apiKey) }),
  },
  addApiKey: {
    method: 'POST',
    path: '/api/api-keys',
    summary: `Make a key for a program; it is shown only once. A conflict where there are ${maxApiKeys} in use`,
    ...manage,
    stepUp: true,
    body: z.strictObject({
      name: text(maxKeyName, 1),
      scopes: z
        .array(choice(keyScopes), { error: 'invalid' })
        .min(1, 'required')
        .transform((chosen) => keyScopes.filter((scope) => chosen.includes(scope))),
      /** Days until it expires; null: it does not. */
      days: z.literal([...keyLifetimes], { error: 'invalid_choice' }).nullable(),
    }),
    response: z.strictObject({ apiKey, key: z.string() }),
    status: 201,
    errors: ['conflict'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/api-keys/{id}',
    summary: 'Revoke a key: it stops working at once',
    ...manage,
    stepUp: true,
    params: z.strictObject({ id }),
  },
})
