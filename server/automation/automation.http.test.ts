import { describe, expect, it, onTestFinished } from 'vitest'
import { ruleLimits } from '#domain/automation/rule.ts'
import { wallMinute } from '#domain/basics/calendar-day.ts'
import { dayMs } from '#domain/basics/instant.ts'
import type { Database } from '#server/db/database.ts'
import { workingHours } from '#server/db/schema/staff.ts'
import { engineOn, takeSteps } from '#server/testing/automation.ts'
import { call, caughtUp, message, startSignedIn } from '#server/testing/product.ts'
import { type Rule, ruleOf, startWithRules } from '#server/testing/rules.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { runRules } from './worker.ts'

/**
 * The log of a rule once all events have been processed: the product's worker may not know a newly enabled rule yet.
 */
const runsOf = (url: string, database: Database, headers: { cookie: string }) => async (rule?: string) => {
  await runRules(engineOn(database))
  return (await call(url, 'listRuns', { query: { rule }, headers })).body.data
}

async function start() {
  const found = await startWithRules()
  return { ...found, runs: runsOf(found.url, found.database, found.headers) }
}

/** The product of this file; each test deletes its rules, so that they act on its leads alone. */
async function startShared() {
  const { url, database, headers } = await startSignedIn()
  const read = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body
  const switchedOn = async (change: Partial<Rule>) => {
    const { id } = (await call(url, 'addRule', { body: ruleOf(change), headers })).body
    onTestFinished(async () => void (await call(url, 'deleteRule', { params: { id }, headers })))
    await call(url, 'switchRule', { params: { id }, body: { isOn: true }, headers })
    return id
  }
  const arrives = () => sendLead({ url, database })
  return { url, database, headers, read, runs: runsOf(url, database, headers), switchedOn, arrives }
}

describe('an enabled rule', () => {
  it('acts in order soon after a lead arrives, and logs each action', async () => {
    const { switchedOn, arrives, read, runs, url, headers, ...product } = await startWithRules()
    await addTeammate(product as never, 'agent', 'the agent')
    const id = await switchedOn({
      actions: [
        { do: 'assign', to: null, byLanguage: false, keepOwner: true },
        { do: 'task', title: 'Call them', type: 'call', priority: 'high', dueHours: 2 },
        { do: 'tag', tag: 'Fresh' },
        { do: 'stage', to: 'qualified' },
        { do: 'priority', to: 'high' },
        { do: 'notify', audience: 'assignee' },
      ],
    })
    await caughtUp(product as never)
    const lead = await arrives()
    await expect.poll(async () => (await runs(id))[0]?.outcome).toBe('done')
    expect(await read(lead)).toMatchObject({
      assignedTo: 'the agent',
      tags: ['Fresh'],
      status: 'qualified',
      priority: 'high',
    })
    const { data: tasks } = (await call(url, 'listLeadTasks', { params: { id: lead }, headers })).body
    expect(tasks).toMatchObject([{ title: 'Call them', assignedTo: 'the agent', createdBy: null }])
    expect((await runs(id))[0]).toMatchObject({
      event: 'arrived',
      reason: null,
      steps: [
        { action: { do: 'assign' }, effect: 'done', detail: 'the agent' },
        { action: { do: 'task' } },
        { action: { do: 'tag' } },
        { action: { do: 'stage' } },
        { action: { do: 'priority' } },
        { action: { do: 'notify' } },
      ],
    })
    const { data } = (await call(url, 'listTimeline', { params: { id: lead }, query: {}, headers })).body
    const by = (kind: string) => data.flatMap((entry) => (entry.kind === kind && 'by' in entry ? [entry.by] : []))
    expect(by('change')).toContain('@A rule')
    expect(by('task_added')).toEqual(['@A rule'])
    const rules = (await call(url, 'listRules', { headers })).body.data
    expect(rules.find((rule) => rule.id === id)).toMatchObject({ fired: 1, lastFiredAt: expect.any(String) })
  })

  it('skips leads that fail a condition, and names it', async () => {
    const { switchedOn, arrives, read, runs } = await startShared()
    const condition = { field: 'writesIn', operator: 'is', values: ['de'], amount: null } as const
    const id = await switchedOn({ conditions: { of: 'all', list: [condition] } })
    const lead = await arrives()
    await expect.poll(() => runs(id)).toMatchObject([{ outcome: 'skipped', reason: 'condition', condition }])
    expect((await read(lead)).priority).toBe('medium')
  })

  it('acts on a stage chosen by a teammate, and not on events before it was enabled', async () => {
    const { switchedOn, arrives, runs, url, headers, database, read } = await startShared()
    const lead = await arrives()
    const move = (status: 'qualified' | 'proposal') =>
      call(url, 'changeLead', { params: { id: lead }, body: { status }, headers })
    await move('proposal')
    const id = await switchedOn({ trigger: { on: 'stage', to: 'proposal' } })
    await move('qualified')
    expect((await read(lead)).priority).toBe('medium')
    await move('proposal')
    await expect.poll(async () => (await runs(id)).map(({ outcome }) => outcome)).toEqual(['done'])
    expect((await read(lead)).priority).toBe('high')
    const { rowCount } = await database.pool.query(
      `select from automation_events where kind = 'stage' and lead_id = $1`,
      [lead],
    )
    expect(rowCount).toBe(3)
  })

  it('is not triggered by its own effects, nor by effects of rules they triggered', async () => {
    const { switchedOn, arrives, runs, url, headers } = await startShared()
    const to = (status: 'qualified' | 'proposal') => ({
      trigger: { on: 'stage', to: status === 'qualified' ? 'proposal' : 'qualified' } as const,
      actions: [{ do: 'stage', to: status }] as const,
    })
    const one = await switchedOn(to('qualified'))
    const two = await switchedOn(to('proposal'))
    const lead = await arrives()
    await call(url, 'changeLead', { params: { id: lead }, body: { status: 'proposal' }, headers })
    await expect.poll(async () => (await runs(one)).map(({ reason }) => reason)).toEqual(['own_effect', null])
    expect((await runs(two)).map(({ outcome }) => outcome)).toEqual(['done'])
  })

  it('stops at the hourly limit of actions per lead, and can be continued', async () => {
    const { switchedOn, arrives, runs, url, headers, database } = await startShared()
    const many = Array.from({ length: ruleLimits.actions }, () => ({ do: 'notify', audience: 'team' }) as const)
    const ids = [
      await switchedOn({ actions: many }),
      await switchedOn({ actions: many }),
      await switchedOn({ actions: many }),
    ]
    const lead = await arrives()
    await expect.poll(async () => (await runs(ids[2]))[0]?.reason).toBe('too_many')
    const [stopped] = await runs(ids[2])
    expect(stopped?.steps).toHaveLength(ruleLimits.actionsPerLeadAndHour - 2 * ruleLimits.actions)
    await database.pool.query(
      `update automation_receipts r set at = r.at - interval '2 hours' from automation_runs u where u.id = r.run_id and u.lead_id = $1`,
      [lead],
    )
    await call(url, 'retryRun', { params: { id: stopped!.id }, headers })
    await expect.poll(async () => (await runs(ids[2]))[0]?.outcome).toBe('done')
    expect((await runs(ids[2]))[0]?.steps).toHaveLength(ruleLimits.actions)
  })

  it('assigns leads in turn to those with the fewest unanswered ones', async () => {
    const { switchedOn, arrives, database, url, headers, ...product } = await start()
    const names = ['Bo', 'Cy', 'Di']
    await addTeammate({ ...product, url, database } as never, 'agent', 'the agent')
    for (const name of names) {
      await database.pool.query(
        `insert into users (id, username, username_key, password, role) values (gen_random_uuid(), $1, $1, 'none', 'agent')`,
        [name],
      )
    }
    await switchedOn({ actions: [{ do: 'assign', to: null, byLanguage: false, keepOwner: false }] })
    for (let i = 0; i < 8; i++) await arrives({ email: `lead${i}@example.com`, phone: `+34 6120000${10 + i}` })
    const owners = async () => {
      await runRules(engineOn(database))
      const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
      return data.map(({ assignedTo }) => assignedTo).toSorted()
    }
    const twice = [...names, 'the agent'].flatMap((name) => [name, name]).toSorted()
    await expect.poll(owners).toEqual(twice)
  })
})

describe('a rule that watches a value or the clock', () => {
  it("fires when a message's urgency rises to the threshold, not while it stays above", async () => {
    const { switchedOn, arrives, runs, database } = await startShared()
    const id = await switchedOn({ trigger: { on: 'crosses', measure: 'urgency', direction: 'above', line: 7 } })
    const lead = await arrives()
    const reads = (urgency: number, at: string) =>
      database.pool.query(
        `insert into sentiment_analyses (id, lead_id, text_analyzed, sentiment_score, urgency_level, key_phrases, source, analysis_timestamp)
         values (gen_random_uuid(), $1, '', 0, $2, '[]', 'message', $3)`,
        [lead, urgency, at],
      )
    await reads(3, '2026-01-01T00:00:00Z')
    await reads(8, '2026-01-02T00:00:00Z')
    await reads(9, '2026-01-03T00:00:00Z')
    await takeSteps(database)
    // The product's own look may have taken the events and be at it still.
    await expect.poll(() => runs(id)).toMatchObject([{ outcome: 'done', event: 'text_read' }])
  })

  it('fires once per reply for a lead that has not answered it for the set time', async () => {
    const { switchedOn, arrives, runs, database, url, headers } = await startShared()
    const id = await switchedOn({ trigger: { on: 'silent', hours: 72 }, actions: [{ do: 'tag', tag: 'Silent' }] })
    const lead = await arrives()
    await call(url, 'actQuickly', { body: { leadId: lead, action: 'call', outcome: 'reached' }, headers })
    await takeSteps(database)
    expect(await runs(id)).toEqual([])
    await database.pool.query(
      `update contact_requests set clock_since = now() - interval '72 hours 1 minute' where id = $1`,
      [lead],
    )
    await takeSteps(database)
    await takeSteps(database)
    expect(await runs(id)).toMatchObject([{ outcome: 'done', event: 'silent' }])
  })

  it('counts the silence anew once a form that came meanwhile was answered', async () => {
    const { switchedOn, arrives, read, runs, database, url, headers } = await startShared()
    const id = await switchedOn({ trigger: { on: 'silent', hours: 71 }, actions: [{ do: 'tag', tag: 'Silent' }] })
    const lead = await arrives()
    const answer = () =>
      call(url, 'actQuickly', { body: { leadId: lead, action: 'call', outcome: 'reached' }, headers })
    const silentFor = (time: string) =>
      database.pool.query(`update contact_requests set clock_since = now() - $2::interval where id = $1`, [lead, time])
    await answer()
    const { name, email } = await read(lead)
    await call(url, 'sendContact', { body: { ...message, name, email: email!, message: 'One more question' } })
    expect((await read(lead)).clockEvent).toBe('message')
    await silentFor('71 hours 1 minute')
    await takeSteps(database)
    expect(await runs(id)).toEqual([])
    await answer()
    await silentFor('71 hours 1 minute')
    await takeSteps(database)
    expect(await runs(id)).toMatchObject([{ outcome: 'done', event: 'silent' }])
  })
})

it('a rule on due times acts once on an overdue task, and daily at its hour on the leads of a stage', async () => {
  const { switchedOn, arrives, runs, url, headers, database } = await start()
  const lead = await arrives()
  await call(url, 'addTask', {
    params: { id: lead },
    body: { title: 'Call', dueDate: '2099-01-01T00:00:00Z' },
    headers,
  })
  const overdue = await switchedOn({ trigger: { on: 'task_overdue' } })
  // The team's time zone, half an hour off UTC.
  const timeZone = 'Asia/Kolkata'
  await call(url, 'changeTeamHours', { body: { hours: { timeZone, shifts: [], daysOff: [] } }, headers })
  const hour = Math.floor(wallMinute(Date.now(), timeZone) / 60)
  const daily = await switchedOn({ trigger: { on: 'schedule', hour, stage: 'new' } })
  const elsewhere = await switchedOn({ trigger: { on: 'schedule', hour: (hour + 18) % 24, stage: 'new' } })
  await takeSteps(database)
  await database.pool.query(`update lead_tasks set due_date = now() - interval '1 minute'`)
  await takeSteps(database)
  await takeSteps(database)
  expect((await runs(overdue)).map(({ event, outcome }) => [event, outcome])).toEqual([['task_overdue', 'done']])
  expect((await runs(daily)).map(({ event, outcome }) => [event, outcome])).toEqual([['schedule', 'done']])
  expect(await runs(elsewhere)).toEqual([])
})

it('a rule that adds a task when one is overdue is not triggered by its own task, however soon that is overdue; other rules are', async () => {
  const { switchedOn, arrives, runs, url, headers, database } = await startShared()
  const again = { do: 'task', title: 'Once more', type: 'call', priority: 'high', dueHours: 0 } as const
  const adds = await switchedOn({ trigger: { on: 'task_overdue' }, actions: [again] })
  const notes = await switchedOn({ trigger: { on: 'task_overdue' } })
  const lead = await arrives()
  const body = { title: 'Call', dueDate: '2099-01-01T00:00:00Z' }
  await call(url, 'addTask', { params: { id: lead }, body, headers })
  await database.pool.query(`update lead_tasks set due_date = now() - interval '1 minute' where lead_id = $1`, [lead])
  for (let look = 0; look < 3; look++) await takeSteps(database)
  expect((await runs(adds)).map(({ reason }) => reason)).toEqual(['own_effect', null])
  expect((await runs(notes)).map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  const { data } = (await call(url, 'listLeadTasks', { params: { id: lead }, headers })).body
  expect(data).toHaveLength(2)
})

it("a task of a rule is the assignee's, and everybody's if it falls due on their day off", async () => {
  const { switchedOn, arrives, runs, url, headers, database } = await startShared()
  const { id: userId, username } = await addTeammate({ database })
  const soon = [0, 1].map((days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10))
  const hours = { timeZone: 'UTC', shifts: [], daysOff: soon }
  await database.sql.insert(workingHours).values({ userId, hours, languages: [] })
  const task = { do: 'task', type: 'call', priority: 'high' } as const
  const id = await switchedOn({
    actions: [
      { do: 'assign', to: username, byLanguage: false, keepOwner: false },
      { ...task, title: 'Today', dueHours: 1 },
      { ...task, title: 'Later', dueHours: 72 },
    ],
  })
  const lead = await arrives()
  await expect.poll(async () => (await runs(id))[0]?.outcome).toBe('done')
  const { data } = (await call(url, 'listLeadTasks', { params: { id: lead }, headers })).body
  expect(data.map(({ title, assignedTo }) => [title, assignedTo])).toEqual([
    ['Today', null],
    ['Later', username],
  ])
})

describe('a rule edited during its runs', () => {
  it('continues them as it was when they began', async () => {
    const { switchedOn, arrives, read, runs, url, headers, database } = await start()
    const id = await switchedOn({
      actions: [
        { do: 'tag', tag: 'One' },
        { do: 'tag', tag: 'Two' },
      ],
    })
    const lead = await arrives()
    await expect.poll(async () => (await runs(id))[0]?.outcome).toBe('done')
    // As left by a server that died after the first action.
    await database.pool.query(`
      update contact_requests set tags = '{One}';
      delete from automation_receipts where step = 1;
      update automation_runs set outcome = 'running', finished_at = null`)
    const rule = ruleOf({ actions: [{ do: 'tag', tag: 'New' }] })
    await call(url, 'changeRule', { params: { id }, body: { rule, version: 1 }, headers })
    await takeSteps(database)
    expect((await read(lead)).tags).toEqual(['One', 'Two'])
    expect((await runs(id))[0]).toMatchObject({ outcome: 'done', version: 1 })
  })
})

it('a rule that names a teammate does the rest once they have left, and fails', async () => {
  const { switchedOn, arrives, read, runs, url, headers, ...product } = await start()
  const agent = await addTeammate({ ...product, url } as never, 'agent', 'the agent')
  const assign = { do: 'assign', to: agent.username, byLanguage: false, keepOwner: false } as const
  const id = await switchedOn({ actions: [assign, { do: 'tag', tag: 'Seen' }] })
  await product.database.pool.query('update users set disabled_at = now() where id = $1', [agent.id])
  const lead = await arrives()
  await expect.poll(async () => (await runs(id))[0]?.outcome).toBe('failed')
  expect((await runs(id))[0]?.steps.map(({ effect }) => effect)).toEqual(['nobody', 'done'])
  expect(await read(lead)).toMatchObject({ assignedTo: null, tags: ['Seen'] })
})

describe('an imported lead', () => {
  it('triggers a rule only if that allows imports', async () => {
    const { switchedOn, runs, database } = await startShared()
    const without = await switchedOn({})
    const withImports = await switchedOn({ trigger: { on: 'arrived', imports: true } })
    await database.pool.query(
      `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, imported_at)
       values (gen_random_uuid(), 'Eva', 'eva@example.com', '+34 600000001', 'es', 'eva@example.com', '34600000001', now())`,
    )
    await expect.poll(async () => (await runs(withImports)).length).toBe(1)
    expect(await runs(without)).toEqual([])
  })
})
