import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { addMonths, dayIn, lastDayOf, monthOf } from '#domain/basics/calendar-day.ts'
import { filterSql } from '#server/leads/listing/filters.ts'
import { call, ownProduct, signIn, startProduct } from '#server/testing/product.ts'
import { countCells } from './count-cells.ts'
import { countStageRates, keepForecast } from './forecast.ts'
import { cellReader } from './read-cells.ts'

/** Adds leads of a stage with a value, age in days and landing page variant. */
async function add(
  pool: pg.Pool,
  leads: { count: number; stage: string; value?: number; ago?: number; variant?: string },
) {
  const { count, stage, value = 1_000, ago = 1, variant = null } = leads
  await pool.query(
    `with made as (
       insert into contact_requests (id, name, email, phone, email_key, phone_key, language, status, estimated_value, created_at)
       select gen_random_uuid(), 'A', 'a', '1', 'a', '1', 'en', $2, $3, now() - $4 * interval '1 day'
       from generate_series(1, $1) returning id)
     insert into lead_attributions (lead_id, variant) select id, $5 from made`,
    [count, stage, value, ago, variant],
  )
}

const readerOf = (pool: pg.Pool) => cellReader({ query: (text, values) => pool.query(text, values) }, filterSql)

const inUtc = { timeZone: 'UTC', hours: null }

describe('the forecast', () => {
  it('values open leads by the outcome of earlier ones, for this month, the next and later', async () => {
    const { url, database } = await ownProduct()
    const { pool } = database
    await add(pool, { count: 10, stage: 'proposal', value: 5_000 })
    await add(pool, { count: 3, stage: 'lost', value: 5_000 })
    // Of sixty earlier leads in proposal, thirty converted.
    await add(pool, { count: 60, stage: 'proposal', value: 1, ago: 200 })
    await pool.query(`update contact_requests set status = 'lost' where estimated_value = 1`)
    await pool.query(`update contact_requests set status = 'converted' where id in (
      select id from contact_requests where estimated_value = 1 limit 30)`)
    await countCells(pool, inUtc)
    await countStageRates(pool, readerOf(pool), 'UTC', new Date())
    const headers = await signIn(url)
    const { body } = await call(url, 'readForecast', { headers })
    const proposal = body.stages.find(({ stage }) => stage === 'proposal')!
    const probability = (30 + 20 * 0.65) / 80
    expect(proposal).toMatchObject({ leads: 10, value: 50_000, reached: 60, probability })
    const sum = [...body.months, body.later].reduce((all, { expected }) => all + expected, 0)
    expect(Math.abs(sum - 50_000 * probability)).toBeLessThan(5)
    for (const { expected, low, high } of body.months) expect([low <= expected, expected <= high]).toEqual([true, true])
    // The board and the analysis of a lead name the same probability.
    const board = (await call(url, 'readBoard', { query: {}, headers })).body
    const column = board.columns.find(({ status }) => status === 'proposal')!
    expect(column).toMatchObject({ probability, reached: 60 })
    const params = { id: column.leads[0]!.id }
    await call(url, 'analyseLead', { params, body: { language: 'en' }, headers })
    const { analysis } = (await call(url, 'readInsights', { params, query: {}, headers })).body
    expect(analysis!.conversionProbability).toBe(Math.round(100 * probability))
  })

  it('is stored once a month, and later compared with the value converted in that month', async () => {
    const { url, database } = await ownProduct()
    const { pool } = database
    const read = readerOf(pool)
    await add(pool, { count: 4, stage: 'negotiation', value: 10_000 })
    await countCells(pool, inUtc)
    await keepForecast(pool, read, 'UTC')
    const kept = (await pool.query('select * from forecast_snapshots')).rows
    await add(pool, { count: 4, stage: 'negotiation', value: 10_000 })
    await keepForecast(pool, read, 'UTC')
    expect((await pool.query('select * from forecast_snapshots')).rows).toEqual(kept)

    const before = addMonths(monthOf(dayIn('UTC', new Date())), -1)
    await pool.query('insert into forecast_snapshots values ($1, $1::date, 9000, 5000, 12000)', [before])
    await pool.query(`update contact_requests set status = 'converted' where id in (
      select id from contact_requests order by created_at limit 3)`)
    // One of the three converted last month; one of the others was lost again.
    await pool.query(
      `update lead_stage_changes set at = $1::date + interval '5 days' where id = (
      select min(id) from lead_stage_changes)`,
      [before],
    )
    await pool.query(`update contact_requests set status = 'lost' where id = (
      select lead_id from lead_stage_changes order by id desc limit 1)`)
    const headers = await signIn(url)
    const { body } = await call(url, 'readForecast', { headers })
    expect(body.past.map(({ actual, isRunning }) => [actual, isRunning])).toEqual([
      [10_000, true],
      [10_000, false],
    ])
    // The leads behind a month, as its row opens them.
    for (const { month, actual } of body.past) {
      const first = `${month}-01`
      const query = { convertedFrom: first, convertedTo: lastDayOf(first) }
      const { data } = (await call(url, 'listLeads', { query, headers })).body
      expect(data.map(({ estimatedValue }) => estimatedValue)).toEqual([actual])
    }
  })
})

describe('the variants of the landing page', () => {
  it('are compared by visitors and leads; with a filter that visitors lack, by leads alone', async () => {
    const { url, database } = await startProduct()
    const { pool } = database
    const headers = await signIn(url)
    await add(pool, { count: 40, stage: 'new', variant: 'a' })
    await add(pool, { count: 70, stage: 'new', variant: 'b' })
    await add(pool, { count: 30, stage: 'converted', variant: 'b' })
    await pool.query(`insert into variant_exposures (day, variant, language, visitors)
      values (current_date, 'a', 'en', 1000), (current_date - 1, 'b', 'en', 600), (current_date, 'b', 'es', 400)`)
    await countCells(pool, inUtc)
    const { body } = await call(url, 'readVariants', { query: {}, headers })
    expect(body.now.sides).toEqual([
      { variant: 'a', visitors: 1_000, leads: 40, converted: 0, won: 0 },
      { variant: 'b', visitors: 1_000, leads: 100, converted: 30, won: 30_000 },
    ])
    expect(body.now.wrote).toMatchObject({ verdict: 'b_is_better' })
    const inEnglish = await call(url, 'readVariants', { query: { language: 'en' }, headers })
    expect(inEnglish.body.now.sides.map(({ visitors }) => visitors)).toEqual([1_000, 600])
    const filtered = await call(url, 'readVariants', { query: { platform: 'main' }, headers })
    expect(filtered.body.now).toMatchObject({ wrote: null, sides: [{ visitors: null, leads: 40 }, { leads: 100 }] })
  })
})

describe('account setups', () => {
  it('are counted by week, with the time to completion and the cancellations', async () => {
    const { url, database } = await startProduct()
    await database.pool.query(`insert into subscription_setups (id, full_name, email, phone, mt5_username,
        investment_amount, status, created_at, processed_at)
      select gen_random_uuid(), 'A', 'a', '1', '1', '5000', status, '2026-03-02T12:00Z'::timestamptz + d * interval '1 day',
        case status when 'completed' then '2026-03-02T12:00Z'::timestamptz + (d + hours / 24.0) * interval '1 day' end
      from (values ('completed', 0, 2), ('completed', 6, 4), ('pending', 7, 0)) as v (status, d, hours)`)
    await database.pool.query(`insert into cancellations (id, kind, name, email, email_key, language, created_at)
      values (gen_random_uuid(), 'cancel_trial', 'A', 'a', 'a', 'en', '2026-03-10T12:00Z')`)
    const query = { from: '2026-03-02', to: '2026-03-15' }
    const { body } = await call(url, 'readSetupFigures', { query, headers: await signIn(url) })
    const none = { cancelledTrials: 0, cancelledSubscriptions: 0, withdrawals: 0 }
    expect(body.now).toEqual({
      submitted: 3,
      completed: 2,
      p50: 3 * 3_600,
      p90: expect.closeTo(3.8 * 3_600, 3),
      statuses: [
        { status: 'completed', setups: 2 },
        { status: 'pending', setups: 1 },
      ],
      weeks: [
        { week: '2026-03-02', submitted: 2, completed: 2, ...none },
        { week: '2026-03-09', submitted: 1, completed: 0, ...none, cancelledTrials: 1 },
      ],
    })
  })
})
