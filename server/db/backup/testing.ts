import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'

/** A database with nothing in it, gone when the test ends. */
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
