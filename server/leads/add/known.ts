import type { KnownLead } from '#contract/added-leads.ts'
import type { Sql } from '#server/db/database.ts'
import { runOn } from '#server/db/run-text.ts'
import { newestLeadBy } from '../intake-store.ts'

const shown = `l.id, l.name, l.status, l.assigned_to as "assignedTo"`
const text = (['email', 'phone'] as const)
  .map(
    (by, i) =>
      `(select ${shown}, '${by}' as by ${newestLeadBy(`$${i + 1}::text <> '' and l.${by}_key = $${i + 1}::text`)})`,
  )
  .join(' union all ')

/** The leads that a visitor's message with this email or this phone would join; each once, by email first. */
export async function findKnown(
  db: Sql,
  { emailKey, phoneKey }: { emailKey: string; phoneKey: string },
): Promise<readonly KnownLead[]> {
  if (emailKey === '' && phoneKey === '') return []
  const found = await runOn(db)<KnownLead>({ text, values: [emailKey, phoneKey] })
  return found.filter(({ id }, i) => found.findIndex((other) => other.id === id) === i)
}
