import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import { dayIn, wallMinute, weekdayOf } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { filterNames, joinValues, type LeadFilters, matchesFilters } from '#domain/leads/lead-filters.ts'
import { leadScore, temperatureOf, temperatures } from '#domain/leads/lead-score.ts'
import { platforms, priorities, priorityWeight } from '#domain/leads/options.ts'
import { columnOrder, leadStatuses, urgencyOf } from '#domain/leads/pipeline.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leads, leadTasks } from '#server/db/schema/leads.ts'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { madeLead, sixtyLeads, storeLeads } from '#server/testing/leads.ts'
import { call, freshDatabase, message, owner, ownProduct, signIn, startProduct } from '#server/testing/product.ts'

type Query = CallOf<'listLeads'>['query']
type Stored = Awaited<ReturnType<typeof storeLeads>>[number]

/** Tests about all leads replace those of earlier tests. */
async function startWithStaff() {
  const product = await startProduct()
  const headers = await signIn(product.url)
  return { ...product, headers, list: (query: Query) => call(product.url, 'listLeads', { query, headers }) }
}
type Staffed = Awaited<ReturnType<typeof startWithStaff>>

async function everyPage({ list }: Staffed, query: Query): Promise<Lead[]> {
  const found: Lead[] = []
  let cursor: string | null = null
  do {
    const { status, body } = await list({ ...query, ...(cursor && { cursor }) })
    expect(status).toBe(200)
    found.push(...body.data)
    cursor = body.nextCursor
  } while (cursor)
  return found
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)
const byKeys =
  (...keys: ((lead: Stored) => number | string)[]) =>
  (a: Stored, b: Stored) =>
    keys.map((key) => compare(key(a), key(b))).find((order) => order !== 0) ?? 0

const id = (lead: Stored) => lead.id
const created = (lead: Stored) => lead.createdAt.getTime()
const score = (lead: Stored) => leadScore(lead, new Date())

/** Due time of the lead; never: after all others. */
const due = (lead: Stored) => {
  const now = Date.now()
  const state = urgencyOf(lead, now)
  if (state.urgency === 'none') return Number.MAX_SAFE_INTEGER
  // To the minute: the two clocks were read one after the other.
  return Math.round((now + (state.overdue ? -state.overdueMs : state.remainingMs)) / 60_000)
}

/** Each sort as the domain knows it, ascending. */
const sorts = {
  date: byKeys(created, id),
  value: byKeys((lead) => lead.estimatedValue ?? 0, id),
  priority: byKeys((lead) => priorityWeight[lead.priority], created, id),
  score: byKeys(score, created, id),
  time: byKeys(due, id),
  stage: byKeys((lead) => leadStatuses.indexOf(lead.status), created, id),
}

/** Leads with tags, sources, reasons and dates that differ, the first twenty with an open task, the next with one done. */
async function storeMore(database: Staffed['database'], made: Parameters<typeof storeLeads>[1]) {
  const base = await storeLeads(database, made)
  const stored = base.map((lead, i) => ({
    ...lead,
    tags: [[], ['vip'], ['vip', 'fair, 2026'], ['gold']][i % 4]!,
    leadSource: i % 3 === 0 ? 'referral' : 'website',
    lostReason: lead.status === 'lost' ? ['no_answer', 'too_expensive'][i % 2]! : null,
    firstReplyAt: i % 2 === 0 ? lead.createdAt : null,
    lastContactDate: i % 5 === 0 ? lead.createdAt : null,
    nextFollowUpDate: i % 7 === 0 ? lead.updatedAt : null,
  }))
  const storeOne = async ({ id, ...lead }: (typeof stored)[number], i: number) => {
    const { tags, leadSource, lostReason, firstReplyAt, lastContactDate, nextFollowUpDate } = lead
    await database.sql
      .update(leads)
      .set({ tags, leadSource, lostReason, firstReplyAt, lastContactDate, nextFollowUpDate })
      .where(eq(leads.id, id))
    if (i >= 40) return
    const status = i < 20 ? 'pending' : 'completed'
    await database.sql.insert(leadTasks).values({ id: newId(), leadId: id, title: 'Call', dueDate: new Date(), status })
  }
  await Promise.all(stored.map(storeOne))
  return stored
}

/** Far enough from UTC that one moment in four is of another day. */
const timeZone = 'Asia/Kolkata'

/** True if a lead matches the filters that know the team's time zone. */
function isInTime(lead: Awaited<ReturnType<typeof storeMore>>[number], filters: LeadFilters): boolean {
  const isInDays = (at: Date | null, from = '0', to = '9') => {
    const day = at === null ? null : dayIn(timeZone, at)
    return day === null ? from === '0' && to === '9' : from <= day && day <= to
  }
  const isOf = (value: number, wanted: string | undefined) => wanted?.split(',').includes(String(value)) ?? true
  return (
    isInDays(lead.createdAt, filters.arrivedFrom, filters.arrivedTo) &&
    isInDays(lead.lastContactDate, filters.contactFrom) &&
    isInDays(lead.nextFollowUpDate, undefined, filters.followUpTo) &&
    isOf(Math.floor(wallMinute(lead.createdAt.getTime(), timeZone) / 60), filters.arrivedHour) &&
    isOf(weekdayOf(dayIn(timeZone, lead.createdAt)), filters.arrivedWeekday)
  )
}

describe('the list of leads', () => {
  it('page by page contains every lead exactly once in order, by each sort in both directions', async () => {
    const staffed = await startWithStaff()
    const cases = (Object.keys(sorts) as (keyof typeof sorts)[]).flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => [sort, order] as const),
    )
    await fc.assert(
      fc.asyncProperty(sixtyLeads, fc.integer({ min: 1, max: 70 }), async (made, limit) => {
        const stored = await storeLeads(staffed.database, made)
        const readAll = async ([sort, order]: (typeof cases)[number]) => {
          const ascending = stored.toSorted(sorts[sort]).map(id)
          const expected = order === 'asc' ? ascending : ascending.toReversed()
          const found = await everyPage(staffed, { sort, order, limit })
          expect([sort, order, found.map((lead) => lead.id)]).toEqual([sort, order, expected])
        }
        await Promise.all(cases.map(readAll))
      }),
      { numRuns: 4 },
    )
  })

  it('follows the order of a column, by the rules of the domain', async () => {
    const staffed = await startWithStaff()
    await fc.assert(
      fc.asyncProperty(sixtyLeads, fc.integer({ min: 1, max: 9 }), async (made, limit) => {
        const stored = await storeLeads(staffed.database, made)
        for (const status of leadStatuses) {
          const expected = stored.filter((lead) => lead.status === status).toSorted(columnOrder)
          const found = await everyPage(staffed, { sort: 'pipeline', status, limit })
          expect([status, found.map((lead) => lead.id)]).toEqual([status, expected.map(id)])
        }
      }),
      { numRuns: 3 },
    )
    expect((await staffed.list({ sort: 'pipeline' })).body.error.fields).toMatchObject({
      status: { problem: 'required' },
    })
  })

  it('contains exactly the matching leads, with their exact number and score', async () => {
    const staffed = await startWithStaff()
    const hours = { timeZone, shifts: [], daysOff: [] }
    await call(staffed.url, 'changeTeamHours', { body: { hours }, headers: staffed.headers })
    const several = (values: readonly string[]) =>
      fc.option(
        fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }).map((chosen) => joinValues(chosen)),
        { nil: undefined, freq: 2 },
      )
    const day = fc.option(
      fc.nat(60).map((days) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)),
      { nil: undefined, freq: 1 },
    )
    const all = fc.record({
      status: several(leadStatuses),
      priority: several(priorities),
      platform: several([...platforms, 'nowhere']),
      temperature: several(temperatures),
      language: several(['es', 'ar', 'hi']),
      country: several(['ES', 'AE', 'MX']),
      assignee: several(['@me', '@nobody', 'ben']),
      tag: several(['vip', 'fair, 2026', 'gold']),
      source: several(['website', 'referral']),
      lostReason: several(['no_answer', 'too_expensive']),
      reply: fc.option(fc.constant('none' as const), { nil: undefined }),
      task: fc.option(fc.constant('none' as const), { nil: undefined }),
      arrivedFrom: day,
      arrivedTo: day,
      contactFrom: day,
      followUpTo: day,
      arrivedHour: several(Array.from({ length: 24 }, (_, hour) => String(hour))),
      arrivedWeekday: several(['1', '2', '3', '4', '5', '6', '7']),
      valueFrom: fc.option(fc.constantFrom('1', '10000', '25000'), { nil: undefined }),
      valueTo: fc.option(fc.constantFrom('0', '9999', '50000'), { nil: undefined }),
      scoreFrom: fc.option(fc.constantFrom('20', '50'), { nil: undefined }),
      scoreTo: fc.option(fc.constantFrom('40', '90'), { nil: undefined }),
      overdue: fc.option(fc.constant('yes' as const), { nil: undefined }),
      inTime: fc.option(fc.constant('yes' as const), { nil: undefined }),
    })
    // Few filters at a time: all at once match nothing.
    const filter = fc
      .tuple(all, fc.uniqueArray(fc.constantFrom(...filterNames), { minLength: 1, maxLength: 3 }))
      .map(([query, names]) => Object.fromEntries(names.map((name) => [name, query[name as keyof typeof query]])))
    await fc.assert(
      fc.asyncProperty(sixtyLeads, fc.array(filter, { minLength: 8, maxLength: 8 }), async (made, queries) => {
        const stored = await storeMore(staffed.database, made)
        const busy = new Set(stored.slice(0, 20).map(id))
        for (const query of queries) {
          const expected = stored.filter(
            (lead) =>
              matchesFilters({ ...lead, score: score(lead) }, query, owner.username, Date.now()) &&
              isInTime(lead, query) &&
              !(query.task && busy.has(lead.id)),
          )
          const present = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query
          const { body } = await staffed.list({ ...present, limit: 200 })
          expect(body.data.map((lead) => lead.id).toSorted()).toEqual(expected.map(id).toSorted())
          expect([body.total, body.totalIsCapped]).toEqual([expected.length, false])
          const scores = new Map(expected.map((lead) => [lead.id, score(lead)]))
          for (const lead of body.data) {
            expect([lead.score, lead.temperature]).toEqual([scores.get(lead.id), temperatureOf(lead.score)])
          }
        }
      }),
      { numRuns: 5 },
    )
  })

  it('contains leads of a campaign, several stages in one order, and names sorted without accents', async () => {
    const staffed = await startWithStaff()
    const [made] = fc.sample(sixtyLeads, { numRuns: 1, seed: 5 })
    const names = ['Zoe', 'ángel', 'Bea', 'Álvaro', 'ana']
    const few = made!.slice(0, 5).map((lead, i) => ({
      ...lead,
      name: names[i]!,
      status: (['new', 'lost', 'new', 'qualified', 'lost'] as const)[i]!,
      isBinned: false,
    }))
    const stored = await storeLeads(staffed.database, few)
    await staffed.database.pool.query(
      `insert into lead_attributions (lead_id, utm_campaign) values ($1, 'autumn, late'), ($2, 'spring')`,
      [stored[0]!.id, stored[1]!.id],
    )
    const namesOf = async (query: Query) => (await everyPage(staffed, { ...query, limit: 2 })).map(({ name }) => name)
    expect(await namesOf({ sort: 'name' })).toEqual(['Álvaro', 'ana', 'ángel', 'Bea', 'Zoe'])
    expect(await namesOf({ sort: 'name', order: 'desc' })).toEqual(['Zoe', 'Bea', 'ángel', 'ana', 'Álvaro'])
    expect(await namesOf({ sort: 'name', status: 'new,lost' })).toEqual(['ana', 'ángel', 'Bea', 'Zoe'])
    expect(await namesOf({ campaign: joinValues(['autumn, late']) })).toEqual(['Zoe'])
    expect(await namesOf({ campaign: 'spring,autumn\\, late', sort: 'name' })).toEqual(['ángel', 'Zoe'])
    const { body } = await call(staffed.url, 'listLeadFacets', { headers: staffed.headers })
    expect(body.campaigns).toEqual(['autumn, late', 'spring'])
  })

  it("treats an empty value and the old client's timestamp as absent", async () => {
    const staffed = await startWithStaff()
    await storeLeads(staffed.database, [])
    await call(staffed.url, 'sendContact', { body: message })
    const all = (await staffed.list({})).body
    const emptied = await fetch(
      `${staffed.url}/api/leads?platform=&status=&priority=&temperature=&q=&sort=&order=&limit=&cursor=&_=1763700000000`,
      { headers: staffed.headers },
    )
    expect([emptied.status, await emptied.json()]).toEqual([200, all])
  })

  it('refuses an unknown parameter, or an invalid value, by name', async () => {
    const { url, headers } = await startWithStaff()
    const bad: [query: string, field: string, problem: string][] = [
      ['nonsense=1', 'nonsense', 'unknown_field'],
      ['score=1', 'score', 'unknown_field'],
      ['__proto__=1', '__proto__', 'unknown_field'],
      ['status=open', 'status', 'invalid_choice'],
      ['priority=urgent', 'priority', 'invalid_choice'],
      ['temperature=lukewarm', 'temperature', 'invalid_choice'],
      ['status=new,open', 'status', 'invalid_choice'],
      ['valueFrom=-1', 'valueFrom', 'invalid_number'],
      ['valueFrom=3000000000', 'valueFrom', 'invalid_number'],
      ['arrivedFrom=2026-02-30', 'arrivedFrom', 'invalid_date'],
      ['arrivedTo=yesterday', 'arrivedTo', 'invalid_date'],
      ['reply=yes', 'reply', 'invalid_choice'],
      ['sort=password', 'sort', 'invalid_choice'],
      ['sort=created_at;drop table users', 'sort', 'invalid_choice'],
      ['order=up', 'order', 'invalid_choice'],
      ['limit=0', 'limit', 'invalid_number'],
      ['limit=201', 'limit', 'invalid_number'],
      ['limit=ten', 'limit', 'invalid_number'],
      ['limit=1.5', 'limit', 'invalid_number'],
      ['limit=Infinity', 'limit', 'invalid_number'],
      [`q=${'q'.repeat(121)}`, 'q', 'too_long'],
      ['q=%00', 'q', 'invalid_text'],
      ['status=new&status=lost', 'status', 'invalid'],
    ]
    for (const [query, field, problem] of bad) {
      const response = await fetch(`${url}/api/leads?${query}`, { headers })
      const { error } = await response.json()
      expect([query, response.status, Object.entries(error.fields)]).toEqual([
        query,
        400,
        [[field, { problem, message: expect.any(String) }]],
      ])
    }
  })

  it('refuses a foreign cursor', async () => {
    const { list } = await startWithStaff()
    const now = Date.now()
    const uuid = '01900000-0000-7000-8000-000000000000'
    const moment = '2026-11-21T04:00:00.000Z'
    const hostile: [sort: LeadQuery['sort'], cursor: string][] = [
      ['date', 'x'],
      ['date', encodeCursor({ now, keys: [moment, "' or true --"] })],
      ['date', encodeCursor({ now, keys: ['2026-01-01T00:00:00.0000000Z', uuid] })],
      ['value', encodeCursor({ now, keys: [2 ** 31, uuid] })],
      ['value', encodeCursor({ now, keys: [moment, uuid] })],
      ['score', encodeCursor({ now: -8.6e15, keys: [50, moment, uuid] })],
      ['score', encodeCursor({ now: 8.6e15, keys: [50, moment, uuid] })],
      ['score', encodeCursor({ now: Number.NaN, keys: [50, moment, uuid] })],
    ]
    for (const [sort, cursor] of hostile) {
      const { status, body } = await list({ sort, cursor })
      const what = `${sort} ${Buffer.from(cursor, 'base64url')}`
      expect([what, status, body.error?.fields?.cursor?.problem]).toEqual([what, 400, 'invalid'])
    }
    expect((await list({ sort: 'score', cursor: encodeCursor({ now: 0, keys: [-1, moment, uuid] }) })).status).toBe(200)
  })

  it('counts without a counter up to a cap, and marks it', async () => {
    const { database, list } = await startWithStaff()
    const template = fc.sample(madeLead, { numRuns: 1, seed: 1 })[0]!
    const many = Array.from({ length: 1_003 }, (_, i) => ({
      ...template,
      id: `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      status: 'qualified' as const,
      priority: i < 1_001 ? ('high' as const) : ('low' as const),
      isBinned: false,
    }))
    await storeLeads(database, many)
    const totalOf = async (query: Query) => {
      const { total, totalIsCapped } = (await list({ ...query, limit: 1 })).body
      return { total, totalIsCapped }
    }
    expect(await totalOf({})).toEqual({ total: 1_003, totalIsCapped: false })
    expect(await totalOf({ status: 'qualified', platform: template.platform })).toEqual({
      total: 1_003,
      totalIsCapped: false,
    })
    expect(await totalOf({ priority: 'high' })).toEqual({ total: 500, totalIsCapped: true })
    expect(await totalOf({ priority: 'low' })).toEqual({ total: 2, totalIsCapped: false })
  })
})

it('a refresh of the list or the board without a change is a 304 for one small query', async () => {
  const fresh = await freshDatabase()
  const line = await openDatabaseLine(fresh.connection)
  const { url } = await ownProduct({ beside: { ...fresh, connection: line.connection } })
  const session = await signIn(url)
  for (const [name, path] of [
    ['listLeads', '/api/leads'],
    ['readBoard', '/api/board'],
  ] as const) {
    await call(url, 'sendContact', { body: message })
    const first = await call(url, name, { query: {}, headers: session })
    const headers = { ...session, 'if-none-match': first.headers.get('etag')! }

    line.statements.length = 0
    const again = await fetch(url + path, { headers })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(headers['if-none-match'])
    expect(line.statements).toHaveLength(1)
    expect(line.statements[0]).toContain('change_counters')
    expect(line.statements[0]).not.toContain('contact_requests')

    await call(url, 'sendContact', { body: { ...message, message: `More, before ${name}` } })
    const changed = await call(url, name, { query: {}, headers })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(headers['if-none-match'])
  }
})
