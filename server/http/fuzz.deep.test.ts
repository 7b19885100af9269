import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressOf, callNames, inputOf, routeOf } from '#server/testing/every-call.ts'
import { damaged, fuzzSeed, hostileText, hostileValue } from '#server/testing/hostile.ts'
import { ownProduct, signIn } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'

type Sent = { path: string; method: string; headers: Record<string, string>; body?: Uint8Array | undefined }

/** Maximum size of an acceptable refusal, characters: far below the largest request. */
const maxAnswerLength = 100_000

/** Input that made the server fail, or answer without end; null: none. */
async function failing(url: string, requests: fc.Arbitrary<Sent>, numRuns: number): Promise<string | null> {
  const property = fc.asyncProperty(requests, async ({ path, method, headers, body }) => {
    const answer = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: body as BodyInit }),
    })
    const text = answer.headers.get('content-type') === 'text/event-stream' ? '' : await answer.text()
    if (answer.status >= 500 || text.length > maxAnswerLength)
      throw new Error(`${answer.status}, ${text.length} characters`)
  })
  const found = await fc.check(property, { numRuns, seed: fuzzSeed, endOnFailure: true })
  return found.failed ? `${String(found.errorInstance)} at ${JSON.stringify(found.counterexample).slice(0, 400)}` : null
}

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')
/** A header as a client may send it: bytes, no line ends. */
const header = hostileText.map((text) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 2_000),
)
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=',
  '',
)

/** Almost valid bodies for every call that takes one; fewer for those that hash a password. */
const bodies = fc
  .constantFrom(
    ...callNames.filter(
      (name) => routeOf(name).body && !['logIn', 'prove', 'changePassword', 'acceptInvitation'].includes(name),
    ),
  )
  .chain((name) => {
    const { body } = inputOf(name) as { body: unknown }
    const bytes = fc.oneof(
      damaged(bytesOf(body)),
      hostileValue.map(bytesOf),
      fc.record({ one: hostileValue }).map((more) => bytesOf({ ...(body as object), ...more })),
    )
    return fc.record({
      path: fc.constant(addressOf(name)),
      method: fc.constant(routeOf(name).method),
      headers: fc.record({
        'content-type': fc.oneof(
          { weight: 6, arbitrary: fc.constant('application/json') },
          { weight: 1, arbitrary: types },
        ),
        'idempotency-key': header,
      }),
      body: bytes,
    })
  })

const addresses = fc.record({
  path: fc
    .tuple(
      fc.constantFrom('/', '/en/', '/api/', '/api/leads/', '/api/leads?', '/api/geo?timeZone=', '/assets/', '/admin/'),
      hostileText,
    )
    .map(([start, text]) => `${start}${encodeURI(text.toWellFormed()).slice(0, 1_500)}`),
  method: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PATCH', 'DELETE'),
  headers: fc.record({
    'accept-language': header,
    cookie: header,
    'x-forwarded-for': header,
    'if-none-match': header,
    'accept-encoding': header,
  }),
})

describe('any HTTP request', () => {
  it('is at worst refused, and leaves the server ready', async () => {
    const { url } = await ownProduct({ renderer: plainRenderer })
    const session = await signIn(url)
    expect(
      await failing(
        url,
        bodies.map((one) => ({ ...one, headers: { ...one.headers, ...session } })),
        1_500,
      ),
    ).toBeNull()
    expect(await failing(url, addresses, 1_500)).toBeNull()
    const many = bytesOf(Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`f${i}`, 1])))
    const crowd = fc.constantFrom('sendContact', 'sendSetup', 'logIn').map((name) => addressOf(name as 'logIn'))
    const crowded = crowd.map((path) => ({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: many,
    }))
    expect(await failing(url, crowded, 5)).toBeNull()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('is refused if it is no HTTP, or two messages in one', async () => {
    const { url } = await ownProduct()
    const { port, host } = new URL(url)
    const post = `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`
    const texts = [
      `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
      `${post}content-length: 4\r\ncontent-length: 5\r\n\r\n{}{}x`,
      `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      `${post}transfer-encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      `${post}content-length: -1\r\n\r\n{}`,
      `${post}x: ${'y'.repeat(40_000)}\r\n\r\n`,
      `GET /\0 HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      `GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n`,
      `GET / HTTP/1.1\r\n\r\n`,
      `GET http://[ HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
      `GET // HTTP/1.1\r\nhost: ${host}@evil.example\r\n\r\n`,
      '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]
    for (const text of texts) {
      const received = await said(Number(port), text)
      const [first = '', ...more] = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status)
      expect([text.slice(0, 200), first === '' || (first >= '400' && first < '500'), more]).toEqual([
        text.slice(0, 200),
        true,
        [],
      ])
    }
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('is reported if a server fails at it, or answers without end', async () => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const text = Buffer.concat(parts).toString()
        response.statusCode = text.includes('\\u0000') ? 500 : 200
        response.end(request.method === 'OPTIONS' ? 'x'.repeat(maxAnswerLength + 1) : 'fine')
      })
    })
    server.listen(0)
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await failing(url, bodies, 1_500)).toContain('500')
    expect(await failing(url, addresses, 200)).toContain('100001 characters')
  })
})

/** Everything a server answers to these bytes until it closes, or falls silent. */
async function said(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  // A server may close after refusing, which `once` would report as a failure.
  socket.on('error', () => {})
  socket.end(text, 'latin1')
  await new Promise((done) => socket.once('close', done))
  return received
}
