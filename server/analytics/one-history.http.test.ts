import { describe, expect, it } from 'vitest'
import { qualifiedStages } from '#domain/analytics/cells.ts'
import { addDays, addMonths, dayIn, monthOf } from '#domain/calendar-day.ts'
import { joinValues, type LeadFilters } from '#domain/lead-filters.ts'
import { type LeadStatus, leadStatuses } from '#domain/pipeline.ts'
import { call, ownProduct, signIn } from '#server/testing/product.ts'
import { countCells } from './count-cells.ts'

async function start() {
  const product = await ownProduct()
  const { url, database } = product
  const headers = await signIn(url)
  const { pool } = database
  let n = 0
  /** A lead that arrived so many days ago. */
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
  /** Moves a lead as a teammate does, as if so many days ago. */
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
  const undo = (id: string) => call(url, 'undoMerge', { params: { id }, headers })
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

  it('counts once, on the day of the first time, and the lead is said to be won again', async () => {
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

  it('that is taken back within the time for undoing has not happened, and one taken back later has', async () => {
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

describe('figures, and the leads behind them', () => {
  it('agree on a year of moves, merges, undos, reopenings, imports, restores and changes of the time zone', async () => {
    const { url, headers, pool, arrived, move, merge, undo, found, day } = await start()
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
    for (const timeZone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
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
      const file = await fetch(`${url}/api/exports/leads.csv?reached=converted`, { headers })
      expect((await file.text()).trim().split('\r\n').length - 1).toBe((await found({ reached: 'converted' })).length)
    }
    // What each month brought, in the forecast and in the list.
    const first = monthOf(dayIn('America/Los_Angeles', new Date()))
    const months = Array.from({ length: 12 }, (_, n) => addMonths(first, -n))
    await pool.query(`insert into forecast_snapshots select m::date, m::date, 0, 0, 0 from unnest($1::text[]) m`, [
      months,
    ])
    const { past } = (await call(url, 'readForecast', { headers })).body
    for (const { month, actual } of past) {
      const query = { convertedFrom: `${month}-01`, convertedTo: addDays(addMonths(`${month}-01`, 1), -1), limit: 200 }
      const { data } = (await call(url, 'listLeads', { query, headers })).body
      const sum = data.reduce((all, { estimatedValue }) => all + (estimatedValue ?? 0), 0)
      expect([month, actual]).toEqual([month, sum])
    }
  })
})
