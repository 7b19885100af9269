import { randomBytes } from 'node:crypto'
import { startLinkDays, startLinkTo } from '#domain/conversation/messengers/start-link.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull, not, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mail.ts'
import { startKeys } from '#server/db/schema/messengers.ts'
import { readBotName } from './messenger-store.ts'
import { changePerson, giveMessages, type StoredPerson } from './people.ts'
import { lockLiveLead } from './wait-again.ts'

/** A new key, which has no effect until it is stored. */
export const newStartKey = (): string => randomBytes(18).toString('base64url')

/** Creates the key of a start link for a lead. */
export async function makeStartKey(tx: Sql, leadId: string, key = newStartKey()): Promise<string> {
  await tx.insert(startKeys).values({ id: newId(), leadId, key })
  return key
}

/**
 * A start link for the receipt of a message; null if no bot is connected, or if the mail does not go to its lead's current
 * address, which is the only proof of who opens it.
 */
export async function startLinkOfMail(db: Sql, mailId: string): Promise<string | null> {
  const bot = await readBotName(db)
  if (bot === null) return null
  const [lead] = await db
    .select({ id: leads.id })
    .from(mails)
    .innerJoin(leads, and(eq(mails.entityId, sql`${leads.id}::text`), eq(leads.emailKey, mails.recipient)))
    .where(and(eq(mails.id, mailId), eq(mails.template, 'contact_receipt'), isNull(leads.deletedAt)))
  return lead ? startLinkTo(bot, await makeStartKey(db, lead.id)) : null
}

const ended = sql`${startKeys.createdAt} < now() - ${startLinkDays} * interval '1 day'`

/** Deletes keys that were never used and no longer work. */
export const purgeStartKeys = (db: Sql) => db.delete(startKeys).where(and(isNull(startKeys.usedAt), ended))

/**
 * Ties the first person who opens a start link to its lead, if they have none. Later ones, and people with a lead, are
 * unaffected.
 */
export async function openByStartKey(tx: Sql, person: StoredPerson, key: string): Promise<StoredPerson> {
  const [row] = await tx
    .select()
    .from(startKeys)
    .where(and(eq(startKeys.key, key), isNull(startKeys.usedAt), not(ended)))
    .for('update')
  if (!row || (person.leadId !== null && person.leadId !== row.leadId)) return person
  if (!(await lockLiveLead(tx, row.leadId))) return person
  await tx.update(startKeys).set({ usedAt: new Date() }).where(eq(startKeys.id, row.id))
  const tied = await changePerson(tx, person, { leadId: row.leadId })
  await giveMessages(tx, tied, row.leadId)
  return tied
}
