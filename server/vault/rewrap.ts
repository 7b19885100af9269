import type { SQL } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { EnvelopeError, type Sealed } from './envelope.ts'
import { KeyringError } from './keyring.ts'

/** A table that keeps envelopes: its name, the column that names the row, and the place of a row's envelope. */
export type Keeper = { readonly table: SQL; readonly row: SQL; readonly placeOf: (row: string) => string }

/** How many envelopes were brought under the current key, and how many could not be: changed ones, or of a lost key. */
export type Rewrapped = { readonly moved: number; readonly unreadable: number }

type Row = { id: string; key_version: string; sealed: Buffer }

/** Envelopes of one transaction: rows are locked for a few milliseconds only. */
const batchSize = 200

/**
 * Reseals every envelope not under key `version`, while readers and writers continue. One that changes meanwhile is
 * skipped; one that does not open is skipped, too, and counted.
 */
export async function rewrapTables(
  db: Sql,
  keepers: readonly Keeper[],
  version: string,
  rewrapOne: (place: string, envelope: Sealed) => Promise<Buffer>,
): Promise<Rewrapped> {
  let moved = 0
  let unreadable = 0
  for (const { table, row, placeOf } of keepers) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await db.execute<Row>(
        sql`select ${row} as id, key_version, sealed from ${table}
          where key_version <> ${version} and ${row} > ${after} order by ${row} limit ${batchSize}`,
      )
      const next: { id: string; before: Buffer; after: Buffer }[] = []
      for (const { id, key_version, sealed } of rows) {
        try {
          next.push({ id, before: sealed, after: await rewrapOne(placeOf(id), { keyVersion: key_version, sealed }) })
        } catch (error) {
          if (!(error instanceof EnvelopeError || error instanceof KeyringError)) throw error
          unreadable += 1
        }
      }
      const { rowCount } = await db.execute(
        sql`update ${table} as t set sealed = n.after, key_version = ${version}
          from unnest(${sql.param(next.map(({ id }) => id))}::uuid[], ${sql.param(next.map((n) => n.before))}::bytea[],
            ${sql.param(next.map((n) => n.after))}::bytea[]) as n (id, before, after)
          where t.${row} = n.id and t.sealed = n.before`,
      )
      moved += rowCount ?? 0
      after = rows.at(-1)?.id ?? after
      if (rows.length < batchSize) break
    }
  }
  return { moved, unreadable }
}
