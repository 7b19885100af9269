import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import { purposeOfChannel } from '#domain/privacy/consent-channels.ts'
import { leadStageChanges } from '#server/db/schema/analytics.ts'
import { consents, leadAttributions, leadInteractions, leads } from '#server/db/schema/leads.ts'
import type { ConsentRow } from './consents.ts'
import { CopyBatch, copyFormat } from './copy.ts'
import type { InteractionRow, StageChangeRow } from './history.ts'
import type { LeadFile, LeadRow } from './lead.ts'
import type { VisitRow } from './visit.ts'

type Loaded = { leads: number; interactions: number; consents: number }

/** Leads per transaction; a visitor who writes meanwhile waits for one batch at most. */
const batchSize = 5_000
/** Leads generated before yielding to the event loop. */
const slice = 100

const leadFormat = copyFormat<LeadRow>(leads, ['searchText', 'columnAt', 'requestId'])
const interactionFormat = copyFormat<InteractionRow>(leadInteractions, ['requestId'])
const consentFormat = copyFormat<ConsentRow>(consents)
const stageChangeFormat = copyFormat<StageChangeRow>(leadStageChanges, ['id', 'mergeId'])
const visitFormat = copyFormat<VisitRow>(leadAttributions)

const newBatch = () => ({
  leads: new CopyBatch(leadFormat),
  interactions: new CopyBatch(interactionFormat),
  consents: new CopyBatch(consentFormat),
  stageChanges: new CopyBatch(stageChangeFormat),
  visits: new CopyBatch(visitFormat),
  /** Leads who confirmed by mail that their address may get offers. */
  confirmed: [] as string[],
})
type Batch = ReturnType<typeof newBatch>

/**
 * Writes leads with their histories and consents, one transaction per batch, while the next batch is generated. When
 * `signal` aborts it stops after the current batch: exactly what `onBatch` reported last is in the database.
 */
export async function loadLeads(
  client: pg.ClientBase,
  files: Iterable<LeadFile>,
  { signal, onBatch }: { signal?: AbortSignal; onBatch?: (loaded: Loaded) => void } = {},
): Promise<Loaded> {
  const loaded: Loaded = { leads: 0, interactions: 0, consents: 0 }
  let writing = Promise.resolve()
  let batch = newBatch()
  const hand = async () => {
    await writing
    writing = writeBatch(client, batch, loaded).then(() => onBatch?.({ ...loaded }))
    // Awaited with the next batch or at the end; until then a failure must not count as unhandled.
    writing.catch(() => {})
    batch = newBatch()
  }
  // The trigram index takes new rows in larger batches; settings of this session only.
  await client.query(`set gin_pending_list_limit = '64MB'; set work_mem = '64MB'`)
  for (const file of files) {
    if (signal?.aborted) break
    batch.leads.add(file.lead)
    for (const row of file.interactions) batch.interactions.add(row)
    for (const row of file.consents) {
      batch.consents.add(row)
      if (row.purpose === purposeOfChannel.email && row.withdrawnAt === null) batch.confirmed.push(row.leadId)
    }
    for (const row of file.stageChanges) batch.stageChanges.add(row)
    batch.visits.add(file.visit)
    if (batch.leads.count === batchSize) await hand()
    else if (batch.leads.count % slice === 0) await breathe()
  }
  if (!signal?.aborted && batch.leads.count > 0) await hand()
  await writing
  return loaded
}

async function writeBatch(client: pg.ClientBase, batch: Batch, loaded: Loaded): Promise<void> {
  await client.query('begin')
  try {
    await batch.leads.write(client)
    await batch.interactions.write(client)
    await batch.consents.write(client)
    await client.query(
      `update lead_addresses set confirmed_at = since where kind = 'email' and is_current and lead_id = any ($1)`,
      [batch.confirmed],
    )
    await batch.stageChanges.write(client)
    await batch.visits.write(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  loaded.leads += batch.leads.count
  loaded.interactions += batch.interactions.count
  loaded.consents += batch.consents.count
}

/** Updates indexes and statistics, so that the first query after a load is as fast as later ones. */
export async function settle(client: pg.ClientBase): Promise<void> {
  await client.query(
    'vacuum (analyze) contact_requests, lead_addresses, lead_interactions, consents, lead_stage_changes, lead_attributions',
  )
}
