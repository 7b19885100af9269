import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'

/** Three leads, the first two of them in the bin. */
async function productWithBin() {
  const product = await startSignedIn()
  const { url, headers } = product
  const mark = randomUUID()
  const send = (name: string) => sendLead(product, { name, email: `${name}@${mark}.example` })
  const [ana, ben, cai] = [await send('Ana'), await send('Ben'), await send('Cai')]
  await call(url, 'addInteraction', { body: { leadId: ana, content: 'Called her' }, headers })
  for (const id of [ana, ben]) await call(url, 'deleteLead', { params: { id }, headers })
  const readBin = async (query: { limit?: number; cursor?: string } = {}) =>
    (await call(url, 'listBin', { query, headers })).body
  return {
    ...product,
    headers,
    ana,
    ben,
    cai,
    readBin,
    /** The three leads' names that are in the bin. */
    namesInBin: async () => (await readBin()).data.filter(({ email }) => email.includes(mark)).map(({ name }) => name),
    namesOnBoard: async () => {
      const { columns } = (await call(url, 'readBoard', { query: { q: mark }, headers })).body
      return columns.flatMap(({ leads }) => leads.map(({ name }) => name)).toSorted()
    },
  }
}

describe('the bin', () => {
  it('lists deleted leads with their deleter, last deleted first, page by page', async () => {
    const { readBin, namesInBin } = await productWithBin()
    const first = await readBin({ limit: 1 })
    expect(first.data).toMatchObject([{ name: 'Ben', deletedBy: 'owner', status: 'new' }])
    expect((await readBin({ limit: 1, cursor: first.nextCursor! })).data).toMatchObject([{ name: 'Ana' }])
    expect(await namesInBin()).toEqual(['Ben', 'Ana'])
    expect((await readBin({ limit: 200 })).nextCursor).toBeNull()
  })

  it('restores a lead as it was, with its history, to every board; once', async () => {
    const { url, headers, ana, namesInBin, namesOnBoard } = await productWithBin()
    const stream = await followStream(`${url}/api/events`, headers)
    const restored = await call(url, 'restoreLead', { params: { id: ana }, headers })
    expect(restored.body).toMatchObject({ id: ana, name: 'Ana' })
    expect([await namesInBin(), await namesOnBoard()]).toEqual([['Ben'], ['Ana', 'Cai']])
    const { data } = (await call(url, 'listInteractions', { params: { id: ana }, query: {}, headers })).body
    expect(data).toMatchObject([{ content: 'Called her' }])
    await expect
      .poll(() => stream.events.map((event) => event.data))
      .toContainEqual({ topic: 'leads', change: 'changed', id: ana })
    expect((await call(url, 'restoreLead', { params: { id: ana }, headers })).status).toBe(404)
  })

  it('permanently deletes a binned lead with its history, and only a binned one', async () => {
    const { url, headers, ana, ben, cai, database } = await productWithBin()
    const rows = async (table: string, column: string) =>
      (await database.pool.query(`select from ${table} where ${column} = any ($1)`, [[ana, ben, cai]])).rowCount
    const left = async () => [await rows('contact_requests', 'id'), await rows('lead_interactions', 'lead_id')]
    expect(await left()).toEqual([3, 1])
    expect((await call(url, 'purgeLead', { params: { id: ana }, headers })).status).toBe(204)
    expect(await left()).toEqual([2, 0])
    await call(url, 'restoreLead', { params: { id: ben }, headers })
    expect((await call(url, 'purgeLead', { params: { id: ben }, headers })).status).toBe(404)
  })
})
