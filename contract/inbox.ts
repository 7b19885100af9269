import { z } from 'zod'
import { inboxOrders, inboxOwners } from '#domain/conversation/inbox.ts'
import { interaction, lead } from './leads.ts'
import { message } from './messages.ts'
import { filter } from './query.ts'
import { routes } from './route.ts'
import { choice, id, moment } from './text.ts'

/** A conversation that waits for an answer, with a lead or an unknown person. */
const inboxEntry = z.strictObject({
  /** Null: no lead yet. */
  lead: lead.nullable(),
  /** The newest waiting message; null if none is. */
  message: message.nullable(),
  /** What the lead wrote after that message, in a form or in an interaction that a teammate logged; null if nothing. */
  words: z.string().nullable(),
  /** The interaction in which a teammate logged these words; null if they came by a form. */
  logged: interaction.pick({ type: true, subject: true }).nullable(),
  /** Of somebody who belongs to no lead, whose messages are in no thread: those before it, newest first, twenty at most. */
  earlier: z.array(message),
  /** Number of waiting messages. */
  waiting: z.int(),
  /** Marks what this entry shows, for `settleMessages`; null if the lead has sent nothing but its first form. */
  seen: z.string().nullable(),
  /** Since when an answer is owed. */
  since: moment,
  /** Due time of the reply; null if no clock runs. */
  due: moment.nullable(),
  /** The lead's assignee has the day off: the team answers. */
  isCovered: z.boolean(),
})
export type InboxEntry = z.output<typeof inboxEntry>

const limit = { max: 600, windowSeconds: 60 } as const

export const inboxRoutes = routes({
  listInbox: {
    method: 'GET',
    path: '/api/inbox',
    summary:
      'Conversations that wait for an answer of ours, with leads and with people who belong to none; a hundred at most, thirty of them with people of no lead',
    access: { staff: 'lead.read' },
    limit,
    query: z.strictObject({ of: filter(choice(inboxOwners)), order: filter(choice(inboxOrders)) }),
    response: z.strictObject({
      data: z.array(inboxEntry),
      /** True if there are more. */
      isCut: z.boolean(),
      /** Number of these that have waited more than a day. */
      overADay: z.int(),
    }),
    showsLeads: true,
  },
  attachMessages: {
    method: 'POST',
    path: '/api/messages/{id}/attach',
    summary:
      'Give a lead the messages of somebody who belongs to none, and their address; or take them away from it again (null)',
    access: { staff: 'lead.write' },
    limit,
    params: z.strictObject({ id }),
    body: z.strictObject({ leadId: id.nullable() }),
    response: message,
    showsLeads: true,
    errors: ['conflict'],
  },
  setMessagesAside: {
    method: 'POST',
    path: '/api/messages/{id}/set-aside',
    summary: 'Set aside the messages, up to this one, of somebody who belongs to no lead',
    access: { staff: 'lead.write' },
    limit,
    params: z.strictObject({ id }),
    response: z.strictObject({ settled: z.int() }),
  },
})
