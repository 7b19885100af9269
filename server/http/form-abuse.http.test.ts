import { describe, expect, it } from 'vitest'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { trapField } from '#web/site/page.ts'

type Fields = Record<string, string>

const form = (n: number): Fields => ({
  form: 'quick',
  name: 'Ana Torres',
  email: `p${n}@example.com`,
  phonePrefix: '+34',
  phoneNumber: String(612_000_000 + n),
  investmentExperience: 'intermediate',
})

/** Default limits; addresses as a proxy in front reports them. */
const start = () => ownProduct({ renderer: plainRenderer, environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })

const post = async ({ url }: Product, fields: Fields, headers: Fields = {}) => {
  const { status } = await fetch(`${url}/es/welcome`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  })
  return status
}

/** What a browser says of itself, and the mark its script fetched, an hour ago as far as the message goes. */
async function visitor({ url }: Product, address: string) {
  const from = { origin: url, 'x-forwarded-for': address }
  const { headers } = await call(url, 'locateVisitor', { query: {}, headers: from })
  return { ...from, cookie: headers.getSetCookie()[0]!.split(';', 1)[0]! }
}

const kept = async ({ database }: Product) => {
  const { contact_requests: leads, quarantined_messages: doubtful } = await rowCounts(database.pool)
  return { leads, doubtful }
}

const nthAddress = (n: number) => `198.51.100.${n}`

describe('a program that posts the form', () => {
  it('without having been on the page makes no lead, and gets the usual answer', async () => {
    const product = await start()
    for (let n = 1; n <= 5; n += 1) expect(await post(product, form(n), { 'x-forwarded-for': nthAddress(n) })).toBe(303)
    expect(await kept(product)).toEqual({ leads: 0, doubtful: 5 })
  })

  it('with a mark that was used makes no further lead, however many at once', async () => {
    const product = await start()
    const headers = await visitor(product, nthAddress(1))
    const statuses = await Promise.all([1, 2, 3, 4, 5].map((n) => post(product, form(n), headers)))
    expect(statuses).toEqual(Array(5).fill(303))
    expect(await kept(product)).toEqual({ leads: 1, doubtful: 4 })
  })

  it('with a mark of its own making, and without a page, makes no lead', async () => {
    const product = await start()
    const { cookie } = await visitor(product, nthAddress(1))
    const forged = { cookie: cookie.replace(/^form=\w/, 'form=0') }
    expect(await post(product, form(1), forged)).toBe(303)
    expect(await kept(product)).toEqual({ leads: 0, doubtful: 1 })
  })

  it('that fills in a hidden field makes no lead, with a browser and at once or without a mark', async () => {
    const product = await start()
    const filled = (n: number) => ({ ...form(n), [trapField]: 'https://spam.example' })
    expect(await post(product, filled(1), await visitor(product, nthAddress(1)))).toBe(303)
    expect(await post(product, filled(2), { origin: product.url, 'x-forwarded-for': nthAddress(2) })).toBe(303)
    expect(await kept(product)).toEqual({ leads: 0, doubtful: 2 })
  })

  it('where a colleague finds that it was a person after all, is a lead that knows how their visit began', async () => {
    const product = await start()
    const { url, database } = product
    await post(product, form(1), { referer: `${url}/es/welcome?utm_source=newsletter` })
    const headers = await signIn(url)
    const { data } = (await call(url, 'listQuarantine', { query: {}, headers })).body
    const { body } = await call(url, 'releaseQuarantined', { params: { id: data[0]!.id }, headers })
    const { rows } = await database.pool.query('select lead_id, utm_source from lead_attributions')
    expect(rows).toEqual([{ lead_id: body.leadId, utm_source: 'newsletter' }])
  })

  it('from a thousand addresses of one /64 makes five leads at most; the rest waits or is asked to wait', async () => {
    const product = await start()
    const statuses = []
    for (let n = 1; n <= 40; n += 1) {
      const address = { 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}`, origin: product.url }
      statuses.push(await post(product, form(n), address))
    }
    expect(statuses).toEqual([...Array(20).fill(303), ...Array(20).fill(429)])
    expect(await kept(product)).toEqual({ leads: 5, doubtful: 15 })
  })

  it('from everywhere at once makes no lead any more once there are more than people send', async () => {
    const product = await start()
    const send = (n: number) => post(product, form(n), { 'x-forwarded-for': nthAddress(n), origin: product.url })
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => send(n)))
    expect(statuses).toEqual(Array(100).fill(303))
    const { leads = 0, doubtful = 0 } = await kept(product)
    expect(leads + doubtful).toBe(100)
    expect(doubtful).toBeGreaterThan(0)
    const { database } = product
    const { rows } = await database.pool.query(
      `select count(*)::int as n from quarantined_messages where reasons = '{no_token,no_proof}'`,
    )
    expect(rows).toEqual([{ n: doubtful }])
  })
})

describe('a person', () => {
  it('who corrects what was wrong uses the same mark, and is not doubted', async () => {
    const product = await start()
    const headers = await visitor(product, nthAddress(1))
    expect(await post(product, { ...form(1), phoneNumber: '12' }, headers)).toBe(400)
    expect(await post(product, form(1), headers)).toBe(303)
    expect(await post(product, form(1), headers)).toBe(303)
    expect(await kept(product)).toEqual({ leads: 1, doubtful: 0 })
  })

  it('with a script or without, behind the address of an office, gets through', async () => {
    const product = await start()
    for (let n = 1; n <= 5; n += 1) {
      const headers =
        n % 2 ? await visitor(product, nthAddress(1)) : { origin: product.url, 'x-forwarded-for': nthAddress(1) }
      expect(await post(product, form(n), headers)).toBe(303)
    }
    expect(await post(product, form(6), await visitor(product, nthAddress(1)))).toBe(303)
    expect(await kept(product)).toEqual({ leads: 6, doubtful: 0 })
  })

  it('who uses the API needs no mark', async () => {
    const product = await start()
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(201)
    expect(await kept(product)).toEqual({ leads: 1, doubtful: 0 })
  })
})
