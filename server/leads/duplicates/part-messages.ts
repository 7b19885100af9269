import { clockAfterMessage, clockAfterNoAnswer } from '#domain/leads/answer-clock.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { lockLead, toRow, updateLead } from '../lead-store.ts'

type Parted = { readonly leadId: string; readonly at: string; readonly isCounted: boolean; readonly isWaiting: boolean }

/**
 * When a merge is undone, moves later messages from or to an address that only one of the leads has to that lead, with
 * message count and waiting state. Rules have already seen them.
 */
export async function partMessages(tx: Sql, mergeId: string, stays: string, parted: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<Parted>(sql`
    update messages m set lead_id = a.lead_id from lead_addresses a
    where m.lead_id = ${stays} and m.id > ${mergeId}::uuid and m.channel = 'email'
      and a.lead_id = any(${sql.param([...parted])}::uuid[]) and a.kind = 'email' and a.key = m.person_key
      and not exists (select from lead_addresses o where o.lead_id = ${stays} and o.kind = 'email' and o.key = m.person_key)
    returning m.lead_id as "leadId", m.at, m.direction = 'in' and m.author = 'lead' and not m.is_automatic
        and m.settled_as is distinct from 'history' as "isCounted",
      m.direction = 'in' and m.settled_at is null as "isWaiting"`)
  if (rows.length === 0) return
  for (const [leadId, own] of Map.groupBy(rows, (row) => row.leadId)) {
    const lead = await lockLead(tx, leadId)
    const waiting = own.filter(({ isWaiting }) => isWaiting).map(({ at }) => Date.parse(at))
    const clock = waiting.length > 0 ? clockAfterMessage(toRow(lead), new Date(Math.min(...waiting))) : {}
    const counted = own.filter(({ isCounted }) => isCounted).length
    await updateLead(tx, leadId, { returnedCount: lead.returnedCount + counted, ...clock })
  }
  const lead = await lockLead(tx, stays)
  const { rows: waiting } = await tx.execute(sql`
    select from messages where lead_id = ${stays} and settled_at is null and direction = 'in' limit 1`)
  const isAnswered = waiting.length === 0 && lead.clockEvent === 'message'
  await updateLead(tx, stays, {
    returnedCount: lead.returnedCount - rows.filter(({ isCounted }) => isCounted).length,
    ...(isAnswered && lead.lastReplyAt && clockAfterNoAnswer(lead.lastReplyAt)),
  })
}
