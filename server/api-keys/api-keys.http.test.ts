import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CallName } from '#contract/api.ts'
import type { LiveEvent } from '#contract/events.ts'
import { type KeyScope, keyOf, keyScopes } from '#domain/staff/api-keys.ts'
import { logRefusals } from '#server/audit/refusals-store.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { purgeApiKeys } from './store.ts'

/** A key with a unique name, and the session of the owner who made it. */
const made = async ({ url }: Product, scopes: KeyScope[], days: 30 | null = null) => {
  const headers = await signIn(url)
  const { body } = await call(url, 'addApiKey', { body: { name: `Shop ${randomUUID()}`, scopes, days }, headers })
  const { key, apiKey } = body
  return {
    headers,
    id: apiKey.id,
    name: `API: ${apiKey.name}`,
    shown: apiKey,
    key,
    as: { authorization: `Bearer ${key}` },
  }
}
const listed = async ({ url }: Product, headers: Record<string, string>, id: string) =>
  (await call(url, 'listApiKeys', { headers })).body.data.find((one) => one.id === id)
/** An independent list of what each scope allows, so that adding a call to a scope is a deliberate decision. */
const scopedCalls: readonly (readonly [CallName, KeyScope])[] = [
  ['listLeads', 'leads:read'],
  ['readLead', 'leads:read'],
  ['listConsents', 'leads:read'],
  ['listMessages', 'leads:read'],
  ['addLead', 'leads:write'],
  ['changeLead', 'leads:write'],
  ['followEvents', 'events:read'],
]
const messageOf = (body: unknown) => (body as { error: { code: string; message: string } }).error.message

/** A fiftieth of the limits: after two wrong keys, and after 24 requests with one key. */
const strict = { RATE_LIMIT_FACTOR: '0.02', TRUST_PROXY: '1' }

describe('an API key', () => {
  it('is accepted by the calls listed here, and by no other of the contract', () => {
    const scoped = callNames.filter((name) => routeOf(name).scope !== undefined)
    expect(scoped.map((name) => [name, routeOf(name).scope]).toSorted()).toEqual(
      scopedCalls.map(([name, scope]) => [name, scope]).toSorted(),
    )
    // A scope on a call that a key can never make would only be read by people.
    for (const name of scoped)
      expect([name, typeof routeOf(name).access, routeOf(name).stepUp]).toEqual([name, 'object', undefined])
  })

  it.each(keyScopes)(
    'with only %s makes the calls of this scope, gets no cookie, and is refused by all others',
    async (scope) => {
      const product = await startProduct()
      const { as } = await made(product, [scope])
      for (const name of callNames) {
        if (routeOf(name).access === 'public' || routeOf(name).stream) continue
        const { status, headers } = await probe(product.url, name, { headers: as })
        const mayCall = scopedCalls.some((one) => one[0] === name && one[1] === scope)
        expect([name, mayCall ? [200, 201, 404].includes(status) : status]).toEqual([name, mayCall ? true : 403])
        expect([name, headers.get('set-cookie')]).toEqual([name, null])
      }
    },
  )

  it("reads and writes leads, and is named in the audit log and the lead's history", async () => {
    const product = await startProduct()
    const { url } = product
    const { as, headers, id, name } = await made(product, ['leads:read', 'leads:write'])
    const params = { id: await sendLead(product) }
    const changed = await call(url, 'changeLead', { params, body: { priority: 'high' }, headers: as })
    expect(changed).toMatchObject({ status: 200, body: { priority: 'high' } })
    expect(await call(url, 'readLead', { params, headers: as })).toMatchObject({ status: 200, body: { id: params.id } })
    const log = await call(url, 'listAudit', { query: { entity: 'lead', entityId: params.id }, headers })
    expect(log.body.data).toMatchObject([{ username: name }])
    expect((await listed(product, headers, id))?.lastUsedAt).toEqual(expect.any(String))
  })

  it("with only leads:write sees a lead's id and version, in responses and refusals", async () => {
    const product = await startProduct()
    const { url } = product
    const { as, headers } = await made(product, ['leads:write'])
    const id = await sendLead(product)
    const lead = (await call(url, 'readLead', { params: { id }, headers })).body
    const send = async (method: string, path: string, body: object) => {
      const answer = await fetch(url + path, {
        method,
        headers: { ...as, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return [answer.status, await answer.json()]
    }
    expect(await send('PATCH', `/api/leads/${id}`, {})).toEqual([200, { id, version: lead.version }])
    const known = await send('POST', '/api/leads', { name: 'Another', email: lead.email, leadSource: 'phone' })
    expect(known).toMatchObject([409, { error: { current: [{ id }] } }])
    expect(JSON.stringify(known)).not.toContain(lead.name)
    const stale = await send('PATCH', `/api/leads/${id}`, { version: lead.version - 1, priority: 'high' })
    expect(stale).toMatchObject([409, { error: { current: { id, version: lead.version } } }])
    expect(JSON.stringify(stale)).not.toContain(lead.email)
    const added = await send('POST', '/api/leads', {
      name: 'New',
      email: `${randomUUID()}@example.com`,
      leadSource: 'phone',
    })
    expect(added).toEqual([201, { id: expect.any(String), version: 1 }])
    // Control: a key that may read sees everything.
    const both = await made(product, ['leads:read', 'leads:write'])
    const whole = await call(url, 'changeLead', { params: { id }, body: { priority: 'high' }, headers: both.as })
    expect(whole.body).toMatchObject({ email: lead.email, priority: 'high' })
  })

  it('is shown once, and stored as an irreversible hash', async () => {
    const product = await startProduct()
    const { key, shown, headers } = await made(product, ['leads:read'])
    expect(key.startsWith(shown.start)).toBe(true)
    const { rows } = await product.database.pool.query('select api_keys::text as row from api_keys')
    const listed = JSON.stringify((await call(product.url, 'listApiKeys', { headers })).body)
    for (const text of [...rows.map(({ row }) => row as string), listed]) expect(text).not.toContain(key.slice(14))
  })

  it('that is wrong, cut off, revoked or expired is refused with the reason', async () => {
    const product = await startProduct()
    const { url, database } = product
    const { as, id, key, headers } = await made(product, ['leads:read'], 30)
    const read = async (authorization: string) => {
      const { status, body } = await call(url, 'listLeads', { query: {}, headers: { authorization } })
      return [status, status === 200 ? '' : messageOf(body)]
    }
    expect(await read(as.authorization)).toEqual([200, ''])
    expect(await read(`Bearer ${key.slice(0, -1)}`)).toEqual([401, expect.stringContaining('mistyped')])
    expect(await read(`Bearer ${keyOf('a'.repeat(43))}`)).toEqual([401, expect.stringContaining('no such')])
    await database.pool.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect(await read(as.authorization)).toEqual([401, expect.stringContaining('expired')])
    await database.pool.query('update api_keys set expires_at = null where id = $1', [id])
    expect((await call(url, 'revokeApiKey', { params: { id }, headers })).status).toBe(204)
    expect(await read(as.authorization)).toEqual([401, expect.stringContaining('revoked')])
    expect((await call(url, 'revokeApiKey', { params: { id }, headers })).status).toBe(404)
  })

  it('is read from its header only; one in a URL is ignored and not logged', async () => {
    const product = await startProduct()
    const { key } = await made(product, ['leads:read'])
    for (const name of ['key', 'api_key', 'access_token', 'authorization']) {
      const { status } = await fetch(`${product.url}/api/leads?${name}=${key}`)
      expect([name, status]).toEqual([name, 401])
    }
    expect(product.log.join('')).not.toContain(key)
  })

  it('takes precedence over a cookie', async () => {
    const product = await startProduct()
    const { headers } = await made(product, ['leads:read'])
    const wrong = { ...headers, authorization: `Bearer ${keyOf('b'.repeat(43))}` }
    expect((await call(product.url, 'listLeads', { query: {}, headers: wrong })).status).toBe(401)
    const right = await made(product, ['leads:read'])
    const both = { ...headers, ...right.as }
    expect((await call(product.url, 'listPeople', { headers: both })).status).toBe(403)
  })

  it('receives events until it is revoked', async () => {
    const product = await startProduct()
    const { as, id, headers } = await made(product, ['events:read'])
    const stream = await fetch(`${product.url}/api/events`, { headers: as })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('event: ready')
    await sendLead(product)
    let seen = ''
    while (!seen.includes('"topic":"leads"')) seen += (await reader.read()).value
    await call(product.url, 'revokeApiKey', { params: { id }, headers })
    while (!(await reader.read()).done);
    expect((await fetch(`${product.url}/api/events`, { headers: as })).status).toBe(401)
  })

  it("can't be guessed without limit from one IP address", async () => {
    const product = await startProduct({ environment: strict })
    const tries = []
    for (let n = 0; n < 4; n++) {
      const headers = { 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${keyOf(`${n}`.padStart(43, 'x'))}` }
      tries.push((await call(product.url, 'listLeads', { query: {}, headers })).status)
    }
    expect(tries).toEqual([401, 401, 429, 429])
  })

  it('receives events of leads, and nothing else about the team', async () => {
    const product = await startProduct()
    const { as, headers } = await made(product, ['leads:read', 'leads:write', 'events:read'])
    const stream = await followStream(`${product.url}/api/events`, as)
    const board = await followStream(`${product.url}/api/events`, headers)
    for (const { events } of [stream, board]) await expect.poll(() => events[0]?.event).toBe('ready')
    const params = { id: await sendLead(product) }
    await call(product.url, 'showPresence', { params, body: { doing: 'looking' }, headers })
    await sendSetup(product.url)
    await call(product.url, 'changeLead', { params, body: { priority: 'high' }, headers })
    const topics = ({ events }: typeof stream) => new Set(events.slice(1).map(({ data }) => (data as LiveEvent).topic))
    const changed = ({ events }: typeof stream) =>
      events.some(({ data }) => isDeepStrictEqual(data, { topic: 'leads', change: 'changed', id: params.id }))
    for (const one of [stream, board]) await expect.poll(() => changed(one)).toBe(true)
    expect([...topics(board)]).toEqual(expect.arrayContaining(['leads', 'presence', 'setups']))
    expect([...topics(stream)]).toEqual(['leads'])
  })

  it('that calls too often is throttled, however it spreads its calls, and no other key is', async () => {
    const product = await startProduct({ environment: strict })
    const [first, second] = [await made(product, ['leads:read']), await made(product, ['leads:read'])]
    const read = async (name: 'listLeads' | 'listConsents' | 'readLead', headers: Record<string, string>) =>
      probe(product.url, name, { headers })
    const statuses: number[] = []
    for (let n = 0; n < 8; n++)
      for (const name of ['listLeads', 'listConsents', 'readLead'] as const)
        statuses.push((await read(name, first.as)).status)
    expect(statuses).toHaveLength(24)
    expect(statuses).not.toContain(429)
    const over = await read('listLeads', first.as)
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await read('readLead', second.as)).status).toBe(404)
  })

  it('has its use recorded once a minute, at no further cost in between', async () => {
    const product = await startProduct()
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => queries.mockRestore())
    const { as, id } = await made(product, ['leads:read'])
    const usedAfter = async (seconds: number) => {
      const { rows } = await product.database.pool.query(
        `update api_keys set last_used_at = now() - $2 * interval '1 second' where id = $1 returning last_used_at as at`,
        [id, seconds],
      )
      queries.mockClear()
      await call(product.url, 'listLeads', { query: {}, headers: as })
      const notes = queries.mock.calls.filter((args) => /update .{1,2}api_keys/.test(JSON.stringify(args))).length
      const after = await product.database.pool.query('select last_used_at as at from api_keys where id = $1', [id])
      return { notes, hasMoved: after.rows[0].at > rows[0].at }
    }
    expect(await usedAfter(40)).toEqual({ notes: 0, hasMoved: false })
    expect(await usedAfter(61)).toEqual({ notes: 1, hasMoved: true })
  })

  it('is named in the list and log when it is refused a call', async () => {
    const product = await startProduct()
    const { as, headers, id, name } = await made(product, ['leads:read'])
    await call(product.url, 'listPeople', { headers: as })
    const refusals = async () => (await call(product.url, 'listRefusals', { headers })).body.data
    await expect
      .poll(async () => (await refusals()).filter(({ username }) => username === name))
      .toMatchObject([{ kind: 'call_denied', call: 'listPeople' }])
    await product.database.pool.query(
      `update access_refusals set window_start = window_start - interval '20 minutes' where user_id = $1`,
      [id],
    )
    await logRefusals(product.database.sql)
    const { data } = (await call(product.url, 'listAudit', { query: { userId: id }, headers })).body
    expect(data.find(({ action }) => action === 'access.call_denied')).toMatchObject({ username: name })
  })

  it('is deleted three months after its end', async () => {
    const product = await startProduct()
    const { headers, id } = await made(product, ['leads:read'])
    await call(product.url, 'revokeApiKey', { params: { id }, headers })
    const isLeft = async () => {
      await purgeApiKeys(product.database.sql)
      return (await listed(product, headers, id)) !== undefined
    }
    expect(await isLeft()).toBe(true)
    await product.database.pool.query(
      `update api_keys set revoked_at = revoked_at - interval '91 days' where id = $1`,
      [id],
    )
    expect(await isLeft()).toBe(false)
  })
})
