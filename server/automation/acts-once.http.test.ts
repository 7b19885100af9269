import { describe, expect, it } from 'vitest'
import type { ConditionField } from '#domain/automation/conditions.ts'
import { wallMinute } from '#domain/basics/calendar-day.ts'
import type { MergedField } from '#domain/leads/duplicates.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { takeSteps } from '#server/testing/automation.ts'
import { call, message } from '#server/testing/product.ts'
import { type Rule, ruleOf, startWithRules } from '#server/testing/rules.ts'
import { addTeammate } from '#server/testing/teammates.ts'

const call24 = { do: 'task', title: 'Welcome call', type: 'call', priority: 'high', dueHours: 24 } as const
const when = (field: ConditionField, values: string[]): Rule['conditions'] => ({
  of: 'all',
  list: [{ field, operator: 'is', values, amount: null }],
})

async function start() {
  const found = await startWithRules()
  const { url, headers, database } = found
  let n = 0
  return {
    ...found,
    look: () => takeSteps(database),
    somebody: (change = {}) => {
      n += 1
      return found.arrives({ email: `p${n}@example.com`, phone: `+34 6120001${String(n).padStart(2, '0')}`, ...change })
    },
    move: (id: string, status: LeadStatus) => call(url, 'changeLead', { params: { id }, body: { status }, headers }),
    tasks: async (id: string) =>
      (await call(url, 'listLeadTasks', { params: { id }, headers })).body.data.map(({ title }) => title),
    outcomes: async (rule: string) =>
      (await call(url, 'listRuns', { query: { rule }, headers })).body.data.map(({ outcome, reason }) => [
        outcome,
        reason,
      ]),
    async merge(stays: string, goes: string, fields: readonly MergedField[] = []) {
      const [a, b] = [await found.read(stays), await found.read(goes)]
      const body = {
        version: a.version,
        others: [{ id: goes, version: b.version }],
        fields: Object.fromEntries(fields.map((field) => [field, goes])),
      }
      return (await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).body.mergeId
    },
    /** Leads of one stage, straight into the table, oldest first. */
    fill: (status: string, countries: readonly string[]) =>
      database.pool.query(
        `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, status, country, created_at)
         select gen_random_uuid(), 'Lead ' || n, n || '@example.com', '+34 6', 'es', n || '@example.com', n::text, $1, country,
           now() - interval '40 days' + n * interval '1 second'
         from unnest($2::text[]) with ordinality as c (country, n)`,
        [status, countries],
      ),
  }
}

it('a daily rule acts on every matching lead of its stage, however many, as its dry run predicts', async () => {
  const { switchedOn, fill, look, database, url, headers } = await start()
  await fill('no_response', [...Array(700).fill('ES'), ...Array(100).fill('DE')])
  const hour = Math.floor(wallMinute(Date.now(), 'UTC') / 60)
  const rule = {
    trigger: { on: 'schedule', hour, stage: 'no_response' },
    conditions: when('country', ['DE']),
    actions: [{ do: 'tag', tag: 'Germany' }],
  } as const
  const tried = (await call(url, 'tryRule', { body: ruleOf(rule), headers })).body
  expect(tried).toMatchObject({ total: 100, looked: 800, isCut: false })
  await switchedOn(rule)
  await look()
  await look()
  const { rows } = await database.pool.query(
    `select country, count(*)::int from contact_requests where 'Germany' = any (tags) group by 1`,
  )
  expect(rows).toEqual([{ country: 'DE', count: 100 }])
  const runs = await database.pool.query(`select outcome, count(*)::int from automation_runs group by 1`)
  expect(runs.rows).toEqual([{ outcome: 'done', count: 100 }])
})

it('a daily rule moved to another hour after it has acted does not act again that day', async () => {
  const { switchedOn, fill, look, url, headers, database } = await start()
  await fill('contacted', ['ES'])
  const minute = wallMinute(Date.now(), 'UTC')
  const at = (hour: number) => ({ on: 'schedule', hour, stage: 'contacted' }) as const
  const hour = Math.floor(minute / 60)
  const rule = { trigger: at(hour), actions: [{ do: 'tag', tag: 'daily' }] } as const
  const id = await switchedOn(rule)
  await look()
  const count = async () => (await database.pool.query('select count(*)::int as n from automation_runs')).rows[0].n
  expect(await count()).toBe(1)
  // As if it had been set to the previous hour, and now to this one.
  await database.pool.query(`update automation_days set key = regexp_replace(key, '^\\d+', $1)`, [
    String((hour + 23) % 24),
  ])
  await database.pool.query(`delete from automation_events`)
  const changed = ruleOf({ ...rule, name: 'At another hour' })
  await call(url, 'changeRule', { params: { id }, body: { rule: changed, version: 1 }, headers })
  await look()
  expect(await count()).toBe(1)
})

describe('a rule on a stage', () => {
  const welcome = { trigger: { on: 'stage', to: 'converted' }, actions: [call24] } as const

  it('ignores a merge and its undo, and acts on a move', async () => {
    const { switchedOn, somebody, move, merge, look, outcomes, tasks, url, headers } = await start()
    const rule = await switchedOn(welcome)
    const [a, b] = [await somebody(), await somebody()]
    await move(b, 'converted')
    await look()
    expect(await tasks(b)).toEqual(['Welcome call'])
    const mergeId = await merge(a, b, ['status'])
    await look()
    expect(await outcomes(rule)).toEqual([['done', null]])
    expect(await tasks(a)).toEqual(['Welcome call'])
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    await look()
    expect(await outcomes(rule)).toEqual([['done', null]])
  })

  it('acts once on a move that is undone and repeated, and never on one undone in time', async () => {
    const { switchedOn, somebody, move, look, outcomes, database } = await start()
    const rule = await switchedOn(welcome)
    const lead = await somebody()
    await move(lead, 'converted')
    await look()
    await move(lead, 'new')
    await move(lead, 'converted')
    await look()
    expect(await outcomes(rule)).toEqual([
      ['skipped', 'came_back'],
      ['done', null],
    ])
    const other = await somebody()
    const back = await switchedOn({ trigger: { on: 'stage', to: 'new' } })
    await database.pool.query(`update automation_rules set on_since = '2000-01-01' where is_on`)
    await move(other, 'qualified')
    await move(other, 'new')
    await look()
    expect((await outcomes(back)).map(([outcome]) => outcome)).toEqual(['skipped'])
    // After the undo period it is a separate move.
    await move(other, 'qualified')
    await database.pool.query(`update lead_stage_changes set at = at - interval '11 minutes'`)
    await move(other, 'new')
    await look()
    expect((await outcomes(back)).map(([outcome]) => outcome)).toEqual(['done', 'skipped'])
  })

  it('re-evaluates its conditions when a run is retried', async () => {
    const { switchedOn, somebody, move, look, outcomes, tasks, runs, database, url, headers } = await start()
    const rule = await switchedOn({
      trigger: { on: 'stage', to: 'qualified' },
      conditions: when('status', ['qualified']),
      actions: [call24],
    })
    const [lost, stays] = [await somebody(), await somebody()]
    for (const lead of [lost, stays]) await move(lead, 'qualified')
    await look()
    await database.pool.query(`delete from automation_receipts; delete from lead_tasks;
      update automation_runs set outcome = 'stopped', reason = 'too_many'`)
    await database.pool.query(`update lead_stage_changes set at = at - interval '1 hour'`)
    await move(lost, 'lost')
    for (const { id } of await runs(rule)) await call(url, 'retryRun', { params: { id }, headers })
    await look()
    expect(await tasks(lost)).toEqual([])
    expect(await tasks(stays)).toEqual(['Welcome call'])
    expect((await outcomes(rule)).toSorted()).toEqual([
      ['done', null],
      ['skipped', 'condition'],
    ])
  })

  it('goes on with its other actions though the first has changed what it asked for', async () => {
    const { switchedOn, somebody, move, look, outcomes, tasks } = await start()
    const rule = await switchedOn({
      trigger: { on: 'stage', to: 'contacted' },
      conditions: when('status', ['contacted']),
      actions: [{ do: 'stage', to: 'no_response' }, call24],
    })
    const lead = await somebody()
    await move(lead, 'contacted')
    await look()
    expect(await outcomes(rule)).toEqual([['done', null]])
    expect(await tasks(lead)).toEqual(['Welcome call'])
  })

  it('continues although its own task is a follow-up its conditions exclude', async () => {
    const { switchedOn, somebody, move, look, outcomes, tasks } = await start()
    const rule = await switchedOn({
      trigger: { on: 'stage', to: 'contacted' },
      conditions: {
        of: 'all',
        list: [{ field: 'nextFollowUpDate', operator: 'empty', values: [], amount: null }],
      },
      actions: [{ ...call24, title: 'Write again', type: 'follow_up' }, call24],
    })
    const lead = await somebody()
    await move(lead, 'contacted')
    await look()
    expect(await outcomes(rule)).toEqual([['done', null]])
    expect((await tasks(lead)).toSorted()).toEqual(['Welcome call', 'Write again'])
  })
})

it('a message released from spam late triggers rules like one released at once', async () => {
  const { switchedOn, look, read, url, headers, database } = await start()
  await switchedOn({ actions: [{ do: 'tag', tag: 'Fresh' }] })
  for (const [n, ago] of [0, 4].entries()) {
    const person = { email: `spam${n}@example.com`, phone: `+34 61200020${n}` }
    await call(url, 'sendContact', { body: { ...message, ...person, name: 'www.spam.example' } })
    const { rows } = await database.pool.query<{ id: string }>(
      `update quarantined_messages set created_at = created_at - $1 * interval '1 minute' where email_key = $2 returning id`,
      [ago, person.email],
    )
    const { leadId } = (await call(url, 'releaseQuarantined', { params: { id: rows[0]!.id }, headers })).body
    await look()
    expect([ago, (await read(leadId)).tags]).toEqual([ago, ['Fresh']])
  }
})

it('a rule that cannot act fails, notifies its keeper, and can be retried once fixed', async () => {
  const { switchedOn, somebody, look, outcomes, runs, read, url, headers, ...product } = await start()
  const [tom, eva] = [await addTeammate(product), await addTeammate(product)]
  const assign = (to: string) => ({ do: 'assign', to, byLanguage: false, keepOwner: false }) as const
  const id = await switchedOn({ name: 'To Tom', actions: [assign(tom.username)] })
  await call(url, 'changePerson', { params: { id: tom.id }, body: { disabled: true }, headers })
  const [first] = [await somebody(), await somebody()]
  await look()
  expect(await outcomes(id)).toEqual([
    ['failed', 'unable'],
    ['failed', 'unable'],
  ])
  const rule = async () => (await call(url, 'listRules', { headers })).body.data.find((one) => one.id === id)!
  expect(await rule()).toMatchObject({ fired: 0 })
  const notices = (await call(url, 'listNotices', { headers })).body.data
  expect(notices).toMatchObject([{ kind: 'rule_stuck', by: '@To Tom', leads: 2 }])
  const { rule: stored, version } = await rule()
  await call(url, 'changeRule', {
    params: { id },
    body: { rule: { ...stored, actions: [assign(eva.username)] }, version },
    headers,
  })
  for (const run of await runs(id)) await call(url, 'retryRun', { params: { id: run.id }, headers })
  await look()
  expect((await outcomes(id)).map(([outcome]) => outcome)).toEqual(['done', 'done'])
  expect((await read(first!)).assignedTo).toBe(eva.username)
})

it('a dry run finds leads who wrote again, whenever they first came', async () => {
  const { somebody, url, headers, database } = await start()
  const person = { email: 'again@example.com', phone: '+34 612777888' }
  const lead = await somebody(person)
  await database.pool.query(`update contact_requests set created_at = now() - interval '40 days' where id = $1`, [lead])
  await somebody({ ...person, message: 'Are you still there? I have another question.' })
  const total = async (trigger: Rule['trigger']) =>
    (await call(url, 'tryRule', { body: ruleOf({ trigger }), headers })).body.total
  expect(await total({ on: 'returned' })).toBe(1)
  await database.pool.query(`update contact_requests set clock_since = now() - interval '3 hours' where id = $1`, [
    lead,
  ])
  expect(await total({ on: 'waiting', minutes: 90 })).toBe(1)
  await database.pool.query(`update contact_requests set clock_event = 'reply' where id = $1`, [lead])
  expect([await total({ on: 'silent', hours: 2 }), await total({ on: 'silent', hours: 4 })]).toEqual([1, 0])
})

describe('taking turns between teammates', () => {
  it('counts only open leads that wait for an answer', async () => {
    const { switchedOn, somebody, look, database } = await start()
    const [eva, max] = [await addTeammate({ database }), await addTeammate({ database })]
    const fill = (owner: string, status: string, imported: boolean, count: number) =>
      database.pool.query(
        `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, status, assigned_to, imported_at)
         select gen_random_uuid(), 'Old', gen_random_uuid() || '@example.com', '+34 6', 'es', gen_random_uuid()::text, gen_random_uuid()::text,
           $1, $2, case when $3 then now() end from generate_series(1, $4)`,
        [status, owner, imported, count],
      )
    await fill(eva.username, 'lost', false, 6)
    await fill(eva.username, 'new', true, 6)
    await switchedOn({ actions: [{ do: 'assign', to: null, byLanguage: false, keepOwner: false }] })
    for (let i = 0; i < 6; i++) await somebody()
    await look()
    const { rows } = await database.pool.query<{ owner: string }>(
      `select assigned_to as owner from contact_requests where name <> 'Old' order by 1`,
    )
    const of = (name: string) => rows.filter(({ owner }) => owner === name).length
    expect([of(eva.username), of(max.username)]).toEqual([3, 3])
  })
})
