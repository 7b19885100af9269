import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/api.ts'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { type Answered, call, ownProduct, signIn, startSignedIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const row = (n: number, status: string) => ({
  id: newId(),
  template: 'contact_receipt',
  language: 'ar',
  recipient: `visitor${n}@example.com`,
  recipientName: 'محمد علي',
  values: { receivedAt: '2026-11-21T07:32:00.000Z' },
  entity: 'lead',
  entityId: newId(),
  status,
  attempts: 3,
  lastProblem: '550 RCPT TO EENVELOPE',
  createdAt: new Date(Date.UTC(2026, 10, 21, 0, n)),
})
const withLink = {
  ...row(50, 'queued'),
  template: 'invitation',
  language: 'en',
  values: {
    link: 'https://www.example.com/invited#secret',
    invitedBy: 'owner',
    role: 'owner',
    expiresAt: '2026-12-01T00:00:00.000Z',
  },
}

describe('the outbox', () => {
  it('without a mail server shows what would have been sent, and says so', async () => {
    const product = await startSignedIn()
    const { url, headers } = product
    const { email, phone } = somebody()
    await sendLead(product, { email, phone })
    const { body } = await call(url, 'listMails', { query: {}, headers })
    expect(body.sends).toBe(false)
    const mail = body.data.find(({ recipient }) => recipient === email)!
    expect(mail).toMatchObject({ status: 'kept', subject: 'Hemos recibido tu mensaje' })
    const params = { id: mail.id }
    expect((await call(url, 'readMail', { params, headers })).body.text).toContain('Hola, Ana:')
    const retried = await call(url, 'retryMail', { params, headers })
    expect(retried).toMatchObject({ status: 409, body: { error: { message: 'No mail server is set.' } } })
  })

  it('comes in pages and by status, newest first, each mail once', async () => {
    const { url, database, headers } = await startSignedIn()
    const rows = Array.from({ length: 25 }, (_, n) => row(n, n % 5 === 0 ? 'failed' : 'sent'))
    await database.sql.insert(mails).values(rows)
    const own = rows.map(({ id }) => id).toReversed()
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answered<AnswerOf<'listMails'>> = await call(url, 'listMails', {
        query: { limit: 10, cursor },
        headers,
      })
      seen.push(...body.data.map(({ id }) => id))
      cursor = body.nextCursor
    }
    expect(seen.filter((id) => own.includes(id))).toEqual(own)
    const failed = (await call(url, 'listMails', { query: { status: 'failed' }, headers })).body.data
    expect(failed.filter(({ id }) => own.includes(id))).toHaveLength(5)
    expect(failed.filter(({ status }) => status !== 'failed')).toEqual([])
    expect((await call(url, 'listMails', { query: { cursor: 'made up' }, headers })).status).toBe(400)
  })

  it('never shows an invitation link', async () => {
    const { url, database, headers } = await startSignedIn()
    await database.sql.insert(mails).values(withLink)
    const one = await call(url, 'readMail', { params: { id: withLink.id }, headers })
    expect(JSON.stringify(one.body)).not.toContain('secret')
    expect(one.body.text).toContain('Ask owner for the link')
  })

  it('resends a failed mail on request, which is audited; one without its link, or a sent one, not', async () => {
    const server = await startMailServer()
    const { url, database } = await ownProduct({
      environment: { SMTP_URL: server.url, MAIL_FROM: 'team@example.com' },
    })
    const headers = await signIn(url)
    const failed = row(1, 'failed')
    const sent = row(2, 'sent')
    const lost = { ...withLink, status: 'failed', values: { ...withLink.values, link: null } }
    await database.sql.insert(mails).values([failed, sent, lost])
    const retry = async ({ id }: { id: string }) => (await call(url, 'retryMail', { params: { id }, headers })).status
    expect([await retry(failed), await retry(sent), await retry(lost), await retry({ id: newId() })]).toEqual([
      200, 409, 409, 404,
    ])
    await server.until(1)
    expect(server.received[0]!.mail.html).toContain('dir="rtl"')
    const { rows } = await database.pool.query(`select entity_id, detail from audit_log where action = 'mail.retried'`)
    expect(rows).toEqual([{ entity_id: failed.id, detail: { template: 'contact_receipt', from: 'failed' } }])
  })
})
