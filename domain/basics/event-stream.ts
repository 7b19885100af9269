/** Milliseconds between two heartbeats of the event stream. */
export const heartbeatMs = 15_000

/** Milliseconds without any event after which the stream is broken, even if its connection is still open. */
export const silenceMs = 3 * heartbeatMs

/** Kinds of change in an event; `many`: too many leads for one event each. */
export const liveChanges = ['arrived', 'returned', 'changed', 'removed', 'many'] as const
