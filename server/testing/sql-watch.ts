import pg from 'pg'
import { onTestFinished } from 'vitest'

/** The name of a database function that no code calls: it runs only if text became SQL. */
export const canary = 'kq'

export type SqlWatch = {
  /** Problems since the last check; empty: every value stayed a value. */
  findings(): Promise<string[]>
}

/** Error classes of a malformed statement: 42 syntax and names, 22 an invalid value. */
const tells = /^(42|22)/

type Connection = { on(event: 'errorMessage', listener: (error: { code?: string; message: string }) => void): void }

/**
 * Watches every statement of this process, and plants the canary in this database. Three signs reveal an injection,
 * none of them time: the canary ran (it counts in a sequence, which no rollback reverts), its name or a delay is in the
 * text of a statement rather than its values, or the database refused a statement.
 */
export async function watchSql(pool: pg.Pool): Promise<SqlWatch> {
  await pool.query(
    `create sequence canary_runs; create function ${canary}() returns int language sql as $$ select nextval('canary_runs')::int $$;
     grant usage on sequence canary_runs to public`,
  )
  let seen = new Set<string>()
  let runs = 0
  const ours = /canary_runs/
  const listening = new WeakSet<pg.Client>()
  const prototype = pg.Client.prototype as unknown as { query: (...all: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...all: unknown[]) {
    if (!listening.has(this)) {
      listening.add(this)
      const { connection } = this as unknown as { connection: Connection }
      connection.on('errorMessage', ({ code = '', message }) => tells.test(code) && seen.add(`${code} ${message}`))
    }
    const text = textOf(all[0])
    if (/\bkq\b|pg_sleep/i.test(text) && !ours.test(text)) seen.add(`in a statement: ${text.slice(0, 200)}`)
    return query.apply(this, all)
  }
  onTestFinished(() => {
    prototype.query = query
  })

  return {
    async findings() {
      const { rows } = await pool.query<{ runs: string }>(
        'select case when is_called then last_value else 0 end as runs from canary_runs',
      )
      const now = Number(rows[0]!.runs)
      const found = [...(now > runs ? ['the canary ran'] : []), ...seen]
      runs = now
      seen = new Set()
      return found
    },
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return (query as { text?: string } | null)?.text ?? ''
}
