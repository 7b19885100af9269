import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, owner, ownProduct, type Product, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { cookieOf, forgetProofs, setUpPasskey, setUpTotp, totpCode } from '#server/testing/second-factor.ts'
import { checksums } from '#server/testing/tables.ts'
import { joinTeam } from '#server/testing/teammates.ts'

const guarded = callNames.filter((name) => routeOf(name).stepUp)
/** Proves it as a browser does, which takes the new token of the session. */
const prove = async ({ url }: Product, body: CallOf<'prove'>['body'], headers: Record<string, string>) => {
  const answer = await call(url, 'prove', { body, headers: { ...headers } })
  if (answer.status === 200) Object.assign(headers, cookieOf(answer.headers))
  return answer
}
/** True if the session may make a call that requires a step-up. */
const isProved = async ({ url }: Product, headers: Record<string, string>) =>
  (await probe(url, 'exportAudit', { headers })).status === 200

describe('a call that requires a step-up', () => {
  it('is open for five minutes after a login, then refused until proved again; everything else stays open', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    expect(guarded).toEqual(expect.arrayContaining(['startTotp', 'invite', 'changePerson', 'exportAudit']))
    expect(await isProved(product, headers)).toBe(true)
    await forgetProofs(product)
    const before = await checksums(product.database.pool)
    for (const name of guarded) {
      const { status, text } = await probe(product.url, name, { headers })
      expect([name, status, JSON.parse(text).error.code]).toEqual([name, 403, 'proof_needed'])
    }
    expect(await checksums(product.database.pool)).toEqual(before)
    expect((await call(product.url, 'listLeads', { query: {}, headers })).status).toBe(200)
    const { status, body } = await prove(product, { password: owner.password }, headers)
    expect([status, Math.round((Date.parse(body.provedUntil) - Date.now()) / 60_000)]).toEqual([200, 5])
    expect(await isProved(product, headers)).toBe(true)
  })

  it('is proved for this session alone, on every server at once', async () => {
    const first = await startProduct()
    const second = await ownProduct({ beside: first })
    const { headers: mine, password, ...person } = await joinTeam(first, 'manager')
    const other = await sessionOf(first, person)
    await forgetProofs(first)
    for (const headers of [mine, other]) expect(await isProved(second, headers)).toBe(false)
    await prove(first, { password }, mine)
    expect(await isProved(first, mine)).toBe(true)
    await expect.poll(() => isProved(second, mine)).toBe(true)
    expect(await isProved(second, other)).toBe(false)
  })

  it('is closed to a teammate who still has a one-time password', async () => {
    const product = await startProduct()
    const { id, headers } = await joinTeam(product, 'owner')
    await product.database.pool.query('update users set must_change_password = true where id = $1', [id])
    for (const name of guarded)
      expect([name, (await probe(product.url, name, { headers })).status]).toEqual([name, 403])
  })
})

describe('proving who one is', () => {
  it('accepts the right password, and refuses another at its field', async () => {
    const product = await startProduct()
    const { headers } = await joinTeam(product, 'manager')
    await forgetProofs(product)
    const wrong = await prove(product, { password: 'not the password' }, headers)
    expect([wrong.status, wrong.body.error.fields?.password?.problem]).toEqual([400, 'invalid'])
    expect((await prove(product, {}, headers)).status).toBe(400)
    expect(await isProved(product, headers)).toBe(false)
  })

  it("requires the user's own password, not another teammate's", async () => {
    const product = await startProduct()
    const { headers } = await joinTeam(product, 'manager')
    expect((await prove(product, { password: owner.password }, headers)).status).toBe(400)
  })

  it('requires password and code if an app is set up, and accepts a code once', async () => {
    const product = await startProduct()
    const { headers, password } = await joinTeam(product, 'manager')
    const { secret } = await setUpTotp(product, headers)
    await forgetProofs(product)
    const alone = await prove(product, { password }, headers)
    expect([alone.status, alone.body.error.fields?.code?.problem]).toEqual([400, 'required'])
    const code = await totpCode(secret)
    expect((await prove(product, { password: 'not the password', code }, headers)).status).toBe(400)
    expect(await isProved(product, headers)).toBe(false)
    expect((await prove(product, { password, code }, headers)).status).toBe(200)
    expect(await isProved(product, headers)).toBe(true)
    expect((await prove(product, { password, code }, headers)).body.error.fields?.code?.problem).toBe('invalid')
  })

  it('accepts a passkey with user verification; if that is the factor, no password will do', async () => {
    const product = await startProduct()
    const { headers, password } = await joinTeam(product, 'manager')
    const authenticator = await setUpPasskey(product, headers)
    await forgetProofs(product)
    expect((await prove(product, { password }, headers)).body.error.fields?.passkey?.problem).toBe('required')
    const challenge = (await call(product.url, 'challengePasskey', { headers })).body
    const unasked = authenticator.sign(challenge, product.url, { isVerified: false })
    expect((await prove(product, { passkey: unasked }, headers)).status).toBe(400)
    const again = (await call(product.url, 'challengePasskey', { headers })).body
    const passkey = authenticator.sign(again, product.url)
    expect((await prove(product, { passkey }, headers)).status).toBe(200)
    expect(await isProved(product, headers)).toBe(true)
    expect((await prove(product, { passkey }, headers)).status).toBe(400)
  })

  it("is limited like a login: a stolen session can't guess the password", async () => {
    const product = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const headers = await signIn(product.url)
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await prove(product, { password: `wrong ${i}` }, headers)).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})

it('changing the password asks a person with a second factor for a proof as well', async () => {
  const product = await startProduct()
  const { headers, password } = await joinTeam(product, 'manager')
  const { secret } = await setUpTotp(product, headers)
  await forgetProofs(product)
  const body = { current: password, next: 'four words in a row' }
  const change = () => call(product.url, 'changePassword', { body, headers })
  expect((await change()).body.error.code).toBe('proof_needed')
  await prove(product, { password, code: await totpCode(secret) }, headers)
  expect((await change()).status).toBe(200)
})
