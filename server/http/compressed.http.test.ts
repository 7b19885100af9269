import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { type Product, signIn, startProduct } from '#server/testing/product.ts'
import { raw } from '#server/testing/raw.ts'

const get = ({ url }: Product, path: string, headers: Record<string, string>) => raw(url + path, { headers })

let filled: Promise<void> | undefined

/** A product with thousands of leads. */
async function start() {
  const product = await startProduct()
  filled ??= fillWithLeads(product.database.pool, 5_000)
  await filled
  return product
}

describe('an API response', () => {
  it('is compressed: a full board of thousands of leads takes at most 50 KB', async () => {
    const product = await start()
    const session = await signIn(product.url)
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'gzip, deflate, br', 'gzip'].map((accepted) =>
        get(product, '/api/board', { ...session, 'accept-encoding': accepted }),
      ),
    )
    expect(plain!.body.length).toBeGreaterThan(100_000)
    expect(plain!.headers['content-encoding']).toBeUndefined()
    expect(br!.headers['content-encoding']).toBe('br')
    expect(br!.body.length).toBeLessThanOrEqual(50_000)
    expect(gzip!.body.length).toBeLessThanOrEqual(60_000)
    for (const { headers } of [plain!, br!, gzip!]) expect(headers.vary).toContain('Accept-Encoding')
    // Cursors contain their time.
    const columns = (text: string) => JSON.parse(text.replaceAll(/"nextCursor":"[^"]*"/g, '"nextCursor":""')).columns
    expect(columns(brotliDecompressSync(br!.body).toString())).toEqual(columns(plain!.body.toString()))
    expect(columns(gunzipSync(gzip!.body).toString())).toEqual(columns(plain!.body.toString()))
  })

  it('is recognised by its ETag in any encoding', async () => {
    const product = await start()
    const session = await signIn(product.url)
    const first = await get(product, '/api/leads', { ...session, 'accept-encoding': 'br' })
    expect(first.headers.etag).toMatch(/^W\//)
    for (const accepted of ['br', 'identity']) {
      const again = await get(product, '/api/leads', {
        ...session,
        'accept-encoding': accepted,
        'if-none-match': first.headers.etag!,
      })
      expect(again).toMatchObject({ status: 304, headers: { etag: first.headers.etag, vary: 'Accept-Encoding' } })
      expect(again.body).toHaveLength(0)
    }
  })

  it('is not compressed if short, a file or a live stream', async () => {
    const product = await start()
    const headers = { ...(await signIn(product.url)), 'accept-encoding': 'br, gzip' }
    const short = await get(product, '/api/auth/session', headers)
    expect(short.headers['content-encoding']).toBeUndefined()
    const file = await get(product, '/api/exports/leads.csv?q=Zenobia', headers)
    expect([file.status, file.headers['content-encoding']]).toEqual([200, undefined])
    const stream = new AbortController()
    const live = await fetch(`${product.url}/api/events`, { headers, signal: stream.signal })
    expect(live.headers.get('content-encoding')).toBeNull()
    stream.abort()
  })
})
