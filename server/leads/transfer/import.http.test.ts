import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { ImportRow, LeadImport } from '#contract/imports.ts'
import type { Lead } from '#contract/leads.ts'
import { sql } from '#server/db/drizzle.ts'
import { takeSteps } from '#server/testing/automation.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, message, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { runImports } from './import-job.ts'
import { matchRows } from './import-store.ts'

type Fields = CallOf<'checkImportRows'>['body']['rows'][number]['fields']
type Open = { url: string; headers: Record<string, string>; id: string } & Pick<Product, 'database'>

async function openFile(): Promise<Open> {
  const product = await ownProduct()
  const headers = await signIn(product.url)
  const { body } = await call(product.url, 'createImport', { body: { fileName: 'fair.csv' }, headers })
  return { ...product, headers, id: body.id }
}
const check = async ({ url, headers, id }: Open, rows: readonly Fields[], first = 2): Promise<ImportRow[]> => {
  const body = { rows: rows.map((fields, i) => ({ line: first + i, fields })), dial: '+34', language: 'es' } as const
  return (await call(url, 'checkImportRows', { params: { id }, body, headers })).body.data
}
/** Started, and worked on to the end as the job would. */
const run = async ({ url, headers, id, database }: Open, skipsDuplicates = true): Promise<LeadImport> => {
  await call(url, 'startImport', { params: { id }, body: { skipsDuplicates }, headers })
  await runImports(database)
  return (await call(url, 'readImport', { params: { id }, headers })).body
}
const leadsOf = async ({ url, headers }: Open) =>
  (await call(url, 'listLeads', { query: { order: 'asc', limit: 200 }, headers })).body.data

describe('a file of leads', () => {
  it('is checked row by row before anything becomes a lead: what is wrong where, and whom each row matches', async () => {
    const file = await openFile()
    await call(file.url, 'sendContact', { body: message })
    const rows = await check(file, [
      { name: 'Eva Ruiz', email: 'eva@example.com', phone: '611 222 333' },
      { name: '', email: 'not an address', phone: '12' },
      { name: 'Ana', phone: '612 345 678' },
      { name: 'Eva again', email: 'EVA@example.com' },
      { name: 'Nobody', notes: 'no way to reach them' },
      { name: 'Max', email: 'max@example.com', status: 'whatever', estimatedValue: 'a lot', createdAt: '31.02.2026' },
    ])
    expect(
      rows.map(({ line, state, problems, match }) => [
        line,
        state,
        problems,
        match?.by,
        match?.lead?.name,
        match?.line,
      ]),
    ).toEqual([
      [2, 'ready', {}, undefined, undefined, undefined],
      [
        3,
        'faulty',
        { name: 'required', email: 'invalid_email', phone: 'invalid_phone' },
        undefined,
        undefined,
        undefined,
      ],
      [4, 'ready', {}, 'phone', message.name, null],
      [5, 'ready', {}, 'email', undefined, 2],
      [6, 'faulty', { email: 'required' }, undefined, undefined, undefined],
      [
        7,
        'faulty',
        { status: 'invalid_choice', estimatedValue: 'invalid_number', createdAt: 'invalid_date' },
        undefined,
        undefined,
        undefined,
      ],
    ])
    expect((await call(file.url, 'readImport', { params: { id: file.id }, headers: file.headers })).body).toMatchObject(
      {
        state: 'checking',
        counts: { ready: 3, faulty: 3, imported: 0 },
        duplicates: 2,
      },
    )
    expect(await leadsOf(file)).toHaveLength(1)
  })

  it('names an owner who is not in the team and a country that does not exist, and takes a teammate however written', async () => {
    const file = await openFile()
    const rows = await check(file, [
      { name: 'A', email: 'a@example.com', assignedTo: 'Ownr' },
      { name: 'B', email: 'b@example.com', country: 'Wonderland' },
      { name: 'C', email: 'c@example.com', assignedTo: ' OWNER ', country: 'Deutschland ' },
    ])
    expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
      ['faulty', { assignedTo: 'invalid_choice' }],
      ['faulty', { country: 'invalid_choice' }],
      ['ready', {}],
    ])
    await run(file)
    expect(await leadsOf(file)).toMatchObject([{ name: 'C', assignedTo: 'owner', country: 'DE' }])
  })

  it('leaves out a row whose owner left the team since it was checked', async () => {
    const file = await openFile()
    const agent = await addColleague(file, 'agent')
    await check(file, [{ name: 'A', email: 'a@example.com', assignedTo: agent.username }])
    await file.database.pool.query('update users set disabled_at = now() where id = $1', [agent.id])
    expect(await run(file)).toMatchObject({ counts: { imported: 0, left_out: 1 } })
  })

  it('has one mistake mended in all its rows at once, and only there', async () => {
    const file = await openFile()
    const rows = Array.from({ length: 15 }, (_, i) => ({
      name: `L${i}`,
      email: `l${i}@example.com`,
      country: 'Germny ',
    }))
    await check(file, [...rows, { name: 'M', email: 'm@example.com', country: 'Frnce' }])
    const { url, headers, id } = file
    const mistakes = async () => (await call(url, 'listImportMistakes', { params: { id }, headers })).body.data
    expect(await mistakes()).toEqual([{ field: 'country', problem: 'invalid_choice', written: 'Germny', rows: 15 }])
    const fix = (value: string) =>
      call(url, 'fixImportMistake', { params: { id }, body: { field: 'country', written: 'Germny', value }, headers })
    expect((await fix('Grmany')).body).toEqual({ fixed: 0, next: null })
    await check(file, rows)
    expect((await fix('Germany')).body).toEqual({ fixed: 15, next: null })
    expect(await mistakes()).toEqual([])
    const { body } = await call(url, 'readImport', { params: { id }, headers })
    expect(body.counts).toMatchObject({ ready: 15, faulty: 1 })
  })

  it('is fixed in place: a row that is sent again replaces the one before', async () => {
    const file = await openFile()
    await check(file, [{ name: 'Eva', email: 'eva@' }])
    const [fixed] = await check(file, [{ name: 'Eva', email: 'eva@example.com' }])
    expect(fixed).toMatchObject({ line: 2, state: 'ready', problems: {} })
    const query = { only: 'faulty' } as const
    const { body } = await call(file.url, 'listImportRows', { params: { id: file.id }, query, headers: file.headers })
    expect(body.data).toEqual([])
  })

  it('becomes leads that say what was written, in codes, however it was written', async () => {
    const file = await openFile()
    await check(file, [
      {
        name: 'Lucía Fernández',
        email: 'lucia@example.com',
        phone: '0034 611-222-333',
        country: 'España',
        preferredLanguage: 'Español',
        investmentExperience: 'Avanzado',
        estimatedValue: '$12.500,40',
        status: 'Propuesta',
        priority: 'ALTA',
        tags: 'vip; fair 2026',
        notes: "'=1+1",
        createdAt: '2026-03-01 10:30',
      },
      { name: 'Wei', phone: '+86 13812345678', estimatedValue: '10k', preferredLanguage: 'zh-CN' },
      { name: 'Caio', phone: '+55 11987654321', preferredLanguage: 'pt_BR' },
    ])
    expect(await run(file)).toMatchObject({ state: 'done', counts: { imported: 3, ready: 0 } })
    const imported = await leadsOf(file)
    const [lucia, wei, caio] = ['Lucía Fernández', 'Wei', 'Caio'].map((name) =>
      imported.find((lead) => lead.name === name),
    )
    expect(lucia).toMatchObject({
      phone: '+34 611222333',
      country: 'ES',
      preferredLanguage: 'es',
      investmentExperience: 'advanced',
      estimatedValue: 12_500,
      status: 'proposal',
      priority: 'high',
      tags: ['vip', 'fair 2026'],
      notes: '=1+1',
      createdAt: '2026-03-01T10:30:00.000Z',
      leadSource: 'import',
    })
    expect(wei).toMatchObject({ email: '', country: 'CN', language: 'zh', estimatedValue: 10_000, status: 'new' })
    expect(caio).toMatchObject({ country: 'BR', preferredLanguage: 'pt-BR', language: 'pt-BR' })
    // What was in the rows is with the leads now, and nowhere else.
    const { rows } = await file.database.pool.query('select distinct fields, email_key from import_rows')
    expect(rows).toEqual([{ fields: {}, email_key: '' }])
  })

  it('leaves out whom we know, in it or before it, or takes them too where a colleague wants that', async () => {
    const rows = [
      { name: 'Ana', email: message.email },
      { name: 'Eva', email: 'eva@example.com' },
      { name: 'Eva twice', email: 'eva@example.com' },
    ]
    for (const [skips, imported, leftOut] of [
      [true, 1, 2],
      [false, 3, 0],
    ] as const) {
      const file = await openFile()
      await call(file.url, 'sendContact', { body: message })
      await check(file, rows)
      expect((await run(file, skips)).counts).toMatchObject({ imported, left_out: leftOut })
    }
  })

  it('comes in batch after batch, tells boards once a batch, and is taken back whole, into the bin', async () => {
    const file = await openFile()
    const { url, headers, id, database } = file
    for (const part of [0, 150, 300]) {
      const rows = Array.from({ length: 150 }, (_, i) => ({ name: `P${part + i}`, email: `p${part + i}@example.com` }))
      await check(file, rows, 2 + part)
    }
    expect((await run(file)).counts).toMatchObject({ imported: 450, ready: 0 })
    expect((await call(url, 'readBoard', { query: {}, headers })).body.columns[0]!.count).toBe(450)
    expect((await call(url, 'revertImport', { params: { id }, headers })).body.state).toBe('reverting')
    await runImports(database)
    const { body } = await call(url, 'readImport', { params: { id }, headers })
    expect(body).toMatchObject({ state: 'reverted', counts: { reverted: 450, imported: 0 } })
    expect((await call(url, 'readBoard', { query: {}, headers })).body.columns[0]!.count).toBe(0)
    expect((await call(url, 'listBin', { query: {}, headers })).body.data[0]).toMatchObject({ deletedBy: 'owner' })
    expect((await call(url, 'revertImport', { params: { id }, headers })).status).toBe(409)
  })

  it('that is stopped keeps what is in, which can be taken back; that was not started is forgotten', async () => {
    const file = await openFile()
    const { url, headers, id, database } = file
    await check(file, [{ name: 'Eva', email: 'eva@example.com' }])
    await database.pool.query(`update imports set state = 'running'`)
    expect((await call(url, 'cancelImport', { params: { id }, headers })).body.state).toBe('cancelled')
    await runImports(database)
    expect(await leadsOf(file)).toEqual([])
    expect((await call(url, 'discardImport', { params: { id }, headers })).status).toBe(409)
    const second = (await call(url, 'createImport', { body: { fileName: 'b.csv' }, headers })).body
    expect((await call(url, 'discardImport', { params: { id: second.id }, headers })).status).toBe(204)
    const { body } = await call(url, 'listImports', { headers })
    expect(body.data.map(({ fileName }) => fileName)).toEqual(['fair.csv'])
  })

  it('is worked on by the job that its start asks for', async () => {
    const file = await openFile()
    await check(file, [{ name: 'Eva', email: 'eva@example.com' }])
    await call(file.url, 'startImport', {
      params: { id: file.id },
      body: { skipsDuplicates: true },
      headers: file.headers,
    })
    const state = async () =>
      (await call(file.url, 'readImport', { params: { id: file.id }, headers: file.headers })).body.state
    await expect.poll(state).toBe('done')
    expect(await rowCounts(file.database.pool)).toMatchObject({ contact_requests: 1 })
  })
})

describe('a cell of several lines', () => {
  it('becomes notes or a message of several lines; a name has one', async () => {
    const file = await openFile()
    const lines = 'First line\r\nsecond line, "quoted"'
    const rows = await check(file, [
      { name: 'Eva Ruiz', email: 'eva@example.com', notes: lines, message: lines },
      { name: 'Max\nKurz', email: 'max@example.com' },
    ])
    expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
      ['ready', {}],
      ['faulty', { name: 'invalid_text' }],
    ])
    await run(file)
    const kept = 'First line\nsecond line, "quoted"'
    expect(await leadsOf(file)).toMatchObject([{ name: 'Eva Ruiz', notes: kept, message: kept }])
  })
})

describe('a long file', () => {
  it('costs as much for its last rows as for its first', async () => {
    const { database, id } = await openFile()
    const rows = 4_000
    await database.pool.query(
      `insert into import_rows (import_id, line, state, fields, problems, email_key, phone_key)
       select $1, n, 'ready', '{}', '{}', 'lead' || n || '@example.com', '34' || 600000000 + n from generate_series(2, $2 + 1) n`,
      [id, rows],
    )
    const lines = Array.from({ length: 100 }, (_, i) => rows - i)
    const read = await database.sql.transaction(async (tx) => {
      // Solid-state storage, as the embedded engine is configured, and rows that have been counted: without, PostgreSQL below 17
      // looks through all of an import for its lines, once for each hundred of them.
      await tx.execute(sql`set local random_page_cost = 1.1`)
      await tx.execute(sql`analyze import_rows`)
      await matchRows(tx, id, lines)
      const { rows: found } = await tx.execute<{ read: string }>(sql`
        select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
        where relname = 'import_rows'`)
      return Number(found[0]?.read)
    })
    expect(read).toBeLessThan(20 * lines.length)
  })
})

describe('amounts of a file', () => {
  const values = ['12.500,00 €', '1.250', '1’250.00 CHF', '₹1,25,000', '١٢٥٠٠', '10k', 'a lot']
  const rows = values.map((estimatedValue, i) => ({ name: 'Ana', email: `ana${i}@example.com`, estimatedValue }))

  it.each([
    [undefined, [12_500, null, 1_250, 125_000, 12_500, 10_000, null]],
    [',' as const, [12_500, 1_250, 1_250, 125_000, 12_500, 10_000, null]],
    ['.' as const, [12_500, 1, 1_250, 125_000, 12_500, 10_000, null]],
  ])('with %j before decimals are read so; without, what could be two amounts is refused', async (decimal, read) => {
    const file = await openFile()
    const body = { rows: rows.map((fields, i) => ({ line: i + 2, fields })), decimal, language: 'es' } as const
    const params = { id: file.id }
    const { data } = (await call(file.url, 'checkImportRows', { params, body, headers: file.headers })).body
    const faulty = data.map(({ problems }) => problems.estimatedValue)
    expect(faulty).toEqual(read.map((value) => (value === null ? 'invalid_number' : undefined)))
    expect(await run(file)).toMatchObject({ decimal: decimal ?? null })
    const leads = await leadsOf(file)
    const worth = rows.map(({ email }) => leads.find((lead) => lead.email === email)?.estimatedValue ?? null)
    expect(worth).toEqual(read)
  })
})

describe('a lead that came with a file', () => {
  it('raises no alarm: no visitor waits, until something happens to it', async () => {
    const file = await openFile()
    await check(file, [{ name: 'Eva Ruiz', email: 'eva@example.com' }])
    await run(file)
    const [lead] = await leadsOf(file)
    const kinds = async () => {
      const { body } = await call(file.url, 'listAlerts', { headers: file.headers })
      return body.data.map(({ kind }) => kind)
    }
    /** Lets it wait for six minutes without anybody touching it. */
    const wait = async () => {
      const { pool } = file.database
      const earlier = (column: string) => `${column} = ${column} - interval '24 hours 6 minutes'`
      await pool.query(
        `update contact_requests set ${['created_at', 'imported_at', 'clock_since'].map(earlier).join(', ')}`,
      )
      await takeSteps(file.database)
    }
    const overdue = async () => {
      const query = { overdue: 'yes' } as const
      const { body } = await call(file.url, 'readBoard', { query, headers: file.headers })
      return body.columns.flatMap(({ leads }) => leads.map(({ name }) => name))
    }
    await wait()
    expect(await kinds()).toEqual([])
    expect(await overdue()).toEqual([])
    const body = { action: 'call', outcome: 'reached', leadId: lead!.id } as const
    await call(file.url, 'actQuickly', { body, headers: file.headers })
    await file.database.pool.query(`update contact_requests set status = 'new'`)
    await wait()
    expect(await kinds()).toEqual(['overdue'])
    expect(await overdue()).toEqual(['Eva Ruiz'])
  })

  it('says in its history which file brought it in, and still that one did once the import is forgotten', async () => {
    const file = await openFile()
    await check(file, [{ name: 'Eva Ruiz', email: 'eva@example.com' }])
    await run(file)
    const [lead] = (await leadsOf(file)) as [Lead]
    const history = async () => {
      const { body } = await call(file.url, 'listTimeline', {
        params: { id: lead.id },
        query: {},
        headers: file.headers,
      })
      return body.data
    }
    const entry = { kind: 'imported', id: lead.id, at: lead.importedAt }
    expect(await history()).toEqual([{ ...entry, by: 'owner', file: 'fair.csv' }])
    await file.database.pool.query('delete from imports')
    expect(await history()).toEqual([{ ...entry, by: null, file: null }])
  })

  it('stands behind those who wait, however long it has been there', async () => {
    const file = await openFile()
    await check(file, [{ name: 'Eva Ruiz', email: 'eva@example.com' }])
    await run(file)
    await call(file.url, 'sendContact', { body: message })
    const { body } = await call(file.url, 'readBoard', { query: {}, headers: file.headers })
    expect(body.columns[0]?.leads.map(({ name }) => name)).toEqual([message.name, 'Eva Ruiz'])
  })

  it('starts no clock when it is merged with another that awaits its first touch', async () => {
    const file = await openFile()
    await check(file, [
      { name: 'Eva Ruiz', email: 'eva@example.com' },
      { name: 'Eva Ruiz', email: 'eva.ruiz@example.com' },
    ])
    await run(file)
    const [stays, other] = (await leadsOf(file)) as [Lead, Lead]
    const body = { others: [{ id: other.id, version: other.version }], version: stays.version, fields: {} }
    await call(file.url, 'mergeLeads', { params: { id: stays.id }, body, headers: file.headers })
    const [merged] = await leadsOf(file)
    expect([merged?.clockEvent, merged?.importedAt]).toEqual([null, stays.updatedAt])
  })
})
