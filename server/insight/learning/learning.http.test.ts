import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { newId } from '#server/db/id.ts'
import { call, message, ownSignedIn } from '#server/testing/product.ts'
import { learnIfDue } from './learn-conversions.ts'

/** Closed leads that arrived one after the other; experts convert, three of four, beginners one of ten. */
async function close(pool: pg.Pool, count: number, { imported = false } = {}) {
  const start = Date.now() - 100 * dayMs
  const made = Array.from({ length: count }, (_, n) => {
    const isExpert = n % 2 === 0
    const asUsual = isExpert ? n % 8 !== 0 : n % 20 === 1
    const [status, experience] = [asUsual ? 'converted' : 'lost', isExpert ? 'expert' : 'beginner']
    return {
      id: newId(),
      email: `${n}@example.com`,
      status,
      experience,
      at: new Date(start + (n * 90 * dayMs) / count),
    }
  })
  await pool.query(
    `insert into contact_requests (id, name, email, phone, email_key, phone_key, language, status, investment_experience, created_at, imported_at)
     select id, 'A', email, '+34', email, '34', 'en', status, experience, at, case when $2 then at end
     from json_to_recordset($1) as made (id uuid, email text, status text, experience text, at timestamptz)`,
    [JSON.stringify(made), imported],
  )
}

/** A product with closed leads and one that has just arrived. */
async function start(count: number) {
  const { url, database, headers } = await ownSignedIn()
  await close(database.pool, count)
  const email = 'new@example.com'
  await call(url, 'sendContact', { body: { ...message, email, investmentExperience: 'expert' } })
  const { data } = (await call(url, 'listLeads', { query: { q: email }, headers })).body
  const params = { id: data[0]!.id }
  const conversion = async () => {
    const { body } = await call(url, 'analyseLead', { params, body: { language: 'en' }, headers })
    return body.analysis!.analysisData.conversion
  }
  const learned = async () => (await database.pool.query('select * from conversion_learning')).rows[0]
  const read = async () => (await call(url, 'readLearning', { headers })).body
  const learnNow = async () => (await call(url, 'learnNow', { headers })).body
  return { database, conversion, learned, read, learnNow }
}

describe('the conversion probability', () => {
  it('is learned from closed leads, with an interval and counted reasons', async () => {
    const { database, conversion } = await start(200)
    expect(await conversion()).toEqual({ state: 'not_learned', closed: 200, needed: 100, prior: 5 })
    await learnIfDue(database)
    const found = await conversion()
    if (found.state !== 'learned') throw new Error(JSON.stringify(found))
    expect(found.percent).toBeGreaterThan(50)
    expect(found.low).toBeLessThan(found.percent)
    expect(found.high).toBeGreaterThan(found.percent)
    expect(found.reasons[0]).toMatchObject({ feature: 'experience', value: 'expert', converted: 75, closed: 100 })
  })

  it('is not learned from few leads, nor from imported ones', async () => {
    const { database, conversion } = await start(39)
    await close(database.pool, 60, { imported: true })
    await learnIfDue(database)
    expect(await conversion()).toEqual({ state: 'not_learned', closed: 39, needed: 100, prior: 5 })
  })

  it('is withdrawn once the latest leads end differently than predicted', async () => {
    const { database, conversion, learned } = await start(400)
    await database.pool.query(
      `update contact_requests set status = 'converted' where id in
       (select id from contact_requests where status in ('converted', 'lost') order by created_at desc limit 80)`,
    )
    await learnIfDue(database)
    expect(await conversion()).toMatchObject({ state: 'not_learned', closed: 400 })
    expect((await learned()).quality).toMatchObject({ holds: false, rateNow: 1 })
  })

  it('is explained to owners and managers: number of leads, and outcome of the latest', async () => {
    const { database, read, learnNow } = await start(200)
    expect(await read()).toEqual({ state: 'pending', learnedAt: null, closed: 200, converted: 0, check: null })
    const found = await learnNow()
    expect(found).toMatchObject({
      state: 'learned',
      closed: 200,
      converted: 85,
      check: { quality: { n: 40 }, holds: true },
    })
    expect(found.check!.bins.reduce((sum, { n }) => sum + n, 0)).toBe(40)
    expect(await read()).toEqual(found)
    await database.pool.query(`update contact_requests set status = 'lost' where status = 'converted'`)
    expect(await learnNow()).toMatchObject({ state: 'too_few', closed: 200, converted: 0 })
    const { rows } = await database.pool.query(`select username from audit_log where action = 'learning.run'`)
    expect(rows).toEqual([{ username: 'owner' }, { username: 'owner' }])
  })

  it('is learned again after ten closings, or a day', async () => {
    const { database, learned } = await start(100)
    const now = Date.now()
    const runAt = async (ms: number) => {
      await learnIfDue(database, new Date(now + ms))
      return (await learned()).learned_at.getTime() - now
    }
    expect(await runAt(0)).toBe(0)
    expect(await runAt(1_000)).toBe(0)
    await close(database.pool, 10)
    expect(await runAt(2_000)).toBe(2_000)
    expect(await runAt(3_000)).toBe(2_000)
    expect(await runAt(2_000 + dayMs)).toBe(2_000 + dayMs)
  })
})
