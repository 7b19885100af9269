import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, type Product, setupMessage } from '#server/testing/product.ts'
import { cookieOf, setUpTotp, totpCode } from '#server/testing/second-factor.ts'

const limited = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Two servers on one database, with the limits of the product. */
async function startTwo() {
  const first = await ownProduct({ environment: limited })
  return [first, await ownProduct({ environment: limited, beside: first })] as const
}

const statuses = async (tries: number, attempt: (i: number) => Promise<{ status: number }>) => {
  const found = []
  for (let i = 0; i < tries; i++) found.push((await attempt(i)).status)
  return found
}

describe('a limit', () => {
  it('of wrong logins is one for all servers: ten on one, and the eleventh on the other is refused', async () => {
    const [first, second] = await startTwo()
    const tryLogIn = ({ url }: Product, password: string, username = owner.username, address = '203.0.113.9') =>
      call(url, 'logIn', { body: { username, password }, headers: from(address) })
    expect(await statuses(10, () => tryLogIn(first, 'a wrong password'))).toEqual(Array(10).fill(401))
    const refused = await tryLogIn(second, owner.password)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    // The same name in other characters counts as the same; elsewhere it is nobody's business.
    expect((await tryLogIn(second, owner.password, 'ＯＷＮＥＲ')).status).toBe(429)
    expect((await tryLogIn(second, owner.password, owner.username, '198.51.100.7')).status).toBe(200)
    const { rows } = await first.database.pool.query('select key from tries')
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|owner/)
  })

  it('that this server knows to be used up is refused without asking the database', async () => {
    const [first] = await startTwo()
    const tryLogIn = () => call(first.url, 'logIn', { body: { ...owner, password: 'a wrong password' } })
    await statuses(11, tryLogIn)
    await first.database.pool.query('drop table tries')
    expect((await tryLogIn()).status).toBe(429)
  })

  it('of accepted setups is one for all servers', async () => {
    const [first, second] = await startTwo()
    const send = ({ url }: Product, i: number) =>
      call(url, 'sendSetup', { body: { ...setupMessage, email: `p${i}@example.com` }, headers: from('203.0.113.9') })
    expect(await statuses(3, (i) => send(first, i))).toEqual([201, 201, 201])
    expect((await send(second, 4)).status).toBe(429)
  })

  it('of messages is one for all servers to within a tenth', async () => {
    const [first, second] = await startTwo()
    const send = ({ url }: Product, i: number) =>
      call(url, 'sendContact', {
        body: { ...message, email: `m${i}@example.com`, phone: `+34 6120000${String(i).padStart(2, '0')}` },
        headers: from('203.0.113.9'),
      })
    const onFirst = await statuses(25, (i) => send(first, i))
    const taken = onFirst.filter((status) => status === 201).length
    expect(onFirst).toContain(429)
    const onSecond = []
    for (let i = 30; i < 40; i++) {
      onSecond.push((await send(second, i)).status)
      // What is shared is shared in the background.
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    const more = onSecond.filter((status) => status === 201).length
    expect([more <= Math.max(2, Math.ceil(taken / 10)), onSecond.at(-1)]).toEqual([true, 429])
  })
})

describe('guessing six-digit codes', () => {
  it('counts on all servers, and those who have the password do not use up the tries of the person', async () => {
    const [first, second] = await startTwo()
    const home = '198.51.100.7'
    const login = await call(first.url, 'logIn', { body: owner, headers: from(home) })
    const { secret } = await setUpTotp(first, cookieOf(login.headers))
    const show = async ({ url }: Product, code: string, address: string) => {
      const half = await call(url, 'logIn', { body: owner, headers: from(address) })
      if (half.status !== 200) return half
      return call(url, 'showSecondFactor', { body: { code }, headers: { ...cookieOf(half.headers), ...from(address) } })
    }
    const wrong = String((Number(await totpCode(secret)) + 500_000) % 1_000_000).padStart(6, '0')
    // From three addresses and on both servers in turn: thirty wrong ones, and no more from any unfamiliar address.
    for (let i = 0; i < 30; i++)
      expect([i, (await show(i % 2 ? first : second, wrong, `203.0.113.${i % 4}`)).status]).toEqual([i, 400])
    const fresh = await show(first, await totpCode(secret), '203.0.113.200')
    expect([fresh.status, fresh.body.error.code]).toEqual([429, 'too_many_requests'])
    // The person, from where they have logged in before, gets in.
    expect((await show(second, await totpCode(secret), home)).status).toBe(200)
  })
})

describe('a form token', () => {
  it('is good for one message on whichever server', async () => {
    const [first, second] = await startTwo()
    const touched = await call(first.url, 'locateVisitor', { query: {}, headers: from('203.0.113.9') })
    const token = cookieOf(touched.headers).cookie
    expect(token).toMatch(/^form=/)
    const post = ({ url }: Product, email: string) =>
      fetch(`${url}/en/welcome`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: token, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          form: 'quick',
          name: 'Ana',
          email,
          phonePrefix: '+34',
          phoneNumber: '612345678',
        }),
      })
    await post(first, 'one@example.com')
    await post(second, 'two@example.com')
    const { rows } = await first.database.pool.query('select message from used_form_tokens')
    const spent = await first.database.pool.query(
      `select reasons from quarantined_messages where reasons::text like '%used_token%'`,
    )
    expect([rows.length, spent.rowCount]).toEqual([1, 1])
  })
})
