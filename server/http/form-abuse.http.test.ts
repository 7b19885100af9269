import { describe, expect, it } from 'vitest'
import { call, message, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { somebody } from '#server/testing/visitors.ts'
import { trapField } from '#web/site/page.ts'

type Fields = Record<string, string>

/** The form of a new person. */
const newForm = (): Fields => {
  const { email, phone } = somebody()
  const phoneNumber = phone.slice('+34 '.length)
  return {
    form: 'quick',
    name: 'Ana Torres',
    email,
    phonePrefix: '+34',
    phoneNumber,
    investmentExperience: 'intermediate',
  }
}

/** Addresses as a proxy in front reports them. */
const start = () => startProduct({ renderer: plainRenderer, environment: { TRUST_PROXY: '1' } })
const startLimited = (RATE_LIMIT_FACTOR: string) =>
  ownProduct({ renderer: plainRenderer, environment: { RATE_LIMIT_FACTOR, TRUST_PROXY: '1' } })

const post = async ({ url }: Product, fields: Fields, headers: Fields = {}) => {
  const { status } = await fetch(`${url}/es/welcome`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  })
  return status
}

/** A browser's headers and form token, fetched an hour ago as far as the message can tell. */
async function visitor({ url }: Product, address: string) {
  const from = { origin: url, 'x-forwarded-for': address }
  const { headers } = await call(url, 'locateVisitor', { query: {}, headers: from })
  return { ...from, cookie: headers.getSetCookie()[0]!.split(';', 1)[0]! }
}

/** Outcome of forms: numbers of leads and of suspected spam. */
const kept = async ({ database }: Product, forms: readonly Fields[]) => {
  const { rows } = await database.pool.query<{ leads: number; doubtful: number }>(
    `select (select count(*)::int from contact_requests where email_key = any($1)) as leads,
       (select count(*)::int from quarantined_messages where email_key = any($1)) as doubtful`,
    [forms.map(({ email }) => email)],
  )
  return rows[0]!
}

const nthAddress = (n: number) => `198.51.100.${n}`

describe('a program that posts the form', () => {
  it('without having loaded the page makes no lead, and gets the usual response', async () => {
    const product = await start()
    const forms = [newForm(), newForm(), newForm()]
    for (const [n, form] of forms.entries())
      expect(await post(product, form, { 'x-forwarded-for': nthAddress(n) })).toBe(303)
    expect(await kept(product, forms)).toEqual({ leads: 0, doubtful: 3 })
  })

  it('with a used token makes no more leads than a person would, however many at once', async () => {
    const product = await start()
    const headers = await visitor(product, nthAddress(1))
    const forms = Array.from({ length: 5 }, newForm)
    const statuses = await Promise.all(forms.map((form) => post(product, form, headers)))
    expect(statuses).toEqual(Array(5).fill(303))
    expect(await kept(product, forms)).toEqual({ leads: 3, doubtful: 2 })
  })

  it('with a forged token, and without a page, makes no lead', async () => {
    const product = await start()
    const { cookie } = await visitor(product, nthAddress(1))
    const forged = { cookie: cookie.replace(/^form=\w/, 'form=0') }
    const form = newForm()
    expect(await post(product, form, forged)).toBe(303)
    expect(await kept(product, [form])).toEqual({ leads: 0, doubtful: 1 })
  })

  it("that a teammate releases becomes a lead with its visit's origin", async () => {
    const product = await start()
    const { url, database } = product
    const form: Fields = { ...newForm(), name: 'www.advertised.example' }
    await post(product, form, { referer: `${url}/es/welcome?utm_source=newsletter` })
    const headers = await signIn(url)
    const { data } = (await call(url, 'listQuarantine', { query: {}, headers })).body
    const params = { id: data.find(({ email }) => email === form.email)!.id }
    const { leadId } = (await call(url, 'releaseQuarantined', { params, headers })).body
    const { rows } = await database.pool.query('select utm_source from lead_attributions where lead_id = $1', [leadId])
    expect(rows).toEqual([{ utm_source: 'newsletter' }])
  })

  it('from a thousand addresses of one /64 is throttled after twenty messages', async () => {
    const product = await startLimited('1')
    const forms = Array.from({ length: 30 }, newForm)
    const statuses = []
    for (const [n, form] of forms.entries()) {
      const address = { 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}`, origin: product.url }
      statuses.push(await post(product, form, address))
    }
    expect(statuses).toEqual([...Array(20).fill(303), ...Array(10).fill(429)])
    expect(await kept(product, forms)).toEqual({ leads: 20, doubtful: 0 })
  })

  it('from everywhere at once makes no more leads beyond what people send', async () => {
    // A twentieth of the usual limits: more than one a second.
    const product = await startLimited('0.05')
    const forms = Array.from({ length: 40 }, newForm)
    const send = (form: Fields, n: number) =>
      post(product, form, { 'x-forwarded-for': nthAddress(n), origin: product.url })
    expect(await Promise.all(forms.map(send))).toEqual(forms.map(() => 303))
    const { leads, doubtful } = await kept(product, forms)
    expect(leads + doubtful).toBe(forms.length)
    expect(doubtful).toBeGreaterThan(0)
    const { rows } = await product.database.pool.query(
      `select count(*)::int as n from quarantined_messages where reasons = '{no_token,no_proof}'`,
    )
    expect(rows).toEqual([{ n: doubtful }])
  })
})

describe('a person', () => {
  it('who corrects errors reuses the token, and is not suspected', async () => {
    const product = await start()
    const headers = await visitor(product, nthAddress(1))
    const form = newForm()
    expect(await post(product, { ...form, phoneNumber: '12' }, headers)).toBe(400)
    expect(await post(product, form, headers)).toBe(303)
    expect(await post(product, form, headers)).toBe(303)
    expect(await kept(product, [form])).toEqual({ leads: 1, doubtful: 0 })
  })

  it("with or without a script, behind an office's IP address, gets through", async () => {
    const product = await startLimited('1')
    const forms = Array.from({ length: 6 }, newForm)
    for (const [n, form] of forms.entries()) {
      const withMark = await visitor(product, nthAddress(1))
      const without = { origin: product.url, 'x-forwarded-for': nthAddress(1) }
      expect(await post(product, form, n % 2 && n < 5 ? without : withMark)).toBe(303)
    }
    expect(await kept(product, forms)).toEqual({ leads: 6, doubtful: 0 })
  })

  it('whose browser fills in the hidden field, at once or without cookies, gets through', async () => {
    const product = await start()
    const filled = () => ({ ...newForm(), [trapField]: 'Ana' })
    const forms = [filled(), filled()] as const
    expect(await post(product, forms[0], await visitor(product, nthAddress(1)))).toBe(303)
    expect(await post(product, forms[1], { origin: product.url, 'x-forwarded-for': nthAddress(2) })).toBe(303)
    expect(await kept(product, forms)).toEqual({ leads: 2, doubtful: 0 })
  })

  it('who lost the response, corrects the email and resends, gets through', async () => {
    const product = await start()
    const headers = await visitor(product, nthAddress(1))
    const mistyped = newForm()
    const corrected = { ...mistyped, email: somebody().email }
    for (const form of [mistyped, corrected]) expect(await post(product, form, headers)).toBe(303)
    expect((await kept(product, [mistyped, corrected])).doubtful).toBe(0)
  })

  it("whose browser hides the form's origin gets through", async () => {
    const product = await start()
    const form = newForm()
    for (const origin of ['null', ''])
      expect(await post(product, form, { origin, 'x-forwarded-for': nthAddress(3) })).toBe(303)
    expect(await kept(product, [form])).toEqual({ leads: 1, doubtful: 0 })
  })

  it('whose old browser names nothing but its page, without cookies, gets through', async () => {
    const product = await start()
    const form = newForm()
    const headers = { referer: `${product.url}/es/welcome`, 'x-forwarded-for': nthAddress(4) }
    expect(await post(product, form, headers)).toBe(303)
    expect(await kept(product, [form])).toEqual({ leads: 1, doubtful: 0 })
  })

  it('who uses the API needs no token', async () => {
    const product = await start()
    const body = { ...message, ...somebody() }
    expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
    expect(await kept(product, [body])).toEqual({ leads: 1, doubtful: 0 })
  })
})
