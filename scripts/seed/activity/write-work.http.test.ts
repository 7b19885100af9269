import { describe, expect, it } from 'vitest'
import { hourMs } from '#domain/basics/instant.ts'
import { call, owner, signIn, startProduct } from '#server/testing/product.ts'
import { loadLeads } from '../load.ts'
import { makeLeads } from '../make-leads.ts'
import { writeWork } from './write-work.ts'

describe('a made-up team’s work', () => {
  it('fills every screen: late and future tasks, views, suspected spam, duplicates, bin, cancellations', async () => {
    const product = await startProduct()
    const { url, database } = product
    const now = Date.now()
    const client = await database.pool.connect()
    await loadLeads(client as never, makeLeads({ leads: 400, seed: 'test', months: 12, now }))
    client.release()
    await writeWork(database, { seed: 'test', now, owner: owner.username })

    const headers = await signIn(url)
    const due = async (query: { from?: string; to?: string }) =>
      (await call(url, 'listTasks', { query: { of: 'me', ...query }, headers })).body.data.length > 0
    const [start, later] = [new Date(now).toISOString(), new Date(now + 8 * hourMs).toISOString()]
    expect(await Promise.all([due({ to: start }), due({ from: start, to: later }), due({ from: later })])).toEqual([
      true,
      true,
      true,
    ])
    const duplicates = (await call(url, 'listDuplicates', { query: {}, headers })).body.data
    expect(duplicates.length).toBeGreaterThanOrEqual(2)
    expect({
      views: (await call(url, 'listViews', { headers })).body.data.length,
      doubtful: (await call(url, 'listQuarantine', { query: {}, headers })).body.data.length,
      bin: (await call(url, 'listBin', { query: {}, headers })).body.data.length,
      cancellations: (await call(url, 'listCancellations', { query: {}, headers })).body.data.length,
      people: (await call(url, 'listPeople', { headers })).body.data.length,
    }).toEqual({ views: 4, doubtful: 4, bin: 4, cancellations: 5, people: 8 })
  })
})
