import type { ParsedOf } from '#contract/api.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Message } from '#contract/messages.ts'
import { freeWindowMs } from '#domain/conversation/messengers/messenger-event.ts'
import {
  filledTemplate,
  fitsHeader,
  isOffer,
  valuesProblem,
  type WhatsAppTemplate,
} from '#domain/conversation/messengers/whatsapp-templates.ts'
import { sentTypeOf } from '#domain/conversation/sent-files.ts'
import type { By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import { channelPeople, channelSends } from '#server/db/schema/messengers.ts'
import { giveToMessage, takeDraftFiles } from '../conversation/draft-files.ts'
import { readMessage } from '../conversation/message-row.ts'
import { countReply } from '../conversation/reply.ts'
import { refuseUnseen } from '../conversation/seen.ts'
import type { StoredLead } from '../lead-store.ts'
import { connectedMessengers } from './messenger-store.ts'
import { offerProblem } from './offers.ts'
import { personOfOwnNumber, type StoredPerson } from './people.ts'
import { wakeMessengers } from './wake.ts'

type Sending = {
  readonly lead: StoredLead
  readonly body: ParsedOf<'sendChatMessage'>['body']
  /** WhatsApp's current version of the chosen template; null without one. */
  readonly template: WhatsAppTemplate | null
  readonly context: By
}

/** True if the person can be sent any text now. */
export const isWindowOpen = ({ channel, writtenAt }: Pick<StoredPerson, 'channel' | 'writtenAt'>, now: Date): boolean =>
  channel !== 'whatsapp' || (writtenAt !== null && now.getTime() < writtenAt.getTime() + freeWindowMs)

/**
 * Writes to a lead in a messenger, in the caller's transaction: the queued message, and the effects of a reply. Refuses
 * what the channel forbids now; it is checked again on sending.
 */
export async function sendChat(tx: Sql, { lead, body, template, context }: Sending): Promise<Message> {
  const { channel } = body
  if (!(await connectedMessengers(tx)).includes(channel))
    throw new ApiError('conflict', { message: 'This channel is not connected.' })
  await refuseUnseen(tx, lead, body.seen, context.actor.username)
  const person = await recipientOf(tx, lead.id, body)
  if (!person) throw invalidFields({ to: 'invalid_choice' })
  if (person.closedAt !== null) throw new ApiError('conflict', { message: 'They take no messages of ours.' })
  const now = new Date()
  const text = template ? filledTemplate(template.text, body.template!.values) : body.text
  const taken = await takeDraftFiles(tx, body.files, { leadId: lead.id, channel, by: context.actor.username })
  if (template && !fitsHeader(template, taken.files))
    throw invalidFields({ files: taken.files.length === 0 ? 'required' : 'invalid' })
  const [first] = taken.files
  if (text.trim() === '' && !first) throw invalidFields({ text: 'required' })
  if (template) await refuseTemplate(tx, lead, person, template, body.template!.values)
  else if (!isWindowOpen(person, now))
    throw new ApiError('conflict', { message: 'They have not written for 24 hours: WhatsApp takes only a template.' })
  const answered = body.answers ? await answeredMessage(tx, lead.id, channel, body.answers) : null
  const id = newId()
  await tx.insert(messages).values({
    id,
    leadId: lead.id,
    channel,
    direction: 'out',
    author: 'us',
    personKey: person.id,
    personName: person.name ?? lead.name,
    writtenBy: context.actor.username,
    kind: template ? 'template' : first && text.trim() === '' ? sentTypeOf(first.name)!.kind : 'text',
    text,
    files: taken.files,
    references: answered === null ? [] : [answered],
    state: 'queued',
    at: now,
    settledAt: now,
    settledAs: 'ours',
  })
  await giveToMessage(tx, taken, id)
  await tx.insert(channelSends).values({
    messageId: id,
    channel,
    template: template && { name: template.name, language: template.language, values: body.template!.values },
  })
  await countReply(tx, lead, context, channel, now)
  await wakeMessengers(tx)
  return (await readMessage(tx, id)) as Message
}

async function recipientOf(tx: Sql, leadId: string, { channel, to }: Sending['body']): Promise<StoredPerson | null> {
  if (to === null) return channel === 'whatsapp' ? personOfOwnNumber(tx, channel, leadId) : null
  const [person] = await tx
    .select()
    .from(channelPeople)
    .where(and(eq(channelPeople.id, to), eq(channelPeople.channel, channel)))
  if (!person || person.leadId === leadId) return person ?? null
  // Another person in this thread, whom the teammate chose.
  const [written] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.channel, channel), eq(messages.personKey, to)))
    .limit(1)
  return written && person.leadId === null ? person : null
}

async function refuseTemplate(
  tx: Sql,
  lead: StoredLead,
  person: StoredPerson,
  template: WhatsAppTemplate,
  values: readonly string[],
): Promise<void> {
  const wrong = valuesProblem(template, values)
  if (wrong !== null) throw invalidFields({ [`template.values.${wrong}`]: values[wrong] ? 'invalid_text' : 'required' })
  const problem = isOffer(template) ? await offerProblem(tx, lead, person) : null
  if (problem !== null) throw new ApiError('conflict', { message: problem })
}

async function answeredMessage(tx: Sql, leadId: string, channel: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ externalId: messages.externalId })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.channel, channel), sql`${messages.id} = ${id}`))
  if (!row) throw invalidFields({ answers: 'invalid' })
  return row.externalId
}
