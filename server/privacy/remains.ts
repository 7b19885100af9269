import type { Remain } from '#contract/privacy.ts'
import type { Named } from '#domain/privacy/person-mention.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Kind, PersonIds } from './person.ts'
import { readRetention } from './retention.ts'
import { countWordings } from './team-words.ts'

/** Records that an erasure keeps, and for how long. Query before deleting the records. */
export async function remainsOf(
  tx: Sql,
  { leads, setups }: PersonIds,
  named: Named,
  kept: readonly (readonly [Kind, number])[],
): Promise<Remain[]> {
  const { rows } = await tx.execute<{ sent: number; mails: number }>(sql`select
    (select count(distinct webhook_id)::int from webhook_deliveries where lead_id = any(${sql.param([...leads])}::uuid[])) as sent,
    (select count(*)::int from mails where status = 'sent'
      and (entity = 'lead' and entity_id = any(${sql.param([...leads])}::text[])
        or entity = 'setup' and entity_id = any(${sql.param([...setups])}::text[]))) as mails`)
  const [{ sent, mails }] = rows as [{ sent: number; mails: number }]
  const wordings = await countWordings(tx, named)
  return [
    ...kept.flatMap(([{ keptFor }, count]): Remain[] => (keptFor && count > 0 ? [{ what: keptFor, count }] : [])),
    { what: 'audit', months: (await readRetention(tx)).audit },
    { what: 'otherLeads' },
    ...(wordings > 0 ? [{ what: 'wordings', count: wordings } as const] : []),
    ...(sent > 0 ? [{ what: 'otherPrograms', count: sent } as const] : []),
    ...(mails > 0 ? [{ what: 'sentMails', count: mails } as const] : []),
    { what: 'database' },
    { what: 'backups' },
  ]
}
