import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import type { Interaction, Lead } from '#contract/leads.ts'
import { interactionTypes } from '#domain/leads/options.ts'
import { isReply } from '#domain/leads/quick-action.ts'
import { call, caughtUp, message, startProduct, startSignedIn } from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'

type Entry = Omit<CallOf<'addInteraction'>['body'], 'leadId'>

async function startWithLead() {
  const product = await startSignedIn()
  const { url, headers } = product
  const id = await sendLead(product)
  return {
    ...product,
    id,
    headers,
    read: async (): Promise<Lead> => (await call(url, 'readLead', { params: { id }, headers })).body,
    add: (entry: Entry, as = headers) => call(url, 'addInteraction', { body: { leadId: id, ...entry }, headers: as }),
    page: (query: CallOf<'listInteractions'>['query'] = {}) =>
      call(url, 'listInteractions', { params: { id }, query, headers }),
    history: async () => (await call(url, 'listInteractions', { params: { id }, query: {}, headers })).body.data,
  }
}

const untilLater = async (moment: string) => expect.poll(() => new Date().toISOString() > moment).toBe(true)

it('a teammate with a "returned" type and "Visitor" author by staff adds no message to the lead', async () => {
  const product = await startProduct()
  const { id, headers } = await joinTeam(product)
  await product.database.pool.query(`update users set username = 'Visitor' where id = $1`, [id])
  await caughtUp(product)
  const leadId = await sendLead(product)
  const body = { leadId, type: 'note' as const, subject: 'returned', content: 'I agree to everything.' }
  const added = await call(product.url, 'addInteraction', { body, headers })
  expect(added.body).toMatchObject({ createdBy: 'Visitor', byVisitor: false })
})

describe('the history of a lead', () => {
  it('gets a note, with who wrote it and when', async () => {
    const product = await startWithLead()
    const agent = await joinTeam(product)
    const { status, body } = await product.add({ content: 'Asked about <b>fees</b>\n=1+1' }, agent.headers)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      leadId: product.id,
      type: 'note',
      subject: null,
      content: 'Asked about <b>fees</b>\n=1+1',
      outcome: null,
      duration: null,
      scheduledFor: null,
      completedAt: null,
      byVisitor: false,
      createdBy: agent.username,
      createdAt: expect.any(String),
    })
    expect(await product.history()).toEqual([body])
  })

  it('keeps everything recorded about a call, newest first', async () => {
    const { add, history } = await startWithLead()
    await add({ content: 'First' })
    const call = {
      type: 'call',
      subject: 'Trial',
      content: 'Second',
      outcome: 'Will think',
      duration: 25,
      scheduledFor: '2026-11-20T09:00:00.000Z',
      completedAt: '2026-11-20T09:25:00.000Z',
    } as const
    await add(call)
    const [newest, oldest, ...more] = await history()
    expect([newest, oldest?.content, more]).toEqual([expect.objectContaining(call), 'First', []])
  })

  it.each(interactionTypes)(
    'updates the lead with an entry of type "%s"; one that reaches the customer is a reply',
    async (type) => {
      const { add, read } = await startWithLead()
      const before = await read()
      await untilLater(before.updatedAt)
      const { body: entry } = await add({ type, content: 'x' })
      const after = await read()
      expect([after.updatedAt, after.version]).toEqual([entry.createdAt, before.version + 1])
      const replied = isReply({ type }) ? entry.createdAt : null
      expect([after.firstReplyAt, after.lastReplyAt, after.lastContactDate]).toEqual([replied, replied, replied])
      const status = replied ? 'contacted' : 'new'
      expect(after).toMatchObject({ status, clockSince: replied, createdAt: before.createdAt, notes: before.notes })
    },
  )

  it('counts the first reply once and the last one always', async () => {
    const { add, read } = await startWithLead()
    const { body: note } = await add({ content: 'Not a reply' })
    await untilLater(note.createdAt)
    const { body: first } = await add({ type: 'email', content: 'Hello' })
    await untilLater(first.createdAt)
    const { body: second } = await add({ type: 'call', outcome: 'reached', content: 'Hello again' })
    await untilLater(second.createdAt)
    const { body: last } = await add({ content: 'A note again' })
    expect(await read()).toMatchObject({
      firstReplyAt: first.createdAt,
      lastReplyAt: second.createdAt,
      lastContactDate: second.createdAt,
      updatedAt: last.createdAt,
    })
  })

  it('takes a message of the lead that came elsewhere: no reply, and the clock runs from it until it is undone', async () => {
    const { add, read, url, headers } = await startWithLead()
    await add({ type: 'email', content: 'We wrote' })
    const before = await read()
    const { body } = await add({ type: 'follow_up', subject: 'WhatsApp', content: 'Yes, tomorrow', byVisitor: true })
    expect(body).toMatchObject({ byVisitor: true, createdBy: 'owner' })
    expect(await read()).toMatchObject({
      clockEvent: 'message',
      clockSince: body.createdAt,
      lastReturnedAt: body.createdAt,
      returnedCount: 1,
      lastReplyAt: before.lastReplyAt,
    })
    await call(url, 'undoInteraction', { params: { id: body.id }, headers })
    const { version, ...kept } = before
    expect(await read()).toMatchObject(kept)
  })

  it('takes a call of theirs: one that was missed starts the clock, one that somebody took is a reply', async () => {
    const { add, read } = await startWithLead()
    await add({ type: 'email', content: 'We wrote' })
    const missed = (await add({ type: 'call', content: 'Called', outcome: 'no_answer', byVisitor: true })).body
    expect(missed).toMatchObject({ byVisitor: true, createdBy: 'owner' })
    expect(await read()).toMatchObject({ clockEvent: 'message', clockSince: missed.createdAt, returnedCount: 1 })
    const taken = (await add({ type: 'call', content: 'Talked', outcome: 'reached', byVisitor: true })).body
    expect(await read()).toMatchObject({ clockEvent: 'reply', lastReplyAt: taken.createdAt, returnedCount: 1 })
  })

  it('refuses an invalid entry, and writes nothing', async () => {
    const { add, database } = await startWithLead()
    const before = await checksums(database.pool)
    const bad: [Record<string, unknown>, string][] = [
      [{ content: '' }, 'required'],
      [{ content: 'n'.repeat(10_001) }, 'too_long'],
      [{ content: 'x\u0000' }, 'invalid_text'],
      [{ type: 'letter' }, 'invalid_choice'],
      [{ duration: -1 }, 'invalid_number'],
      [{ duration: 1.5 }, 'invalid_number'],
      [{ duration: 100_000 }, 'invalid_number'],
      [{ scheduledFor: 'tomorrow' }, 'invalid_date'],
      [{ completedAt: '0000-01-01T00:00:00Z' }, 'invalid_date'],
      [{ createdBy: 'Somebody else' }, 'unknown_field'],
      [{ createdAt: '2020-01-01T00:00:00Z' }, 'unknown_field'],
      [{ id: 'x' }, 'unknown_field'],
      [{ leadId: 'x' }, 'invalid'],
    ]
    for (const [entry, problem] of bad) {
      const { status, body } = await add({ content: 'fine', ...entry })
      const found = Object.entries(body.error.fields ?? {}).map(([field, e]) => [field, e.problem])
      expect([entry, status, found]).toEqual([entry, 400, [[Object.keys(entry)[0], problem]]])
    }
    expect(await checksums(database.pool)).toEqual(before)
  })
})

describe('a long history', () => {
  it('is paged, each entry once and newest first, also with equal times', async () => {
    const { id, page, add, database } = await startWithLead()
    await database.pool.query(
      `insert into lead_interactions (id, lead_id, content, created_at)
       select gen_random_uuid(), $1, n::text, timestamptz '2026-01-01' + (n / 4) * interval '1 hour'
       from generate_series(1, 620) n`,
      [id],
    )
    const seen: Interaction[] = []
    let cursor: string | null = null
    do {
      const { body } = await page({ limit: 200, ...(cursor !== null && { cursor }) })
      expect(body.data.length).toBeLessThanOrEqual(200)
      if (cursor === null) await add({ content: 'Written while somebody reads on' })
      seen.push(...body.data)
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(new Set(seen.map(({ content }) => content)).size).toBe(620)
    expect(seen).toHaveLength(620)
    const moments = seen.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().reverse())
  })

  it('has no further page if the last one is exactly full', async () => {
    const { page, add } = await startWithLead()
    for (const content of ['One', 'Two', 'Three']) await add({ content })
    expect((await page({ limit: 3 })).body.nextCursor).toBeNull()
    expect((await page({ limit: 2 })).body.nextCursor).not.toBeNull()
  })

  it('refuses a foreign cursor', async () => {
    const { page } = await startWithLead()
    for (const cursor of ['x', 'WzAsMV0']) {
      const { status, body } = await page({ cursor })
      expect([cursor, status, body.error.fields?.cursor?.problem]).toEqual([cursor, 400, 'invalid'])
    }
  })
})

describe('a lead in the bin', () => {
  it('is hidden from every call, but its row remains with its deleter and time', async () => {
    const { url, id, headers, read, history, add, database } = await startWithLead()
    const { email } = await read()
    await add({ content: 'A note' })
    expect((await history()).length).toBe(1)
    expect((await call(url, 'deleteLead', { params: { id }, headers })).status).toBe(204)
    const params = { id }
    const answers = [
      await call(url, 'readLead', { params, headers }),
      await call(url, 'changeLead', { params, body: { notes: 'x' }, headers }),
      await call(url, 'deleteLead', { params, headers }),
      await call(url, 'listInteractions', { params, query: {}, headers }),
      await add({ content: 'Another' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(Array(5).fill([404, 'not_found']))
    expect((await call(url, 'listLeads', { query: { q: email }, headers })).body).toMatchObject({ data: [], total: 0 })
    const { rows } = await database.pool.query(
      `select l.name, l.deleted_at is not null as binned, u.username,
         (select count(*)::int from lead_interactions where lead_id = l.id) as notes
       from contact_requests l join users u on u.id = l.deleted_by where l.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ name: message.name, binned: true, username: 'owner', notes: 1 }])
  })
})

describe('the audit log', () => {
  it('logs who did what to which lead, by field names and never by values', async () => {
    const { url, id, headers, add, database } = await startWithLead()
    const change = (body: CallOf<'changeLead'>['body']) => call(url, 'changeLead', { params: { id }, body, headers })
    await change({ name: 'Secret Name', email: 'secret@example.com', phone: '+34 699999999', notes: 'secret note' })
    await change({ status: 'qualified', tags: ['secret tag'] })
    await add({ type: 'call', content: 'secret call' })
    await call(url, 'deleteLead', { params: { id }, headers })
    const { rows } = await database.pool.query(
      `select action, username, entity, entity_id, detail, request_id is not null as traced from audit_log
       where entity_id = $1 order by id`,
      [id],
    )
    const common = { username: 'owner', entity: 'lead', entity_id: id, traced: true }
    expect(rows).toEqual([
      {
        ...common,
        action: 'lead.edited',
        detail: { fields: expect.arrayContaining(['name', 'email', 'phone', 'notes']) },
      },
      {
        ...common,
        action: 'lead.moved',
        detail: {
          from: 'new',
          to: 'qualified',
          clock: { clockSince: null, clockEvent: null, clockStage: null },
          fields: ['status', 'tags'],
        },
      },
      { ...common, action: 'lead.interaction', detail: { type: 'call' } },
      { ...common, action: 'lead.binned', detail: {} },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/secret|699999999/i)
  })
})
