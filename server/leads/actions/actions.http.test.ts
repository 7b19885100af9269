import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { callOutcomes } from '#domain/leads/quick-action.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

/** A lead that came in ten minutes ago. */
async function startWithLead() {
  const product = await startSignedIn()
  const { url, database, headers } = product
  const id = await sendLead(product)
  await database.pool.query(
    `update contact_requests set created_at = now() - interval '10 minutes', updated_at = now() - interval '10 minutes'
     where id = $1`,
    [id],
  )
  const lead = async () => (await call(url, 'readLead', { params: { id }, headers })).body
  return {
    ...product,
    id,
    headers,
    before: await lead(),
    lead,
    act: (body: Omit<CallOf<'actQuickly'>['body'], 'leadId'>, as = headers) =>
      call(url, 'actQuickly', { body: { ...body, leadId: id }, headers: as }),
    history: async () => (await call(url, 'listInteractions', { params: { id }, query: {}, headers })).body.data,
    undo: (interaction: { id: string }, as = headers) =>
      call(url, 'undoInteraction', { params: { id: interaction.id }, headers: as }),
  }
}

const moments = ({ updatedAt, firstReplyAt, lastReplyAt, lastContactDate, ...lead }: Record<string, unknown>) => ({
  updatedAt,
  status: lead.status,
  clockSince: lead.clockSince,
  clockEvent: lead.clockEvent,
  clockStage: lead.clockStage,
  firstReplyAt,
  lastReplyAt,
  lastContactDate,
})

/** A new lead after a reply. */
const repliedAt = (at: string) => ({
  updatedAt: at,
  status: 'contacted',
  clockSince: at,
  clockEvent: 'reply',
  clockStage: null,
  firstReplyAt: at,
  lastReplyAt: at,
  lastContactDate: at,
})
const reached = { action: 'call', outcome: 'reached' } as const

describe('a quick action', () => {
  it('is recorded as done by its author, and stops the clock', async () => {
    const { act, lead, history } = await startWithLead()
    const { body, status } = await act({ action: 'whatsapp', notes: 'Hola Ana' })
    expect(status).toBe(201)
    expect(body.task).toBeNull()
    expect(body.interaction).toMatchObject({
      type: 'follow_up',
      subject: 'WhatsApp',
      content: 'Hola Ana',
      createdBy: 'owner',
    })
    const at = body.interaction.createdAt
    expect(moments(await lead())).toEqual(repliedAt(at))
    expect(await history()).toEqual([body.interaction])
  })

  it('creates a task when scheduled and does not count as a reply', async () => {
    const { act, lead, url, id, headers } = await startWithLead()
    const scheduledDate = new Date(Date.now() + 86_400_000).toISOString()
    const { body } = await act({ action: 'meeting', notes: 'Show the record', scheduledDate })
    expect(body.interaction).toMatchObject({ type: 'meeting', scheduledFor: scheduledDate, completedAt: null })
    expect(body.task).toMatchObject({
      title: 'Meeting',
      description: 'Show the record',
      type: 'meeting',
      dueDate: scheduledDate,
      assignedTo: 'owner',
    })
    expect((await call(url, 'listLeadTasks', { params: { id }, headers })).body.data).toEqual([body.task])
    expect(await lead()).toMatchObject({ firstReplyAt: null, lastReplyAt: null })
  })

  it.each(callOutcomes)(
    'a call that ended with "%s" is one entry with its note; only one that reached is a reply',
    async (outcome) => {
      const { act, lead, history, undo, before } = await startWithLead()
      const { interaction } = (await act({ action: 'call', outcome, notes: 'About the price' })).body
      expect(await history()).toEqual([interaction])
      expect(interaction).toMatchObject({ type: 'call', outcome, content: 'About the price' })
      const at = interaction.createdAt
      const expected = outcome === 'reached' ? repliedAt(at) : { ...moments(before), updatedAt: at }
      expect(moments(await lead())).toEqual(expected)
      await undo(interaction)
      expect(moments(await lead())).toEqual(moments(before))
    },
  )

  it('that is a reply moves a new lead and leaves any other in its stage, with one entry in the history', async () => {
    const { act, lead, url, id, headers } = await startWithLead()
    await call(url, 'changeLead', { params: { id }, body: { status: 'negotiation', assignedTo: 'owner' }, headers })
    await act({ action: 'email', notes: 'The offer' })
    expect((await lead()).status).toBe('negotiation')
    await call(url, 'changeLead', { params: { id }, body: { status: 'new' }, headers })
    await act(reached)
    expect((await lead()).status).toBe('contacted')
    const { data } = (await call(url, 'listTimeline', { params: { id }, query: {}, headers })).body
    expect(data.map((entry) => (entry.kind === 'change' ? entry.to : entry.kind))).toEqual([
      'interaction',
      'new',
      'interaction',
      'negotiation',
      'mail',
    ])
  })

  it('that is a reply is undone without moving a lead that a teammate has moved since', async () => {
    const { act, undo, lead, url, id, database } = await startWithLead()
    const { interaction } = (await act(reached)).body
    const { headers } = await joinTeam({ database })
    await call(url, 'changeLead', { params: { id }, body: { status: 'qualified' }, headers })
    await undo(interaction)
    expect(await lead()).toMatchObject({ status: 'qualified', clockEvent: 'message', firstReplyAt: null })
  })

  it('that is a reply assigns an unassigned lead to its author until it is undone, and no other', async () => {
    const product = await startWithLead()
    const { act, lead, undo } = product
    const agent = await joinTeam(product)
    await act({ action: 'call', outcome: 'no_answer' }, agent.headers)
    expect((await lead()).assignedTo).toBeNull()
    const { body } = await act(reached, agent.headers)
    expect((await lead()).assignedTo).toBe(agent.username)
    await undo(body.interaction, agent.headers)
    expect((await lead()).assignedTo).toBeNull()
    await act({ action: 'whatsapp' }, agent.headers)
    await act(reached)
    expect((await lead()).assignedTo).toBe(agent.username)
  })

  it('stays assigned when the earlier of two replies is undone', async () => {
    const product = await startWithLead()
    const { act, lead, undo } = product
    const first = await act({ action: 'email' })
    const second = await act({ action: 'whatsapp' })
    await undo(first.body.interaction)
    expect((await lead()).assignedTo).toBe('owner')
    await undo(second.body.interaction)
    expect((await lead()).assignedTo).toBeNull()
  })

  it('is refused with an unknown action and for an unknown lead', async () => {
    const { url, headers, act } = await startWithLead()
    expect((await act({ action: 'fax' as never })).body.error.fields).toMatchObject({
      action: { problem: 'invalid_choice' },
    })
    const nobody = { action: 'call', leadId: '01900000-0000-7000-8000-000000000000' } as const
    expect((await call(url, 'actQuickly', { body: nobody, headers })).status).toBe(404)
  })
})

describe('an undone interaction', () => {
  it('is removed with its task, and the lead waits as long as before', async () => {
    const { act, undo, lead, history, before, url, id, headers } = await startWithLead()
    for (const scheduledDate of [null, new Date(Date.now() + 86_400_000).toISOString()]) {
      const { interaction } = (await act({ ...reached, scheduledDate })).body
      expect((await undo(interaction)).status).toBe(204)
      expect(await history()).toEqual([])
      expect(moments(await lead())).toEqual(moments(before))
      expect((await call(url, 'listLeadTasks', { params: { id }, headers })).body.data).toEqual([])
      expect((await undo(interaction)).status).toBe(404)
    }
  })

  it('keeps later work of a teammate, whose reply is now the first', async () => {
    const { act, undo, lead, database } = await startWithLead()
    const mine = (await act(reached)).body.interaction
    const theirs = (await act({ action: 'email' }, (await joinTeam({ database })).headers)).body.interaction
    await undo(mine)
    const at = theirs.createdAt
    expect(moments(await lead())).toEqual(repliedAt(at))
  })

  it('is one’s own, and of the last ten minutes', async () => {
    const { act, undo, database } = await startWithLead()
    const { interaction } = (await act(reached)).body
    expect((await undo(interaction, (await joinTeam({ database })).headers)).status).toBe(404)
    await database.pool.query(
      `update lead_interactions set created_at = created_at - interval '11 minutes' where id = $1`,
      [interaction.id],
    )
    expect((await undo(interaction)).status).toBe(404)
  })

  it('after an earlier one was undone leaves the lead as if neither had happened', async () => {
    const { act, undo, lead, before, database } = await startWithLead()
    const theirs = await joinTeam({ database })
    const mine = (await act(reached)).body.interaction
    const later = (await act({ action: 'email' }, theirs.headers)).body.interaction
    const busy = (await act({ action: 'call', outcome: 'busy' })).body.interaction
    await undo(mine)
    await undo(later, theirs.headers)
    await undo(busy)
    expect(moments(await lead())).toEqual(moments(before))
  })

  it("can't remove a task a teammate has continued: undoing is refused as a whole", async () => {
    const { act, undo, history, url, id, headers, database } = await startWithLead()
    const eva = await joinTeam({ database })
    const scheduledDate = new Date(Date.now() + 86_400_000).toISOString()
    for (const change of [
      { status: 'completed' },
      { assignedTo: eva.username },
      { title: 'Call Ana, not Ben' },
    ] as const) {
      const { interaction, task } = (await act({ action: 'call', scheduledDate })).body
      await call(url, 'changeTask', { params: { id: task!.id }, body: change, headers: eva.headers })
      const refused = await undo(interaction)
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'task_changed_since' } } })
      const { data } = (await call(url, 'listLeadTasks', { params: { id }, headers })).body
      expect(data.find((one) => one.id === task!.id)).toMatchObject(change)
      expect((await history()).map((one) => one.id)).toContain(interaction.id)
      // Once the task is gone, nothing of a teammate is lost with it.
      await call(url, 'deleteTask', { params: { id: task!.id }, query: {}, headers: eva.headers })
      expect((await undo(interaction)).status).toBe(204)
    }
  })

  it('may be a note just added by hand', async () => {
    const { url, id, headers, undo, lead, before } = await startWithLead()
    const body = { leadId: id, type: 'call', outcome: 'reached', content: 'Reached her' } as const
    const added = (await call(url, 'addInteraction', { body, headers })).body
    await undo(added)
    expect(moments(await lead())).toEqual(moments(before))
  })
})

describe('an interaction of a lead that was merged since', () => {
  /** The lead is merged with another one that was answered yesterday, and stays or goes. */
  async function startWithMerge(stays: boolean) {
    const started = await startWithLead()
    const { url, headers, id, database } = started
    const other = await sendLead(started)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    await database.pool.query(
      `update contact_requests set first_reply_at = $2, last_reply_at = $2, last_contact_date = $2, status = 'negotiation'
       where id = $1`,
      [other, yesterday],
    )
    const { interaction } = (await started.act(reached)).body
    const [survivor, goes] = stays ? [id, other] : [other, id]
    const read = async (of: string) => (await call(url, 'readLead', { params: { id: of }, headers })).body
    const [one, two] = [await read(survivor), await read(goes)]
    const body = { others: [{ id: goes, version: two.version }], version: one.version, fields: {} }
    const merged = await call(url, 'mergeLeads', { params: { id: survivor }, body, headers })
    const canUndo = async (of: string) => {
      const { data } = (await call(url, 'listTimeline', { params: { id: of }, query: {}, headers })).body
      return data.flatMap((entry) =>
        entry.kind === 'interaction' && entry.id === interaction.id ? [entry.canUndo] : [],
      )
    }
    return { ...started, interaction, survivor, mergeId: merged.body.mergeId, read, canUndo }
  }

  it.each([true, false])('is not undone (it stays: %s), and the history does not offer it', async (stays) => {
    const { undo, interaction, survivor, read, canUndo, mergeId, before, id, url, headers } =
      await startWithMerge(stays)
    const merged = await read(survivor)
    const refused = await undo(interaction)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'merged_since' } } })
    expect(await read(survivor)).toEqual(merged)
    expect(await canUndo(survivor)).toEqual([false])
    // Once the merge is undone, each lead is its own again.
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect(await canUndo(id)).toEqual([true])
    expect((await undo(interaction)).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: before.status, firstReplyAt: null, lastReplyAt: null })
  })
})

describe('claiming a lead', () => {
  it('goes to the first; the other is told who has it', async () => {
    const { url, id, headers, lead, database } = await startWithLead()
    const agent = await joinTeam({ database })
    const claim = (as: Record<string, string>) => call(url, 'claimLead', { params: { id }, headers: as })
    expect((await claim(agent.headers)).body.assignedTo).toBe(agent.username)
    const late = await claim(headers)
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    expect(late.body.error.current).toMatchObject({ assignedTo: agent.username })
    // Claiming one's own lead again is no error.
    expect((await claim(agent.headers)).status).toBe(200)
    expect((await lead()).assignedTo).toBe(agent.username)
  })

  it('by two at once gives it to one of them', async () => {
    const { url, id, headers, database } = await startWithLead()
    const agent = await joinTeam({ database })
    const claim = (as: Record<string, string>) => call(url, 'claimLead', { params: { id }, headers: as })
    const answers = await Promise.all([claim(headers), claim(agent.headers)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
