import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

type Change = CallOf<'changeSettings'>['body']

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>'

/** A product with changeable settings; for a test that only reads, the file's. */
async function started(starting: Promise<Product> = ownProduct()) {
  const product = await starting
  const headers = await signIn(product.url)
  return {
    product,
    headers,
    read: async () => (await call(product.url, 'readSettings', { headers })).body,
    change: (body: Change) => call(product.url, 'changeSettings', { body, headers }),
    page: async (path: string) => (await fetch(product.url + path)).text(),
  }
}

describe('the settings of the site', () => {
  it('are the defaults until changed, and again once equal to them', async () => {
    const environment = { CHECKOUT_URL: 'https://pay.example', VARIANT_B_SHARE: '50' }
    const { read, change } = await started(ownProduct({ environment }))
    const before = await read()
    expect(before.settings).toEqual({ ...defaultSettings, checkoutUrl: 'https://pay.example' })
    expect(before).toMatchObject({ changed: [], version: 0, updatedAt: null, updatedBy: null })

    const { body } = await change({ name: 'Aurum', monthlyPrice: 49.5, checkoutUrl: null, version: 0 })
    expect(body.settings).toMatchObject({ name: 'Aurum', monthlyPrice: 49.5, checkoutUrl: null, trialDays: 7 })
    expect(body).toMatchObject({ version: 1, updatedBy: 'owner' })
    expect(body.changed.toSorted()).toEqual(['checkoutUrl', 'monthlyPrice', 'name'])

    await change({ name: defaultSettings.name, checkoutUrl: 'https://pay.example' })
    expect((await read()).changed).toEqual(['monthlyPrice'])
  })

  it("can't overwrite a teammate's change: the current ones are returned", async () => {
    const { change } = await started()
    await change({ name: 'Aurum', version: 0 })
    const { status, body } = await change({ name: 'Argentum', version: 0 })
    expect([status, body.error.code]).toEqual([409, 'conflict'])
    expect(body.error.current).toMatchObject({ version: 1, settings: { name: 'Aurum' } })
  })

  it('are audited by author, time and field names, if anything changes', async () => {
    const { product, change } = await started()
    await change({ name: defaultSettings.name })
    await change({ mode: 'live', email: 'desk@example.com' })
    const { rows } = await product.database.pool.query(
      `select username, detail from audit_log where action = 'settings.changed'`,
    )
    expect(rows).toEqual([{ username: 'owner', detail: { fields: ['email', 'mode'], from: 'demo', to: 'live' } }])
  })

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ tagline: { ...defaultSettings.tagline, en: '' } }, 'tagline.en', 'required'],
    [{ monthlyPrice: -1 }, 'monthlyPrice', 'invalid_number'],
    [{ monthlyPrice: 1.005 }, 'monthlyPrice', 'invalid_number'],
    [{ checkoutUrl: 'javascript:alert(1)' }, 'checkoutUrl', 'invalid'],
    [{ checkoutUrl: 'https://user:secret@pay.example/' }, 'checkoutUrl', 'invalid'],
    [{ brokerUrl: 'https://user@broker.example/' }, 'brokerUrl', 'invalid'],
    [{ whatsapp: 'call me' }, 'whatsapp', 'invalid_phone'],
    [{ email: 'nobody' }, 'email', 'email_at'],
    [{ countriesNotServed: ['Spain'] }, 'countriesNotServed.0', 'too_long'],
    [{ colours: { ink: '#0f1318', accent: '#101010' } }, 'colours.accent', 'invalid'],
    [{ colours: { ink: 'red', accent: '#d4b06a' } }, 'colours.ink', 'invalid'],
    [{ logo: { kind: 'letter', letter: 'AB' } }, 'logo.letter', 'too_long'],
    [{ logo: { kind: 'svg', svg: '<p>x</p>' } }, 'logo.svg', 'invalid'],
    [{ shareOfB: 101 }, 'shareOfB', 'invalid_number'],
    [{ legalName: 'Aurum Ltd' }, 'legalName', 'unknown_field'],
  ])('refuse %j', async (body, field, problem) => {
    const { change } = await started(startProduct())
    const { status, body: answer } = await change(body as Change)
    expect(status).toBe(400)
    expect(answer.error.fields?.[field]?.problem).toBe(problem)
  })
})

describe('a change of settings', () => {
  it('is on the pages of every server with the next request', async () => {
    const { product, change, page } = await started()
    const other = await ownProduct({ beside: product })
    const names = async () => [
      /<title>([^<]*)/.exec(await page('/en'))?.[1],
      /<title>([^<]*)/.exec(await (await fetch(`${other.url}/en`)).text())?.[1],
    ]
    for (const title of await names()) expect(title).toContain(defaultSettings.name)
    await change({ name: 'Aurum & <b>', monthlyPrice: 12.34 })
    await expect
      .poll(names)
      .toEqual([expect.stringContaining('Aurum &amp; &lt;b&gt;'), expect.stringContaining('Aurum')])
    expect(await page('/en')).toContain('$12.34')
    expect(await page('/admin')).toContain('<title>Aurum &#38; &#60;b&#62;</title>')
  })

  it('have the logo at its own URL, which runs nothing', async () => {
    const { product, change, page } = await started()
    expect((await fetch(`${product.url}/logo.svg`)).status).toBe(404)
    const iconAt = async () =>
      (await fetch(`${product.url}/favicon.ico`, { redirect: 'manual' })).headers.get('location')
    expect(await iconAt()).toBe('/admin-icon-192.png')
    await change({ logo: { kind: 'svg', svg: svg.replace('<path', '<script>alert(1)</script><path onload="x"') } })
    await expect.poll(() => page('/en')).toMatch(/<img src="\/logo\.svg\?v=[0-9a-f]{12}"/)
    expect(await iconAt()).toMatch(/^\/logo\.svg\?v=/)
    const logo = await fetch(`${product.url}/logo.svg`)
    expect(logo.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(logo.headers.get('content-type')).toBe('image/svg+xml')
    expect(await logo.text()).toBe(svg)
  })

  it('have the colours in the style named by the content policy', async () => {
    const { product, change, page } = await started()
    await change({ colours: { ink: '#102040', accent: '#7fd1ff' } })
    await expect.poll(() => page('/en')).toContain('--surface:#102040')
    const { headers } = await fetch(`${product.url}/en`)
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  })
})

describe('a preview', () => {
  const draft = (more: Change = {}) => ({
    page: 'welcome',
    language: 'ar',
    draft: JSON.stringify({ name: 'Draft of ours', ...more }),
  })
  const ask = async (url: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/preview`, { method: 'POST', body: new URLSearchParams(form), headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it('have a preview that runs and saves nothing, and may only be framed by us', async () => {
    const { product, headers, read } = await started(startProduct())
    const shown = await ask(product.url, draft({ logo: { kind: 'letter', letter: 'D' } }), headers)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('lang="ar"')
    expect(shown.text).toContain('Draft of ours')
    expect(shown.text).toContain('src="data:image/svg+xml;base64,')
    const policy = shown.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox allow-same-origin')
    expect(policy).not.toContain('script-src')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect((await read()).version).toBe(0)
  })

  it('have a preview of live mode without samples', async () => {
    const { product, headers } = await started(startProduct())
    expect((await ask(product.url, draft({ mode: 'demo' }), headers)).text).toContain('data-provenance="sample"')
    expect((await ask(product.url, draft({ mode: 'live' }), headers)).text).not.toContain('data-provenance="sample"')
  })

  it('have a preview for readers of the settings, on this site, with a valid draft', async () => {
    const { product, headers } = await started(startProduct())
    const agent = (await joinTeam(product, 'agent')).headers
    expect((await ask(product.url, draft())).status).toBe(401)
    expect((await ask(product.url, draft(), agent)).status).toBe(403)
    expect((await ask(product.url, draft(), { ...headers, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask(product.url, { ...draft(), draft: '{' }, headers)).status).toBe(400)
    expect((await ask(product.url, { ...draft(), draft: '{"name":""}' }, headers)).status).toBe(400)
    expect((await ask(product.url, { ...draft(), page: 'secrets' }, headers)).status).toBe(400)
    expect((await ask(product.url, { ...draft(), draft: ' '.repeat(300_000) }, headers)).status).toBe(413)
  })
})
