import { describe, expect, it } from 'vitest'
import { followStream } from '#server/testing/event-stream.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

type Headers = Record<string, string>

const people = ['Ana', 'Ben', 'Cai'] as const

/** Three leads, the first two of them in the bin. */
async function productWithBin() {
  const product = await ownProduct()
  const { url } = product
  const headers = await signIn(url)
  for (const [i, name] of people.entries()) {
    await call(url, 'sendContact', {
      body: { ...message, name, email: `${name}@example.com`, phone: `+34 61234567${i}` },
    })
  }
  const { data } = (await call(url, 'listLeads', { query: { order: 'asc' }, headers })).body
  const [ana, ben] = data.map(({ id }) => id) as [string, string]
  await call(url, 'addInteraction', { body: { leadId: ana, content: 'Called her' }, headers })
  for (const id of [ana, ben]) await call(url, 'deleteLead', { params: { id }, headers })
  return { ...product, headers, ana, ben }
}
const namesInBin = async (url: string, headers: Headers, query: { limit?: number; cursor?: string } = {}) =>
  (await call(url, 'listBin', { query, headers })).body.data.map(({ name }) => name)
const newOnes = async (url: string, headers: Headers) =>
  (await call(url, 'readBoard', { query: {}, headers })).body.columns[0]!.count

describe('the bin', () => {
  it('lists deleted leads, last deleted first, page by page, and says who deleted them', async () => {
    const { url, headers } = await productWithBin()
    const first = (await call(url, 'listBin', { query: { limit: 1 }, headers })).body
    expect(first.data).toMatchObject([{ name: 'Ben', deletedBy: 'owner', status: 'new' }])
    expect(await namesInBin(url, headers, { limit: 1, cursor: first.nextCursor! })).toEqual(['Ana'])
    expect((await call(url, 'listBin', { query: {}, headers })).body.nextCursor).toBeNull()
  })

  it('gives a lead back as it was, with its history, to every board; once', async () => {
    const { url, headers, ana } = await productWithBin()
    const stream = await followStream(`${url}/api/events`, headers)
    const restored = await call(url, 'restoreLead', { params: { id: ana }, headers })
    expect(restored.body).toMatchObject({ id: ana, name: 'Ana' })
    expect(await namesInBin(url, headers)).toEqual(['Ben'])
    expect(await newOnes(url, headers)).toBe(2)
    const { data } = (await call(url, 'listInteractions', { params: { id: ana }, query: {}, headers })).body
    expect(data).toMatchObject([{ content: 'Called her' }])
    await expect
      .poll(() => stream.events.map((event) => event.data))
      .toContainEqual({
        topic: 'leads',
        change: 'changed',
        id: ana,
      })
    expect((await call(url, 'restoreLead', { params: { id: ana }, headers })).status).toBe(404)
  })

  it('lets a lead go for good before its time, with all that belongs to it, and nothing that is not in it', async () => {
    const { url, headers, ana, ben, database } = await productWithBin()
    const before = await rowCounts(database.pool)
    expect(before.lead_interactions).toBe(1)
    expect((await call(url, 'purgeLead', { params: { id: ana }, headers })).status).toBe(204)
    const after = await rowCounts(database.pool)
    expect([after.contact_requests, after.lead_interactions]).toEqual([2, 0])
    await call(url, 'restoreLead', { params: { id: ben }, headers })
    expect((await call(url, 'purgeLead', { params: { id: ben }, headers })).status).toBe(404)
  })

  it('is a manager’s: an agent deletes leads, but neither sees nor empties the bin', async () => {
    const { url, ana, ...product } = await productWithBin()
    const asked = async (role: 'agent' | 'manager') => {
      const headers = await sessionOf(product, await addColleague(product, role))
      const list = await call(url, 'listBin', { query: {}, headers })
      return [list.status, (await call(url, 'purgeLead', { params: { id: ana }, headers })).status]
    }
    expect(await asked('agent')).toEqual([403, 403])
    expect(await asked('manager')).toEqual([200, 204])
  })
})
