import { describe, expect, it } from 'vitest'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, owner, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'
import { runBulks } from '../bulk/run.ts'

/** The owner, an agent, and leads without an owner. */
async function start(count = 1) {
  const product = await ownProduct()
  const { url, database } = product
  const headers = await signIn(url)
  const agent = await sessionOf(product, await addColleague(product, 'agent'))
  for (let i = 0; i < count; i++) {
    const body = { ...message, email: `lead${i}@example.com`, phone: `+3461200000${i}`, message: `Message ${i}` }
    await call(url, 'sendContact', { body })
  }
  const ids = (await call(url, 'listLeads', { query: {}, headers })).body.data.map(({ id }) => id)
  const notices = async (as: Record<string, string>) => (await call(url, 'listNotices', { headers: as })).body.data
  const alerts = async (as: Record<string, string>) =>
    (await call(url, 'listAlerts', { headers: as })).body.data.filter(({ by }) => by !== null)
  const assign = (assignedTo: string | null, as = headers, id = ids[0]!) =>
    call(url, 'changeLead', { params: { id }, body: { assignedTo }, headers: as })
  const write = (content: string, as = headers) =>
    call(url, 'addInteraction', { body: { leadId: ids[0]!, type: 'note', content }, headers: as })
  return { ...product, database, headers, agent, ids, notices, alerts, assign, write }
}

describe('a lead that is assigned to a teammate', () => {
  it('notifies them, with who did it, and says in its history from whom to whom', async () => {
    const { url, headers, agent, ids, notices, alerts, assign } = await start()
    await assign('the agent')
    expect(await notices(agent)).toMatchObject([{ kind: 'assigned', by: owner.username, leadId: ids[0], leads: 1 }])
    expect(await alerts(agent)).toMatchObject([{ kind: 'assigned', by: owner.username, isOpen: true, isSeen: false }])
    expect(await notices(headers)).toEqual([])
    expect(await alerts(headers)).toEqual([])
    const { data } = (await call(url, 'listTimeline', { params: { id: ids[0]! }, query: {}, headers })).body
    expect(data).toContainEqual(expect.objectContaining({ assigned: { from: null, to: 'the agent' } }))
  })

  it('by themselves, is no news', async () => {
    const { agent, notices, assign } = await start()
    await assign('the agent', agent)
    expect(await notices(agent)).toEqual([])
  })

  it('asks for nothing more once it is done, contacted, lost or somebody else’s', async () => {
    const { url, headers, agent, ids, notices, alerts, assign } = await start()
    await assign('the agent')
    const [first] = await notices(agent)
    expect((await call(url, 'finishNotice', { params: { id: first!.id }, headers })).status).toBe(404)
    expect((await call(url, 'finishNotice', { params: { id: first!.id }, headers: agent })).status).toBe(204)
    expect([await notices(agent), (await alerts(agent))[0]!.isOpen]).toEqual([[], false])
    const passedAgain = async () => {
      await assign(null)
      await assign('the agent')
      expect(await notices(agent)).toHaveLength(1)
    }
    await passedAgain()
    await call(url, 'actQuickly', { body: { leadId: ids[0]!, action: 'email' }, headers: agent })
    expect(await notices(agent)).toEqual([])
    await passedAgain()
    await call(url, 'changeLead', {
      params: { id: ids[0]! },
      body: { status: 'lost', lostReason: 'no_answer' },
      headers,
    })
    expect(await notices(agent)).toEqual([])
  })

  it('with others in one bulk change, gives one notification with their number, taken back with the change', async () => {
    const { url, database, headers, agent, notices, alerts } = await start(3)
    const body = { filters: {}, change: { assignedTo: 'the agent' } } as const
    const bulk = (await call(url, 'startBulk', { body, headers })).body
    const run = () => runBulks(database, async () => false)
    await run()
    expect(await notices(agent)).toMatchObject([{ kind: 'assigned', leads: 3 }])
    expect(await alerts(agent)).toMatchObject([{ kind: 'assigned', leads: 3, isOpen: true }])
    await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
    await run()
    expect(await notices(agent)).toEqual([])
  })
})

describe('a mention in a lead’s history', () => {
  it('notifies the teammates it names, each once, and not the writer', async () => {
    const { headers, agent, notices, write } = await start()
    await write(`@the agent, @THE AGENT: ${owner.username} and @${owner.username} wait, as does x@the agent`)
    expect(await notices(agent)).toMatchObject([{ kind: 'mentioned', by: owner.username }])
    expect(await notices(headers)).toEqual([])
    await write(`Done, @${owner.username}`, agent)
    expect(await notices(headers)).toMatchObject([{ kind: 'mentioned', by: 'the agent' }])
  })

  it('of nobody in the team, or of a teammate who has left, notifies nobody', async () => {
    const { database, agent, write } = await start()
    await database.pool.query(`update users set disabled_at = now() where username = 'the agent'`)
    await write('@the agent and @somebody')
    expect((await database.pool.query('select from lead_notices')).rowCount).toBe(0)
    expect(agent).toBeDefined()
  })
})
