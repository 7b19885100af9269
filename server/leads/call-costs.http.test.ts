import { describe, expect, it } from 'vitest'
import { openDatabaseLine } from '#server/testing/database-line.ts'
import { call, freshDatabase, message, ownProduct, ownSignedIn } from '#server/testing/product.ts'

describe('the cost of a call', () => {
  it('is one statement and one transaction for a message, whether the person is new, known, or sends it twice', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const { url } = await ownProduct({ beside: { ...fresh, connection: line.connection } })
    const messages = [message, { ...message, message: 'Again' }, message]
    for (const body of messages) {
      for (const conversation of line.conversations) conversation.length = 0
      expect((await call(url, 'sendContact', { body })).status).toBe(201)
      // The listener and jobs that the message wakes talk over connections of their own, or before and after it.
      const talks = line.conversations
        .map((texts) => texts.map((text) => text.trim().split(/\s+/).slice(0, 3).join(' ')))
        .filter((texts) => texts.includes('begin isolation level'))
      expect(talks).toHaveLength(1)
      const [talk] = talks
      const start = talk!.indexOf('begin isolation level')
      const statements = talk!.slice(start + 1, talk!.indexOf('commit', start) + 1)
      expect(statements.at(-1)).toBe('commit')
      // Claims the key and finds the person; writes all that a message leaves behind, unless it was written before.
      expect(statements.length).toBeLessThanOrEqual(3)
    }
    // Everything that a message wrote was written by the same transaction.
    const { rows } = await fresh.database.pool.query(
      `select count(distinct writer)::int as writers, count(*)::int as written from (
         select xmin::text as writer from contact_requests union all
         select xmin::text from lead_interactions union all
         (select xmin::text from consents order by given_at desc limit 1) union all
         (select xmin::text from idempotency_keys order by created_at desc limit 1)
       ) w`,
    )
    expect(rows).toEqual([{ writers: 1, written: 4 }])
  })

  it('is a fixed number of statements for staff, and none for authentication', async () => {
    const fresh = await freshDatabase()
    const line = await openDatabaseLine(fresh.connection)
    const { url, headers } = await ownSignedIn({ beside: { ...fresh, connection: line.connection } })
    await call(url, 'sendContact', { body: message })
    const { body } = await call(url, 'listLeads', { query: {}, headers })
    const params = { id: body.data[0]!.id }
    const costs: [what: string, expected: number, make: () => Promise<{ status: number }>][] = [
      // Their second factors
      ['who is in', 1, () => call(url, 'readSession', { headers })],
      ['a list', 1, () => call(url, 'listLeads', { query: { status: 'new' }, headers })],
      // The version, matches among the newest leads, how many leads the stage has, the page
      ['a search', 4, () => call(url, 'listLeads', { query: { status: 'new', q: 'ana' }, headers })],
      // The version, stage counts and rates, the cards
      ['the board', 4, () => call(url, 'readBoard', { query: {}, headers })],
      ['a lead', 1, () => call(url, 'readLead', { params, headers })],
      // begin, lock, write, audit, announce, commit
      ['a move', 7, () => call(url, 'changeLead', { params, body: { status: 'qualified' }, headers })],
      ['a move to where it is', 3, () => call(url, 'changeLead', { params, body: { status: 'qualified' }, headers })],
      ['a note', 7, () => call(url, 'addInteraction', { body: { leadId: params.id, content: 'x' }, headers })],
      ['a refusal', 0, () => call(url, 'changeLead', { params, body: { status: 'x' as never }, headers })],
    ]
    for (const [what, expected, make] of costs) {
      line.statements.length = 0
      await make()
      expect([what, line.statements.length]).toEqual([what, expected])
    }
  })
})
