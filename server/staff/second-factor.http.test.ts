import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { call, ownProduct, type Product, sessionOf, startProduct } from '#server/testing/product.ts'
import { cookieOf, givePassword, setUpTotp, totpCode } from '#server/testing/second-factor.ts'
import { joinTeam, type Teammate } from '#server/testing/teammates.ts'

type Shown = { code?: string; recoveryCode?: string }

/** A teammate who logs in with an authenticator app, or any other factor that is shown. */
async function withTotp(product?: Product) {
  const there = product ?? (await startProduct())
  const { headers, ...person } = await joinTeam(there)
  const factors = await setUpTotp(there, headers)
  return { product: there, person, headers, ...factors, logIn: (shown: Shown) => logInWith(there, person, shown) }
}

/** Both steps of a login, the second with the given factor. */
async function logInWith(product: Product, person: Teammate, shown: Shown) {
  const half = await givePassword(product, person)
  const answer = await call(product.url, 'showSecondFactor', { body: shown, headers: half.headers })
  return { status: answer.status, body: answer.body, half: half.headers, headers: cookieOf(answer.headers) }
}

const session = ({ url }: Product, headers: Record<string, string>) => call(url, 'readSession', { headers })

describe('a login with an authenticator app', () => {
  it('is incomplete after the password: it names what is due, and expires after ten minutes', async () => {
    const { product, person } = await withTotp()
    const { status, body, headers } = await givePassword(product, person)
    expect([status, body.secondFactor, body.methods]).toEqual([200, 'due', ['totp', 'recovery']])
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 60_000)).toBe(10)
    expect((await session(product, headers)).body.secondFactor).toBe('due')
  })

  it('is complete after the right code, under a new token; the incomplete session ends', async () => {
    const { product, person, secret, logIn } = await withTotp()
    const { status, body, half, headers } = await logIn({ code: await totpCode(secret) })
    expect([status, body.secondFactor]).toEqual([200, 'shown'])
    expect(headers.cookie).not.toBe(half.cookie)
    expect((await session(product, half)).status).toBe(401)
    expect((await call(product.url, 'listLeads', { query: {}, headers })).status).toBe(200)
    const { rows } = await product.database.pool.query('select action from audit_log where user_id = $1 order by id', [
      person.id,
    ])
    expect(rows.map(({ action }) => action).slice(-2)).toEqual(['session.password_given', 'session.started'])
  })

  it('is remembered for thirty days if requested at the first step', async () => {
    const { product, person, secret } = await withTotp()
    const { username, password } = person
    const first = await call(product.url, 'logIn', { body: { username, password, rememberMe: true } })
    const body = { code: await totpCode(secret) }
    const second = await call(product.url, 'showSecondFactor', { body, headers: cookieOf(first.headers) })
    expect(second.body.remembered).toBe(true)
    expect(Math.round((Date.parse(second.body.expiresAt) - Date.now()) / 86_400_000)).toBe(30)
    expect(second.headers.getSetCookie()[0]).toContain('Max-Age=')
  })

  it.each([
    [-2, 400],
    [-1, 200],
    [1, 200],
    [2, 400],
  ])('answers the code of %i steps from now with %i', async (steps, status) => {
    const { secret, logIn } = await withTotp()
    expect((await logIn({ code: await totpCode(secret, steps) })).status).toBe(status)
  })

  it('accepts a code once, on any server, even when sent twice at once', async () => {
    const { product, person, secret, logIn } = await withTotp()
    const beside = await ownProduct({ beside: product })
    const code = await totpCode(secret)
    const halves = await Promise.all(
      [product, beside, product, beside].map(async ({ url }) => ({
        url,
        headers: await sessionOf(product, person, { awaitsSecondFactor: true }),
      })),
    )
    const shown = await Promise.all(
      halves.map(({ url, headers }) => call(url, 'showSecondFactor', { body: { code }, headers })),
    )
    expect(shown.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect((await logInWith(beside, person, { code })).status).toBe(400)
    // A code of an earlier step does not come back to life either.
    expect((await logIn({ code: await totpCode(secret, -1) })).status).toBe(400)
    expect((await logIn({ code: await totpCode(secret, 1) })).status).toBe(200)
  })

  it('accepts no code used to set the app up', async () => {
    const product = await startProduct()
    const { headers, ...person } = await joinTeam(product)
    const { body } = await call(product.url, 'startTotp', { headers })
    const code = await totpCode(body.secret)
    expect((await call(product.url, 'confirmTotp', { body: { code }, headers })).status).toBe(200)
    expect((await logInWith(product, person, { code })).status).toBe(400)
  })

  it('refuses a wrong code at its field, counts it, and uses up only six-digit ones', async () => {
    const { product, person, secret, logIn } = await withTotp()
    const right = await totpCode(secret)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const { status, body } = await logIn({ code: wrong })
    expect([status, body.error.fields?.code?.problem]).toEqual([400, 'invalid'])
    const counted = 'select kind, count from access_refusals where user_id = $1'
    await expect
      .poll(async () => (await product.database.pool.query(counted, [person.id])).rows)
      .toEqual([{ kind: 'factor_refused', count: 1 }])
    const headers = await sessionOf(product, person, { awaitsSecondFactor: true })
    const show = async (code: string) =>
      (await call(product.url, 'showSecondFactor', { body: { code }, headers })).status
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', '0x1234'])
      expect([code, await show(code)]).toEqual([code, 400])
    expect(await show(`${right.slice(0, 3)} ${right.slice(3)}`)).toBe(200)
  })

  it('requires exactly one factor, and only if one is due', async () => {
    const { product, person, headers, secret } = await withTotp()
    const code = await totpCode(secret)
    const half = await sessionOf(product, person, { awaitsSecondFactor: true })
    const show = (body: object, who = half) => call(product.url, 'showSecondFactor', { body, headers: who })
    expect((await show({})).status).toBe(400)
    expect((await show({ code, recoveryCode: 'x' })).status).toBe(400)
    expect((await show({ code }, headers)).status).toBe(409)
    expect((await show({ code })).status).toBe(200)
  })
})

describe('a recovery code', () => {
  it('replaces the second factor, once, however it is typed', async () => {
    const { recoveryCodes, logIn } = await withTotp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn({ recoveryCode: first })).status).toBe(200)
    expect((await logIn({ recoveryCode: first })).body.error.fields?.recoveryCode?.problem).toBe('invalid')
    expect((await logIn({ recoveryCode: ` ${second.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200)
  })

  it('of another person opens nothing', async () => {
    const { logIn } = await withTotp()
    const { recoveryCodes } = await withTotp()
    expect((await logIn({ recoveryCode: recoveryCodes[0]! })).status).toBe(400)
  })

  it('is stored irreversibly, and renewed codes invalidate the old ones', async () => {
    const { product, person, headers, recoveryCodes, logIn } = await withTotp()
    const { rows } = await product.database.pool.query('select * from recovery_codes where user_id = $1', [person.id])
    expect(rows).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    const renewed = await call(product.url, 'renewRecoveryCodes', { headers })
    expect((await logIn({ recoveryCode: recoveryCodes[0]! })).status).toBe(400)
    expect((await logIn({ recoveryCode: renewed.body.recoveryCodes[0]! })).status).toBe(200)
    expect((await call(product.url, 'readFactors', { headers })).body.recoveryCodesLeft).toBe(9)
  })
})

describe('an authenticator app', () => {
  it('is active only after its first right code, with its secret sealed in the database', async () => {
    const product = await startProduct()
    const { headers, ...person } = await joinTeam(product)
    const { body } = await call(product.url, 'startTotp', { headers })
    const [label, query] = body.uri.slice('otpauth://totp/'.length).split('?')
    expect([decodeURIComponent(label!), query]).toEqual([
      `${defaultSettings.name}:${person.username}`,
      `secret=${body.secret}&issuer=${defaultSettings.name}`,
    ])
    expect(Buffer.from(body.secret, 'latin1').length * 5).toBeGreaterThanOrEqual(160)
    expect((await givePassword(product, person)).body.secondFactor).toBe('none')
    expect((await call(product.url, 'readFactors', { headers })).body.totp).toBeNull()
    const { rows } = await product.database.pool.query(
      `select encode(sealed, 'escape') as sealed from totp_secrets where user_id = $1`,
      [person.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].sealed).not.toContain(body.secret)
    await call(product.url, 'confirmTotp', { body: { code: await totpCode(body.secret) }, headers })
    expect((await givePassword(product, person)).body.secondFactor).toBe('due')
  })

  it("can't be replaced while active; once removed, the password suffices again and old codes are invalid", async () => {
    const { product, person, headers, recoveryCodes, logIn } = await withTotp()
    expect((await call(product.url, 'startTotp', { headers })).status).toBe(409)
    expect((await call(product.url, 'removeTotp', { headers })).status).toBe(204)
    expect((await givePassword(product, person)).body).toMatchObject({ secondFactor: 'none', methods: [] })
    expect((await call(product.url, 'removeTotp', { headers })).status).toBe(404)
    await setUpTotp(product, headers)
    expect((await logIn({ recoveryCode: recoveryCodes[0]! })).status).toBe(400)
  })

  it("turned on or off ends the person's other sessions", async () => {
    const product = await startProduct()
    const { headers, ...person } = await joinTeam(product)
    const elsewhere = await sessionOf(product, person)
    await setUpTotp(product, headers)
    expect((await session(product, elsewhere)).status).toBe(401)
    const again = await sessionOf(product, person)
    await call(product.url, 'removeTotp', { headers })
    expect((await session(product, again)).status).toBe(401)
    expect((await session(product, headers)).status).toBe(200)
  })
})

it('guessing a second factor is stopped at the eleventh wrong one, and a right password allows no further guesses', async () => {
  const product = await startProduct({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const { person, secret, logIn } = await withTotp(product)
  const statuses = []
  for (let i = 0; i < 12; i++) statuses.push((await logIn({ recoveryCode: `wrong ${i}` })).status)
  expect(statuses).toEqual([...Array(10).fill(400), 401, 401])
  expect((await givePassword(product, person)).status).toBe(429)
  expect((await logIn({ code: await totpCode(secret) })).status).toBe(401)
})
