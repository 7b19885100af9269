/** A teammate's current activity on a lead. */
export const activities = ['looking', 'replying'] as const
export type Doing = (typeof activities)[number]

/** How long a teammate counts as present after a report from their browser, and the report interval; ms. */
export const presenceLastsMs = 60_000
export const presenceSaidEveryMs = 25_000
