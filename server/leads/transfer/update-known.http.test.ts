import { describe, expect, it } from 'vitest'
import type { Lead } from '#contract/leads.ts'
import { takeSteps } from '#server/testing/automation.ts'
import {
  checkRows,
  importedLeads,
  type OpenImport,
  openImport,
  readImported,
  runImport,
} from '#server/testing/lead-files.ts'
import { call, message } from '#server/testing/product.ts'
import { ruleOf } from '#server/testing/rules.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { runImports } from './import-job.ts'

const updating = { skipsDuplicates: true, updatesKnown: true } as const

const leadOf = async ({ url, headers }: OpenImport, id: string): Promise<Lead> =>
  (await call(url, 'readLead', { params: { id }, headers })).body
const change = ({ url, headers }: OpenImport, id: string, body: object) =>
  call(url, 'changeLead', { params: { id }, body, headers })
async function undo(file: OpenImport) {
  await call(file.url, 'revertImport', { params: { id: file.id }, body: {}, headers: file.headers })
  await runImports(file.database)
  return (await readImported(file)).counts
}
const entriesOf = async ({ url, headers }: OpenImport, id: string) => {
  const { body } = await call(url, 'listTimeline', { params: { id }, query: {}, headers })
  return body.data.flatMap((entry) => (entry.kind === 'change' ? [{ action: entry.action, fields: entry.fields }] : []))
}

/** A lead from the form, with a teammate's notes. */
async function known(file: OpenImport, more: object = {}) {
  const person = somebody()
  const id = await sendLead(file, person)
  await change(file, id, { notes: 'Prefers mornings', tags: ['vip'], priority: 'low', ...more })
  return { id, ...person, before: await leadOf(file, id) }
}

describe('a list that updates existing leads', () => {
  it("shows each lead's changes, and makes exactly those: empty cells none, tags are added", async () => {
    const file = await openImport()
    const { id, email } = await known(file)
    const rows = await checkRows(file, [
      {
        name: message.name,
        email: email.toUpperCase(),
        notes: 'Wants a demo',
        tags: 'fair',
        priority: 'high',
        country: '',
      },
      { name: 'New Person', ...somebody() },
    ])
    expect(rows.map(({ changes }) => changes)).toEqual([
      [
        { field: 'priority', from: 'low', to: 'high' },
        { field: 'tags', from: ['vip'], to: ['vip', 'fair'] },
        { field: 'notes', from: 'Prefers mornings', to: 'Wants a demo' },
      ],
      null,
    ])
    expect((await runImport(file, updating)).counts).toMatchObject({ imported: 1, updated: 1, left_out: 0 })
    const query = { import: file.id }
    const { body: made } = await call(file.url, 'listLeads', { query, headers: file.headers })
    expect(made.data.map(({ name }) => name).toSorted()).toEqual([message.name, 'New Person'].toSorted())
    const after = await leadOf(file, id)
    expect(after).toMatchObject({
      notes: 'Wants a demo',
      tags: ['vip', 'fair'],
      priority: 'high',
      email,
      name: message.name,
    })
    expect((await entriesOf(file, id))[0]).toEqual({
      action: 'lead.updated_from_file',
      fields: expect.arrayContaining(['notes', 'tags', 'priority']),
    })
    expect((await entriesOf(file, id)).filter(({ action }) => action === 'lead.updated_from_file')).toHaveLength(1)
  })

  it('restores earlier values when undone, and keeps later ones', async () => {
    const file = await openImport()
    const [whole, part] = [await known(file), await known(file)]
    await checkRows(
      file,
      [whole, part].map(({ email }) => ({
        name: 'Renamed Person',
        email,
        notes: 'From the list',
        tags: 'fair',
        status: 'qualified',
        nextFollowUpDate: '2027-02-15T09:00:00Z',
      })),
    )
    await runImport(file, updating)
    await change(file, part.id, { notes: 'Called, wants March', tags: ['vip', 'fair', 'march'] })
    const params = { id: file.id }
    const { body: list } = await call(file.url, 'listChangedSinceImport', { params, headers: file.headers })
    expect([list.total, list.updated]).toEqual([0, [{ id: part.id, name: 'Renamed Person', fields: ['notes'] }]])
    expect(await undo(file)).toMatchObject({ updated: 0, reverted: 1, kept: 1 })
    const fields = ({ name, notes, tags, status, nextFollowUpDate }: Lead) => ({
      name,
      notes,
      tags,
      status,
      nextFollowUpDate,
    })
    expect(fields(await leadOf(file, whole.id))).toEqual(fields(whole.before))
    expect(fields(await leadOf(file, part.id))).toEqual({
      ...fields(part.before),
      notes: 'Called, wants March',
      tags: ['vip', 'march'],
    })
    expect((await entriesOf(file, whole.id))[0]).toMatchObject({ action: 'lead.file_update_undone' })
  })

  it('recognises a person by phone and name, and gives them the new email; a phone alone is somebody else', async () => {
    const file = await openImport()
    const { id, phone, email: old } = await known(file)
    const { email } = somebody()
    const rows = await checkRows(file, [
      { name: message.name.toUpperCase(), phone, email },
      { name: 'Another Name', phone, email: somebody().email },
    ])
    expect(rows[0]!.changes).toContainEqual({ field: 'email', from: old, to: email })
    expect(rows[1]!.changes).toBeNull()
    expect((await runImport(file, updating)).counts).toMatchObject({ imported: 1, updated: 1 })
    expect((await leadOf(file, id)).email).toBe(email)
    await undo(file)
    expect((await leadOf(file, id)).email).toBe(old)
    // The list may have meant a namesake: its address matches nothing any more.
    const later = await openImport()
    expect((await checkRows(later, [{ name: 'Late', email }]))[0]!.match).toBeNull()
  })

  it('does not make a former address current, and says when nothing would change', async () => {
    const file = await openImport()
    const { id, email } = await known(file)
    const { email: newer } = somebody()
    await change(file, id, { email: newer })
    const [row] = await checkRows(file, [{ name: message.name, email, notes: ' Prefers mornings ' }])
    expect(row).toMatchObject({ match: { by: 'email', lead: { id } }, changes: [] })
    expect((await runImport(file, updating)).counts).toMatchObject({ updated: 0, left_out: 1 })
    expect((await leadOf(file, id)).email).toBe(newer)
  })

  it("moves them in every figure, and triggers no rule, like an import's new leads", async () => {
    const file = await openImport()
    const { url, headers, database } = file
    const rule = ruleOf({ trigger: { on: 'stage', to: 'converted' }, actions: [{ do: 'tag', tag: 'Welcome' }] })
    const params = { id: (await call(url, 'addRule', { body: rule, headers })).body.id }
    await call(url, 'switchRule', { params, body: { isOn: true }, headers })
    const [listed, moved] = [await known(file), await known(file)]
    await checkRows(file, [
      { name: message.name, email: listed.email, status: 'converted' },
      { name: 'New Person', ...somebody(), status: 'converted' },
    ])
    await runImport(file, updating)
    // A control: a move by a teammate, after it.
    await change(file, moved.id, { status: 'converted' })
    await takeSteps(database)
    expect((await leadOf(file, moved.id)).tags).toContain('Welcome')
    expect(await leadOf(file, listed.id)).toMatchObject({ status: 'converted', tags: ['vip'] })
    const reached = { q: listed.email, reached: 'converted' }
    expect((await call(url, 'listLeads', { query: reached, headers })).body.total).toBe(1)
    await call(url, 'switchRule', { params, body: { isOn: false }, headers })
  })

  it('adds unmapped columns to the notes, once', async () => {
    const file = await openImport()
    const { id, email } = await known(file)
    const unmatched = 'Deposited?: yes'
    const rows = [
      { name: message.name, email, unmatched },
      { name: 'New Person', ...somebody(), notes: 'From the fair', unmatched },
    ]
    await checkRows(file, rows)
    expect((await runImport(file, updating)).counts).toMatchObject({ imported: 1, updated: 1 })
    expect((await leadOf(file, id)).notes).toBe(`Prefers mornings\n${unmatched}`)
    expect(await importedLeads(file)).toMatchObject([{ notes: `From the fair\n${unmatched}` }])
    const again = await openImport()
    expect((await checkRows(again, [rows[0]!]))[0]!.changes).toEqual([])
  })

  it('never renews a consent: whoever withdrew gets no offer', async () => {
    const file = await openImport()
    const { id, phone } = await known(file)
    const consents = async () => {
      const { rows } = await file.database.pool.query(
        'select to_jsonb(c) as consent from consents c where lead_id = $1 order by 1',
        [id],
      )
      return rows
    }
    const before = await consents()
    await checkRows(file, [{ name: message.name, phone, email: somebody().email, notes: 'Newsletter: yes' }])
    await runImport(file, updating)
    expect(await consents()).toEqual(before)
  })

  it("updates an earlier row's lead by a later one, and undoes both", async () => {
    const file = await openImport()
    const { email } = somebody()
    await checkRows(file, [
      { name: 'Twice Listed', email, notes: 'first' },
      { name: 'Twice Listed', email, notes: 'second', tags: 'late' },
    ])
    expect((await runImport(file, updating)).counts).toMatchObject({ imported: 1, updated: 1, ready: 0 })
    const [lead] = await importedLeads(file)
    expect(lead).toMatchObject({ notes: 'second', tags: ['late'] })
    expect(await undo(file)).toMatchObject({ reverted: 2, kept: 0 })
    expect((await call(file.url, 'readLead', { params: { id: lead!.id }, headers: file.headers })).status).toBe(404)
  })

  it('leaves known leads unchanged if told to skip them', async () => {
    const file = await openImport()
    const { id, email } = await known(file)
    await checkRows(file, [{ name: 'Renamed Person', email, notes: 'From the list' }])
    expect((await runImport(file)).counts).toMatchObject({ updated: 0, left_out: 1 })
    expect(await leadOf(file, id)).toMatchObject({ name: message.name, notes: 'Prefers mornings' })
  })

  it('updates leads by email from rows without a name, which create no leads', async () => {
    const file = await openImport()
    const { id, email } = await known(file)
    const rows = await checkRows(file, [
      { email, notes: 'No name here' },
      { email: somebody().email, notes: 'Nobody we know' },
    ])
    expect(rows.map(({ state, problems }) => [state, problems])).toEqual([
      ['ready', {}],
      ['faulty', { name: 'required' }],
    ])
    expect(rows[0]!.changes).toEqual([{ field: 'notes', from: 'Prefers mornings', to: 'No name here' }])
    expect((await runImport(file, updating)).counts).toMatchObject({ imported: 0, updated: 1, faulty: 1 })
    expect(await leadOf(file, id)).toMatchObject({ name: message.name, notes: 'No name here' })
  })

  it('names in the history who starts and who undoes it', async () => {
    const file = await openImport()
    const { id, email } = await known(file)
    await checkRows(file, [{ name: message.name, email, notes: 'From the list' }])
    await runImport(file, updating)
    const manager = await joinTeam(file, 'manager')
    const { headers } = manager
    await call(file.url, 'revertImport', { params: { id: file.id }, body: {}, headers })
    await runImports(file.database)
    const { body } = await call(file.url, 'listTimeline', { params: { id }, query: {}, headers })
    const by = body.data.flatMap((entry) =>
      entry.kind === 'change' && entry.action.includes('file') ? [[entry.action, entry.by]] : [],
    )
    expect(by).toEqual([
      ['lead.file_update_undone', manager.username],
      ['lead.updated_from_file', 'owner'],
    ])
  })
})
