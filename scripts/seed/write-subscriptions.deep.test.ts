import { expect, it } from 'vitest'
import { call, ownProduct, signIn } from '#server/testing/product.ts'
import { loadLeads } from './load.ts'
import { makeLeads } from './make-leads.ts'
import { writeSubscriptions } from './write-subscriptions.ts'

it('made-up subscriptions belong to won leads, in every possible state, with ids that mark them as made up', async () => {
  const product = await ownProduct()
  const { pool, sql } = product.database
  const now = Date.now()
  const client = await pool.connect()
  await loadLeads(client as never, makeLeads({ leads: 1_500, seed: 'test', months: 12, now }))
  client.release()
  const count = await writeSubscriptions(sql, 'test', now)
  expect(count).toBeGreaterThan(60)
  const { rows } = await pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from subscriptions group by 1',
  )
  const states = new Map(rows.map((row) => [row.state, row.count]))
  for (const state of ['trialing', 'active', 'cancelling', 'ended'])
    expect([state, states.get(state) ?? 0]).toEqual([state, expect.any(Number)])
  expect(states.get('active')).toBeGreaterThan(20)
  expect(states.get('trialing')).toBeGreaterThan(4)
  const { rowCount } = await pool.query(`select from subscriptions where id not like 'hook:made-up%'`)
  expect(rowCount).toBe(0)
  const headers = await signIn(product.url)
  const { data } = (await call(product.url, 'listCustomers', { query: { state: 'paying' }, headers })).body
  expect(data.filter(({ lead }) => lead !== null).length).toBeGreaterThan(20)
  const { cash, months, won, trials } = (await call(product.url, 'readMoney', { query: {}, headers })).body
  expect([cash, months, won].map((part) => part.length > 2)).toEqual([true, true, true])
  const all = trials.find(({ by }) => by === 'all')!
  expect(all.paid / all.over).toBeGreaterThan(0.3)
  expect(all.paid / all.over).toBeLessThan(0.9)
})
