import pg from 'pg'

/** Rows read by one piece of work: in total, and by table. */
export type RowsRead = { readonly rows: number; readonly tables: Record<string, number> }

export type ReadMeter = {
  /** For a measured product: its connections report their reads on request. */
  readonly connection: pg.ClientConfig
  /** Rows read by the product's statements during the work, including foreign keys and triggers. */
  rowsReadBy(work: () => Promise<unknown>): Promise<RowsRead>
}

type Counts = ReadonlyMap<string, number>

/**
 * Counts rows read by PostgreSQL's own statistics: rows of sequential scans and entries of index scans, wanted or not.
 * A backend delays its counts for up to ten seconds, so each open connection is asked to report first. `pool` belongs
 * to the test; its own reads count too, so measured work should use the product alone.
 */
export function openReadMeter(pool: pg.Pool, connection: pg.ClientConfig): ReadMeter {
  const open = new Set<pg.Client>()
  class ReportingClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      open.add(this)
      this.once('end', () => open.delete(this))
    }
  }
  const read = async (): Promise<Counts> => {
    for (const client of open) {
      // A connection being closed reports when it ends.
      await client.query('select pg_stat_force_next_flush()').catch(() => open.delete(client))
    }
    await pool.query('select pg_stat_force_next_flush()')
    const { rows } = await pool.query<{ name: string; rows: string }>(
      // As the views pg_stat_user_tables and pg_stat_user_indexes, which take twenty times as long to plan.
      `select c.relname as name,
         pg_stat_get_tuples_returned(c.oid) + coalesce(sum(pg_stat_get_tuples_returned(i.indexrelid)), 0) as rows
       from pg_class c left join pg_index i on i.indrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid`,
    )
    return new Map(rows.map(({ name, rows }) => [name, Number(rows)]))
  }
  return {
    connection: { ...connection, Client: ReportingClient } as pg.ClientConfig,
    async rowsReadBy(work) {
      const before = await read()
      await work()
      const after = await read()
      const tables = [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
      const used = tables.filter(([, rows]) => rows > 0).toSorted((a, b) => b[1] - a[1])
      return { rows: used.reduce((sum, [, rows]) => sum + rows, 0), tables: Object.fromEntries(used) }
    },
  }
}
