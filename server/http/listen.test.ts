import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lastAnswer, openConnection } from '#server/testing/socket.ts'
import { createConcurrencyLimits } from './concurrency.ts'
import type { ConnectionLimits } from './connections.ts'
import { connectionLimits } from './edge-limits.ts'
import { createGate } from './gate.ts'
import { createLimitedAddresses } from './limited-addresses.ts'
import { listen } from './listen.ts'
import { openRefusalLog } from './refusal-log.ts'

/** More than both ends buffer for a connection: up to 33 MB for receiving and 4 MB for sending. */
const bigAnswer = 'x'.repeat(64_000_000)
const known = 'known=yes'

/** A server that counts requests and bytes, with its own limits. */
async function start(limits: Partial<ConnectionLimits> = {}, isBehindProxy = false) {
  const asked: string[] = []
  const refusedFor: string[] = []
  let received = 0
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use((c, next) => {
    asked.push(c.req.path)
    return next()
  })
  app.post('*', async (c) => {
    for await (const part of c.req.raw.body!) received += part.length
    return c.text(`${received} bytes`)
  })
  app.onError((_error, c) => c.text('broken off', 400))
  app.get('/big', (c) => c.text(bigAnswer))
  app.get('/slow', (c) => {
    // Node's timeout event of an idle connection.
    c.env.incoming.socket.emit('timeout')
    return c.text('fine')
  })
  app.get('*', async (c) => {
    await wait(50)
    return c.text('fine')
  })
  const isKnown = ({ headers }: IncomingMessage) => headers.cookie === known
  const refused = openRefusalLog(pino({ level: 'silent' }))
  const server = await listen({
    fetch: app.fetch as Parameters<typeof listen>[0]['fetch'],
    answerAtOnce: () => false,
    gate: createGate({
      concurrency: createConcurrencyLimits(isKnown),
      limited: createLimitedAddresses(),
      refused: { ...refused, count: (reason) => void refusedFor.push(reason) },
      callerOf: ({ socket }) => socket.remoteAddress ?? '',
      isSecure: () => false,
      isKnown,
      isOurHost: () => true,
    }),
    port: 0,
    host: '127.0.0.1',
    isBehindProxy,
    limits: { ...connectionLimits(), ...limits },
  })
  onTestFinished(() => server.close())
  return { url: `http://127.0.0.1:${server.port}`, asked, refusedFor, received: () => received }
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')
const post = (path: string, length: number, ...headers: string[]) =>
  head('POST', path, `content-length: ${length}`, ...headers)
const errorIn = (body: string) => JSON.parse(body).error

describe('a body', () => {
  const limits = { maxPauseMs: 400, windowMs: 500, minRate: 10_000 }

  // Senders are timed by the test's clock; data travels normally.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  /** A sender of this body; `ms` pass after each part. */
  async function sender(path: string, length: number, ...headers: string[]) {
    const server = await start(limits)
    const connection = await openConnection(server.url)
    connection.socket.write(post(path, length, ...headers))
    await expect.poll(() => server.asked).toEqual([path])
    const send = async (bytes: number, ms: number) => {
      const due = server.received() + bytes
      connection.socket.write('x'.repeat(bytes))
      await expect.poll(server.received).toBe(due)
      vi.advanceTimersByTime(ms)
    }
    return { ...connection, send }
  }

  it('that takes many windows is accepted at a good rate', async () => {
    const { send, closed } = await sender('/upload', 20 * 10_000, 'connection: close')
    for (let sent = 0; sent < 20; sent++) await send(10_000, 300)
    expect(lastAnswer(await closed)).toMatchObject({ status: 200, body: '200000 bytes' })
  })

  it('that trickles is cut off with the reason', async () => {
    const { send, closed, isClosed } = await sender('/api/contact', 1_000)
    for (let sent = 0; sent < 4; sent++) await send(1, 100)
    expect(isClosed()).toBe(false)
    await send(1, 200)
    const { status, head, body } = lastAnswer(await closed)
    expect([status, errorIn(body).code]).toEqual([408, 'too_slow'])
    expect(errorIn(body).message).toContain('Check your connection and send it again')
    expect(head).toMatch(/content-security-policy: .*connection: close/is)
  })

  it('that never ends is cut off after its answer, too', async () => {
    const { url } = await start({ ...limits, keepAliveSeconds: 3_600 })
    const { socket, received, isClosed } = await openConnection(url)
    socket.write(head('GET', '/page', 'content-length: 1000'))
    await expect.poll(received).toContain('200 OK')
    expect(isClosed()).toBe(false)
    vi.advanceTimersByTime(limits.maxPauseMs)
    await expect.poll(isClosed).toBe(true)
  })

  it("that stops is cut off, and a visitor gets a page in the form's language", async () => {
    const { closed } = await sender('/es/welcome', 1_000, 'accept: text/html')
    vi.advanceTimersByTime(limits.maxPauseMs)
    const { status, head, body } = lastAnswer(await closed)
    expect(status).toBe(408)
    expect(head).toContain('content-type: text/html')
    expect(Buffer.from(body, 'latin1').toString()).toContain('Tu conexión es demasiado lenta')
  })
})

describe('a request', () => {
  it('without a complete head is cut off with the reason', async () => {
    const { url } = await start({ maxHeadMs: 200 })
    const { socket, closed } = await openConnection(url)
    socket.write('GET / HTTP/1.1\r\nhost: loc')
    const { status, body } = lastAnswer(await closed)
    expect([status, errorIn(body).code]).toEqual([408, 'too_slow'])
  })

  it.each([
    ['that is none', 'what is this?\r\n\r\n', 400],
    ['with a head that is too long', head('GET', '/', `cookie: ${'x'.repeat(80_000)}`), 431],
    ['with two hosts', head('GET', '/', 'Host: evil.example'), 400],
  ])('%s is refused with a message', async (_what, text, expected) => {
    const { url, asked } = await start()
    const { socket, closed } = await openConnection(url)
    socket.write(text)
    const { status, body } = lastAnswer(await closed)
    expect([status, errorIn(body).message]).toEqual([expected, expect.stringMatching(/\w/)])
    expect(asked).toEqual([])
  })
})

describe('a connection', () => {
  it('whose reader does not read is cut off', async () => {
    const { url, refusedFor } = await start({ maxReadPauseMs: 300 })
    const { socket, closed } = await openConnection(url)
    socket.pause()
    socket.write(head('GET', '/big'))
    await expect.poll(() => refusedFor).toEqual(['slowReader'])
    socket.resume()
    expect((await closed).length).toBeLessThan(bigAnswer.length)
  })

  it('that waits for a response is not cut off, however long it takes', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/slow`)).status).toBe(200)
  })

  it('with many pipelined requests is closed after a few', async () => {
    const { url, asked } = await start({ maxPipelined: 4 })
    const { socket, closed } = await openConnection(url)
    socket.write(head('GET', '/fine').repeat(3_000))
    const received = await closed
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    expect([lastAnswer(received).status, errorIn(lastAnswer(received).body).code]).toEqual([429, 'too_many_requests'])
    expect(asked).toHaveLength(4)
  })

  it('is closed after its maximum number of requests', async () => {
    const { url, asked } = await start({ maxRequests: 3 })
    const { socket, received } = await openConnection(url)
    const answers = () =>
      [...received().matchAll(/HTTP\/1\.1 (\d+).*?\r\nconnection: ([\w-]+)/gis)].map(([, ...two]) => two)
    for (let i = 0; i < 4; i++) {
      socket.write(head('GET', '/fine'))
      await expect.poll(() => answers().length).toBe(i + 1)
    }
    const goesOn = ['200', 'keep-alive']
    expect(answers()).toEqual([goesOn, goesOn, ['200', 'close'], ['503', expect.any(String)]])
    expect(asked).toHaveLength(3)
  })
})

describe('connections', () => {
  const ask = async (url: string, ...headers: string[]) => {
    const { socket, received } = await openConnection(url)
    socket.write(head('GET', '/fine', ...headers))
    const answer = () => lastAnswer(received())
    await expect.poll(() => answer().body).toMatch(/fine|\}$/)
    return answer()
  }

  it('of one address are limited; a known session gets through, and capacity frees up', async () => {
    const { url } = await start({ maxPerAddress: 3 })
    const open = await Promise.all([1, 2, 3].map(() => openConnection(url)))
    const refused = await ask(url)
    expect([refused.status, errorIn(refused.body).message]).toEqual([429, expect.stringContaining('Close some')])
    expect((await ask(url, `cookie: ${known}`)).status).toBe(200)
    for (const { socket } of open) socket.destroy()
    await expect.poll(async () => (await ask(url)).status).toBe(200)
  })

  it('are not counted by address behind a proxy, which has one for all visitors', async () => {
    const { url } = await start({ maxPerAddress: 3 }, true)
    await Promise.all(Array.from({ length: 6 }, () => openConnection(url)))
    expect((await ask(url)).status).toBe(200)
  })

  it('are limited in total, and closed unread beyond a second limit', async () => {
    const { url } = await start({ max: 3, maxEver: 5 })
    await Promise.all([1, 2, 3].map(() => openConnection(url)))
    expect((await ask(url)).status).toBe(503)
    const held = await openConnection(url)
    expect((await ask(url, `cookie: ${known}`)).status).toBe(200)
    const dropped = await openConnection(url)
    expect(await dropped.closed).toBe('')
    held.socket.destroy()
  })
})
