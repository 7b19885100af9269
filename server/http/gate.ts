import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { measured, secondsSince } from '#server/db/measured.ts'
import { addressKey } from './address.ts'
import { type ConcurrencyLimits, pathOf } from './concurrency.ts'
import { edgeLimits } from './edge-limits.ts'
import type { LimitedAddresses } from './limited-addresses.ts'
import { type RefusalReason, refuse, refuseOn } from './refusal.ts'
import type { RefusalLog } from './refusal-log.ts'

const { maxPrompt, pauseMs } = edgeLimits.refusals
/** Metric labels of a request refused for capacity. */
const unrouted = { route: '(no room)', status: 503 }

type GateOptions = {
  readonly concurrency: ConcurrencyLimits
  readonly limited: LimitedAddresses
  readonly refused: RefusalLog
  /** The caller's IP address. */
  readonly callerOf: (request: IncomingMessage) => string
  readonly isSecure: (request: IncomingMessage) => boolean
  /** True if the request carries the cookie of a cached session. */
  readonly isKnown: (request: IncomingMessage) => boolean
  /** True if a request uses our own host name (`own-host.ts`). */
  readonly isOurHost: (host: string | undefined, path: string) => boolean
}

/** Refuses requests before routing, parsing and the database. */
export type Gate = {
  /** True if the request may proceed; otherwise it was answered. */
  admits(request: IncomingMessage, response: ServerResponse): boolean
  /** Calls back once there is capacity for the request; answers it otherwise. */
  enter(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Refuses a request for a reason found elsewhere. */
  refuse(reason: RefusalReason, request: IncomingMessage, response: ServerResponse): void
  /** Answers on a connection that can't be answered normally, and closes it. */
  cut(reason: RefusalReason, socket: Socket, request: IncomingMessage | null): void
  /** Counts requests that ended without a response. */
  count(reason: string): void
  isKnown(request: IncomingMessage): boolean
}

export function createGate({
  concurrency,
  limited,
  refused,
  callerOf,
  isSecure,
  isKnown,
  isOurHost,
}: GateOptions): Gate {
  const isPrompt = perSecond(maxPrompt)
  const turnAway = (
    reason: RefusalReason,
    request: IncomingMessage,
    response: ServerResponse,
    retryAfter?: number,
  ): void => {
    refused.count(reason)
    const answer = () => {
      if (!response.closed) refuse(reason, request, response, isSecure(request), retryAfter)
    }
    if (isPrompt()) answer()
    else setTimeout(answer, pauseMs)
  }
  return {
    admits(request, response) {
      const path = pathOf(request.url)
      if (!hasOneHost(request.rawHeaders)) turnAway('twoHosts', request, response)
      else if (!isOurHost(request.headers.host, path)) turnAway('wrongHost', request, response)
      else {
        const seconds = limited.isEmpty()
          ? null
          : limited.blockedFor(addressKey(callerOf(request)), request.method ?? 'GET', path)
        if (seconds === null || isKnown(request)) return true
        turnAway('limited', request, response, seconds)
      }
      return false
    },
    enter(request, response, next) {
      const started = performance.now()
      const answer = (isAdmitted: boolean) => {
        if (response.closed) return
        if (isAdmitted) return next()
        measured('request', { ...unrouted, kind: concurrency.kindOf(request), seconds: secondsSince(started) })
        turnAway('noRoom', request, response)
      }
      const entered = concurrency.enter(request, response)
      if (typeof entered === 'boolean') answer(entered)
      else entered.then(answer)
    },
    refuse: turnAway,
    cut(reason, socket, request) {
      refused.count(reason)
      refuseOn(socket, reason, request, request !== null && isSecure(request))
      // Ignores the rest of its body.
      if (request) concurrency.slotOf(request).leave()
    },
    count: refused.count,
    isKnown,
  }
}

/** Returns a function that is true up to this many times a second. */
function perSecond(max: number): () => boolean {
  let second = 0
  let count = 0
  return () => {
    const now = Math.floor(performance.now() / 1000)
    count = now === second ? count + 1 : 1
    second = now
    return count <= max
  }
}

/** With two, a proxy and this server may disagree about the target (RFC 9112 §3.2). */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count <= 1
}
