import { describe, expect, it } from 'vitest'
import { triggerKinds } from '#domain/automation/rule.ts'
import { call, message } from '#server/testing/product.ts'
import { onArrival, type Rule, ruleOf, startWithRules as start } from '#server/testing/rules.ts'

describe('a dry run', () => {
  it('lists the leads of the last month a rule would have fired for, and changes nothing', async () => {
    const { url, headers, arrives, read } = await start()
    const lead = await arrives()
    await arrives({ email: 'b@example.com', phone: '+34 612000001', language: 'de' })
    const spanish = { field: 'writesIn', operator: 'is', values: ['es'], amount: null } as const
    const body = ruleOf({ conditions: { of: 'all', list: [spanish] } })
    const tried = (await call(url, 'tryRule', { body, headers })).body
    expect(tried).toMatchObject({
      total: 1,
      looked: 2,
      isCut: false,
      matches: [{ leadId: lead, leadName: message.name }],
    })
    expect((await read(lead)).priority).toBe('medium')
  })

  it('works for every kind of trigger', async () => {
    const { url, headers, arrives, database } = await start()
    const lead = await arrives()
    await call(url, 'addTask', {
      params: { id: lead },
      body: { title: 'Call', dueDate: '2026-01-01T00:00:00Z' },
      headers,
    })
    await database.pool.query(`update lead_tasks set due_date = now() - interval '1 hour'`)
    await database.pool.query(`update contact_requests set created_at = now() - interval '2 hours'`)
    const triggers: Rule['trigger'][] = [
      onArrival,
      { on: 'returned' },
      { on: 'stage', to: null },
      { on: 'threshold', level: 'double' },
      { on: 'waiting', minutes: 90 },
      { on: 'silent', hours: 1 },
      { on: 'task_overdue' },
      { on: 'setup_submitted' },
      { on: 'setup_completed' },
      { on: 'trial_ends', days: 2 },
      { on: 'not_connected', hours: 24 },
      { on: 'first_payment' },
      { on: 'payment_failed' },
      { on: 'subscription_cancelled' },
      { on: 'crosses', measure: 'quality', direction: 'above', line: 50 },
      { on: 'schedule', hour: 7, stage: 'new' },
      { on: 'by_hand' },
    ]
    expect(triggers.map(({ on }) => on)).toEqual(triggerKinds)
    const totals = await Promise.all(
      triggers.map(async (trigger) => (await call(url, 'tryRule', { body: ruleOf({ trigger }), headers })).body.total),
    )
    expect(totals).toEqual([1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
  })

  it('of a rule started by hand lists no leads of other such rules', async () => {
    const { url, headers, arrives, switchedOn, runs } = await start()
    const trigger = { on: 'by_hand' } as const
    const rule = await switchedOn({ trigger })
    const leadId = await arrives()
    await call(url, 'startRule', { params: { id: rule }, body: { leadId }, headers })
    await expect.poll(async () => (await runs(rule)).length).toBe(1)
    const { body } = await call(url, 'tryRule', { body: ruleOf({ trigger }), headers })
    expect(body).toMatchObject({ total: 0, looked: 0, matches: [] })
  })

  it('takes stage changes from the recorded ones', async () => {
    const { url, headers, arrives } = await start()
    const lead = await arrives()
    await call(url, 'changeLead', { params: { id: lead }, body: { status: 'proposal' }, headers })
    const total = async (to: 'proposal' | 'lost') =>
      (await call(url, 'tryRule', { body: ruleOf({ trigger: { on: 'stage', to } }), headers })).body.total
    expect([await total('proposal'), await total('lost')]).toEqual([1, 0])
  })
})
