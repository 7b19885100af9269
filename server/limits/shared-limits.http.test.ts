import { describe, expect, it } from 'vitest'
import {
  call,
  message,
  ownProduct,
  type Product,
  sessionOf,
  setupMessage,
  startProduct,
} from '#server/testing/product.ts'
import { cookieOf, setUpTotp, totpCode } from '#server/testing/second-factor.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { somebody } from '#server/testing/visitors.ts'
import { openTriesStore, triesKey } from './tries-store.ts'

const environment = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Two servers on one database, with the limits of the product. */
async function startTwo() {
  const first = await startProduct({ environment })
  return [first, await ownProduct({ environment, beside: first })] as const
}

const statuses = async (tries: number, attempt: (i: number) => Promise<{ status: number }>) => {
  const found = []
  for (let i = 0; i < tries; i++) found.push((await attempt(i)).status)
  return found
}

describe('a limit', () => {
  it('on wrong logins holds for all servers: ten on one, and the eleventh on the other is refused', async () => {
    const [first, second] = await startTwo()
    const { username, password } = await addTeammate(first)
    const tryLogIn = ({ url }: Product, login: { username: string; password: string }, address = '203.0.113.1') =>
      call(url, 'logIn', { body: login, headers: from(address) })
    const wrong = { username, password: 'a wrong password' }
    expect(await statuses(10, () => tryLogIn(first, wrong))).toEqual(Array(10).fill(401))
    const refused = await tryLogIn(second, { username, password })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    // The same name in other characters counts as the same.
    expect((await tryLogIn(second, { username: username.replace('a', 'Ａ'), password })).status).toBe(429)
    expect((await tryLogIn(second, { username, password }, '198.51.100.1')).status).toBe(200)
    const { rows } = await first.database.pool.query('select key from tries')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|agent/)
  })

  it('that began while the clock was ahead lasts at most a window from now', async () => {
    const { database } = await startProduct({ environment })
    const add = openTriesStore(database.pool)
    const windowSeconds = 60
    const shifted = async (key: string, by: string) => {
      await add(key, 1, windowSeconds)
      await database.pool.query('update tries set resets_at = now() + $2::interval where key = $1', [key, by])
      const { count, msLeft } = await add(key, 1, windowSeconds)
      return { count, seconds: Math.ceil(msLeft / 1_000) }
    }
    expect(await shifted('ahead by days', '45 days')).toEqual({ count: 2, seconds: windowSeconds })
    expect(await shifted('ahead by years', '40 years')).toEqual({ count: 2, seconds: windowSeconds })
    expect(await shifted('not ahead', '30 seconds')).toEqual({ count: 2, seconds: 30 })
    expect(await shifted('over', '-1 second')).toEqual({ count: 1, seconds: windowSeconds })
  })

  it('known to be used up is refused without asking the database', async () => {
    const { url, database } = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.1' } })
    const tryLogIn = () => call(url, 'logIn', { body: { username: 'nobody', password: 'a wrong password' } })
    expect(await statuses(2, tryLogIn)).toEqual([401, 429])
    await database.pool.query('drop table tries')
    expect((await tryLogIn()).status).toBe(429)
  })

  it('of accepted setups is one for all servers', async () => {
    const [first, second] = await startTwo()
    const send = ({ url }: Product) =>
      call(url, 'sendSetup', { body: { ...setupMessage, email: somebody().email }, headers: from('203.0.113.2') })
    expect(await statuses(3, () => send(first))).toEqual([201, 201, 201])
    expect((await send(second)).status).toBe(429)
  })

  it('of messages is one for all servers to within a tenth', async () => {
    const [first, second] = await startTwo()
    const address = '203.0.113.3'
    const send = ({ url }: Product) =>
      call(url, 'sendContact', { body: { ...message, ...somebody() }, headers: from(address) })
    /** The shared count, which is synchronised in the background. */
    const counted = async () => {
      const key = triesKey('call sendContact', address)
      const { rows } = await first.database.pool.query('select count from tries where key = $1', [key])
      return rows[0]?.count ?? 0
    }
    expect(await statuses(22, () => send(first))).toEqual([...Array(20).fill(201), 429, 429])
    await expect.poll(counted).toBeGreaterThan(20)
    const atFirst = await counted()
    expect(await statuses(2, () => send(second))).toEqual([201, 201])
    await expect.poll(counted).toBeGreaterThan(atFirst)
    expect((await send(second)).status).toBe(429)
  })
})

it('guessing six-digit codes on an account holds on all servers for any number of IP addresses; not for its user, nor other factors', async () => {
  const [first, second] = await startTwo()
  const person = await addTeammate(first)
  const { username, password } = person
  const home = '198.51.100.7'
  const login = await call(first.url, 'logIn', { body: { username, password }, headers: from(home) })
  const { secret, recoveryCodes } = await setUpTotp(first, cookieOf(login.headers))
  const show = async ({ url }: Product, body: { code: string } | { recoveryCode: string }, address: string) => {
    const half = await sessionOf(first, person, { awaitsSecondFactor: true })
    return call(url, 'showSecondFactor', { body, headers: { ...half, ...from(address) } })
  }
  const wrong = String((Number(await totpCode(secret)) + 500_000) % 1_000_000).padStart(6, '0')
  // Thirty wrong ones, on both servers in turn, and no more from any unfamiliar address.
  for (let i = 0; i < 30; i++)
    expect([i, (await show(i % 2 ? first : second, { code: wrong }, `203.0.113.${100 + i}`)).status]).toEqual([i, 400])
  const fresh = await show(first, { code: await totpCode(secret) }, '203.0.113.200')
  expect([fresh.status, fresh.body.error.code]).toEqual([429, 'too_many_requests'])
  expect((await show(second, { recoveryCode: recoveryCodes[0]! }, '203.0.113.201')).status).toBe(200)
  // The person, from where they have logged in before, gets in.
  expect((await show(second, { code: await totpCode(secret) }, home)).status).toBe(200)
})

it('a form token is good for three messages, on whichever server', async () => {
  const [first, second] = await startTwo()
  const touched = await call(first.url, 'locateVisitor', { query: {}, headers: from('203.0.113.4') })
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
  const emails = Array.from({ length: 4 }, () => somebody().email)
  for (const [n, email] of emails.entries()) await post(n % 2 ? second : first, email)
  const { rows } = await first.database.pool.query(
    `select email_key from quarantined_messages where email_key = any($1) and 'used_token' = any(reasons)`,
    [emails],
  )
  expect(rows).toEqual([{ email_key: emails[3] }])
})
