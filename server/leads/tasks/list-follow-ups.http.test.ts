import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { call, owner, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

const names = ['Mine', 'Free', 'Theirs', 'Planned', 'Binned'] as const
const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`

/** Adds a lead of each name, with follow-ups due hour after hour. */
async function addFollowUps(product: Product) {
  const { url, database } = product
  const ids = new Map<string, string>()
  for (const [i, name] of names.entries()) {
    const id = await sendLead(product, { name })
    ids.set(name, id)
    const assignee = { Mine: owner.username, Free: null, Theirs: 'ben', Planned: owner.username, Binned: null }[name]
    await database.pool.query('update contact_requests set next_follow_up_date = $2, assigned_to = $3 where id = $1', [
      id,
      at(9 + i),
      assignee,
    ])
  }
  const headers = await signIn(url)
  const idOf = (name: (typeof names)[number]) => ids.get(name)!
  const body = { title: 'Follow up', type: 'follow_up', dueDate: at(12) } as const
  expect((await call(url, 'addTask', { params: { id: idOf('Planned') }, body, headers })).status).toBe(201)
  expect((await call(url, 'deleteLead', { params: { id: idOf('Binned') }, headers })).status).toBe(204)
  const page = async (query: CallOf<'listFollowUps'>['query']) =>
    (await call(url, 'listFollowUps', { query, headers })).body
  const found = async (query: CallOf<'listFollowUps'>['query']) => (await page(query)).data.map(({ name }) => name)
  return { ...product, headers, page, found, idOf }
}

let added: ReturnType<typeof addFollowUps> | undefined
/** The leads that all tests read. */
const readFollowUps = async () => (added ??= addFollowUps(await startProduct()))

describe('follow-ups without a task', () => {
  it("are listed by date: of own and unassigned leads or everyone's, in a period, without the bin", async () => {
    const { page, found, idOf } = await readFollowUps()
    expect(await found({})).toEqual(['Mine', 'Free'])
    expect(await found({ of: 'everybody' })).toEqual(['Mine', 'Free', 'Theirs'])
    expect(await found({ of: 'everybody', from: at(10), to: at(11) })).toEqual(['Free'])
    expect((await page({ to: at(10) })).data).toEqual([
      { leadId: idOf('Mine'), name: 'Mine', assignedTo: owner.username, dueDate: at(9) },
    ])
  })

  it('come page by page, counting those with a task towards the limit', async () => {
    const { page } = await readFollowUps()
    const pages: string[][] = []
    for (let cursor: string | null | undefined; cursor !== null && pages.length < 9; ) {
      const { data, nextCursor } = await page({ of: 'everybody', limit: 1, ...(cursor && { cursor }) })
      pages.push(data.map(({ name }) => name))
      cursor = nextCursor
    }
    expect(pages).toEqual([['Mine'], ['Free'], ['Theirs'], []])
  })

  it('include leads with other tasks: only an open follow-up or meeting represents the date', async () => {
    const { url, database, headers, found, idOf } = await addFollowUps(await ownProduct())
    const body = { title: 'Ring up', type: 'call', dueDate: at(8) } as const
    expect((await call(url, 'addTask', { params: { id: idOf('Mine') }, body, headers })).status).toBe(201)
    expect(await found({})).toEqual(['Mine', 'Free'])
    await database.pool.query(`update lead_tasks set status = 'completed'`)
    expect(await found({})).toEqual(['Mine', 'Free', 'Planned'])
  })

  it("are everyone's after their teammate has left", async () => {
    const product = await startProduct()
    const { id, username } = await addTeammate(product)
    const lead = await sendLead(product, { name: 'Left behind' })
    await product.database.pool.query(
      'update contact_requests set next_follow_up_date = $2, assigned_to = $3 where id = $1',
      [lead, at(20), username],
    )
    const { found } = await readFollowUps()
    expect(await found({ from: at(20) })).toEqual([])
    await product.database.pool.query('update users set disabled_at = now() where id = $1', [id])
    expect(await found({ from: at(20) })).toEqual(['Left behind'])
  })
})
