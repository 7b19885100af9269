import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/default-brand.ts'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { cookieOf, givePassword, setUpTotp, totpCode } from '#server/testing/second-factor.ts'

async function withTotp(environment: Record<string, string> = {}) {
  const product = await ownProduct({ environment })
  const headers = await signIn(product.url)
  return { product, headers, ...(await setUpTotp(product, headers)) }
}

/** Both steps of a login, the second with what is shown. */
async function logIn(product: Product, shown: { code?: string; recoveryCode?: string }) {
  const half = await givePassword(product)
  const answer = await call(product.url, 'showSecondFactor', { body: shown, headers: half.headers })
  return { status: answer.status, body: answer.body, half: half.headers, headers: cookieOf(answer.headers) }
}

const session = ({ url }: Product, headers: Record<string, string>) => call(url, 'readSession', { headers })
const actions = async ({ database }: Product) =>
  (await database.pool.query<{ action: string }>('select action from audit_log order by id')).rows.map((r) => r.action)

describe('a login with an authenticator app', () => {
  it('is half after the password: it says what is due, and opens nothing else for ten minutes at most', async () => {
    const { product } = await withTotp()
    const { status, body, headers } = await givePassword(product)
    expect([status, body.secondFactor, body.methods]).toEqual([200, 'due', ['totp', 'recovery']])
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 60_000)).toBe(10)
    expect((await session(product, headers)).body.secondFactor).toBe('due')
    const closed = callNames.filter((name) => !['public', 'password-given'].includes(String(routeOf(name).access)))
    expect(closed.length).toBeGreaterThan(20)
    for (const name of closed) expect([name, (await probe(product.url, name, { headers })).status]).toEqual([name, 401])
  })

  it('is whole after the right code, under a new token; the half session is over', async () => {
    const { product, secret } = await withTotp()
    const { status, body, half, headers } = await logIn(product, { code: await totpCode(secret) })
    expect([status, body.secondFactor]).toEqual([200, 'shown'])
    expect(headers.cookie).not.toBe(half.cookie)
    expect((await session(product, half)).status).toBe(401)
    expect((await call(product.url, 'listLeads', { query: {}, headers })).status).toBe(200)
    expect((await actions(product)).slice(-2)).toEqual(['session.password_given', 'session.started'])
  })

  it('is remembered for thirty days where that was asked for at the first step', async () => {
    const { product, secret } = await withTotp()
    const first = await call(product.url, 'logIn', { body: { ...owner, rememberMe: true } })
    const body = { code: await totpCode(secret) }
    const second = await call(product.url, 'showSecondFactor', { body, headers: cookieOf(first.headers) })
    expect(second.body.remembered).toBe(true)
    expect(Math.round((Date.parse(second.body.expiresAt) - Date.now()) / 86_400_000)).toBe(30)
    expect(second.headers.getSetCookie()[0]).toContain('Max-Age=')
  })

  it('takes the code of the step before and after, and of none further away', async () => {
    for (const [steps, status] of [
      [-2, 400],
      [-1, 200],
      [1, 200],
      [2, 400],
    ] as const) {
      const { product, secret } = await withTotp()
      expect([steps, (await logIn(product, { code: await totpCode(secret, steps) })).status]).toEqual([steps, status])
    }
  })

  it('takes a code once, on whichever server it is shown, also where it is shown twice at once', async () => {
    const { product, secret } = await withTotp()
    const beside = await ownProduct({ beside: product })
    const code = await totpCode(secret)
    const halves = await Promise.all([product, beside, product, beside].map((server) => givePassword(server)))
    const shown = await Promise.all(
      halves.map(({ headers }, i) =>
        call([product, beside][i % 2]!.url, 'showSecondFactor', { body: { code }, headers }),
      ),
    )
    expect(shown.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect((await logIn(beside, { code })).status).toBe(400)
    // A code of an earlier step does not come back to life either.
    expect((await logIn(product, { code: await totpCode(secret, -1) })).status).toBe(400)
    expect((await logIn(product, { code: await totpCode(secret, 1) })).status).toBe(200)
  })

  it('takes no code with which the app was turned on', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const { body } = await call(product.url, 'startTotp', { headers })
    const code = await totpCode(body.secret)
    expect((await call(product.url, 'confirmTotp', { body: { code }, headers })).status).toBe(200)
    expect((await logIn(product, { code })).status).toBe(400)
  })

  it('refuses a wrong code at its field, counts that, and takes nothing that is not six digits', async () => {
    const { product, secret } = await withTotp()
    const right = await totpCode(secret)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const { status, body } = await logIn(product, { code: wrong })
    expect([status, body.error.fields?.code?.problem]).toEqual([400, 'invalid'])
    const counted = `select kind, count from access_refusals`
    await expect
      .poll(async () => (await product.database.pool.query(counted)).rows)
      .toEqual([{ kind: 'factor_refused', count: 1 }])
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', '0x1234']) {
      expect([code, (await logIn(product, { code })).status]).toEqual([code, 400])
    }
    expect((await logIn(product, { code: `${right.slice(0, 3)} ${right.slice(3)}` })).status).toBe(200)
  })

  it('wants one thing shown, and only where one is due', async () => {
    const { product, headers, secret } = await withTotp()
    const code = await totpCode(secret)
    const half = (await givePassword(product)).headers
    const show = (body: object, who = half) => call(product.url, 'showSecondFactor', { body, headers: who })
    expect((await show({})).status).toBe(400)
    expect((await show({ code, recoveryCode: 'x' })).status).toBe(400)
    expect((await show({ code }, headers)).status).toBe(409)
    expect((await show({ code })).status).toBe(200)
  })
})

describe('a recovery code', () => {
  it('replaces the second factor, once, however it is typed', async () => {
    const { product, recoveryCodes } = await withTotp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect((await logIn(product, { recoveryCode: first })).status).toBe(200)
    expect((await logIn(product, { recoveryCode: first })).body.error.fields?.recoveryCode?.problem).toBe('invalid')
    expect((await logIn(product, { recoveryCode: ` ${second.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200)
  })

  it('of another person opens nothing', async () => {
    const { product, recoveryCodes } = await withTotp()
    await product.database.pool.query(`insert into users (id, username, username_key, password, role)
      select gen_random_uuid(), 'another', 'another', password, 'owner' from users`)
    await product.database.pool.query(
      `update recovery_codes set user_id = (select id from users where username = 'another')`,
    )
    expect((await logIn(product, { recoveryCode: recoveryCodes[0]! })).status).toBe(400)
  })

  it('is stored as nothing that could be typed, and renewed codes end the old ones', async () => {
    const { product, headers, recoveryCodes } = await withTotp()
    const { rows } = await product.database.pool.query('select * from recovery_codes')
    expect(rows).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    const renewed = await call(product.url, 'renewRecoveryCodes', { headers })
    expect((await logIn(product, { recoveryCode: recoveryCodes[0]! })).status).toBe(400)
    expect((await logIn(product, { recoveryCode: renewed.body.recoveryCodes[0]! })).status).toBe(200)
    expect((await call(product.url, 'readFactors', { headers })).body.recoveryCodesLeft).toBe(9)
  })
})

describe('an authenticator app', () => {
  it('counts only once its first code was right, and its secret lies sealed in the database', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const { body } = await call(product.url, 'startTotp', { headers })
    expect(body.uri).toBe(
      `otpauth://totp/${defaultSettings.name}:owner?secret=${body.secret}&issuer=${defaultSettings.name}`,
    )
    expect(Buffer.from(body.secret, 'latin1').length * 5).toBeGreaterThanOrEqual(160)
    expect((await givePassword(product)).body.secondFactor).toBe('none')
    expect((await call(product.url, 'readFactors', { headers })).body.totp).toBeNull()
    const { rows } = await product.database.pool.query('select encode(sealed, $1) as sealed from totp_secrets', [
      'escape',
    ])
    expect(rows[0].sealed).not.toContain(body.secret)
    await call(product.url, 'confirmTotp', { body: { code: await totpCode(body.secret) }, headers })
    expect((await givePassword(product)).body.secondFactor).toBe('due')
  })

  it('is not replaced while it counts; removed, the password is enough again and old codes open nothing', async () => {
    const { product, headers, recoveryCodes } = await withTotp()
    expect((await call(product.url, 'startTotp', { headers })).status).toBe(409)
    expect((await call(product.url, 'removeTotp', { headers })).status).toBe(204)
    expect((await givePassword(product)).body).toMatchObject({ secondFactor: 'none', methods: [] })
    expect((await call(product.url, 'removeTotp', { headers })).status).toBe(404)
    await setUpTotp(product, headers)
    expect((await logIn(product, { recoveryCode: recoveryCodes[0]! })).status).toBe(400)
  })

  it('turned on or off ends the other sessions of its person', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const elsewhere = await signIn(product.url)
    const { secret } = await setUpTotp(product, headers)
    expect((await session(product, elsewhere)).status).toBe(401)
    const again = (await logIn(product, { code: await totpCode(secret) })).headers
    await call(product.url, 'removeTotp', { headers })
    expect((await session(product, again)).status).toBe(401)
    expect((await session(product, headers)).status).toBe(200)
  })
})

describe('guessing a second factor', () => {
  it('is stopped at the eleventh wrong one, and a right password buys no further guesses', async () => {
    const { product, secret } = await withTotp({ RATE_LIMIT_FACTOR: '1' })
    await product.database.pool.query('delete from sessions')
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push((await logIn(product, { recoveryCode: `wrong ${i}` })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 401, 401])
    expect((await givePassword(product)).status).toBe(429)
    expect((await logIn(product, { code: await totpCode(secret) })).status).toBe(401)
  })

  it('of six digits is stopped for the account as a whole, however many addresses take part; other factors stay open', async () => {
    const { product, secret, recoveryCodes } = await withTotp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
    const from = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}` })
    const show = async (i: number, body: { code?: string; recoveryCode?: string }) => {
      const half = await call(product.url, 'logIn', { body: owner, headers: from(i) })
      const headers = { ...cookieOf(half.headers), ...from(i) }
      return (await call(product.url, 'showSecondFactor', { body, headers })).status
    }
    const right = await totpCode(secret)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const statuses = []
    for (let i = 0; i < 32; i++) statuses.push(await show(i, { code: wrong }))
    expect(statuses).toEqual([...Array(30).fill(400), 429, 429])
    expect(await show(40, { code: await totpCode(secret) })).toBe(429)
    expect(await show(41, { recoveryCode: recoveryCodes[0]! })).toBe(200)
  })
})
