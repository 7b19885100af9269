import type { ChannelPerson } from '#contract/messages.ts'
import type { Messenger } from '#domain/conversation/message.ts'
import { freeWindowMs } from '#domain/conversation/messengers/messenger-event.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, getTableColumns, sql } from '#server/db/drizzle.ts'
import { leadAddresses } from '#server/db/schema/addresses.ts'
import { channelPeople } from '#server/db/schema/messengers.ts'
import { isGiven } from './attach-person.ts'

/** A lead's contacts in the connected messengers; the latest writer first. */
export async function peopleOfLead(db: Sql, leadId: string, connected: readonly Messenger[]): Promise<ChannelPerson[]> {
  if (connected.length === 0) return []
  const rows = await db
    .select({ ...getTableColumns(channelPeople), isGiven })
    .from(channelPeople)
    .where(eq(channelPeople.leadId, leadId))
    .orderBy(sql`${channelPeople.writtenAt} desc nulls last`, desc(channelPeople.createdAt))
  const people = rows
    .filter(({ channel }) => connected.some((one) => one === channel))
    .map((row): ChannelPerson => {
      const channel = row.channel as ChannelPerson['channel']
      return {
        channel,
        key: row.id,
        address: row.phone ? `+${row.phone}` : row.username ? `@${row.username}` : (row.name ?? row.key ?? ''),
        name: row.name,
        openUntil: channel === 'telegram' ? null : openUntil(row.writtenAt),
        isClosed: row.closedAt !== null,
        wantsNoOffers: row.offersStoppedAt !== null,
        isGiven: row.isGiven,
      }
    })
  const [own] = await db
    .select({ key: leadAddresses.key })
    .from(leadAddresses)
    .where(and(eq(leadAddresses.leadId, leadId), eq(leadAddresses.kind, 'phone'), eq(leadAddresses.isCurrent, true)))
  const isKnown = rows.some(({ channel, phoneKeys }) => channel === 'whatsapp' && own && phoneKeys.includes(own.key))
  if (!connected.includes('whatsapp') || !own || own.key === '' || isKnown) return people
  const unwritten = {
    key: null,
    name: null,
    isClosed: false,
    wantsNoOffers: false,
    isGiven: false,
    openUntil: openUntil(null),
  }
  return [...people, { channel: 'whatsapp', address: `+${own.key}`, ...unwritten }]
}

/** The epoch if they have never written. */
const openUntil = (writtenAt: Date | null): string =>
  new Date(writtenAt === null ? 0 : writtenAt.getTime() + freeWindowMs).toISOString()
