/** What a colleague is doing with a lead right now. */
export const doings = ['looking', 'replying'] as const
export type Doing = (typeof doings)[number]

/** How long a colleague counts as present after their browser last said so, and how often it says so; milliseconds. */
export const presenceLastsMs = 60_000
export const presenceSaidEveryMs = 25_000
