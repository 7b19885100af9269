import { expect, it } from 'vitest'
import { inboxOrder } from './inbox.ts'

const now = Date.parse('2026-11-28T10:00:00.000Z')
const at = (since: string, due: string | null) => ({
  since: `2026-11-${since}.000Z`,
  due: due && `2026-11-${due}.000Z`,
})
const soon = at('28T09:00:00', '28T10:05:00')
const later = at('28T08:00:00', '28T12:00:00')
const broken = at('27T09:00:00', '27T10:00:00')
const longBroken = at('20T09:00:00', '20T10:00:00')
const open = at('26T09:00:00', null)
const all = [open, broken, later, longBroken, soon]

it('shows the next due promise first, then conversations without a promise, then overdue ones, latest first', () => {
  expect(all.toSorted(inboxOrder('due', now))).toEqual([soon, later, open, broken, longBroken])
  expect(all.toSorted(inboxOrder('newest', now))).toEqual([soon, later, broken, open, longBroken])
  // Whoever writes again comes first, however long they have waited.
  const again = { ...longBroken, message: { at: '2026-11-28T09:30:00.000Z' } }
  expect([soon, broken, again].toSorted(inboxOrder('newest', now))).toEqual([again, soon, broken])
  expect(all.toSorted(inboxOrder('longest', now))).toEqual([longBroken, open, broken, later, soon])
})
