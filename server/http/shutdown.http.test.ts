import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { rowCounts } from '#server/testing/tables.ts'

/** Long enough that only waiting in vain is meant; the server cuts connections after eight seconds. */
const inVain = 5_000
const soon = (stopped: Promise<void>) => Promise.race([stopped.then(() => 'stopped'), wait(inVain, 'still waiting')])

/** Holds up every message until it is let go. */
async function holdMessages({ database }: Product) {
  const client = await database.pool.connect()
  await client.query('begin; lock table contact_requests in exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

const heldUp = async ({ database }: Product) =>
  (
    await database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length

const send = ({ url }: Product, i: number) => {
  const body = { ...message, email: `p${i}@example.com`, phone: `+34 ${612_000_000 + i}` }
  return call(url, 'sendContact', { body })
}

describe('a server that is asked to stop', () => {
  it('answers everything that is in flight, and loses nothing', async () => {
    const product = await ownProduct({ environment: { DRAIN_SECONDS: '1' } })
    const letGo = await holdMessages(product)
    const sending = Array.from({ length: 40 }, (_, i) => send(product, i))
    // One is being written, all others wait for their turn.
    await expect.poll(() => heldUp(product)).toBe(1)
    const stopped = product.server.stop()
    await wait(1_200)
    await letGo()
    const answers = await Promise.all(sending)
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
    await stopped
    expect(await rowCounts(product.database.pool)).toMatchObject({ contact_requests: 40 })
  })

  it('still answers on open connections for a while, and tells each to close', async () => {
    const product = await ownProduct({ environment: { DRAIN_SECONDS: '2' }, renderer: plainRenderer })
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    const ask = async (path: string) => {
      const asked = request(`${product.url}${path}`, { agent })
      asked.end()
      const [response] = await once(asked, 'response')
      response.resume()
      await once(response, 'end')
      return { status: response.statusCode, connection: response.headers.connection }
    }
    // Five from the page's memory.
    const askAll = () => Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 ? '/healthz' : '/en/welcome')))
    await ask('/en/welcome')
    const before = await askAll()
    const stopped = product.server.stop()
    const during = await askAll()
    await stopped
    agent.destroy()
    expect(before).toEqual(Array(10).fill({ status: 200, connection: 'keep-alive' }))
    expect(during).toEqual(Array(10).fill({ status: 200, connection: 'close' }))
  })

  it('is no longer ready, so that it gets no more requests, but alive until it has stopped', async () => {
    const product = await ownProduct({ environment: { DRAIN_SECONDS: '2' } })
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    const stopped = product.server.stop()
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    expect((await send(product, 1)).status).toBe(201)
    await stopped
    await expect(fetch(`${product.url}/healthz`)).rejects.toThrow()
  })

  it('ends open streams and is not held up by them', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const boards = await Promise.all(
      Array.from({ length: 5 }, () => followStream(`${product.url}/api/events`, headers)),
    )
    for (const board of boards) await expect.poll(() => board.events.length).toBe(1)
    expect(await soon(product.server.stop())).toBe('stopped')
    for (const board of boards) await expect.poll(board.isOver).toBe(true)
  })

  it('is not held up by connections that were opened ahead of need or broke off', async () => {
    const product = await ownProduct()
    const { port } = new URL(product.url)
    const sockets = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')]
    for (const socket of sockets) await once(socket, 'connect')
    const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')))
    await fetch(`${product.url}/healthz`)
    expect(await soon(product.server.stop())).toBe('stopped')
    await closed
  })

  it('stops once, however often it is asked, and leaves no connection to the database', async () => {
    const product = await ownProduct()
    await fetch(`${product.url}/readyz`)
    await Promise.all([product.server.stop(), product.server.stop()])
    await product.server.stop()
    const others = () =>
      product.database.pool.query(
        `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    await expect.poll(async () => (await others()).rows).toEqual([])
  })
})
