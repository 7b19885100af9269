import { describe, expect, it } from 'vitest'
import { takeSteps } from '#server/testing/automation.ts'
import { call, ownProduct } from '#server/testing/product.ts'
import { startWithRules as start } from '#server/testing/rules.ts'

describe('the ready-made rules', () => {
  it('exist after the first start, each once, and stay deleted', async () => {
    const { url, headers, connection, database } = await start()
    const names = async () =>
      (await call(url, 'listRules', { headers })).body.data.map(({ rule, isOn }) => [rule.trigger.on, isOn])
    expect(await names()).toEqual([
      ['threshold', true],
      ['threshold', true],
      ['threshold', true],
      ['waiting', true],
      ['arrived', false],
      ['trial_ends', true],
      ['silent', false],
    ])
    const [first] = (await call(url, 'listRules', { headers })).body.data
    await call(url, 'deleteRule', { params: { id: first!.id }, headers })
    await ownProduct({ beside: { connection, database } })
    expect(await names()).toHaveLength(6)
  })

  it('ask for a call half an hour before two hours are over, and two days before a trial ends', async () => {
    const { url, headers, arrives, database } = await start()
    const lead = await arrives()
    const titles = async () =>
      (await call(url, 'listLeadTasks', { params: { id: lead }, headers })).body.data.map(({ title }) => title)
    await database.pool.query(`update contact_requests set created_at = now() - interval '91 minutes'`)
    await takeSteps(database)
    await takeSteps(database)
    expect(await titles()).toEqual(['Answer now: two hours are nearly over'])
    await database.pool.query(
      `insert into subscription_setups (id, full_name, email, phone, mt5_username, investment_amount, status, processed_at, email_key)
       select gen_random_uuid(), name, email, phone, '1', '1000-5000', 'completed', now() - interval '5 days 1 minute', email_key
       from contact_requests`,
    )
    await takeSteps(database)
    expect(await titles()).toContain('Trial ends in two days: ask how it goes')
  })
})
