import { describe, expect, it } from 'vitest'
import { engineOn } from '#server/testing/automation.ts'
import { startWithRules } from '#server/testing/rules.ts'
import { sweepDue } from './sweeps.ts'

describe('a rule for subscribers without an account setup', () => {
  it('acts once, the set hours after a subscription without an account setup', async () => {
    const { database, switchedOn, arrives } = await startWithRules()
    await switchedOn({ trigger: { on: 'not_connected', hours: 24 } })
    const { pool } = database
    const subscribed = async (id: string, hours: number, state = 'trialing') => {
      const lead = await arrives({ email: `${id}@example.com`, phone: '+34 612000001', name: id, message: id })
      await pool.query(
        `with payer as (insert into payers (id, lead_id, matched_by, is_ours) values (gen_random_uuid(), $1, 'email', true) returning id)
         insert into subscriptions (id, payer_id, state, started_at, monthly, is_uncertain, began_before)
         select $2, id, $4, now() - $3 * interval '1 hour', 0, false, false from payer`,
        [lead, `sub_${id}`, hours, state],
      )
      return lead
    }
    const due = await subscribed('due', 24.5)
    await subscribed('early', 23)
    await subscribed('gone', 24.5, 'ended')
    await subscribed('connected', 24.5)
    await pool.query(
      `insert into subscription_setups (id, full_name, email, email_key, phone, phone_key, mt5_username, investment_amount, language, status, processed_at)
       values (gen_random_uuid(), 'connected', 'connected@example.com', 'connected@example.com', '', '', '5', '1', 'en', 'completed', now())`,
    )
    for (const _ of [1, 2]) await sweepDue(engineOn(database))
    const { rows } = await pool.query(`select lead_id from automation_events where kind = 'not_connected'`)
    expect(rows).toEqual([{ lead_id: due }])
  })
})

describe('a rule for the end of a trial', () => {
  it("counts the days set for a trial without checkout, and uses the checkout's end for one with", async () => {
    const { database, switchedOn, arrives } = await startWithRules()
    await switchedOn({ trigger: { on: 'trial_ends', days: 2 } })
    const { pool } = database
    const setUp = async (id: string, formDays: number, connectedDays: number | null) => {
      const email = `${id}@example.com`
      const lead = await arrives({ email, phone: '+34 612000001', name: id, message: id })
      await pool.query(
        `insert into subscription_setups (id, full_name, email, email_key, phone, mt5_username, investment_amount, status, created_at, processed_at)
         values (gen_random_uuid(), $1, $2, $2, '', '5', '1', $3, now() - $4 * interval '1 day', now() - $5 * interval '1 day')`,
        [id, email, connectedDays === null ? 'pending' : 'completed', formDays, connectedDays],
      )
      return lead
    }
    const byForm = await setUp('form', 5.02, null)
    const byConnection = await setUp('connection', 8, 5.02)
    const withCard = await setUp('card', 5.02, 5.02)
    await pool.query(
      `with payer as (insert into payers (id, lead_id, matched_by, is_ours) values (gen_random_uuid(), $1, 'email', true) returning id)
       insert into subscriptions (id, payer_id, state, trial_end, monthly, is_uncertain, began_before)
       select 'sub_card', id, 'trialing', now() + interval '4 days', 0, false, false from payer`,
      [withCard],
    )
    const noted = async (trialBegins: 'connection' | 'form') => {
      await pool.query(`delete from automation_events where kind = 'trial_ends'`)
      const engine = engineOn(database)
      await sweepDue({ ...engine, readSite: async () => ({ ...(await engine.readSite()), trialBegins }) })
      const { rows } = await pool.query(`select lead_id from automation_events where kind = 'trial_ends'`)
      return rows.map(({ lead_id }) => lead_id)
    }
    expect(await noted('connection')).toEqual([byConnection])
    expect(await noted('form')).toEqual([byForm])
  })
})
