import type { IncomingMessage, ServerResponse } from 'node:http'
import { api } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { bearerOf } from './bearer.ts'
import { edgeLimits } from './edge-limits.ts'
import { Semaphore } from './semaphore.ts'

type Kind = keyof typeof edgeLimits.concurrency

/** A request's share of the capacity. */
type Slot = {
  /** Kind of the request; null if it needs no capacity. */
  readonly kind: Kind | null
  /**
   * Releases the slot while the body arrives: a few senders that are slow on purpose would block every other visitor.
   * Throws `unavailable` if there is no capacity afterwards.
   */
  whileReceiving<T>(receive: () => Promise<T>): Promise<T>
  leave(): void
}

export type ConcurrencyLimits = {
  /** True if there is capacity for the request; its slot is released when its response closes, if not before. */
  enter(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>
  /** The slot of a request that has entered. */
  slotOf(request: IncomingMessage): Slot
  /** The kind of a request that needs capacity. */
  kindOf(request: IncomingMessage): Kind
}

/** Health checks are answered even at capacity. */
const exempt = new Set(['/healthz', '/readyz'])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const publicCalls = new Set(
  Object.values<Route>(api)
    .filter(({ access }) => access === 'public')
    .map(({ method, path }) => `${method} ${path}`),
)
/** Public calls that log in. */
const isLogin = (path: string) => path.startsWith('/api/auth/')

export const pathOf = (url = '/') => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/**
 * `isKnown`: the request carries the cookie of a cached session. `hasKey`: it carries an API key, valid or not; programs
 * with many calls then use no capacity of people logging in.
 */
export function kindOf(method: string | undefined, path: string, isKnown: boolean, hasKey: boolean): Kind {
  if (isKnown) return 'signedIn'
  const isRead = method === undefined || safeMethods.has(method)
  const isPublic = !path.startsWith('/api/') || publicCalls.has(`${isRead ? 'GET' : method} ${path}`)
  if (!isLogin(path) && !isPublic && hasKey) return 'programs'
  if (isLogin(path) || !isPublic) return 'signingIn'
  return isRead ? 'publicReads' : 'publicWrites'
}

const noSlot: Slot = { kind: null, whileReceiving: (receive) => receive(), leave: () => undefined }

/** A semaphore for each kind of request; `isKnown` as for `kindOf`, `patience` multiplies the waiting time. */
export function createConcurrencyLimits(
  isKnown: (request: IncomingMessage) => boolean,
  patience = 1,
): ConcurrencyLimits {
  const semaphores = Object.fromEntries(
    Object.entries(edgeLimits.concurrency).map(([kind, limits]) => [
      kind,
      new Semaphore({ ...limits, maxWaitMs: patience * limits.maxWaitMs }),
    ]),
  ) as Record<Kind, Semaphore>
  const slots = new WeakMap<IncomingMessage, Slot>()
  const kindOfRequest = (request: IncomingMessage) =>
    kindOf(request.method, pathOf(request.url), isKnown(request), bearerOf(request.headers.authorization) !== null)

  return {
    enter(request, response) {
      if (exempt.has(pathOf(request.url))) return true
      const kind = kindOfRequest(request)
      const semaphore = semaphores[kind]
      const take = () => {
        const slot = slotIn(semaphore, kind)
        slots.set(request, slot)
        if (response.closed) slot.leave()
        else response.once('close', slot.leave)
      }
      const entered = semaphore.enter()
      if (entered === true) take()
      if (typeof entered === 'boolean') return entered
      return entered.then((isAdmitted) => {
        if (isAdmitted) take()
        return isAdmitted
      })
    },
    slotOf: (request) => slots.get(request) ?? noSlot,
    kindOf: kindOfRequest,
  }
}

function slotIn(semaphore: Semaphore, kind: Kind): Slot {
  let isTaken = true
  let isOver = false
  const giveUp = () => {
    if (isTaken) semaphore.leave()
    isTaken = false
  }
  return {
    kind,
    async whileReceiving(receive) {
      giveUp()
      const received = await receive()
      if (isOver || !(await semaphore.enter())) throw new ApiError('unavailable', { retryAfter: 1 })
      if (isOver) {
        semaphore.leave()
        throw new ApiError('unavailable', { retryAfter: 1 })
      }
      isTaken = true
      return received
    },
    leave() {
      isOver = true
      giveUp()
    },
  }
}
