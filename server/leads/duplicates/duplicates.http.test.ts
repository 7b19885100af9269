import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { DuplicateGroup } from '#contract/duplicates.ts'
import { fillWithLeads } from '#server/testing/many-leads.ts'
import { call, freshDatabase, message, startSignedIn } from '#server/testing/product.ts'
import { somebody } from '#server/testing/visitors.ts'
import type { LeadRow } from '../lead-row.ts'
import { listDuplicatesOf, listGroups, purgeDuplicates } from './groups.ts'
import { findDuplicates } from './scan.ts'

type Headers = Record<string, string>
type Person = { name: string; email: string; phone: string; message?: string }

/** People with names, mailboxes and numbers of one test; `tag` is a part of each name. */
function newPeople() {
  const tag = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
  const { phone } = somebody()
  return {
    tag,
    ana: { name: `Ana Núñez ${tag}`, email: `ana.${tag}@gmail.com`, phone, message: 'First message' },
    alias: { ...somebody(), name: `A. N. ${tag}`, email: `ana${tag}+gold@googlemail.com`, message: 'Second message' },
    turned: { ...somebody(), name: `${tag} NUNEZ, ana` },
    stranger: { ...somebody(), name: `Boris Ivanov ${tag}` },
    namesakes: [1, 2, 3, 4, 5, 6].map(() => ({ ...somebody(), name: `María García ${tag}` })),
  }
}

async function productWith(tag: string, ...people: Person[]) {
  const product = await startSignedIn()
  const { url, database, headers } = product
  for (const person of people) {
    expect((await call(url, 'sendContact', { body: { ...message, ...person } })).status).toBe(201)
  }
  await findDuplicates(database.pool)
  const leads = async () => (await call(url, 'listLeads', { query: { q: tag, order: 'asc' }, headers })).body.data
  const groups = async () => {
    const { data } = (await call(url, 'listDuplicates', { query: { limit: 200 }, headers })).body
    return data.filter((group) => group.leads.some(({ name }) => name.includes(tag)))
  }
  return { ...product, headers, leads, groups }
}
const said = (found: readonly DuplicateGroup[]) =>
  found.map(({ reasons, leads }) => [reasons.join(), ...leads.map(({ name }) => name)]).toSorted()
const note = (url: string, leadId: string, content: string, headers: Headers) =>
  call(url, 'addInteraction', { body: { leadId, content }, headers })
const notesOf = async (url: string, id: string, headers: Headers) =>
  (await call(url, 'listInteractions', { params: { id }, query: {}, headers })).body.data.map(({ content }) => content)

const mergesOf = async (url: string, leadId: string, headers: Headers) =>
  (await call(url, 'listMerges', { query: {}, headers })).body.data.filter((merge) => merge.leadId === leadId)
/** How many groups are stored for a mailbox. */
const keptGroups = async (pool: pg.Pool, mailbox: string) =>
  (await pool.query('select from duplicate_groups where key = $1', [mailbox])).rowCount

describe('possible duplicates', () => {
  it('are leads with the same mailbox, number or full name, in any spelling; no others', async () => {
    const { tag, ana, alias, turned, stranger } = newPeople()
    const { url, headers, leads, groups } = await productWith(tag, ana, alias, turned, stranger)
    expect(said(await groups())).toEqual([
      ['email', ana.name, alias.name],
      ['name', ana.name, turned.name],
    ])
    const [first] = await leads()
    const { data } = (await call(url, 'listLeadDuplicates', { params: { id: first!.id }, headers })).body
    expect(data.map(({ lead, reasons }) => [lead.name, reasons])).toEqual(
      expect.arrayContaining([
        [alias.name, ['email']],
        [turned.name, ['name']],
      ]),
    )
  })

  it("are found at once after a teammate's edit, and listed once if they share two things", async () => {
    const { tag, ana, stranger } = newPeople()
    const { url, headers, leads, groups } = await productWith(tag, ana, stranger)
    expect(await groups()).toEqual([])
    const [first, second] = await leads()
    const body = { name: first!.name, phone: first!.phone }
    await call(url, 'changeLead', { params: { id: second!.id }, body, headers })
    expect(said(await groups())).toEqual([['name,phone', ana.name, ana.name]])
  })

  it('stay dismissed until a new duplicate arrives', async () => {
    const { tag, ana, turned, stranger } = newPeople()
    const { url, headers, database, leads, groups } = await productWith(tag, ana, turned, stranger)
    const [group] = await groups()
    expect((await call(url, 'dismissDuplicates', { body: { ids: group!.ids }, headers })).status).toBe(204)
    await database.pool.query('delete from duplicate_scan')
    await findDuplicates(database.pool)
    expect(await groups()).toEqual([])
    const third = (await leads()).at(-1)!
    const name = `Ana Nuñez ${tag}`
    await call(url, 'changeLead', { params: { id: third.id }, body: { name }, headers })
    expect(said(await groups())).toEqual([['name', ana.name, turned.name, name]])
  })

  it('stay for a lead that joined them since they were shown', async () => {
    const { tag, ana, turned, stranger } = newPeople()
    const { url, headers, leads, groups } = await productWith(tag, ana, turned, stranger)
    const [group] = await groups()
    const shown = group!.leads.map(({ id }) => id)
    const third = (await leads()).at(-1)!
    await call(url, 'changeLead', { params: { id: third.id }, body: { name: `Ana Nuñez ${tag}` }, headers })
    const dismiss = (seen: string[]) =>
      call(url, 'dismissDuplicates', { body: { ids: group!.ids, seen }, headers }).then(({ status }) => status)
    expect([await dismiss(shown), await dismiss([...shown, third.id])]).toEqual([409, 204])
  })

  it('redirect from a merged lead to the surviving one, through any number of merges', async () => {
    const { tag, ana, turned, stranger } = newPeople()
    const { url, headers, leads } = await productWith(tag, ana, turned, stranger)
    const [first, second, third] = await leads()
    const merge = async (into: string, from: string) => {
      const versionOf = async (id: string) => (await call(url, 'readLead', { params: { id }, headers })).body.version
      const others = [{ id: from, version: await versionOf(from) }]
      const body = { others, version: await versionOf(into), fields: {} }
      return (await call(url, 'mergeLeads', { params: { id: into }, body, headers })).body.mergeId
    }
    const read = async (id: string) => {
      const { status, body } = await call(url, 'readLead', { params: { id }, headers })
      return status === 200 ? body.id : status
    }
    await merge(second!.id, first!.id)
    expect(await read(first!.id)).toBe(second!.id)
    const mergeId = await merge(third!.id, second!.id)
    expect([await read(first!.id), await read(second!.id)]).toEqual([third!.id, third!.id])
    await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect([await read(first!.id), await read(second!.id)]).toEqual([second!.id, second!.id])
    await call(url, 'deleteLead', { params: { id: third!.id }, headers })
    expect(await read(third!.id)).toBe(404)
  })

  it('are none if a name is all they share, and their countries differ', async () => {
    const { tag, ana, turned } = newPeople()
    const { url, headers, leads, groups, database } = await productWith(tag, ana, turned)
    const [first, second] = await leads()
    const live = async (lead: typeof first, country: string) =>
      call(url, 'changeLead', { params: { id: lead!.id }, body: { country }, headers })
    await live(first, 'ES')
    expect(said(await groups())).toEqual([['name', ana.name, turned.name]])
    await live(second, 'AE')
    expect(await groups()).toEqual([])
    expect((await call(url, 'listLeadDuplicates', { params: { id: first!.id }, headers })).body.data).toEqual([])
    await purgeDuplicates(database.pool)
    await live(second, 'ES')
    expect(said(await groups())).toEqual([['name', ana.name, turned.name]])
  })

  it('are none if many people have the name, or the others were deleted', async () => {
    const { tag, namesakes } = newPeople()
    const { url, headers, leads, groups, database } = await productWith(tag, ...namesakes)
    expect(await groups()).toEqual([])
    const [first, second, ...rest] = await leads()
    await call(url, 'changeLead', { params: { id: first!.id }, body: { email: second!.email }, headers })
    expect(said(await groups())).toEqual([['email', first!.name, first!.name]])
    expect(await keptGroups(database.pool, second!.email)).toBe(1)
    await call(url, 'deleteLead', { params: { id: second!.id }, headers })
    expect(said(await groups())).toEqual([])
    expect(rest).toHaveLength(4)
    await purgeDuplicates(database.pool)
    expect(await keptGroups(database.pool, second!.email)).toBe(0)
  })

  it('are read by indexes, however many leads there are', async () => {
    const { pool } = (await freshDatabase()).database
    await fillWithLeads(pool, 8_000)
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
    const { tag, ana, alias } = newPeople()
    const product = await productWith(tag, ana, alias)
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
    return { ...product, tag, ana, alias, first: first!, second: second!, body }
  }

  it('takes each field from the chosen lead, combines histories and tags, and loses nothing', async () => {
    const { url, headers, ana, alias, first, second, body, leads, groups } = await merged()
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
    // It is in nobody's bin: it can be unmerged, which is not a restore.
    const { data: bin } = (await call(url, 'listBin', { query: {}, headers })).body
    expect(bin.filter(({ id }) => id === second.id)).toEqual([])
    expect((await call(url, 'restoreLead', { params: { id: second.id }, headers })).status).toBe(404)
    expect(await groups()).toEqual([])
  })

  it('is undone completely: every field, note and lead is back; later changes stay', async () => {
    const { url, headers, ana, alias, first, second, body, leads, groups } = await merged()
    const { mergeId } = (await call(url, 'mergeLeads', { params: { id: first.id }, body, headers })).body
    expect(await mergesOf(url, first.id, headers)).toMatchObject([
      { id: mergeId, others: [alias.name], mergedBy: 'owner' },
    ])
    await call(url, 'changeLead', { params: { id: first.id }, body: { status: 'proposal' }, headers })
    const parted = await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })
    expect(parted.body.leadIds).toEqual([first.id, second.id])
    const [one, two] = await leads()
    expect(one).toMatchObject({ phone: first.phone, tags: [], status: 'proposal', name: ana.name })
    expect(two).toMatchObject({ phone: second.phone, tags: ['vip'], status: 'qualified', email: alias.email })
    expect(await notesOf(url, first.id, headers)).toEqual(['Note of the first'])
    expect(await notesOf(url, second.id, headers)).toEqual(['Note of the second'])
    expect(said(await groups())).toEqual([['email', ana.name, alias.name]])
    expect((await call(url, 'undoMerge', { params: { id: mergeId }, body: {}, headers })).status).toBe(404)
  })

  it('lists later activity of the surviving lead, which stays there; more than was shown is a conflict', async () => {
    const { url, headers, ana, first, second, body } = await merged()
    const { mergeId } = (await call(url, 'mergeLeads', { params: { id: first.id }, body, headers })).body
    const params = { id: mergeId }
    const changed = async () => (await call(url, 'listChangedSinceMerge', { params, headers })).body
    const seen = await changed()
    expect(seen.since).toEqual({})
    await note(url, first.id, 'Note since', headers)
    await call(url, 'sendContact', { body: { ...message, ...ana, message: 'Message since' } })
    const early = await call(url, 'undoMerge', { params, body: { seen: seen.mark }, headers })
    expect([early.status, early.body.error.current]).toEqual([409, await changed()])
    const { since, mark } = await changed()
    expect(since).toEqual({ messages: 1, notes: 1 })
    expect((await call(url, 'undoMerge', { params, body: { seen: mark }, headers })).status).toBe(200)
    expect(await notesOf(url, first.id, headers)).toEqual(expect.arrayContaining(['Note since']))
    expect(await notesOf(url, second.id, headers)).toEqual(['Note of the second'])
    expect((await call(url, 'listChangedSinceMerge', { params, headers })).status).toBe(404)
  })

  it('is refused for an outdated lead, an unknown field, or a repeated lead', async () => {
    const { url, headers, first, second, body } = await merged()
    const tryIt = async (change: object) => {
      const answer = await call(url, 'mergeLeads', { params: { id: first.id }, body: { ...body, ...change }, headers })
      return [answer.status, answer.body.error.code]
    }
    expect(await tryIt({ others: [{ id: second.id, version: second.version - 1 }] })).toEqual([409, 'conflict'])
    expect(await tryIt({ fields: { email: '01900000-0000-7000-8000-000000000000' } })).toEqual([400, 'invalid_input'])
    expect(await tryIt({ others: [{ id: first.id, version: first.version }] })).toEqual([400, 'invalid_input'])
    expect(await mergesOf(url, first.id, headers)).toEqual([])
  })

  it('is purged after thirty days; until then erasing either address erases the person', async () => {
    const { url, headers, tag, alias, first, body, database } = await merged()
    expect(await keptGroups(database.pool, `ana${tag}@gmail.com`)).toBe(1)
    await call(url, 'mergeLeads', { params: { id: first.id }, body, headers })
    const person = { email: alias.email, confirmation: alias.email }
    const { removed } = (await call(url, 'erasePerson', { body: person, headers })).body
    expect(removed).toMatchObject({ leads: 2, merges: 1, mergedLeads: 1 })
    expect(await keptGroups(database.pool, `ana${tag}@gmail.com`)).toBe(0)
  })
})
