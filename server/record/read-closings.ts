import type { Closings } from '#domain/record/followed.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** Closings of an account by the broker's day and the day (UTC) on which the first file with them was imported. */
export async function readClosings(db: Sql, accountId: string): Promise<Closings[]> {
  const { rows } = await db.execute<{ day: string; imported: string; count: number }>(sql`
    select to_char(d.time, 'YYYY-MM-DD') as day, to_char(i.finished_at at time zone 'UTC', 'YYYY-MM-DD') as imported,
      count(*)::int as count
    from deals d join report_imports i on i.id = d.import_id
    where d.account_id = ${accountId} and d.type in ('buy', 'sell') and d.direction <> 'in'
    group by 1, 2`)
  return rows.map(({ day, imported, count }) => ({ day, importedOn: imported, count }))
}
