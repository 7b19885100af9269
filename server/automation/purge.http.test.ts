import { expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { settleClock } from '#server/testing/settled-clock.ts'
import { purgeAutomation } from './purge.ts'
import { insertRule } from './rules-store.ts'

it('records of rules are deleted when expired, however many a day produced', async () => {
  const { database } = await freshDatabase()
  const { pool } = database
  const rule = (await insertRule(database.sql, ruleOf({}), { isOn: true, by: null }))!
  await pool.query(
    `insert into contact_requests (id, name, email, phone, language, email_key, phone_key)
     values (gen_random_uuid(), 'Ana', 'a@example.com', '+34 6', 'es', 'a@example.com', '6')`,
  )
  const add = async (outcome: string, days: number, count: number) =>
    pool.query(
      `with e as (
         insert into automation_events (kind, lead_id, key, at, seen_at)
         select 'stage', id, gen_random_uuid()::text, now() - $1 * interval '1 day', now()
         from contact_requests, generate_series(1, $2) returning id, lead_id, at
       ) insert into automation_runs (id, rule_id, version, lead_id, event_id, outcome, at)
       select gen_random_uuid(), $3, 1, lead_id, id, $4, at from e`,
      [days, count, rule.id, outcome],
    )
  // More than one statement deletes.
  await add('skipped', 8, 100)
  await add('skipped', 6, 3)
  await add('done', 89, 2)
  await add('done', 91, 5_001)
  const count = async (table: string) => (await pool.query(`select count(*)::int as count from ${table}`)).rows[0].count
  // A single reading of a clock deletes nothing.
  await purgeAutomation(database.sql)
  expect(await count('automation_runs')).toBe(5_106)
  await settleClock(pool)
  await purgeAutomation(database.sql)
  expect([await count('automation_runs'), await count('automation_events')]).toEqual([5, 105])
})
