import { describe, expect, it } from 'vitest'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { raw } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { somebody } from '#server/testing/visitors.ts'

const settings = (share: string) => ({
  renderer: plainRenderer,
  environment: { TRUST_PROXY: '1', VARIANT_B_SHARE: share },
})
const start = () => startProduct(settings('50'))
/** For tests that read the counts. */
const startAlone = (share = '50') => ownProduct(settings(share))

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'
/** Visitors with an address of their own. */
const visitor = (i: number) => ({ 'x-forwarded-for': `192.0.2.${i}`, 'user-agent': browser })

const variantIn = (html: string) => (/<title>welcome-b<\/title>/.test(html) ? 'b' : 'a')

async function see({ url }: Product, path: string, headers: Record<string, string>) {
  const { status, headers: answered, body } = await raw(url + path, { headers })
  return { status, headers: answered, variant: variantIn(body.toString()) }
}

/** The counts, once they are written. */
async function counted(product: Product) {
  await product.server.stop()
  const { rows } = await product.database.pool.query(
    'select variant, language, visitors::int from variant_exposures order by language, variant',
  )
  return rows as { variant: string; language: string; visitors: number }[]
}

describe('the variants of the landing page', () => {
  it('are drawn for each visitor, stay the same for them, and leave nothing in their browser', async () => {
    const product = await start()
    const drawn = new Map<number, string>()
    for (let i = 0; i < 40; i++) {
      const { variant, headers } = await see(product, '/es/welcome', visitor(i))
      drawn.set(i, variant)
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(new Set(drawn.values())).toEqual(new Set(['a', 'b']))
    // From memory, in other languages, at the bare URL, and with an advertiser's parameters.
    for (const path of ['/es/welcome', '/de/welcome', '/welcome', '/es/welcome?utm_source=x'])
      for (const [i, variant] of drawn)
        expect([path, i, (await see(product, path, visitor(i))).variant]).toEqual([path, i, variant])
  })

  it('have different ETags', async () => {
    const product = await start()
    const [a, b] = await Promise.all(['a', 'b'].map((variant) => raw(`${product.url}/en/welcome?variant=${variant}`)))
    expect(a!.headers.etag).not.toBe(b!.headers.etag)
    for (let i = 0; i < 20; i++) {
      const own = await raw(`${product.url}/en/welcome`, { headers: visitor(i) })
      const other = [a!, b!].find(({ headers }) => headers.etag !== own.headers.etag)!
      const ask = (etag: string) =>
        raw(`${product.url}/en/welcome`, { headers: { ...visitor(i), 'if-none-match': etag } })
      expect([(await ask(own.headers.etag!)).status, (await ask(other.headers.etag!)).status]).toEqual([304, 200])
    }
  })

  it('can be chosen by URL, and then are the same for all visitors', async () => {
    const product = await start()
    for (const variant of ['a', 'b']) {
      for (let i = 0; i < 5; i++) {
        const answer = await see(product, `/fr/welcome?variant=${variant}`, visitor(i))
        expect([answer.variant, answer.headers['cache-control']]).toEqual([variant, 'public, no-cache'])
      }
    }
    expect((await see(product, '/fr/welcome?variant=c', visitor(1))).status).toBe(200)
  })

  it.each([
    ['0', 'a'],
    ['100', 'b'],
  ])('are the same for all if %s percent see variant B, cached and not counted', async (share, variant) => {
    const product = await startAlone(share)
    for (let i = 0; i < 12; i++) {
      const answer = await see(product, '/en/welcome', visitor(i))
      expect([answer.variant, answer.headers['cache-control']]).toEqual([variant, 'public, no-cache'])
    }
    expect(await counted(product)).toEqual([])
  })

  it('are counted by day and language once per visitor, without programs', async () => {
    const product = await startAlone()
    const drawn: string[] = []
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 12; i++) {
        const { variant } = await see(product, i < 4 ? '/it/welcome' : '/pt/welcome', visitor(i))
        if (round === 0) drawn.push(`${i < 4 ? 'it' : 'pt'} ${variant}`)
      }
    }
    for (const program of ['Googlebot/2.1', ''])
      await see(product, '/it/welcome', { ...visitor(99), 'user-agent': program })
    await see(product, '/it', visitor(100))
    await see(product, '/it/welcome?variant=b', visitor(101))
    const due = [...Map.groupBy(drawn, (key) => key)].map(([key, { length }]) => [...key.split(' '), length])
    const found = (await counted(product)).map(({ language, variant, visitors }) => [language, variant, visitors])
    expect(found).toEqual(due.toSorted())
  })

  it('keep their counts while the database is away, and continue', async () => {
    const product = await startAlone()
    await product.database.pool.query('alter table variant_exposures rename to away')
    for (let i = 0; i < 6; i++) await see(product, '/en/welcome', visitor(i))
    await expect.poll(() => product.log.some((line) => line.includes('42P01'))).toBe(true)
    await product.database.pool.query('alter table away rename to variant_exposures')
    const rows = await counted(product)
    expect(rows.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(6)
  })
})

/** A message of variant B, of somebody who has not written before. */
const newMessage = () => {
  const { email, phone } = somebody()
  return {
    form: 'welcome-b',
    name: 'Ana Torres',
    email,
    phonePrefix: '+34',
    phoneNumber: phone.slice('+34 '.length),
    investmentAmount: '25000-50000',
    preferredLanguage: 'es',
    message: 'Hola',
  }
}

async function post(
  { url }: Product,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': browser,
      origin: url,
      ...headers,
    },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

/** The only lead with an email address, and its visit's origin. */
const leadOf = async ({ database }: Product, { email }: { email: string }) => {
  const { rows } = await database.pool.query(
    `select l.*, to_jsonb(a) - 'lead_id' as origin from contact_requests l
     left join lead_attributions a on a.lead_id = l.id where l.email = $1`,
    [email],
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

describe('a message from a page', () => {
  it("of variant B is marked so, has its amount's lower bound as value, and adds the amount to its message", async () => {
    const product = await start()
    const message = newMessage()
    const { status, location } = await post(product, '/es/welcome', message)
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/es\/welcome\?sent=welcome-b\.[^#]+#welcome-b$/)])
    expect(await leadOf(product, message)).toMatchObject({
      platform: 'welcome-page-b',
      estimated_value: 25_000,
      message: 'Hola\n\nUSD 25000-50000',
    })
  })

  it('of variant B requires its amount', async () => {
    const product = await start()
    const message = newMessage()
    const { status, html } = await post(product, '/es/welcome', { ...message, investmentAmount: '', email: 'x' })
    expect(status).toBe(400)
    expect(html).toContain('"investmentAmount":"required"')
    expect(html).toContain('"email":"email_at"')
    expect(html).toContain('<title>welcome-b</title>')
  })

  it("of the contact page has its experience's value", async () => {
    const product = await start()
    const message = newMessage()
    const { investmentAmount: _, ...rest } = message
    const fields = { ...rest, form: 'contact', investmentExperience: 'advanced' }
    expect((await post(product, '/contact', fields, { 'accept-language': 'pt' })).location).toMatch(
      /^\/pt\/contact\?sent=contact\.[^#]+#contact$/,
    )
    expect(await leadOf(product, message)).toMatchObject({
      platform: 'contact-form',
      estimated_value: 50_000,
      language: 'pt',
    })
  })

  it('is refused from a page without such a form, and accepted without a field the form lacks', async () => {
    const product = await start()
    const message = newMessage()
    const refused: [path: string, fields: Record<string, string>][] = [
      ['/es/contact', message],
      ['/es', message],
      ['/es/welcome', { ...message, form: 'contact' }],
    ]
    for (const [path, fields] of refused)
      expect([path, (await post(product, path, fields)).status]).toEqual([path, 400])
    expect((await post(product, '/es/welcome', { ...message, capitalRange: '50k-100k' })).status).toBe(303)
  })

  it('stores the origin of the visit, with the drawn variant, and shows it to staff', async () => {
    const product = await start()
    const message = newMessage()
    const headers = {
      referer: `${product.url}/es/welcome?utm_source=news&utm_medium=mail&landing=%2Fes&referrer=search.example`,
      'x-referrer': `${product.url}/es`,
    }
    await post(product, '/es/welcome', message, headers)
    const { id, origin } = await leadOf(product, message)
    const staff = await signIn(product.url)
    expect((await call(product.url, 'readLeadOrigin', { params: { id }, headers: staff })).body.data).toMatchObject({
      variant: 'b',
      landingPage: '/es',
      utmSource: 'news',
      utmTerm: null,
    })
    expect(origin).toEqual({
      variant: 'b',
      landing_page: '/es',
      referrer_host: 'search.example',
      utm_source: 'news',
      utm_medium: 'mail',
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
    })
  })

  it('counts for no variant if its URL chose one, or if there is only one', async () => {
    const product = await start()
    const asked = newMessage()
    await post(product, '/es/welcome', asked, { referer: `${product.url}/es/welcome?variant=b` })
    expect((await leadOf(product, asked)).origin).toMatchObject({ variant: null, landing_page: '/es/welcome' })
    const { investmentAmount: _, ...contact } = { ...newMessage(), form: 'contact' }
    await post(product, '/es/contact', contact, { referer: `${product.url}/es/contact` })
    expect((await leadOf(product, contact)).origin).toMatchObject({ variant: null, landing_page: '/es/contact' })
  })

  it('stores it as well where the browser keeps its own header back, or cuts it', async () => {
    const product = await start()
    const address = `${product.url}/es/welcome?utm_source=news`
    for (const referer of [{}, { referer: `${product.url}/` }]) {
      const message = newMessage()
      await post(product, '/es/welcome', message, { 'x-address': address, ...referer })
      const { origin } = await leadOf(product, message)
      expect(origin).toMatchObject({ variant: 'b', landing_page: '/es/welcome', utm_source: 'news' })
    }
  })

  it('of a known person does not change their original source', async () => {
    const product = await start()
    const message = newMessage()
    const from = (source: string) => ({ referer: `${product.url}/es/welcome?utm_source=${source}` })
    await post(product, '/es/welcome', message, from('first'))
    await post(product, '/es/welcome', { ...message, message: 'Otra vez' }, from('second'))
    expect(await leadOf(product, message)).toMatchObject({ returned_count: 1, origin: { utm_source: 'first' } })
  })

  it('without a known origin still becomes a lead', async () => {
    const product = await start()
    const message = newMessage()
    await post(product, '/es/welcome', message)
    expect((await leadOf(product, message)).origin).toBeNull()
  })
})
