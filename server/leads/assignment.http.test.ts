import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, ownProduct, setupMessage, signIn } from '#server/testing/product.ts'

async function startWithWork() {
  const product = await ownProduct()
  const { url, database } = product
  const headers = await signIn(url)
  await call(url, 'sendContact', { body: message })
  await call(url, 'sendSetup', { body: setupMessage })
  const leadId = (await call(url, 'listLeads', { query: {}, headers })).body.data[0]!.id
  const setupId = (await call(url, 'listSetups', { query: {}, headers })).body.data[0]!.id
  const agent = await addColleague(product, 'agent')
  const former = { ...(await addColleague(product, 'manager')), headers }
  await database.pool.query('update users set disabled_at = now() where id = $1', [former.id])
  const task = { title: 'Call back', dueDate: new Date(Date.now() + 3_600_000).toISOString() }
  const { id: taskId } = (await call(url, 'addTask', { params: { id: leadId }, body: task, headers })).body
  return {
    ...product,
    agent,
    former,
    /** Each way to assign something to a teammate. */
    assign: {
      lead: (assignedTo: string) => call(url, 'changeLead', { params: { id: leadId }, body: { assignedTo }, headers }),
      'new task': (assignedTo: string) =>
        call(url, 'addTask', { params: { id: leadId }, body: { ...task, assignedTo }, headers }),
      task: (assignedTo: string) => call(url, 'changeTask', { params: { id: taskId }, body: { assignedTo }, headers }),
      setup: (assignedTo: string) =>
        call(url, 'changeSetup', { params: { id: setupId }, body: { assignedTo }, headers }),
      'many leads': (assignedTo: string) =>
        call(url, 'startBulk', { body: { change: { assignedTo }, ids: [leadId] }, headers }),
    },
    leadId,
    headers,
  }
}

describe('something is assigned', () => {
  it('only to a teammate whose account is open: any other name is refused at its field', async () => {
    const { assign, agent, former } = await startWithWork()
    for (const [what, to] of Object.entries(assign)) {
      for (const name of ['Marta', former.username]) {
        const { status, body } = await to(name)
        const field = Object.entries(body.error?.fields ?? {}).map(([at, { problem }]) => `${at} ${problem}`)
        const path = what === 'many leads' ? 'change.assignedTo' : 'assignedTo'
        expect([what, name, status, field]).toEqual([what, name, 400, [`${path} invalid_choice`]])
      }
      expect([what, (await to(agent.username)).status < 300]).toEqual([what, true])
    }
  })

  it('to who has it already, also where they left: other fields of the lead can still be changed', async () => {
    const { url, database, former, leadId, headers } = await startWithWork()
    await database.pool.query('update contact_requests set assigned_to = $1', [former.username])
    const body = { assignedTo: former.username, notes: 'Called' }
    expect((await call(url, 'changeLead', { params: { id: leadId }, body, headers })).status).toBe(200)
  })
})
