import type { ParsedOf } from '#contract/api.ts'
import type { MailChannel } from '#contract/channels.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Message } from '#contract/messages.ts'
import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { replyAddress } from '#domain/conversation/reply-address.ts'
import type { Language } from '#domain/site/languages.ts'
import type { By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadAddresses } from '#server/db/schema/addresses.ts'
import { messages } from '#server/db/schema/messages.ts'
import { signedAs } from '#server/db/teammate.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { StoredLead } from '../lead-store.ts'
import { giveToMessage, takeDraftFiles } from './draft-files.ts'
import { readMessage } from './message-row.ts'
import { countReply } from './reply.ts'
import { replyKeyOfLead } from './reply-key-store.ts'
import { refuseUnseen } from './seen.ts'

type Sending = {
  readonly lead: StoredLead
  readonly body: ParsedOf<'sendMessage'>['body']
  readonly context: By
  readonly outbox: Outbox
  readonly channel: MailChannel
}

/** Maximum Message-IDs in `References`; mail servers fold or cut longer lists. */
const maxReferences = 20

/**
 * Writes to a lead by mail, in the caller's transaction: the message, its mail, and the effects of a reply, which
 * assign an unassigned lead.
 */
export async function sendReply(tx: Sql, { lead, body, context, outbox, channel }: Sending): Promise<Message> {
  const from = channel.smtp?.from
  if (!channel.sends || channel.mailbox === null || from === undefined)
    throw new ApiError('conflict', { message: 'No mail server is set.' })
  const { username } = context.actor
  await refuseUnseen(tx, lead, body.seen, username)
  const to = normaliseEmail(body.to)
  const answered = await answeredBy(tx, lead.id, to, body.answers ?? null)
  const name = await nameOf(tx, lead, to, answered)
  const id = newId()
  const taken = await takeDraftFiles(tx, body.files, { leadId: lead.id, channel: 'email', by: username })
  const references = answered?.mailId ? [answered.mailId, ...answered.references].slice(0, maxReferences) : []
  const now = new Date()
  await tx.insert(messages).values({
    id,
    leadId: lead.id,
    channel: 'email',
    direction: 'out',
    author: 'us',
    personKey: to,
    personName: name,
    writtenBy: username,
    subject: body.subject,
    text: body.text,
    files: taken.files,
    mailId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    references,
    state: 'queued',
    at: now,
    settledAt: now,
    settledAs: 'ours',
  })
  await giveToMessage(tx, taken, id)
  const key = await replyKeyOfLead(tx, lead.id)
  const mail = {
    template: 'reply' as const,
    language: lead.language as Language,
    to: { address: to, name },
    about: { entity: 'lead' as const, id: lead.id },
    values: {
      subject: body.subject,
      text: body.text,
      sender: (await signedAs(tx, username, lead.language as Language)) ?? username,
      replyTo: replyAddress(channel.mailbox, key, channel.replyForm),
      references,
    },
  }
  await outbox.queue(tx, mail, null, id)
  await countReply(tx, lead, context, 'email', now)
  return (await readMessage(tx, id)) as Message
}

type Answered = { personKey: string; personName: string | null; mailId: string | null; references: string[] }

/** The message that is answered: the one named, else the newest of the person who is written to. */
async function answeredBy(tx: Sql, leadId: string, to: string, answers: string | null): Promise<Answered | null> {
  const { personKey, personName, mailId, references } = messages
  const [row] = await tx
    .select({ personKey, personName, mailId, references })
    .from(messages)
    .where(
      and(
        eq(messages.leadId, leadId),
        eq(messages.channel, 'email'),
        answers === null ? sql`${personKey} = ${to} and ${mailId} is not null` : eq(messages.id, answers),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
  if (answers !== null && !row) throw invalidFields({ answers: 'invalid' })
  return row ?? null
}

/** The recipient's name: a lead's at its own addresses, another's only when replying to them. */
async function nameOf(tx: Sql, lead: StoredLead, to: string, answered: Answered | null): Promise<string | null> {
  const [own] = await tx
    .select({ key: leadAddresses.key })
    .from(leadAddresses)
    .where(and(eq(leadAddresses.leadId, lead.id), eq(leadAddresses.kind, 'email'), eq(leadAddresses.key, to)))
  if (own) return lead.name
  if (answered?.personKey !== to) throw invalidFields({ to: 'invalid_choice' })
  return answered.personName
}
