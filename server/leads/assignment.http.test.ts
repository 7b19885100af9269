import { describe, expect, it } from 'vitest'
import { call, signIn, startProduct } from '#server/testing/product.ts'
import { sendSetup } from '#server/testing/setups.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

/** A lead, and a teammate who has left. */
async function startWithLead() {
  const product = await startProduct()
  const former = await addTeammate(product)
  await product.database.pool.query('update users set disabled_at = now() where id = $1', [former.id])
  return { ...product, headers: await signIn(product.url), leadId: await sendLead(product), former }
}

describe('something is assigned', () => {
  it('only to a teammate with an active account: any other name is refused at its field', async () => {
    const product = await startWithLead()
    const { url, headers, leadId, former } = product
    const setupId = await sendSetup(url, somebody())
    const agent = await addTeammate(product)
    const task = { title: 'Call back', dueDate: new Date(Date.now() + 3_600_000).toISOString() }
    const { id: taskId } = (await call(url, 'addTask', { params: { id: leadId }, body: task, headers })).body
    /** Each way to assign something to a teammate. */
    const ways = {
      lead: (assignedTo: string) => call(url, 'changeLead', { params: { id: leadId }, body: { assignedTo }, headers }),
      'new task': (assignedTo: string) =>
        call(url, 'addTask', { params: { id: leadId }, body: { ...task, assignedTo }, headers }),
      task: (assignedTo: string) => call(url, 'changeTask', { params: { id: taskId }, body: { assignedTo }, headers }),
      setup: (assignedTo: string) =>
        call(url, 'changeSetup', { params: { id: setupId }, body: { assignedTo }, headers }),
      'many leads': (assignedTo: string) =>
        call(url, 'startBulk', { body: { change: { assignedTo }, ids: [leadId] }, headers }),
    }
    for (const [what, assign] of Object.entries(ways)) {
      for (const name of ['Marta', former.username]) {
        const { status, body } = await assign(name)
        const field = Object.entries(body.error?.fields ?? {}).map(([at, { problem }]) => `${at} ${problem}`)
        const path = what === 'many leads' ? 'change.assignedTo' : 'assignedTo'
        expect([what, name, status, field]).toEqual([what, name, 400, [`${path} invalid_choice`]])
      }
      expect([what, (await assign(agent.username)).status < 300]).toEqual([what, true])
    }
  })

  it('to the current assignee always, even a former teammate, so that other fields can be changed', async () => {
    const { url, database, headers, leadId, former } = await startWithLead()
    await database.pool.query('update contact_requests set assigned_to = $2 where id = $1', [leadId, former.username])
    const body = { assignedTo: former.username, notes: 'Called' }
    expect((await call(url, 'changeLead', { params: { id: leadId }, body, headers })).status).toBe(200)
  })
})
