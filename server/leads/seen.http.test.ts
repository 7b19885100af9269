import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { changeableTask } from '#contract/tasks.ts'
import { markOf } from '#domain/leads/seen.ts'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

/** A lead that two teammates look at. */
async function start() {
  const product = await startProduct()
  const { url } = product
  const id = await sendLead(product)
  const [eva, max] = [await joinTeam(product), await joinTeam(product)]
  const owner = await signIn(url)
  const change = (body: CallOf<'changeLead'>['body'], { headers } = eva) =>
    call(url, 'changeLead', { params: { id }, body, headers })
  const body = { title: 'Call', description: 'Short', dueDate: '2030-12-01T09:00:00.000Z' }
  const task = async () => (await call(url, 'addTask', { params: { id }, body, headers: eva.headers })).body
  const changeTask = (task: { id: string }, wanted: CallOf<'changeTask'>['body'], { headers } = eva) =>
    call(url, 'changeTask', { params: { id: task.id }, body: wanted, headers })
  return { ...product, id, eva, max, owner, change, task, changeTask }
}

describe('a change of a lead that a teammate has changed since it was shown', () => {
  it('is refused for a move from another stage, and names who moved it', async () => {
    const { change, max } = await start()
    await change({ status: 'qualified' })
    await change({ status: 'converted' }, max)
    await change({ notes: 'A note' }, max)
    const refused = await change({ status: 'proposal', seen: { status: 'qualified' } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      error: { code: 'conflict', by: max.username, current: { status: 'converted' } },
    })
    expect((await change({ status: 'proposal', seen: { status: 'converted' } })).status).toBe(200)
  })

  it('is accepted if the teammate changed something else, or made the same change', async () => {
    const { change, max } = await start()
    await change({ priority: 'high', tags: ['vip'] }, max)
    expect((await change({ status: 'contacted', seen: { status: 'new' } })).status).toBe(200)
    expect((await change({ priority: 'high', seen: { priority: 'medium' } })).status).toBe(200)
    expect((await change({ tags: ['other'], seen: { tags: [] } })).status).toBe(409)
  })

  it('does not bin an unseen version', async () => {
    const { url, id, change, max, owner } = await start()
    const { version } = (await call(url, 'readLead', { params: { id }, headers: owner })).body
    await change({ status: 'converted' }, max)
    const bin = (seen: number) => call(url, 'deleteLead', { params: { id }, query: { version: seen }, headers: owner })
    expect((await bin(version)).status).toBe(409)
    expect((await bin(version + 1)).status).toBe(204)
  })
})

describe('a change of a task that a teammate has changed since it was shown', () => {
  it('writes only edited fields', async () => {
    const { task, changeTask, max } = await start()
    const shown = await task()
    await changeTask(shown, { dueDate: '2030-12-09T09:00:00.000Z', priority: 'high', description: 'Travels' }, max)
    const { status, body } = await changeTask(shown, { title: 'Call Ana', seen: { title: shown.title } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Call Ana', priority: 'high', description: 'Travels' })
  })

  it('is refused for a field both changed, with the current task and its author', async () => {
    const { task, changeTask, max } = await start()
    const shown = await task()
    await changeTask(shown, { dueDate: '2030-12-09T09:00:00.000Z' }, max)
    const mine = { dueDate: '2030-12-05T09:00:00.000Z', seen: { dueDate: shown.dueDate } }
    const { status, body } = await changeTask(shown, mine)
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { by: max.username, current: { dueDate: '2030-12-09T09:00:00.000Z' } } })
  })

  it('does not delete an unseen version', async () => {
    const { url, task, changeTask, max, eva } = await start()
    const shown = await task()
    const { body: now } = await changeTask(shown, { description: 'Travels until the 8th' }, max)
    const remove = (seen: typeof shown) => {
      const query = { seen: markOf(changeableTask(seen)) }
      return call(url, 'deleteTask', { params: { id: shown.id }, query, headers: eva.headers })
    }
    expect((await remove(shown)).status).toBe(409)
    expect((await remove(now)).status).toBe(204)
  })
})
