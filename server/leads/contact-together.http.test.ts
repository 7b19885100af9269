import { describe, expect, it, onTestFinished } from 'vitest'
import { contactBody } from '#contract/contact.ts'
import type { MessageCheck } from '#domain/screening/screening.ts'
import { openDatabase } from '#server/db/database.ts'
import { mailsAreKept } from '#server/outside/mail/outbox.ts'
import { freshDatabase, message } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { openIntake } from './intake.ts'

const undoubted: MessageCheck = async () => ({ score: 0, reasons: [], isDoubtful: false, undo: async () => {} })

const person = (n: number, more: object = {}) =>
  contactBody.parse({ ...message, email: `p${n}@example.com`, phone: `+34 ${612_000_000 + n}`, ...more })

/** An intake on an empty database, over connections like the product's. */
async function startIntake(options: { readonly max?: number } = {}) {
  const database = openDatabase((await freshDatabase()).connection, { pipeline: true, ...options })
  onTestFinished(database.close)
  return { pool: database.pool, take: openIntake(database, { start: async () => mailsAreKept }) }
}

describe('messages that share a transaction', () => {
  it('are each taken in as if they had come alone', async () => {
    const { pool, take } = await startIntake()
    const receive = async (body: ReturnType<typeof person>, key?: string) => (await take(body, undoubted, key)).receipt
    const known = await receive(person(0), 'key-of-the-first')

    // The first is written at once, all others after it, together.
    const answers = await Promise.allSettled([
      receive(person(100)),
      receive(person(0, { phone: '+34 622222222', message: 'By e-mail' })),
      receive(person(0, { email: 'second@example.com', message: 'By phone' })),
      receive(person(1), 'key-of-another'),
      receive(person(2)),
      receive(person(3)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'))
    const mixed = await Promise.allSettled([
      receive(person(101)),
      receive(person(0), 'key-of-the-first'),
      receive(person(4)),
      receive(person(5), 'key-of-another'),
      receive(person(6)),
    ])
    expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(mixed[1]).toMatchObject({ value: known })
    expect(mixed[3]).toMatchObject({ reason: { code: 'key_reused' } })

    expect(await rowCounts(pool)).toMatchObject({ contact_requests: 8, lead_interactions: 2, consents: 10 })
    const { rows: leads } = await pool.query(
      `select l.email, l.returned_count as returned, l.version, l.updated_at = max(i.created_at) as "isTouched",
         array_agg(split_part(i.content, E'\\n', 1) order by i.content) as messages
       from contact_requests l join lead_interactions i on i.lead_id = l.id group by l.id`,
    )
    const messages = ['By e-mail', 'By phone']
    expect(leads).toEqual([{ email: 'p0@example.com', returned: 2, version: 3, isTouched: true, messages }])
    const { rows: writers } = await pool.query(
      `select array_agg(email order by email) as emails from contact_requests group by xmin::text order by 1`,
    )
    expect(writers.map(({ emails }) => emails.map((email: string) => email.split('@')[0]))).toEqual([
      ['p0', 'p1', 'p2', 'p3'],
      ['p100'],
      ['p101'],
      ['p4', 'p6'],
    ])
    const { rows: totals } = await pool.query(`select sum(leads)::int as leads from lead_totals`)
    expect(totals).toEqual([{ leads: 8 }])
  })
})

describe('a message after many others', () => {
  it('reads no more leads than the first did, though the database has no statistics yet', async () => {
    // A separate session: its reads can be inspected at once, and its plans are those of an empty table.
    const { pool, take } = await startIntake({ max: 1 })
    const readSoFar = async (): Promise<number> => {
      await pool.query('select pg_stat_force_next_flush()')
      const { rows } = await pool.query(
        `select (select seq_tup_read from pg_stat_user_tables where relname = 'contact_requests')
           + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'contact_requests') as read`,
      )
      return Number(rows[0].read)
    }
    // Nor does it collect statistics by itself meanwhile.
    await pool.query(`do $$ declare name regclass; begin
      for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %s set (autovacuum_enabled = false)', name);
      end loop; end $$`)
    const messages = 100
    for (let n = 0; n < messages; n += 1) await take(person(n), undoubted)
    // The subjects of its consents are looked up.
    expect(await readSoFar()).toBeLessThanOrEqual(3 * messages)
  })
})
