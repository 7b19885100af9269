import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { clockWithout } from '../conversation/settle.ts'
import { lockLead, updateLead } from '../lead-store.ts'

/**
 * When a merge is undone, moves later messages to the lead that alone has their address, or their person in a messenger,
 * with message count and waiting state. Rules have already seen them.
 */
export async function partMessages(tx: Sql, mergeId: string, stays: string, parted: readonly string[]): Promise<void> {
  const others = sql`any(${sql.param([...parted])}::uuid[])`
  const { rows } = await tx.execute<{ leadId: string; isCounted: boolean }>(sql`
    with own (lead_id, channel, key) as (
      select a.lead_id, 'email', a.key from lead_addresses a where a.lead_id = ${others} and a.kind = 'email' and not exists (
        select from lead_addresses o where o.lead_id = ${stays} and o.kind = 'email' and o.key = a.key)
      union all select p.lead_id, p.channel, p.id::text from channel_people p where p.lead_id = ${others}
    )
    update messages m set lead_id = own.lead_id from own
    where m.lead_id = ${stays} and m.id > ${mergeId}::uuid and m.channel = own.channel and m.person_key = own.key
    returning m.lead_id as "leadId", m.direction = 'in' and m.author = 'lead' and not m.is_automatic
      and m.settled_as is distinct from 'history' as "isCounted"`)
  if (rows.length === 0) return
  const countOf = (all: typeof rows) => all.filter(({ isCounted }) => isCounted).length
  for (const [leadId, own] of Map.groupBy(rows, (row) => row.leadId)) {
    const lead = await lockLead(tx, leadId)
    await updateLead(tx, leadId, { returnedCount: lead.returnedCount + countOf(own) })
    await tx.execute(sql`select lead_waits(${leadId}::uuid)`)
  }
  const { returnedCount } = await lockLead(tx, stays)
  await updateLead(tx, stays, { returnedCount: returnedCount - countOf(rows), ...(await clockWithout(tx, stays)) })
}
