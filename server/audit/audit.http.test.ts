import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { addColleague, probe } from '#server/testing/every-call.ts'
import { call, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { forgetProofs } from '#server/testing/second-factor.ts'

type Query = CallOf<'listAudit'>['query']

const ana = '01900000-0000-7000-8000-00000000000a'
const ben = '01900000-0000-7000-8000-00000000000b'

/** Sixty entries of two people, an hour apart, two kinds of actions. */
async function withEntries(product: Product) {
  await product.database.sql.insert(auditLog).values(
    Array.from({ length: 60 }, (_, i) => ({
      at: new Date(Date.UTC(2026, 0, 1, i)),
      userId: i % 2 === 0 ? ana : ben,
      username: i % 2 === 0 ? 'ana' : 'ben',
      action: i % 3 === 0 ? 'lead.moved' : 'lead.edited',
      entity: 'lead',
      entityId: `lead ${i % 5}`,
      detail: { fields: ['status'] },
      requestId: `request ${i}`,
      address: '198.51.100.7',
    })),
  )
}

async function started() {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  await withEntries(product)
  const list = async (query: Query) => (await call(product.url, 'listAudit', { query, headers })).body
  return { product, headers, list }
}

describe('the audit log', () => {
  it('is read newest first, page by page, each entry once, with every action there is', async () => {
    const { list } = await started()
    const found: AuditEntry[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 7, ...(cursor && { cursor }) })
      expect(page.data.length).toBeLessThanOrEqual(7)
      expect(page.actions).toEqual(['lead.edited', 'lead.moved', 'session.started'])
      found.push(...page.data)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(found).toHaveLength(61)
    const moments = found.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(found[0]).toMatchObject({ action: 'session.started', username: 'owner', address: '127.0.0.1' })
  })

  it.each([
    [{ userId: ana }, 30],
    [{ action: 'lead.moved' }, 20],
    [{ entity: 'user' }, 1],
    [{ entity: 'lead', entityId: 'lead 3' }, 12],
    [{ from: '2026-01-02T00:00:00Z', to: '2026-01-02T12:00:00+00:00' }, 12],
    [{ userId: ben, action: 'lead.moved', from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' }, 4],
    [{ userId: '', action: '', from: '' }, 61],
    [{ action: "' or 1=1 --" }, 0],
  ] as [Query, number][])('answers %j with %i entries', async (query, count) => {
    const { list } = await started()
    expect((await list({ ...query, limit: 200 })).data).toHaveLength(count)
  })

  it.each([
    { userId: 'ana' },
    { from: 'yesterday' },
    { limit: '0' },
    { cursor: '-1' },
    { cursor: '1e99' },
    { password: 'x' },
  ])('refuses %j', async (query) => {
    const { product, headers } = await started()
    const search = new URLSearchParams(query as Record<string, string>)
    expect((await fetch(`${product.url}/api/audit?${search}`, { headers })).status).toBe(400)
  })

  it('is not for agents and viewers', async () => {
    const { product } = await started()
    for (const [role, status] of [
      ['manager', 200],
      ['agent', 403],
      ['viewer', 403],
    ] as const) {
      const headers = await sessionOf(product, await addColleague(product, role))
      expect([role, (await call(product.url, 'listAudit', { query: {}, headers })).status]).toEqual([role, status])
    }
  })

  it.each(['update audit_log set username = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'is never written over: the database refuses "%s"',
    async (statement) => {
      const { product, list } = await started()
      await expect(product.database.pool.query(statement)).rejects.toThrow()
      expect((await list({ limit: 200 })).data).toHaveLength(61)
    },
  )
})

describe('the audit log as a file', () => {
  it('holds every entry that passes the filter, safe for spreadsheets, and its making is an entry itself', async () => {
    const { product, headers, list } = await started()
    await product.database.pool.query(
      `insert into audit_log (action, entity, username) values ('lead.edited', 'lead', '=1+"1')`,
    )
    const response = await fetch(`${product.url}/api/audit/export?action=lead.edited`, { headers })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 41)
    expect(lines[0]).toContain('"id","at","username"')
    expect(lines[1]).toContain(`"'=1+""1"`)
    expect(lines[2]).toContain('"{""fields"":[""status""]}"')
    expect((await list({ limit: 1 })).data[0]).toMatchObject({
      action: 'audit.exported',
      username: 'owner',
      detail: { filters: ['action'] },
    })
  })

  it('holds a log of any length', async () => {
    const { product, headers } = await started()
    await product.database.pool.query(
      `insert into audit_log (action, entity) select 'lead.moved', 'lead' from generate_series(1, 2500)`,
    )
    const text = await (await fetch(`${product.url}/api/audit/export`, { headers })).text()
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    // Those of before, the export itself, and the many: each once.
    expect([ids.length, new Set(ids).size]).toEqual([2562, 2562])
  })

  it('asks for a proof of identity, and for the right to read the log', async () => {
    const { product, headers } = await started()
    const agent = await sessionOf(product, await addColleague(product, 'agent'))
    expect((await probe(product.url, 'exportAudit', { headers: agent })).status).toBe(403)
    expect((await probe(product.url, 'exportAudit', { headers })).status).toBe(200)
    await forgetProofs(product)
    // The server hears of it from the database.
    await expect.poll(async () => (await probe(product.url, 'exportAudit', { headers })).status).toBe(403)
    const refused = await probe(product.url, 'exportAudit', { headers })
    expect(JSON.parse(refused.text).error.code).toBe('proof_needed')
  })

  it('is not made for a request that would not read it', async () => {
    const { product, headers } = await started()
    const before = (await product.database.pool.query('select from audit_log')).rowCount
    expect((await fetch(`${product.url}/api/audit/export`, { method: 'HEAD', headers })).status).toBe(405)
    expect((await product.database.pool.query('select from audit_log')).rowCount).toBe(before)
  })
})
