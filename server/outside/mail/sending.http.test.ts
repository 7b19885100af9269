import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultSettings } from '#domain/default-brand.ts'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { subscriptionSetups } from '#server/db/schema/setups.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { call, freshDatabase, message, ownProduct, type Product } from '#server/testing/product.ts'
import type { MailServer } from '#server/testing/smtp-server.ts'
import { createOutbox, type MailRequest } from './outbox.ts'
import { startSender } from './sender.ts'

const outbox = createOutbox({ sends: true })

const sending = ({ url }: MailServer) => ({ SMTP_URL: url, MAIL_FROM: 'team@example.com' })

const invitationTo = (address: string): MailRequest => ({
  template: 'invitation',
  language: 'en',
  to: { address, name: null },
  about: { entity: 'invitation', id: newId() },
  values: {
    link: 'https://www.example.com/invited#secret',
    invitedBy: 'owner',
    role: 'agent',
    expiresAt: '2026-12-01T00:00:00.000Z',
  },
})

const queue = ({ database }: Pick<Product, 'database'>, mail: MailRequest) =>
  database.sql.transaction((tx) => outbox.queue(tx, mail))

const stored = async ({ database }: Pick<Product, 'database'>) =>
  database.sql.select().from(mails).orderBy(mails.createdAt)

/** Waits until every mail has been tried as often as given and is at rest. */
async function tried(product: Pick<Product, 'database'>, times: number) {
  for (;;) {
    const rows = await stored(product)
    if (
      rows.length > 0 &&
      rows.every(({ attempts, lastProblem, sentAt }) => attempts >= times && (lastProblem ?? sentAt))
    )
      return rows
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const dueNow = ({ database }: Pick<Product, 'database'>) =>
  database.pool.query(
    `update mails set due_at = now(), last_problem = null; insert into events (channel, payload) values ('mails', '')`,
  )

describe('a visitor who writes', () => {
  it('gets one receipt in their language, which repeats nothing of what they wrote', async () => {
    const server = await startMailServer()
    const product = await ownProduct({ environment: { ...sending(server), PUBLIC_URL: 'https://www.example.com' } })
    const own = { host: 'www.example.com' }
    expect((await call(product.url, 'sendContact', { body: message, headers: own })).status).toBe(201)
    await server.until(1)
    const { to, mail, raw } = server.received[0]!
    expect(to).toEqual([message.email])
    expect(mail.from).toMatchObject({ name: defaultSettings.name, address: 'team@example.com' })
    expect(mail.subject).toBe('Hemos recibido tu mensaje')
    expect(mail.text).toContain('Hola, Ana Torres:')
    expect(mail.html).toContain('<html lang="es" dir="ltr">')
    expect(raw).not.toContain('cómo funciona')
    const [row] = await tried(product, 1)
    expect(row).toMatchObject({ status: 'sent', attempts: 1, entity: 'lead', lastProblem: null })
    expect(mail.messageId).toBe(`<${row!.id}@example.com>`)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    // Addresses and texts stay out of the log.
    await expect.poll(() => product.log.join('')).toContain('mail sent')
    expect(product.log.join('')).not.toMatch(/ana\.torres|Hemos recibido/)
  })

  it('gets no second one within a day, neither for a further message nor for somebody else’s with their address', async () => {
    const product = await ownProduct()
    const send = (body: Partial<typeof message> & { email: string; phone: string }) =>
      call(product.url, 'sendContact', { body: { ...message, ...body } })
    await send(message)
    await send({ ...message, message: 'Another question' as never })
    await send({ ...message, name: 'Somebody else' as never, phone: '+34 612345679' as never })
    await send({ ...message, email: 'other@example.com', phone: '+34 612345670' } as never)
    const rows = await stored(product)
    expect(rows.map(({ recipient }) => recipient)).toEqual([message.email, 'other@example.com'])
    await product.database.pool.query(`update mails set created_at = now() - interval '25 hours'`)
    await send({ ...message, message: 'A day later' as never })
    const { rows: leads } = await product.database.pool.query('select id from contact_requests where email = $1', [
      message.email,
    ])
    expect((await stored(product)).filter(({ recipient }) => recipient === message.email)).toMatchObject([
      { entityId: leads[0].id },
      { entityId: leads[0].id },
    ])
  })

  it('without a mail server finds the receipt kept for staff', async () => {
    const product = await ownProduct()
    await call(product.url, 'sendContact', { body: message })
    expect(await stored(product)).toMatchObject([{ status: 'kept', attempts: 0 }])
  })
})

describe('a queued mail', () => {
  it('goes out when its transaction commits and never when it does not', async () => {
    const server = await startMailServer()
    const product = await ownProduct({ environment: sending(server) })
    const failed = product.database.sql.transaction(async (tx) => {
      await outbox.queue(tx, invitationTo('never@example.com'))
      throw new Error('something else went wrong')
    })
    await expect(failed).rejects.toThrow('something else')
    await queue(product, invitationTo('sent@example.com'))
    await server.until(1)
    expect(server.named).toEqual(['sent@example.com'])
  })

  it('forgets the link in it once it is sent', async () => {
    const server = await startMailServer()
    const product = await ownProduct({ environment: sending(server) })
    await queue(product, invitationTo('new@example.com'))
    await server.until(1)
    expect(server.received[0]!.mail.text).toContain('https://www.example.com/invited#secret')
    const [row] = await tried(product, 1)
    expect(row!.values).toMatchObject({ link: null })
  })

  it('is tried again after a temporary refusal, each time later, and arrives once', async () => {
    const server = await startMailServer()
    server.behave((_, before) =>
      before === 0
        ? { does: 'answer', code: 451, to: 'RCPT' }
        : before === 1
          ? { does: 'answer', code: 452, to: 'DATA' }
          : { does: 'accept' },
    )
    const product = await ownProduct({ environment: sending(server) })
    await queue(product, invitationTo('late@example.com'))
    for (const [tries, problem] of [
      [1, '451 RCPT TO EENVELOPE'],
      [2, '452 DATA EMESSAGE'],
    ] as const) {
      const [row] = await tried(product, tries)
      expect(row).toMatchObject({ status: 'queued', attempts: tries, lastProblem: problem })
      expect(row!.dueAt.getTime() - Date.now()).toBeGreaterThan(50_000 * tries)
      await dueNow(product)
    }
    await server.until(1)
    const [row] = await tried(product, 3)
    expect(row).toMatchObject({ status: 'sent', attempts: 3, lastProblem: null })
    expect(server.received).toHaveLength(1)
  })

  it('is given up when the server refuses it for good, while others go out', async () => {
    const server = await startMailServer()
    server.behave((recipient) =>
      recipient.startsWith('gone') ? { does: 'answer', code: 550, to: 'RCPT' } : { does: 'accept' },
    )
    const product = await ownProduct({ environment: sending(server) })
    await queue(product, invitationTo('gone@example.com'))
    await queue(product, invitationTo('here@example.com'))
    const [gone, here] = await tried(product, 1)
    expect(gone).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastProblem: '550 RCPT TO EENVELOPE',
      values: { link: null },
    })
    expect(here).toMatchObject({ status: 'sent' })
  })

  it('keeps its tries while the mail server is away or hangs up', async () => {
    const server = await startMailServer()
    server.behave(() => ({ does: 'hang up' }))
    const product = await ownProduct({ environment: sending(server) })
    await queue(product, invitationTo('first@example.com'))
    await queue(product, invitationTo('second@example.com'))
    let rows = await stored(product)
    while (!rows[0]!.lastProblem) rows = await stored(product)
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0])
    expect(rows[0]!.lastProblem).toMatch(/ECONNECTION|ESOCKET/)
    expect(rows.map(({ status }) => status)).toEqual(['queued', 'queued'])
  })

  it('is sent by one of two servers, each mail once', async () => {
    const server = await startMailServer()
    server.behave((_, before) => (before % 5 === 0 ? { does: 'accept slowly', ms: 200 } : { does: 'accept' }))
    const one = await ownProduct({ environment: sending(server) })
    await ownProduct({ beside: one, environment: sending(server) })
    const addresses = Array.from({ length: 40 }, (_, i) => `visitor${i}@example.com`)
    await Promise.all(addresses.map((address) => queue(one, invitationTo(address))))
    await server.until(40)
    const rows = await tried(one, 1)
    expect(rows.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
    expect(server.named.toSorted()).toEqual(addresses.toSorted())
  })

  it('is waited for quietly: a sender with nothing to do asks nothing of the database', async () => {
    const { database } = await freshDatabase()
    let queries = 0
    const counted = new Proxy(database.pool, {
      get(pool, name) {
        if (name !== 'query') return Reflect.get(pool, name)
        queries += 1
        return pool.query.bind(pool)
      },
    })
    const listener = { on: () => {}, onGap: () => {} }
    const transport = { deliver: async () => {} }
    const log = pino({ level: 'silent' })
    const sender = startSender({
      pool: counted,
      listener,
      transport,
      address: null,
      brandName: async () => 'Example',
      log,
    })
    onTestFinished(() => sender.stop())
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(queries).toBe(2)
  })

  it('about a setup notes on it that the mail is out only once the server has accepted it', async () => {
    const server = await startMailServer()
    server.behave((_, before) => (before === 0 ? { does: 'answer', code: 451, to: 'DATA' } : { does: 'accept' }))
    const product = await ownProduct({ environment: sending(server) })
    const id = newId()
    await product.database.sql.insert(subscriptionSetups).values({
      id,
      fullName: 'Ana Torres',
      email: 'ana@example.com',
      phone: '+34 612345678',
      mt5Username: '12345',
      investmentAmount: '1000-5000',
    })
    const emailSent = async () => (await product.database.sql.select().from(subscriptionSetups))[0]!.emailSent
    await queue(product, {
      template: 'setup_received',
      language: 'de',
      to: { address: 'ana@example.com', name: 'Ana Torres' },
      about: { entity: 'setup', id },
      values: { receivedAt: '2026-11-21T07:32:00.000Z' },
    })
    await tried(product, 1)
    expect(await emailSent()).toBe(false)
    await dueNow(product)
    await server.until(1)
    await tried(product, 2)
    expect(await emailSent()).toBe(true)
  })
})
