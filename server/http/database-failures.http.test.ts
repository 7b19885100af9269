import { describe, expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import {
  call,
  cancellationMessage,
  freshDatabase,
  message,
  ownProduct,
  ownSignedIn,
  type Product,
  setupMessage,
  signIn,
  startProduct,
  startSignedIn,
} from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'

/** Makes inserts into a table fail with an SQLSTATE, `times` times. Sequences also count rolled-back inserts. */
async function failOnInsert(
  { database: { pool } }: Pick<Product, 'database'>,
  table: string,
  code: string,
  times = 1e9,
) {
  await pool.query(`
    drop sequence if exists failures;
    create sequence failures;
    create or replace function fail() returns trigger language plpgsql as $$ begin
      if nextval('failures') <= ${times} then raise exception 'provoked' using errcode = '${code}'; end if;
      return new;
    end $$;
    create or replace trigger fail before insert on ${table} for each row execute function fail()`)
}

const snippet = { name: 'Thanks', language: 'en', text: 'Thank you' } as const

/** One of each kind of failure unrelated to the message itself; `errors.test.ts` lists them all. */
const passing = [
  ['a read-only transaction', '25006'],
  ['a serialization failure', '40001'],
  ['a full disk', '53100'],
] as const

describe('while the database fails', () => {
  it.each(passing)('with %s (%s), a visitor and a teammate get 503 with Retry-After', async (_what, code) => {
    const product = await startSignedIn()
    const { url, headers } = product
    await failOnInsert(product, 'idempotency_keys', code)
    const sent = await call(url, 'sendContact', { body: message })
    await failOnInsert(product, 'snippets', code)
    const saved = await call(url, 'addSnippet', { body: snippet, headers })
    for (const { status, headers: answered, body } of [sent, saved]) {
      expect([status, body.error.code]).toEqual([503, 'unavailable'])
      expect(Number(answered.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('with a violated constraint (23514), the response is 500: retrying would not help', async () => {
    const product = await startProduct()
    await failOnInsert(product, 'idempotency_keys', '23514')
    expect((await call(product.url, 'sendContact', { body: message })).status).toBe(500)
  })
})

describe('work in conflict with another transaction', () => {
  it.each(['40001', '40P01'])('is retried (%s), once', async (code) => {
    const product = await ownSignedIn()
    const { url, database, headers } = product
    await failOnInsert(product, 'snippets', code, 2)
    expect((await call(url, 'addSnippet', { body: snippet, headers })).status).toBe(201)
    await failOnInsert(product, 'contact_requests', code)
    await failOnInsert(product, 'contact_requests', code, 1)
    expect((await call(url, 'sendContact', { body: message })).status).toBe(201)
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 1, snippets: 1 })
  })
})

describe('a silently dead connection', () => {
  it('delays no message: all are stored over another one, each once', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const environment = { PATIENCE_FACTOR: '1' }
    const { url, database, headers } = await ownSignedIn({
      beside: { ...fresh, connection: line.connection },
      environment,
    })
    // Several intake connections, so that the next one is as dead as the first.
    await Promise.all([
      call(url, 'sendSetup', { body: setupMessage }),
      call(url, 'sendCancellation', { body: cancellationMessage }),
      fetch(`${url}/readyz`),
      call(url, 'sendContact', { body: message }),
    ])
    line.silenceOpen()
    const people = [1, 2, 3].map((n) => ({ ...message, email: `p${n}@example.com`, phone: `+34 61234500${n}` }))
    const messages = Promise.all(people.map((body) => call(url, 'sendContact', { body })))
    // A list waits for its dead connection longer.
    const list = call(url, 'listLeads', { query: {}, headers })
    expect(await Promise.race([messages.then(() => 'messages'), list.then(() => 'list')])).toBe('messages')
    expect((await messages).map(({ status }) => status)).toEqual([201, 201, 201])
    line.cut()
    expect((await list).status).toBe(503)
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 4 })
  })

  it('delays a list no longer than a statement may take', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const environment = { PATIENCE_FACTOR: '0.1' }
    const { url, headers } = await ownSignedIn({ beside: { ...fresh, connection: line.connection }, environment })
    await expect.poll(async () => (await call(url, 'listLeads', { query: {}, headers })).status).toBe(200)
    line.silenceOpen()
    expect((await call(url, 'listLeads', { query: {}, headers })).status).toBe(503)
  })

  it('costs no message if the database ended it, between two messages or within one', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'orfine' and datname = current_database() and pid <> pg_backend_pid()`
    await failOnInsert(product, 'contact_requests', '57P01', 0)
    await database.pool.query(`create or replace function fail() returns trigger language plpgsql as $$ begin
      if nextval('failures') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
    expect((await call(url, 'sendContact', { body: message })).status).toBe(201)
    await database.pool.query(end)
    expect((await call(url, 'sendContact', { body: { ...message, message: 'Again' } })).status).toBe(201)
    expect(await rowCounts(database.pool)).toMatchObject({ contact_requests: 1, lead_interactions: 1 })
  })
})

it('a server that receives no notifications does not accept a session that ended on another server', async () => {
  const fresh = await freshDatabase()
  const line = await openDatabaseLine(fresh.connection)
  const other = await ownProduct({ beside: fresh })
  const deaf = await ownProduct({ beside: { ...fresh, connection: line.connection } })
  const headers = await signIn(other.url)
  const session = async () => (await call(deaf.url, 'readSession', { headers })).status
  expect(await session()).toBe(200)
  line.swallowNotifications()
  expect((await call(other.url, 'logOut', { headers })).status).toBe(204)
  await expect.poll(session).toBe(401)
})
