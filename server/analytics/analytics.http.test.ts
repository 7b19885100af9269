import fc from 'fast-check'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { binEdges, binOf } from '#domain/analytics/bins.ts'
import { lengthOf, type Period } from '#domain/analytics/period.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import type { WorkingHours } from '#domain/staff/working-hours.ts'
import { newId } from '#server/db/id.ts'
import { filterSql } from '#server/leads/listing/filters.ts'
import { call, freshDatabase, message, ownProduct, signIn } from '#server/testing/product.ts'
import { countCells } from './count-cells.ts'
import { readCohorts, readFunnel, readSources } from './funnel.ts'
import { cellReader, type Reading } from './read-cells.ts'
import { readResponse } from './response.ts'
import type { TeamClock } from './team-clock.ts'
import { type MadeLead, recount, statusOf } from './testing-recount.ts'

const inUtc = { timeZone: 'UTC', hours: null }

/** Around a leap day and the two nights in which Madrid changes its clocks. */
const period: Period = { from: '2024-02-26', to: '2024-11-03' }
const moments = ['2024-02-28T21:00Z', '2024-03-30T20:00Z', '2024-10-26T20:00Z'].map((text) => Date.parse(text))

const lead: fc.Arbitrary<MadeLead> = fc.record({
  at: fc.tuple(fc.constantFrom(...moments), fc.integer({ min: 0, max: 2 * 86_400 })).map(([at, s]) => at + s * 1_000),
  platform: fc.constantFrom('main', 'welcome-page-b', 'by-hand'),
  language: fc.constantFrom('es', 'en', 'zh'),
  country: fc.constantFrom('ES', 'AE', null),
  owner: fc.constantFrom('ana', 'ben', null),
  value: fc.constantFrom(null, 0, 10_000, 2_000_000_000),
  campaign: fc.constantFrom('autumn', null),
  isImported: fc.boolean(),
  replyAfter: fc.oneof(fc.constant(null), fc.constantFrom(0, 299, 300, 3_600, 86_399, 86_400, 9_000_000)),
  moves: fc
    .array(
      fc.record({
        to: fc.constantFrom(...leadStatuses),
        after: fc.constantFrom(0, 60, 7_200, 604_799, 604_800, 3_000_000),
      }),
      { maxLength: 5 },
    )
    .map((moves) => moves.filter(({ to }, n) => to !== (moves[n - 1]?.to ?? 'new'))),
  lostReason: fc.constantFrom('no_answer', null),
  isBinned: fc.constantFrom(false, false, false, true),
})

const shift = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.constantFrom(0, 540, 1_320),
  to: fc.constantFrom(360, 1_080, 1_440),
})
const teamHours: fc.Arbitrary<WorkingHours[] | null> = fc.oneof(
  fc.constant(null),
  fc.array(
    fc.record({
      timeZone: fc.constantFrom('Europe/Madrid', 'Asia/Kolkata'),
      shifts: fc.array(shift, { maxLength: 6 }),
      daysOff: fc.constantFrom([], ['2024-02-29']),
    }),
    { minLength: 1, maxLength: 3 },
  ),
)

/** Writes leads with their moves, as the product would. */
async function write(pool: pg.Pool, leads: readonly MadeLead[]): Promise<void> {
  await pool.query('truncate contact_requests, lead_cells, lead_cells_state, lead_days_changed cascade')
  const rows = leads.map((one) => ({
    id: newId(),
    preferred_language: one.language,
    platform: one.platform,
    country: one.country,
    assigned_to: one.owner,
    estimated_value: one.value,
    created_at: new Date(one.at),
    imported_at: one.isImported ? new Date() : null,
    first_reply_at: one.replyAfter === null ? null : new Date(one.at + one.replyAfter * 1_000),
    status: statusOf(one),
    lost_reason: statusOf(one) === 'lost' ? one.lostReason : null,
    deleted_at: one.isBinned ? new Date() : null,
    campaign: one.campaign,
  }))
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'campaign')
  await pool.query(
    `insert into contact_requests (name, email, phone, email_key, phone_key, language, ${columns.join()})
     select 'A', 'a@example.com', '+34', 'a', '34', 'en', ${columns.join()}
     from json_populate_recordset(null::contact_requests, $1)`,
    [JSON.stringify(rows)],
  )
  await pool.query(
    `insert into lead_attributions (lead_id, utm_campaign)
     select id, campaign from json_to_recordset($1) as r (id uuid, campaign text) where campaign is not null`,
    [JSON.stringify(rows)],
  )
  const moves = leads.flatMap((one, i) => {
    let at = one.at
    return one.moves.map(({ to, after }, n) => {
      at += after * 1_000
      return { lead_id: rows[i]!.id, from_stage: one.moves[n - 1]?.to ?? 'new', to_stage: to, at: new Date(at) }
    })
  })
  await pool.query(
    `insert into lead_stage_changes (lead_id, from_stage, to_stage, at)
     select lead_id, from_stage, to_stage, at from json_populate_recordset(null::lead_stage_changes, $1)`,
    [JSON.stringify(moves)],
  )
}

const named = <T extends { value: string }>(list: readonly T[]) => new Map(list.map((one) => [one.value, one]))
const without = <T extends { p50: unknown; p90: unknown }>(list: readonly T[]) =>
  list.map(({ p50: _, p90: __, ...rest }) => rest)

/** Compares every figure of a period with a plain recount of the same leads. */
async function compare(pool: pg.Pool, leads: readonly MadeLead[], clock: TeamClock, filters: Reading['filters']) {
  const { timeZone } = clock
  const read = cellReader({ query: (text, values) => pool.query(text, values) }, filterSql)
  const reading = { period, timeZone, filters }
  const plain = recount(leads, clock, period)

  const response = await readResponse(read, reading)
  expect(response.all).toMatchObject(plain.waited)
  for (const { bucket, ...counts } of response.buckets)
    expect([bucket, counts]).toEqual([bucket, plain.buckets[bucket]])
  expect(named(without(response.hours))).toEqual(named(plain.hours))
  expect(named(without(response.weekdays))).toEqual(named(plain.weekdays))
  expect(response.days).toHaveLength(lengthOf(period))
  expect(response.days.filter(({ leads: n }) => n > 0).map(({ day, leads: n }) => [day, n])).toEqual(
    plain.days.map(({ value, leads: n }) => [value, n]).toSorted(),
  )
  const { shift } = plain
  const hasShifts = shift !== null && shift.arrived.length > 0
  expect(response.shift && named(without(response.shift.arrived))).toEqual(hasShifts ? named(shift.arrived) : null)
  for (const [share, found, waits] of [
    [0.5, response.all.p50, plain.waits],
    [0.9, response.all.p90, plain.waits],
    [0.5, response.shift?.working.p50 ?? null, shift?.waits ?? []],
    [0.9, response.shift?.working.p90 ?? null, shift?.waits ?? []],
  ] as const) {
    const exact = waits[Math.max(0, Math.ceil(share * waits.length) - 1)]
    expect(found === null).toBe(exact === undefined)
    if (exact === undefined || found === null) continue
    const bin = binOf(exact)
    expect(found).toBeGreaterThanOrEqual(binEdges[bin - 1] ?? 0)
    expect(found).toBeLessThanOrEqual(binEdges[bin] ?? binEdges.at(-1)!)
  }

  const funnel = await readFunnel(read, reading)
  expect(funnel.all).toEqual(plain.all)
  for (const { stage, p50: _, p90: __, ...counts } of funnel.stages) {
    expect([stage, counts]).toEqual([stage, plain.stage(stage)])
  }
  expect(funnel.wonAgain).toBe(plain.wonAgain)
  expect(new Map(funnel.lostReasons.map(({ reason, leads: n }) => [reason, n]))).toEqual(
    new Map(plain.lostReasons.map(({ value, leads: n }) => [value, n])),
  )

  const sources = await readSources(read, reading)
  for (const name of ['platform', 'language', 'country', 'owner', 'campaign'] as const) {
    expect([name, named(sources.by[name])]).toEqual([name, named(plain.by[name])])
  }

  const { cohorts } = await readCohorts(read, reading, '2030-01-01')
  for (const { week, converted } of cohorts) {
    for (const { weeks, leads: n } of converted)
      expect([week, weeks, n]).toEqual([week, weeks, plain.cohort(week, weeks)])
  }
}

describe('analytics', () => {
  it('agree with a plain recount of any leads, in zones with and without daylight saving, filtered or not', async () => {
    const { pool } = (await freshDatabase()).database
    await fc.assert(
      fc.asyncProperty(
        fc.array(lead, { minLength: 1, maxLength: 30 }),
        fc.record({ timeZone: fc.constantFrom('Europe/Madrid', 'Asia/Kolkata', 'UTC'), hours: teamHours }),
        async (leads, clock) => {
          await write(pool, leads)
          await countCells(pool, clock)
          await compare(pool, leads, clock, {})
          await compare(
            pool,
            leads.filter(({ language }) => language === 'es'),
            clock,
            { language: 'es' },
          )
          await compare(
            pool,
            leads.filter(({ owner, campaign }) => owner === null && campaign === 'autumn'),
            clock,
            { assignee: '@nobody', campaign: 'autumn' },
          )
        },
      ),
      { numRuns: 16 },
    )
  })

  it('follow a lead as it is moved, answered, binned and erased, and keep counting the erased one', async () => {
    const { url, database } = await ownProduct()
    const { pool } = database
    const headers = await signIn(url)
    await call(url, 'sendContact', { body: message })
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    const params = { id: data[0]!.id }
    const counted = async () => {
      await countCells(pool, inUtc)
      return (await call(url, 'readFunnel', { query: {}, headers })).body.now
    }
    const at = (stages: Awaited<ReturnType<typeof counted>>['stages'], name: string) =>
      stages.find(({ stage }) => stage === name)!
    expect((await counted()).all).toMatchObject({ leads: 1, replied: 0, qualified: 0 })

    // Its day is long past: only the recorded change causes a recount.
    await pool.query(`update contact_requests set created_at = now() - interval '9 days'`)
    await call(url, 'changeLead', { params, body: { status: 'qualified' }, headers })
    await call(url, 'changeLead', { params, body: { status: 'lost', lostReason: 'no_answer' }, headers })
    const lost = await counted()
    expect(lost.all).toMatchObject({ leads: 1, qualified: 1 })
    expect(at(lost.stages, 'new')).toMatchObject({ reached: 1, there: 0, lost: 0 })
    expect(at(lost.stages, 'qualified')).toMatchObject({ reached: 1, there: 0, lost: 1 })
    expect(lost.lostReasons).toEqual([{ reason: 'no_answer', leads: 1 }])

    await call(url, 'deleteLead', { params, headers })
    expect((await counted()).all).toMatchObject({ leads: 0 })
    await call(url, 'restoreLead', { params, headers })
    await counted()
    const { email } = message
    await call(url, 'erasePerson', { body: { email, confirmation: email }, headers })
    const erased = await counted()
    expect(erased.all).toMatchObject({ leads: 1, qualified: 1 })
    expect(erased.lostReasons).toEqual([{ reason: 'no_answer', leads: 1 }])
    expect((await pool.query('select from lead_stage_changes')).rowCount).toBe(0)
    expect((await pool.query('select from lead_days_changed')).rowCount).toBe(0)

    await call(url, 'sendContact', { body: { ...message, email: 'other@example.com', phone: '+34 611111111' } })
    await counted()
    await pool.query('delete from contact_requests')
    expect((await counted()).all).toMatchObject({ leads: 2, qualified: 1 })
  })

  it('count open and overdue leads and tasks by teammate, except leads in the bin', async () => {
    const { url, database } = await ownProduct()
    const { pool } = database
    await pool.query(`insert into contact_requests (id, name, email, phone, email_key, phone_key, language, assigned_to,
        status, created_at, deleted_at)
      select gen_random_uuid(), 'A', 'a', '1', 'a', '1', 'en', owner, stage, now() - age * interval '1 hour', gone
      from (values ('ana', 'new', 9, null), ('ana', 'new', 0, null), ('ana', 'lost', 9, null), ('ana', 'new', 9, now()),
        (null, 'qualified', 900, null)) as v (owner, stage, age, gone)`)
    await pool.query(`insert into lead_tasks (id, lead_id, title, assigned_to, due_date, status)
      select gen_random_uuid(), l.id, 'Call', 'ben', now() + d * interval '1 day', s
      from contact_requests l, (values (-1, 'pending'), (1, 'pending'), (-1, 'completed')) as v (d, s)
      where l.status in ('lost', 'qualified') or l.deleted_at is not null`)
    const { body } = await call(url, 'readWorkload', { headers: await signIn(url) })
    expect(body.teammates).toEqual([
      { name: 'ana', open: 2, overdue: 1, tasks: 0, overdueTasks: 0 },
      { name: '', open: 1, overdue: 1, tasks: 0, overdueTasks: 0 },
      { name: 'ben', open: 0, overdue: 0, tasks: 4, overdueTasks: 2 },
    ])
  })
})
