import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { copyMigrations } from '#server/testing/migrations-copy.ts'
import { withClient } from '../support/databases.ts'

/**
 * Migrates as a newer version would (adds a column to leads) while a transaction that has read leads stays open for `openMs`,
 * like a backup's. Throws if the migration did not have to wait for it.
 */
export async function migrateBesideReader(database: string, openMs: number): Promise<void> {
  const newer = await copyMigrations()
  let hadToWait = false
  const onWait = () => {
    hadToWait = true
  }
  try {
    await newer.add('9999_bench', newer.count, '-- expand\nalter table contact_requests add column bench text')
    await withClient(database, async (reader) => {
      await reader.query('begin isolation level repeatable read read only')
      await reader.query('select count(*) from contact_requests')
      const migrated = migrate(database, repeatableSql, { folder: newer.folder, onWait })
      await Promise.race([delay(openMs), migrated])
      await reader.query('commit')
      await migrated
    })
  } finally {
    await newer.remove()
  }
  if (!hadToWait) throw new Error('The migration did not wait for the open transaction')
}
