import { describe, expect, it } from 'vitest'
import type { Lead } from '#contract/leads.ts'
import { sql } from '#server/db/drizzle.ts'
import { teamHoursKey } from '#server/db/workers.ts'
import { takeSteps } from '#server/testing/automation.ts'
import {
  checkRows,
  type ImportFields,
  importedLeads,
  type OpenImport,
  openImport,
  readImported,
  runImport,
} from '#server/testing/lead-files.ts'
import { call, message, ownProduct, setupMessage, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { runImports } from './import-job.ts'
import { matchRows } from './import-store.ts'
import { chooseChanged } from './since-import.ts'

const eva = () => ({ name: 'Eva Ruiz', ...somebody() })

const run = (file: OpenImport, skipsDuplicates = true) => runImport(file, { skipsDuplicates })

describe('a file of leads', () => {
  it('is checked row by row before anything becomes a lead: problems, and matches', async () => {
    const file = await openImport()
    const known = somebody()
    const first = eva()
    await call(file.url, 'sendContact', { body: { ...message, ...known } })
    const rows = await checkRows(file, [
      first,
      { name: '', email: 'not an address', phone: '12' },
      { name: message.name.toUpperCase(), phone: known.phone.replace('+34 ', '') },
      { name: 'Eva again', email: first.email.toUpperCase() },
      { name: 'Nobody', notes: 'no way to reach them' },
      { name: 'Max', ...somebody(), status: 'whatever', estimatedValue: 'a lot', createdAt: '31.02.2026' },
    ])
    expect(rows.map(({ line, state, problems }) => [line, state, problems])).toEqual([
      [2, 'ready', {}],
      [3, 'faulty', { name: 'required', email: 'email_at', phone: 'phone_too_short' }],
      [4, 'ready', {}],
      [5, 'ready', {}],
      [6, 'faulty', { email: 'required' }],
      [7, 'faulty', { status: 'invalid_choice', estimatedValue: 'invalid_number', createdAt: 'invalid_date' }],
    ])
    expect(rows.map(({ match }) => match)).toEqual([
      null,
      null,
      { by: 'phone', lead: { id: expect.any(String), name: message.name }, line: null },
      { by: 'email', lead: null, line: 2 },
      null,
      null,
    ])
    const counts = { ready: 3, faulty: 3, imported: 0 }
    expect(await readImported(file)).toMatchObject({ state: 'checking', counts, duplicates: 2 })
    const found = await call(file.url, 'findKnownLeads', { body: { phone: first.phone }, headers: file.headers })
    expect(found.body.data).toEqual([])
  })

  it('imports people who share a phone, and points it out: with a lead, and with an earlier row', async () => {
    const file = await openImport()
    const [known, { phone }] = [somebody(), somebody()]
    await call(file.url, 'sendContact', { body: { ...message, ...known } })
    const rows = await checkRows(file, [
      { name: 'Emil Funke', email: somebody().email, phone },
      { name: 'Frida Funke', email: somebody().email, phone },
      { name: 'Funke, Emil', email: somebody().email, phone },
      { name: 'Georg Funke', email: somebody().email, phone: known.phone },
    ])
    expect(rows.map(({ match }) => match)).toEqual([
      null,
      { by: 'shared_phone', lead: null, line: 2 },
      { by: 'phone', lead: null, line: 2 },
      { by: 'shared_phone', lead: { id: expect.any(String), name: message.name }, line: null },
    ])
    expect(await readImported(file)).toMatchObject({ duplicates: 1 })
    expect((await run(file)).counts).toMatchObject({ imported: 3, left_out: 1 })
    expect((await importedLeads(file)).map(({ name }) => name)).toEqual(['Emil Funke', 'Frida Funke', 'Georg Funke'])
  })

  it('keeps follow-ups: an earlier meeting takes precedence while it exists', async () => {
    const file = await openImport()
    const set = '2027-02-15T09:00:00.000Z'
    await checkRows(file, [{ ...eva(), nextFollowUpDate: set }])
    await run(file)
    const { url, headers } = file
    const [lead] = await importedLeads(file)
    const params = { id: lead!.id }
    const body = { title: 'Meet', type: 'meeting', dueDate: '2027-01-02T09:00:00.000Z' } as const
    const task = (await call(url, 'addTask', { params, body, headers })).body
    const next = async () => (await call(url, 'readLead', { params, headers })).body.nextFollowUpDate
    expect(await next()).toBe(body.dueDate)
    await call(url, 'deleteTask', { params: { id: task.id }, headers })
    expect(await next()).toBe(set)
  })

  it('names an assignee outside the team and an invalid country, and accepts a teammate in any spelling', async () => {
    const file = await openImport()
    const rows = await checkRows(file, [
      { name: 'A', ...somebody(), assignedTo: 'Ownr' },
      { name: 'B', ...somebody(), country: 'Wonderland' },
      { name: 'C', ...somebody(), assignedTo: ' OWNER ', country: 'Deutschland ' },
    ])
    expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
      ['faulty', { assignedTo: 'invalid_choice' }],
      ['faulty', { country: 'invalid_choice' }],
      ['ready', {}],
    ])
    await run(file)
    expect(await importedLeads(file)).toMatchObject([{ name: 'C', assignedTo: 'owner', country: 'DE' }])
  })

  it('skips a row whose assignee left the team since the check', async () => {
    const file = await openImport()
    const agent = await addTeammate(file)
    await checkRows(file, [{ ...eva(), assignedTo: agent.username }])
    await file.database.pool.query('update users set disabled_at = now() where id = $1', [agent.id])
    expect(await run(file)).toMatchObject({ counts: { imported: 0, left_out: 1 } })
  })

  it('has one mistake fixed in all its rows at once, and only there', async () => {
    const file = await openImport()
    const rows = Array.from({ length: 15 }, () => ({ ...eva(), country: 'Germny ' }))
    await checkRows(file, [...rows, { ...eva(), country: 'Frnce' }])
    const { url, headers, id } = file
    const mistakes = async () => (await call(url, 'listImportMistakes', { params: { id }, headers })).body.data
    expect(await mistakes()).toEqual([{ field: 'country', problem: 'invalid_choice', written: 'Germny', rows: 15 }])
    const fix = (value: string) =>
      call(url, 'fixImportMistake', { params: { id }, body: { field: 'country', written: 'Germny', value }, headers })
    expect((await fix('Grmany')).body).toEqual({ fixed: 0, next: null })
    await checkRows(file, rows)
    expect((await fix('Germany')).body).toEqual({ fixed: 15, next: null })
    expect(await mistakes()).toEqual([])
    expect((await readImported(file)).counts).toMatchObject({ ready: 15, faulty: 1 })
  })

  it('is fixed in place: a row sent again replaces the earlier one', async () => {
    const file = await openImport()
    await checkRows(file, [{ name: 'Eva', email: 'eva@' }])
    const [fixed] = await checkRows(file, [eva()])
    expect(fixed).toMatchObject({ line: 2, state: 'ready', problems: {} })
    const query = { only: 'faulty' } as const
    const { body } = await call(file.url, 'listImportRows', { params: { id: file.id }, query, headers: file.headers })
    expect(body.data).toEqual([])
  })

  it('becomes leads with their values as codes, in whatever form they were written', async () => {
    const file = await openImport()
    await checkRows(file, [
      {
        name: 'Lucía Fernández',
        email: 'lucia@example.com',
        phone: '0034 711-222-333',
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
    const [lucia, wei, caio] = await importedLeads(file)
    expect(lucia).toMatchObject({
      phone: '+34 711222333',
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
    // The rows' content is with the leads now, and nowhere else.
    const { rows } = await file.database.pool.query(
      'select distinct fields, email_key from import_rows where import_id = $1',
      [file.id],
    )
    expect(rows).toEqual([{ fields: {}, email_key: '' }])
  })

  it('skips known people and repeats, or imports them on request', async () => {
    for (const [skips, imported, leftOut] of [
      [true, 1, 2],
      [false, 3, 0],
    ] as const) {
      const file = await openImport()
      const [known, unknown] = [somebody(), somebody()]
      await call(file.url, 'sendContact', { body: { ...message, ...known } })
      await checkRows(file, [
        { name: 'Ana', email: known.email },
        { name: 'Eva', email: unknown.email },
        { name: 'Eva twice', email: unknown.email },
      ])
      expect((await run(file, skips)).counts).toMatchObject({ imported, left_out: leftOut })
    }
  })

  it('is imported batch by batch with one event each, and undone completely, into the bin', async () => {
    const file = await openImport()
    const { url, headers, id, database } = file
    const rows = Array.from({ length: 250 }, () => ({ ...eva(), tags: 'long file' }))
    await checkRows(file, rows.slice(0, 125))
    await checkRows(file, rows.slice(125), 127)
    const { pool } = database
    const [before] = (await pool.query('select coalesce(max(id), 0) as event from events')).rows
    expect((await run(file)).counts).toMatchObject({ imported: 250, ready: 0 })
    const told = await pool.query(`select from events where id > $1 and payload like '%"leads"%'`, [before.event])
    expect(told.rowCount).toBe(2)
    const onBoard = async () =>
      (await call(url, 'readBoard', { query: { tag: 'long file' }, headers })).body.columns[0]!.count
    expect(await onBoard()).toBe(250)
    expect((await call(url, 'revertImport', { params: { id }, body: {}, headers })).body.state).toBe('reverting')
    await runImports(database)
    expect(await readImported(file)).toMatchObject({ state: 'reverted', counts: { reverted: 250, imported: 0 } })
    expect(await onBoard()).toBe(0)
    const bin = (await call(url, 'listBin', { query: { limit: 200 }, headers })).body.data
    expect(bin.find(({ email }) => email === rows.at(-1)!.email)).toMatchObject({ deletedBy: 'owner' })
    expect((await call(url, 'revertImport', { params: { id }, body: {}, headers })).status).toBe(409)
  })

  it('when undone keeps later activity, which is listed before: notes, tasks, merged leads, messages and edits', async () => {
    const file = await openImport()
    const { url, headers, id, database } = file
    const people = Array.from({ length: 6 }, (_, i) => ({ name: `Undo ${'ABCDEF'[i]}`, ...somebody() }))
    await checkRows(file, people)
    await run(file)
    const [noted, merged, wrote, edited, gone, mergedAway] = await importedLeads(file)
    await call(url, 'addInteraction', { body: { leadId: noted!.id, type: 'call', content: 'Spoke with A' }, headers })
    const task = { title: 'Call again', type: 'call', dueDate: '2027-01-02T09:00:00.000Z' } as const
    await call(url, 'addTask', { params: { id: noted!.id }, body: task, headers })
    const older = await sendLead(file, { name: 'Older Lead' })
    const into = async (stays: string, other: string) => {
      const versions = await Promise.all(
        [stays, other].map(async (one) => (await call(url, 'readLead', { params: { id: one }, headers })).body.version),
      )
      const body = { version: versions[0]!, others: [{ id: other, version: versions[1]! }], fields: {} }
      return (await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).body.mergeId
    }
    const mergeId = await into(merged!.id, older)
    await into(noted!.id, mergedAway!.id)
    await call(url, 'sendContact', { body: { ...message, ...people[2]!, message: 'It is me' } })
    await call(url, 'changeLead', { params: { id: edited!.id }, body: { notes: 'Prefers mornings' }, headers })

    const stays = (await call(url, 'listChangedSinceImport', { params: { id }, headers })).body
    const alone = { since: {}, merged: [], mergedInto: null }
    const isOf = (lead: Lead | undefined, came: object) => ({ id: lead!.id, name: lead!.name, ...alone, ...came })
    expect(stays).toEqual({
      data: [
        isOf(noted, { since: { notes: 1, tasks: 1 }, merged: [mergedAway!.name] }),
        isOf(merged, { merged: ['Older Lead'] }),
        isOf(wrote, { since: { messages: 1 } }),
        isOf(edited, { since: { edits: 1 } }),
        isOf(mergedAway, { mergedInto: { id: noted!.id, name: noted!.name } }),
      ],
      total: 5,
      updated: [],
      mark: expect.any(String),
    })
    await call(url, 'revertImport', { params: { id }, body: {}, headers })
    await runImports(database)
    expect((await readImported(file)).counts).toMatchObject({ reverted: 1, kept: 5, imported: 0 })
    const status = async (lead: Lead | string) => {
      const params = { id: typeof lead === 'string' ? lead : lead.id }
      return (await call(url, 'readLead', { params, headers })).status
    }
    expect(await Promise.all([noted!, merged!, wrote!, edited!, gone!].map(status))).toEqual([200, 200, 200, 200, 404])
    expect((await call(url, 'listLeadTasks', { params: { id: noted!.id }, headers })).body.data).toHaveLength(1)
    expect((await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })).status).toBe(200)
    expect(await status(older)).toBe(200)
  })

  const mergeInto = async ({ url, headers }: OpenImport, stays: string, ...others: string[]) => {
    const [version, ...rest] = await Promise.all(
      [stays, ...others].map(
        async (one) => (await call(url, 'readLead', { params: { id: one }, headers })).body.version,
      ),
    )
    const body = { version: version!, others: others.map((id, i) => ({ id, version: rest[i]! })), fields: {} }
    return (await call(url, 'mergeLeads', { params: { id: stays }, body, headers })).body.mergeId
  }
  const fileOf = async (...names: string[]) => {
    const file = await openImport()
    await checkRows(
      file,
      names.map((name) => ({ name, ...somebody() })),
    )
    await run(file)
    return { ...file, leads: await importedLeads(file), params: { id: file.id } }
  }
  const statusOf = async ({ url, headers }: OpenImport, ...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await call(url, 'readLead', { params: { id }, headers })).status))

  it('when undone keeps people who have submitted an account setup since, which is listed before', async () => {
    const file = await openImport()
    const { url, headers, id, database } = file
    const [customer, other] = [eva(), { name: 'Otto Weiß', ...somebody() }]
    await checkRows(file, [customer, other])
    await run(file)
    const [first, second] = await importedLeads(file)
    await call(url, 'sendSetup', { body: { ...setupMessage, email: customer.email.toUpperCase() } })
    const { data } = (await call(url, 'listChangedSinceImport', { params: { id }, headers })).body
    expect(data).toMatchObject([{ id: first!.id, since: { setups: 1 } }])
    await call(url, 'revertImport', { params: { id }, body: {}, headers })
    await runImports(database)
    expect(await statusOf(file, first!.id, second!.id)).toEqual([200, 404])
  })

  it('when undone with later activity undoes its merges first, and keeps exceptions', async () => {
    const file = await fileOf('Goes', 'Stays', 'Went into another', 'Older’s guest', 'Pair A', 'Pair B')
    const { url, headers, database, params, leads } = file
    const [goes, stays, went, guest, pairA, pairB] = leads.map(({ id }) => id) as string[]
    const older = await sendLead(file, { name: 'Older Lead' })
    const host = await sendLead(file, { name: 'Host' })
    const note = (leadId: string) =>
      call(url, 'addInteraction', { body: { leadId, type: 'call', content: 'Spoke' }, headers })
    await note(goes!)
    await note(stays!)
    await note(older)
    await mergeInto(file, goes!, older)
    await mergeInto(file, host, went!, guest!)
    await mergeInto(file, pairA!, pairB!)
    const { body: list } = await call(url, 'listChangedSinceImport', { params, headers })
    expect(list.total).toBe(6)
    const body = { changed: 'undo' as const, except: [stays!, guest!, pairB!], seen: list.mark }
    expect((await call(url, 'revertImport', { params, body, headers })).status).toBe(200)
    await runImports(database)
    expect((await readImported(file)).counts).toMatchObject({ reverted: 3, kept: 3 })
    expect(await statusOf(file, goes!, stays!, went!, guest!, pairA!, pairB!)).toEqual([404, 200, 404, 200, 404, 200])
    expect(await statusOf(file, older, host)).toEqual([200, 200])
    const { body: history } = await call(url, 'listTimeline', { params: { id: older }, query: {}, headers })
    expect(JSON.stringify(history)).toContain('Spoke')
    const bin = (await call(url, 'listBin', { query: { limit: 200 }, headers })).body.data
    expect(bin.map(({ id }) => id)).toContain(goes)
  })

  it('with leads merged into one another is undone completely, in any order of its lines', async () => {
    const file = await fileOf('A', 'B', 'C', 'D')
    const { url, headers, database, params, leads } = file
    const [a, b, c, d] = leads.map(({ id }) => id) as string[]
    await mergeInto(file, a!, b!)
    await mergeInto(file, c!, a!)
    await mergeInto(file, d!, c!)
    const { body: list } = await call(url, 'listChangedSinceImport', { params, headers })
    const body = { changed: 'undo', seen: list.mark } as const
    await call(url, 'revertImport', { params, body, headers })
    await runImports(database)
    expect(await readImported(file)).toMatchObject({ state: 'reverted', counts: { reverted: 4, kept: 0 } })
    expect(await statusOf(file, a!, b!, c!, d!)).toEqual([404, 404, 404, 404])
    const { rows } = await database.pool.query('select from merged_leads where lead_id = any($1)', [[a, b, c, d]])
    expect(rows).toEqual([])
  })

  it('asks again if more came than was shown, and keeps what comes during the undo', async () => {
    const file = await fileOf('First', 'Second')
    const { url, headers, database, params, leads } = file
    const [first, second] = leads.map(({ id }) => id) as string[]
    const note = (leadId: string) =>
      call(url, 'addInteraction', { body: { leadId, type: 'call', content: 'Spoke' }, headers })
    await note(first!)
    const { body: list } = await call(url, 'listChangedSinceImport', { params, headers })
    await note(second!)
    const stale = { changed: 'undo', seen: list.mark } as const
    const { status, body: refused } = await call(url, 'revertImport', { params, body: stale, headers })
    const current = (refused as unknown as { error: { current: typeof list } }).error.current
    expect([status, current.total]).toEqual([409, 2])
    expect(await statusOf(file, first!, second!)).toEqual([200, 200])
    // The note comes between the choice and the job.
    await database.sql.transaction(async (tx) => chooseChanged(tx, file.id, { changed: 'undo', seen: current.mark }))
    await note(second!)
    await database.pool.query(`update imports set state = 'reverting' where id = $1`, [file.id])
    await runImports(database)
    expect((await readImported(file)).counts).toMatchObject({ reverted: 1, kept: 1 })
    expect(await statusOf(file, first!, second!)).toEqual([404, 200])
  })

  it('when stopped keeps imported rows, which can be undone; an unstarted one is deleted', async () => {
    const file = await openImport()
    const { url, headers, id, database } = file
    await checkRows(file, [eva()])
    await database.pool.query(`update imports set state = 'running' where id = $1`, [id])
    expect((await call(url, 'cancelImport', { params: { id }, headers })).body.state).toBe('cancelled')
    await runImports(database)
    expect(await importedLeads(file)).toEqual([])
    expect((await call(url, 'discardImport', { params: { id }, headers })).status).toBe(409)
    const second = (await call(url, 'createImport', { body: { fileName: 'b.csv' }, headers })).body
    expect((await call(url, 'discardImport', { params: { id: second.id }, headers })).status).toBe(204)
    const ids = (await call(url, 'listImports', { headers })).body.data.map((one) => one.id)
    expect([ids.includes(id), ids.includes(second.id)]).toEqual([true, false])
  })

  it('is processed by the job its start requests', async () => {
    const file = await openImport()
    const { url, headers, id } = file
    await checkRows(file, [eva()])
    await call(url, 'startImport', { params: { id }, body: { skipsDuplicates: true }, headers })
    await expect.poll(async () => (await readImported(file)).state).toBe('done')
    expect(await importedLeads(file)).toHaveLength(1)
  })
})

it('a cell with lost letters is set aside: the original is unknown', async () => {
  const file = await openImport()
  const [row] = await checkRows(file, [{ ...eva(), name: 'Jos\ufffd' }])
  expect(row).toMatchObject({ state: 'faulty', problems: { name: 'invalid_text' } })
})

it('a cell of several lines becomes multi-line notes or message; a name has one line', async () => {
  const file = await openImport()
  const lines = 'First line\r\nsecond line, "quoted"'
  const rows = await checkRows(file, [
    { ...eva(), notes: lines, message: lines },
    { ...eva(), name: 'Max\nKurz' },
  ])
  expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
    ['ready', {}],
    ['faulty', { name: 'invalid_text' }],
  ])
  await run(file)
  const kept = 'First line\nsecond line, "quoted"'
  expect(await importedLeads(file)).toMatchObject([{ name: 'Eva Ruiz', notes: kept, message: kept }])
})

describe('dates of a file', () => {
  it("are in the team's time zone and the Gregorian calendar", async () => {
    const product = await ownProduct()
    const headers = await signIn(product.url)
    await product.database.pool.query(
      `insert into settings (key, value) values ($1, '{"timeZone":"Pacific/Auckland"}')
       on conflict (key) do update set value = settings.value || excluded.value`,
      [teamHoursKey],
    )
    const { id } = (await call(product.url, 'createImport', { body: { fileName: 'days.csv' }, headers })).body
    const written = [
      '2025-11-20',
      '45981',
      '2025-11-20T23:30:00',
      '45981.5',
      '2025-11-20T09:00:00Z',
      '2025-11-20 14:30:00+02',
      '1447-05-29',
      '2568-11-20',
    ]
    const rows = written.map((createdAt) => ({ ...eva(), createdAt }))
    const file = { ...product, headers, id }
    expect((await checkRows(file, rows)).map(({ problems }) => problems.createdAt)).toEqual([
      ...Array(6).fill(undefined),
      'invalid_date',
      'invalid_date',
    ])
    await runImport(file)
    expect((await importedLeads(file)).map(({ createdAt }) => createdAt)).toEqual([
      '2025-11-19T23:00:00.001Z',
      '2025-11-19T23:00:00.001Z',
      '2025-11-20T10:30:00.000Z',
      '2025-11-19T23:00:00.000Z',
      '2025-11-20T09:00:00.000Z',
      '2025-11-20T12:30:00.000Z',
    ])
  })
})

it('a day of arrival in the future is set aside, except a day that has begun elsewhere', async () => {
  const file = await openImport()
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const rows = await checkRows(file, [
    { ...eva(), createdAt: inHours(14) },
    { ...eva(), createdAt: inHours(24 * 40) },
    { ...eva(), nextFollowUpDate: inHours(24 * 40) },
  ])
  expect(rows.map(({ problems }) => problems)).toEqual([{}, { createdAt: 'invalid_date' }, {}])
})

describe('a long file', () => {
  it('costs as much for its last rows as for its first', async () => {
    const { database, id } = await openImport()
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
  const values = ['1.250', '12.500,00 €', 'a lot']

  it.each([
    [undefined, [null, 12_500, null]],
    [',' as const, [1_250, 12_500, null]],
    ['.' as const, [1, 12_500, null]],
  ])('with %j as decimal sign are read so; otherwise ambiguous amounts are refused', async (decimal, read) => {
    const file = await openImport()
    const rows = values.map((estimatedValue, i) => ({ line: i + 2, fields: { ...eva(), estimatedValue } }))
    const body = { rows, decimal, language: 'es' } as const
    const params = { id: file.id }
    const { data } = (await call(file.url, 'checkImportRows', { params, body, headers: file.headers })).body
    const faulty = data.map(({ problems }) => problems.estimatedValue)
    expect(faulty).toEqual(read.map((value) => (value === null ? 'invalid_number' : undefined)))
    expect(await run(file)).toMatchObject({ decimal: decimal ?? null })
    const worth = (await importedLeads(file)).map(({ estimatedValue }) => estimatedValue)
    expect(worth).toEqual(read.filter((value) => value !== null))
  })
})

describe('an imported lead', () => {
  const imported = async (...rows: ImportFields[]) => {
    const file = await openImport()
    await checkRows(file, rows)
    await run(file)
    return { file, leads: await importedLeads(file) }
  }

  it('raises no alert until something happens to it', async () => {
    const { file, leads } = await imported(eva())
    const { url, headers, database } = file
    const { id } = leads[0]!
    const kinds = async () => {
      const { body } = await call(url, 'listAlerts', { headers })
      return body.data.filter(({ leadId }) => leadId === id).map(({ kind }) => kind)
    }
    /** Lets it wait untouched for a day and six minutes. */
    const wait = async () => {
      await database.pool.query(
        `update contact_requests set (created_at, imported_at, clock_since) =
           (created_at - late, imported_at - late, clock_since - late)
         from (values (interval '24 hours 6 minutes')) as v (late) where id = $1`,
        [id],
      )
      await takeSteps(database)
    }
    const isOverdue = async () => {
      const { body } = await call(url, 'readBoard', { query: { overdue: 'yes', limit: 200 }, headers })
      return body.columns.some(({ leads }) => leads.some((lead) => lead.id === id))
    }
    await wait()
    expect([await kinds(), await isOverdue()]).toEqual([[], false])
    await call(url, 'actQuickly', { body: { action: 'call', outcome: 'reached', leadId: id }, headers })
    await database.pool.query(`update contact_requests set status = 'new' where id = $1`, [id])
    await wait()
    expect([await kinds(), await isOverdue()]).toEqual([['overdue'], true])
  })

  it('names its file in its history, even after the import is deleted', async () => {
    const { file, leads } = await imported(eva())
    const { id, importedAt } = leads[0]!
    const history = async () => {
      const { body } = await call(file.url, 'listTimeline', { params: { id }, query: {}, headers: file.headers })
      return body.data
    }
    const entry = { kind: 'imported', id, at: importedAt }
    expect(await history()).toEqual([{ ...entry, by: 'owner', file: 'fair.csv' }])
    await file.database.pool.query('delete from imports where id = $1', [file.id])
    expect(await history()).toEqual([{ ...entry, by: null, file: null }])
  })

  it('comes after waiting leads, however old it is', async () => {
    const { file, leads } = await imported(eva())
    const written = somebody()
    await call(file.url, 'sendContact', { body: { ...message, ...written } })
    const { body } = await call(file.url, 'readBoard', { query: { limit: 200 }, headers: file.headers })
    const emails = body.columns[0]!.leads.map(({ email }) => email)
    expect(emails.filter((email) => [written.email, leads[0]!.email].includes(email))).toEqual([
      written.email,
      leads[0]!.email,
    ])
  })

  it('starts no clock when merged with another that awaits its first touch', async () => {
    const { file, leads } = await imported(eva(), eva())
    const [stays, other] = leads as [Lead, Lead]
    const body = { others: [{ id: other.id, version: other.version }], version: stays.version, fields: {} }
    const { lead } = (await call(file.url, 'mergeLeads', { params: { id: stays.id }, body, headers: file.headers }))
      .body
    expect([lead.clockEvent, lead.importedAt]).toEqual([null, stays.updatedAt])
  })
})
