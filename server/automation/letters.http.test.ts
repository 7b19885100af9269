import { describe, expect, it } from 'vitest'
import { hourMs } from '#domain/basics/instant.ts'
import { isSensibleHour, nextSensibleMoment } from '#domain/insight/local-time.ts'
import { engineOn } from '#server/testing/automation.ts'
import { call } from '#server/testing/product.ts'
import { startWithRules as start } from '#server/testing/rules.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendDueLetters } from './letters-due.ts'
import { runRules } from './worker.ts'

describe('an automated letter', () => {
  const letter = { actions: [{ do: 'email', template: 'no_answer' }] } as const
  const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
  const started = async () => {
    const found = await start()
    await found.database.pool.query(
      `create or replace function keep_queued() returns trigger language plpgsql as $$ begin new.status := 'queued'; return new; end $$;
       create trigger keep_queued before insert on mails for each row when (new.template = 'rule_letter') execute function keep_queued()`,
    )
    const letters = async () =>
      (
        await found.database.pool.query(
          `select language, status, last_problem from mails where template = 'rule_letter'`,
        )
      ).rows
    // The product's worker may not know a newly enabled rule yet.
    const runs = (rule: string) => runRules(engineOn(found.database)).then(() => found.runs(rule))
    return { ...found, runs, letters }
  }

  it('goes to a lead who agreed to offers, in its language, and is stopped by a withdrawal', async () => {
    const { switchedOn, arrives, runs, url, headers, letters } = await started()
    const id = await switchedOn(letter)
    const lead = await arrives({ consent })
    await expect.poll(async () => (await runs(id))[0]?.outcome).toBe('done')
    expect(await letters()).toEqual([{ language: 'es', status: 'queued', last_problem: null }])
    const { data } = (await call(url, 'listConsents', { params: { id: lead }, headers })).body
    const offers = data.find(({ purpose }) => purpose === 'email_offers')!
    await call(url, 'withdrawConsent', { params: { id: offers.id }, headers })
    expect(await letters()).toEqual([{ language: 'es', status: 'failed', last_problem: 'consent withdrawn' }])
  })

  it('is signed by the lead’s assignee, and by the firm once they have left', async () => {
    const { switchedOn, arrives, runs, url, headers, database } = await started()
    const agent = await joinTeam({ database }, 'agent')
    const id = await switchedOn({ ...letter, trigger: { on: 'stage', to: 'qualified' } })
    const signatures: string[] = []
    for (const email of ['first@example.com', 'second@example.com']) {
      const params = { id: await arrives({ consent, email, phone: `+34 61234567${signatures.length}` }) }
      // The local time is unknown, so the letter does not wait for morning.
      await database.pool.query('update contact_requests set assigned_to = $2, country = null where id = $1', [
        params.id,
        agent.username,
      ])
      await call(url, 'changeLead', { params, body: { status: 'qualified' }, headers })
      await expect
        .poll(async () => (await runs(id)).filter(({ outcome }) => outcome === 'done').length)
        .toBe(signatures.length + 1)
      const { rows } = await database.pool.query(
        `select values ->> 'colleague' = $2 as own, values ->> 'colleague' = values ->> 'company' as firm
         from mails where template = 'rule_letter' and recipient = $1`,
        [email, agent.username],
      )
      signatures.push(rows[0].own ? 'assignee' : rows[0].firm ? 'firm' : 'other')
      await call(url, 'changePerson', { params: { id: agent.id }, body: { disabled: true }, headers })
    }
    expect(signatures).toEqual(['assignee', 'firm'])
  })

  it('that has not left is stopped when its lead is deleted, not when it is merged', async () => {
    const { switchedOn, arrives, runs, url, headers, letters } = await started()
    const id = await switchedOn(letter)
    const [kept, binned] = [
      await arrives({ consent }),
      await arrives({ consent, email: 'b@example.com', phone: '+34 612000001' }),
    ]
    const merged = await arrives({ consent, email: 'c@example.com', phone: '+34 612000002' })
    await expect.poll(async () => (await runs(id)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
    const versionOf = async (of: string) => (await call(url, 'readLead', { params: { id: of }, headers })).body.version
    const others = [{ id: merged, version: await versionOf(merged) }]
    const merging = { others, version: await versionOf(kept), fields: {} }
    expect((await call(url, 'mergeLeads', { params: { id: kept }, body: merging, headers })).status).toBe(200)
    expect((await letters()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued'])
    await call(url, 'deleteLead', { params: { id: binned }, headers })
    expect((await letters()).toSorted((a, b) => a.status.localeCompare(b.status))).toMatchObject([
      { status: 'failed', last_problem: 'lead deleted' },
      { status: 'queued' },
      { status: 'queued' },
    ])
  })

  it('is not sent without that consent, nor with words that promise profit', async () => {
    const { switchedOn, arrives, runs, letters, database } = await started()
    const id = await switchedOn(letter)
    await arrives()
    const effects = async () => (await runs(id)).map(({ steps }) => steps[0]?.effect)
    await expect.poll(effects).toEqual(['no_consent'])
    // Written before the promise was known as one.
    await database.pool.query(
      `insert into reply_templates (template, language, subject, text, version) values ('no_answer', 'es', 'Hola', 'Ganancias garantizadas', 1)`,
    )
    await arrives({ consent, email: 'b@example.com', phone: '+34 612000001' })
    await expect.poll(effects).toEqual(['bad_text', 'no_consent'])
    expect(await letters()).toEqual([])
  })

  it('is not sent during a payment dispute', async () => {
    const { switchedOn, arrives, runs, letters, database } = await started()
    const id = await switchedOn({ ...letter, trigger: { on: 'returned' } })
    const lead = await arrives({ consent })
    await database.pool.query(
      `insert into payers (id, lead_id, matched_by, is_ours, open_disputes) values (gen_random_uuid(), $1, 'email', true, 1)`,
      [lead],
    )
    const effects = async () => (await runs(id)).map(({ steps }) => steps[0]?.effect)
    await arrives({ consent, message: 'Hello again' })
    await expect.poll(effects).toEqual(['in_dispute'])
    expect(await letters()).toEqual([])
    await database.pool.query('update payers set open_disputes = 0, lost_disputes = 1')
    await arrives({ consent, message: 'Hello once more' })
    await expect.poll(effects).toEqual(['done', 'in_dispute'])
  })

  it("waits for morning where the lead lives, unless it answers the lead's own action", async () => {
    const { switchedOn, arrives, runs, letters, url, headers, database } = await started()
    const now = Date.now()
    const sleepsAt = (country: string, at: number) => isSensibleHour(country, at) === false
    const asleep = ['DE', 'JP', 'NZ'].find((one) => sleepsAt(one, now) && sleepsAt(one, now + hourMs))!
    const onArrival = await switchedOn(letter)
    const onStage = await switchedOn({ ...letter, trigger: { on: 'stage', to: 'contacted' } })
    const id = await arrives({ consent, country: asleep })
    const effects = async (rule: string) => (await runs(rule)).flatMap(({ steps }) => steps.map(({ effect }) => effect))
    await expect.poll(() => effects(onArrival)).toEqual(['done'])
    await call(url, 'changeLead', { params: { id }, body: { status: 'contacted' }, headers })
    await expect.poll(() => effects(onStage)).toEqual(['later'])
    const { rows } = await database.pool.query<{ due: Date; at: Date }>(
      'select due_at as due, at from automation_receipts where due_at is not null',
    )
    const [waiting] = rows
    expect(waiting!.due).toEqual(nextSensibleMoment(asleep, waiting!.at))
    expect(waiting!.due.getTime()).toBeGreaterThan(waiting!.at.getTime())
    expect(await letters()).toHaveLength(1)
  })

  it('goes to the surviving lead if its recipient was merged', async () => {
    const { switchedOn, arrives, runs, read, url, headers, database } = await started()
    const rule = await switchedOn({ ...letter, trigger: { on: 'stage', to: 'contacted' } })
    // A country where letters may be sent now and in an hour.
    const isAwake = (one: string) => isSensibleHour(one, Date.now()) && isSensibleHour(one, Date.now() + hourMs)
    const country = ['DE', 'AR', 'NZ', 'JP'].find(isAwake)!
    const stays = await arrives({ country, email: 'a@example.com', phone: '+34 612000001' })
    const goes = await arrives({ consent, country, email: 'b@example.com', phone: '+34 612000002' })
    await call(url, 'changeLead', { params: { id: goes }, body: { status: 'contacted' }, headers })
    await expect.poll(async () => (await runs(rule)).map(({ outcome }) => outcome)).toEqual(['done'])
    // As if the rule had sent nothing yet and the letter waited for morning.
    await database.pool.query(`delete from mails where template = 'rule_letter'`)
    await database.pool.query(`update automation_receipts set effect = 'later', due_at = now() - interval '1 minute'`)
    const body = {
      version: (await read(stays)).version,
      others: [{ id: goes, version: (await read(goes)).version }],
      fields: { email: goes },
    }
    expect((await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).status).toBe(200)
    await sendDueLetters(engineOn(database))
    const { rows } = await database.pool.query(`select entity_id, recipient from mails where template = 'rule_letter'`)
    expect(rows).toEqual([{ entity_id: stays, recipient: 'b@example.com' }])
  })

  it('is checked again when due: a lead that no longer meets the conditions gets none', async () => {
    const { switchedOn, arrives, runs, letters, url, headers, database } = await started()
    const condition = { field: 'status', operator: 'is', values: ['contacted'], amount: null } as const
    const rule = await switchedOn({
      ...letter,
      trigger: { on: 'stage', to: 'contacted' },
      conditions: { of: 'all', list: [condition] },
    })
    const move = (id: string, status: 'contacted' | 'lost') =>
      call(url, 'changeLead', { params: { id }, body: { status }, headers })
    const leads = [
      await arrives({ consent }),
      await arrives({ consent, email: 'b@example.com', phone: '+34 612000001' }),
    ]
    // As if the rule had sent nothing yet and both letters waited for morning.
    for (const id of leads) await move(id, 'contacted')
    await expect.poll(async () => (await runs(rule)).map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    await database.pool.query(`delete from mails where template = 'rule_letter'`)
    await database.pool.query(`update automation_receipts set effect = 'later', due_at = now() - interval '1 minute'`)
    await database.pool.query(`update contact_requests set country = null`)
    await move(leads[0]!, 'lost')
    await sendDueLetters(engineOn(database))
    const effects = (await runs(rule)).flatMap(({ steps }) => steps.map(({ effect }) => effect))
    expect(effects.toSorted()).toEqual(['done', 'no_longer'])
    expect(await letters()).toHaveLength(1)
  })
})
