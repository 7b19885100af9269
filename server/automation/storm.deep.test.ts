import { describe, expect, it } from 'vitest'
import type { Rule, Trigger } from '#domain/automation/rule.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { engineOn } from '#server/testing/automation.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { isOwnEngine } from '#server/testing/own-engine.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { insertRule } from './rules-store.ts'
import { sweepDue } from './sweeps.ts'
import { runRules } from './worker.ts'

const leads = 100_000
const ruleCount = 50

const ruleOn = (trigger: Trigger, change: Partial<Rule> = {}): Rule => ({
  name: 'A rule',
  trigger,
  conditions: { of: 'all', list: [] },
  actions: [{ do: 'tag', tag: 'Seen' }],
  ...change,
})

const elsewhere = { of: 'all', list: [{ field: 'country', operator: 'is', values: ['NZ'], amount: null }] } as const
const arrived = { on: 'arrived', imports: false } as const

/** Rows and entries of indexes that the work read, by table. */
async function rowsReadBy({ pool }: Pick<Database, 'pool'>, work: () => Promise<unknown>) {
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const { rows } = await pool.query<{ name: string; all: string; scanned: string }>(
      `select t.relname as name, t.seq_tup_read as scanned, t.seq_tup_read + coalesce(sum(i.idx_tup_read), 0) as all
       from pg_stat_user_tables t left join pg_stat_user_indexes i on i.relid = t.relid
       where t.schemaname = 'public' group by t.relid, t.relname, t.seq_tup_read`,
    )
    return new Map(rows.map((row) => [row.name, row]))
  }
  const before = await read()
  await work()
  const after = await read()
  const of = (name: string, kind: 'all' | 'scanned') => Number(after.get(name)![kind]) - Number(before.get(name)![kind])
  return {
    all: [...after.keys()].reduce((sum, name) => sum + of(name, 'all'), 0),
    leads: of('contact_requests', 'all'),
    leadsScanned: of('contact_requests', 'scanned'),
  }
}

const arrive = ({ pool }: Pick<Database, 'pool'>, count: number, from: number) =>
  pool.query(
    `insert into contact_requests (id, name, email, phone, language, country, email_key, phone_key)
     select gen_random_uuid(), 'Ana', 'new.' || n || '@example.com', '+34 6', 'es', 'ES', 'new.' || n || '@example.com', '35' || n
     from generate_series($1::int, $2::int) n`,
    [from, from + count - 1],
  )

describe.runIf(isOwnEngine)('with a hundred thousand leads and fifty rules', () => {
  it('a new lead, a storm of them and the sweeps read only related rows, never all leads', async () => {
    const { connection, database: filled } = await freshDatabase()
    await fillWithLeads(filled.pool, leads)
    // One connection, so that its counts are complete.
    const database = openDatabase(connection, { max: 1 })
    const engine = engineOn(database)
    for (let i = 0; i < ruleCount; i++) {
      const rule = ruleOn(
        arrived,
        i < ruleCount - 2 ? { conditions: elsewhere } : { actions: [{ do: 'tag', tag: `T${i}` }] },
      )
      await insertRule(database.sql, rule, { isOn: true, by: null })
    }
    await database.pool.query(`update automation_rules set on_since = now()`)

    await arrive(database, 1, 1)
    const one = await rowsReadBy(database, () => runRules(engine))
    expect(one).toMatchObject({ leadsScanned: 0 })
    expect(one.all).toBeLessThan(500)

    const storm = 500
    await arrive(database, storm, 2)
    const many = await rowsReadBy(database, () => runRules(engine))
    expect(many).toMatchObject({ leadsScanned: 0 })
    expect(many.all / storm).toBeLessThan(250)
    const { rows } = await database.pool.query(
      `select outcome, count(*)::int as count from automation_runs group by outcome order by outcome`,
    )
    expect(rows).toEqual([
      { outcome: 'done', count: 2 * (storm + 1) },
      { outcome: 'skipped', count: (ruleCount - 2) * (storm + 1) },
    ])

    // A year of working days.
    await database.pool.query(`
      insert into team_shifts (starts_at, ends_at, seconds_before)
      select date_trunc('day', now()) + d * interval '1 day' + interval '8 hours',
        date_trunc('day', now()) + d * interval '1 day' + interval '17 hours', (d + 365) * 9 * 3600
      from generate_series(-365, 35) d`)
    const swept: Trigger[] = [
      { on: 'threshold', level: 'half' },
      { on: 'threshold', level: 'overdue' },
      { on: 'threshold', level: 'double' },
      { on: 'waiting', minutes: 90 },
      { on: 'silent', hours: 72 },
      { on: 'threshold', level: 'double', inWorkingTime: true },
      { on: 'waiting', minutes: 90, inWorkingTime: true },
      { on: 'task_overdue' },
      { on: 'trial_ends', days: 2 },
    ]
    for (const trigger of swept) await insertRule(database.sql, ruleOn(trigger), { isOn: true, by: null })
    const sweeps = await rowsReadBy(database, () => sweepDue(engine))
    expect(sweeps).toMatchObject({ leadsScanned: 0 })
    expect(sweeps.leads).toBeLessThan(3_000)
    await database.close()
  })
})
