import { describe, expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { purge } from '#server/privacy/purge.ts'
import { callNames, inputOf, probe, routeOf } from '#server/testing/every-call.ts'
import { type InputField, type InputPart, inputFields, inputWith, nameOf } from '#server/testing/input-fields.ts'
import {
  call,
  cancellationMessage,
  freshDatabase,
  message,
  ownProduct,
  type Product,
  sessionOf,
  setupMessage,
  signIn,
} from '#server/testing/product.ts'
import { canary, type SqlWatch, watchSql } from '#server/testing/sql-watch.ts'
import { addTeammate } from '#server/testing/teammates.ts'

/** Payloads that break out of a string, number, list, name or comment; short, since many fields are. */
const payloads = [
  `'||${canary}()||'`,
  `'+${canary}()+'`,
  `' or ${canary}()>0--`,
  `') or ${canary}()>0--`,
  `')) or (${canary}()>0`,
  `';select ${canary}()--`,
  `' union select ${canary}()--`,
  `" or ${canary}()>0--`,
  `";select ${canary}()--`,
  `\\' or ${canary}()>0--`,
  `%' or ${canary}()>0--`,
  `'/**/or/**/${canary}()>0--`,
  `1 or ${canary}()>0`,
  `1;select ${canary}()`,
  `(select ${canary}())`,
  `name,(select ${canary}())`,
  `${canary}() desc`,
  `$$||${canary}()||$$`,
  `{"a'||${canary}()||'"}`,
  `%27||${canary}()||%27`,
  `ʼ||${canary}()||ʼ`,
  `Europe/Madrid'||${canary}()||'`,
  `'; select pg_sleep(0)--`,
  `'--@${canary}.co`,
]
/** Two that differ only if executed. */
const alwaysTrue = `z' or 'a'='a`
const alwaysFalse = `z' or 'a'='b`

type Sent = { readonly status: number; readonly text: string }
type Target = (value: string) => Promise<Sent>

/** A response without the parts that vary: time and request id. */
const steady = ({ status, text }: Sent) =>
  `${status} ${text.replaceAll(/"requestId":"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replaceAll(alwaysTrue, alwaysFalse)}`

/** Tries all payloads in one place; returns the one that worked. */
async function tryAll(target: Target, watch: SqlWatch, isRead: boolean): Promise<string[]> {
  const found: string[] = []
  for (const payload of payloads) {
    const { status } = await target(payload)
    if (status >= 500) found.push(`${status} at ${payload}`)
  }
  if (isRead) {
    const [yes, no] = [steady(await target(alwaysTrue)), steady(await target(alwaysFalse))]
    if (yes !== no) found.push('a difference')
  }
  return [...found, ...(await watch.findings())]
}

/** Creates records of each kind, so that calls reach their statements; returns ids for the calls. */
async function fill(product: Product): Promise<Partial<Record<CallName, Record<string, string>>>> {
  const { url, database } = product
  for (const name of ['Ana', 'www.spam.example']) {
    const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
    await call(url, 'sendContact', { body: { ...message, name, email: `${name.length}@example.com`, consent } })
  }
  await call(url, 'sendSetup', { body: setupMessage })
  await call(url, 'sendCancellation', { body: cancellationMessage })
  await call(url, 'saveMonth', {
    body: { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 1 },
    headers: await signIn(url),
  })
  const idOf = async (table: string) => {
    const { rows } = await database.pool.query<{ id: string }>(`select id from ${table} limit 1`)
    return { id: rows[0]!.id }
  }
  const [lead, setup, cancellation] = [
    await idOf('contact_requests'),
    await idOf('subscription_setups'),
    await idOf('cancellations'),
  ]
  const [mail, consent, teammate] = [await idOf('mails'), await idOf('consents'), await addTeammate(product, 'manager')]
  return {
    changePerson: { id: teammate.id },
    changeLead: lead,
    readLead: lead,
    listInteractions: lead,
    listConsents: lead,
    changeSetup: setup,
    readSetup: setup,
    revealPassword: setup,
    changeCancellation: cancellation,
    readMail: mail,
    withdrawConsent: consent,
  }
}

/** Sends a call with a value in one of its fields. */
async function send(
  { url }: Product,
  field: InputField,
  value: string,
  known: Record<string, string> | undefined,
  cookie: Record<string, string>,
): Promise<Sent> {
  const route: Route = routeOf(field.call)
  const input = inputWith(field, value) as Partial<Record<InputPart, Record<string, unknown>>>
  const params = field.part === 'params' ? input.params : (known ?? (inputOf(field.call) as typeof input).params)
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const search = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, one]) => [key, String(one)]))
  const response = await fetch(`${url}${path}?${search}`, {
    method: route.method,
    headers: { ...cookie, ...(input.body && { 'content-type': 'application/json' }) },
    ...(input.body && { body: JSON.stringify(input.body) }),
  })
  if (route.stream) await response.body?.cancel()
  return { status: response.status, text: route.stream ? '' : await response.text() }
}

describe('text that would be SQL', () => {
  const fields = inputFields()

  it('stays a value in every field of every call, also when it is read again later', async () => {
    const product = await ownProduct()
    const ids = await fill(product)
    const { rows } = await product.database.pool.query<{ id: string }>(`select id from users where role = 'owner'`)
    const watch = await watchSql(product.database.pool)
    const leadId = ids.changeLead!.id!
    for (const field of fields) {
      const cookie = await sessionOf(product, rows[0]!)
      const target: Target = (value) => send(product, field, value, ids[field.call], cookie)
      const found = await tryAll(target, watch, routeOf(field.call).method === 'GET')
      expect([nameOf(field), found]).toEqual([nameOf(field), []])
    }
    for (const value of payloads) {
      const content = { call: 'addInteraction', part: 'body', path: ['content'] } as const
      const { body } = inputWith(content, value) as { body: Record<string, unknown> }
      const headers = await sessionOf(product, rows[0]!)
      await probe(product.url, 'addInteraction', { headers, body: { ...body, leadId, subject: value } })
    }
    for (const name of callNames.filter((one) => routeOf(one).method === 'GET')) {
      const headers = await sessionOf(product, rows[0]!)
      expect([name, (await probe(product.url, name, { headers })).status < 500]).toEqual([name, true])
    }
    await purge(product.database)
    expect(await watch.findings()).toEqual([])
  })

  it('stays a value in headers and cookies', async () => {
    const product = await ownProduct()
    const { rows } = await product.database.pool.query<{ id: string }>('select id from users')
    const watch = await watchSql(product.database.pool)
    const { cookie } = await sessionOf(product, rows[0]!)
    for (const value of payloads.filter((one) => /^[ -~]+$/.test(one))) {
      for (const name of ['sendContact', 'sendSetup', 'listLeads', 'logIn'] as const) {
        const headers = {
          'idempotency-key': value.replaceAll(' ', '/**/'),
          'user-agent': value,
          'if-none-match': `"${value}"`,
          'accept-language': value,
          'x-forwarded-for': value,
          cookie: `${cookie}; form=${encodeURIComponent(value)}; sent=${encodeURIComponent(value)}`,
        }
        expect([name, value, (await probe(product.url, name, { headers })).status < 500]).toEqual([name, value, true])
      }
      const junk = { cookie: `staff=${encodeURIComponent(value)}` }
      expect((await probe(product.url, 'listLeads', { headers: junk })).status).toBe(401)
    }
    expect(await watch.findings()).toEqual([])
  })

  it('is tried in every call that takes input', () => {
    const taking = callNames.filter((name) => routeOf(name).params ?? routeOf(name).query ?? routeOf(name).body)
    expect([...new Set(fields.map((field) => field.call))].toSorted()).toEqual(taking.toSorted())
  })

  const careless: [what: string, statement: (value: string) => string, values?: (value: string) => unknown[]][] = [
    ['a string', (value) => `select count(*) from users where username = '${value}'`],
    ['a pattern', (value) => `select count(*) from users where username like '%${value}%'`],
    ['a number', (value) => `select count(*) from users where 1 = ${value}`],
    ['a page size', (value) => `select 1 from users limit ${value}`],
    ['an order', (value) => `select username from users order by ${value}`],
    ['a quoted name', (value) => `select * from users order by "${value}"`],
    ['a statement put together in the database', () => 'select careless($1)', (value) => [value]],
  ]

  it.each(careless)('is detected where it does become SQL: as %s', async (_what, statement, values) => {
    const { pool } = (await freshDatabase()).database
    await pool.query(`create function careless(name text) returns bigint language plpgsql as
      $$ declare n bigint; begin execute 'select count(*) from users where username = ''' || name || '''' into n; return n;
      exception when others then return 0; end $$`)
    const watch = await watchSql(pool)
    const target: Target = async (value) => {
      // It swallows its errors: the status alone would not show them.
      const answer = await pool.query(statement(value), values?.(value)).catch(() => ({ rows: [] }))
      return { status: 200, text: JSON.stringify(answer.rows) }
    }
    expect(await tryAll(target, watch, true)).not.toEqual([])
  })

  it('is detected by each of the signs alone', async () => {
    const { pool } = (await freshDatabase()).database
    const watch = await watchSql(pool)
    expect(await watch.findings()).toEqual([])
    await pool.query(`select '${canary}'`)
    expect(await watch.findings()).toEqual([`in a statement: select '${canary}'`])
    await pool.query('select nothing').catch(() => {})
    expect(await watch.findings()).toEqual([expect.stringMatching(/^42703 /)])
    await pool.query(`begin; do $$ begin execute 'select ' || chr(107) || 'q()'; end $$; rollback`)
    expect(await watch.findings()).toEqual(['the canary ran'])
    await pool.query('select pg_sleep(0)')
    expect(await watch.findings()).toEqual(['in a statement: select pg_sleep(0)'])
  })
})
