import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Connection, openDatabase } from '#server/db/database.ts'
import { backUp } from './backup.ts'

/** An empty database, dropped when the test ends. */
export async function emptyDatabase() {
  const { prefix, admin: asAdmin, product } = inject('cluster')
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  const admin = openDatabase(asAdmin, { max: 1 })
  await admin.pool.query(`create database ${name} owner ${pg.escapeIdentifier(product.user!)}`)
  const connection = { ...product, database: name }
  const database = openDatabase(connection, { max: 4 })
  onTestFinished(async () => {
    await database.close()
    await admin.pool.query(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  return { connection, database }
}

/** A backup, deleted when the test ends. */
export async function backupOf(
  { connection }: { readonly connection: Connection },
  recipients: string[] = [],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'today.backup')
  await backUp(connection, file, { recipients })
  return file
}
