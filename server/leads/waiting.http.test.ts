import { describe, expect, it } from 'vitest'
import { call, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const waiting = async ({ url }: Pick<Product, 'url'>, headers: { cookie: string }) =>
  (await call(url, 'readWaiting', { headers })).body

describe('a waiting item', () => {
  it('is a conversation until answered, for its assignee or while unassigned, and a task once due', async () => {
    const product = await startProduct()
    const { url } = product
    const [nora, omar] = [await joinTeam(product), await joinTeam(product)]
    const before = await waiting(product, nora.headers)
    const id = await sendLead(product, somebody())
    for (const { headers } of [nora, omar]) expect((await waiting(product, headers)).inbox).toBe(before.inbox + 1)
    await call(url, 'claimLead', { params: { id }, headers: nora.headers })
    expect((await waiting(product, omar.headers)).inbox).toBe(before.inbox)
    expect((await waiting(product, nora.headers)).inbox).toBe(before.inbox + 1)
    await call(url, 'actQuickly', { body: { leadId: id, action: 'email' }, headers: nora.headers })
    expect((await waiting(product, nora.headers)).inbox).toBe(before.inbox)

    const body = { title: 'Call back', assignedTo: nora.username, dueDate: new Date(Date.now() - 60_000).toISOString() }
    await call(url, 'addTask', { params: { id }, body, headers: nora.headers })
    const later = { ...body, dueDate: new Date(Date.now() + 3_600_000).toISOString() }
    await call(url, 'addTask', { params: { id }, body: later, headers: nora.headers })
    expect((await waiting(product, nora.headers)).day).toBe(before.day + 1)
    expect((await waiting(product, omar.headers)).day).toBe(before.day)
    // My day lists unassigned tasks, too.
    await call(url, 'addTask', { params: { id }, body: { ...body, assignedTo: null }, headers: nora.headers })
    for (const { headers } of [nora, omar])
      expect((await waiting(product, headers)).day).toBe(before.day + (headers === nora.headers ? 2 : 1))
  })

  it('counts setups and cancellations for who may see them', async () => {
    const product = await startProduct()
    const owner = await signIn(product.url)
    const { headers } = await joinTeam(product, 'viewer')
    const before = await waiting(product, owner)
    const body = { kind: 'cancel_trial' as const, name: 'Ana Torres', email: somebody().email }
    expect((await call(product.url, 'sendCancellation', { body })).status).toBe(201)
    expect((await waiting(product, owner)).cancellations).toBe(before.cancellations + 1)
    expect(await waiting(product, headers)).toMatchObject({ setups: 0, cancellations: 0 })
  })

  it('comes first while it can be answered in time, however many are overdue', async () => {
    const product = await startProduct()
    const { url, database } = product
    const { headers } = await joinTeam(product)
    const writer = somebody()
    const again = await sendLead(product, writer)
    await call(url, 'actQuickly', { body: { leadId: again, action: 'email' }, headers })
    for (let others = 0; others < 60; others++) await sendLead(product, somebody())
    await database.pool.query(
      `update contact_requests set created_at = now() - interval '300 days', clock_since = null where id <> $1`,
      [again],
    )
    await sendLead(product, { ...writer, message: 'Are you there?' })
    const listed = async (query: object) => {
      const { data } = (await call(url, 'listLeads', { query: { limit: 50, sort: 'time', ...query }, headers })).body
      return data.map(({ id }) => id)
    }
    expect(await listed({})).not.toContain(again)
    expect((await listed({ inTime: 'yes' }))[0]).toBe(again)
    const latest = await listed({ overdue: 'yes', order: 'desc' })
    expect([latest.length, latest.includes(again)]).toEqual([50, false])
  })

  it('is counted up to a hundred', async () => {
    const product = await startProduct()
    const { id, headers } = await joinTeam(product)
    await product.database.pool.query(
      `insert into lead_tasks (id, lead_id, title, type, priority, due_date, assigned_to)
       select gen_random_uuid(), $1, 'Call', 'call', 'medium', now() - interval '1 day', username
       from users, generate_series(1, 150) where id = $2`,
      [await sendLead(product, somebody()), id],
    )
    expect((await waiting(product, headers)).day).toBe(100)
  })
})
