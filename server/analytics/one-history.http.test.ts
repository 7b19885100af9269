import { describe, expect, it } from 'vitest'
import { qualifiedStages } from '#domain/analytics/cells.ts'
import { addDays, addMonths, dayIn, lastDayOf, monthOf, weekOf } from '#domain/basics/calendar-day.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { joinValues, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { type LeadStatus, leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import { invoicePaid } from '#domain/subscription/stripe.fixture.ts'
import { filterSql } from '#server/leads/listing/filters.ts'
import { createOutbox } from '#server/outside/mail/outbox.ts'
import { deliver, newPayer, stripeSettings } from '#server/subscriptions/testing.ts'
import { call, ownSignedIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { countCells } from './count-cells.ts'
import { cellReader } from './read-cells.ts'
import { sendWeeklySummaries } from './weekly-mail.ts'

async function start() {
  const product = await ownSignedIn({ environment: stripeSettings })
  const { url, database, headers } = product
  const { pool } = database
  let n = 0
  /** A lead that arrived `daysAgo`. */
  const arrived = async (daysAgo: number, change: { status?: LeadStatus; imported?: boolean; value?: number } = {}) => {
    n += 1
    const { rows } = await pool.query<{ id: string }>(
      `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, status, estimated_value, created_at, imported_at)
       values (gen_random_uuid(), 'Ana ' || $1, $1 || '@example.com', '+34 6', 'es', $1 || '@example.com', '', $2, $3,
         now() - $4 * interval '1 day', case when $5 then now() end) returning id`,
      [String(n), change.status ?? 'new', change.value ?? 1_000, daysAgo, change.imported ?? false],
    )
    return rows[0]!.id
  }
  const read = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body
  /** Moves a lead as a teammate does, `daysAgo`. */
  const move = async (id: string, status: LeadStatus, daysAgo = 0) => {
    expect((await call(url, 'changeLead', { params: { id }, body: { status }, headers })).status).toBe(200)
    if (daysAgo > 0)
      await pool.query(
        `update lead_stage_changes set at = now() - $2 * interval '1 day'
         where id = (select max(id) from lead_stage_changes where lead_id = $1)`,
        [id, daysAgo],
      )
  }
  const merge = async (stays: string, goes: string, takesStage: boolean) => {
    const [a, b] = [await read(stays), await read(goes)]
    const body = {
      version: a.version,
      others: [{ id: goes, version: b.version }],
      fields: takesStage ? { status: goes } : {},
    }
    return (await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).body.mergeId
  }
  const undo = (id: string) => call(url, 'undoMerge', { params: { id }, body: {}, headers })
  const found = async (query: LeadFilters) => {
    const { data } = (await call(url, 'listLeads', { query: { ...query, limit: 200 }, headers })).body
    return data.map(({ id }) => id).toSorted()
  }
  const day = (daysAgo: number) => addDays(dayIn('UTC', new Date()), -daysAgo)
  const convertedOn = (daysAgo: number) => found({ convertedFrom: day(daysAgo + 1), convertedTo: day(daysAgo - 1) })
  return { ...product, headers, pool, arrived, read, move, merge, undo, found, day, convertedOn }
}

describe('a conversion', () => {
  it('keeps its day when the lead is merged into another, and when that is undone', async () => {
    const { arrived, move, merge, undo, found, convertedOn } = await start()
    const [a, b] = [await arrived(20), await arrived(90)]
    await move(b, 'converted', 60)
    const mergeId = await merge(a, b, true)
    expect([await convertedOn(60), await convertedOn(0)]).toEqual([[a], []])
    expect(await found({ reached: 'new' })).toEqual([a])
    await undo(mergeId)
    expect([await convertedOn(60), await convertedOn(0)]).toEqual([[b], []])
    expect(await found({ reached: 'converted' })).toEqual([b])
  })

  it('counts once, on the day of the first one, and the lead is marked as won again', async () => {
    const { arrived, move, found, convertedOn } = await start()
    const lead = await arrived(90)
    await move(lead, 'converted', 60)
    await move(lead, 'negotiation', 30)
    expect([await convertedOn(60), await found({ wonAgain: 'yes' })]).toEqual([[], []])
    await move(lead, 'converted')
    expect([await convertedOn(60), await convertedOn(0), await found({ wonAgain: 'yes' })]).toEqual([
      [lead],
      [],
      [lead],
    ])
  })

  it('undone within the undo period never happened, one undone later did', async () => {
    const { arrived, move, found, pool } = await start()
    const [mistake, later] = [await arrived(3), await arrived(3)]
    await move(mistake, 'converted')
    await move(mistake, 'new')
    await move(later, 'converted')
    await pool.query(`update lead_stage_changes set at = at - interval '11 minutes'`)
    await move(later, 'new')
    expect(await found({ reached: 'converted' })).toEqual([later])
  })
})

it('figures and the leads behind them agree on a year of moves, merges, undos, reopenings, imports, restores, payments and changes of the time zone', async () => {
  const product = await start()
  const { url, headers, database, pool, arrived, move, merge, undo, found, day } = product
  // The same year every time.
  let seed = 20_261_128
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!
  const leads: { id: string; ago: number }[] = []
  for (let n = 0; n < 60; n++) {
    const ago = 5 + below(350)
    const isImported = below(5) === 0
    const id = await arrived(ago, {
      imported: isImported,
      value: 100 * below(50),
      ...(isImported && { status: pick(leadStatuses) }),
    })
    leads.push({ id, ago })
    for (let at = ago; at > 1 && below(3) > 0; ) {
      at = below(at)
      await move(id, pick(leadStatuses), at)
    }
  }
  for (let n = 0; n < 12; n++) {
    const [stays, goes] = [leads.splice(below(leads.length), 1)[0]!, leads.splice(below(leads.length), 1)[0]!]
    const mergeId = await merge(stays.id, goes.id, below(2) === 0)
    if (below(3) === 0) await undo(mergeId)
  }
  for (const { id } of leads.slice(0, 6)) {
    await call(url, 'deleteLead', { params: { id }, headers })
    if (below(2) === 0) await call(url, 'restoreLead', { params: { id }, headers })
  }
  for (const { id } of leads.slice(6, 12)) {
    const was = (await call(url, 'readLead', { params: { id }, headers })).body.status
    await move(id, pick(leadStatuses))
    await move(id, was)
  }
  // Money, some before the lead was reviewed, some while it was briefly out of Converted.
  for (const { id, ago } of leads.slice(12, 22)) {
    const { email, status } = (await call(url, 'readLead', { params: { id }, headers })).body
    if (status === 'converted') await move(id, 'negotiation')
    await deliver(url, [invoicePaid(newPayer(), `${day(1 + below(ago - 1))}T10:00`, 8_995, { customer_email: email })])
  }
  // Some leads are assigned to teammates, one of whom has left.
  const [eva, max] = [await addTeammate(product), await addTeammate(product)]
  for (const { id } of leads)
    await pool.query('update contact_requests set assigned_to = $2 where id = $1', [
      id,
      pick([eva.username, max.username, null]),
    ])
  await call(url, 'changePerson', { params: { id: max.id }, body: { disabled: true }, headers })
  const { teammates } = (await call(url, 'readWorkload', { headers })).body
  const open = joinValues(leadStatuses.filter((status) => !pipeline[status].closed))
  for (const { name, open: counted } of teammates) {
    const listed = await found({ assignee: name === '' ? '@nobody' : name, status: open })
    expect([name, counted]).toEqual([name, listed.length])
  }
  expect(teammates.map(({ name }) => name)).not.toContain(max.username)
  await pool.query(`update users set email = 'owner@example.com', weekly_summary = true where username = 'owner'`)
  const cells = cellReader({ query: (text, values) => pool.query(text, values) }, filterSql)
  // Each with an hour of Sunday or Monday in UTC that is around noon of Monday there.
  for (const [timeZone, noon] of [
    ['UTC', 12],
    ['Pacific/Auckland', -1],
    ['America/Los_Angeles', 20],
  ] as const) {
    const hours = { timeZone, shifts: [], daysOff: [] }
    await call(url, 'changeTeamHours', { body: { hours }, headers })
    await countCells(pool, { timeZone, hours: null })
    const period = { from: day(400), to: day(-1) }
    const { now } = (await call(url, 'readFunnel', { query: period, headers })).body
    const behind = { arrivedFrom: period.from, arrivedTo: period.to }
    const count = async (filters: LeadFilters) => (await found({ ...behind, ...filters })).length
    for (const { stage, reached, there, lost } of now.stages) {
      const listed = [await count({ reached: stage }), await count({ status: stage })]
      expect([timeZone, stage, reached, there]).toEqual([timeZone, stage, ...listed])
      if (stage !== 'lost') expect([stage, lost]).toEqual([stage, await count({ lostFrom: stage })])
    }
    expect(now.all).toMatchObject({
      leads: await count({}),
      qualified: await count({ reached: joinValues(qualifiedStages) }),
      converted: await count({ status: 'converted' }),
    })
    expect(now.wonAgain).toBe(await count({ wonAgain: 'yes' }))
    for (const filters of [{ reached: 'converted' }, { wonAgain: 'yes' }, { assignee: '@nobody' }, behind] as const) {
      const file = await fetch(`${url}/api/exports/leads.csv?${new URLSearchParams(filters)}`, { headers })
      const listed = await found(filters)
      expect([filters, (await file.text()).trim().split('\r\n').length - 1]).toEqual([filters, listed.length])
    }
    // The Monday mail about the week before.
    await pool.query(`delete from mails where template = 'weekly_summary'`)
    for (let ago = 7; ago < 364; ago += 7) {
      const monday = addDays(weekOf(day(0)), -ago)
      await sendWeeklySummaries(
        database,
        cells,
        createOutbox({ sends: async () => false }),
        timeZone,
        new Date(Date.parse(`${monday}T00:00:00Z`) + noon * hourMs),
      )
    }
    const { rows: mails } = await pool.query(`select values from mails where template = 'weekly_summary'`)
    expect(mails.length).toBeGreaterThan(40)
    for (const { values } of mails) {
      const week = { arrivedFrom: values.from, arrivedTo: values.to }
      const [all, won] = [await found(week), await found({ ...week, status: 'converted' })]
      expect([values.from, values.leads, values.converted]).toEqual([values.from, all.length, won.length])
    }
  }
  // Each month's result, in the forecast and in the list.
  const first = monthOf(dayIn('America/Los_Angeles', new Date()))
  const months = Array.from({ length: 12 }, (_, n) => addMonths(first, -n))
  await pool.query(`insert into forecast_snapshots select m::date, m::date, 0, 0, 0 from unnest($1::text[]) m`, [
    months,
  ])
  const { past } = (await call(url, 'readForecast', { headers })).body
  for (const { month, actual } of past) {
    const query = { convertedFrom: `${month}-01`, convertedTo: lastDayOf(`${month}-01`), limit: 200 }
    const { data } = (await call(url, 'listLeads', { query, headers })).body
    const sum = data.reduce((all, { estimatedValue }) => all + (estimatedValue ?? 0), 0)
    expect([month, actual]).toEqual([month, sum])
  }
})
