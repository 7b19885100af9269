import { describe, expect, it } from 'vitest'
import { call, startProduct, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

const body = { name: 'Price', language: 'en', text: 'Hi {first name}, {my name} here.' } as const

async function start() {
  const product = await startSignedIn()
  const { url, headers } = product
  const list = async (as = headers as Record<string, string>) =>
    (await call(url, 'listSnippets', { headers: as })).body.data
  return { ...product, headers, list }
}

describe('a snippet', () => {
  it('is private until shared, and only its owner changes or deletes it', async () => {
    const { url, headers, list, ...product } = await start()
    const { headers: agent } = await joinTeam(product)
    const { id } = (await call(url, 'addSnippet', { body, headers })).body
    expect(await list()).toMatchObject([{ id, ...body, subject: null, isMine: true, owner: 'owner' }])
    expect(await list(agent)).toEqual([])

    const shared = { ...body, subject: 'Prices', isShared: true }
    expect((await call(url, 'changeSnippet', { params: { id }, body: shared, headers })).status).toBe(200)
    expect(await list(agent)).toMatchObject([{ id, subject: 'Prices', isMine: false, owner: 'owner' }])
    expect((await call(url, 'changeSnippet', { params: { id }, body, headers: agent })).status).toBe(404)
    expect((await call(url, 'deleteSnippet', { params: { id }, headers: agent })).status).toBe(404)
    expect((await call(url, 'deleteSnippet', { params: { id }, headers })).status).toBe(204)
    expect(await list(agent)).toEqual([])
  })

  it('with an unknown placeholder or a promise of profit is refused', async () => {
    const { url, headers } = await start()
    for (const text of ['Hola {nombre}', 'Guaranteed profits every month']) {
      const { status, body: answer } = await call(url, 'addSnippet', { body: { ...body, text }, headers })
      expect([status, answer.error.fields?.text?.problem]).toEqual([400, 'invalid'])
    }
  })

  it('goes with the teammate who kept it', async () => {
    const product = await startProduct()
    const { url, database } = product
    const manager = await joinTeam(product, 'manager')
    await call(url, 'addSnippet', { body, headers: manager.headers })
    const left = async () =>
      (await database.pool.query('select 1 from snippets where owner_id = $1', [manager.id])).rows.length
    expect(await left()).toBe(1)
    await database.pool.query('delete from users where id = $1', [manager.id])
    expect(await left()).toBe(0)
  })
})
