/** What a teammate is doing with a lead right now. */
export const doings = ['looking', 'replying'] as const
export type Doing = (typeof doings)[number]

/** How long a teammate counts as present after the last report from their browser, and the interval of reports; milliseconds. */
export const presenceLastsMs = 60_000
export const presenceSaidEveryMs = 25_000
