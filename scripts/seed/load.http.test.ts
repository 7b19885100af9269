import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { drizzle } from '#server/db/drizzle.ts'
import { consents, leadInteractions, leads } from '#server/db/schema/leads.ts'
import { freshDatabase } from '#server/testing/product.ts'
import type { LeadFile } from './lead.ts'
import { loadLeads, settle } from './load.ts'
import { makeLeads } from './make-leads.ts'
import { writeRecord } from './write-record.ts'

const now = Date.UTC(2026, 10, 20, 12)
const plan = { leads: 600, seed: 'load', months: 18, now }

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

async function connect(): Promise<pg.Client> {
  const { connection } = await freshDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function counts(client: pg.Client) {
  const { rows } = await client.query<Record<string, number>>(`select
    (select count(*) from contact_requests)::int as leads,
    (select count(*) from lead_interactions)::int as interactions,
    (select count(*) from consents)::int as consents`)
  return rows[0]
}

/** Columns whose stored totals differ from a count of the rows. */
async function differences(client: pg.Client) {
  const { rows } = await client.query(`
    select * from
      (select status, platform, sum(leads) as leads, sum(value) as value from lead_totals group by 1, 2) as kept
      full join
      (select status, platform, count(*) as n, sum(coalesce(estimated_value, 0)) as v from contact_requests
        where deleted_at is null group by 1, 2) as counted using (status, platform)
    where leads is distinct from n or value is distinct from v`)
  return rows
}

describe('loadLeads', () => {
  it('writes every row as generated, and the counters equal a count', async () => {
    const client = await connect()
    const files = [...makeLeads(plan)]
    const loaded = await loadLeads(client, files)
    await settle(client)

    expect(loaded.leads).toBe(plan.leads)
    expect(await counts(client)).toEqual(loaded)
    expect(await differences(client)).toEqual([])

    const sql = drizzle(client)
    const stored = (await sql.select().from(leads)).map(
      ({ searchText: _folded, columnAt: _at, requestId: _id, ...row }) => row,
    )
    expect(stored.toSorted(byId)).toEqual(files.map(({ lead }) => lead).toSorted(byId))
    const entries = (await sql.select().from(leadInteractions)).map(({ requestId: _id, ...row }) => row)
    expect(entries.toSorted(byId)).toEqual(files.flatMap((file) => file.interactions).toSorted(byId))
    expect((await sql.select().from(consents)).toSorted(byId)).toEqual(
      files.flatMap((file) => file.consents).toSorted(byId),
    )
  })

  it('preserves text that would end a field, a row or the whole copy', async () => {
    const client = await connect()
    const [file] = makeLeads({ ...plan, leads: 1 }) as Iterable<LeadFile>
    const message = 'tab\there, line\nend, return\r\nback\\slash, \\N and\n\\.\nend'
    const tags = ['with "quotes"', 'comma, brace}', 'back\\slash', '']
    await loadLeads(client, [{ ...file!, lead: { ...file!.lead, message, tags } }])
    const { rows } = await client.query('select message, tags from contact_requests')
    expect(rows).toEqual([{ message, tags }])
  })

  it('stops after a whole batch when cancelled, and reports how many rows were written', async () => {
    const client = await connect()
    const cancel = new AbortController()
    let made = 0
    // Part of the second batch is generated while the first is written.
    const files = function* () {
      for (const file of makeLeads({ ...plan, leads: 6_000 })) {
        made += 1
        if (made === 5_500) cancel.abort()
        yield file
      }
    }
    const loaded = await loadLeads(client, files(), { signal: cancel.signal })
    expect(made).toBe(5_500)
    expect(loaded.leads).toBeGreaterThan(0)
    expect(loaded.leads).toBeLessThan(made)
    expect(await counts(client)).toEqual(loaded)
    expect(await differences(client)).toEqual([])
  })

  it('writes nothing of a failed batch, and says why', async () => {
    const client = await connect()
    const files = [...makeLeads({ ...plan, leads: 20 })]
    const twice = [...files, files[0]!]
    await expect(loadLeads(client, twice)).rejects.toThrow(/duplicate key/)
    expect(await counts(client)).toEqual({ leads: 0, interactions: 0, consents: 0 })
  })
})

it('writeRecord writes a record once and leaves an existing one alone', async () => {
  const client = await connect()
  expect(await writeRecord(client, 'a', now)).toBe(true)
  const before = await client.query('select * from trading_operations order by id')
  expect(before.rows.length).toBeGreaterThan(200)
  expect(await writeRecord(client, 'b', now)).toBe(false)
  expect((await client.query('select * from trading_operations order by id')).rows).toEqual(before.rows)
})
