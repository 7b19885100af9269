import { once } from 'node:events'
import { Agent, request, Server } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { onMeasured } from '#server/db/measured.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { rowCounts } from '#server/testing/tables.ts'

/** Seconds for which a stopping server still answers: enough for a few answers, longer on a slow machine. */
const drain = { DRAIN_SECONDS: String(Math.ceil(2 * inject('slowness'))) }

/** Stops a server that should end at once, without cutting off connections after eight seconds. */
async function stopAtOnce({ server }: Product) {
  const cut = vi.spyOn(Server.prototype, 'closeAllConnections')
  onTestFinished(() => cut.mockRestore())
  await server.stop()
  expect(cut).not.toHaveBeenCalled()
}

/** Blocks every message until released. */
async function holdMessages({ database }: Product) {
  const client = await database.pool.connect()
  await client.query('begin; lock table contact_requests in exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

const send = ({ url }: Product, i: number) => {
  const body = { ...message, email: `p${i}@example.com`, phone: `+34 ${612_000_000 + i}` }
  return call(url, 'sendContact', { body })
}

describe('a server that is asked to stop', () => {
  it('answers all requests in flight, and loses nothing', async () => {
    const product = await ownProduct()
    const letGo = await holdMessages(product)
    let waiting = 0
    const count = ({ change }: { change: number }) => {
      waiting += change
    }
    onTestFinished(onMeasured('waiting', count))
    const sending = Array.from({ length: 40 }, (_, i) => send(product, i))
    await expect.poll(() => waiting).toBe(40)
    const stopped = product.server.stop()
    const isOpen = () =>
      fetch(`${product.url}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isOpen).toBe(false)
    await letGo()
    const answers = await Promise.all(sending)
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
    await stopped
    expect(await rowCounts(product.database.pool)).toMatchObject({ contact_requests: 40 })
  })

  it('is no longer ready, but answers for a while, also on open connections, and tells each to close', async () => {
    const product = await ownProduct({ environment: drain, renderer: plainRenderer })
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    onTestFinished(() => agent.destroy())
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
    expect(await askAll()).toEqual(Array(10).fill({ status: 200, connection: 'keep-alive' }))
    expect((await ask('/readyz')).status).toBe(200)
    const stopped = product.server.stop()
    expect(await askAll()).toEqual(Array(10).fill({ status: 200, connection: 'close' }))
    expect((await ask('/readyz')).status).toBe(503)
    expect((await send(product, 1)).status).toBe(201)
    await stopped
    await expect(fetch(`${product.url}/healthz`)).rejects.toThrow()
  })

  it('ends open streams without waiting for them', async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    const boards = await Promise.all(
      Array.from({ length: 5 }, () => followStream(`${product.url}/api/events`, headers)),
    )
    for (const board of boards) await expect.poll(() => board.events.length).toBe(1)
    await stopAtOnce(product)
    for (const board of boards) await expect.poll(board.isOver).toBe(true)
  })

  it('does not wait for idle or broken connections', async () => {
    const product = await ownProduct()
    const { port } = new URL(product.url)
    const sockets = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')]
    for (const socket of sockets) await once(socket, 'connect')
    const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')))
    await fetch(`${product.url}/healthz`)
    await stopAtOnce(product)
    await closed
  })

  it('stops once, however often it is asked, and leaves no database connection', async () => {
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
