import { expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { openDatabase } from './database.ts'

it('a database can be closed while the line to it is dead without a word', async () => {
  const { connection } = await freshDatabase()
  const line = await openDatabaseLine(connection)
  const database = openDatabase(line.connection, { max: 2 })
  await Promise.all([database.pool.query('select 1'), database.pool.query('select 2')])
  line.silence()
  await database.close()
  await expect(database.pool.query('select 3')).rejects.toThrow()
})
