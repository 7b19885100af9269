import { describe, expect, it } from 'vitest'
import type { AccessRefusal } from '#contract/audit.ts'
import { accessRefusals } from '#server/db/schema/access.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, ownProduct, type Product, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { logRefusals } from './refusals-store.ts'

type Headers = Record<string, string>
const list = async ({ url }: Product, headers: Headers) => (await call(url, 'listRefusals', { headers })).body.data
const start = () => startProduct({ environment: { TRUST_PROXY: '1' } })
/** Refusals by kind and actor, over all ten-minute windows. */
function countsOf(refusals: readonly AccessRefusal[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind, username, call: name, count } of refusals) {
    const what = [kind, name, username].filter((part) => part !== null).join(' ')
    counts[what] = (counts[what] ?? 0) + count
  }
  return counts
}

describe('a refused attempt', () => {
  it('to log in is counted by IP address and name, with the name as a keyed hash, and shown to owners', async () => {
    const product = await start()
    const headers = await signIn(product.url)
    const { username } = await addTeammate(product)
    const address = '203.0.113.1'
    const secret = 'my password by mistake'
    for (const name of [username, username, username, secret, secret])
      await call(product.url, 'logIn', {
        body: { username: name, password: 'not the password' },
        headers: { 'x-forwarded-for': address },
      })
    const found = async () => countsOf((await list(product, headers)).filter((one) => one.address === address))
    await expect.poll(found).toEqual({ login_refused: 2, [`login_refused ${username}`]: 3 })
    const { rows } = await product.database.pool.query('select * from access_refusals where address = $1', [address])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is one audit log entry per window, with its count, once the window ends', async () => {
    const product = await start()
    const { pool, sql } = product.database
    const address = '203.0.113.2'
    const began = async (minutesAgo: number) =>
      pool.query(`update access_refusals set window_start = now() - $1 * interval '1 minute' where address = $2`, [
        minutesAgo,
        address,
      ])
    const logged = async () =>
      (await pool.query('select action, username, detail from audit_log where address = $1', [address])).rows
    await sql
      .insert(accessRefusals)
      .values({ kind: 'login_refused', address, nameHash: 'a hash', count: 5, windowStart: new Date() })
    await began(9)
    await logRefusals(sql)
    expect(await logged()).toEqual([])
    await began(11)
    await logRefusals(sql)
    await logRefusals(sql)
    expect(await logged()).toEqual([
      {
        action: 'access.login_refused',
        username: null,
        detail: { count: 5, nameHash: 'a hash', from: expect.any(String), to: expect.any(String) },
      },
    ])
  })

  it('to prove identity, or to make a call the role does not allow, names the person and the call', async () => {
    const product = await start()
    const headers = await signIn(product.url)
    const agent = await joinTeam(product)
    await call(product.url, 'prove', { body: { password: 'not the password' }, headers: agent.headers })
    const body = { current: 'not the password', next: 'correct umbrella tango kettle' }
    await call(product.url, 'changePassword', { body, headers: agent.headers })
    for (let i = 0; i < 4; i++) await call(product.url, 'listInvitations', { headers: agent.headers })
    await expect
      .poll(async () => countsOf((await list(product, headers)).filter((one) => one.username === agent.username)))
      .toEqual({ [`call_denied listInvitations ${agent.username}`]: 4, [`proof_refused ${agent.username}`]: 2 })
  })
})

describe('reading in bulk', () => {
  it('by one person, in any number of sessions, raises one alarm: many distinct leads in lists, or a file, but not the same leads again', async () => {
    // A tenth of the limit: more than a hundred different leads.
    const product = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
    const headers = await signIn(product.url)
    await fillWithLeads(product.database.pool, 120)
    const alarms = async () =>
      (await list(product, headers)).filter(({ kind }) => kind === 'bulk_read').map(({ call: name }) => name)
    const teammate = await addTeammate(product, 'viewer')
    const read = async (pages: number) => {
      let cursor: string | undefined
      for (let page = 0; page < pages; page++) {
        // A fresh login for each page.
        const viewer = await sessionOf(product, teammate)
        const query = new URLSearchParams({ limit: '20', ...(cursor && { cursor }) })
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

  it('is noticed in conversations as well, whatever their answers are made of', async () => {
    const product = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
    const headers = await signIn(product.url)
    await fillWithLeads(product.database.pool, 110)
    const { rows } = await product.database.pool.query<{ id: string }>('select id from contact_requests limit 101')
    const viewer = await sessionOf(product, await addTeammate(product, 'viewer'))
    for (const { id } of rows) await call(product.url, 'listMessages', { params: { id }, query: {}, headers: viewer })
    await expect
      .poll(async () => (await list(product, headers)).map(({ kind, call: name }) => [kind, name]))
      .toContainEqual(['bulk_read', 'listMessages'])
  })
})
