import { describe, expect, it } from 'vitest'
import { call, startSignedIn } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { runBulks } from './bulk/run.ts'

async function start() {
  const product = await startSignedIn()
  const { url, headers } = product
  const read = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body
  const change = (id: string, body: object) => call(url, 'changeLead', { params: { id }, body, headers })
  return { ...product, headers, read, change }
}

describe('concurrent work of two people', () => {
  it('makes one chain of moves in the history, whoever was first', async () => {
    const product = await start()
    const { url, headers } = product
    const id = await sendLead(product)
    await Promise.all(['contacted', 'qualified', 'proposal'].map((status) => product.change(id, { status })))
    const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
    const moves = data.flatMap((one) =>
      one.kind === 'change' && one.from !== null && one.to !== null ? [[one.from, one.to] as const] : [],
    )
    // Each is dated by when it was asked for: of three at once, the order of their times is not that of the chain.
    const next = new Map(moves)
    const chain = [moves.find(([from]) => !moves.some(([, to]) => to === from))![0]]
    while (next.has(chain.at(-1)!)) chain.push(next.get(chain.at(-1)!)!)
    expect([moves.length, chain.length]).toEqual([3, 4])
  })

  it('completes a task once, and tells both', async () => {
    const product = await start()
    const { url, headers } = product
    const id = await sendLead(product)
    const eva = await joinTeam(product)
    const body = { title: 'Call', dueDate: '2030-01-02T09:00:00.000Z' }
    const task = (await call(url, 'addTask', { params: { id }, body, headers })).body
    const complete = (as: { cookie: string }) =>
      call(url, 'changeTask', {
        params: { id: task.id },
        body: { status: 'completed', seen: { status: 'pending' } },
        headers: as,
      })
    const answers = await Promise.all([complete(headers), complete(eva.headers)])
    expect(answers.map(({ status, body: { status: state } }) => [status, state])).toEqual([
      [200, 'completed'],
      [200, 'completed'],
    ])
    const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
    expect(data.filter(({ kind }) => kind === 'task_done')).toHaveLength(1)
  })

  it('renames a text without affecting the rules that send it', async () => {
    const { url, headers } = await start()
    const rule = ruleOf({ actions: [{ do: 'email', template: 'first' }] })
    const { body: added } = await call(url, 'addRule', { body: rule, headers })
    const text = { name: 'first', language: 'en', text: 'Hello', isShared: true } as const
    const { id } = (await call(url, 'addSnippet', { body: text, headers })).body
    await call(url, 'changeSnippet', { params: { id }, body: { ...text, name: 'second', seen: text }, headers })
    const rules = (await call(url, 'listRules', { headers })).body.data
    expect(rules.find((one) => one.id === added.id)).toMatchObject({ version: 1, rule: { actions: rule.actions } })
  })
})

it('an undo of an undo is refused, so that a bulk edit stays as its undo left it', async () => {
  const product = await start()
  const { url, headers, database } = product
  const ids = [await sendLead(product), await sendLead(product)]
  const { body: bulk } = await call(url, 'startBulk', { body: { change: { priority: 'high' }, ids }, headers })
  const state = async () => (await call(url, 'readBulk', { params: { id: bulk.id }, headers })).body.status
  await runBulks(database, async () => false)
  await expect.poll(state).toBe('done')
  await product.change(ids[0]!, { priority: 'low' })
  await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
  await runBulks(database, async () => false)
  await expect.poll(state).toBe('undone')
  expect([(await product.read(ids[0]!)).priority, (await product.read(ids[1]!)).priority]).toEqual(['low', 'medium'])
  expect((await call(url, 'undoBulk', { params: { id: bulk.id }, headers })).status).toBe(409)
})

it('days at the end of a month are the team’s in filters, wherever the server is', async () => {
  const product = await start()
  const { url, headers, database } = product
  const person = somebody()
  const id = await sendLead(product, { ...person })
  const hours = { timeZone: 'Pacific/Auckland', shifts: [], daysOff: [] }
  await call(url, 'changeTeamHours', { body: { hours }, headers })
  // 31 October 11:30 UTC is 1 November 00:30 in Auckland.
  await database.pool.query(`update contact_requests set created_at = '2026-10-31T11:30:00Z' where id = $1`, [id])
  const found = async (from: string, to: string) =>
    (await call(url, 'listLeads', { query: { arrivedFrom: from, arrivedTo: to, q: person.email }, headers })).body.data
      .length
  expect([await found('2026-10-31', '2026-10-31'), await found('2026-11-01', '2026-11-01')]).toEqual([0, 1])
  await call(url, 'changeTeamHours', { body: { hours: null }, headers })
})
