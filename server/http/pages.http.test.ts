import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { freshDatabase, ownProduct, signIn, startProduct } from '#server/testing/product.ts'
import { fetchAs, raw } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { register } from '#server/testing/report-imports.ts'
import { addressOf, pageAddresses, pageFacts } from '#web/site/page.ts'

const start = (environment: Record<string, string> = {}) => startProduct({ renderer: plainRenderer, environment })
/** For tests that change what pages show. */
const startAlone = () => ownProduct({ renderer: plainRenderer })

const languageIn = (html: string) => /<html lang="([\w-]+)"/.exec(html)?.[1]

async function page(url: string, headers: Record<string, string> = {}) {
  const response = await fetchAs(url, { headers })
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, language: languageIn(html) }
}

const month = (gain: string) =>
  `insert into monthly_performance (id, year, month, percentage_gain, profit_amount)
   values (gen_random_uuid(), 2026, 1, '${gain}', 5) on conflict (year, month) do update set percentage_gain = excluded.percentage_gain`

describe('the page at the bare URL', () => {
  it("is in the visitor's language", async () => {
    const { url } = await start()
    const visitors: [headers: Record<string, string>, language: string][] = [
      [{ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'fr'],
      [{ 'accept-language': 'nl, de;q=0.4, zh-Hans;q=0.8' }, 'zh'],
      [{ 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.5' }, 'pt-BR'],
      [{ 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.5' }, 'pt'],
      [{ 'accept-language': 'fr', cookie: 'language=pt-BR' }, 'pt-BR'],
      [{ 'accept-language': 'nl, sv' }, 'en'],
      [{}, 'en'],
      [{ 'accept-language': 'fr', cookie: 'a=b; language=ar; staff=x' }, 'ar'],
      [{ 'accept-language': 'fr', cookie: 'language=xx' }, 'fr'],
      [{ 'accept-language': 'fr', cookie: 'xlanguage=ar' }, 'fr'],
    ]
    for (const [headers, language] of visitors) {
      const answer = await page(`${url}/welcome`, headers)
      const found = [answer.status, answer.language, answer.headers.get('content-language')]
      expect([headers, ...found]).toEqual([headers, 200, language, language])
    }
  })

  it('is not cached for other visitors', async () => {
    const { url } = await start()
    const { headers } = await page(`${url}/welcome`)
    expect(headers.get('cache-control')).toContain('private')
    for (const name of ['Accept-Language', 'Cookie', 'Accept-Encoding']) expect(headers.get('vary')).toContain(name)
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('the page of a language', () => {
  it('is served at its URL in that language, whatever the browser asks for', async () => {
    const { url } = await start()
    for (const language of languages) {
      const answer = await page(url + addressOf(language, 'welcome'), {
        'accept-language': 'fr',
        cookie: 'language=ar',
      })
      expect([answer.status, answer.language, answer.headers.get('content-language')]).toEqual([
        200,
        language,
        language,
      ])
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    }
  })

  it('is also found by the language tag, which redirects to lower case', async () => {
    const { url } = await start()
    for (const [asked, address] of [
      ['/pt-BR', '/pt-br'],
      ['/pt-BR/welcome?variant=b', '/pt-br/welcome?variant=b'],
    ] as const) {
      const answer = await fetch(url + asked, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([308, address])
    }
    const missing = await page(`${url}/pt-br/nothing-here`, { 'accept-language': 'fr' })
    expect([missing.status, missing.language]).toEqual([404, 'pt-BR'])
  })

  it('answers HEAD like GET without the body', async () => {
    const { url } = await start()
    const get = await raw(`${url}/es/welcome`)
    const head = await raw(`${url}/es/welcome`, { method: 'HEAD' })
    const kept = ['etag', 'content-type', 'content-length', 'content-language', 'content-security-policy', 'vary']
    const picked = ({ headers }: typeof get) => kept.map((name) => [name, headers[name]])
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(picked(head)).toEqual(picked(get))
    expect(get.headers['content-length']).toBe(String(get.body.length))
  })

  it("is compressed in the browser's encoding, and the same each time", async () => {
    const { url } = await start()
    const plain = await raw(`${url}/zh/welcome`)
    const cases: [accept: string, encoding: string | undefined, read: (bytes: Buffer) => Buffer][] = [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['gzip;q=0, identity', undefined, (bytes) => bytes],
      ['zstd', undefined, (bytes) => bytes],
      ['', undefined, (bytes) => bytes],
    ]
    for (const [accept, encoding, read] of cases) {
      const answer = await raw(`${url}/zh/welcome`, { headers: { 'accept-encoding': accept } })
      expect([accept, answer.headers['content-encoding']]).toEqual([accept, encoding])
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(read(answer.body).equals(plain.body)).toBe(true)
      expect(answer.headers.etag).toBe(plain.headers.etag)
    }
  })

  it('refers to files compressed by the build to Brotli size', async () => {
    const { url } = await start()
    const shell = (await raw(`${url}/admin`)).body.toString()
    const addresses = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]!)
    expect(addresses.length).toBeGreaterThan(1)
    const files: { plain: Buffer; sent: Buffer }[] = []
    for (const address of addresses) {
      const [identity, answer] = await Promise.all([
        raw(url + address),
        raw(url + address, { headers: { 'accept-encoding': 'gzip, br' } }),
      ])
      expect([address, answer.headers['content-encoding']]).toEqual([address, 'br'])
      expect(brotliDecompressSync(answer.body).equals(identity.body)).toBe(true)
      files.push({ plain: identity.body, sent: answer.body })
    }
    // A sample: compressing this well takes long.
    const { plain, sent } = files.toSorted((a, b) => a.plain.length - b.plain.length)[0]!
    expect(sent.length).toBe(brotliCompressSync(plain).length)
  })

  it('is a 304 for a client that has it, in any encoding', async () => {
    const { url } = await start()
    const { headers } = await page(`${url}/it/welcome`)
    const etag = headers.get('etag')!
    expect(etag).toMatch(/^W\/"/)
    for (const known of [etag, `"x", ${etag}`, etag.slice(2)]) {
      const again = await page(`${url}/it/welcome`, { 'if-none-match': known, 'accept-encoding': 'br' })
      expect([again.status, again.html, again.headers.get('etag')]).toEqual([304, '', etag])
      expect(again.headers.get('vary')).toBe('Accept-Encoding')
    }
    expect((await page(`${url}/it/welcome`, { 'if-none-match': 'W/"x"' })).status).toBe(200)
    expect((await page(`${url}/pt/welcome`, { 'if-none-match': etag })).status).toBe(200)
  })

  it('is served from memory as it was made', async () => {
    const proxied = await start({ TRUST_PROXY: '1' })
    const etag = (await raw(`${proxied.url}/de/welcome`)).headers.etag!
    const requests: [path: string, request: { method?: string; headers?: Record<string, string> }][] = [
      ['/ar/welcome', {}],
      ['/zh/welcome', { headers: { 'accept-encoding': 'br, gzip' } }],
      ['/es/welcome', { headers: { 'accept-encoding': 'gzip, br;q=0' } }],
      ['/it/welcome', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } }],
      ['/fr/welcome', { headers: { 'x-forwarded-proto': 'https' } }],
      ['/ru/welcome', { headers: { host: 'orfine.example' } }],
      ['/de/welcome', { headers: { 'if-none-match': etag } }],
      ['/de/welcome', { method: 'HEAD', headers: { 'if-none-match': `"x", ${etag}` } }],
      ['/pt/welcome?utm_source=x', {}],
    ]
    for (const [path, request] of requests) {
      const [made, kept] = [await raw(proxied.url + path, request), await raw(proxied.url + path, request)]
      const goesOn = { ...request, headers: { ...request.headers, connection: 'keep-alive' } }
      const further = await raw(proxied.url + path, goesOn)
      expect([kept.headers.connection, further.headers.connection]).toEqual(['close', 'keep-alive'])
      expect(further.headers['keep-alive']).toBe('timeout=10, max=1000')
      const requestIds = [made, kept, further].map(({ headers }) => headers['x-request-id'])
      expect(new Set(requestIds).size).toBe(3)
      const picked = ({ status, headers, body }: typeof made) => {
        const { 'x-request-id': _id, date, connection: _, 'keep-alive': __, ...rest } = headers
        expect(Math.abs(Date.parse(date!) - Date.now())).toBeLessThan(3_600_000)
        if (rest['content-encoding'] !== 'br') return { status, rest, body: body.toString('latin1') }
        // It may have been compressed better meanwhile.
        return { status, rest: { ...rest, 'content-length': null }, body: brotliDecompressSync(body).toString() }
      }
      for (const answer of [kept, further]) expect([path, picked(answer)]).toEqual([path, picked(made)])
      const lines = proxied.log
        .map((line) => JSON.parse(line))
        .filter(({ requestId }) => requestIds.includes(requestId))
      const { method = 'GET' } = request
      const line = { msg: 'request', method, route: path.split('?')[0], status: made.status }
      expect(lines).toMatchObject([line, line, line])
    }
  })

  it('in memory is separate for each host and scheme', async () => {
    const { url } = await start({ TRUST_PROXY: '1' })
    const base = async (headers: Record<string, string>) =>
      /<base href="(.*?)"/.exec((await raw(`${url}/en/welcome`, { headers })).body.toString())?.[1]
    for (let times = 0; times < 2; times++) {
      for (const host of ['one.example', 'two.example']) {
        expect(await base({ host })).toBe(`http://${host}`)
        expect(await base({ host, 'x-forwarded-proto': 'https' })).toBe(`https://${host}`)
      }
    }
    const post = await raw(`${url}/en/welcome`, { method: 'POST', headers: { host: 'one.example' } })
    expect(post.status).toBe(400)
  })

  it('allows its own inline style in the content policy, and no other', async () => {
    const { url } = await start()
    const { headers, html } = await page(`${url}/en/welcome`)
    const [hash] = plainRenderer.styleHashes(html)
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' '${hash}';`)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it('is made for the URL the visitor sees', async () => {
    const plain = await start()
    const named = await start({ PUBLIC_URL: 'https://orfine.example' })
    const proxied = await start({ TRUST_PROXY: '1' })
    const base = async (url: string, headers = {}) =>
      /<base href="(.*?)"/.exec((await page(`${url}/en/welcome`, headers)).html)?.[1]
    expect(await base(plain.url)).toBe(plain.url)
    expect(await base(named.url, { host: 'orfine.example' })).toBe('https://orfine.example')
    expect(await base(proxied.url, { 'x-forwarded-proto': 'https' })).toBe(proxied.url.replace('http:', 'https:'))
    expect(await base(plain.url, { 'x-forwarded-proto': 'https' })).toBe(plain.url)
  })
})

it('a server with a public address answers to no other name, not even from memory, except for probes', async () => {
  const { url } = await start({ PUBLIC_URL: 'https://orfine.example' })
  const own = { host: 'orfine.example' }
  const evil = { host: 'evil.example' }
  for (const path of ['/en/welcome', '/sitemap.xml', '/api/auth/session', '/admin']) {
    // Twice: the second response would come from memory.
    for (const headers of [own, own]) expect([path, (await page(url + path, headers)).status]).not.toEqual([path, 421])
    for (const headers of [evil, evil, {}]) {
      const refused = await page(url + path, headers)
      expect([path, refused.status, refused.html.includes('evil')]).toEqual([path, 421, false])
    }
  }
  for (const path of ['/healthz', '/readyz']) expect((await page(url + path, evil)).status).toBe(200)
  const free = await start()
  expect((await page(`${free.url}/en/welcome`, evil)).status).toBe(200)
})

describe('an unknown URL', () => {
  it("returns 404 with a page in the URL's language, else the visitor's", async () => {
    const { url } = await start()
    const paths = [
      '/nothing',
      '/es/nothing',
      '/xx/welcome',
      '/es/welcome/x',
      '/.env',
      '/.git/config',
      '/assets/x.js.map',
    ]
    for (const path of paths) {
      const answer = await page(url + path, { 'accept-language': 'de' })
      const language = path.startsWith('/es/') ? 'es' : 'de'
      expect([path, answer.status, answer.language]).toEqual([path, 404, language])
      expect(answer.html).toContain('<title>not-found</title>')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('does not redirect off the site', async () => {
    const { url } = await start()
    const paths = ['/', '/es', '/ar?next=//evil.example', '//evil.example/..', '//evil.example//', '/%5cevil.example/']
    for (const path of [...paths, '/es/..%2f..%2fetc/passwd', '/es/welcome/?next=//evil.example']) {
      const { headers, status } = await raw(url + path)
      expect([path, status < 500]).toEqual([path, true])
      expect([path, headers.location ?? '/']).toEqual([
        path,
        expect.stringMatching(/^\/(?:es\/welcome(?:\?next=\/\/evil\.example)?)?$/),
      ])
    }
  })

  it('with a surplus slash or a mangled query redirects to the page', async () => {
    const { url } = await start()
    for (const [typed, address] of [
      ['/es/welcome?utm_source=x&amp;variant=b', '/es/welcome?utm_source=x&variant=b'],
      ['/es/contact?utm_source=x?fbclid=y', '/es/contact?utm_source=x&fbclid=y'],
      ['/welcome?Variant=B', '/welcome?variant=b'],
      ['/es/', '/es'],
      ['/zh/welcome/', '/zh/welcome'],
      ['/welcome/', '/welcome'],
      ['/es/welcome/?utm_source=instagram&utm_campaign=oro', '/es/welcome?utm_source=instagram&utm_campaign=oro'],
    ]) {
      const { status, headers } = await page(url + typed)
      expect([typed, status, headers.get('location')]).toEqual([typed, 308, address])
    }
  })
})

describe('every page', () => {
  it('is served at its URL in each language and at the bare one, cacheable only if the same for all', async () => {
    const { url } = await start({ VARIANT_B_SHARE: '50' })
    for (const { names } of pageAddresses) {
      const isDrawn = names.length > 1
      for (const language of [...languages, null]) {
        const address = addressOf(language, names[0])
        const answer = await page(url + address, { 'accept-language': 'ru' })
        expect([address, answer.status, answer.language]).toEqual([address, 200, language ?? 'ru'])
        const scope = language === null || isDrawn ? 'private' : 'public'
        expect([address, answer.headers.get('cache-control')]).toEqual([address, `${scope}, no-cache`])
      }
    }
  })

  it('is on the site map if it may be indexed, at each URL with all its languages', async () => {
    const { url } = await start({ PUBLIC_URL: 'https://orfine.example' })
    const own = { host: 'orfine.example' }
    const map = await page(`${url}/sitemap.xml`, own)
    expect([map.status, map.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const listed = [...map.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const due = pageAddresses
      .filter(({ names: [name] }) => pageFacts[name].isIndexed)
      .flatMap(({ names: [name] }) => languages.map((language) => `https://orfine.example${addressOf(language, name)}`))
    expect(listed.toSorted()).toEqual(due.toSorted())
    expect(map.html.match(/hreflang="x-default"/g)).toHaveLength(due.length)
    expect(map.html.match(/hreflang="/g)).toHaveLength(due.length * (languages.length + 1))
    for (const address of listed) expect((await page(url + new URL(address ?? '').pathname, own)).status).toBe(200)
  })

  it('of a published account is on the site map, except its rows', async () => {
    const { url } = await startAlone()
    await register(url, await signIn(url), { name: 'Gold demo', type: 'demo' })
    const listed = async () => {
      const { html } = await page(`${url}/sitemap.xml`)
      return [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    }
    await expect.poll(listed).toContain('/es/track-record/gold-demo')
    const found = (await listed()).filter((path) => path.includes('gold-demo'))
    expect(found).toHaveLength(2 * languages.length)
    expect(found.filter((path) => path.endsWith('/rows'))).toEqual([])
    for (const path of found) expect((await page(url + path)).status).toBe(200)
  })

  it('may be indexed, and staff pages may not', async () => {
    const { url } = await start({ PUBLIC_URL: 'https://orfine.example' })
    const { html, headers } = await page(`${url}/robots.txt`, { host: 'orfine.example' })
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(html.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        ...['/admin', '/superadmin-clean', '/subscription-management', '/api/'].map((path) => `Disallow: ${path}`),
        'Sitemap: https://orfine.example/sitemap.xml',
      ]),
    )
    expect(html).not.toMatch(/Disallow: \/\s/)
  })
})

describe("a page's content", () => {
  it('is as fresh as the records, on every server', async () => {
    const first = await startAlone()
    const second = await ownProduct({ beside: first, renderer: plainRenderer })
    const shown = async (url: string) => (await page(`${url}/en/welcome`)).html
    for (const gain of ['1.23', '-4.56']) {
      await first.database.pool.query(month(gain))
      for (const { url } of [first, second]) await expect.poll(() => shown(url)).toContain(`"percentageGain":"${gain}"`)
    }
  })

  it('is read from the database once for any number of visitors', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const { url } = await ownProduct({ beside: { ...fresh, connection: line.connection }, renderer: plainRenderer })
    const whileFiftyVisit = async () => {
      line.statements.length = 0
      await Promise.all(
        Array.from({ length: 50 }, (_, i) => page(url + addressOf(languages[i % languages.length]!, 'welcome'))),
      )
      return line.statements
    }
    await page(`${url}/en/welcome`)
    // Repeated, since on a busy machine the server may miss its own heartbeat and read once more.
    await expect.poll(whileFiftyVisit).toEqual([])
  })

  it('is kept while the database is away, and updated afterwards', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const { url } = await ownProduct({ beside: { ...fresh, connection: line.connection }, renderer: plainRenderer })
    await page(`${url}/en/welcome`)
    line.cut()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    for (const path of ['/en/welcome', '/ru/welcome', '/nothing'])
      expect((await page(url + path)).status).toBeLessThan(500)
    await fresh.database.pool.query(month('7.89'))
    line.mend()
    await expect.poll(async () => (await page(`${url}/en/welcome`)).html).toContain('7.89')
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })
})
