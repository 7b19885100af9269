import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/**
 * True if a phone number (its key) belongs to different people: records without a common email, past or present, name,
 * or merge. A request for one would otherwise get, or erase, the other's data.
 */
export async function isSharedPhone(tx: Sql, phone: string | null): Promise<boolean> {
  if (!phone) return false
  const { rows } = await tx.execute<{ signs: string[] }>(sql`
    select array(
        select 'email ' || email_person(key) from lead_addresses where lead_id = l.id and kind = 'email'
        union select 'name ' || name_words(l.name) where name_words(l.name) <> ''
        union select 'lead ' || m.lead_id from merged_leads g join lead_merges m on m.id = g.merge_id where g.lead_id = l.id
        union select 'lead ' || l.id) as signs
    from lead_addresses p join contact_requests l on l.id = p.lead_id where p.kind = 'phone' and p.key = ${phone}
    union all select ${signsOf('name_words(full_name)')} from subscription_setups where phone_key = ${phone}
    union all select ${signsOf("name_words(message -> 'lead' ->> 'name')")} from quarantined_messages where phone_key = ${phone}
    union all select ${signsOf('name_key')} || case when lead_id is null then '{}' else array['lead ' || lead_id] end
      from import_rows where phone_key = ${phone}`)
  return peopleIn(rows.map(({ signs }) => signs)) > 1
}

/** Identity of a record: its email key, and the words of its name. */
const signsOf = (words: string) =>
  sql.raw(`array(select 'email ' || email_person(email_key) where email_key <> ''
    union select 'name ' || ${words} where ${words} <> '')`)

/** How many people the records are about: those with a sign in common, directly or through others, are one's. */
function peopleIn(records: readonly (readonly string[])[]): number {
  let people: ReadonlySet<string>[] = []
  for (const signs of records) {
    if (signs.length === 0) continue
    const isSame = (person: ReadonlySet<string>) => signs.some((sign) => person.has(sign))
    const one = new Set([...signs, ...people.filter(isSame).flatMap((person) => [...person])])
    people = [...people.filter((person) => !isSame(person)), one]
  }
  return people.length
}
