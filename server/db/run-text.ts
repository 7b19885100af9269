import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** Runs SQL text with `$1`, `$2` … in a transaction of Drizzle's; returns the rows. */
export const runOn =
  (tx: Sql) =>
  async <R>({ text, values }: { text: string; values: readonly unknown[] }): Promise<readonly R[]> => {
    const parts = text.split(/\$(\d+)/)
    const chunks = parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
    const { rows } = await tx.execute(sql.join(chunks))
    return rows as R[]
  }
