import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, sessionOf } from '#server/testing/product.ts'

const wrong = 'a wrong password'

/** The product as it is, without the raised limits of other tests. */
const startLimited = (environment: Record<string, string> = {}) =>
  ownProduct({ environment: { RATE_LIMIT_FACTOR: '1', ...environment } })

const from = (address: string) => ({ 'x-forwarded-for': address })

async function tryLogIn(
  { url }: Product,
  password: string,
  headers: Record<string, string> = {},
  username = owner.username,
) {
  const answer = await call(url, 'logIn', { body: { username, password }, headers })
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), code: answer.body.error?.code }
}

async function statusesOf(tries: number, attempt: (i: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < tries; i++) statuses.push((await attempt(i)).status)
  return statuses
}

describe('guessing a password', () => {
  it('is stopped at the eleventh wrong one in three minutes, even where that is the right one', async () => {
    const product = await startLimited()
    expect(await statusesOf(10, () => tryLogIn(product, wrong))).toEqual(Array(10).fill(401))
    const refused = await tryLogIn(product, owner.password)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(180)
  })

  it('is stopped as well where all tries come at once', async () => {
    const product = await startLimited()
    const tries = await Promise.all(Array.from({ length: 30 }, () => tryLogIn(product, wrong)))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('does not lock out the owner, who logs in from elsewhere', async () => {
    const product = await startLimited({ TRUST_PROXY: '1' })
    await statusesOf(11, () => tryLogIn(product, wrong, from('203.0.113.9')))
    expect((await tryLogIn(product, owner.password, from('203.0.113.9'))).status).toBe(429)
    expect((await tryLogIn(product, owner.password, from('198.51.100.7'))).status).toBe(200)
  })

  it('is not forgiven for another X-Forwarded-For, where no proxy is trusted', async () => {
    const product = await startLimited()
    const statuses = await statusesOf(12, (i) => tryLogIn(product, wrong, from(`203.0.113.${i}`)))
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('is not forgiven for what a caller claims in front of the trusted proxy’s word', async () => {
    const product = await startLimited({ TRUST_PROXY: '1' })
    const statuses = await statusesOf(12, (i) => tryLogIn(product, wrong, from(`10.0.0.${i}, 203.0.113.9`)))
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('is not forgiven for another address of the same IPv6 network, or another port', async () => {
    const product = await startLimited({ TRUST_PROXY: '1' })
    const v6 = await statusesOf(12, (i) => tryLogIn(product, wrong, from(`2001:db8:1:2::${i + 1}`)))
    const ports = await statusesOf(12, (i) => tryLogIn(product, wrong, from(`203.0.113.9:${4000 + i}`)))
    expect(v6).toEqual([...Array(10).fill(401), 429, 429])
    expect(ports).toEqual([...Array(10).fill(401), 429, 429])
    expect((await tryLogIn(product, wrong, from('2001:db8:1:3::1'))).status).toBe(401)
  })

  it('of many names from one address is stopped as well', async () => {
    const product = await startLimited()
    const tries = []
    // Ten at a time: more than wait in the room for public calls would be shed.
    for (let batch = 0; batch < 7; batch += 1)
      tries.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, i) => tryLogIn(product, wrong, {}, `name ${batch}.${i}`)),
        )),
      )
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(60)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('starts anew after the right one', async () => {
    const product = await startLimited()
    await statusesOf(9, () => tryLogIn(product, wrong))
    expect((await tryLogIn(product, owner.password)).status).toBe(200)
    expect(await statusesOf(10, () => tryLogIn(product, wrong))).toEqual(Array(10).fill(401))
  })

  it('is stopped where a stolen session tries to change it', async () => {
    const product = await startLimited()
    const colleague = await addColleague(product, 'agent')
    const headers = await sessionOf(product, colleague)
    const statuses = await statusesOf(11, () =>
      call(product.url, 'changePassword', { body: { current: wrong, next: 'a long enough password' }, headers }),
    )
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('is not what a colleague did whose database was away', async () => {
    const product = await startLimited()
    await product.database.pool.query('alter table users rename to users_away')
    expect(await statusesOf(12, () => tryLogIn(product, owner.password))).toEqual(Array(12).fill(500))
    await product.database.pool.query('alter table users_away rename to users')
    expect((await tryLogIn(product, owner.password)).status).toBe(200)
  })
})
