import { describe, expect, it } from 'vitest'
import { manyBinned } from '#domain/staff/permissions.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, ownProduct, signIn } from '#server/testing/product.ts'
import { cookieOf, forgetProofs } from '#server/testing/second-factor.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { runBulks } from '../bulk/run.ts'

/** A product with more leads than one person may bin without a step-up, and an agent with an old step-up. */
async function start() {
  const product = await ownProduct()
  const { url, database } = product
  await fillWithLeads(database.pool, manyBinned + 20)
  const { headers, password } = await joinTeam(product)
  await forgetProofs(product)
  const { rows } = await database.pool.query<{ id: string }>('select id from contact_requests order by id')
  return {
    ...product,
    headers,
    ids: rows.map(({ id }) => id),
    bin: (of: { ids: string[] } | { filters: object }) =>
      call(url, 'startBulk', { body: { change: { bin: true }, ...of }, headers }),
    binOne: (id: string) => call(url, 'deleteLead', { params: { id }, query: {}, headers }),
    left: async () => (await database.pool.query('select from contact_requests where deleted_at is null')).rowCount,
    run: () => runBulks(database, async () => false),
    prove: async () => {
      const answer = await call(url, 'prove', { body: { password }, headers: { ...headers } })
      Object.assign(headers, cookieOf(answer.headers))
    },
  }
}

describe('putting many leads in the bin', () => {
  it('needs a step-up, at once or one by one; a few do not', async () => {
    const { ids, bin, binOne, left, run, prove } = await start()
    expect(await bin({ ids: ids.slice(0, 2) })).toMatchObject({
      status: 403,
      body: { error: { code: 'proof_needed' } },
    })
    for (const id of ids.slice(0, manyBinned)) expect((await binOne(id)).status).toBe(204)
    expect((await binOne(ids[manyBinned]!)).status).toBe(403)
    expect(await left()).toBe(ids.length - manyBinned)

    await prove()
    expect((await binOne(ids[manyBinned]!)).status).toBe(204)
    expect((await bin({ ids: ids.slice(manyBinned) })).status).toBe(201)
    await run()
    expect(await left()).toBe(0)
  })

  it('counts leads that are merged into another, which are off the board as well', async () => {
    const { url, ids, binOne, prove, headers, database } = await start()
    const [stays, ...others] = ids
    const merge = async (from: number, count: number) => {
      const version = async (id: string) =>
        (await database.pool.query('select version from contact_requests where id = $1', [id])).rows[0].version
      const merged = await Promise.all(
        others.slice(from, from + count).map(async (id) => ({ id, version: await version(id) })),
      )
      const body = { others: merged, version: await version(stays!), fields: {} }
      return call(url, 'mergeLeads', { params: { id: stays! }, body, headers })
    }
    for (let from = 0; from + 9 <= manyBinned; from += 9) expect((await merge(from, 9)).status).toBe(200)
    expect(await merge(45, 6)).toMatchObject({ status: 403, body: { error: { code: 'proof_needed' } } })
    expect((await merge(45, 5)).status).toBe(200)
    expect((await binOne(others[50]!)).status).toBe(403)
    await prove()
    expect((await merge(50, 1)).status).toBe(200)
  })

  it('is limited to 20 at once, except for roles that can restore them', async () => {
    const { url, ids, bin, left, run, prove } = await start()
    await prove()
    for (const of of [{ filters: {} }, { ids: ids.slice(0, 21) }])
      expect(await bin(of)).toMatchObject({
        status: 400,
        body: { error: { fields: { ids: { problem: 'too_long' } } } },
      })
    expect((await bin({ ids: ids.slice(0, 20) })).status).toBe(201)
    const all = { change: { bin: true } as const, filters: {} }
    expect((await call(url, 'startBulk', { body: all, headers: await signIn(url) })).status).toBe(201)
    await run()
    expect(await left()).toBe(0)
  })

  it('can be undone by roles that can restore, even after a later change, and by no other agent', async () => {
    const product = await start()
    const { url, ids, bin, left, run, prove, headers, database } = product
    await prove()
    const { body } = await bin({ ids: ids.slice(0, 20) })
    await run()
    const later = { change: { priority: 'high' } as const, ids: ids.slice(20) }
    await call(url, 'startBulk', { body: later, headers })
    await run()
    const undo = (by: Record<string, string>) => call(url, 'undoBulk', { params: { id: body.id }, headers: by })
    expect((await undo((await joinTeam(product)).headers)).status).toBe(404)
    const owner = await signIn(url)
    const { data } = (await call(url, 'listBulks', { headers: owner })).body
    expect(data.map(({ canUndo }) => canUndo)).toEqual([true, true])
    expect((await undo(owner)).status).toBe(200)
    await run()
    expect(await left()).toBe(ids.length)
    const { rows } = await database.pool.query(
      `select distinct username from audit_log where action = 'lead.restored' and detail->>'bulk' = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ username: 'owner' }])
  })
})
