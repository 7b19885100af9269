import { describe, expect, it } from 'vitest'
import { errorBody } from '#contract/error-body.ts'
import { publicDns } from '#domain/origin/public-dns.ts'
import { addressOf, callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { message, ownProduct, ownSignedIn, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { raw } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { addTeammate } from '#server/testing/teammates.ts'

/** Checks the headers that every response has. */
function expectSecured(what: string, headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? ''
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
  expect([what, directives.get('default-src')]).toEqual([what, "'none'"])
  expect([what, directives.get('script-src')]).toEqual([what, "'self'"])
  expect([what, directives.get('frame-ancestors')]).toEqual([what, "'none'"])
  expect([what, directives.get('base-uri')]).toEqual([what, "'none'"])
  expect([what, directives.get('form-action')]).toEqual([what, "'self'"])
  expect([what, directives.get('require-trusted-types-for')]).toEqual([what, "'script'"])
  expect([what, /unsafe|\*|https?:/.test(policy)]).toEqual([what, false])
  expect([what, headers.get('x-content-type-options')]).toEqual([what, 'nosniff'])
  expect([what, headers.get('referrer-policy')]).toEqual([what, 'strict-origin-when-cross-origin'])
  expect([what, headers.get('cross-origin-opener-policy')]).toEqual([what, 'same-origin'])
  expect([what, headers.get('cross-origin-resource-policy')]).toEqual([what, 'same-origin'])
  expect([what, headers.get('x-powered-by'), headers.get('server')]).toEqual([what, null, null])
  expect([what, headers.get('x-request-id')]).toEqual([what, expect.stringMatching(/^[0-9a-f-]{36}$/)])
}

const etagOf = async (url: string, headers: Record<string, string> = {}) => {
  const etag = (await fetch(url, { headers })).headers.get('etag')
  expect(etag).not.toBeNull()
  return etag!
}

describe('every answer', () => {
  it('carries the security headers, at each call of the table', async () => {
    const product = await ownProduct()
    // A role that may make all calls; some end their own session.
    const owner = await addTeammate(product, 'owner')
    for (const name of callNames) {
      const { status, headers } = await probe(product.url, name, { headers: await sessionOf(product, owner) })
      expectSecured(`${routeOf(name).method} ${addressOf(name)} ${status}`, headers)
    }
  })

  it('are sent with each status, and every API error has the same shape and is not cached', async () => {
    const { url, database, headers } = await ownSignedIn({ renderer: plainRenderer })
    const json = { 'content-type': 'application/json' }
    const contact = (init: RequestInit) => fetch(`${url}/api/contact`, { method: 'POST', ...init })
    const key = { 'idempotency-key': 'one-and-the-same' }
    const post = (body: unknown, more = {}) => contact({ headers: { ...json, ...more }, body: JSON.stringify(body) })
    const listTag = await etagOf(`${url}/api/leads`, headers)
    const pageTag = await etagOf(`${url}/es/welcome`)

    const made: [number, () => Promise<Response>][] = [
      [200, () => fetch(`${url}/api/leads`, { headers })],
      [200, () => fetch(`${url}/es/welcome`)],
      [200, () => fetch(`${url}/healthz`)],
      [200, () => fetch(`${url}/readyz`)],
      [304, () => fetch(`${url}/api/leads`, { headers: { ...headers, 'if-none-match': listTag } })],
      [304, () => fetch(`${url}/es/welcome`, { headers: { 'if-none-match': pageTag } })],
      [201, () => post(message, key)],
      [302, () => fetch(`${url}/api/docs`, { redirect: 'manual' })],
      [400, () => fetch(`${url}/api/leads?nonsense=1`, { headers })],
      [400, () => contact({ headers: json, body: '{' })],
      [401, () => fetch(`${url}/api/leads`)],
      [403, () => post(message, { origin: 'https://evil.example' })],
      [404, () => fetch(`${url}/api/nothing`, { headers })],
      [404, () => fetch(`${url}/nothing`)],
      [405, () => fetch(`${url}/api/contact`)],
      [413, () => post({ name: 'x'.repeat(70_000) })],
      [415, () => contact({ body: 'hello' })],
      [422, () => post({ ...message, message: 'other' }, key)],
      [204, () => fetch(`${url}/api/auth/session`, { method: 'DELETE', headers })],
    ]
    for (const [status, make] of made) {
      const response = await make()
      const path = new URL(response.url).pathname
      const what = `${path} ${response.status}`
      expect([what, response.status]).toEqual([what, status])
      expectSecured(what, response.headers)
      const isApi = path.startsWith('/api/')
      if (isApi) expect([what, response.headers.get('cache-control')]).toEqual([what, 'no-store'])
      if (isApi && status >= 400) expectErrorBody(what, response.headers, await response.json())
    }

    await database.pool.query('drop table lead_totals cascade')
    const broken = await fetch(`${url}/api/board`, { headers: await signIn(url) })
    expect(broken.status).toBe(500)
    expectSecured('500', broken.headers)
    expectErrorBody('500', broken.headers, await broken.json())
  })

  it('are sent with a 429, with Retry-After', async () => {
    const { url } = await ownProduct({ environment: { RATE_LIMIT_FACTOR: '0.01' } })
    await probe(url, 'sendContact')
    const refused = await probe(url, 'sendContact')
    expect(refused.status).toBe(429)
    expectSecured('429', refused.headers)
    expectErrorBody('429', refused.headers, JSON.parse(refused.text))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it("let a page contact nobody else, except public DNS services where visitors look up brokers' keys", async () => {
    const { url } = await startProduct()
    const policyOf = async (path: string) =>
      / connect-src ([^;]+);/.exec((await fetch(url + path)).headers.get('content-security-policy') ?? '')?.[1]
    const services = publicDns.map(({ origin }) => origin).join(' ')
    expect(await policyOf('/en/verify')).toBe(`'self' ${services}`)
    for (const path of ['/en', '/en/welcome', '/en/track-record', '/admin']) expect(await policyOf(path)).toBe("'self'")
  })

  it('tell browsers to stay on https if they reach us that way, and only then', async () => {
    const plain = await startProduct()
    const secure = await startProduct({ environment: { PUBLIC_URL: 'https://orfine.example' } })
    const behindProxy = await startProduct({ environment: { TRUST_PROXY: '1' } })
    const hsts = async (url: string, headers = {}) =>
      (await fetch(`${url}/healthz`, { headers })).headers.get('strict-transport-security')
    expect(await hsts(plain.url)).toBeNull()
    expect(await hsts(plain.url, { 'x-forwarded-proto': 'https' })).toBeNull()
    expect(await hsts(behindProxy.url, { 'x-forwarded-proto': 'https' })).toBe('max-age=63072000')
    // Two years for this host only; subdomains are not ours to decide.
    expect(await hsts(secure.url)).toBe('max-age=63072000')
  })

  it('are sent with the refusal of a request that is not valid HTTP', async () => {
    const { url } = await startProduct()
    const odd: [string, Record<string, string>][] = [
      ['TRACE', {}],
      ['OPTIONS', {}],
      ['PROPFIND', {}],
      ['GET', { host: 'a b' }],
      ['GET', { __proto__x: '1', ['__proto__']: '1' }],
    ]
    for (const [method, headers] of odd) {
      const { status } = await raw(`${url}/api/leads`, { method, headers })
      expect([method, status >= 400 && status < 500]).toEqual([method, true])
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

function expectErrorBody(what: string, headers: Headers, body: unknown): void {
  expect([what, headers.get('content-type')]).toEqual([what, expect.stringContaining('application/json')])
  const { error } = errorBody.parse(body)
  expect([what, error.requestId]).toEqual([what, headers.get('x-request-id')])
}
