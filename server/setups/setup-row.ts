import type pg from 'pg'
import { ApiError } from '#contract/errors.ts'
import { type Setup, type SetupWithLeads, setup as setupSchema } from '#contract/setups.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, getTableColumns, sql } from '#server/db/drizzle.ts'
import { leadsOfPerson } from '#server/db/lead-of-person.ts'
import { setupSecrets, subscriptionSetups } from '#server/db/schema/setups.ts'

export type StoredSetup = typeof subscriptionSetups.$inferSelect
export type SetupChange = Partial<typeof subscriptionSetups.$inferInsert>

const fields = Object.keys(setupSchema.shape).filter((field) => field !== 'passwordKeptUntil')
const columns = getTableColumns(subscriptionSetups) as Record<string, { name: string }>

/** The columns a setup is read by, named as in the contract. */
export const setupColumns = fields.map((field) => `s."${columns[field]!.name}" as "${field}"`).join(', ')

/** A setup in the contract's shape; `keptUntil`: until when its password is kept. */
export function toSetup(stored: Record<string, unknown>, keptUntil: Date | null): Setup {
  const shown = fields.map((field) => [field, isoWhereMoment(stored[field])])
  return { ...Object.fromEntries(shown), passwordKeptUntil: isoWhereMoment(keptUntil) } as Setup
}

const isoWhereMoment = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** How long a setup's password is kept; null without one. */
export async function passwordKeptUntil(db: Sql, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ purgeAfter: setupSecrets.purgeAfter })
    .from(setupSecrets)
    .where(eq(setupSecrets.setupId, id))
  return row?.purgeAfter ?? null
}

/** The setup, locked until the transaction ends; throws `not_found`. */
export async function lockSetup(tx: Sql, id: string): Promise<StoredSetup> {
  const [row] = await tx.select().from(subscriptionSetups).where(eq(subscriptionSetups.id, id)).for('update')
  if (!row) throw new ApiError('not_found')
  return row
}

/** Writes a change of a held setup and counts up its version. */
export async function updateSetup(tx: Sql, id: string, change: SetupChange): Promise<StoredSetup> {
  const [row] = await tx
    .update(subscriptionSetups)
    .set({ ...change, updatedAt: new Date(), version: sql`${subscriptionSetups.version} + 1` })
    .where(eq(subscriptionSetups.id, id))
    .returning()
  if (!row) throw new ApiError('not_found')
  return row
}

/** At most this many leads are named beside a setup. */
const maxLeads = 10

/** One setup with the leads of the same person, newest first; throws `not_found`. */
export async function readSetup({ sql: db, pool }: { sql: Sql; pool: pg.Pool }, id: string): Promise<SetupWithLeads> {
  const [row] = await db.select().from(subscriptionSetups).where(eq(subscriptionSetups.id, id))
  if (!row) throw new ApiError('not_found')
  const { rows: leads } = await pool.query<SetupWithLeads['leads'][number]>({
    name: 'leads-of-setup',
    text: `select id, name, status from contact_requests
      where id = any (array(${leadsOfPerson({ email: '$1::text', phone: '$2::text', name: '$3::text' })}))
      order by created_at desc, id desc limit ${maxLeads}`,
    values: [row.emailKey, row.phoneKey, row.fullName],
  })
  return { ...toSetup(row, await passwordKeptUntil(db, id)), leads }
}
