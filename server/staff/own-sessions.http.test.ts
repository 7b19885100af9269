import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { cookieOf, givePassword, setUpTotp } from '#server/testing/second-factor.ts'

type Headers = Record<string, string>
const list = async ({ url }: Product, headers: Headers) => (await call(url, 'listSessions', { headers })).body.data
const isIn = async ({ url }: Product, headers: Headers) => (await call(url, 'readSession', { headers })).status === 200

describe('the own sessions', () => {
  it('differ by device, address and time; the current one is marked', async () => {
    const product = await ownProduct({ environment: { TRUST_PROXY: '1' } })
    const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const from = { 'x-forwarded-for': '198.51.100.7', 'user-agent': browser }
    const first = cookieOf((await call(product.url, 'logIn', { body: owner, headers: from })).headers)
    const second = await signIn(product.url)
    const found = await list(product, second)
    expect(found).toHaveLength(2)
    expect(found.find(({ current }) => !current)).toMatchObject({ device: 'Firefox, Windows', address: '198.51.100.7' })
    expect((await list(product, first)).find(({ current }) => current)?.device).toBe('Firefox, Windows')
    const { rows } = await product.database.pool.query('select token_hash from sessions')
    for (const { token_hash } of rows) expect(JSON.stringify(found)).not.toContain(token_hash)
  })

  it('hold one where the right password was given without a second factor: its person should see that', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    await setUpTotp(product, headers)
    await givePassword(product)
    expect((await list(product, headers)).map((one) => one.awaitsSecondFactor).toSorted()).toEqual([false, true])
  })

  it('end one by one, on every server at once', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const [mine, other, third] = [await signIn(first.url), await signIn(second.url), await signIn(second.url)]
    for (const headers of [mine, other, third]) expect(await isIn(second, headers)).toBe(true)
    const target = (await list(second, other)).find(({ current }) => current)
    expect((await call(first.url, 'endSession', { params: { id: target!.id }, headers: mine })).status).toBe(204)
    await expect.poll(() => isIn(second, other)).toBe(false)
    expect([await isIn(second, mine), await isIn(second, third)]).toEqual([true, true])
    expect((await call(first.url, 'endSession', { params: { id: target!.id }, headers: mine })).status).toBe(404)
  })

  it('end all but this one, and none of a colleague’s', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const [mine, other] = [await signIn(first.url), await signIn(second.url)]
    const colleagues = await sessionOf(first, await addColleague(first, 'agent'))
    for (const headers of [mine, other, colleagues]) expect(await isIn(second, headers)).toBe(true)
    expect((await call(first.url, 'endOtherSessions', { headers: mine })).status).toBe(204)
    await expect.poll(() => isIn(second, other)).toBe(false)
    expect([await isIn(second, mine), await isIn(second, colleagues)]).toEqual([true, true])
    expect(await list(second, mine)).toHaveLength(1)
  })

  it('are private: a teammate neither sees nor ends them', async () => {
    const product = await ownProduct()
    const mine = await signIn(product.url)
    const id = (await list(product, mine))[0]!.id
    const manager = await sessionOf(product, await addColleague(product, 'manager'))
    expect((await list(product, manager)).map((one) => one.id)).not.toContain(id)
    expect((await call(product.url, 'endSession', { params: { id }, headers: manager })).status).toBe(404)
    expect(await isIn(product, mine)).toBe(true)
  })

  it('are noted as seen every few minutes, not at every call', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const seen = async () => {
      const { rows } = await product.database.pool.query('select last_seen_at::text as at from sessions')
      return rows[0].at as string
    }
    const atFirst = await seen()
    for (let i = 0; i < 5; i++) await isIn(product, headers)
    expect(await seen()).toBe(atFirst)
    await product.database.pool.query(`update sessions set last_seen_at = now() - interval '6 minutes'`)
    // A server that does not have the session in memory yet reads how long ago that was.
    const beside = await ownProduct({ beside: product })
    const longAgo = await seen()
    await isIn(beside, headers)
    await expect.poll(async () => (await seen()) > longAgo).toBe(true)
  })
})
