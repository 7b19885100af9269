import { describe, expect, it } from 'vitest'
import { call, type Product, startSignedIn } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

/** A teammate with ongoing work, a possible successor, and the owner. */
async function start() {
  const product = await startSignedIn()
  const { url, headers } = product
  const [tom, eva] = [await joinTeam(product), await joinTeam(product)]
  const lead = async (status: 'qualified' | 'converted') => {
    const id = await sendLead(product)
    await call(url, 'changeLead', { params: { id }, body: { assignedTo: tom.username, status }, headers })
    return id
  }
  const [open, other, sold] = [await lead('qualified'), await lead('qualified'), await lead('converted')]
  const title = { title: 'Call', dueDate: '2030-01-02T09:00:00.000Z' }
  const task = (await call(url, 'addTask', { params: { id: sold }, body: title, headers: tom.headers })).body.id
  await call(url, 'addInteraction', { body: { leadId: sold, content: `@${tom.username} please` }, headers })
  const assign = { do: 'assign', to: tom.username, byLanguage: false, keepOwner: false } as const
  const rule = (await call(url, 'addRule', { body: ruleOf({ actions: [assign] }), headers })).body
  const search = { name: 'Hot', isShared: true, search: { status: 'new' } } as const
  const view = (await call(url, 'saveView', { body: search, headers: tom.headers })).body
  const text = { name: 'Price', language: 'en', text: 'Hello', isShared: true } as const
  const snippet = (await call(url, 'addSnippet', { body: text, headers: tom.headers })).body
  const params = { id: tom.id }
  const leave = (body: object) => call(url, 'changePerson', { params, body, headers })
  const ownerOf = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.assignedTo
  return { ...product, headers, tom, eva, open, other, sold, task, rule, view, snippet, params, leave, ownerOf }
}

const noticesOf = async ({ url }: Product, headers: { cookie: string }) =>
  (await call(url, 'listAlerts', { headers })).body.data

describe("a leaving teammate's work", () => {
  it('is listed before they go', async () => {
    const { url, params, headers, rule, view, snippet } = await start()
    expect((await call(url, 'readHeldAccess', { params, headers })).body).toMatchObject({
      ...{ leads: 2, tasks: 1, setups: 0, notices: 1 },
      rules: [{ id: rule.id, name: rule.rule.name }],
      views: [{ id: view.id, name: 'Hot' }],
      texts: [{ id: snippet.id, name: 'Price' }],
    })
  })

  it('goes to a successor at once, with one notice each for leads and tasks', async () => {
    const { tom, eva, open, other, sold, task, rule, view, snippet, leave, ownerOf, params, headers, ...product } =
      await start()
    const { url } = product
    expect((await leave({ disabled: true, successor: eva.username })).status).toBe(200)
    expect([await ownerOf(open), await ownerOf(other)]).toEqual([eva.username, eva.username])
    // Closed leads stay with their assignee.
    expect(await ownerOf(sold)).toBe(tom.username)
    const { data: tasks } = (await call(url, 'listLeadTasks', { params: { id: sold }, headers })).body
    expect(tasks.find(({ id }) => id === task)?.assignedTo).toBe(eva.username)
    const rules = (await call(url, 'listRules', { headers })).body.data
    expect(rules.find(({ id }) => id === rule.id)).toMatchObject({
      version: 2,
      rule: { actions: [{ do: 'assign', to: eva.username }] },
    })
    const views = (await call(url, 'listViews', { headers: eva.headers })).body.data
    expect(views.find(({ id }) => id === view.id)?.isMine).toBe(true)
    const texts = (await call(url, 'listSnippets', { headers: eva.headers })).body.data
    expect(texts.find(({ id }) => id === snippet.id)?.isMine).toBe(true)
    const notices = await noticesOf(product, eva.headers)
    const passedOn = notices.filter(({ kind }) => kind !== 'arrived')
    expect(passedOn.map(({ kind, leads }) => [kind, leads]).toSorted()).toEqual([
      ['assigned', 2],
      ['mentioned', 1],
      ['task', 1],
    ])
    expect((await call(url, 'readHeldAccess', { params, headers })).body).toMatchObject({
      ...{ leads: 0, tasks: 0, notices: 0, rules: [], views: [], texts: [] },
    })
    // Every lead has it in its history, and all are undone together.
    const [bulk] = (await call(url, 'listBulks', { headers })).body.data
    expect(bulk).toMatchObject({ change: { assignedTo: eva.username }, status: 'done', done: 2, canUndo: true })
  })

  it('leaves their last bulk edit to managers, who can undo it; the successor keeps the leads', async () => {
    const { tom, eva, open, other, leave, url, headers, ...product } = await start()
    const manager = await joinTeam(product, 'manager')
    const agent = await joinTeam(product)
    const body = { change: { priority: 'high' }, ids: [open, other] } as const
    const bulk = (await call(url, 'startBulk', { body: { ...body, ids: [...body.ids] }, headers: tom.headers })).body
    const seenBy = async (as: { cookie: string }) =>
      (await call(url, 'listBulks', { headers: as })).body.data.find(({ id }) => id === bulk.id)
    await expect.poll(() => seenBy(headers)).toMatchObject({ status: 'done', done: 2 })
    await leave({ disabled: true, successor: eva.username })
    expect(await seenBy(agent.headers)).toMatchObject({ by: tom.username, canUndo: false })
    expect(await seenBy(manager.headers)).toMatchObject({ by: tom.username, canUndo: true })
    expect((await call(url, 'undoBulk', { params: { id: bulk.id }, headers: agent.headers })).status).toBe(404)
    expect((await call(url, 'undoBulk', { params: { id: bulk.id }, headers: manager.headers })).status).toBe(200)
    await expect.poll(() => seenBy(manager.headers)).toMatchObject({ status: 'undone', undone: 2 })
    for (const id of [open, other]) {
      const lead = (await call(url, 'readLead', { params: { id }, headers })).body
      expect(lead).toMatchObject({ priority: 'medium', assignedTo: eva.username })
    }
  })

  it('becomes unassigned if so chosen, and counts as unassigned if nothing was chosen', async () => {
    const first = await start()
    await first.leave({ disabled: true, successor: null })
    expect(await first.ownerOf(first.open)).toBeNull()

    const { url, headers, eva, tom, open, task, leave, ownerOf } = await start()
    await leave({ disabled: true })
    expect(await ownerOf(open)).toBe(tom.username)
    const query = { assignee: '@nobody', limit: 200 }
    const found = (await call(url, 'listLeads', { query, headers })).body.data
    expect(found.map(({ id }) => id)).toContain(open)
    const due = (await call(url, 'listTasks', { query: { of: 'me', limit: 200 }, headers: eva.headers })).body.data
    expect(due.map(({ id }) => id)).toContain(task)
    const claimed = await call(url, 'claimLead', { params: { id: open }, headers: eva.headers })
    expect([claimed.status, claimed.body.assignedTo]).toEqual([200, eva.username])
  })

  it("is handed over with a role that works no leads, and never to somebody who can't work them", async () => {
    const { eva, tom, leave, open, ownerOf, ...product } = await start()
    const viewer = await joinTeam(product, 'viewer')
    for (const successor of [viewer.username, tom.username, 'nobody at all']) {
      const { status, body } = await leave({ disabled: true, successor })
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, ['successor']])
    }
    // A role that still works leads keeps them.
    await leave({ role: 'manager', successor: eva.username })
    expect(await ownerOf(open)).toBe(tom.username)
    await leave({ role: 'viewer', successor: eva.username })
    expect(await ownerOf(open)).toBe(eva.username)
  })
})
