import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'

const names = ['Mine', 'Free', 'Theirs', 'Planned', 'Binned'] as const
const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`

/** A product with a lead of each name, whose follow-ups are due hour after hour. */
async function startWithFollowUps() {
  const product = await ownProduct()
  const { url, database } = product
  for (const [i, name] of names.entries()) {
    const body = { ...message, name, email: `lead.${i}@example.com`, phone: `+34 61200000${i}` }
    expect((await call(url, 'sendContact', { body })).status).toBe(201)
    const assignee = { Mine: owner.username, Free: null, Theirs: 'ben', Planned: owner.username, Binned: null }[name]
    await database.pool.query(
      'update contact_requests set next_follow_up_date = $2, assigned_to = $3 where name = $1',
      [name, at(9 + i), assignee],
    )
  }
  const headers = await signIn(url)
  const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
  const idOf = (name: string) => data.find((lead) => lead.name === name)!.id
  const body = { title: 'Follow up', type: 'follow_up', dueDate: at(12) } as const
  expect((await call(url, 'addTask', { params: { id: idOf('Planned') }, body, headers })).status).toBe(201)
  expect((await call(url, 'deleteLead', { params: { id: idOf('Binned') }, headers })).status).toBe(204)
  const page = async (query: CallOf<'listFollowUps'>['query']) =>
    (await call(url, 'listFollowUps', { query, headers })).body
  const found = async (query: CallOf<'listFollowUps'>['query']) => (await page(query)).data.map(({ name }) => name)
  return { ...product, headers, page, found, idOf }
}

describe('follow-ups without a task', () => {
  it('are listed by date: of own and unassigned leads or everyone’s, between two moments, none of the bin', async () => {
    const { page, found, idOf } = await startWithFollowUps()
    expect(await found({})).toEqual(['Mine', 'Free'])
    expect(await found({ of: 'everybody' })).toEqual(['Mine', 'Free', 'Theirs'])
    expect(await found({ of: 'everybody', from: at(10), to: at(11) })).toEqual(['Free'])
    expect((await page({ to: at(10) })).data).toEqual([
      { leadId: idOf('Mine'), name: 'Mine', assignedTo: owner.username, dueDate: at(9) },
    ])
  })

  it('come page by page, where those with a task count towards the limit', async () => {
    const { page } = await startWithFollowUps()
    const pages: string[][] = []
    for (let cursor: string | null | undefined; cursor !== null && pages.length < 9; ) {
      const { data, nextCursor } = await page({ of: 'everybody', limit: 1, ...(cursor && { cursor }) })
      pages.push(data.map(({ name }) => name))
      cursor = nextCursor
    }
    expect(pages).toEqual([['Mine'], ['Free'], ['Theirs'], []])
  })

  it('are those of other tasks as well: only an open follow-up or meeting stands for the date', async () => {
    const { url, database, headers, found, idOf } = await startWithFollowUps()
    const body = { title: 'Ring up', type: 'call', dueDate: at(8) } as const
    expect((await call(url, 'addTask', { params: { id: idOf('Mine') }, body, headers })).status).toBe(201)
    expect(await found({})).toEqual(['Mine', 'Free'])
    await database.pool.query(`update lead_tasks set status = 'completed'`)
    expect(await found({})).toEqual(['Mine', 'Free', 'Planned'])
  })
})
