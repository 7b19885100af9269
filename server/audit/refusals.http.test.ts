import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, owner, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { logRefusals } from './refusals-store.ts'

type Headers = Record<string, string>
const from = { 'x-forwarded-for': '203.0.113.9' }
const list = async ({ url }: Product, headers: Headers) => (await call(url, 'listRefusals', { headers })).body.data
const start = () => ownProduct({ environment: { TRUST_PROXY: '1' } })
const logged = async ({ database }: Product) =>
  (
    await database.pool.query(
      `select action, username, address, detail from audit_log where action like 'access.%' order by id`,
    )
  ).rows

describe('what was refused', () => {
  it('at the login is counted by address and name, the name as a keyed hash, and shown to owners', async () => {
    const product = await start()
    const headers = await signIn(product.url)
    const secret = 'my password by mistake'
    const tryLogIn = (username: string) =>
      call(product.url, 'logIn', { body: { username, password: 'not the password' }, headers: from })
    for (let i = 0; i < 7; i++) await tryLogIn(owner.username)
    for (let i = 0; i < 3; i++) await tryLogIn(secret)
    await expect.poll(async () => (await list(product, headers)).reduce((sum, { count }) => sum + count, 0)).toBe(10)
    const found = await list(product, headers)
    expect(found.map(({ kind, username, address, count }) => [kind, username, address, count]).toSorted()).toEqual(
      [
        ['login_refused', null, '203.0.113.9', 3],
        ['login_refused', 'owner', '203.0.113.9', 7],
      ].toSorted(),
    )
    const { rows } = await product.database.pool.query('select * from access_refusals')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(secret)
    const manager = await sessionOf(product, await addColleague(product, 'manager'))
    expect((await call(product.url, 'listRefusals', { headers: manager })).status).toBe(403)
  })

  it('is one entry of the audit log a window, with its count, once the window is over', async () => {
    const product = await start()
    const { pool, sql } = product.database
    for (let i = 0; i < 5; i++)
      await call(product.url, 'logIn', { body: { ...owner, password: 'not the password' }, headers: from })
    await expect.poll(async () => (await pool.query('select count from access_refusals')).rows).toEqual([{ count: 5 }])
    await logRefusals(sql)
    expect(await logged(product)).toEqual([])
    await pool.query(`update access_refusals set window_start = window_start - interval '20 minutes'`)
    await logRefusals(sql)
    await logRefusals(sql)
    expect(await logged(product)).toEqual([
      {
        action: 'access.login_refused',
        username: null,
        address: '203.0.113.9',
        detail: { count: 5, nameHash: expect.any(String), from: expect.any(String), to: expect.any(String) },
      },
    ])
  })

  it('as a proof, and as a call that the role does not allow, names the person and the call', async () => {
    const product = await start()
    const headers = await signIn(product.url)
    const agent = await sessionOf(product, await addColleague(product, 'agent'))
    await call(product.url, 'prove', { body: { password: 'not the password' }, headers: agent })
    const body = { current: 'not the password', next: 'correct umbrella tango kettle' }
    await call(product.url, 'changePassword', { body, headers: agent })
    for (let i = 0; i < 4; i++) await call(product.url, 'listInvitations', { headers: agent })
    await expect
      .poll(async () =>
        (await list(product, headers))
          .map(({ kind, username, call: name, count }) => [kind, username, name, count])
          .toSorted(),
      )
      .toEqual([
        ['call_denied', 'the agent', 'listInvitations', 4],
        ['proof_refused', 'the agent', null, 2],
      ])
  })
})

describe('reading in bulk', () => {
  it('by one session raises an alarm once: many different leads in lists, or a file; the same leads again do not', async () => {
    const product = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const headers = await signIn(product.url)
    await fillWithLeads(product.database.pool, 1_200)
    const alarms = async () =>
      (await list(product, headers)).filter(({ kind }) => kind === 'bulk_read').map(({ call: name }) => name)
    const viewer = await sessionOf(product, await addColleague(product, 'viewer'))
    const read = async (pages: number) => {
      let cursor: string | undefined
      for (let page = 0; page < pages; page++) {
        const query = new URLSearchParams({ limit: '200', ...(cursor && { cursor }) })
        const answer = await fetch(`${product.url}/api/leads?${query}`, { headers: viewer })
        cursor = (await answer.json()).nextCursor
      }
    }
    for (let i = 0; i < 6; i++) await read(1)
    await read(4)
    expect(await alarms()).toEqual([])
    await read(6)
    await expect.poll(alarms).toEqual(['listLeads'])
    await (await fetch(`${product.url}/api/exports/leads.csv`, { headers })).text()
    await expect.poll(alarms).toEqual(expect.arrayContaining(['listLeads', 'exportLeads']))
  })
})
