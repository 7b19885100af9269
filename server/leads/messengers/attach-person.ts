import type { Sql } from '#server/db/database.ts'
import { and, eq, isNotNull, sql } from '#server/db/drizzle.ts'
import { channelPeople } from '#server/db/schema/messengers.ts'
import { addPhone } from './people.ts'

/** Gives somebody in a messenger to a lead: what they write from now on is the lead's, and so is their number. */
export async function attachPerson(tx: Sql, id: string, leadId: string, by: string): Promise<void> {
  const [person] = await tx
    .update(channelPeople)
    .set({ leadId, attachedBy: by })
    .where(sql`${channelPeople.id}::text = ${id}`)
    .returning()
  if (person?.phone) await addPhone(tx, leadId, person.phone)
}

/** Takes them away from the lead again, with the number that came with them; false where nobody gave them to it. */
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
