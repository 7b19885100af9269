import { ruleAuthor } from '#domain/automation/author.ts'
import type { RuleFile } from '#domain/automation/rule.ts'
import type { Channel, Messenger } from '#domain/conversation/message.ts'
import { sentTypeOf } from '#domain/conversation/sent-files.ts'
import { lastWord, purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { consentsOfLead } from '#server/db/consent-records.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import { channelPeople, channelSends, type SentTemplate } from '#server/db/schema/messengers.ts'
import type { StoredLead } from '../lead-store.ts'
import { connectedMessengers } from './messenger-store.ts'
import { offerProblem } from './offers.ts'
import { personOfOwnNumber, type StoredPerson } from './people.ts'
import { isWindowOpen } from './send-chat.ts'
import { wakeMessengers } from './wake.ts'

/** A lead's chat in a messenger, for rules. */
type RuleChat = {
  /** True if they can be sent any text now. */
  readonly isOpen: boolean
  readonly wantsOffers: boolean
  /** Queues a message and returns its id. It is no reply: no clock stops. */
  send(message: {
    readonly text: string
    readonly template: SentTemplate | null
    /** The file that the template begins with. */
    readonly file: RuleFile | undefined
    readonly rule: string
  }): Promise<string>
}

/** The channel on which a lead wrote last; mail where they have written by forms alone. */
export async function channelUsed(tx: Sql, leadId: string): Promise<Channel> {
  const [last] = await tx
    .select({ channel: messages.channel })
    .from(messages)
    .where(and(eq(messages.leadId, leadId), eq(messages.author, 'lead'), eq(messages.isAutomatic, false)))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
  return (last?.channel as Channel | undefined) ?? 'email'
}

/** Null if the channel is not connected, the contact is unknown, or they block our messages. */
export async function chatWith(tx: Sql, lead: StoredLead, channel: Messenger): Promise<RuleChat | null> {
  if (!(await connectedMessengers(tx)).includes(channel)) return null
  const person = await personOfLead(tx, lead.id, channel)
  if (!person || person.closedAt !== null) return null
  return {
    isOpen: isWindowOpen(person, new Date()),
    wantsOffers: await wantsOffers(tx, lead, person),
    async send({ text, template, file, rule }) {
      const id = newId()
      const now = new Date()
      await tx.insert(messages).values({
        id,
        leadId: lead.id,
        channel,
        direction: 'out',
        author: 'us',
        personKey: person.id,
        personName: person.name ?? lead.name,
        writtenBy: ruleAuthor(rule),
        kind: template ? 'template' : 'text',
        text,
        files: file
          ? [{ place: 1, name: file.name, type: sentTypeOf(file.name)!.type, size: file.size, shared: file.id }]
          : [],
        state: 'queued',
        at: now,
        settledAt: now,
        settledAs: 'ours',
      })
      await tx.insert(channelSends).values({ messageId: id, channel, template })
      await wakeMessengers(tx)
      return id
    },
  }
}

async function personOfLead(tx: Sql, leadId: string, channel: Messenger): Promise<StoredPerson | null> {
  const [known] = await tx
    .select()
    .from(channelPeople)
    .where(and(eq(channelPeople.leadId, leadId), eq(channelPeople.channel, channel)))
    .orderBy(sql`${channelPeople.writtenAt} desc nulls last`, desc(channelPeople.createdAt))
    .limit(1)
  return known ?? (channel === 'whatsapp' ? personOfOwnNumber(tx, channel, leadId) : null)
}

/** On WhatsApp as for a template that is an offer. Telegram has no consent of its own: the person opened the chat and agreed to email or phone. */
async function wantsOffers(tx: Sql, lead: StoredLead, person: StoredPerson): Promise<boolean> {
  if (person.channel === 'whatsapp') return (await offerProblem(tx, lead, person)) === null
  if (person.offersStoppedAt !== null) return false
  const consents = await consentsOfLead(tx, lead.id)
  const words = [purposeOfChannel.email, purposeOfChannel.phone].map((purpose) => lastWord(purpose, lead, consents)?.is)
  return words.includes('agreed') && !words.includes('withdrawn')
}
