import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { call, signIn } from '#server/testing/product.ts'
import { type Rule, startWithRules } from '#server/testing/rules.ts'
import { addTeammate } from '#server/testing/teammates.ts'

type Body = CallOf<'undoRule'>['body']

async function start() {
  const found = await startWithRules()
  const { url, headers, database } = found
  const effects = async (rule: string, query: { run?: string; from?: string; to?: string } = {}) =>
    (await call(url, 'listRuleEffects', { params: { id: rule }, query, headers })).body
  const undo = (rule: string, body: Body) => call(url, 'undoRule', { params: { id: rule }, body, headers })
  const undone = async (rule: string, body: Body) => {
    const { body: bulk } = await undo(rule, body)
    await expect
      .poll(async () => (await call(url, 'readBulk', { params: { id: bulk.id }, headers })).body.status)
      .toBe('done')
    return (await call(url, 'readBulk', { params: { id: bulk.id }, headers })).body
  }
  const change = (id: string, body: CallOf<'changeLead'>['body']) =>
    call(url, 'changeLead', { params: { id }, body, headers })
  /** Leads that arrive one by one, each processed by the rule. */
  const acted = async (rule: string, count: number) => {
    const ids: string[] = []
    for (let place = 0; place < count; place++) {
      ids.push(
        await found.arrives({
          name: `Lead ${place}`,
          email: `lead${place}@example.com`,
          phone: `+34 61000000${place}`,
        }),
      )
      await expect
        .poll(async () => (await found.runs(rule)).filter(({ outcome }) => outcome === 'done').length)
        .toBe(place + 1)
    }
    return ids
  }
  const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  return { ...found, effects, undo, undone, change, acted, rows }
}

const changing = [
  { do: 'assign', to: 'the agent', byLanguage: false, keepOwner: true },
  { do: 'stage', to: 'qualified' },
  { do: 'priority', to: 'high' },
  { do: 'tag', tag: 'Fresh' },
  { do: 'task', title: 'Call them', type: 'call', priority: 'high', dueHours: 2 },
  { do: 'notify', audience: 'team' },
  { do: 'analyse' },
] as const satisfies Rule['actions']

describe("a rule's effects", () => {
  it('filter the list to the leads they changed', async () => {
    const { switchedOn, acted, arrives, url, headers } = await start()
    await arrives({ name: 'Before', email: 'before@example.com', phone: '+34 611000000' })
    const rule = await switchedOn({ actions: [{ do: 'tag', tag: 'Fresh' }] })
    const leads = await acted(rule, 2)
    const found = await call(url, 'listLeads', { query: { rule }, headers })
    expect(found.body.data.map(({ id }) => id).toSorted()).toEqual(leads.toSorted())
    expect((await call(url, 'listLeads', { query: { rule: 'no id' }, headers })).status).toBe(400)
  })

  it('are listed, from what to what, and undone; irreversible ones are named', async () => {
    const { effects, undone, acted, switchedOn, read, rows, url, headers, database } = await start()
    await addTeammate({ database }, 'agent', 'the agent')
    const rule = await switchedOn({ actions: changing })
    const [lead] = await acted(rule, 1)
    const before = await effects(rule)
    expect(before.data.map(({ action, from, to, state }) => [action.do, from, to, state])).toEqual([
      ['analyse', null, null, 'analysed'],
      ['notify', null, 'team', 'open'],
      ['task', null, 'Call them', 'open'],
      ['tag', null, 'Fresh', 'open'],
      ['priority', 'medium', 'high', 'open'],
      ['stage', 'new', 'qualified', 'open'],
      ['assign', null, 'the agent', 'open'],
    ])
    expect(before.counts).toEqual({ open: 6, kept: 0, final: 1, undone: 0 })
    const was = (await rows('select updated_at from contact_requests where id = $1', [lead]))[0].updated_at

    const bulk = await undone(rule, { to: before.to, seen: before.mark })
    expect(bulk).toMatchObject({ done: 1, left: 0, canUndo: false })
    const after = await read(lead!)
    expect(after).toMatchObject({ assignedTo: null, status: 'new', priority: 'medium', tags: [] })
    expect(new Date(after.updatedAt).getTime()).toBeLessThan(was.getTime())
    expect(await rows('select id from lead_tasks where lead_id = $1', [lead])).toEqual([])
    expect(await rows('select id from lead_escalations where lead_id = $1', [lead])).toEqual([])
    expect(
      await rows(`select id from lead_notices where lead_id = $1 and kind = 'assigned' and done_at is null`, [lead]),
    ).toEqual([])
    const { counts, data } = await effects(rule)
    expect(counts).toEqual({ open: 0, kept: 0, final: 1, undone: 6 })
    expect(data[1]).toMatchObject({ state: 'undone', by: 'owner' })
    const timeline = (await call(url, 'listTimeline', { params: { id: lead! }, query: {}, headers })).body.data
    expect(timeline[0]).toMatchObject({ by: 'owner' })
  })

  it('stay where somebody has changed the field since, who is named with the leads', async () => {
    const { effects, undone, acted, switchedOn, read, change } = await start()
    const rule = await switchedOn({
      actions: [
        { do: 'priority', to: 'high' },
        { do: 'tag', tag: 'Fresh' },
      ],
    })
    const [kept, other] = await acted(rule, 2)
    await change(kept!, { priority: 'low' })
    await change(kept!, { priority: 'high' })
    const { counts, mark, to, data } = await effects(rule)
    expect(counts).toMatchObject({ open: 3, kept: 1 })
    expect(data.find(({ state }) => state === 'kept')).toMatchObject({ leadId: kept, by: 'owner' })
    const bulk = await undone(rule, { to, seen: mark })
    expect(bulk).toMatchObject({ done: 2, left: 1, leftLeads: [{ id: kept, name: 'Lead 0' }] })
    expect(await read(kept!)).toMatchObject({ priority: 'high', tags: [] })
    expect(await read(other!)).toMatchObject({ priority: 'medium', tags: [] })
  })

  it('can be undone for one run or a time span, and the rest stays', async () => {
    const { effects, undone, acted, switchedOn, read, runs, undo } = await start()
    const rule = await switchedOn({})
    const [first, second, third] = await acted(rule, 3)
    const run = (await runs(rule)).find(({ leadId }) => leadId === second)!
    const ofRun = await effects(rule, { run: run.id })
    expect(ofRun.data.map(({ leadId }) => leadId)).toEqual([second])
    await undone(rule, { run: run.id, to: ofRun.to, seen: ofRun.mark })
    const priorities = async () => Promise.all([first, second, third].map(async (id) => (await read(id!)).priority))
    expect(await priorities()).toEqual(['high', 'medium', 'high'])
    const from = (await runs(rule)).find(({ leadId }) => leadId === third)!.at
    await undone(rule, { from, to: ofRun.to })
    expect(await priorities()).toEqual(['high', 'medium', 'medium'])
    expect((await undo(rule, { run: first!, to: ofRun.to })).status).toBe(404)
  })

  it("can't be undone from an outdated list, nor twice", async () => {
    const { effects, undo, acted, switchedOn, change, read } = await start()
    const rule = await switchedOn({})
    const [lead] = await acted(rule, 1)
    const old = await effects(rule)
    await change(lead!, { priority: 'low' })
    const refused = await undo(rule, { to: old.to, seen: old.mark })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: { code: 'conflict', current: { counts: { open: 0, kept: 1 }, data: [{ state: 'kept', by: 'owner' }] } },
      },
    })
    expect((await read(lead!)).priority).toBe('low')
    await change(lead!, { priority: 'medium' })
    const { to, mark, counts } = await effects(rule)
    expect(counts).toMatchObject({ open: 0, kept: 1 })
    expect((await undo(rule, { to, seen: mark })).status).toBe(409)
    expect((await undo(rule, { to })).status).toBe(409)
  })

  it('trigger no rule when undone, and a waiting letter is never sent', async () => {
    const { effects, undone, acted, switchedOn, runs, rows, arrives } = await start()
    const rule = await switchedOn({ actions: [{ do: 'stage', to: 'qualified' }] })
    const other = await switchedOn({ trigger: { on: 'stage', to: 'new' } })
    await acted(rule, 1)
    const { to, mark } = await effects(rule)
    await undone(rule, { to, seen: mark })
    await arrives({ name: 'Another', email: 'another@example.com', phone: '+34 610000099' })
    await expect.poll(async () => (await runs(rule)).map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    expect(await runs(other)).toEqual([])

    await rows(
      `update automation_receipts set action = 'email', effect = 'later', due_at = now() + interval '1 day', changed = null
       where rule_id = $1 and undone_at is null`,
      [rule],
    )
    const waiting = await effects(rule)
    expect(waiting.counts).toMatchObject({ open: 1, undone: 1 })
    await undone(rule, { to: waiting.to, seen: waiting.mark })
    expect(
      await rows('select effect, due_at from automation_receipts where rule_id = $1 and due_at is not null', [rule]),
    ).toEqual([])
  })

  it('are visible to the whole team and undone by those who edit rules', async () => {
    const { url, acted, switchedOn, database } = await start()
    const rule = await switchedOn({})
    await acted(rule, 1)
    const teammate = await addTeammate({ database }, 'agent', 'the agent')
    const headers = await signIn(url, teammate)
    const list = await call(url, 'listRuleEffects', { params: { id: rule }, query: {}, headers })
    expect(list.body.counts.open).toBe(1)
    const refused = await call(url, 'undoRule', { params: { id: rule }, body: { to: list.body.to }, headers })
    expect(refused.status).toBe(403)
  })
})
