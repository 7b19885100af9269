import { describe, expect, it } from 'vitest'
import { actionKinds } from '#domain/automation/rule.ts'
import { isSensibleHour } from '#domain/insight/local-time.ts'
import type { Sql } from '#server/db/database.ts'
import { engineOn } from '#server/testing/automation.ts'
import { freshDatabase, letOffersGo } from '#server/testing/product.ts'
import { everyAction as actions } from '#server/testing/rules.ts'
import { sendDueLetters } from './letters-due.ts'
import { insertRule } from './rules-store.ts'
import { runRules } from './worker.ts'

/** The error of a database that was shut down. */
const killed = () => Object.assign(new Error('terminating connection'), { code: '57P01' })

/** A database that fails before its nth statement or commit and works again afterwards; `left` counts down to it. */
function dyingAt(sql: Sql, left: { count: number }): Sql {
  const step = () => {
    if (left.count-- === 0) throw killed()
  }
  const watched = (target: Sql): Sql =>
    new Proxy(target, {
      get(on, name) {
        const value = Reflect.get(on, name)
        if (typeof value !== 'function') return value
        if (name === 'transaction') {
          return (work: (tx: Sql) => Promise<unknown>) =>
            on.transaction(async (tx) => {
              const result = await work(watched(tx as unknown as Sql))
              step()
              return result
            })
        }
        if (!['execute', 'insert', 'update', 'select', 'delete'].includes(String(name))) return value
        return (...parameters: unknown[]) => {
          step()
          return value.apply(on, parameters)
        }
      },
    })
  return watched(sql)
}

/** A lead that has just arrived, and a rule for it. */
async function prepare() {
  const { database } = await freshDatabase()
  await database.pool.query(
    `insert into users (id, username, username_key, password, role) values (gen_random_uuid(), 'Bo', 'bo', 'none', 'agent')`,
  )
  const rule = {
    name: 'Welcome',
    trigger: { on: 'arrived', imports: false },
    conditions: { of: 'all', list: [] },
    actions,
  } as const
  await insertRule(database.sql, rule, { isOn: true, by: null })
  await database.pool.query(`update automation_rules set on_since = now() - interval '1 minute'`)
  await database.pool.query(
    `insert into contact_requests (id, name, email, phone, language, email_key, phone_key)
     values (gen_random_uuid(), 'Ana', 'ana@example.com', '+34 600000001', 'es', 'ana@example.com', '34600000001')`,
  )
  await database.pool.query(
    `insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
     select gen_random_uuid(), id, 'email_offers', email_key, true, '2026-11', 'es', 'contact' from contact_requests`,
  )
  await letOffersGo(database)
  await database.pool.query(
    `insert into webhooks (id, name, url, events, created_by)
     values (gen_random_uuid(), 'The shop', 'https://hooks.example.com/', '{rule.fired}', 'Bo')`,
  )
  return database
}

describe('a killed server', () => {
  it('causes each effect exactly once, whatever statement or commit of an action it is killed at', async () => {
    // Actions of sequences have a test of their own.
    const between = ['message', 'wait'] as const
    expect([...actions.map((action) => action.do), ...between].toSorted()).toEqual(actionKinds.toSorted())
    const database = await prepare()
    const count = async (table: string) => (await database.pool.query(`select from ${table}`)).rowCount
    const undo = async () => {
      await database.pool.query(
        `delete from lead_tasks; delete from lead_escalations; delete from automation_events; delete from automation_runs;
         delete from automation_progress; delete from webhook_deliveries; delete from mails; delete from ai_analyses;
         update automation_rules set fired = 0;
         update contact_requests set assigned_to = null, tags = '{}', status = 'new', priority = 'medium', version = 1`,
      )
    }
    let deaths = 0
    for (;;) {
      await undo()
      const left = { count: deaths }
      let isDead = false
      await runRules(engineOn({ sql: dyingAt(database.sql, left) })).catch((error: { code?: string }) => {
        expect(error.code).toBe('57P01')
        isDead = true
      })
      // Another server, and the first one again, at the same time.
      await Promise.all([runRules(engineOn(database)), runRules(engineOn(database))])
      const { rows } = await database.pool.query(
        'select assigned_to, tags, status, priority, version from contact_requests',
      )
      const { rows: rules } = await database.pool.query('select fired from automation_rules')
      const effects = [
        await count('lead_tasks'),
        await count('lead_escalations'),
        await count('webhook_deliveries'),
        await count('mails'),
        await count('ai_analyses'),
        await count('automation_runs'),
        await count('automation_receipts'),
        rows,
        rules,
      ]
      expect([deaths, ...effects]).toEqual([
        deaths,
        1,
        1,
        1,
        1,
        1,
        1,
        actions.length,
        [{ assigned_to: 'Bo', tags: ['Fresh'], status: 'qualified', priority: 'high', version: 5 }],
        [{ fired: 1 }],
      ])
      if (!isDead) break
      deaths += 1
    }
    // More than one place to die for each action: its statements and its commit.
    expect(deaths).toBeGreaterThan(5 * actions.length)
  })

  it('at any statement or commit between the steps of a sequence leaves each message to go out exactly once', async () => {
    const { database } = await freshDatabase()
    const rows = async (text: string) => (await database.pool.query(text)).rows
    // A country where it is daytime now.
    const country = ['JP', 'AE', 'AR', 'FJ'].find((one) => isSensibleHour(one, Date.now()))!
    await rows(`insert into users (id, username, username_key, password, role)
      values (gen_random_uuid(), 'Bo', 'bo', 'none', 'agent')`)
    await rows(`insert into channel_settings (channel, values) values ('telegram', '{"bot": "desk_bot"}')`)
    await rows(`insert into channel_secrets (id, channel, name, key_version, sealed)
      values (gen_random_uuid(), 'telegram', 'token', 'none', '')`)
    const [text] = await rows(`insert into snippets (id, owner_id, name, language, text, is_shared)
      select gen_random_uuid(), id, 'Hola', 'es', 'Hola.', true from users returning id`)
    await insertRule(
      database.sql,
      {
        name: 'Sequence',
        trigger: { on: 'arrived', imports: false },
        conditions: { of: 'all', list: [] },
        actions: [
          { do: 'message', channel: 'telegram', texts: [text.id], template: null },
          { do: 'wait', hours: 24 },
          { do: 'message', channel: 'telegram', texts: [text.id], template: null },
        ],
      },
      { isOn: true, by: null },
    )
    await rows(`update automation_rules set on_since = now() - interval '1 minute'`)
    await rows(`insert into contact_requests (id, name, email, phone, language, email_key, phone_key, country)
      values (gen_random_uuid(), 'Ana', 'ana@example.com', '+34 600000001', 'es', 'ana@example.com', '34600000001', '${country}')`)
    await rows(`insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
      select gen_random_uuid(), id, 'email_offers', email_key, true, '2026-11', 'es', 'contact' from contact_requests`)
    await rows(`insert into channel_people (id, channel, lead_id, key, known_at, written_at)
      select gen_random_uuid(), 'telegram', id, '700000009', now(), now() from contact_requests`)
    await letOffersGo(database)
    const look = async (on: Pick<typeof database, 'sql'>) => {
      const engine = engineOn(on)
      await runRules(engine)
      await database.pool.query(
        `update automation_receipts set due_at = now() - interval '1 second' where due_at is not null`,
      )
      await sendDueLetters(engine)
      await runRules(engine)
    }
    let deaths = 0
    for (;;) {
      await rows(`delete from messages; delete from automation_events; delete from automation_runs;
        delete from automation_progress; update automation_rules set fired = 0`)
      const left = { count: deaths }
      let isDead = false
      await look({ sql: dyingAt(database.sql, left) }).catch((error: { code?: string }) => {
        expect(error.code).toBe('57P01')
        isDead = true
      })
      await Promise.all([look(database), look(database)])
      await look(database)
      const runs =
        await rows(`select outcome, (select array_agg(action order by step) from automation_receipts) as steps
        from automation_runs`)
      const sends = await rows('select from channel_sends')
      expect([deaths, runs, sends.length]).toEqual([
        deaths,
        [{ outcome: 'done', steps: ['message', 'wait', 'message'] }],
        2,
      ])
      if (!isDead) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(15)
  })
})
