import { describe, expect, it } from 'vitest'
import { addColleague, callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, sessionOf, signIn } from '#server/testing/product.ts'
import { cookieOf, forgetProofs, setUpTotp } from '#server/testing/second-factor.ts'
import { purgeSessions } from './sessions.ts'

type Headers = Record<string, string>
const isIn = async ({ url }: Pick<Product, 'url'>, headers: Headers) =>
  (await call(url, 'readSession', { headers })).status === 200
const left = async ({ database }: Product, ago: string, remembered = false) =>
  database.pool.query(`update sessions set last_seen_at = now() - $1::interval where remembered = $2`, [
    ago,
    remembered,
  ])
const hour = 3_600_000

describe('a session that no page uses', () => {
  it('is over after four hours; after seven days where it was to be remembered', async () => {
    const product = await ownProduct()
    const [plain, remembered] = [await signIn(product.url), await signIn(product.url, { remembered: true })]
    await left(product, '3 hours 59 minutes')
    await left(product, '6 days 23 hours', true)
    // A server that has neither in memory.
    const second = await ownProduct({ beside: product })
    expect([await isIn(second, plain), await isIn(second, remembered)]).toEqual([true, true])
    await left(product, '4 hours 1 minute')
    await left(product, '7 days 1 hour', true)
    const third = await ownProduct({ beside: product })
    expect([await isIn(third, plain), await isIn(third, remembered)]).toEqual([false, false])
    await purgeSessions(product.database.sql, 4 * hour)
    expect((await product.database.pool.query('select from sessions')).rowCount).toBe(0)
  })

  it('is over as late as the setting says', async () => {
    const product = await ownProduct({ environment: { SESSION_IDLE_HOURS: '0.5' } })
    const headers = await signIn(product.url)
    await left(product, '31 minutes')
    const second = await ownProduct({ beside: product, environment: { SESSION_IDLE_HOURS: '0.5' } })
    expect(await isIn(second, headers)).toBe(false)
    const patient = await ownProduct({ beside: product })
    expect(await isIn(patient, headers)).toBe(true)
  })
})

describe('the token of a session', () => {
  it('is a new one after a proof: the old one is over at once, on every server, and the proof is the new one’s', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const before = await signIn(first.url)
    expect(await isIn(second, before)).toBe(true)
    const id = async (headers: Headers) =>
      (await call(first.url, 'listSessions', { headers })).body.data.find(({ current }) => current)?.id
    const session = await id(before)
    await forgetProofs(first)
    const proved = await call(first.url, 'prove', { body: { password: owner.password }, headers: before })
    const after = cookieOf(proved.headers)
    expect(after.cookie).toMatch(/^staff=[\w-]{43}$/)
    expect(after.cookie).not.toBe(before.cookie)
    expect(await isIn(first, before)).toBe(false)
    await expect.poll(() => isIn(second, before)).toBe(false)
    expect([await isIn(second, after), await id(after)]).toEqual([true, session])
    expect((await probe(second.url, 'exportAudit', { headers: after })).status).toBe(200)
  })

  it('stays the old one where the proof is refused', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const refused = await call(product.url, 'prove', { body: { password: 'not the password' }, headers })
    expect([refused.status, refused.headers.getSetCookie(), await isIn(product, headers)]).toEqual([400, [], true])
  })

  it('is a new one after a change of password', async () => {
    const product = await ownProduct()
    const before = await signIn(product.url)
    const body = { current: owner.password, next: 'correct umbrella tango kettle' }
    const changed = await call(product.url, 'changePassword', { body, headers: before })
    const after = cookieOf(changed.headers)
    expect([await isIn(product, before), await isIn(product, after)]).toEqual([false, true])
  })
})

describe('a browser', () => {
  it('has one session: a login ends the one it had, whosever it was, and no other', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const elsewhere = await signIn(first.url)
    const earlier = await sessionOf(first, await addColleague(first, 'agent'))
    expect([await isIn(second, earlier), await isIn(second, elsewhere)]).toEqual([true, true])
    const login = await call(first.url, 'logIn', { body: owner, headers: earlier })
    expect(await isIn(first, earlier)).toBe(false)
    await expect.poll(() => isIn(second, earlier)).toBe(false)
    expect([await isIn(second, elsewhere), await isIn(second, cookieOf(login.headers))]).toEqual([true, true])
  })

  it('keeps its session where a login is refused', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    await call(product.url, 'logIn', { body: { ...owner, password: 'not the password' }, headers })
    expect(await isIn(product, headers)).toBe(true)
  })

  it('is asked to forget what it holds when its person logs out', async () => {
    const { url } = await ownProduct()
    const { headers } = await call(url, 'logOut', { headers: await signIn(url) })
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  })
})

describe('a role that must have a second factor', () => {
  const demand = async ({ url }: Product, headers: Headers, secondFactorRoles: ('owner' | 'agent')[]) =>
    call(url, 'changeAccessRules', { body: { secondFactorRoles }, headers })

  it('can do nothing else until one is set up, on every server at once, and everything afterwards', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const boss = await signIn(first.url)
    const agent = await sessionOf(first, await addColleague(first, 'agent'))
    const viewer = await sessionOf(first, await addColleague(first, 'viewer'))
    const mayRead = async ({ url }: Product, headers: Headers) =>
      (await call(url, 'listLeads', { query: {}, headers })).status === 200
    expect([await mayRead(second, agent), await mayRead(second, viewer)]).toEqual([true, true])
    expect((await demand(first, boss, ['agent'])).body).toEqual({ secondFactorRoles: ['agent'] })
    await expect.poll(() => mayRead(second, agent)).toBe(false)
    expect([await mayRead(first, agent), await mayRead(first, viewer), await mayRead(first, boss)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await call(second.url, 'readSession', { headers: agent })).body.mustSetUpSecondFactor).toBe(true)

    const open: string[] = callNames.filter((name) => routeOf(name).setsUpSecondFactor)
    const always = callNames.filter((name) => ['public', 'password-given'].includes(String(routeOf(name).access)))
    expect(open.toSorted()).toEqual(
      ['addPasskey', 'changePassword', 'confirmTotp', 'prove', 'readFactors', 'startPasskey', 'startTotp'].toSorted(),
    )
    for (const name of callNames.filter((name) => !open.includes(name) && !always.includes(name)))
      expect([name, (await probe(first.url, name, { headers: agent })).status]).toEqual([name, 403])

    await setUpTotp(first, agent)
    expect(await mayRead(first, agent)).toBe(true)
    await expect.poll(() => mayRead(second, agent)).toBe(true)
  })

  it('is named by owners alone, and no longer demanded once that is taken back', async () => {
    const product = await ownProduct()
    const boss = await signIn(product.url)
    const manager = await sessionOf(product, await addColleague(product, 'manager'))
    expect((await demand(product, manager, ['agent'])).status).toBe(403)
    await demand(product, boss, ['owner'])
    expect((await call(product.url, 'listLeads', { query: {}, headers: boss })).status).toBe(403)
    await setUpTotp(product, boss)
    expect((await demand(product, boss, [])).status).toBe(200)
    expect((await call(product.url, 'readAccessRules', { headers: boss })).body).toEqual({ secondFactorRoles: [] })
  })
})
