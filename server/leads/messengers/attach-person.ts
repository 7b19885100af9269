import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { channelPeople } from '#server/db/schema/messengers.ts'
import { addPhone } from './people.ts'

/** Assigns a messenger contact to a lead: their messages and number become the lead's. */
export async function attachPerson(tx: Sql, id: string, leadId: string, by: string): Promise<void> {
  const [person] = await tx
    .update(channelPeople)
    .set({ leadId, attachedBy: by })
    .where(sql`${channelPeople.id}::text = ${id}`)
    .returning()
  if (person?.phone) await addPhone(tx, leadId, person.phone)
}

/** Condition: a teammate or a start link tied them to their lead; their number is not the lead's own. */
export const isGiven = sql<boolean>`(${channelPeople.attachedBy} is not null or not exists (
  select from lead_addresses a where a.lead_id = ${channelPeople.leadId} and a.kind = 'phone' and a.source <> 'message'
    and a.key = any(${channelPeople.phoneKeys})))`

/** Detaches them from the lead, with the number that came with them; false if their number is the lead's own. */
export async function detachPerson(tx: Sql, id: string, leadId: string): Promise<boolean> {
  const [person] = await tx
    .update(channelPeople)
    .set({ leadId: null, attachedBy: null })
    .where(and(sql`${channelPeople.id}::text = ${id}`, eq(channelPeople.leadId, leadId), isGiven))
    .returning()
  if (!person) return false
  await tx.execute(sql`
    delete from lead_addresses where lead_id = ${leadId}::uuid and kind = 'phone' and key = ${person.phone}
      and source = 'message' and not is_current`)
  return true
}
