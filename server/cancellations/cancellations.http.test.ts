import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { languages } from '#domain/languages.ts'
import { isAwaitingReply } from '#domain/pipeline.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { addColleague } from '#server/testing/every-call.ts'
import { call, cancellationMessage, message, ownProduct, sessionOf, signIn } from '#server/testing/product.ts'
import { rowCounts } from '#server/testing/tables.ts'
import { declarations } from '#web/words/declarations.ts'

const key = (name: string) => ({ 'idempotency-key': `${name}-of-the-form` })

async function cancel(url: string, own: Partial<CallOf<'sendCancellation'>['body']> = {}): Promise<string> {
  const { status, body } = await call(url, 'sendCancellation', { body: { ...cancellationMessage, ...own } })
  expect(status).toBe(201)
  return body.data.id
}

describe('a declaration to withdraw or cancel', () => {
  it('needs no login, is answered with a dated receipt, and the receipt goes out in the language of the form', async () => {
    const product = await ownProduct()
    const { url, database } = product
    const { id: manager } = await addColleague(product, 'manager')
    await database.pool.query(`update users set email = 'manager@example.com' where id = $1`, [manager])
    const { status, body } = await call(url, 'sendCancellation', { body: { ...cancellationMessage, kind: 'withdraw' } })
    expect(status).toBe(201)
    const { id, receivedAt } = body.data
    const { rows } = await database.pool.query('select * from cancellations')
    expect(rows).toMatchObject([
      { id, kind: 'withdraw', name: 'Ana Torres', contract: 'Alta del 3 de mayo', created_at: new Date(receivedAt) },
    ])
    const { rows: mails } = await database.pool.query(
      'select template, recipient, language, "values" from mails order by 1',
    )
    expect(mails).toEqual([
      { template: 'cancellation_for_staff', recipient: 'manager@example.com', language: 'en', values: { receivedAt } },
      {
        template: 'cancellation_received',
        recipient: 'ana.torres@example.com',
        language: 'es',
        values: { receivedAt, receipt: id, kind: 'withdraw' },
      },
    ])
  })

  it('says in its mail what was declared, when, and the number, in every language, and nothing that was typed', async () => {
    const { url, database } = await ownProduct()
    const headers = await signIn(url)
    for (const [i, language] of languages.entries()) {
      const id = await cancel(url, { language, email: `ana${i}@example.com`, note: 'Call evil.example now' })
      const { rows } = await database.pool.query('select id from mails where entity_id = $1', [id])
      const { body } = await call(url, 'readMail', { params: { id: rows[0].id }, headers })
      expect(body.text).toContain(id)
      expect(body.text).toContain(declarations[language].cancel_trial)
      expect(body.text).toMatch(/UTC|GMT/)
      expect(body.text).not.toContain('evil')
      expect(body.subject).not.toBe('')
    }
  })

  it('takes the place of the answer that its person was waiting for', async () => {
    const { url } = await ownProduct()
    const headers = await signIn(url)
    await call(url, 'sendContact', { body: message })
    const lead = async () => (await call(url, 'listLeads', { query: {}, headers })).body.data[0]!
    const before = await lead()
    expect(isAwaitingReply(before)).toBe(true)
    await cancel(url, { email: message.email })
    const after = await lead()
    expect(isAwaitingReply(after)).toBe(false)
    expect(after).toMatchObject({ status: before.status, firstReplyAt: null, version: before.version + 1 })
  })

  it('leaves a task, due at once, with the lead of the same person and a card on every board', async () => {
    const { url, database } = await ownProduct()
    const headers = await signIn(url)
    const { body } = await call(url, 'sendContact', { body: message })
    const stream = await followStream(`${url}/api/events`, headers)
    const id = await cancel(url, { email: message.email.toUpperCase() })
    const { rows } = await database.pool.query(
      'select lead_id, type, priority, status, due_date <= now() as due from lead_tasks',
    )
    expect(rows).toMatchObject([{ type: 'cancellation', priority: 'high', status: 'pending', due: true }])
    const data = () => stream.events.map((event) => event.data)
    await expect.poll(data).toContainEqual({ topic: 'cancellations', change: 'arrived', id })
    await expect.poll(data).toContainEqual({ topic: 'leads', change: 'changed', id: rows[0].lead_id })
    const { body: list } = await call(url, 'listCancellations', { query: {}, headers })
    expect(list.data).toMatchObject([{ id, lead: { id: rows[0].lead_id, name: message.name } }])
    expect(body.data.id).not.toBe('')
  })

  it('counts once, however often it is sent', async () => {
    const { url, database } = await ownProduct()
    const twice = () => call(url, 'sendCancellation', { body: cancellationMessage, headers: key('one') })
    const answers = await Promise.all([twice(), twice(), twice()])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    await cancel(url)
    expect(await cancel(url)).toBe(await cancel(url))
    expect(await rowCounts(database.pool)).toMatchObject({ cancellations: 2, mails: 2 })
    const other = { ...cancellationMessage, name: 'Somebody Else' }
    const { status, body } = await call(url, 'sendCancellation', { body: other, headers: key('one') })
    expect([status, body.error.code]).toEqual([422, 'key_reused'])
  })

  it('is refused where it says too little or what cannot be stored, and then nothing is', async () => {
    const { url, database } = await ownProduct()
    const refused = async (own: object) => {
      const answer = await call(url, 'sendCancellation', { body: { ...cancellationMessage, ...own } })
      expect(answer.status).toBe(400)
      return Object.keys(answer.body.error.fields ?? {})
    }
    expect(await refused({ name: '', email: 'no' })).toEqual(['name', 'email'])
    expect(await refused({ kind: 'everything' })).toEqual(['kind'])
    expect(await refused({ note: 'a\u0000b' })).toEqual(['note'])
    expect(await refused({ note: 'x'.repeat(4001) })).toEqual(['note'])
    expect(await refused({ handledAt: '2026-01-01T00:00:00Z' })).toEqual(['handledAt'])
    expect(await rowCounts(database.pool)).toMatchObject({ cancellations: 0, mails: 0 })
  })

  it('is carried out by a colleague, seen by whom, and can be opened again; a viewer may not look', async () => {
    const product = await ownProduct()
    const { url } = product
    const id = await cancel(url)
    const agent = await sessionOf(product, await addColleague(product, 'agent'))
    const change = (handled: boolean) =>
      call(url, 'changeCancellation', { params: { id }, body: { handled }, headers: agent })
    expect((await change(true)).body).toMatchObject({ handledBy: 'the agent', handledAt: expect.any(String) })
    const list = async (state: 'open' | 'handled') =>
      (await call(url, 'listCancellations', { query: { state }, headers: agent })).body
    expect(await list('open')).toMatchObject({ data: [], open: 0 })
    expect(await list('handled')).toMatchObject({ data: [{ id }] })
    expect((await change(false)).body).toMatchObject({ handledBy: null, handledAt: null })
    expect(await list('open')).toMatchObject({ data: [{ id }], open: 1 })
    const viewer = await sessionOf(product, await addColleague(product, 'viewer'))
    expect((await call(url, 'listCancellations', { query: {}, headers: viewer })).status).toBe(403)
  })

  it('comes page by page, newest first', async () => {
    const { url } = await ownProduct()
    const headers = await signIn(url)
    const ids = []
    for (const n of [1, 2, 3]) ids.unshift(await cancel(url, { contract: `No. ${n}` }))
    const first = await call(url, 'listCancellations', { query: { limit: 2 }, headers })
    const rest = await call(url, 'listCancellations', { query: { limit: 2, cursor: first.body.nextCursor! }, headers })
    expect([...first.body.data, ...rest.body.data].map(({ id }) => id)).toEqual(ids)
    expect(rest.body.nextCursor).toBeNull()
  })

  it('goes with everything else about its person', async () => {
    const { url, database } = await ownProduct()
    const headers = await signIn(url)
    await cancel(url)
    const person = { email: cancellationMessage.email }
    const exported = await call(url, 'exportPerson', { body: person, headers })
    expect(exported.body.records.cancellations).toMatchObject([{ contract: 'Alta del 3 de mayo' }])
    const erased = await call(url, 'erasePerson', { body: { ...person, confirmation: person.email }, headers })
    expect(erased.status).toBe(200)
    const { rows } = await database.pool.query(
      `select count(*)::int as n from idempotency_keys where scope = 'cancellation'`,
    )
    expect(rows).toEqual([{ n: 0 }])
    expect(await rowCounts(database.pool)).toMatchObject({ cancellations: 0, mails: 0 })
  })
})
