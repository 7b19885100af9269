import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lastAnswer, openConnection } from '#server/testing/socket.ts'
import type { ConnectionLimits } from './connections.ts'
import { connectionLimits } from './edge-limits.ts'
import { createGate } from './gate.ts'
import { createLimitedAddresses } from './limited-addresses.ts'
import { listen } from './listen.ts'
import { openRefusalLog } from './refusal-log.ts'
import { createRooms } from './rooms.ts'

/** More than two systems buffer for a connection: 33 MB to receive and 4 MB to send where they are generous. */
const bigAnswer = 'x'.repeat(64_000_000)
const known = 'known=yes'

/** A server that counts bytes, sends many and waits when asked to, with limits of its own. */
async function start(limits: Partial<ConnectionLimits> = {}, isBehindProxy = false) {
  const asked: string[] = []
  const app = new Hono()
  app.post('*', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`))
  app.onError((_error, c) => c.text('broken off', 400))
  app.get('/big', (c) => c.text(bigAnswer))
  app.get('/slow', async (c) => {
    await wait(1_500)
    return c.text('fine')
  })
  app.get('*', async (c) => {
    asked.push(c.req.path)
    await wait(50)
    return c.text('fine')
  })
  const isKnown = ({ headers }: IncomingMessage) => headers.cookie === known
  const refused = openRefusalLog(pino({ level: 'silent' }))
  const server = await listen({
    fetch: app.fetch,
    answerAtOnce: () => false,
    gate: createGate({
      rooms: createRooms(isKnown),
      limited: createLimitedAddresses(),
      refused,
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
  return { url: `http://127.0.0.1:${server.port}`, asked }
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')
const post = (path: string, length: number, ...headers: string[]) =>
  head('POST', path, `content-length: ${length}`, ...headers)
const errorIn = (body: string) => JSON.parse(body).error

/** Sends parts of a body at a pace. */
async function trickle(write: (part: string) => void, part: string, everyMs: number, isOver: () => boolean) {
  while (!isOver()) {
    write(part)
    await wait(everyMs)
  }
}

describe('a body', () => {
  const limits = { maxPauseMs: 400, windowMs: 500, minRate: 10_000 }

  it('that takes many times the window is taken in at a good pace', async () => {
    const { url } = await start(limits)
    const { socket, closed } = await openConnection(url)
    socket.write(post('/upload', 40 * 10_000, 'connection: close'))
    for (let i = 0; i < 40; i++) {
      socket.write('x'.repeat(10_000))
      await wait(50)
    }
    expect(lastAnswer(await closed)).toMatchObject({ status: 200, body: '400000 bytes' })
  })

  it('that trickles is cut, and its sender hears why and what to do', async () => {
    const { url } = await start(limits)
    const { socket, closed, isClosed } = await openConnection(url)
    socket.write(post('/api/contact', 1_000))
    await trickle((part) => socket.write(part), 'x', 50, isClosed)
    const { status, head, body } = lastAnswer(await closed)
    expect([status, errorIn(body).code]).toEqual([408, 'too_slow'])
    expect(errorIn(body).message).toContain('Check your connection and send it again')
    expect(head).toMatch(/content-security-policy: .*connection: close/is)
  })

  it('that stops is cut, and a visitor gets a page in the language of the form', async () => {
    const { url } = await start(limits)
    const { socket, closed } = await openConnection(url)
    socket.write(post('/es/welcome', 1_000, 'accept: text/html'))
    const { status, head, body } = lastAnswer(await closed)
    expect(status).toBe(408)
    expect(head).toContain('content-type: text/html')
    expect(Buffer.from(body, 'latin1').toString()).toContain('Tu conexión es demasiado lenta')
  })
})

describe('a request', () => {
  it('whose head does not come is cut, and its sender hears why', async () => {
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
  ])('%s is refused in words', async (_what, text, expected) => {
    const { url, asked } = await start()
    const { socket, closed } = await openConnection(url)
    socket.write(text)
    const { status, body } = lastAnswer(await closed)
    expect([status, errorIn(body).message]).toEqual([expected, expect.stringMatching(/\w/)])
    expect(asked).toEqual([])
  })
})

describe('a connection', () => {
  it('whose reader takes nothing of an answer is cut', async () => {
    const { url } = await start({ maxReadPauseMs: 300 })
    const { socket, isClosed, heard } = await openConnection(url)
    socket.pause()
    socket.write(head('GET', '/big'))
    await wait(1_500)
    socket.resume()
    await expect.poll(isClosed).toBe(true)
    expect(heard().length).toBeLessThan(bigAnswer.length)
  })

  it('that waits for an answer is not cut, however long it takes', async () => {
    const { url } = await start({ maxReadPauseMs: 400 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${url}/slow`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  })

  it('on which requests pile up ahead of their answers is closed after a few', async () => {
    const { url, asked } = await start({ maxPipelined: 4 })
    const { socket, closed } = await openConnection(url)
    socket.write(head('GET', '/fine').repeat(3_000))
    const heard = await closed
    expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(4)
    expect([lastAnswer(heard).status, errorIn(lastAnswer(heard).body).code]).toEqual([429, 'too_many_requests'])
    expect(asked).toHaveLength(4)
  })

  it('carries its maximum of requests and no more', async () => {
    const { url, asked } = await start({ maxRequests: 3 })
    const { socket, closed } = await openConnection(url)
    for (let i = 0; i < 3; i++) {
      socket.write(head('GET', '/fine'))
      await expect.poll(() => asked.length).toBe(i + 1)
    }
    expect(lastAnswer(await closed).head).toMatch(/connection: close/i)
  })
})

describe('connections', () => {
  const ask = async (url: string, ...headers: string[]) => {
    const { socket, heard } = await openConnection(url)
    socket.write(head('GET', '/fine', ...headers))
    await expect.poll(() => heard().includes('\r\n\r\n')).toBe(true)
    return lastAnswer(heard())
  }

  it('of one address are limited; a known session gets through, and there is room again', async () => {
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

  it('are limited in total, and past a second limit they are closed unread', async () => {
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
