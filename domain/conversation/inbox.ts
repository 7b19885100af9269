/** Filter of the inbox by assignee. `mine` includes unassigned leads. */
export const inboxOwners = ['mine', 'unassigned', 'everyone'] as const
export type InboxOwner = (typeof inboxOwners)[number]

/** `due`: the next due promise first, then conversations without a promise, then overdue ones, latest first. */
export const inboxOrders = ['due', 'newest', 'longest'] as const
export type InboxOrder = (typeof inboxOrders)[number]

type Waiting = {
  readonly since: string
  readonly due: string | null
  /** Their newest message; null if they only sent a form. */
  readonly message?: { readonly at: string } | null
}

/** Sort order of waiting conversations, used by the inbox and My day. */
export function inboxOrder(order: InboxOrder, now: number): (a: Waiting, b: Waiting) => number {
  const newest = ({ message, since }: Waiting) => message?.at ?? since
  if (order === 'newest') return (a, b) => newest(b).localeCompare(newest(a))
  if (order === 'longest') return (a, b) => a.since.localeCompare(b.since)
  const rank = ({ due }: Waiting) => (due === null ? 1 : Date.parse(due) < now ? 2 : 0)
  // A lead who wrote within the hour can still be won; one who has waited a year can wait longer.
  return (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? 1 : -1) * (a.due ?? a.since).localeCompare(b.due ?? b.since)
}
