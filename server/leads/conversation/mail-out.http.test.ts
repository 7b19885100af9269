import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverMail } from '#server/testing/inbound-mail.ts'
import { call, caughtUp, message, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { type Behaviour, type MailServer, openMailServer } from '#server/testing/smtp-server.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

let server: MailServer
/** The mail server's behaviour for the next mails to an address, in order; it accepts later ones. */
const behaviours = new Map<string, Behaviour[]>()
beforeAll(async () => {
  server = await openMailServer()
  server.behave((recipient) => behaviours.get(recipient)?.shift() ?? { does: 'accept' })
})
afterAll(() => server.close())

const start = () => startProduct({ environment: { SMTP_URL: server.url, MAIL_FROM: 'sales@example.org' } })
const receivedBy = (address: string) =>
  server.received.filter(({ to, mail }) => to.includes(address) && mail.subject !== 'Hemos recibido tu mensaje')

/** A lead, and writing to it. */
async function someLead(name = 'Lucía Prado') {
  const product = await start()
  const { url } = product
  const nora = await joinTeam(product)
  const { email, phone } = somebody()
  const id = await sendLead(product, { email, phone, name })
  // Their receipt is out, so the next behaviour applies to our mail.
  await expect.poll(() => server.received.filter(({ to }) => to.includes(email))).toHaveLength(1)
  const thread = async () =>
    (await call(url, 'listMessages', { params: { id }, query: {}, headers: nora.headers })).body.data
  const send = (own: object = {}, headers: Record<string, string> = nora.headers) =>
    call(url, 'sendMessage', {
      params: { id },
      body: {
        channel: 'email',
        to: email,
        subject: 'Your trial',
        text: 'Dear Lucía,\n\nfree for 14 days.',
        seen: null,
        ...own,
      },
      headers,
    })
  const settled = async () => {
    await caughtUp(product)
    await expect.poll(async () => (await thread())[0]!.state).not.toBe('queued')
    return (await thread())[0]!
  }
  return { ...product, nora, id, email, phone, thread, send, settled }
}

const mailOf = (from: string, to: string, more: string, text = 'Hello') =>
  `From: ${from}\nTo: ${to}\nSubject: Re: Your trial\nMessage-ID: <${crypto.randomUUID()}@example.com>\n${more}\n\n${text}\n`

describe('a mail to a lead', () => {
  it("has the teammate's name and the lead's reply address, and counts as the reply", async () => {
    const { send, settled, email, nora, url, id } = await someLead()
    expect((await send()).status).toBe(201)
    expect(await settled()).toMatchObject({ state: 'sent', direction: 'out', writtenBy: nora.username })
    const [{ mail }] = receivedBy(email) as [ReturnType<typeof receivedBy>[number]]
    expect(mail.from).toMatchObject({ name: nora.username, address: 'sales@example.org' })
    expect(mail.to).toMatchObject([{ name: 'Lucía Prado', address: email }])
    expect(mail.replyTo?.[0]?.address).toMatch(/^sales\+[a-z2-9]{16}@example\.org$/)
    expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    const lead = (await call(url, 'readLead', { params: { id }, headers: nora.headers })).body
    expect(lead).toMatchObject({ status: 'contacted', assignedTo: nora.username, clockEvent: 'reply' })
    expect(lead.firstReplyAt).not.toBe(null)
  })

  it('answers the newest mail of the person it goes to', async () => {
    const lead = await someLead()
    await lead.send()
    const first = await lead.settled()
    const [{ mail }] = receivedBy(lead.email) as [ReturnType<typeof receivedBy>[number]]
    const theirs = mailOf(lead.email, mail.replyTo![0]!.address!, `In-Reply-To: ${mail.messageId}`)
    const theirId = /Message-ID: (<.*>)/.exec(theirs)![1]!
    const { id } = await deliverMail(lead, theirs)
    expect((await lead.thread())[0]).toMatchObject({ author: 'lead', settledAs: null })
    expect((await lead.send({ seen: id, text: 'Gladly.' })).status).toBe(201)
    await lead.settled()
    const answer = receivedBy(lead.email).at(-1)!.mail
    expect(answer.inReplyTo).toBe(theirId)
    expect(answer.references?.split(/\s+/)).toEqual([`<${first.id}@example.org>`, theirId])
    expect((await lead.thread()).find((one) => one.id === id)).toMatchObject({ settledAs: 'answered' })
  })

  it('is "perhaps sent" if the connection breaks after the text was handed over, and not retried', async () => {
    const lead = await someLead()
    behaviours.set(lead.email, [{ does: 'take and hang up' }])
    await lead.send()
    expect(await lead.settled()).toMatchObject({ state: 'perhaps' })
    await call(lead.url, 'decideOutcome', {
      params: { id: (await lead.thread())[0]!.id },
      body: { outcome: 'again' },
      headers: lead.nora.headers,
    })
    expect(await lead.settled()).toMatchObject({ state: 'sent' })
    expect(receivedBy(lead.email)).toHaveLength(1)
  })

  it('is "perhaps sent" if the server died while handing it over', async () => {
    const lead = await someLead()
    const { body } = await lead.send()
    await lead.settled()
    await lead.database.pool.query(
      `with again as (update mails set status = 'queued', handed_at = now(), due_at = now() - interval '1 second' where id = $1)
       insert into events (channel, payload) values ('mails', '')`,
      [body.id],
    )
    await caughtUp(lead)
    await expect.poll(async () => (await lead.thread())[0]!.state).toBe('perhaps')
    const decided = await call(lead.url, 'decideOutcome', {
      params: { id: body.id },
      body: { outcome: 'sent' },
      headers: lead.nora.headers,
    })
    expect(decided.body.state).toBe('sent')
  })

  it('marks an address only if its mailbox does not exist', async () => {
    for (const [code, text, dead] of [
      [550, '5.1.1 no such user', true],
      [552, 'message size exceeds the limit', false],
      [552, 'mailbox full', false],
      [550, 'blocked by policy', false],
      [550, 'no such user here', true],
    ] as const) {
      const lead = await someLead()
      behaviours.set(lead.email, [{ does: 'answer', code, to: 'RCPT', text }])
      await lead.send()
      expect([text, await lead.settled()]).toMatchObject([text, { state: 'failed' }])
      const { rows } = await lead.database.pool.query(
        'select undeliverable_since is not null as dead from lead_addresses where key = $1',
        [lead.email],
      )
      expect([text, rows[0].dead]).toEqual([text, dead])
    }
  })

  it("goes to one recipient, whatever the lead's name; a subject is one line", async () => {
    for (const name of ['Eve <eve@example.net>,', 'García, Núria (VIP)', 'A "quoted" name']) {
      const lead = await someLead(name)
      await lead.send({ subject: 'One, two; three' })
      await lead.settled()
      const [{ to, mail, raw }] = receivedBy(lead.email) as [ReturnType<typeof receivedBy>[number]]
      expect(to).toEqual([lead.email])
      expect(mail.to?.map(({ address }) => address)).toEqual([lead.email])
      expect(raw).not.toMatch(/^Bcc:/im)
      expect(
        (await lead.send({ subject: 'A\r\nBcc: eve@example.net', seen: (await lead.thread())[0]!.id })).status,
      ).toBe(400)
    }
  })

  it('is not sent while its lead is in the recycle bin, and can be sent again after a restore', async () => {
    const lead = await someLead()
    const { pool } = lead.database
    behaviours.set(lead.email, [{ does: 'answer', code: 451, to: 'DATA' }])
    const { id } = (await lead.send()).body
    const stored = async () =>
      (await pool.query('select status, last_problem from mails where id = $1', [id])).rows[0] as Record<string, string>
    await expect.poll(async () => (await stored()).last_problem).not.toBeNull()
    const of = { params: { id: lead.id }, headers: await signIn(lead.url) }
    expect((await call(lead.url, 'deleteLead', { ...of, query: {} })).status).toBe(204)
    const before = receivedBy(lead.email).length
    await pool.query(`update mails set due_at = now() - interval '1 second' where id = $1`, [id])
    await pool.query(`insert into events (channel, payload) values ('mails', '')`)
    await expect.poll(stored).toEqual({ status: 'failed', last_problem: 'lead deleted' })
    expect(receivedBy(lead.email)).toHaveLength(before)
    await call(lead.url, 'restoreLead', of)
    expect((await lead.thread())[0]).toMatchObject({ id, state: 'failed', settledAs: null })
    const again = await call(lead.url, 'decideOutcome', {
      params: { id },
      body: { outcome: 'again' },
      headers: of.headers,
    })
    expect(again.status).toBe(200)
    expect(await lead.settled()).toMatchObject({ state: 'sent' })
  })

  it('is refused without a mail server', async () => {
    const { url } = await startProduct()
    const product: Pick<Product, 'url' | 'database'> = await startProduct()
    const id = await sendLead(product, somebody())
    const body = { channel: 'email' as const, to: 'a@example.com', subject: 'x', text: 'x', seen: null }
    expect((await call(url, 'sendMessage', { params: { id }, body, headers: await signIn(url) })).status).toBe(409)
  })
})

describe('the desk', () => {
  it('shows the second sender what came in between, and sends a double click once', async () => {
    const lead = await someLead()
    const omar = await joinTeam(lead)
    const once = { ...lead.nora.headers, 'idempotency-key': crypto.randomUUID() }
    const [one, two] = await Promise.all([lead.send({}, once), lead.send({}, once)])
    expect([one.body.id, two.body.id]).toEqual([one.body.id, one.body.id])
    const refused = await lead.send({ text: 'Another answer' }, omar.headers)
    expect([refused.status, refused.body.error.current]).toMatchObject([
      409,
      { seen: expect.stringContaining(one.body.id), by: lead.nora.username },
    ])
    expect((await lead.send({ text: 'Another answer', seen: one.body.id }, omar.headers)).status).toBe(201)
    await lead.settled()
    const { id } = await deliverMail(lead, mailOf(lead.email, 'sales@example.org', ''))
    const missed = await lead.send({ seen: one.body.id })
    expect([missed.status, missed.body.error.current]).toMatchObject([
      409,
      { seen: expect.stringContaining(id), by: lead.email },
    ])
  })

  it('shows before sending that the lead sent another form, or that a teammate logged words of theirs', async () => {
    const lead = await someLead()
    const omar = await joinTeam(lead)
    const read = async ({ headers } = lead.nora) =>
      (await call(lead.url, 'listMessages', { params: { id: lead.id }, query: {}, headers })).body.seen
    const seen = await read()
    const again = { ...message, email: lead.email, phone: lead.phone, name: 'Lucía Prado', message: 'Please stop' }
    expect((await call(lead.url, 'sendContact', { body: again })).status).toBe(201)
    const form = await lead.send({ seen })
    expect(form.status).toBe(409)
    const text = expect.stringContaining('Please stop')
    expect(form.body.error.current).toEqual({ by: 'Lucía Prado', text, seen: await read() })
    const body = { leadId: lead.id, type: 'email' as const, content: 'Not today', byVisitor: true }
    const log = () => call(lead.url, 'addInteraction', { body, headers: omar.headers })
    const [before, beforeOwn] = [await read(), await read(omar)]
    await log()
    const logged = await lead.send({ seen: before })
    expect([logged.status, logged.body.error.current]).toMatchObject([409, { text: 'Not today' }])
    // The teammate who logged it knows it.
    expect((await lead.send({ seen: beforeOwn }, omar.headers)).status).toBe(201)
    expect((await lead.send({ seen: await read() })).status).toBe(201)
  })

  it('shows and leaves waiting what was fetched late, above the message that was seen', async () => {
    const lead = await someLead()
    const first = await deliverMail(lead, mailOf(lead.email, 'sales@example.org', '', 'Where do I pay?'))
    const late = await deliverMail(lead, mailOf(lead.email, 'sales@example.org', '', 'I withdraw.'))
    await lead.database.pool.query("update messages set at = at - interval '1 hour' where id = $1", [late.id])
    expect((await lead.thread()).map(({ id }) => id)).toEqual([first.id, late.id])
    const params = { id: lead.id }
    const settle = (seen: string) =>
      call(lead.url, 'settleMessages', { params, body: { seen }, headers: lead.nora.headers })
    expect((await settle(first.id)).body).toEqual({ settled: 1 })
    const refused = await lead.send({ seen: first.id })
    expect([refused.status, refused.body.error.current]).toMatchObject([
      409,
      { seen: expect.stringContaining(late.id), text: expect.stringContaining('I withdraw.') },
    ])
    expect((await lead.send({ seen: late.id })).status).toBe(201)
  })

  it('settles what was seen, and leaves later messages waiting', async () => {
    const lead = await someLead()
    await lead.send()
    const first = await deliverMail(lead, mailOf(lead.email, 'sales@example.org', '', 'First'))
    const second = await deliverMail(lead, mailOf(lead.email, 'sales@example.org', '', 'Second'))
    const settle = (seen: string) =>
      call(lead.url, 'settleMessages', { params: { id: lead.id }, body: { seen }, headers: lead.nora.headers })
    expect((await settle(first.id)).body).toEqual({ settled: 1 })
    const read = async () =>
      (await call(lead.url, 'readLead', { params: { id: lead.id }, headers: lead.nora.headers })).body
    expect((await read()).clockEvent).toBe('message')
    const replies = (await read()).lastReplyAt
    expect((await settle(second.id)).body).toEqual({ settled: 1 })
    expect(await read()).toMatchObject({ clockEvent: 'reply', lastReplyAt: replies })
    // A program does not open it again; a person does.
    await deliverMail(lead, mailOf(lead.email, 'sales@example.org', 'Auto-Submitted: auto-replied'))
    expect((await read()).clockEvent).toBe('reply')
    const third = await deliverMail(lead, mailOf(lead.email, 'sales@example.org', ''))
    expect((await read()).clockEvent).toBe('message')
    // A form sent after the seen message still waits.
    const again = { ...message, email: lead.email, phone: lead.phone, name: 'Lucía Prado', message: 'One more thing' }
    await call(lead.url, 'sendContact', { body: again })
    expect((await settle(third.id)).body).toEqual({ settled: 1 })
    expect((await read()).clockEvent).toBe('message')
  })
})
