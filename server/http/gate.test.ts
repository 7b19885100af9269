import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { edgeLimits } from './edge-limits.ts'
import { createGate } from './gate.ts'
import { createLimitedAddresses } from './limited-addresses.ts'
import { openRefusalLog } from './refusal-log.ts'
import { createRooms } from './rooms.ts'

/** A server that refuses everything; counts what it has answered. */
async function start() {
  let answered = 0
  const isKnown = () => false
  const gate = createGate({
    rooms: createRooms(isKnown),
    limited: createLimitedAddresses(),
    refused: openRefusalLog(pino({ level: 'silent' })),
    callerOf: () => '192.0.2.1',
    isSecure: () => false,
    isKnown,
    isOurHost: () => true,
  })
  const server = createServer((request, response) => {
    response.on('finish', () => {
      answered += 1
    })
    gate.refuse('noRoom', request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/contact`, answered: () => answered }
}

describe('refusals', () => {
  it('of a flood are answered slowly after the first of a second, so that it cannot ask again at once', async () => {
    const { url, answered } = await start()
    const { maxPrompt } = edgeLimits.refusals
    const until = performance.now() + 2_500
    let asked = 0
    const flood = async () => {
      while (performance.now() < until) {
        asked += 1
        expect((await fetch(url)).status).toBe(503)
      }
    }
    await Promise.all(Array.from({ length: 20 }, flood))
    // Each of four calendar seconds has its prompt ones; beyond them each sender is answered once a second.
    const max = 4 * (maxPrompt + 20)
    expect(asked).toBeLessThanOrEqual(max)
    expect(answered()).toBe(asked)
  })
})
