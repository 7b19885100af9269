import type pg from 'pg'
import type { ParsedOf } from '#contract/api.ts'
import type { SetupPage } from '#contract/setups.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { Statement, searchSql } from '#server/db/search.ts'
import { startOfDaySql } from '#server/db/team-time-sql.ts'
import { setupColumns, toSetup } from './setup-row.ts'

type SetupQuery = ParsedOf<'listSetups'>['query']

const versionSql = `(select coalesce(sum(changes), 0) from change_counters where topic = 'setups')`

/** The version of all setups, for ETags: one small page read. */
export async function setupsVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'setups-version',
    text: `select ${versionSql} as version`,
  })
  return rows[0]!.version
}

/** Maximum matches counted without a counter. */
const totalCap = 1_000

/** True if matches have to be counted: totals are kept by status alone. */
const isCounted = ({ q, from, to }: SetupQuery) => Boolean(q ?? from ?? to)

/** Counters over all setups, from the totals that are kept as setups change. */
const countsSql = `select
    coalesce(sum(setups), 0) as total,
    coalesce(sum(setups) filter (where status = 'pending'), 0) as pending,
    coalesce(sum(setups) filter (where status = 'completed'), 0) as completed,
    coalesce(sum(setups) filter (where email_sent), 0) as "emailsSent"
  from setup_totals`

/** How many setups are not done, from the same totals. */
export async function countUnfinishedSetups(db: Sql): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select coalesce(sum(setups), 0) as count from setup_totals where status in ('pending', 'processing')`,
  )
  return Number(rows[0]?.count ?? 0)
}

type Meta = { metaVersion: string; metaCounts: SetupPage['counts']; metaTotal: string }
/** `isSetup` is null in the one row that there is without any setup: version and counters alone. */
type Row = Meta & { isSetup: true | null; keptUntil: Date | null } & Record<string, unknown>

/** A page of setups, newest first, with the version it shows: one statement. */
export async function listSetups(
  pool: pg.Pool,
  query: SetupQuery,
  zone?: string,
): Promise<{ version: string; page: SetupPage }> {
  const limit = query.limit ?? 50
  const { text, values } = listStatement(query, limit, zone)
  const { rows } = await pool.query<Row>(text, values)
  const { metaVersion, metaCounts, metaTotal } = rows[0]!
  const found = rows.filter(({ isSetup }) => isSetup).map((row) => toSetup(row, row.keptUntil))
  const total = Number(metaTotal)
  return {
    version: metaVersion,
    page: {
      ...pageOf(found, limit, (last) => [last.createdAt, last.id]),
      counts: metaCounts,
      total: isCounted(query) ? Math.min(total, totalCap) : total,
      totalIsCapped: isCounted(query) && total > totalCap,
    },
  }
}

function listStatement(
  query: SetupQuery,
  limit: number,
  zone: string | undefined,
): { text: string; values: unknown[] } {
  const statement = new Statement()
  const conditions = ['true']
  const startOf = (day: string, daysLater: number) => startOfDaySql((one) => statement.value(one), day, daysLater, zone)
  if (query.status) conditions.push(`s.status = ${statement.value(query.status)}`)
  if (query.q) conditions.push(searchSql('s.search_text', query.q, statement))
  if (query.from) conditions.push(`s.created_at >= ${startOf(query.from, 0)}`)
  if (query.to) conditions.push(`s.created_at < ${startOf(query.to, 1)}`)
  const where = conditions.join(' and ')
  const total = isCounted(query)
    ? `(select count(*) from (select 1 from subscription_setups s where ${where} limit ${totalCap + 1}) c)`
    : `(select coalesce(sum(setups), 0) from setup_totals s where ${where})`
  const end = query.cursor ? decodeCursor(query.cursor, ['timestamptz', 'uuid']).keys : null
  const after = end
    ? `and (s.created_at, s.id) < (${statement.value(end[0])}::timestamptz, ${statement.value(end[1])}::uuid)`
    : ''
  const text = `select m.*, p.* from
      (select ${versionSql} as "metaVersion", (select to_jsonb(c) from (${countsSql}) c) as "metaCounts",
        ${total} as "metaTotal") m
    left join lateral (
      select true as "isSetup", ${setupColumns}, k.purge_after as "keptUntil"
      from subscription_setups s left join subscription_setup_secrets k on k.setup_id = s.id
      where ${where} ${after} order by s.created_at desc, s.id desc limit ${limit + 1}
    ) p on true`
  return { text, values: statement.values }
}
