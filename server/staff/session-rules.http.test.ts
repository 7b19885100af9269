import { describe, expect, it } from 'vitest'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, ownProduct, type Product, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { cookieOf, forgetProofs, setUpTotp } from '#server/testing/second-factor.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { purgeSessions, tokenHash } from './sessions.ts'

type Headers = Record<string, string>
const isIn = async ({ url }: Pick<Product, 'url'>, headers: Headers) =>
  (await call(url, 'readSession', { headers })).status === 200
const hour = 3_600_000

describe('an unused session', () => {
  /** A session that no server has in memory, last used so long ago. */
  const leftFor = async (product: Product, who: { id: string }, ago: string, remembered = false) => {
    const headers = await sessionOf(product, who, { remembered })
    const hash = tokenHash(headers.cookie.slice('staff='.length))
    const text = 'update sessions set last_seen_at = now() - $1::interval where token_hash = $2'
    await product.database.pool.query(text, [ago, hash])
    return headers
  }

  it('ends after four hours; after seven days if remembered', async () => {
    const product = await startProduct()
    const person = await addTeammate(product)
    for (const headers of [
      await leftFor(product, person, '3 hours 59 minutes'),
      await leftFor(product, person, '6 days 23 hours', true),
    ])
      expect(await isIn(product, headers)).toBe(true)
    for (const headers of [
      await leftFor(product, person, '4 hours 1 minute'),
      await leftFor(product, person, '7 days 1 hour', true),
    ])
      expect(await isIn(product, headers)).toBe(false)
    const left = async () =>
      (await product.database.pool.query('select from sessions where user_id = $1', [person.id])).rowCount
    expect(await left()).toBe(4)
    await purgeSessions(product.database.sql, 4 * hour)
    expect(await left()).toBe(2)
  })

  it('ends as late as the setting says', async () => {
    const patient = await startProduct()
    const product = await ownProduct({ beside: patient, environment: { SESSION_IDLE_HOURS: '0.5' } })
    const headers = await leftFor(patient, await addTeammate(patient), '31 minutes')
    expect([await isIn(product, headers), await isIn(patient, headers)]).toEqual([false, true])
  })
})

describe('the token of a session', () => {
  it('is replaced by a step-up: the old one ends at once, on every server', async () => {
    const first = await startProduct()
    const second = await ownProduct({ beside: first })
    const { password, headers: before } = await joinTeam(first, 'manager')
    expect(await isIn(second, before)).toBe(true)
    const id = async (headers: Headers) =>
      (await call(first.url, 'listSessions', { headers })).body.data.find(({ current }) => current)?.id
    const session = await id(before)
    await forgetProofs(first)
    const proved = await call(first.url, 'prove', { body: { password }, headers: before })
    const after = cookieOf(proved.headers)
    expect(after.cookie).toMatch(/^staff=[\w-]{43}$/)
    expect(after.cookie).not.toBe(before.cookie)
    expect(await isIn(first, before)).toBe(false)
    await expect.poll(() => isIn(second, before)).toBe(false)
    expect([await isIn(second, after), await id(after)]).toEqual([true, session])
    expect((await probe(second.url, 'exportAudit', { headers: after })).status).toBe(200)
  })

  it('is kept if the step-up is refused', async () => {
    const product = await startProduct()
    const { headers } = await joinTeam(product)
    const refused = await call(product.url, 'prove', { body: { password: 'not the password' }, headers })
    expect([refused.status, refused.headers.getSetCookie(), await isIn(product, headers)]).toEqual([400, [], true])
  })

  it('is a new one after a change of password', async () => {
    const product = await startProduct()
    const { password, headers: before } = await joinTeam(product)
    const body = { current: password, next: 'correct umbrella tango kettle' }
    const changed = await call(product.url, 'changePassword', { body, headers: before })
    const after = cookieOf(changed.headers)
    expect([await isIn(product, before), await isIn(product, after)]).toEqual([false, true])
  })
})

describe('a browser', () => {
  it('has one session: a login ends its earlier one, whosever it was, and no other', async () => {
    const first = await startProduct()
    const second = await ownProduct({ beside: first })
    const { username, password, headers: elsewhere } = await joinTeam(first)
    const { headers: earlier } = await joinTeam(first)
    expect([await isIn(second, earlier), await isIn(second, elsewhere)]).toEqual([true, true])
    const login = await call(first.url, 'logIn', { body: { username, password }, headers: earlier })
    expect(await isIn(first, earlier)).toBe(false)
    await expect.poll(() => isIn(second, earlier)).toBe(false)
    expect([await isIn(second, elsewhere), await isIn(second, cookieOf(login.headers))]).toEqual([true, true])
  })

  it('keeps its session if a login is refused', async () => {
    const product = await startProduct()
    const { username, headers } = await joinTeam(product)
    await call(product.url, 'logIn', { body: { username, password: 'not the password' }, headers })
    expect(await isIn(product, headers)).toBe(true)
  })

  it('is told to clear its data on logout', async () => {
    const { url } = await startProduct()
    const { headers } = await call(url, 'logOut', { headers: await signIn(url) })
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  })
})

describe('a role that must have a second factor', () => {
  const demand = async ({ url }: Product, headers: Headers, secondFactorRoles: ('owner' | 'agent')[]) =>
    call(url, 'changeAccessRules', { body: { secondFactorRoles }, headers })

  it('can do nothing else until one is set up, on every server at once', async () => {
    const first = await ownProduct()
    const second = await ownProduct({ beside: first })
    const boss = await signIn(first.url)
    const { headers: agent } = await joinTeam(first)
    const { headers: viewer } = await joinTeam(first, 'viewer')
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

  it("may be the requiring owner's own, and is released when that is undone", async () => {
    const product = await ownProduct()
    const boss = await signIn(product.url)
    await demand(product, boss, ['owner'])
    expect((await call(product.url, 'listLeads', { query: {}, headers: boss })).status).toBe(403)
    await setUpTotp(product, boss)
    expect((await demand(product, boss, [])).status).toBe(200)
    expect((await call(product.url, 'readAccessRules', { headers: boss })).body).toEqual({ secondFactorRoles: [] })
  })
})
