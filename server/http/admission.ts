import type { Context } from 'hono'
import type { CallName } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Actor } from '#contract/handler.ts'
import type { Route } from '#contract/route.ts'
import { type Action, can, isAdmitted, proofHolds } from '#domain/staff/permissions.ts'
import type { KeyActor } from '#server/api-keys/store.ts'
import { addressKey } from './address.ts'
import { bearerOf } from './bearer.ts'
import { refuseCrossSite, refuseCrossSiteWrite } from './cross-site.ts'
import type { Edge, Env } from './edge.ts'

/** The caller; `key`: its API key, if it is a program. */
type Admitted = { readonly actor: Actor | null; readonly key: KeyActor | null }

/** Admits a call of the contract, or throws the reason. The only gate before calls of any caller. */
export async function admit(c: Context<Env>, name: CallName, route: Route, edge: Edge): Promise<Admitted> {
  if (route.access === 'public') {
    refuseCrossSiteWrite(c.req.raw, c.get('origin'))
    return { actor: null, key: null }
  }
  // Reads too: an audited read would be logged for a person who did not ask for it.
  refuseCrossSite(c.req.raw, c.get('origin'))
  // A cookie beside a key is ignored.
  const key = bearerOf(c.req.header('authorization'))
  if (key !== null) {
    const admitted = await admitKey(c, name, route, edge, key)
    return { actor: admitted.actor, key: admitted }
  }
  const actor = await edge.authenticate(c)
  if (!actor) throw new ApiError('not_signed_in')
  if (route.access === 'password-given') return { actor, key: null }
  if (actor.awaitsSecondFactor) throw new ApiError('not_signed_in')
  if (actor.mustSetUpSecondFactor && !route.setsUpSecondFactor && !actor.mustChangePassword) throw secondFactorFirst()
  if (route.access !== 'signed-in') {
    if (actor.mustChangePassword) throw oneTimePasswordOnly()
    refuseRole(c, name, route.access.staff, actor, edge)
  }
  if (route.stepUp && actor.mustChangePassword) throw oneTimePasswordOnly()
  if (route.stepUp && !proofHolds(actor.provedAt, Date.now())) throw new ApiError('proof_needed')
  return { actor, key: null }
}

/** The admitted teammate behind the request's cookie; null otherwise. */
export async function staffOf(c: Context<Env>, edge: Pick<Edge, 'authenticate'>): Promise<Actor | null> {
  const actor = await edge.authenticate(c)
  return actor && isAdmitted(actor) ? actor : null
}

/** The same for a URL outside the contract: throws unless the caller is a teammate who may do `action`. */
export async function admitStaff(c: Context<Env>, name: string, action: Action, edge: Edge): Promise<Actor> {
  refuseCrossSite(c.req.raw, c.get('origin'))
  const actor = await edge.authenticate(c)
  if (!actor || actor.awaitsSecondFactor) throw new ApiError('not_signed_in')
  if (actor.mustChangePassword) throw oneTimePasswordOnly()
  if (actor.mustSetUpSecondFactor) throw secondFactorFirst()
  refuseRole(c, name, action, actor, edge)
  return actor
}

/**
 * The subject of a rate limit: the person or the key, never the session, which a login would renew. Before the second
 * factor it includes the IP address, so that somebody with the password can't use up the person's own attempts.
 */
export function subjectOf({ userId, awaitsSecondFactor }: Actor, c: Context<Env>): string {
  return awaitsSecondFactor ? `${userId} ${addressKey(c.get('address'))}` : userId
}

async function admitKey(c: Context<Env>, name: CallName, route: Route, edge: Edge, key: string): Promise<KeyActor> {
  const found = await edge.authenticateKey(c, key)
  const { actor, scopes } = found
  const mayCall =
    route.scope !== undefined &&
    scopes.includes(route.scope) &&
    typeof route.access === 'object' &&
    can(actor.role, route.access.staff) &&
    !route.stepUp
  if (mayCall) return found
  edge.refusals.record({ kind: 'call_denied', address: c.get('address'), userId: actor.userId, call: name })
  throw new ApiError('not_allowed', { message: 'The scopes of this API key don’t include this call.' })
}

function refuseRole(c: Context<Env>, call: string, action: Action, { role, userId }: Actor, edge: Edge): void {
  if (can(role, action)) return
  edge.refusals.record({ kind: 'call_denied', address: c.get('address'), userId, call })
  throw new ApiError('not_allowed')
}

const secondFactorFirst = () =>
  new ApiError('not_allowed', { message: 'Your role must have a second factor: please set one up first.' })
const oneTimePasswordOnly = () => new ApiError('not_allowed', { message: 'Please change the one-time password first.' })
