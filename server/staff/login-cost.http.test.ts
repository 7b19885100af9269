import { argon2 } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, owner, ownProduct, type Product } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { passwordMatches } from './password.ts'

// Other files of this process have loaded the product with the real function, and others will want it again.
vi.hoisted(() => void vi.resetModules())
afterAll(() => void vi.resetModules())

// The work behind a password is counted, not timed.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, argon2: vi.fn(crypto.argon2) }
})

const hashed = vi.mocked(argon2)
const costs = () => hashed.mock.calls.map(([, { message: _password, nonce: _nonce, ...cost }]) => cost)

const full = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

async function tryLogIn({ url }: Product, username: string, password: string) {
  hashed.mockClear()
  const { status } = await call(url, 'logIn', { body: { username, password } })
  return { status, costs: costs() }
}

beforeEach(() => void hashed.mockClear())

describe('a login', () => {
  it('costs one complete hash, whether the name is known, unknown, in another spelling or disabled', async () => {
    const product = await ownProduct()
    const closed = await addTeammate(product, 'agent')
    await product.database.pool.query('update users set disabled_at = now() where id = $1', [closed.id])
    const wrong = 'a wrong password'
    for (const [username, password, status] of [
      [owner.username, owner.password, 200],
      [owner.username, wrong, 401],
      ['nobody', wrong, 401],
      ['nobody', owner.password, 401],
      [owner.username.toUpperCase(), owner.password, 200],
      ['ｏｗｎｅｒ', owner.password, 200],
      [closed.username, closed.password, 401],
      [closed.username, wrong, 401],
      ['ОWNER', wrong, 401],
    ] as const) {
      expect([username, await tryLogIn(product, username, password)]).toEqual([username, { status, costs: [full] }])
    }
  })

  it('that costs less is detected: an invalid stored hash is not computed at all', async () => {
    expect(await passwordMatches('a wrong password', 'no hash')).toBe(false)
    expect(costs()).toEqual([])
  })
})
