import type { KnownLead } from '#contract/added-leads.ts'
import { addressKinds } from '#domain/addresses/lead-addresses.ts'
import type { Sql } from '#server/db/database.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { runOn } from '#server/db/run-text.ts'

const shown = `l.id, l.name, l.status, l.assigned_to as "assignedTo"`
const text = addressKinds
  .map(
    (by, i) =>
      `(select ${shown}, '${by}' as by from ${leadsWith(by, `$${i + 1}::text`)} order by l.created_at desc, l.id desc limit 1)`,
  )
  .join(' union all ')

/** The newest lead that has or had this email, and the newest with this number; each once, by email first. A teammate decides. */
export async function findKnown(
  db: Sql,
  { emailKey, phoneKey }: { emailKey: string; phoneKey: string },
): Promise<readonly KnownLead[]> {
  if (emailKey === '' && phoneKey === '') return []
  const found = await runOn(db)<KnownLead>({ text, values: [emailKey, phoneKey] })
  return found.filter(({ id }, i) => found.findIndex((other) => other.id === id) === i)
}
