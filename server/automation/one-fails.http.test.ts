import { describe, expect, it } from 'vitest'
import type { Action } from '#domain/automation/rule.ts'
import type { Database } from '#server/db/database.ts'
import { engineOn } from '#server/testing/automation.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { onArrival, ruleOf } from '#server/testing/rules.ts'
import type { Engine } from './deps.ts'
import { insertRule } from './rules-store.ts'
import { runRules } from './worker.ts'

const analysing: readonly Action[] = [{ do: 'analyse' }]

async function withRule(imports = false) {
  const { database } = await freshDatabase()
  await insertRule(database.sql, ruleOf({ actions: analysing, trigger: { ...onArrival, imports } }), {
    isOn: true,
    by: null,
  })
  await database.pool.query(`update automation_rules set on_since = now() - interval '1 hour'`)
  return database
}

/** Leads by name, one after the other. */
const arrive = ({ pool }: Pick<Database, 'pool'>, names: readonly string[], imported = false) =>
  pool.query(
    `insert into contact_requests (id, name, email, phone, language, email_key, phone_key, created_at, imported_at)
     select gen_random_uuid(), name, name || '@example.com', '+34 6', 'es', name || '@example.com', name,
       now() - interval '1 minute' + n * interval '1 millisecond', case when $2 then now() end
     from unnest($1::text[]) with ordinality as names (name, n)`,
    [names, imported],
  )

async function outcomes({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query(
    `select l.name, r.outcome, r.reason from automation_runs r join contact_requests l on l.id = r.lead_id order by l.name`,
  )
  return rows.map(({ name, outcome, reason }) => [name, outcome, reason])
}

/** An engine whose analysis fails for leads with a name, as a bug or a lost connection would. */
function engineThat(database: Database, fails: (name: string) => Error | null) {
  const reported: string[] = []
  const analyse: Engine['analyse'] = async (tx, leadId) => {
    const { rows } = await tx.execute<{ name: string }>(`select name from contact_requests where id = '${leadId}'`)
    const error = fails(rows[0]!.name)
    if (error) throw error
    return true
  }
  return {
    reported,
    engine: { ...engineOn(database), analyse, report: ({ message }: Error) => void reported.push(message) },
  }
}

describe('a failing action', () => {
  const broken = () => new TypeError('cannot read that')

  it('delays no other lead, is retried, and fails permanently after an hour', async () => {
    const database = await withRule()
    await arrive(database, ['a', 'b', 'c'])
    const { engine, reported } = engineThat(database, (name) => (name === 'a' ? broken() : null))
    await expect(runRules(engine)).rejects.toThrow('cannot read that')
    expect(await outcomes(database)).toEqual([
      ['a', 'running', null],
      ['b', 'done', null],
      ['c', 'done', null],
    ])
    await database.pool.query(`update automation_runs set at = at - interval '1 hour'`)
    await runRules(engine)
    expect((await outcomes(database))[0]).toEqual(['a', 'failed', 'error'])
    expect(reported).toEqual(['cannot read that'])
  })

  it('does not stop the effects of other actions', async () => {
    const database = await withRule()
    const follows = { trigger: { on: 'stage', to: 'qualified' }, actions: [{ do: 'tag', tag: 'Seen' }] } as const
    await insertRule(database.sql, ruleOf({ actions: [{ do: 'stage', to: 'qualified' }] }), { isOn: true, by: null })
    await insertRule(database.sql, ruleOf(follows), { isOn: true, by: null })
    await database.pool.query(`update automation_rules set on_since = now() - interval '1 hour'`)
    await arrive(database, ['a'])
    await expect(runRules(engineThat(database, broken).engine)).rejects.toThrow('cannot read that')
    const { rows } = await database.pool.query('select tags from contact_requests')
    expect(rows).toEqual([{ tags: ['Seen'] }])
  })

  it('with a temporary cause succeeds on the next run', async () => {
    const database = await withRule()
    await arrive(database, ['a', 'b'])
    let isBusy = true
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const { engine, reported } = engineThat(database, (name) => (name === 'a' && isBusy ? deadlock : null))
    await expect(runRules(engine)).rejects.toThrow('deadlock')
    isBusy = false
    await runRules(engine)
    expect((await outcomes(database)).map(([, outcome]) => outcome)).toEqual(['done', 'done'])
    expect(reported).toEqual([])
  })

  it('refused by the database fails at once, and is reported', async () => {
    const database = await withRule()
    await arrive(database, ['a'])
    const refused = Object.assign(new Error('value too long'), { code: '22001' })
    const { engine, reported } = engineThat(database, () => refused)
    await runRules(engine)
    expect(await outcomes(database)).toEqual([['a', 'failed', 'error']])
    expect(reported).toEqual(['value too long'])
  })
})

it('a lead that arrives while the rules process an import is processed next, before the rest of the import', async () => {
  const database = await withRule(true)
  const file = Array.from({ length: 120 }, (_, n) => `of a file ${n}`)
  await arrive(database, file, true)
  const order: string[] = []
  const base = engineOn(database)
  const analyse: Engine['analyse'] = async (tx, leadId) => {
    const { rows } = await tx.execute<{ name: string }>(`select name from contact_requests where id = '${leadId}'`)
    order.push(rows[0]!.name)
    if (order.length === 50) await arrive(database, ['a visitor'])
    return true
  }
  await runRules({ ...base, analyse })
  expect(order).toHaveLength(file.length + 1)
  expect(order.indexOf('a visitor')).toBeLessThan(75)
})

it('a server that stops during an import finishes its current action, and another one does the rest, each once', async () => {
  const database = await withRule(true)
  const file = Array.from({ length: 40 }, (_, n) => `of a file ${n}`)
  await arrive(database, file, true)
  const stopping = new AbortController()
  const done: string[] = []
  const analyse: Engine['analyse'] = async (tx, leadId) => {
    const { rows } = await tx.execute<{ name: string }>(`select name from contact_requests where id = '${leadId}'`)
    done.push(rows[0]!.name)
    if (done.length === 5) stopping.abort()
    return true
  }
  const engine = { ...engineOn(database), analyse }
  await runRules(engine, stopping.signal)
  expect(done.length).toBeLessThan(10)
  await Promise.all([runRules(engine), runRules(engine)])
  expect(done.toSorted()).toEqual(file.toSorted())
})
