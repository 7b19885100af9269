import { describe, expect, it } from 'vitest'
import { ownProduct, type Product, setupMessage, startProduct } from '#server/testing/product.ts'
import { formStateIn, plainRenderer } from '#server/testing/renderer.ts'
import { somebody } from '#server/testing/visitors.ts'
import type { FormState } from '#web/site/page.ts'

type Fields = Record<string, string>

const { phone: _phone, language: _language, ...written } = setupMessage
/** A valid form of a new customer. */
const newSetup = () => ({
  ...written,
  form: 'setup',
  email: somebody().email,
  phonePrefix: '+34',
  phoneNumber: '612 345 678',
  accessWay: 'master_password',
})
const secret = setupMessage.mt5Password
const newDeclaration = () => ({
  form: 'cancel',
  kind: 'withdraw',
  name: 'Ana Torres',
  email: somebody().email,
  contract: '12 de noviembre',
  note: 'Primera línea\nSegunda',
})
const typed = ({ form: _form, mt5Password: _secret, ...values }: Fields) => values

const start = () => startProduct({ renderer: plainRenderer })
const startLimited = (RATE_LIMIT_FACTOR: string) =>
  ownProduct({ renderer: plainRenderer, environment: { RATE_LIMIT_FACTOR } })

async function post({ url }: Product, path: string, fields: Fields, headers: Fields = {}) {
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, ...headers },
    body: new URLSearchParams(fields),
  })
  const html = await response.text()
  const state = (form: string): FormState | null => formStateIn(html, form)
  return { status: response.status, headers: response.headers, html, state }
}

const asFragment = { 'x-fragment': 'form' }
const sent: FormState = { values: {}, problems: {}, outcome: 'sent' }
/** The setups, or declarations, that came from an email address. */
const keptOf = async ({ database }: Product, table: 'subscription_setups' | 'cancellations', { email }: Fields) =>
  (await database.pool.query(`select * from ${table} where email = $1`, [email])).rows

describe('the form for a trading account', () => {
  const path = '/es/subscription-success'

  it('is accepted without a script, once however often it is sent, and confirmed to its sender only', async () => {
    const product = await start()
    const setup = newSetup()
    const answers = await Promise.all([1, 2, 3].map(() => post(product, path, setup)))
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\S+\?sent=setup\.[^#]+#setup$/)])
    expect(await keptOf(product, 'subscription_setups', setup)).toMatchObject([
      {
        full_name: 'Ana Torres',
        phone: '+34 612345678',
        mt5_username: '5012345',
        access_way: 'master_password',
        language: 'es',
        status: 'pending',
      },
    ])
    const shown = async (address: string) => (await fetch(product.url + address)).text()
    expect(formStateIn(await shown(answers[0]!.headers.get('location')!), 'setup')).toEqual(sent)
    expect(formStateIn(await shown(`${path}?sent=setup`), 'setup')).toBeNull()
  })

  it('is accepted once by script or by a repeated key', async () => {
    const product = await start()
    const setup = newSetup()
    const headers = { ...asFragment, 'idempotency-key': 'key-of-this-form' }
    for (let again = 0; again < 2; again++) {
      const { status, html, state } = await post(product, path, setup, headers)
      expect([status, state('setup')]).toEqual([200, sent])
      expect(html).not.toContain('<html')
    }
    expect(await keptOf(product, 'subscription_setups', setup)).toHaveLength(1)
  })

  it('shows all problems at their fields, keeps what was typed, and never sends a password back', async () => {
    const product = await start()
    const setup = newSetup()
    const wrong = { ...setup, fullName: 'A', email: 'ana', phoneNumber: '12', mt5Username: '50', investmentAmount: '' }
    for (const headers of [{}, asFragment]) {
      const { status, state, html } = await post(product, path, { ...wrong, mt5Password: 'kurz!' }, headers)
      expect(status).toBe(400)
      expect(html).not.toContain('kurz!')
      expect(state('setup')).toMatchObject({ values: typed(wrong), outcome: 'open' })
      expect(Object.keys(state('setup')!.problems).sort()).toEqual(
        ['email', 'fullName', 'investmentAmount', 'mt5Password', 'mt5Username', 'phoneNumber'].sort(),
      )
    }
    const { html, state } = await post(product, path, { ...setup, phoneNumber: '612345' })
    expect(html).not.toContain(secret)
    expect(state('setup')!.problems).toEqual({ phoneNumber: 'phone_too_short' })
    for (const { email } of [setup, wrong]) expect(await keptOf(product, 'subscription_setups', { email })).toEqual([])
  })

  it('asks for no password where none is needed, and discards one typed anyway', async () => {
    const product = await start()
    for (const accessWay of ['own_terminal', 'broker_copy']) {
      const setup = newSetup()
      expect((await post(product, path, { ...setup, accessWay })).status).toBe(303)
      const [{ id }] = await keptOf(product, 'subscription_setups', setup)
      const secrets = await product.database.pool.query(
        'select 1 from subscription_setup_secrets where setup_id = $1',
        [id],
      )
      expect(secrets.rows).toEqual([])
    }
    const without = { ...newSetup(), mt5Password: '' }
    const { state } = await post(product, path, { ...without, accessWay: 'investor_password' })
    expect(state('setup')!.problems).toEqual({ mt5Password: 'required' })
    const { accessWay: _, ...unsaid } = without
    expect((await post(product, path, unsaid)).state('setup')!.problems).toEqual({ mt5Password: 'required' })
  })

  it('returns everything but the password when the address has sent too many', async () => {
    const product = await startLimited('1')
    for (let sent = 0; sent < 3; sent++) expect((await post(product, path, newSetup())).status).toBe(303)
    const setup = newSetup()
    const { status, html, state } = await post(product, path, setup)
    expect(status).toBe(429)
    expect(state('setup')).toEqual({ values: typed(setup), problems: {}, outcome: 'too_many_requests' })
    expect(html).not.toContain(secret)
  })

  it('refuses unknown fields, other pages and other sites', async () => {
    const product = await start()
    const setup = newSetup()
    expect((await post(product, '/es/welcome', setup)).status).toBe(400)
    expect((await post(product, path, setup, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await keptOf(product, 'subscription_setups', setup)).toEqual([])
    expect((await post(product, path, { ...setup, status: 'completed' })).status).toBe(303)
    expect(await keptOf(product, 'subscription_setups', setup)).toMatchObject([{ status: 'pending' }])
  })
})

describe('the form for withdrawing and cancelling', () => {
  const path = '/es/cancel'

  it('asks for confirmation first and stores nothing before', async () => {
    const product = await start()
    const declaration = newDeclaration()
    for (const headers of [{}, asFragment]) {
      const { status, state } = await post(product, path, declaration, headers)
      expect([status, state('cancel')]).toEqual([200, { values: typed(declaration), problems: {}, outcome: 'confirm' }])
    }
    expect(await keptOf(product, 'cancellations', declaration)).toEqual([])
  })

  it('can be corrected before confirming, with everything that was typed', async () => {
    const product = await start()
    const declaration = newDeclaration()
    const back = await post(product, path, { ...declaration, email: 'ana', step: 'change' })
    expect(back.state('cancel')).toEqual({
      values: { ...typed(declaration), email: 'ana' },
      problems: {},
      outcome: 'open',
    })
  })

  it('is answered with a receipt: number, date and time, the same after a reload and a second click', async () => {
    const product = await start()
    const confirmed = { ...newDeclaration(), step: 'confirm' }
    const [first, second] = await Promise.all([post(product, path, confirmed), post(product, path, confirmed)])
    const rows = await keptOf(product, 'cancellations', confirmed)
    expect(rows).toMatchObject([
      { kind: 'withdraw', contract: '12 de noviembre', note: 'Primera línea\nSegunda', language: 'es' },
    ])
    const receipt = { id: rows[0].id, receivedAt: rows[0].created_at.toISOString() }
    for (const { status, headers } of [first, second]) {
      expect([status, headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\S+\?sent=cancel\.[^#]+#cancel$/),
      ])
      expect(headers.get('set-cookie')).toBeNull()
      for (const _ of ['first', 'reloaded']) {
        const thanks = await fetch(product.url + headers.get('location'))
        expect(thanks.headers.get('cache-control')).toBe('no-store')
        expect(formStateIn(await thanks.text(), 'cancel')).toEqual({ ...sent, receipt })
      }
    }
    const script = await post(product, path, confirmed, asFragment)
    expect(script.state('cancel')).toEqual({ ...sent, receipt })
    const stranger = await fetch(`${product.url}${path}?sent=cancel`)
    expect(formStateIn(await stranger.text(), 'cancel')).toBeNull()
  })

  it('shows problems at their fields, in either step', async () => {
    const product = await start()
    const { kind: _, ...wrong } = { ...newDeclaration(), name: '', email: 'ana' }
    for (const step of [{}, { step: 'confirm' }]) {
      const { status, state } = await post(product, path, { ...wrong, ...step })
      expect(status).toBe(400)
      expect(state('cancel')).toMatchObject({ values: typed(wrong), outcome: 'open' })
      expect(Object.keys(state('cancel')!.problems).sort()).toEqual(['email', 'kind', 'name'])
    }
    expect(await keptOf(product, 'cancellations', wrong)).toEqual([])
  })

  it('asks again if the confirmation came too fast', async () => {
    const product = await startLimited('0.05')
    const declaration = newDeclaration()
    const confirmed = { ...declaration, step: 'confirm' }
    await post(product, path, declaration)
    const { status, state } = await post(product, path, confirmed)
    expect([status, state('cancel')]).toEqual([
      429,
      { values: typed(confirmed), problems: {}, outcome: 'too_many_requests' },
    ])
  })
})
