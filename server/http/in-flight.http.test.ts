import { describe, expect, it } from 'vitest'
import { call, message, type Product, startProduct } from '#server/testing/product.ts'
import { postSlowly } from '#server/testing/raw.ts'
import { plainRenderer } from '#server/testing/renderer.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

const send = ({ url }: Product, i: number) => {
  const body = { ...message, email: `p${i}@example.com`, phone: `+34 ${612_000_000 + i}` }
  return call(url, 'sendContact', { body })
}

describe('senders that let their message trickle', () => {
  it('keep nobody out, however many they are', async () => {
    const product = await startProduct({ renderer: plainRenderer })
    const { url } = product
    for (let i = 0; i < 220; i++)
      await Promise.all([postSlowly(`${url}/api/contact`, json), postSlowly(`${url}/en/welcome`, form)])
    for (let i = 0; i < 5; i++) {
      expect((await fetch(`${url}/en/welcome`)).status).toBe(200)
      expect((await send(product, i)).status).toBe(201)
    }
  })

  it('are cut off in the end', async () => {
    const { url } = await startProduct({ renderer: plainRenderer })
    const senders = await Promise.all([postSlowly(`${url}/api/contact`, json), postSlowly(`${url}/en/welcome`, form)])
    for (const { answer } of senders) expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('more messages at once than can be worked on', () => {
  it('are asked to come back, and there is room again for the next', async () => {
    const product = await startProduct()
    const client = await product.database.pool.connect()
    await client.query('begin; lock table contact_requests in exclusive mode')
    const sending = Array.from({ length: 450 }, (_, i) => send(product, i))
    let answered = 0
    for (const sent of sending) void sent.then(() => (answered += 1))
    await expect.poll(() => answered, { timeout: 15_000 }).toBe(50)
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${product.url}/api/geo`)).status).toBe(503)
    await client.query('commit')
    client.release()
    const statuses = (await Promise.all(sending)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(400)
    expect(statuses.filter((status) => status === 503)).toHaveLength(50)
    expect((await send(product, 999)).status).toBe(201)
  })
})
