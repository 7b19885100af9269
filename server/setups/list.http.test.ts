import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { setupStatuses } from '#domain/setups/setups.ts'
import { openDatabase } from '#server/db/database.ts'
import { call, freshDatabase, ownProduct, signIn, startProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { somebody } from '#server/testing/visitors.ts'
import { listSetups } from './list.ts'

type List = Parameters<typeof call<'listSetups'>>[2]['query']

async function staffed(own?: Awaited<ReturnType<typeof ownProduct>>) {
  const product = own ?? (await startProduct())
  const headers = await signIn(product.url)
  const list = (query: List = {}, more = {}) =>
    call(product.url, 'listSetups', { query, headers: { ...headers, ...more } })
  const names = async (query: List) => (await list(query)).body.data.map(({ fullName }) => fullName)
  return { ...product, headers, list, names }
}

let searchable: Promise<unknown> | undefined
/** Two setups for all searches. */
const addSearchable = (url: string) =>
  (searchable ??= Promise.all([
    sendSetup(url, { fullName: 'Ana Quetzal', email: 'ana.quetzal@example.com', phone: '+34 698123456' }),
    sendSetup(url, { fullName: 'José Núñez', email: 'j@example.com', phone: '+44 7911123456', mt5Username: '900077' }),
  ]))

describe('the list of setups', () => {
  it('is empty at first, with every counter at nought', async () => {
    const { list } = await staffed(await ownProduct())
    expect((await list()).body).toEqual({
      data: [],
      counts: { total: 0, pending: 0, completed: 0, emailsSent: 0 },
      nextCursor: null,
      total: 0,
      totalIsCapped: false,
    })
  })

  it('contains what was sent, and how long the password is kept, but never the password', async () => {
    const { url, list } = await staffed()
    const id = await sendSetup(url, somebody())
    const { body } = await list()
    const setup = body.data.find((one) => one.id === id)
    expect(setup).toMatchObject({ fullName: 'Ana Torres', status: 'pending', emailSent: false })
    expect(Date.parse(setup!.passwordKeptUntil!)).toBeGreaterThan(Date.now())
    expect(JSON.stringify(body)).not.toContain('Gold-rush')
  })

  it.each([
    ['part of a name, without its accent', 'nunez', ['José Núñez']],
    ['capitals', 'ANA QUE', ['Ana Quetzal']],
    ['part of an address', 'ana.quetzal@', ['Ana Quetzal']],
    ['a number however it is grouped', '698 12 34', ['Ana Quetzal']],
    ['a trading account', '900077', ['José Núñez']],
    ['a sign that means something to the database', '%', []],
    ['what nobody has', 'nobody', []],
  ])('is searched by %s', async (_what, q, found) => {
    const { url, names } = await staffed()
    await addSearchable(url)
    expect(await names({ q })).toEqual(found)
  })

  it('is filtered by status and paged newest first, each setup once, while others arrive', async () => {
    const { url, database, list } = await staffed()
    const ids: string[] = []
    for (let i = 0; i < 7; i++) ids.push(await sendSetup(url, somebody()))
    await database.pool.query(`update subscription_setups set status = 'failed' where id = $1`, [ids[3]])
    const seen: string[] = []
    const late: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await list({ limit: '2', status: 'pending', cursor })
      expect(body.total).toBeGreaterThanOrEqual(6)
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.nextCursor
      late.push(await sendSetup(url, somebody()))
    }
    expect(seen.filter((id) => [...ids, ...late].includes(id))).toEqual(ids.toSpliced(3, 1).toReversed())
  })

  it("is limited to days of submission, inclusive, in the team's time zone", async () => {
    const { url, headers, database, names, list } = await staffed(await ownProduct())
    const hours = { timeZone: 'Europe/Madrid', shifts: [], daysOff: [] }
    await call(url, 'changeTeamHours', { body: { hours }, headers })
    const moments = ['2026-11-01T22:59:59Z', '2026-11-01T23:00:00Z', '2026-11-08T22:59:59Z', '2026-11-08T23:00:00Z']
    for (const fullName of ['Too early', 'First', 'Last', 'Too late']) await sendSetup(url, { fullName })
    await database.pool.query(
      `update subscription_setups s set created_at = m.at from unnest($1::text[], $2::timestamptz[]) m(name, at) where full_name = m.name`,
      [['Too early', 'First', 'Last', 'Too late'], moments],
    )
    expect(await names({ from: '2026-11-02', to: '2026-11-08' })).toEqual(['Last', 'First'])
    expect((await list({ from: '2026-11-02', to: '2026-11-08' })).body).toMatchObject({
      total: 2,
      totalIsCapped: false,
    })
    expect(await names({ from: '2026-11-09' })).toEqual(['Too late'])
  })

  it('returns 304 until a setup changes, its mail is sent, or its password is purged', async () => {
    const { url, database, list } = await staffed()
    const id = await sendSetup(url, somebody())
    let etag = (await list()).headers.get('etag')!
    for (const change of [
      `update subscription_setups set notes = 'x' where id = $1`,
      `update subscription_setups set email_sent = true where id = $1`,
      `delete from subscription_setup_secrets where setup_id = $1`,
      `delete from subscription_setups where id = $1`,
    ]) {
      expect((await list({}, { 'if-none-match': etag })).status).toBe(304)
      await database.pool.query(change, [id])
      const { status, headers } = await list({}, { 'if-none-match': etag })
      expect([change, status]).toEqual([change, 200])
      etag = headers.get('etag')!
    }
  })

  it.each([
    ['a cursor of somebody else', { cursor: 'bm9uc2Vuc2U' }],
    ['a status that is none', { status: 'done' }],
    ['a day that does not exist', { from: '2026-02-30' }],
    ['a secret to sort by', { sort: 'mt5Password' }],
    ['a secret to filter by', { mt5Password: 'a' }],
  ])('refuses %s', async (_what, query) => {
    const { list } = await staffed()
    expect((await list(query as never)).status).toBe(400)
  })
})

describe('the counters', () => {
  it('are exact after any changes', async () => {
    const { database } = await freshDatabase()
    const status = fc.constantFrom(...setupStatuses)
    const change = fc.oneof(
      fc.record({ sql: fc.constant('insert'), status, sent: fc.boolean() }),
      fc.record({ sql: fc.constant('update'), status, sent: fc.boolean(), nth: fc.nat(9) }),
      fc.record({ sql: fc.constant('delete'), nth: fc.nat(9) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        await database.pool.query('delete from subscription_setups')
        for (const one of changes) {
          const nth = `id = (select id from subscription_setups order by id offset ${'nth' in one ? one.nth : 0} limit 1)`
          if (one.sql === 'insert') {
            await database.pool.query(
              `insert into subscription_setups (id, full_name, email, phone, mt5_username, investment_amount, status, email_sent)
               select gen_random_uuid(), 'A', 'a@b.co', '+34 6', '123', '1', $1, $2 from generate_series(1, 2)`,
              [one.status, one.sent],
            )
          } else if (one.sql === 'update' && 'status' in one) {
            await database.pool.query(`update subscription_setups set status = $1, email_sent = $2 where ${nth}`, [
              one.status,
              one.sent,
            ])
          } else await database.pool.query(`delete from subscription_setups where ${nth}`)
        }
        const { rows } = await database.pool.query(
          `select count(*)::int as total, count(*) filter (where status = 'pending')::int as pending,
             count(*) filter (where status = 'completed')::int as completed,
             count(*) filter (where email_sent)::int as "emailsSent" from subscription_setups`,
        )
        expect((await listSetups(database.pool, {})).page.counts).toEqual(rows[0])
      }),
      { numRuns: 25 },
    )
  })

  it('and pages use an index at 20,000 setups, without scanning a table', async () => {
    // A separate session, whose reads can be inspected at once.
    const database = openDatabase((await freshDatabase()).connection, { max: 1 })
    onTestFinished(database.close)
    await database.pool.query(
      `insert into subscription_setups (id, full_name, email, phone, mt5_username, investment_amount, status, email_sent,
         created_at)
       select gen_random_uuid(), case n % 5000 when 0 then 'Zenobia Quetzal' else 'Maria Garcia ' || n end,
         'person' || n || '@example.com', '+34 ' || n, '50' || n, '1', ($1::text[])[1 + n % 4], n % 3 = 0,
         now() - n * interval '1 minute' from generate_series(1, 20000) n`,
      [setupStatuses],
    )
    await database.pool.query('vacuum analyze subscription_setups')
    const walked = async () => {
      await database.pool.query('select pg_stat_force_next_flush()')
      const { rows } = await database.pool.query<{ read: string }>(
        `select seq_tup_read as read from pg_stat_user_tables where relname = 'subscription_setups'`,
      )
      return Number(rows[0]!.read)
    }
    const before = await walked()
    for (const query of [{}, { status: 'failed' as const }, { q: 'zenobia' }, { q: '5019999' }]) {
      const { page } = await listSetups(database.pool, query)
      expect(page.counts).toEqual({ total: 20_000, pending: 5_000, completed: 5_000, emailsSent: 6_666 })
      expect(page.data.length).toBeGreaterThan(0)
    }
    expect(await walked()).toBe(before)
  })
})
