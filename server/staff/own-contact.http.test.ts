import { expect, it } from 'vitest'
import { call, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

it('each teammate sets only their own mail address; it is audited by field', async () => {
  const product = await startProduct()
  const { id, headers } = await joinTeam(product, 'viewer')
  const other = await joinTeam(product)
  const read = async (as = headers) => (await call(product.url, 'readOwnContact', { headers: as })).body
  expect(await read()).toEqual({ email: null, language: 'en', names: {} })
  const body = { email: 'me@example.com', language: 'es' as const }
  expect((await call(product.url, 'changeOwnContact', { body, headers })).body).toEqual({ ...body, names: {} })
  expect([await read(), (await read(other.headers)).email]).toEqual([{ ...body, names: {} }, null])
  const { rows } = await product.database.pool.query(
    `select action, detail from audit_log where entity_id = $1 and action = 'user.edited'`,
    [id],
  )
  expect(rows).toEqual([{ action: 'user.edited', detail: { fields: ['email', 'language'] } }])
  const cleared = await call(product.url, 'changeOwnContact', { body: { email: '' }, headers })
  expect(cleared.body).toEqual({ email: null, language: 'es', names: {} })
  expect((await call(product.url, 'changeOwnContact', { body: { email: 'nowhere' }, headers })).status).toBe(400)
})

it('each teammate sets their signed names, in the letters of each script only', async () => {
  const product = await startProduct()
  const { id, headers } = await joinTeam(product, 'agent')
  const save = (names: Record<string, string>) => call(product.url, 'changeOwnContact', { body: { names }, headers })
  const saved = await save({ latin: '  Layla Haddad ', arabic: 'ليلى حداد', han: '' })
  expect(saved.body).toMatchObject({ email: null, names: { latin: 'Layla Haddad', arabic: 'ليلى حداد' } })
  expect(Object.keys(saved.body.names)).toEqual(['latin', 'arabic'])
  const session = await call(product.url, 'readSession', { headers })
  expect(session.body.names).toEqual(saved.body.names)
  for (const names of [
    { latin: 'Анна' },
    { arabic: 'Layla' },
    { latin: 'win at https://example.com' },
    { latin: 'Guaranteed Profit' },
    { latin: 'a'.repeat(61) },
    { klingon: 'Worf' },
  ]) {
    expect([names, (await save(names as Record<string, string>)).status]).toEqual([names, 400])
  }
  expect((await save({})).body.names).toEqual({})
  const { rows } = await product.database.pool.query(
    `select detail from audit_log where entity_id = $1 and action = 'user.edited'`,
    [id],
  )
  expect(rows).toEqual([{ detail: { fields: ['names'] } }, { detail: { fields: ['names'] } }])
})
