/** Capacity for one kind of request. */
export type SemaphoreLimits = {
  /** Requests handled at once. */
  readonly max: number
  /** Requests that may wait for capacity; further ones are refused at once. */
  readonly maxWaiting: number
  /** Milliseconds a request may wait; after that it is refused. */
  readonly maxWaitMs: number
}

/** Limits on callers' use of the server. docs/operating.md lists those an operator notices. */
export const edgeLimits = {
  /** By kind of request (`concurrency.ts`), so that none can use up another's capacity. */
  concurrency: {
    publicWrites: { max: 64, maxWaiting: 128, maxWaitMs: 500 },
    publicReads: { max: 128, maxWaiting: 256, maxWaitMs: 1_000 },
    signingIn: { max: 32, maxWaiting: 64, maxWaitMs: 2_000 },
    programs: { max: 32, maxWaiting: 64, maxWaitMs: 2_000 },
    signedIn: { max: 200, maxWaiting: 400, maxWaitMs: 2_000 },
  },

  connections: {
    /** Open at once; beyond it a connection's first request is refused, unless it carries a known session. */
    max: 3_600,
    /** Per IP address. Not applied behind a trusted proxy, whose address all visitors share. */
    maxPerAddress: 512,
    /** Concurrent connections in total; beyond it a connection is closed without an answer. */
    maxEver: 4_000,
    /** Requests on one connection, which then closes. */
    maxRequests: 1_000,
    /** Requests sent on one connection ahead of their answers. */
    maxPipelined: 16,
    /** Seconds a connection stays open for the next request. */
    keepAliveSeconds: 10,
    /** Milliseconds for the head of a request to arrive. */
    maxHeadMs: 5_000,
    /**
     * Milliseconds without progress after which a reader is cut off; up to twice that, since it is the check interval.
     */
    maxReadPauseMs: 7_000,
    /** A reader is cut off if an answer waits this long and is read more slowly than `minReadRate`. */
    readWindowMs: 60_000,
    /** Bytes a second. */
    minReadRate: 4_000,
  },

  bodies: {
    /** Maximum pause in a body before its sender is cut off, milliseconds. */
    maxPauseMs: 10_000,
    /** Length of the windows over which `minRate` is measured; a slower sender is cut off. */
    windowMs: 15_000,
    /** Bytes a second. */
    minRate: 10_000,
  },

  refusals: {
    /** Refusals a second that are answered at once; callers who retry at once could keep the server busy with more. */
    maxPrompt: 100,
    /** Delay of each further one, ms. */
    pauseMs: 1_000,
  },

  streams: {
    /** Live streams open at once. */
    max: 1_000,
    /** Per teammate or key, in any number of sessions. */
    maxPerPerson: 100,
    maxPerAddress: 200,
  },

  limitedAddresses: {
    /** Refusals of one address at one path, after which its next requests are refused without any work. */
    maxAnswered: 20,
    /** Maximum time before a request is checked again, ms. */
    maxBlockMs: 5_000,
    /** Addresses remembered. */
    max: 20_000,
  },
} as const

/** Limits of connections and bodies; `patience` multiplies timeouts. */
export function connectionLimits(patience = 1) {
  const { connections, bodies } = edgeLimits
  return {
    ...connections,
    ...bodies,
    maxHeadMs: patience * connections.maxHeadMs,
    maxReadPauseMs: patience * connections.maxReadPauseMs,
    readWindowMs: patience * connections.readWindowMs,
    maxPauseMs: patience * bodies.maxPauseMs,
    windowMs: patience * bodies.windowMs,
  }
}
