import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Message } from '#contract/messages.ts'
import { clockAfterMessage } from '#domain/leads/answer-clock.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { leadAddresses } from '#server/db/schema/addresses.ts'
import { messages } from '#server/db/schema/messages.ts'
import { lockLead, toRow, updateLead } from '../lead-store.ts'
import { attachPerson, detachPerson } from '../messengers/attach-person.ts'
import { readInbox } from './inbox.ts'
import { readMessage, type StoredMessage } from './message-row.ts'
import { clockWithout, settle } from './settle.ts'

type Calls = 'listInbox' | 'attachMessages' | 'setMessagesAside'

/** The inbox: conversations that wait for an answer, by assignee. */
export function inboxHandlers({ sql: db }: Database): Handlers<Calls> {
  return {
    listInbox: ({ query }, { actor }) => readInbox(db, query, actor.username),

    attachMessages: ({ params, body: { leadId } }, context) =>
      db.transaction(async (tx) => {
        const message = await lockMessage(tx, params.id)
        if ((message.leadId === null) === (leadId === null)) throw new ApiError('conflict')
        const about = leadId ?? message.leadId!
        if (leadId === null) await detach(tx, message, about)
        else await attach(tx, message, leadId, context.actor.username)
        const action = leadId === null ? 'lead.messages_detached' : 'lead.messages_attached'
        await audit(tx, context, { action, entity: 'lead', entityId: about, detail: {} })
        await announce(tx, { topic: 'leads', change: 'changed', id: about })
        await announce(tx, { topic: 'messages', change: 'changed', id: message.id })
        return (await readMessage(tx, message.id)) as Message
      }),

    setMessagesAside: ({ params }, context) =>
      db.transaction(async (tx) => {
        const message = await lockMessage(tx, params.id)
        const { id, leadId } = message
        if (leadId !== null) throw new ApiError('not_found')
        const theirs = and(together(message), isNull(messages.leadId), sql`${messages.id} <= ${id}::uuid`)
        const settled = await settle(tx, theirs, 'set_aside', context.actor.username)
        const detail = { settled }
        await audit(tx, context, { action: 'message.set_aside', entity: 'message', entityId: id, detail })
        await announce(tx, { topic: 'messages', change: 'changed', id })
        return { settled }
      }),
  }
}

const ofPerson = (channel: string, personKey: string) =>
  and(eq(messages.channel, channel), eq(messages.personKey, personKey))

/** All messages of a message's sender; a forwarded one alone, since its sender is unproven. */
const together = ({ id, channel, personKey, writtenBy }: StoredMessage) =>
  writtenBy === null
    ? and(ofPerson(channel, personKey), sql`(${messages.direction} = 'out' or ${messages.writtenBy} is null)`)
    : eq(messages.id, id)

async function lockMessage(tx: Sql, id: string): Promise<StoredMessage> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
  if (row?.direction !== 'in') throw new ApiError('not_found')
  return row
}

/** Moves a person's messages and address to the lead: their later messages go there, too. */
async function attach(tx: Sql, message: StoredMessage, leadId: string, by: string): Promise<void> {
  const { channel, personKey, writtenBy } = message
  const lead = await lockLead(tx, leadId)
  if (channel === 'email' && personKey !== '' && writtenBy === null) {
    await tx
      .insert(leadAddresses)
      .values({ leadId, kind: 'email', key: personKey, address: personKey, isCurrent: false, source: 'message' })
      .onConflictDoNothing()
  }
  if (channel !== 'email') await attachPerson(tx, personKey, leadId, by)
  const moved = await tx
    .update(messages)
    .set({
      leadId,
      author: sql`case when author = 'other' then 'lead' else author end`,
      hintLeadId: sql`nullif(${messages.hintLeadId}, ${leadId}::uuid)`,
    })
    .where(and(together(message), isNull(messages.leadId)))
    .returning({ at: messages.at, settledAt: messages.settledAt })
  const waiting = moved.filter(({ settledAt }) => settledAt === null).map(({ at }) => at.getTime())
  if (waiting.length === 0) return
  const first = new Date(Math.min(...waiting))
  await updateLead(tx, leadId, { updatedAt: new Date(), ...clockAfterMessage(toRow(lead), first) })
}

/** Undoes an attachment: moves the person's messages back and removes the address that came with them. */
async function detach(tx: Sql, message: StoredMessage, leadId: string): Promise<void> {
  const { channel, personKey, writtenBy } = message
  await lockLead(tx, leadId)
  const take = channel === 'email' ? takeAddress : detachPerson
  const isTaken = writtenBy !== null || (await take(tx, personKey, leadId))
  if (!isTaken) throw new ApiError('conflict')
  await tx
    .select({ stopped: sql`stop_sequence_messages(${messages.id}, 'detached')` })
    .from(messages)
    .where(and(together(message), eq(messages.leadId, leadId), eq(messages.state, 'queued')))
  await tx
    .update(messages)
    .set({ leadId: null, author: sql`case when author = 'lead' then 'other' else author end` })
    .where(and(together(message), eq(messages.leadId, leadId)))
  await updateLead(tx, leadId, { updatedAt: new Date(), ...(await clockWithout(tx, leadId)) })
}

/** Removes an address that came with a message; false if the lead has it from another source. */
async function takeAddress(tx: Sql, address: string, leadId: string): Promise<boolean> {
  const taken = await tx
    .delete(leadAddresses)
    .where(
      and(
        eq(leadAddresses.leadId, leadId),
        eq(leadAddresses.kind, 'email'),
        eq(leadAddresses.key, address),
        eq(leadAddresses.source, 'message'),
        eq(leadAddresses.isCurrent, false),
      ),
    )
    .returning({ key: leadAddresses.key })
  return taken.length > 0
}
