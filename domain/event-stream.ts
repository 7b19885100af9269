/** Milliseconds between two heartbeats of the event stream. */
export const heartbeatMs = 15_000

/** Milliseconds without any event after which the stream is broken, even if its connection is still open. */
export const silenceMs = 3 * heartbeatMs

/** What an event of the stream can say of what it names; `many`: too many leads for an event each. */
export const liveChanges = ['arrived', 'returned', 'changed', 'removed', 'many'] as const
export type LiveChange = (typeof liveChanges)[number]
