import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import type { LeadQuery } from '#contract/leads.ts'
import { leadStatuses, pipeline } from '#domain/pipeline.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { leadColumnCount, leadColumns, leadOf, rowTypes } from './lead-row.ts'
import { isCounted, leadsVersionSql, listStatement, totalCap } from './list-query.ts'

/** The version of all leads, for ETags: one small page read. */
export async function leadsVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'leads-version',
    text: `select ${leadsVersionSql} as version`,
  })
  return rows[0]!.version
}

/** A page of leads with the version it shows. */
export async function listLeads(
  pool: pg.Pool,
  query: LeadQuery,
  at: Date,
): Promise<{ version: string; page: AnswerOf<'listLeads'> }> {
  const limit = query.limit ?? 50
  const { text, values, keyCount, now, name } = listStatement(query, limit, at)
  // As arrays: naming 34 values in each row costs more than reading them.
  const { rows } = await pool.query<unknown[]>({ name, text, values, types: rowTypes, rowMode: 'array' })
  const keysAt = leadColumnCount
  const [version, total] = rows[0]!.slice(keysAt + keyCount) as [string, string]
  // Without any lead the one row holds version and total alone.
  const found = rows[0]![0] === null ? [] : rows
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const counted = Number(total)
  return {
    version,
    page: {
      data: shown.map((row) => leadOf(row, at)),
      nextCursor:
        found.length > limit && last
          ? encodeCursor({ now, keys: last.slice(keysAt, keysAt + keyCount) as (string | number)[] })
          : null,
      total: Math.min(counted, isCounted(query) ? totalCap : counted),
      totalIsCapped: isCounted(query) && counted > totalCap,
    },
  }
}

type BoardQuery = { platform?: string | undefined; limit?: number | undefined }

/** The nine columns: counts and sums from the kept counters, the first cards of each by index. */
export async function readBoard(
  pool: pg.Pool,
  query: BoardQuery,
  now: Date,
): Promise<{ version: string; board: AnswerOf<'readBoard'> }> {
  const limit = query.limit ?? 30
  const platform = query.platform ?? null
  // The version is read first: a change in between makes the next refresh read again, never miss.
  const version = await leadsVersion(pool)
  const [totals, cards] = await Promise.all([
    pool.query<{ status: string; count: string; value: string }>({
      name: 'board-totals',
      text: `select status, sum(leads) as count, sum(value) as value from lead_totals
        where $1::text is null or platform = $1 group by status`,
      values: [platform],
    }),
    pool.query<unknown[]>({
      name: platform === null ? 'board-cards' : 'board-cards-platform',
      text: platform === null ? allCards : platformCards,
      values: platform === null ? [limit + 1] : [limit + 1, platform],
      types: rowTypes,
      rowMode: 'array',
    }),
  ])
  const leads = cards.rows.map((row) => leadOf(row, now))
  const byStatus = Map.groupBy(leads, ({ status }) => status)
  const columns = leadStatuses.map((status) => {
    const found = byStatus.get(status) ?? []
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const sums = totals.rows.find((row) => row.status === status)
    return {
      status,
      count: Number(sums?.count ?? 0),
      value: Number(sums?.value ?? 0),
      leads: shown,
      nextCursor:
        found.length > limit && last ? encodeCursor({ now: now.getTime(), keys: [last.updatedAt, last.id] }) : null,
    }
  })
  return { version, board: { columns, now: now.toISOString() } }
}

const cardsSql = (condition: string) =>
  leadStatuses
    .map((status) => {
      const direction = pipeline[status].closed ? 'desc' : 'asc'
      return `(select ${leadColumns} from contact_requests l where l.deleted_at is null and l.status = '${status}' ${condition}
        order by l.updated_at ${direction}, l.id ${direction} limit $1)`
    })
    .join(' union all ')
const allCards = cardsSql('')
const platformCards = cardsSql('and l.platform = $2')

/** Platforms that leads came from, most leads first. */
export async function listPlatforms(pool: pg.Pool): Promise<AnswerOf<'listPlatforms'>> {
  const { rows } = await pool.query<{ id: string; leads: string }>(
    'select platform as id, sum(leads) as leads from lead_totals group by platform having sum(leads) > 0 order by 2 desc, 1',
  )
  return { data: rows.map(({ id, leads }) => ({ id, leads: Number(leads) })) }
}
