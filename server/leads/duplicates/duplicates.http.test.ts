import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { DuplicateGroup } from '#contract/duplicates.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, message, ownProduct, signIn } from '#server/testing/product.ts'
import type { LeadRow } from '../lead-row.ts'
import { listDuplicatesOf, listGroups, purgeDuplicates } from './groups.ts'
import { findDuplicates } from './scan.ts'

type Headers = Record<string, string>
type Person = { name: string; email: string; phone: string; message?: string }

const ana = { name: 'Ana Núñez', email: 'ana.nunez@gmail.com', phone: '+34 612345671', message: 'First message' }
const alias = {
  name: 'A. N.',
  email: 'ananunez+gold@googlemail.com',
  phone: '+34 612345672',
  message: 'Second message',
}
const turned = { name: 'NUNEZ, ana', email: 'other@example.com', phone: '+34 612345673' }
const stranger = { name: 'Boris Ivanov', email: 'boris@example.com', phone: '+7 9161234567' }

async function productWith(...people: Person[]) {
  const product = await ownProduct()
  const { url, database } = product
  const headers = await signIn(url)
  for (const person of people) {
    expect((await call(url, 'sendContact', { body: { ...message, ...person } })).status).toBe(201)
  }
  await findDuplicates(database.pool)
  const leads = async () => (await call(url, 'listLeads', { query: { order: 'asc' }, headers })).body.data
  return { ...product, headers, leads }
}
const groups = async (url: string, headers: Headers) =>
  (await call(url, 'listDuplicates', { query: {}, headers })).body.data
const said = (found: readonly DuplicateGroup[]) =>
  found.map(({ reasons, leads }) => [reasons.join(), ...leads.map(({ name }) => name)]).toSorted()
const note = (url: string, leadId: string, content: string, headers: Headers) =>
  call(url, 'addInteraction', { body: { leadId, content }, headers })
const notesOf = async (url: string, id: string, headers: Headers) =>
  (await call(url, 'listInteractions', { params: { id }, query: {}, headers })).body.data.map(({ content }) => content)

describe('possible duplicates', () => {
  it('are leads of one mailbox, one number or one full name, however it is written; no others', async () => {
    const { url, headers, leads } = await productWith(ana, alias, turned, stranger)
    expect(said(await groups(url, headers))).toEqual([
      ['email', 'Ana Núñez', 'A. N.'],
      ['name', 'Ana Núñez', 'NUNEZ, ana'],
    ])
    const [first] = await leads()
    const { data } = (await call(url, 'listLeadDuplicates', { params: { id: first!.id }, headers })).body
    expect(data.map(({ lead, reasons }) => [lead.name, reasons])).toEqual(
      expect.arrayContaining([
        ['A. N.', ['email']],
        ['NUNEZ, ana', ['name']],
      ]),
    )
  })

  it('are found at once where a colleague’s edit makes them, and are one question where they share two things', async () => {
    const { url, headers, leads } = await productWith(ana, stranger)
    expect(await groups(url, headers)).toEqual([])
    const [first, second] = await leads()
    const body = { name: first!.name, phone: first!.phone }
    await call(url, 'changeLead', { params: { id: second!.id }, body, headers })
    expect(said(await groups(url, headers))).toEqual([['name,phone', 'Ana Núñez', 'Ana Núñez']])
  })

  it('are no question any more once they were said to be different people, until another one comes', async () => {
    const { url, headers, database, leads } = await productWith(ana, turned, stranger)
    const [group] = await groups(url, headers)
    expect((await call(url, 'dismissDuplicates', { body: { ids: group!.ids }, headers })).status).toBe(204)
    await database.pool.query('delete from duplicate_scan')
    await findDuplicates(database.pool)
    expect(await groups(url, headers)).toEqual([])
    const third = (await leads()).at(-1)!
    await call(url, 'changeLead', { params: { id: third.id }, body: { name: 'Ana Nuñez' }, headers })
    expect(said(await groups(url, headers))).toEqual([['name', 'Ana Núñez', 'NUNEZ, ana', 'Ana Nuñez']])
  })

  it('are none where many people have the name, or where the others were deleted', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((n) => ({
      name: 'María García',
      email: `m${n}@example.com`,
      phone: `+34 61234560${n}`,
    }))
    const { url, headers, leads, database } = await productWith(...many)
    expect(await groups(url, headers)).toEqual([])
    const [first, second, ...rest] = await leads()
    await call(url, 'changeLead', { params: { id: first!.id }, body: { email: second!.email }, headers })
    expect(said(await groups(url, headers))).toEqual([['email', 'María García', 'María García']])
    await call(url, 'deleteLead', { params: { id: second!.id }, headers })
    expect(said(await groups(url, headers))).toEqual([])
    expect(rest).toHaveLength(4)
    await purgeDuplicates(database.pool)
    expect((await database.pool.query('select from duplicate_groups')).rowCount).toBe(0)
  })

  it('are read by indexes, however many leads there are', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, 20_000)
    const { rows } = await pool.query<LeadRow>(
      `update contact_requests set email = 'same@example.com', email_key = 'same@example.com'
       where id in (select id from contact_requests order by id limit 3) returning *`,
    )
    expect((await pool.query('select from duplicate_groups')).rowCount).toBeGreaterThan(0)
    const plans: string[] = []
    const watched = {
      async query(statement: string | { text: string; values: unknown[] }, given: unknown[] = []) {
        const { text, values } = typeof statement === 'string' ? { text: statement, values: given } : statement
        const plan = await pool.query(`explain (format json) ${text}`, values)
        plans.push(JSON.stringify(plan.rows))
        return pool.query(statement as string, given.length > 0 ? given : undefined)
      },
    } as unknown as typeof pool
    expect((await listGroups(watched, {}, new Date())).data[0]?.leads).toHaveLength(3)
    expect(await listDuplicatesOf(watched, rows[0]!, new Date())).toHaveLength(2)
    expect(plans).toHaveLength(4)
    expect(plans.filter((plan) => /Seq Scan","[^}]*"Relation Name":"contact_requests"/.test(plan))).toEqual([])
  })
})

describe('a merge', () => {
  const merged = async () => {
    const product = await productWith(ana, alias)
    const { url, headers, leads } = product
    const [one, two] = await leads()
    await note(url, one!.id, 'Note of the first', headers)
    await note(url, two!.id, 'Note of the second', headers)
    await call(url, 'changeLead', { params: { id: two!.id }, body: { tags: ['vip'], status: 'qualified' }, headers })
    const [first, second] = await leads()
    const body: CallOf<'mergeLeads'>['body'] = {
      version: first!.version,
      others: [{ id: second!.id, version: second!.version }],
      fields: { phone: second!.id, status: second!.id, name: first!.id },
    }
    return { ...product, first: first!, second: second!, body }
  }

  it('takes each field from the lead chosen for it, brings histories and tags together, and loses nothing', async () => {
    const { url, headers, first, second, body, leads } = await merged()
    const answer = await call(url, 'mergeLeads', { params: { id: first.id }, body, headers })
    expect(answer.body.lead).toMatchObject({
      id: first.id,
      name: ana.name,
      email: ana.email,
      phone: second.phone,
      status: 'qualified',
      tags: ['vip'],
    })
    expect((await leads()).map(({ id }) => id)).toEqual([first.id])
    const notes = await notesOf(url, first.id, headers)
    expect(notes).toEqual(expect.arrayContaining(['Note of the first', 'Note of the second']))
    expect(notes.join()).toContain(`${alias.name} · ${alias.email} · ${second.phone}\n${alias.message}`)
    // It lies in nobody's bin: it can be parted again, which is another thing than restoring it.
    expect((await call(url, 'listBin', { query: {}, headers })).body.data).toEqual([])
    expect((await call(url, 'restoreLead', { params: { id: second.id }, headers })).status).toBe(404)
    expect(await groups(url, headers)).toEqual([])
  })

  it('is undone whole: every field, note and lead is where it was; what was changed since stays', async () => {
    const { url, headers, first, second, body, leads } = await merged()
    const { mergeId } = (await call(url, 'mergeLeads', { params: { id: first.id }, body, headers })).body
    const { data } = (await call(url, 'listMerges', { query: {}, headers })).body
    expect(data).toMatchObject([{ id: mergeId, leadId: first.id, others: [alias.name], mergedBy: 'owner' }])
    await call(url, 'changeLead', { params: { id: first.id }, body: { status: 'proposal' }, headers })
    const parted = await call(url, 'undoMerge', { params: { id: mergeId }, headers })
    expect(parted.body.leadIds).toEqual([first.id, second.id])
    const [one, two] = await leads()
    expect(one).toMatchObject({ phone: first.phone, tags: [], status: 'proposal', name: ana.name })
    expect(two).toMatchObject({ phone: second.phone, tags: ['vip'], status: 'qualified', email: alias.email })
    expect(await notesOf(url, first.id, headers)).toEqual(['Note of the first'])
    expect(await notesOf(url, second.id, headers)).toEqual(['Note of the second'])
    expect(said(await groups(url, headers))).toEqual([['email', 'Ana Núñez', 'A. N.']])
    expect((await call(url, 'undoMerge', { params: { id: mergeId }, headers })).status).toBe(404)
  })

  it('is refused where a lead has changed since it was looked at, names a stranger’s field, or is twice the same', async () => {
    const { url, headers, first, second, body } = await merged()
    const tryIt = async (change: object) => {
      const answer = await call(url, 'mergeLeads', { params: { id: first.id }, body: { ...body, ...change }, headers })
      return [answer.status, answer.body.error.code]
    }
    expect(await tryIt({ others: [{ id: second.id, version: second.version - 1 }] })).toEqual([409, 'conflict'])
    expect(await tryIt({ fields: { email: '01900000-0000-7000-8000-000000000000' } })).toEqual([400, 'invalid_input'])
    expect(await tryIt({ others: [{ id: first.id, version: first.version }] })).toEqual([400, 'invalid_input'])
    expect((await call(url, 'listMerges', { query: {}, headers })).body.data).toEqual([])
  })

  it('goes with the purge after thirty days; until then erasing either address erases the person', async () => {
    const { url, headers, first, body, database } = await merged()
    await call(url, 'mergeLeads', { params: { id: first.id }, body, headers })
    const person = { email: alias.email, confirmation: alias.email }
    const { removed } = (await call(url, 'erasePerson', { body: person, headers })).body
    expect(removed).toMatchObject({ leads: 2, merges: 1, mergedLeads: 1 })
    expect((await database.pool.query('select from duplicate_groups')).rowCount).toBe(0)
  })
})
