import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AnswerOf, CallOf } from '#contract/api.ts'
import { isAwaitingReply } from '#domain/leads/pipeline.ts'
import { languages } from '#domain/site/languages.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, cancellationMessage, message, ownProduct, startProduct, startSignedIn } from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'
import { addTeammate, joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { messages } from '#web/words/messages/files.ts'

type Body = CallOf<'sendCancellation'>['body']

/** A declaration by a new person. */
const declaration = (own: Partial<Body> = {}): Body => ({ ...cancellationMessage, email: somebody().email, ...own })

async function cancel(url: string, own: Partial<Body> = {}): Promise<string> {
  const { status, body } = await call(url, 'sendCancellation', { body: declaration(own) })
  expect(status).toBe(201)
  return body.data.id
}

describe('a declaration to withdraw or cancel', () => {
  it("needs no login, gets a dated receipt, and mails it in the form's language", async () => {
    const { url, database } = await startProduct()
    const { id: manager } = await addTeammate({ database }, 'manager')
    await database.pool.query(`update users set email = 'manager@example.com' where id = $1`, [manager])
    const sent = declaration({ kind: 'withdraw' })
    const { status, body } = await call(url, 'sendCancellation', { body: sent })
    expect(status).toBe(201)
    const { id, receivedAt } = body.data
    const { rows } = await database.pool.query('select * from cancellations where email = $1', [sent.email])
    expect(rows).toMatchObject([
      { id, kind: 'withdraw', name: 'Ana Torres', contract: 'Alta del 3 de mayo', created_at: new Date(receivedAt) },
    ])
    const { rows: mails } = await database.pool.query(
      'select template, recipient, language, "values" from mails where entity_id = $1 order by 1',
      [id],
    )
    expect(mails).toEqual([
      { template: 'cancellation_for_staff', recipient: 'manager@example.com', language: 'en', values: { receivedAt } },
      {
        template: 'cancellation_received',
        recipient: sent.email,
        language: 'es',
        values: { receivedAt, receipt: id, kind: 'withdraw' },
      },
    ])
  })

  it('is mailed to each teammate at once; further ones within the hour share one more mail', async () => {
    const { url, database } = await ownProduct()
    const { pool } = database
    for (const role of ['manager', 'agent'] as const) {
      const { id } = await addTeammate({ database }, role)
      await pool.query('update users set email = $2 where id = $1', [id, `${role}@example.com`])
    }
    const mails = async () => {
      const { rows } = await pool.query(
        `select recipient, due_at > created_at + interval '50 minutes' as "isLater", count(*)::int as n from mails
         where template = 'cancellation_for_staff' group by 1, 2 order by 1, 2`,
      )
      return rows.map(({ recipient, isLater, n }) => [recipient, isLater ? 'later' : 'at once', n])
    }
    await cancel(url)
    const first = [
      ['agent@example.com', 'at once', 1],
      ['manager@example.com', 'at once', 1],
    ]
    expect(await mails()).toEqual(first)
    await Promise.all([cancel(url), cancel(url), cancel(url)])
    await cancel(url)
    const both = first.flatMap(([to]) => [
      [to, 'at once', 1],
      [to, 'later', 1],
    ])
    expect(await mails()).toEqual(both)
    // After that one was sent and the hour is over, the next is mailed at once again.
    await pool.query(
      `update mails set created_at = created_at - interval '2 hours', due_at = due_at - interval '2 hours'`,
    )
    await cancel(url)
    expect(await mails()).toEqual(both.map(([to, when, n]) => [to, when, when === 'at once' ? 2 : n]))
  })

  it('is summarised in its mail by kind, time and number, in every language, without anything that was typed', async () => {
    const { url, database, headers } = await startSignedIn()
    for (const language of languages) {
      const id = await cancel(url, { language, note: 'Call evil.example now' })
      const { rows } = await database.pool.query('select id from mails where entity_id = $1', [id])
      const { body } = await call(url, 'readMail', { params: { id: rows[0].id }, headers })
      expect(body.text).toContain(id)
      const { declarations } = await messages[language]()
      expect(body.text).toContain(declarations.cancel_trial)
      expect(body.text).toMatch(/UTC|GMT/)
      expect(body.text).not.toContain('evil')
      expect(body.subject).not.toBe('')
    }
  })

  it('always gets its receipt: beyond three a day for a mailbox they are gathered into one mail', async () => {
    const { url, database, headers } = await startSignedIn()
    const { email } = somebody()
    const spelled = (n: number) => (n % 2 ? email : email.replace('@', `+${n}@`))
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.push(await cancel(url, { email: spelled(n), contract: `Contract ${n}` }))
    const { rows } = await database.pool.query<{ id: string; waits: boolean }>(
      `select id, due_at > now() + interval '5 hours' as waits from mails
       where template = 'cancellation_received' and email_person(recipient) = email_person($1) order by created_at`,
      [email],
    )
    expect(rows.map(({ waits }) => waits)).toEqual([false, false, false, true])
    const texts = await Promise.all(
      rows.map(async ({ id }) => (await call(url, 'readMail', { params: { id }, headers })).body.text),
    )
    for (const [n, id] of ids.entries()) expect([n, texts[Math.min(n, 3)]!.includes(id)]).toEqual([n, true])
  })

  it("leaves its person's lead unanswered, with one open task however many arrive", async () => {
    const product = await startSignedIn()
    const { url, database, headers } = product
    const person = somebody()
    const params = { id: await sendLead(product, person) }
    const lead = async () => (await call(url, 'readLead', { params, headers })).body
    const before = await lead()
    expect(isAwaitingReply(before)).toBe(true)
    const tasks = async () => {
      const text = 'select status from lead_tasks where lead_id = $1 order by created_at, id'
      return (await database.pool.query(text, [params.id])).rows.map(({ status }) => status)
    }
    const send = (note: string) => cancel(url, { email: person.email, note })
    await Promise.all(['once', 'and again', 'and again at once'].map(send))
    const { status, version, firstReplyAt } = before
    const after = await lead()
    expect(after).toMatchObject({ status, version, firstReplyAt })
    expect(isAwaitingReply(after)).toBe(true)
    expect(await tasks()).toEqual(['pending'])
    // After the task is done, a new declaration is new work.
    await database.pool.query(`update lead_tasks set status = 'completed' where lead_id = $1`, [params.id])
    await send('a new one')
    expect(await tasks()).toEqual(['completed', 'pending'])
  })

  it("leaves a task, due at once, with the same person's lead and a card on every board", async () => {
    const product = await startSignedIn()
    const { url, database, headers } = product
    const person = somebody()
    const leadId = await sendLead(product, person)
    const stream = await followStream(`${url}/api/events`, headers)
    const id = await cancel(url, { email: person.email.toUpperCase() })
    const { rows } = await database.pool.query(
      'select type, priority, status, due_date <= now() as due from lead_tasks where lead_id = $1',
      [leadId],
    )
    expect(rows).toMatchObject([{ type: 'cancellation', priority: 'high', status: 'pending', due: true }])
    const data = () => stream.events.map((event) => event.data)
    await expect.poll(data).toContainEqual({ topic: 'cancellations', change: 'arrived', id })
    await expect.poll(data).toContainEqual({ topic: 'leads', change: 'changed', id: leadId })
    const { data: listed } = (await call(url, 'listCancellations', { query: {}, headers })).body
    expect(listed.find((one) => one.id === id)?.lead).toMatchObject({ id: leadId, name: message.name })
  })

  it('counts once, however often it is sent', async () => {
    const { url, database } = await startProduct()
    const headers = { 'idempotency-key': randomUUID() }
    const sent = declaration()
    const twice = () => call(url, 'sendCancellation', { body: sent, headers })
    const answers = await Promise.all([twice(), twice(), twice()])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    await cancel(url, sent)
    expect(await cancel(url, sent)).toBe(await cancel(url, sent))
    const { rows } = await database.pool.query(
      `select (select count(*)::int from cancellations where email = $1) as cancellations,
         (select count(*)::int from mails where recipient = $1) as mails`,
      [sent.email],
    )
    expect(rows).toEqual([{ cancellations: 2, mails: 2 }])
    const other = { ...sent, name: 'Somebody Else' }
    const { status, body } = await call(url, 'sendCancellation', { body: other, headers })
    expect([status, body.error.code]).toEqual([422, 'key_reused'])
  })

  it('is refused if incomplete or not storable, and nothing is stored', async () => {
    const { url, database } = await startProduct()
    const before = await checksums(database.pool)
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
    expect(await checksums(database.pool)).toEqual(before)
  })

  it('is completed by a named teammate, and can be reopened', async () => {
    const product = await startProduct()
    const { url } = product
    const id = await cancel(url)
    const { username, headers } = await joinTeam(product)
    const change = (handled: boolean) => call(url, 'changeCancellation', { params: { id }, body: { handled }, headers })
    const isListed = async (state: 'open' | 'handled') => {
      const { data } = (await call(url, 'listCancellations', { query: { state }, headers })).body
      return data.some((one) => one.id === id)
    }
    expect((await change(true)).body).toMatchObject({ handledBy: username, handledAt: expect.any(String) })
    expect([await isListed('open'), await isListed('handled')]).toEqual([false, true])
    expect((await change(false)).body).toMatchObject({ handledBy: null, handledAt: null })
    expect([await isListed('open'), await isListed('handled')]).toEqual([true, false])
  })

  it('is listed page by page, newest first', async () => {
    const { url, headers } = await startSignedIn()
    const ids = [await cancel(url), await cancel(url), await cancel(url)]
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = { limit: 2, cursor }
      const page: AnswerOf<'listCancellations'> = (await call(url, 'listCancellations', { query, headers })).body
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids.toReversed())
  })

  it('is erased with everything else about its person', async () => {
    const { url, database, headers } = await startSignedIn()
    const person = { email: somebody().email }
    const id = await cancel(url, person)
    const exported = await call(url, 'exportPerson', { body: person, headers })
    expect(exported.body.records.cancellations).toMatchObject([{ contract: 'Alta del 3 de mayo' }])
    const erased = await call(url, 'erasePerson', { body: { ...person, confirmation: person.email }, headers })
    expect(erased.status).toBe(200)
    const { rows } = await database.pool.query(
      `select (select count(*)::int from idempotency_keys where answer->>'id' = $1) as keys,
         (select count(*)::int from cancellations where email = $2) as cancellations,
         (select count(*)::int from mails where recipient = $2) as mails`,
      [id, person.email],
    )
    expect(rows).toEqual([{ keys: 0, cancellations: 0, mails: 0 }])
  })
})
