import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EncodedBody } from './encoded.ts'

const text = '<p>Gold · الذهب · 黄金</p>'.repeat(50)
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => Buffer.from(bytes) }

describe('a body in memory', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['GZIP', 'identity'],
    ['gzip', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip ; q=0', 'identity'],
    ['brotli', 'identity'],
    ['deflate, zstd', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('is served to a client that accepts "%s" as %s', (accept, expected) => {
    const { encoding, bytes } = new EncodedBody(text).for(accept)
    expect(encoding).toBe(expected)
    expect(decode[encoding](bytes).toString()).toBe(text)
  })

  it('is smaller after the first request, and decodes to the same', async () => {
    const html = Array.from({ length: 3_000 }, (_, i) => `<td>gold ${(i * 37) % 911} at ${(i * i) % 24}:00</td>`).join(
      '',
    )
    const body = new EncodedBody(html)
    const first = body.for('br').bytes.length
    await expect.poll(() => body.for('br').bytes.length).toBeLessThan(first)
    expect(brotliDecompressSync(body.for('br').bytes).toString()).toBe(html)
    expect(body.revision).toBe(1)
  })

  it('is unchanged after decoding, whatever it contains and is accepted', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 500 }),
        fc.oneof(fc.string(), fc.constantFrom('br', 'gzip')),
        (raw, accept) => {
          const { encoding, bytes } = new EncodedBody(raw).for(accept)
          expect(decode[encoding](bytes).equals(raw)).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is compressed once for all clients', () => {
    const body = new EncodedBody(text)
    expect(body.for('br').bytes).toBe(body.for('br, gzip').bytes)
    expect(body.for('br').bytes.length).toBeLessThan(text.length / 4)
  })

  it('is served as the build compressed it', () => {
    const brotli = new Uint8Array(brotliCompressSync(text))
    const body = new EncodedBody(text, brotli)
    expect(body.for('br').bytes).toBe(brotli)
    expect(body.etag).toBe(new EncodedBody(text).etag)
    expect(decode.gzip(body.for('gzip').bytes).toString()).toBe(text)
  })

  it('has an ETag of its content', () => {
    expect(new EncodedBody(text).etag).toBe(new EncodedBody(text).etag)
    expect(new EncodedBody(text).etag).not.toBe(new EncodedBody(`${text} `).etag)
    expect(new EncodedBody(text).etag).toMatch(/^W\/"[\w-]{22}"$/)
  })

  it('is answered in full, as HEAD, or as "not modified", each with its headers', async () => {
    const body = new EncodedBody(text)
    const answer = (init: RequestInit, status?: number) =>
      body.respond(new Request('http://localhost/', init), { vary: 'Cookie', 'x-own': '1' }, status)
    const whole = answer({})
    const head = answer({ method: 'HEAD' })
    const known = answer({ headers: { 'if-none-match': body.etag } })
    const refused = answer({ headers: { 'if-none-match': body.etag } }, 404)
    expect([whole.status, head.status, known.status, refused.status]).toEqual([200, 200, 304, 404])
    expect(await whole.text()).toBe(text)
    expect([await head.text(), await known.text(), await refused.text()]).toEqual(['', '', text])
    for (const { headers } of [whole, head, known, refused]) {
      expect([headers.get('etag'), headers.get('vary'), headers.get('x-own')]).toEqual([
        body.etag,
        'Cookie, Accept-Encoding',
        '1',
      ])
    }
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  })
})
