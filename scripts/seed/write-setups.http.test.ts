import { expect, it } from 'vitest'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { openVault } from '#server/vault/vault.ts'
import { loadLeads } from './load.ts'
import { makeLeads } from './make-leads.ts'
import { writeSetups } from './write-setups.ts'

const secretsKey = Buffer.alloc(32, 'key of the tests').toString('base64')

it("made-up account setups resemble a team's work: each follows its status rules, has its lead, and a password to reveal", async () => {
  const product = await startProduct()
  const { pool, sql } = product.database
  const now = Date.now()
  const client = await pool.connect()
  await loadLeads(client as never, makeLeads({ leads: 1_500, seed: 'test', months: 12, now }))
  client.release()
  const vault = await openVault(sql, { secretsKey, dataDir: '/nowhere' })
  expect(await writeSetups(sql, vault, 'test', now)).toBe(40)

  const headers = await signIn(product.url)
  const { data, counts } = (await call(product.url, 'listSetups', { query: { limit: '100' }, headers })).body
  expect(new Set(data.map(({ status }) => status)).size).toBeGreaterThan(2)
  expect([counts.total, counts.emailsSent]).toEqual([40, 40])
  for (const { status, processedAt, passwordKeptUntil, createdAt } of data) {
    expect(processedAt !== null).toBe(status === 'completed')
    if (status === 'completed' || status === 'failed') expect(passwordKeptUntil).toBeNull()
    expect(Date.parse(processedAt ?? createdAt)).toBeLessThanOrEqual(now)
  }
  const open = data.find(({ passwordKeptUntil }) => passwordKeptUntil !== null)!
  const params = { id: open.id }
  expect((await call(product.url, 'readSetup', { params, headers })).body.leads).toHaveLength(1)
  const shown = await call(product.url, 'revealPassword', { params, body: { reason: 'A test' }, headers })
  expect(shown.body.password).toMatch(/^Demo-\d{6}!$/)
})
