import { describe, expect, it } from 'vitest'
import { call, ownProduct, type Product, startProduct } from '#server/testing/product.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'

const wrong = 'a wrong password'

/** The limits of the product, without the factor of other tests. */
const asIs = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }
/** A fifth of them: after two wrong passwords. */
const strict = { RATE_LIMIT_FACTOR: '0.2', TRUST_PROXY: '1' }

const from = (address: string) => ({ 'x-forwarded-for': address })

type Login = { username: string; password: string }
async function tryLogIn({ url }: Product, body: Login, headers: Record<string, string> = {}) {
  const answer = await call(url, 'logIn', { body, headers })
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), code: answer.body.error?.code }
}

async function statusesOf(tries: number, attempt: (i: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < tries; i++) statuses.push((await attempt(i)).status)
  return statuses
}

/** A teammate, and how to log in with their name and a wrong password. */
async function guessed(product: Product) {
  const { username, password } = await addTeammate(product)
  const guess = (address?: string) =>
    tryLogIn(product, { username, password: wrong }, address === undefined ? {} : from(address))
  return { right: { username, password }, guess }
}

describe('guessing a password', () => {
  it('is stopped at the eleventh attempt in three minutes, even with the right password, for this IP address only', async () => {
    const product = await startProduct({ environment: asIs })
    const { right, guess } = await guessed(product)
    expect(await statusesOf(10, () => guess('203.0.113.1'))).toEqual(Array(10).fill(401))
    const refused = await tryLogIn(product, right, from('203.0.113.1'))
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(180)
    expect((await tryLogIn(product, right, from('198.51.100.1'))).status).toBe(200)
  })

  it('is stopped as well if all attempts come at once', async () => {
    const product = await startProduct({ environment: asIs })
    const { guess } = await guessed(product)
    const tries = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.2')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('is not reset by another X-Forwarded-For without a trusted proxy', async () => {
    const { guess } = await guessed(await startProduct({ environment: { RATE_LIMIT_FACTOR: '0.2' } }))
    expect(await statusesOf(4, (i) => guess(`203.0.113.${i}`))).toEqual([401, 401, 429, 429])
  })

  it("is not reset by a caller's claim before the trusted proxy's entry", async () => {
    const { guess } = await guessed(await startProduct({ environment: strict }))
    expect(await statusesOf(4, (i) => guess(`10.0.0.${i}, 203.0.113.4`))).toEqual([401, 401, 429, 429])
  })

  it('is not reset by another address of the same IPv6 network', async () => {
    const { guess } = await guessed(await startProduct({ environment: strict }))
    expect(await statusesOf(4, (i) => guess(`2001:db8:1:2::${i + 1}`))).toEqual([401, 401, 429, 429])
    expect((await guess('2001:db8:1:3::1')).status).toBe(401)
  })

  it('is stopped across all networks, except where the person has logged in before', async () => {
    const product = await startProduct({ environment: strict })
    const { right, guess } = await guessed(product)
    expect((await tryLogIn(product, right, from('203.0.113.7'))).status).toBe(200)
    const statuses = await statusesOf(25, (i) => guess(`2001:db8:${i + 1}::1`))
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)])
    expect((await tryLogIn(product, right, from('198.51.100.7'))).status).toBe(429)
    expect((await tryLogIn(product, right, from('203.0.113.7'))).status).toBe(200)
  })

  it('is stopped as well if many names are tried from one wider network', async () => {
    const product = await startProduct({ environment: strict })
    const tryName = (i: number, address: string) =>
      tryLogIn(product, { username: `made up ${i}`, password: wrong }, from(address))
    const statuses = await statusesOf(44, (i) => tryName(i, `2001:db8:ffff:${i}::1`))
    expect(statuses).toEqual([...Array(40).fill(401), ...Array(4).fill(429)])
    expect((await tryName(44, '2001:db8:fffe::1')).status).toBe(401)
  })

  it('does not count right passwords', async () => {
    const product = await startProduct({ environment: strict })
    const { right } = await guessed(product)
    const statuses = await statusesOf(45, (i) => tryLogIn(product, right, from(`2001:db8:fffd:${i}::1`)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('of many names from one address is stopped as well', async () => {
    const product = await startProduct({ environment: strict })
    const address = from('203.0.113.5')
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_, i) => tryLogIn(product, { username: `name ${i}`, password: wrong }, address)),
    )
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(12)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  it('starts anew after the right one', async () => {
    const product = await startProduct({ environment: strict })
    const { right, guess } = await guessed(product)
    expect((await guess('203.0.113.6')).status).toBe(401)
    expect((await tryLogIn(product, right, from('203.0.113.6'))).status).toBe(200)
    expect(await statusesOf(3, () => guess('203.0.113.6'))).toEqual([401, 401, 429])
  })

  it('is stopped if a stolen session tries to change it', async () => {
    const product = await startProduct({ environment: asIs })
    const { headers } = await joinTeam(product)
    const body = { current: wrong, next: 'a long enough password' }
    const statuses = await statusesOf(11, () => call(product.url, 'changePassword', { body, headers }))
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('does not count attempts during a database outage', async () => {
    const product = await ownProduct({ environment: strict })
    const { right } = await guessed(product)
    await product.database.pool.query('alter table users rename to users_away')
    expect(await statusesOf(4, () => tryLogIn(product, right))).toEqual(Array(4).fill(500))
    await product.database.pool.query('alter table users_away rename to users')
    expect((await tryLogIn(product, right)).status).toBe(200)
  })
})
