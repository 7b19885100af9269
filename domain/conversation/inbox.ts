/** Filter of the inbox by assignee. `mine` includes unassigned leads. */
export const inboxOwners = ['mine', 'unassigned', 'everyone'] as const
export type InboxOwner = (typeof inboxOwners)[number]

/** `due`: the promise that runs out next first, then what is overdue; `newest`; `longest`: who has waited longest first. */
export const inboxOrders = ['due', 'newest', 'longest'] as const
export type InboxOrder = (typeof inboxOrders)[number]

type Waiting = { readonly since: string; readonly due: string | null }

/** The order of conversations that wait. Without a promise they come after those with one. */
export function inboxOrder(order: InboxOrder, now: number): (a: Waiting, b: Waiting) => number {
  if (order === 'newest') return (a, b) => b.since.localeCompare(a.since)
  if (order === 'longest') return (a, b) => a.since.localeCompare(b.since)
  // What can still be kept comes before what is broken already.
  const rank = ({ due }: Waiting) => (due === null ? 2 : Date.parse(due) < now ? 1 : 0)
  return (a, b) => rank(a) - rank(b) || (a.due ?? a.since).localeCompare(b.due ?? b.since)
}
