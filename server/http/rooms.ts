import type { IncomingMessage, ServerResponse } from 'node:http'
import { api } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { bearerOf } from './bearer.ts'
import { edgeLimits } from './edge-limits.ts'
import { Room } from './room.ts'

type Kind = keyof typeof edgeLimits.rooms

/** A request's place among those being worked on. */
type Place = {
  /** Kind of the request; null if it needs no capacity. */
  readonly kind: Kind | null
  /**
   * Releases the slot while the body arrives, whose sender may be slow on purpose: a few of those would block every
   * other visitor. Throws `unavailable` if there is no capacity afterwards.
   */
  whileReceiving<T>(receive: () => Promise<T>): Promise<T>
  leave(): void
}

export type Rooms = {
  /** True if there is capacity for the request; its slot is released when its response closes, if not before. */
  enter(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>
  /** The place of a request that has entered. */
  placeOf(request: IncomingMessage): Place
  /** The kind of a request that needs capacity. */
  kindOf(request: IncomingMessage): Kind
}

/** Health checks are answered however full it is. */
const exempt = new Set(['/healthz', '/readyz'])
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const publicCalls = new Set(
  Object.values<Route>(api)
    .filter(({ access }) => access === 'public')
    .map(({ method, path }) => `${method} ${path}`),
)
/** Public calls by which people become signed in. */
const isLogin = (path: string) => path.startsWith('/api/auth/')

export const pathOf = (url = '/') => {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/**
 * `isKnown`: the request carries the cookie of a session that is in memory. `hasKey`: it carries an API key, right or wrong;
 * programs that call much at once then take no room of people who log in.
 */
export function kindOf(method: string | undefined, path: string, isKnown: boolean, hasKey: boolean): Kind {
  if (isKnown) return 'signedIn'
  const isRead = method === undefined || safeMethods.has(method)
  const isPublic = !path.startsWith('/api/') || publicCalls.has(`${isRead ? 'GET' : method} ${path}`)
  if (!isLogin(path) && !isPublic && hasKey) return 'programs'
  if (isLogin(path) || !isPublic) return 'signingIn'
  return isRead ? 'publicReads' : 'publicWrites'
}

const noPlace: Place = { kind: null, whileReceiving: (receive) => receive(), leave: () => undefined }

/** Room of its own for each kind of request; `isKnown` as for `kindOf`, `patience` multiplies how long a request may wait. */
export function createRooms(isKnown: (request: IncomingMessage) => boolean, patience = 1): Rooms {
  const rooms = Object.fromEntries(
    Object.entries(edgeLimits.rooms).map(([kind, limits]) => [
      kind,
      new Room({ ...limits, maxWaitMs: patience * limits.maxWaitMs }),
    ]),
  ) as Record<Kind, Room>
  const places = new WeakMap<IncomingMessage, Place>()
  const kindOfRequest = (request: IncomingMessage) =>
    kindOf(request.method, pathOf(request.url), isKnown(request), bearerOf(request.headers.authorization) !== null)

  return {
    enter(request, response) {
      if (exempt.has(pathOf(request.url))) return true
      const kind = kindOfRequest(request)
      const room = rooms[kind]
      const take = () => {
        const place = placeIn(room, kind)
        places.set(request, place)
        if (response.closed) place.leave()
        else response.once('close', place.leave)
      }
      const entered = room.enter()
      if (entered === true) take()
      if (typeof entered === 'boolean') return entered
      return entered.then((isAdmitted) => {
        if (isAdmitted) take()
        return isAdmitted
      })
    },
    placeOf: (request) => places.get(request) ?? noPlace,
    kindOf: kindOfRequest,
  }
}

/** A place that has been taken in a room. */
function placeIn(room: Room, kind: Kind): Place {
  let isTaken = true
  let isOver = false
  const giveUp = () => {
    if (isTaken) room.leave()
    isTaken = false
  }
  return {
    kind,
    async whileReceiving(receive) {
      giveUp()
      const received = await receive()
      if (isOver || !(await room.enter())) throw new ApiError('unavailable', { retryAfter: 1 })
      if (isOver) {
        room.leave()
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
