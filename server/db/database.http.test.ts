import { expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { openDatabase } from './database.ts'

it('a database can be closed while its connection is silently dead', async () => {
  const { connection } = await freshDatabase()
  const line = await openDatabaseLine(connection)
  const database = openDatabase(line.connection, { max: 2 })
  await Promise.all([database.pool.query('select 1'), database.pool.query('select 2')])
  line.silence()
  await database.close()
  await expect(database.pool.query('select 3')).rejects.toThrow()
})

it('a connection lost between two statements of a transaction fails only the next statement', async () => {
  const { connection, database: admin } = await freshDatabase()
  const database = openDatabase(connection, { max: 1 })
  const client = await database.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((done) => client.once('end', done))
  await admin.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

it('a connection with a timed-out statement is not reused', async () => {
  const { connection } = await freshDatabase()
  const line = await openDatabaseLine(connection)
  const database = openDatabase(line.connection, { max: 1 })
  const client = await database.pool.connect()
  await client.query('select 1')
  line.silenceOpen()
  const unanswered = { text: 'select 2', query_timeout: 100 }
  await expect(client.query(unanswered)).rejects.toThrow('Query read timeout')
  client.release()
  expect((await database.pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
  await database.close()
})

it('a database with other date and number formats gives the same values', async () => {
  const { connection, database: admin } = await freshDatabase()
  const { rows } = await admin.pool.query<{ name: string }>('select current_database() as name')
  for (const setting of ["datestyle = 'SQL, DMY'", 'extra_float_digits = -10', 'standard_conforming_strings = off'])
    await admin.pool.query(`alter database ${rows[0]!.name} set ${setting}`)
  const database = openDatabase(connection, { max: 1 })
  const asked = `select timestamptz '2026-03-04 05:06:07Z' as at, 0.1::float8 + 0.2 as sum, length('\\n') as length`
  expect((await database.pool.query(asked)).rows).toEqual([
    { at: new Date('2026-03-04T05:06:07Z'), sum: 0.1 + 0.2, length: 2 },
  ])
  await database.close()
})
