import { describe, expect, it } from 'vitest'
import { call, ownProduct, type Product, sessionOf, startProduct } from '#server/testing/product.ts'
import { cookieOf, givePassword, setUpTotp } from '#server/testing/second-factor.ts'
import { joinTeam } from '#server/testing/teammates.ts'

type Headers = Record<string, string>
const list = async ({ url }: Product, headers: Headers) => (await call(url, 'listSessions', { headers })).body.data
const isIn = async ({ url }: Product, headers: Headers) => (await call(url, 'readSession', { headers })).status === 200
const environment = { TRUST_PROXY: '1' }

describe('the own sessions', () => {
  it('differ by device, IP address and time; the current one is marked', async () => {
    const product = await startProduct({ environment })
    const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const from = { 'x-forwarded-for': '198.51.100.7', 'user-agent': browser }
    const { id, username, password, headers: second } = await joinTeam(product)
    const login = await call(product.url, 'logIn', { body: { username, password }, headers: from })
    const found = await list(product, second)
    expect(found).toHaveLength(2)
    expect(found.find(({ current }) => !current)).toMatchObject({ device: 'Firefox, Windows', address: '198.51.100.7' })
    const first = await list(product, cookieOf(login.headers))
    expect(first.find(({ current }) => current)?.device).toBe('Firefox, Windows')
    const { rows } = await product.database.pool.query('select token_hash from sessions where user_id = $1', [id])
    expect(rows).toHaveLength(2)
    for (const { token_hash } of rows) expect(JSON.stringify(found)).not.toContain(token_hash)
  })

  it('include one with the right password but no second factor, which its person should see', async () => {
    const product = await startProduct({ environment })
    const { headers, ...person } = await joinTeam(product)
    await setUpTotp(product, headers)
    await givePassword(product, person)
    expect((await list(product, headers)).map((one) => one.awaitsSecondFactor).toSorted()).toEqual([false, true])
  })

  it('end one by one, on every server at once', async () => {
    const first = await startProduct({ environment })
    const second = await ownProduct({ beside: first })
    const { headers: mine, ...person } = await joinTeam(first)
    const [other, third] = [await sessionOf(first, person), await sessionOf(first, person)]
    for (const headers of [mine, other, third]) expect(await isIn(second, headers)).toBe(true)
    const target = (await list(second, other)).find(({ current }) => current)
    expect((await call(first.url, 'endSession', { params: { id: target!.id }, headers: mine })).status).toBe(204)
    await expect.poll(() => isIn(second, other)).toBe(false)
    expect([await isIn(second, mine), await isIn(second, third)]).toEqual([true, true])
    expect((await call(first.url, 'endSession', { params: { id: target!.id }, headers: mine })).status).toBe(404)
  })

  it('end all but this one, and none of a teammate’s', async () => {
    const first = await startProduct({ environment })
    const second = await ownProduct({ beside: first })
    const { headers: mine, ...person } = await joinTeam(first)
    const other = await sessionOf(first, person)
    const { headers: teammates } = await joinTeam(first)
    for (const headers of [mine, other, teammates]) expect(await isIn(second, headers)).toBe(true)
    expect((await call(first.url, 'endOtherSessions', { headers: mine })).status).toBe(204)
    await expect.poll(() => isIn(second, other)).toBe(false)
    expect([await isIn(second, mine), await isIn(second, teammates)]).toEqual([true, true])
    expect(await list(second, mine)).toHaveLength(1)
  })

  it('are private: a teammate neither sees nor ends them', async () => {
    const product = await startProduct({ environment })
    const { headers: mine } = await joinTeam(product)
    const id = (await list(product, mine))[0]!.id
    const { headers: manager } = await joinTeam(product, 'manager')
    expect((await list(product, manager)).map((one) => one.id)).not.toContain(id)
    expect((await call(product.url, 'endSession', { params: { id }, headers: manager })).status).toBe(404)
    expect(await isIn(product, mine)).toBe(true)
  })

  it('are noted as seen every few minutes, not at every call', async () => {
    const product = await startProduct({ environment })
    const { headers, ...person } = await joinTeam(product)
    const seen = async () => {
      const { rows } = await product.database.pool.query(
        'select last_seen_at::text as at from sessions where user_id = $1 order by last_seen_at',
        [person.id],
      )
      return rows.map(({ at }) => at as string)
    }
    const atFirst = await seen()
    for (let i = 0; i < 5; i++) await isIn(product, headers)
    expect(await seen()).toEqual(atFirst)
    // A server that does not have a session in memory yet reads how long ago that was.
    const left = await sessionOf(product, person)
    await product.database.pool.query(
      `update sessions set last_seen_at = last_seen_at - interval '6 minutes' where user_id = $1 and last_seen_at > $2`,
      [person.id, atFirst[0]],
    )
    const longAgo = (await seen())[0]!
    await isIn(product, left)
    await expect.poll(async () => (await seen())[0]! > longAgo).toBe(true)
  })
})
