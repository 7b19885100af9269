import { describe, expect, it } from 'vitest'
import { call, owner, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { runBulks } from '../bulk/run.ts'

/** The owner, an agent, and a lead without an assignee. */
async function start() {
  const product = await startSignedIn()
  const { url, headers } = product
  const agent = await joinTeam(product)
  const leadId = await sendLead(product)
  const notices = async (as: Record<string, string>, id = leadId) =>
    (await call(url, 'listNotices', { headers: as })).body.data.filter((notice) => notice.leadId === id)
  const alerts = async (as: Record<string, string>) =>
    (await call(url, 'listAlerts', { headers: as })).body.data.filter(
      (alert) => alert.by !== null && alert.leadId === leadId,
    )
  const assign = (assignedTo: string | null, as = headers) =>
    call(url, 'changeLead', { params: { id: leadId }, body: { assignedTo }, headers: as })
  const write = (content: string, as = headers) =>
    call(url, 'addInteraction', { body: { leadId, type: 'note', content }, headers: as })
  return { ...product, headers, agent, leadId, notices, alerts, assign, write }
}

describe('a lead that is assigned to a teammate', () => {
  it('notifies them, with the assigner, and records both in its history', async () => {
    const { url, headers, agent, leadId, notices, alerts, assign } = await start()
    await assign(agent.username)
    expect(await notices(agent.headers)).toMatchObject([{ kind: 'assigned', by: owner.username, leads: 1 }])
    expect(await alerts(agent.headers)).toMatchObject([
      { kind: 'assigned', by: owner.username, isOpen: true, isSeen: false },
    ])
    expect(await notices(headers)).toEqual([])
    expect(await alerts(headers)).toEqual([])
    const { data } = (await call(url, 'listTimeline', { params: { id: leadId }, query: {}, headers })).body
    expect(data).toContainEqual(expect.objectContaining({ assigned: { from: null, to: agent.username } }))
  })

  it('by themselves causes no notice', async () => {
    const { agent, notices, assign } = await start()
    await assign(agent.username, agent.headers)
    expect(await notices(agent.headers)).toEqual([])
  })

  it('needs no attention once it is done, contacted, lost or reassigned', async () => {
    const { url, headers, agent, leadId, notices, alerts, assign } = await start()
    await assign(agent.username)
    const [first] = await notices(agent.headers)
    const finish = (as: Record<string, string>) => call(url, 'finishNotice', { params: { id: first!.id }, headers: as })
    expect((await finish(headers)).status).toBe(404)
    expect((await finish(agent.headers)).status).toBe(204)
    expect([await notices(agent.headers), (await alerts(agent.headers))[0]!.isOpen]).toEqual([[], false])
    const passedAgain = async () => {
      await assign(null)
      await assign(agent.username)
      expect(await notices(agent.headers)).toHaveLength(1)
    }
    await passedAgain()
    await call(url, 'actQuickly', { body: { leadId, action: 'email' }, headers: agent.headers })
    expect(await notices(agent.headers)).toEqual([])
    await passedAgain()
    const lost = { status: 'lost', lostReason: 'no_answer' } as const
    await call(url, 'changeLead', { params: { id: leadId }, body: lost, headers })
    expect(await notices(agent.headers)).toEqual([])
  })

  it('with others in one bulk change gives one notice with their number, undone with the change', async () => {
    const product = await start()
    const { url, database, headers, agent } = product
    const ids = [product.leadId, await sendLead(product), await sendLead(product)]
    const body = { ids, change: { assignedTo: agent.username } } as const
    const bulk = (await call(url, 'startBulk', { body: { ...body, ids }, headers })).body
    const run = () => runBulks(database, async () => false)
    const notices = async () => (await call(url, 'listNotices', { headers: agent.headers })).body.data
    await run()
    expect(await notices()).toMatchObject([{ kind: 'assigned', leads: 3 }])
    const { data } = (await call(url, 'listAlerts', { headers: agent.headers })).body
    expect(data.filter(({ by }) => by !== null)).toMatchObject([{ kind: 'assigned', leads: 3, isOpen: true }])
    await call(url, 'deleteLead', { params: { id: (await notices())[0]!.leadId }, headers })
    expect(await notices()).toMatchObject([{ kind: 'assigned', leads: 2 }])
    await call(url, 'undoBulk', { params: { id: bulk.id }, headers })
    await run()
    expect(await notices()).toEqual([])
  })
})

describe('a mention in a lead’s history', () => {
  it('notifies the mentioned teammates, each once, and not the writer', async () => {
    const { headers, agent, notices, write } = await start()
    const { username } = agent
    await write(
      `@${username}, @${username.toUpperCase()}: ${owner.username} and @${owner.username} wait, as does x@${username}`,
    )
    expect(await notices(agent.headers)).toMatchObject([{ kind: 'mentioned', by: owner.username }])
    expect(await notices(headers)).toEqual([])
    await write(`Done, @${owner.username}`, agent.headers)
    expect(await notices(headers)).toMatchObject([{ kind: 'mentioned', by: username }])
  })

  it('of a name outside the team, or of a former teammate, notifies nobody', async () => {
    const { database, agent, leadId, write } = await start()
    await database.pool.query('update users set disabled_at = now() where id = $1', [agent.id])
    await write(`@${agent.username} and @somebody`)
    const { rowCount } = await database.pool.query('select from lead_notices where lead_id = $1', [leadId])
    expect(rowCount).toBe(0)
  })
})

describe('a task assigned to a teammate', () => {
  const body = { title: 'Send the contract', dueDate: '2030-12-01T09:00:00.000Z' }

  it('notifies them when created or passed on, and not by themselves', async () => {
    const { url, headers, agent, leadId, notices, alerts } = await start()
    const params = { id: leadId }
    const { body: task } = await call(url, 'addTask', {
      params,
      body: { ...body, assignedTo: agent.username },
      headers,
    })
    expect(await notices(agent.headers)).toMatchObject([{ kind: 'task', by: owner.username, task: body.title }])
    expect(await alerts(agent.headers)).toMatchObject([{ kind: 'task', task: body.title, isOpen: true }])
    const give = (assignedTo: string | null) =>
      call(url, 'changeTask', { params: { id: task.id }, body: { assignedTo }, headers })
    await give(owner.username)
    expect(await notices(agent.headers)).toEqual([])
    await give(agent.username)
    expect(await notices(agent.headers)).toHaveLength(1)
    await call(url, 'addTask', { params, body, headers: agent.headers })
    expect(await notices(agent.headers)).toHaveLength(1)
  })

  it('needs no attention once done or deleted, and again once reopened', async () => {
    const { url, headers, agent, leadId, notices } = await start()
    const { body: task } = await call(url, 'addTask', {
      params: { id: leadId },
      body: { ...body, assignedTo: agent.username },
      headers,
    })
    const params = { id: task.id }
    await call(url, 'changeTask', { params, body: { status: 'completed' }, headers: agent.headers })
    expect(await notices(agent.headers)).toEqual([])
    await call(url, 'changeTask', { params, body: { status: 'pending' }, headers })
    expect(await notices(agent.headers)).toHaveLength(1)
    await call(url, 'deleteTask', { params, headers })
    expect(await notices(agent.headers)).toEqual([])
  })
})

describe('notices about a lead that is merged into another', () => {
  it('stay, for the surviving lead, and go back when the merge is undone', async () => {
    const { url, headers, agent, leadId, notices, assign, write, ...product } = await start()
    const stays = await sendLead({ url, ...product })
    await assign(agent.username)
    await write(`@${agent.username} could you look at this?`)
    const task = { title: 'Send the terms', type: 'follow_up', dueDate: '2030-01-02T09:00:00.000Z' } as const
    const body = { ...task, assignedTo: agent.username }
    expect((await call(url, 'addTask', { params: { id: leadId }, body, headers })).status).toBe(201)
    const kinds = async (id: string) => (await notices(agent.headers, id)).map(({ kind }) => kind).toSorted()
    expect(await kinds(leadId)).toEqual(['assigned', 'mentioned', 'task'])
    const version = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
    const merged = await call(url, 'mergeLeads', {
      params: { id: stays },
      body: {
        version: await version(stays),
        others: [{ id: leadId, version: await version(leadId) }],
        fields: { assignedTo: leadId },
      },
      headers,
    })
    expect(merged.status).toBe(200)
    expect(await kinds(stays)).toEqual(['assigned', 'mentioned', 'task'])
    await call(url, 'undoMerge', { params: { id: merged.body.mergeId }, body: {}, headers })
    expect([await kinds(stays), await kinds(leadId)]).toEqual([[], ['assigned', 'mentioned', 'task']])
  })

  it('count once if leads assigned together are merged', async () => {
    const { url, headers, agent, leadId, database, ...product } = await start()
    const ids = [leadId, await sendLead({ url, database, ...product }), await sendLead({ url, database, ...product })]
    await call(url, 'startBulk', { body: { change: { assignedTo: agent.username }, ids }, headers })
    await runBulks(database, async () => false)
    const given = async () => (await call(url, 'listNotices', { headers: agent.headers })).body.data
    await expect.poll(given).toMatchObject([{ kind: 'assigned', leads: 3 }])
    const [stays, goes] = await Promise.all(
      ids.slice(0, 2).map(async (id) => (await call(url, 'readLead', { params: { id }, headers })).body),
    )
    const body = { version: stays!.version, others: [{ id: goes!.id, version: goes!.version }], fields: {} }
    await call(url, 'mergeLeads', { params: { id: stays!.id }, body, headers })
    expect(await given()).toMatchObject([{ kind: 'assigned', leads: 2 }])
  })

  it('go to the assignee of the surviving lead', async () => {
    const { url, headers, agent, leadId, notices, assign, ...product } = await start()
    const stays = await sendLead({ url, ...product })
    await assign(agent.username, agent.headers)
    const version = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
    const body = {
      version: await version(stays),
      others: [{ id: leadId, version: await version(leadId) }],
      fields: { assignedTo: leadId },
    }
    await call(url, 'mergeLeads', { params: { id: stays }, body, headers })
    expect(await notices(agent.headers, stays)).toMatchObject([{ kind: 'assigned', by: owner.username }])
  })
})
