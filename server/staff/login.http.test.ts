import { describe, expect, it } from 'vitest'
import { call, owner, ownProduct, type Product, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { tokenHash } from './sessions.ts'

type Headers = Record<string, string>

const logIn = ({ url }: Pick<Product, 'url'>, body: Record<string, unknown> = {}, headers: Headers = {}) =>
  call(url, 'logIn', { body: { ...owner, ...body } as typeof owner, headers })

const session = ({ url }: Pick<Product, 'url'>, headers: Headers) => call(url, 'readSession', { headers })

function cookieOf(headers: globalThis.Headers) {
  const [cookie = '', ...attributes] = (headers.getSetCookie()[0] ?? '').split('; ')
  const [name = '', token = ''] = cookie.split('=')
  return { name, token, attributes, header: { cookie } }
}

describe('logging in', () => {
  it("returns the user and sets a cookie that scripts can't read", async () => {
    const product = await startProduct()
    const { status, body, headers } = await logIn(product)
    const cookie = cookieOf(headers)
    expect(status).toBe(200)
    expect(body.user).toEqual({ id: expect.any(String), username: 'owner', role: 'owner' })
    expect(body).toMatchObject({ mustChangePassword: false, remembered: false })
    expect(cookie).toMatchObject({ name: 'staff', attributes: ['Path=/', 'HttpOnly', 'SameSite=Lax'] })
    expect(cookie.token).toMatch(/^[\w-]{43}$/)
    expect((await session(product, cookie.header)).body).toEqual(body)
  })

  it('ends with the browser and after twelve hours, or after thirty days if requested', async () => {
    const product = await startProduct()
    const hours = (expiresAt: string) => Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)
    const short = await logIn(product)
    const long = await logIn(product, { rememberMe: true })
    expect([hours(short.body.expiresAt), hours(long.body.expiresAt)]).toEqual([12, 720])
    expect(long.body.remembered).toBe(true)
    const maxAge = cookieOf(long.headers).attributes.find((attribute) => attribute.startsWith('Max-Age='))
    expect(Math.round(Number(maxAge?.slice(8)) / 3600)).toBe(720)
    expect(cookieOf(short.headers).attributes.join()).not.toMatch(/max-age|expires/i)
  })

  it('sets a cookie bound to https and this host if browsers reach us that way', async () => {
    const product = await ownProduct({ environment: { PUBLIC_URL: 'https://orfine.example' } })
    const own = { host: 'orfine.example' }
    const { headers } = await logIn(product, {}, own)
    const cookie = cookieOf(headers)
    expect(cookie.name).toBe('__Host-staff')
    expect(cookie.attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']))
    expect(cookie.attributes.join()).not.toContain('Domain')
    expect((await session(product, { ...cookie.header, ...own })).status).toBe(200)
    // A neighbour host may set a cookie without the prefix: it does not count.
    expect((await session(product, { cookie: `staff=${cookie.token}`, ...own })).status).toBe(401)
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const product = await startProduct()
    const wrong = await logIn(product, { password: 'a wrong password' })
    const unknown = await logIn(product, { username: 'nobody' })
    const withoutId = ({ status, headers, body }: typeof wrong) => ({
      status,
      headers: [...headers.keys()],
      error: { ...body.error, requestId: '' },
    })
    expect(withoutId(wrong)).toEqual(withoutId(unknown))
    expect(withoutId(wrong)).toMatchObject({
      status: 401,
      error: { code: 'invalid_credentials', message: 'Invalid credentials' },
    })
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it('takes the password unchanged, and refuses an impossible name or password', async () => {
    const product = await startProduct()
    expect((await logIn(product, { password: ` ${owner.password}` })).status).toBe(401)
    expect((await logIn(product, { password: owner.password.toUpperCase() })).status).toBe(401)
    const bad: [Record<string, unknown>, string][] = [
      [{ username: '' }, 'required'],
      [{ username: undefined }, 'required'],
      [{ username: ['owner'] }, 'invalid'],
      [{ username: 'u'.repeat(65) }, 'too_long'],
      [{ password: '' }, 'required'],
      [{ password: { $ne: '' } }, 'invalid'],
      [{ password: 'p'.repeat(257) }, 'too_long'],
      [{ rememberMe: 'on' }, 'invalid'],
    ]
    for (const [change, problem] of bad) {
      const { status, body } = await logIn(product, change)
      const found = Object.entries(body.error.fields ?? {}).map(([field, entry]) => [field, entry.problem])
      expect([change, status, found]).toEqual([change, 400, [[Object.keys(change)[0], problem]]])
    }
  })

  it('is closed to a former teammate', async () => {
    const product = await startProduct()
    const { id, username, password } = await addTeammate(product)
    expect((await logIn(product, { username, password })).status).toBe(200)
    await product.database.pool.query('update users set disabled_at = now() where id = $1', [id])
    expect((await logIn(product, { username, password })).body.error.code).toBe('invalid_credentials')
  })

  it('stores the token only as a hash, and issues a new one each time', async () => {
    const product = await startProduct()
    const { id, username, password } = await addTeammate(product)
    const newToken = async () => cookieOf((await logIn(product, { username, password })).headers).token
    const tokens = [await newToken(), await newToken()]
    expect(tokens[0]).not.toBe(tokens[1])
    const { rows } = await product.database.pool.query(
      'select s::text as row, token_hash from sessions s where user_id = $1',
      [id],
    )
    expect(rows.map((row) => row.token_hash).toSorted()).toEqual(tokens.map(tokenHash).toSorted())
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
    // A reader of the table gets nothing that opens a session.
    expect((await session(product, { cookie: `staff=${rows[0].token_hash}` })).status).toBe(401)
  })
})

describe('a session', () => {
  it('ends on every server on logout, and its cookie is removed', async () => {
    const first = await startProduct()
    const second = await ownProduct({ beside: first })
    const header = await signIn(first.url)
    const other = await signIn(first.url)
    expect((await session(second, header)).status).toBe(200)
    const out = await call(first.url, 'logOut', { headers: header })
    expect([out.status, cookieOf(out.headers).token]).toEqual([204, ''])
    expect(cookieOf(out.headers).attributes).toContain('Max-Age=0')
    expect((await session(first, header)).status).toBe(401)
    await expect.poll(async () => (await session(second, header)).status).toBe(401)
    expect((await session(second, other)).status).toBe(200)
  })

  it('ends when it expires, and survives a restart until then', async () => {
    const product = await startProduct()
    const { id, headers: header } = await joinTeam(product)
    expect((await session(product, header)).status).toBe(200)
    const restarted = await ownProduct({ beside: product })
    expect((await session(restarted, header)).status).toBe(200)
    await product.database.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    )
    for (const server of [product, restarted]) {
      await expect.poll(async () => (await session(server, header)).status).toBe(401)
    }
  })

  it('ends at once if a teammate is disabled or loses the role, though servers cache sessions', async () => {
    const product = await startProduct()
    const { id, headers } = await joinTeam(product)
    expect((await session(product, headers)).body.user.role).toBe('agent')
    await product.database.pool.query(`update users set role = 'viewer' where id = $1`, [id])
    await expect.poll(async () => (await session(product, headers)).body.user.role).toBe('viewer')
    await product.database.pool.query('update users set disabled_at = now() where id = $1', [id])
    await expect.poll(async () => (await session(product, headers)).status).toBe(401)
  })

  it('must be issued by the product: a token of the same form is invalid', async () => {
    const product = await startProduct()
    const token = (await signIn(product.url)).cookie.slice('staff='.length)
    const forged = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toLowerCase(),
      token.slice(1),
      `${token}A`,
    ]
    for (const value of forged) expect((await session(product, { cookie: `staff=${value}` })).status).toBe(401)
  })
})

describe('changing the password', () => {
  const next = 'a still longer password'

  it('ends all other sessions of this person on every server, and not this one', async () => {
    const first = await startProduct()
    const second = await ownProduct({ beside: first })
    const { headers: mine, ...person } = await joinTeam(first)
    const elsewhere = await sessionOf(second, person)
    const others = await signIn(first.url)
    for (const headers of [mine, elsewhere, others]) expect((await session(second, headers)).status).toBe(200)
    const body = { current: person.password, next }
    const changed = await call(first.url, 'changePassword', { body, headers: mine })
    expect([changed.status, changed.body.mustChangePassword]).toEqual([200, false])
    await expect.poll(async () => (await session(second, elsewhere)).status).toBe(401)
    expect((await session(first, elsewhere)).status).toBe(401)
    const renewed = cookieOf(changed.headers).header
    for (const headers of [renewed, others]) expect((await session(second, headers)).status).toBe(200)
    const { username, password } = person
    expect((await logIn(first, { username, password })).status).toBe(401)
    expect((await logIn(first, { username, password: next })).status).toBe(200)
  })

  it('replaces the one-time password of the first start by a permanent one', async () => {
    const product = await ownProduct({ environment: { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' } })
    const { username, password } = product.server.firstLogin!
    expect(username).toBe('admin')
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    const { headers, body } = await logIn(product, { username, password })
    const { header } = cookieOf(headers)
    expect(body.mustChangePassword).toBe(true)
    // Until then only session and password are open, whatever the screen shows.
    expect((await call(product.url, 'listLeads', { query: {}, headers: header })).status).toBe(403)
    const same = { current: password, next: password }
    expect((await call(product.url, 'changePassword', { body: same, headers: header })).status).toBe(400)
    const changed = await call(product.url, 'changePassword', { body: { current: password, next }, headers: header })
    const renewed = cookieOf(changed.headers).header
    expect((await session(product, renewed)).body.mustChangePassword).toBe(false)
    expect((await call(product.url, 'listLeads', { query: {}, headers: renewed })).status).toBe(200)
    const { rows } = await product.database.pool.query('select one_time_until from users')
    expect(rows).toEqual([{ one_time_until: null }])
    expect((await ownProduct({ beside: product })).server.firstLogin).toBeNull()
  })

  it('expires after three days, for an open session as well, and the next start prints another', async () => {
    const environment = { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' }
    const product = await ownProduct({ environment })
    const first = product.server.firstLogin!
    const { header } = cookieOf((await logIn(product, first)).headers)
    const { rows } = await product.database.pool.query<{ hours: number }>(
      'select round(extract(epoch from one_time_until - now()) / 3600)::int as hours from users',
    )
    expect(rows).toEqual([{ hours: 72 }])
    await product.database.pool.query(`update users set one_time_until = now() - interval '1 second'`)
    const late = await logIn(product, first)
    expect([late.status, late.body.error.code]).toEqual([401, 'password_expired'])
    const guessed = await logIn(product, { ...first, password: 'a wrong password' })
    expect([guessed.status, guessed.body.error.code]).toEqual([401, 'invalid_credentials'])
    const change = { current: first.password, next }
    expect((await call(product.url, 'changePassword', { body: change, headers: header })).status).toBe(401)

    const again = await ownProduct({ beside: product, environment })
    expect((await session(again, header)).status).toBe(401)
    expect((await logIn(again, again.server.firstLogin!)).body.mustChangePassword).toBe(true)
    await product.database.pool.query(`update users set one_time_until = now() + interval '1 hour'`)
    expect((await ownProduct({ beside: product, environment })).server.firstLogin).toBeNull()
  })

  it('is not required of the first owner with a password from the settings', async () => {
    const product = await ownProduct({ environment: { ADMIN_PASSWORD: 'abc' } })
    expect(product.server.firstLogin).toBeNull()
    const { headers, body } = await logIn(product, { password: 'abc' })
    expect(body.mustChangePassword).toBe(false)
    expect((await call(product.url, 'listLeads', { query: {}, headers: cookieOf(headers).header })).status).toBe(200)
  })

  it('is replaced and printed at the next start while unused', async () => {
    const environment = { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' }
    const product = await ownProduct({ environment })
    const unread = product.server.firstLogin!
    const again = await ownProduct({ beside: product, environment })
    const read = again.server.firstLogin!
    expect(read.password).not.toBe(unread.password)
    expect((await logIn(again, unread)).status).toBe(401)
    expect((await logIn(again, read)).status).toBe(200)
    expect((await ownProduct({ beside: product, environment })).server.firstLogin).toBeNull()
  })

  it('is not checked under a lock if an owner exists: a start does not wait for changes of people', async () => {
    const product = await startProduct()
    const writer = await product.database.pool.connect()
    try {
      await writer.query('begin')
      await writer.query('lock table users in row exclusive mode')
      expect((await ownProduct({ beside: product })).server.firstLogin).toBeNull()
    } finally {
      await writer.query('rollback')
      writer.release()
    }
  })

  it('refuses a wrong current password, and a short or easily guessed new one, at their fields', async () => {
    const product = await startProduct()
    const { username, password, headers } = await joinTeam(product)
    const bad: [{ current: string; next: string }, string, string][] = [
      [{ current: 'not it', next }, 'current', 'invalid'],
      [{ current: password, next: 'elevenchars' }, 'next', 'too_short'],
      [{ current: password, next: `${username}-2026` }, 'next', 'password_guessable'],
    ]
    for (const [body, field, problem] of bad) {
      const answer = await call(product.url, 'changePassword', { body, headers })
      expect([answer.status, answer.body.error.fields?.[field]?.problem]).toEqual([400, problem])
    }
    expect((await logIn(product, { username, password })).status).toBe(200)
  })
})
