import { expect, it } from 'vitest'
import { call, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

it('each teammate sets where their own mails go, and nobody else’s; it is audited by field', async () => {
  const product = await startProduct()
  const { id, headers } = await joinTeam(product, 'viewer')
  const other = await joinTeam(product)
  const read = async (as = headers) => (await call(product.url, 'readOwnContact', { headers: as })).body
  expect(await read()).toEqual({ email: null, language: 'en' })
  const body = { email: 'me@example.com', language: 'es' as const }
  expect((await call(product.url, 'changeOwnContact', { body, headers })).body).toEqual(body)
  expect([await read(), (await read(other.headers)).email]).toEqual([body, null])
  const { rows } = await product.database.pool.query(
    `select action, detail from audit_log where entity_id = $1 and action = 'user.edited'`,
    [id],
  )
  expect(rows).toEqual([{ action: 'user.edited', detail: { fields: ['email', 'language'] } }])
  const cleared = await call(product.url, 'changeOwnContact', { body: { email: '' }, headers })
  expect(cleared.body).toEqual({ email: null, language: 'es' })
  expect((await call(product.url, 'changeOwnContact', { body: { email: 'nowhere' }, headers })).status).toBe(400)
})
