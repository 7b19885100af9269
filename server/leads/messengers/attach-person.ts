import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, sql } from '#server/db/drizzle.ts'
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

/** Detaches them again, with their number; false if nobody attached them. */
export async function detachPerson(tx: Sql, id: string, leadId: string): Promise<boolean> {
  const [person] = await tx
    .update(channelPeople)
    .set({ leadId: null, attachedBy: null })
    .where(
      and(
        sql`${channelPeople.id}::text = ${id}`,
        eq(channelPeople.leadId, leadId),
        isNotNull(channelPeople.attachedBy),
      ),
    )
    .returning()
  if (!person) return false
  await tx.execute(sql`
    delete from lead_addresses where lead_id = ${leadId}::uuid and kind = 'phone' and key = ${person.phone}
      and source = 'message' and not is_current`)
  return true
}
