import { expect, inject, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { freshDatabase } from './product.ts'
import { openRun } from './run.ts'

it("runs on one cluster do not affect each other, and a dead one's databases are dropped", async () => {
  const { admin, prefix } = inject('cluster')
  const { database } = await freshDatabase()
  const names = async () =>
    (await database.pool.query<{ datname: string }>('select datname from pg_database')).rows.map(
      ({ datname }) => datname,
    )
  const living = await openRun(admin)
  const dead = await openRun(admin)
  const cluster = openDatabase(admin, { max: 1 })
  for (const run of [living, dead]) await cluster.pool.query(`create database ${run.prefix}x`)

  await cluster.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'orfine tests ' || $1`,
    [dead.prefix.split('_')[2]],
  )
  await cluster.close()
  const next = await openRun(admin)
  expect(await names()).toEqual(expect.arrayContaining([`${living.prefix}x`, `${prefix}template`]))
  expect(await names()).not.toContain(`${dead.prefix}x`)

  await living.close()
  expect(await names()).not.toContain(`${living.prefix}x`)
  expect(await names()).toContain(`${prefix}template`)
  await next.close()
})
