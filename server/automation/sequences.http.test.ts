import { describe, expect, it } from 'vitest'
import { isSensibleHour } from '#domain/insight/local-time.ts'
import { engineOn } from '#server/testing/automation.ts'
import { call } from '#server/testing/product.ts'
import { type Rule, ruleOf, startWithRules } from '#server/testing/rules.ts'
import { sendDueLetters } from './letters-due.ts'
import { runRules } from './worker.ts'

const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
/** A country where it is daytime now. */
const country = ['JP', 'AE', 'AR', 'FJ'].find((one) => isSensibleHour(one, Date.now()))!
const wait = (hours: number) => ({ do: 'wait', hours }) as const
const task = (title: string) => ({ do: 'task', title, type: 'call', priority: 'high', dueHours: 1 }) as const
const letter = { do: 'email', template: 'no_answer' } as const

async function start(actions: Rule['actions'], change: Partial<Rule> = {}) {
  const found = await startWithRules()
  const { database, url, headers } = found
  const engine = engineOn(database)
  const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
  const rule = await found.switchedOn({ actions, ...change })
  const look = async () => {
    await runRules(engine)
    const [run] = await found.runs(rule)
    return run && [run.outcome, run.reason, run.steps.length]
  }
  /** A lead that is in the sequence, at its first wait. */
  const begun = async () => {
    const id = await found.arrives({ consent })
    await expect.poll(look).toEqual(['waiting', null, actions.findIndex(({ do: kind }) => kind === 'wait') + 1])
    await rows('update contact_requests set country = $2 where id = $1', [id, country])
    return id
  }
  const due = async () => {
    await rows(`update automation_receipts set due_at = now() - interval '1 second' where due_at is not null`)
    await Promise.all([sendDueLetters(engine), sendDueLetters(engine)])
    return look()
  }
  const letters = () => rows(`select status, last_problem as problem from mails where template = 'rule_letter'`)
  const tasks = async () =>
    (await rows('select title from lead_tasks order by created_at, id')).map(({ title }) => title)
  const startFor = (leadId: string) => call(url, 'startRule', { params: { id: rule }, body: { leadId }, headers })
  return { ...found, rows, rule, look, begun, due, letters, tasks, startFor }
}

describe('a sequence', () => {
  it('performs its steps in turn, each once its wait is over, and once across several servers', async () => {
    const { begun, due, look, letters, tasks, runs, rule, database } = await start([
      letter,
      wait(24),
      task('Second'),
      wait(48),
      letter,
    ])
    await begun()
    expect([await letters(), await tasks()]).toMatchObject([[{}], []])
    const dueAt = (await runs(rule))[0]!.steps.at(-1)!.dueAt!
    expect(Math.round((Date.parse(dueAt) - Date.now()) / 3_600_000)).toBe(24)
    // Not before it is due.
    await sendDueLetters(engineOn(database))
    expect(await look()).toEqual(['waiting', null, 2])
    expect(await due()).toEqual(['waiting', null, 4])
    expect(await tasks()).toEqual(['Second'])
    expect(await due()).toEqual(['done', null, 5])
    expect(await letters()).toHaveLength(2)
    expect(await due()).toEqual(['done', null, 5])
    expect(await letters()).toHaveLength(2)
  })

  it('ends when the lead writes, and not by an older or an unproven mail', async () => {
    const { begun, look, rows } = await start([task('First'), wait(1), task('Second')])
    const id = await begun()
    const writes = (settledAs: string | null, author = 'lead') =>
      rows(
        `insert into messages (id, lead_id, channel, direction, author, person_key, text, state, settled_as)
         values (gen_random_uuid(), $1, 'email', 'in', $3, 'a@example.com', 'Hello', 'received', $2)`,
        [id, settledAs, author],
      )
    await writes('history')
    await writes(null, 'unproven')
    expect(await look()).toEqual(['waiting', null, 2])
    await writes(null)
    expect(await look()).not.toEqual(['waiting', null, 2])
  })

  it('never writes at night where the lead lives, and checks again in the morning', async () => {
    const { begun, due, rows, letters } = await start([task('First'), wait(1), letter])
    const id = await begun()
    const night = ['JP', 'AE', 'AR', 'FJ'].find((one) => isSensibleHour(one, Date.now()) === false)!
    await rows('update contact_requests set country = $2 where id = $1', [id, night])
    expect(await due()).toEqual(['waiting', null, 3])
    expect(await letters()).toEqual([])
    // The consent is gone in the morning.
    await rows('update contact_requests set country = $2 where id = $1', [id, country])
    await rows(`alter table consents disable trigger consents_stop_sequences`)
    await rows('update consents set withdrawn_at = now() where lead_id = $1 and purpose = $2', [id, 'email_offers'])
    expect(await due()).toEqual(['done', null, 3])
    expect(await letters()).toEqual([])
  })

  type Happened = [text: string, values: unknown[]]
  const said = (id: string, isAutomatic: boolean): Happened => [
    `insert into messages (id, lead_id, channel, direction, author, person_key, state, text, is_automatic)
       values (gen_random_uuid(), $1, 'email', 'in', 'lead', 'a@example.com', 'received', 'Yes', $2)`,
    [id, isAutomatic],
  ]
  const wrote = `insert into lead_interactions (id, lead_id, subject, content, created_by, by_visitor)
    values (gen_random_uuid(), $1, 'returned', 'Hello', $2, true)`
  it.each<[string, (id: string) => Happened]>([
    ['replied', (id: string) => said(id, false)],
    ['form', (id: string) => [wrote, [id, 'Visitor']]],
    ['replied', (id: string) => [wrote, [id, 'owner']]],
    ['opted_out', (id: string) => [`update consents set withdrawn_at = now() where lead_id = $1`, [id]]],
    ['bounced', (id: string) => [`update lead_addresses set undeliverable_since = now() where lead_id = $1`, [id]]],
    ['stage', (id: string) => [`update contact_requests set status = 'qualified' where id = $1`, [id]]],
  ])('ends when they %s, and cancels its queued messages', async (reason, happens) => {
    const { begun, due, rows, letters, tasks } = await start([letter, wait(1), task('Late')], { stops: ['qualified'] })
    const id = await begun()
    await rows(`update mails set status = 'queued', due_at = now() + interval '1 hour' where template = 'rule_letter'`)
    await rows(...happens(id))
    expect(await due()).toEqual(['stopped', reason, 2])
    expect(await tasks()).toEqual([])
    expect(await letters()).toMatchObject([{ status: 'failed' }])
  })

  it('continues after an automatic answer, and at a stage that does not end it', async () => {
    const { begun, due, rows, tasks } = await start([letter, wait(1), task('Late')], { stops: ['lost'] })
    const id = await begun()
    await rows(...said(id, true))
    await rows(`update contact_requests set status = 'qualified' where id = $1`, [id])
    expect(await due()).toEqual(['done', null, 3])
    expect(await tasks()).toEqual(['Late'])
  })

  it('ends for both leads of a merge, and continues if a teammate says so', async () => {
    const { begun, arrives, read, look, url, headers, runs, rule, tasks, due } = await start([
      task('First'),
      wait(1),
      task('Late'),
    ])
    const id = await begun()
    const other = await arrives({ name: 'Somebody Else', email: 'else@example.com', phone: '+34 612000009' })
    const begunRuns = async () => {
      await look()
      return (await runs(rule)).map(({ outcome, steps }) => [outcome, steps.length])
    }
    await expect.poll(begunRuns).toEqual([
      ['waiting', 2],
      ['waiting', 2],
    ])
    const [version, theirs] = [(await read(id)).version, (await read(other)).version]
    const body = { version, others: [{ id: other, version: theirs }], fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id }, body, headers })).status).toBe(200)
    expect((await runs(rule)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['stopped', 'merged'],
      ['stopped', 'merged'],
    ])
    const run = (await runs(rule))[0]!
    expect((await call(url, 'retryRun', { params: { id: run.id }, headers })).status).toBe(204)
    expect((await look())?.[0]).toBe('waiting')
    await due()
    expect(await tasks()).toEqual(['First', 'First', 'Late'])
  })

  it('can be started by hand for a lead or a selection, once at a time, and stopped by hand', async () => {
    const sequence = [task('First'), wait(1), task('Late')]
    const { arrives, startFor, look, rule, runs, url, headers, due, tasks } = await start(sequence, {
      trigger: { on: 'by_hand' },
    })
    const id = await arrives()
    expect((await startFor(id)).status).toBe(204)
    await expect.poll(look).toEqual(['waiting', null, 2])
    expect((await startFor(id)).status).toBe(409)
    expect((await startFor(crypto.randomUUID())).status).toBe(404)
    const other = await arrives({ name: 'Somebody Else', email: 'else@example.com', phone: '+34 612000009' })
    const bulk = await call(url, 'startBulk', { body: { change: { start: rule }, ids: [id, other] }, headers })
    expect(bulk.status).toBe(201)
    await expect
      .poll(async () => {
        await look()
        return (await runs(rule)).map(({ leadId, outcome, reason }) => [leadId === id, outcome, reason]).toSorted()
      })
      .toEqual([
        [false, 'waiting', null],
        [true, 'skipped', 'in_progress'],
        [true, 'waiting', null],
      ])
    const waiting = (await call(url, 'listRuns', { query: { lead: id, outcome: 'waiting' }, headers })).body.data
    expect(waiting).toHaveLength(1)
    const stop = () => call(url, 'stopRun', { params: { id: waiting[0]!.id }, headers })
    expect((await stop()).status).toBe(204)
    expect((await stop()).status).toBe(409)
    await due()
    expect(await tasks()).toEqual(['First', 'First', 'Late'])
    await call(url, 'switchRule', { params: { id: rule }, body: { isOn: false }, headers })
    expect((await startFor(id)).status).toBe(409)
  })

  it('is undone with its effects: the steps after its wait do not follow', async () => {
    const { begun, due, tasks, url, headers, rule, runs } = await start([task('First'), wait(1), task('Late')])
    await begun()
    const shown = (await call(url, 'listRuleEffects', { params: { id: rule }, query: {}, headers })).body
    expect(shown.data.map(({ action, state }) => [action.do, state])).toEqual([
      ['wait', 'open'],
      ['task', 'open'],
    ])
    const { to, mark } = shown
    expect((await call(url, 'undoRule', { params: { id: rule }, body: { to, seen: mark }, headers })).status).toBe(200)
    await expect.poll(async () => (await runs(rule))[0]?.reason).toBe('by_hand')
    await due()
    expect(await tasks()).toEqual([])
  })

  it('must have a useful wait', async () => {
    const { url, headers } = await start([task('First')])
    for (const actions of [[wait(1)], [wait(1), wait(1), task('Late')], [task('First'), wait(0)]])
      expect((await call(url, 'addRule', { body: ruleOf({ actions }), headers })).status).toBe(400)
  })
})

describe('messages of all rules', () => {
  it("to one lead stop at a daily limit, which the rule's keeper is told, and continue afterwards", async () => {
    const { begun, due, rows, letters, url, headers, rule, runs } = await start([letter, wait(1), letter])
    const isWaiting = async () => (await runs(rule)).some(({ outcome }) => outcome === 'waiting')
    const id = await begun()
    const told = async () => (await call(url, 'listNotices', { headers })).body.data.map(({ kind }) => kind)
    await rows(
      `with others as (insert into automation_runs (id, rule_id, version, lead_id, event_id, outcome)
         select gen_random_uuid(), $2, 1, $1, gen_random_uuid(), 'done' from generate_series(1, 3) returning id)
       insert into automation_receipts (run_id, step, lead_id, rule_id, action, effect)
       select id, 0, $1, $2, 'message', 'done' from others`,
      [id, rule],
    )
    await due()
    expect([await isWaiting(), (await letters()).length]).toEqual([true, 1])
    expect(await told()).toEqual(['rule_stuck'])
    await rows(`update automation_receipts set at = now() - interval '25 hours' where action = 'message'`)
    await due()
    expect(await letters()).toHaveLength(2)
  })
})
