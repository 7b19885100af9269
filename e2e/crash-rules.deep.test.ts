import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { actionKinds } from '#domain/automation/rule.ts'
import { insertRule } from '#server/automation/rules-store.ts'
import type { Database } from '#server/db/database.ts'
import { automationChannel, wakeNow } from '#server/db/rule-events.ts'
import { freshDatabase, letOffersGo, message } from '#server/testing/product.ts'
import { everyAction as actions } from '#server/testing/rules.ts'
import { dataFolder, type ProductProcess, startProcess } from './support/product-process.ts'

/** The first letter of keys of advisory locks that only this test takes. */
const gate = 7_300

/** A database URL for one process, whose connections have its name. */
function urlOf({ user, password, host, port, database }: pg.ClientConfig, name: string): string {
  const login = [user!, ...(typeof password === 'string' ? [password] : [])].map(encodeURIComponent).join(':')
  return `postgres://${login}@${encodeURIComponent(host!)}:${port}/${database}?application_name=${name}`
}

/** A rule with every action, each of which waits between its effect and its commit. */
async function prepare({ pool, sql }: Database) {
  await pool.query(
    `insert into users (id, username, username_key, password, role) values (gen_random_uuid(), 'Bo', 'bo', 'none', 'agent')`,
  )
  await pool.query(
    `insert into webhooks (id, name, url, events, created_by)
     values (gen_random_uuid(), 'The shop', 'https://hooks.example.com/', '{rule.fired}', 'Bo')`,
  )
  const rule = {
    name: 'Welcome',
    trigger: { on: 'arrived', imports: false },
    conditions: { of: 'all', list: [] },
    actions,
  } as const
  await insertRule(sql, rule, { isOn: true, by: null })
  await pool.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${gate}, new.step);
      return new;
    end $$;
    create trigger wait_at_gate after insert on automation_receipts for each row execute function wait_at_gate()`)
}

/** Asks again until there is an answer. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((done) => setTimeout(done, 20))
  }
}

describe('a server killed in the middle of an action', () => {
  it('loses and doubles nothing: another server does the action, each once', async () => {
    expect(actions.map((action) => action.do).toSorted()).toEqual(
      actionKinds.filter((kind) => kind !== 'message' && kind !== 'wait').toSorted(),
    )
    const { connection, database } = await freshDatabase()
    await letOffersGo(database)
    await prepare(database)
    const folder = await dataFolder()
    const start = (name: string) =>
      startProcess(folder, {
        DATABASE_URL: urlOf(connection, name),
        SECRETS_KEY: Buffer.alloc(32, 'key of the test').toString('base64'),
        ANALYSE_ARRIVALS: 'off',
        DNS_SERVERS: 'off',
        WEBHOOKS: 'off',
      })
    const gates = new pg.Client(connection)
    await gates.connect()
    try {
      for (const step of actions.keys()) await gates.query('select pg_advisory_lock($1, $2)', [gate, step])
      const servers = new Map<string, ProductProcess>([
        ['server-0', await start('server-0')],
        ['server-1', await start('server-1')],
      ])
      const [{ url }] = servers.values() as unknown as [ProductProcess]
      const sent = await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, consent: { emailOffers: true, wordingVersion: '2026-11' } }),
      })
      expect(sent.status).toBe(201)

      const victims: string[] = []
      for (const step of actions.keys()) {
        const victim = await until(async () => {
          // A new server would look within a minute.
          await database.pool.query('select pg_notify($1, $2)', [automationChannel, wakeNow])
          const { rows } = await gates.query<{ name: string }>(
            `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
             where l.locktype = 'advisory' and not l.granted and l.classid = $1 and l.objid = $2`,
            [gate, step],
          )
          return rows[0]?.name
        })
        await servers.get(victim)!.kill()
        servers.delete(victim)
        victims.push(victim)
        const next = `server-${step + 2}`
        servers.set(next, await start(next))
        await gates.query('select pg_advisory_unlock($1, $2)', [gate, step])
      }
      expect(new Set(victims).size).toBe(actions.length)

      await until(async () => {
        await database.pool.query('select pg_notify($1, $2)', [automationChannel, wakeNow])
        const { rows } = await database.pool.query(`select from automation_runs where outcome = 'done'`)
        return rows.length > 0 ? true : undefined
      })
      const count = async (table: string) => (await database.pool.query(`select from ${table}`)).rowCount
      const { rows: leads } = await database.pool.query(
        'select assigned_to, tags, status, priority from contact_requests',
      )
      const { rows: receipts } = await database.pool.query('select effect from automation_receipts order by step')
      const { rows: rules } = await database.pool.query(`select fired from automation_rules where ready_made is null`)
      expect({
        leads,
        rules,
        effects: receipts.map(({ effect }) => effect),
        tasks: await count('lead_tasks'),
        alerts: await count('lead_escalations'),
        deliveries: await count('webhook_deliveries'),
        letters: await count(`mails where template = 'rule_letter'`),
        analyses: await count('ai_analyses'),
        changes: await count(`audit_log where username = '@Welcome'`),
      }).toEqual({
        leads: [{ assigned_to: 'Bo', tags: ['Fresh'], status: 'qualified', priority: 'high' }],
        rules: [{ fired: 1 }],
        effects: actions.map(() => 'done'),
        tasks: 1,
        alerts: 1,
        deliveries: 1,
        letters: 1,
        analyses: 1,
        changes: 4,
      })
    } finally {
      await gates.end()
    }
  })
})
