import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { maxViews } from '#contract/views.ts'
import { call, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'

type Headers = Record<string, string>
type Saved = CallOf<'saveView'>['body']

async function startWithStaff() {
  const product = await startProduct()
  const { username, headers } = await joinTeam(product, 'manager')
  const { headers: teammate } = await joinTeam(product, 'viewer')
  return {
    ...product,
    username,
    headers,
    teammate,
    save: (body: Saved, as: Headers = headers) => call(product.url, 'saveView', { body, headers: as }),
    /** A teammate's list of their own views and the manager's. */
    list: async (as: Headers = headers) => {
      const { data } = (await call(product.url, 'listViews', { headers: as })).body
      return data.filter(({ isMine, owner }) => isMine || owner === username)
    },
  }
}

describe('views of the leads', () => {
  it('are visible to their owner with all settings; shared ones to all', async () => {
    const { save, list, teammate, username } = await startWithStaff()
    const search = {
      view: 'table',
      q: 'ana',
      language: 'es',
      assignee: '@me',
      overdue: 'yes',
      sort: 'value',
      order: 'asc',
      columns: ['status', 'value'],
    } as const
    expect((await save({ name: 'Mine', search: { ...search, columns: [...search.columns] } })).status).toBe(201)
    await save({ name: 'For all', isShared: true, search: {} })
    expect((await list()).map(({ name, isMine, search: kept }) => [name, isMine, kept])).toEqual([
      ['For all', true, {}],
      ['Mine', true, search],
    ])
    expect((await list(teammate)).map(({ name, isMine, owner }) => [name, isMine, owner])).toEqual([
      ['For all', false, username],
    ])
  })

  it('are changed and deleted by their owner alone', async () => {
    const { url, headers, teammate, save, list } = await startWithStaff()
    const { id } = (await save({ name: 'Hot', isShared: true, search: { temperature: 'hot' } })).body
    const params = { id }
    const theirs = { params, headers: teammate }
    expect((await call(url, 'changeView', { ...theirs, body: { name: 'Cold' } })).status).toBe(404)
    expect((await call(url, 'deleteView', theirs)).status).toBe(404)
    const body = { name: 'Warm', isShared: false, search: { temperature: 'warm' as const } }
    expect((await call(url, 'changeView', { params, body, headers })).body).toMatchObject(body)
    expect(await list(teammate)).toEqual([])
    expect((await call(url, 'deleteView', { params, headers })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('of a viewer are theirs alone: who only reads shares none', async () => {
    const { url, teammate, list, save } = await startWithStaff()
    expect((await save({ name: 'For all', isShared: true, search: {} }, teammate)).status).toBe(403)
    expect(await list(teammate)).toEqual([])
    const { id } = (await save({ name: 'Mine', search: {} }, teammate)).body
    const share = { params: { id }, body: { isShared: true }, headers: teammate }
    expect((await call(url, 'changeView', share)).status).toBe(403)
    expect(await list(teammate)).toMatchObject([{ id, isShared: false }])
    expect((await call(url, 'changeView', { ...share, body: { name: 'Still mine' } })).status).toBe(200)
  })

  it('are limited in number, and have only valid settings', async () => {
    const { save } = await startWithStaff()
    expect((await save({ name: 'x', search: { status: 'nowhere' } } as unknown as Saved)).status).toBe(400)
    expect((await save({ name: 'x', search: { lead: 'x' } } as unknown as Saved)).status).toBe(400)
    expect((await save({ name: '', search: {} })).status).toBe(400)
    const answers = await Promise.all(
      Array.from({ length: maxViews + 1 }, (_, i) => save({ name: `View ${i}`, search: {} })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxViews)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
  })
})
