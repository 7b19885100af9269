import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { call, type Product, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

type Query = CallOf<'listAudit'>['query']

const ana = '01900000-0000-7000-8000-00000000000a'
const ben = '01900000-0000-7000-8000-00000000000b'

/** The product with sixty entries of two people, an hour apart, two kinds of actions. */
async function withEntries(): Promise<Product> {
  const product = await startProduct()
  if (await product.database.sql.$count(auditLog, eq(auditLog.userId, ana))) return product
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
  return product
}

/** Somebody who may read the log. */
async function started() {
  const product = await withEntries()
  const { id, username, headers } = await joinTeam(product, 'manager')
  const list = async (query: Query) => (await call(product.url, 'listAudit', { query, headers })).body
  const download = async (query: string) => fetch(`${product.url}/api/audit/export?${query}`, { headers })
  return { product, id, username, headers, list, download }
}

describe('the audit log', () => {
  it('is read newest first, page by page, each entry once, with every existing action', async () => {
    const { list, download, id } = await started()
    await download('')
    const found: AuditEntry[] = []
    let cursor: string | undefined
    do {
      const page = await list({ limit: 7, ...(cursor && { cursor }) })
      expect(page.data.length).toBeLessThanOrEqual(7)
      expect(page.actions).toEqual(expect.arrayContaining(['audit.exported', 'lead.edited', 'lead.moved']))
      found.push(...page.data)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const ids = found.map((entry) => entry.id)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
    expect(found.filter(({ userId }) => userId === ana || userId === ben)).toHaveLength(60)
    expect(found.find(({ userId }) => userId === id)).toMatchObject({ action: 'audit.exported', address: '127.0.0.1' })
  })

  it.each([
    [{ userId: ana }, 30],
    [{ action: 'lead.moved' }, 20],
    [{ entity: 'lead', entityId: 'lead 3' }, 12],
    [{ from: '2026-01-02T00:00:00Z', to: '2026-01-02T12:00:00+00:00' }, 12],
    [{ userId: ben, action: 'lead.moved', from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' }, 4],
    [{ userId: ana, action: '', from: '' }, 30],
    [{ action: "' or 1=1 --" }, 0],
  ] as [Query, number][])('for %j returns %i entries', async (query, count) => {
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

  it.each(['update audit_log set username = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'is never overwritten: the database refuses "%s"',
    async (statement) => {
      const { product, list } = await started()
      await expect(product.database.pool.query(statement)).rejects.toThrow()
      expect((await list({ userId: ana, limit: 200 })).data).toHaveLength(30)
    },
  )
})

describe('the audit log as a file', () => {
  it('contains every entry that passes the filter, safe for spreadsheets, and is logged itself', async () => {
    const { product, id, username, list, download } = await started()
    const entity = { entity: 'lead', entityId: newId() }
    await product.database.sql.insert(auditLog).values([
      { ...entity, action: 'lead.edited', detail: { fields: ['status'] } },
      { ...entity, action: 'lead.edited', username: '=1+"1' },
    ])
    const response = await download(`entityId=${entity.entityId}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const lines = bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 2)
    expect(lines[0]).toContain('"id","at","username"')
    expect(lines[1]).toContain(`"'=1+""1"`)
    expect(lines[2]).toContain('"{""fields"":[""status""]}"')
    expect((await list({ userId: id })).data).toMatchObject([
      { action: 'audit.exported', username, detail: { filters: ['entityId'] } },
    ])
  })

  it('handles a log of any length', async () => {
    const { product, download } = await started()
    const many = newId()
    await product.database.pool.query(
      `insert into audit_log (action, entity, entity_id) select 'lead.counted', 'lead', $1 from generate_series(1, 2500)`,
      [many],
    )
    const text = await (await download(`entityId=${many}`)).text()
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect([ids.length, new Set(ids).size]).toEqual([2500, 2500])
  })

  it('is not made for a request that would not read it', async () => {
    const { product, id, headers, list } = await started()
    expect((await fetch(`${product.url}/api/audit/export`, { method: 'HEAD', headers })).status).toBe(405)
    expect((await list({ userId: id })).data).toEqual([])
  })
})
