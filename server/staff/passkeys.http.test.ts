import { describe, expect, it } from 'vitest'
import type { PasskeyProof } from '#contract/passkey.ts'
import { createAuthenticator } from '#server/testing/authenticator.ts'
import { call, type Product, sessionOf, startProduct } from '#server/testing/product.ts'
import { cookieOf, givePassword, setUpPasskey } from '#server/testing/second-factor.ts'
import { joinTeam, type Teammate } from '#server/testing/teammates.ts'

/** A teammate with a passkey, and functions for the first step and the challenge of a login. */
async function withPasskey() {
  const product = await startProduct()
  const { headers, ...person } = await joinTeam(product)
  const authenticator = await setUpPasskey(product, headers)
  return { product, person, headers, authenticator, challenged: () => challengedLogin(product, person) }
}

async function challengedLogin(product: Product, person: Teammate) {
  const { headers } = await givePassword(product, person)
  const { body } = await call(product.url, 'challengePasskey', { headers })
  return { headers, challenge: body }
}

const show = ({ url }: Product, passkey: PasskeyProof, headers: Record<string, string>) =>
  call(url, 'showSecondFactor', { body: { passkey }, headers })

/** The same text with one bit of its decoded bytes flipped. */
function bent(text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  return bytes.toString('base64url')
}

describe('a login with a passkey', () => {
  it('is complete once the passkey has signed, under a new token', async () => {
    const { product, authenticator, challenged } = await withPasskey()
    const { headers, challenge } = await challenged()
    expect(challenge).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' })
    expect(challenge.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    const answer = await show(product, authenticator.sign(challenge, product.url), headers)
    expect([answer.status, answer.body.secondFactor, answer.body.methods]).toEqual([
      200,
      'shown',
      ['passkey', 'recovery'],
    ])
    expect((await call(product.url, 'readSession', { headers })).status).toBe(401)
    expect((await call(product.url, 'readSession', { headers: cookieOf(answer.headers) })).status).toBe(200)
    const { body } = await call(product.url, 'readFactors', { headers: cookieOf(answer.headers) })
    expect(body.passkeys).toMatchObject([{ id: authenticator.id, name: 'Phone', lastUsedAt: expect.any(String) }])
  })

  it('accepts a challenge once, whether its signature was right or not', async () => {
    const { product, authenticator, challenged } = await withPasskey()
    const { headers, challenge } = await challenged()
    const wrong = authenticator.sign(challenge, product.url, { isVerified: false })
    expect((await show(product, wrong, headers)).status).toBe(400)
    expect((await show(product, authenticator.sign(challenge, product.url), headers)).status).toBe(400)
    const again = (await call(product.url, 'challengePasskey', { headers })).body
    expect((await show(product, authenticator.sign(again, product.url), headers)).status).toBe(200)
  })

  it('accepts no challenge of another session, an older one, or an unknown one', async () => {
    const { product, person, authenticator, challenged } = await withPasskey()
    const one = await challenged()
    const two = await challenged()
    expect((await show(product, authenticator.sign(one.challenge, product.url), two.headers)).status).toBe(400)
    const newer = (await call(product.url, 'challengePasskey', { headers: one.headers })).body
    expect(newer.challenge).not.toBe(one.challenge.challenge)
    expect((await show(product, authenticator.sign(one.challenge, product.url), one.headers)).status).toBe(400)
    const { headers } = await givePassword(product, person)
    expect((await show(product, authenticator.sign(newer, product.url), headers)).status).toBe(400)
  })

  it('accepts no challenge older than five minutes', async () => {
    const { product, person, authenticator, challenged } = await withPasskey()
    const { headers, challenge } = await challenged()
    await product.database.pool.query(
      `update sessions set
         challenge = (split_part(challenge, ' ', 1)::bigint - 300000) || ' ' || split_part(challenge, ' ', 2)
       where user_id = $1`,
      [person.id],
    )
    expect((await show(product, authenticator.sign(challenge, product.url), headers)).status).toBe(400)
  })

  it.each([
    ['the person was not asked', { isVerified: false }],
    ['it was signed on another site', { origin: 'https://evil.example' }],
    ['it was signed for another site', { rpId: 'evil.example' }],
    ['it was made for something else', { type: 'webauthn.create' }],
    ['its counter went back', { counter: 0 }],
    ['its counter stood still', { counter: 1 }],
  ])('is refused if %s', async (_where, tricks) => {
    const { product, authenticator, challenged } = await withPasskey()
    const { headers, challenge } = await challenged()
    expect((await show(product, authenticator.sign(challenge, product.url, tricks), headers)).status).toBe(400)
    const control = await challenged()
    expect(
      (await show(product, authenticator.sign(control.challenge, product.url, { counter: 9 }), control.headers)).status,
    ).toBe(200)
  })

  it.each(['signature', 'authenticatorData', 'clientDataJSON'] as const)(
    'is refused if one bit of its %s was changed',
    async (field) => {
      const { product, authenticator, challenged } = await withPasskey()
      const { headers, challenge } = await challenged()
      const proof = authenticator.sign(challenge, product.url)
      const response = { ...proof.response, [field]: bent(proof.response[field]) }
      expect((await show(product, { ...proof, response }, headers)).status).toBe(400)
    },
  )

  it("is refused with another person's or an unknown passkey", async () => {
    const { product, challenged } = await withPasskey()
    const { authenticator: other } = await withPasskey()
    for (const authenticator of [other, createAuthenticator()]) {
      const { headers, challenge } = await challenged()
      expect((await show(product, authenticator.sign(challenge, product.url), headers)).status).toBe(400)
    }
  })

  it('offers no challenge to a person without passkeys', async () => {
    const product = await startProduct()
    const { headers } = await joinTeam(product)
    expect((await call(product.url, 'challengePasskey', { headers })).status).toBe(404)
  })
})

describe('adding a passkey', () => {
  it("issues recovery codes with the first second factor, and ends the person's other sessions", async () => {
    const product = await startProduct()
    const { headers, ...person } = await joinTeam(product)
    const elsewhere = await sessionOf(product, person)
    const { body } = await call(product.url, 'startPasskey', { headers })
    expect(body).toMatchObject({ rp: { id: '127.0.0.1' }, attestation: 'none', user: { name: person.username } })
    const made = createAuthenticator().make(body, product.url)
    const added = await call(product.url, 'addPasskey', { body: { name: 'Key', passkey: made }, headers })
    expect([added.status, added.body.recoveryCodes?.length]).toEqual([201, 10])
    expect((await call(product.url, 'readSession', { headers: elsewhere })).status).toBe(401)
    const second = (await call(product.url, 'startPasskey', { headers })).body
    expect(second.excludeCredentials.map(({ id }) => id)).toEqual([made.id])
    const passkey = createAuthenticator().make(second, product.url)
    const more = await call(product.url, 'addPasskey', { body: { name: 'Other', passkey }, headers })
    expect([more.status, more.body.recoveryCodes]).toEqual([201, null])
  })

  it.each([
    ['the person was not asked', { isVerified: false }],
    ['it was made on another site', { origin: 'https://evil.example' }],
    ['it was made for another site', { rpId: 'evil.example' }],
    ['it signed in instead', { type: 'webauthn.get' }],
    ['nobody gave its challenge', { challenge: 'bm9ib2R5IGdhdmUgdGhpcyBjaGFsbGVuZ2Ugb3V0IQ' }],
  ])('is refused if %s, and nothing is stored', async (_where, tricks) => {
    const product = await startProduct()
    const { headers, ...person } = await joinTeam(product)
    const authenticator = createAuthenticator()
    const invited = (await call(product.url, 'startPasskey', { headers })).body
    const passkey = authenticator.make(invited, product.url, tricks)
    expect((await call(product.url, 'addPasskey', { body: { name: 'Key', passkey }, headers })).status).toBe(400)
    // The challenge is spent as well.
    const right = authenticator.make(invited, product.url)
    expect((await call(product.url, 'addPasskey', { body: { name: 'Key', passkey: right }, headers })).status).toBe(400)
    expect((await call(product.url, 'readFactors', { headers })).body.passkeys).toEqual([])
    expect((await givePassword(product, person)).body.secondFactor).toBe('none')
  })

  it("is refused for a registered passkey, also another person's", async () => {
    const product = await startProduct()
    const { headers: mine } = await joinTeam(product)
    const { headers: theirs } = await joinTeam(product)
    const authenticator = createAuthenticator()
    for (const [headers, status] of [
      [mine, 201],
      [mine, 409],
      [theirs, 409],
    ] as const) {
      const passkey = authenticator.make((await call(product.url, 'startPasskey', { headers })).body, product.url)
      expect((await call(product.url, 'addPasskey', { body: { name: 'Key', passkey }, headers })).status).toBe(status)
    }
  })

  it('removed as the only factor leaves none, and no recovery codes', async () => {
    const { product, person, headers, authenticator } = await withPasskey()
    const { headers: stranger } = await joinTeam(product)
    const params = { id: authenticator.id }
    expect((await call(product.url, 'removePasskey', { params, headers: stranger })).status).toBe(404)
    expect((await call(product.url, 'removePasskey', { params, headers })).status).toBe(204)
    expect((await givePassword(product, person)).body.secondFactor).toBe('none')
    const { body } = await call(product.url, 'readFactors', { headers })
    expect([body.passkeys, body.recoveryCodesLeft]).toEqual([[], 0])
  })

  it('is available depending on the URL under which the browser knows the product', async () => {
    const product = await startProduct()
    const { headers } = await joinTeam(product)
    const worksUnder = async (host: string) =>
      (await call(product.url, 'readFactors', { headers: { ...headers, host } })).body.passkeysWork
    expect([await worksUnder('localhost:3000'), await worksUnder('127.0.0.1:3000')]).toEqual([true, false])
  })
})
