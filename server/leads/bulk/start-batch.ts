import type { Sql } from '#server/db/database.ts'
import { recordStarts } from '#server/db/rule-events.ts'
import { type Batch, closeItems, nextItems } from './items.ts'
import type { StoredBulk } from './store.ts'

/** Starts a rule for the next leads, each once; those that are gone are skipped. */
export async function startBatch(tx: Sql, bulk: StoredBulk, rule: string, limit: number): Promise<Batch> {
  const { items, leads } = await nextItems(tx, bulk, 'pending', limit)
  if (items.length === 0) return { looked: 0, changed: [] }
  const started = await recordStarts(tx, { rule, leads: [...leads.keys()], key: bulk.id })
  await closeItems(
    tx,
    bulk,
    started.map((leadId) => ({ leadId })),
    'done',
    'pending',
  )
  await closeItems(tx, bulk, items, 'skipped', 'pending')
  return { looked: items.length, changed: started }
}
