import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { eq, inArray } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { mails } from '#server/db/schema/mail.ts'
import { subscriptionSetups } from '#server/db/schema/setups.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { call, caughtUp, message, ownProduct, type Product, startProduct } from '#server/testing/product.ts'
import { type Behaviour, type MailServer, openMailServer } from '#server/testing/smtp-server.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { createOutbox, type MailRequest } from './outbox.ts'

const outbox = createOutbox({ sends: async () => true })

const sending = ({ url }: MailServer) => ({ SMTP_URL: url, MAIL_FROM: 'team@example.com' })

let server: MailServer
/** The mail server's behaviour for the next mails to an address, in order; it accepts later ones. */
const behaviours = new Map<string, Behaviour[]>()
beforeAll(async () => {
  server = await openMailServer()
  server.behave((recipient) => behaviours.get(recipient)?.shift() ?? { does: 'accept' })
})
afterAll(() => server.close())

/** The product that sends by this mail server. */
const startSending = () => startProduct({ environment: { ...sending(server), PUBLIC_URL: 'https://www.example.com' } })
const receivedBy = (address: string) => server.received.filter(({ to }) => to.includes(address))
const anyAddress = () => somebody().email

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

async function queue(product: Pick<Product, 'database'>, mail: MailRequest) {
  await product.database.sql.transaction((tx) => outbox.queue(tx, mail))
  await caughtUp(product)
}

/** The mails to these addresses, in the order of the addresses. */
async function stored({ database }: Pick<Product, 'database'>, ...recipients: string[]) {
  const rows = await database.sql.select().from(mails).where(inArray(mails.recipient, recipients))
  return rows.toSorted((a, b) => recipients.indexOf(a.recipient) - recipients.indexOf(b.recipient))
}

/** Waits until the mails to these addresses have had this many tries and none is in progress. */
async function tried(product: Pick<Product, 'database'>, times: number, ...recipients: string[]) {
  const atRest = async () =>
    (await stored(product, ...recipients)).filter(
      ({ attempts, lastProblem, sentAt }) => attempts >= times && (lastProblem ?? sentAt),
    )
  await expect.poll(atRest).toHaveLength(recipients.length)
  return stored(product, ...recipients)
}

async function dueNow(product: Pick<Product, 'database'>, recipient: string) {
  await product.database.pool.query(
    `with due as (update mails set due_at = now() - interval '1 second', last_problem = null where recipient = $1)
     insert into events (channel, payload) values ('mails', '')`,
    [recipient],
  )
  await caughtUp(product)
}

describe('a visitor who writes', () => {
  it('gets one receipt in their language, without their own text', async () => {
    const product = await startSending()
    const logged = product.log.length
    const { email, phone } = somebody()
    const own = { host: 'www.example.com' }
    const body = { ...message, email, phone }
    expect((await call(product.url, 'sendContact', { body, headers: own })).status).toBe(201)
    const [row] = await tried(product, 1, email)
    expect(row).toMatchObject({ status: 'sent', attempts: 1, entity: 'lead', lastProblem: null })
    expect(receivedBy(email)).toHaveLength(1)
    const { mail, raw } = receivedBy(email)[0]!
    expect(mail.from).toMatchObject({ name: defaultSettings.name, address: 'team@example.com' })
    expect(mail.subject).toBe('Hemos recibido tu mensaje')
    expect(mail.text).toContain('Hola, Ana:')
    expect(mail.html).toContain('<html lang="es" dir="ltr">')
    expect(raw).not.toContain('cómo funciona')
    expect(mail.messageId).toBe(`<${row!.id}@example.com>`)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(mail.headers.find(({ key }) => key === 'x-auto-response-suppress')?.value).toBe('All')
    // Addresses and texts stay out of the log.
    const log = () => product.log.slice(logged).join('')
    await expect.poll(log).toContain('mail sent')
    for (const text of [email, 'Hemos recibido']) expect(log()).not.toContain(text)
  })

  it("gets no second one within a day, for a further message or somebody else's with their address", async () => {
    const product = await startProduct()
    const { email, phone } = somebody()
    const other = somebody()
    const send = (body: object) => call(product.url, 'sendContact', { body: { ...message, email, ...body } })
    await send({ phone })
    await send({ phone, message: 'Another question' })
    await send({ phone: somebody().phone, name: 'Somebody else' })
    await sendLead(product, other)
    const rows = await stored(product, email, other.email)
    expect(rows.map(({ recipient }) => recipient)).toEqual([email, other.email])
    await product.database.pool.query(
      `update mails set created_at = now() - interval '25 hours' where recipient = $1`,
      [email],
    )
    await send({ phone, message: 'A day later' })
    const { rows: leads } = await product.database.pool.query('select id from contact_requests where email = $1', [
      email,
    ])
    expect(await stored(product, email)).toMatchObject([{ entityId: leads[0].id }, { entityId: leads[0].id }])
  })
})

describe('a mailbox that a stranger types in many spellings', () => {
  const spellings = (count: number) => {
    const [local, host] = somebody().email.split('@')
    return Array.from({ length: count }, (_, n) => (n === 0 ? `${local}@${host}` : `${local}+${n}@${host}`))
  }

  it.each([
    [
      'one after the other',
      async (tasks: (() => Promise<unknown>)[]) => {
        for (const task of tasks) await task()
      },
    ],
    ['at once', (tasks: (() => Promise<unknown>)[]) => Promise.all(tasks.map((task) => task()))],
  ])('gets one receipt of messages a day, %s', async (_, run) => {
    const product = await startProduct()
    const emails = spellings(8)
    await run(
      emails.map((email) => async () => {
        const body = { ...message, email, phone: somebody().phone }
        expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
      }),
    )
    expect(await stored(product, ...emails)).toHaveLength(1)
    // The control: another mailbox gets its own.
    const other = somebody()
    await sendLead(product, other)
    expect(await stored(product, other.email)).toHaveLength(1)
  })

  it('is asked once a day whether it wants offers', async () => {
    const product = await startProduct({
      environment: { ...sending(server), PUBLIC_URL: 'https://www.example.com' },
      confirmsOffers: true,
    })
    const emails = spellings(4)
    for (const email of emails) {
      const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
      const body = { ...message, email, phone: somebody().phone, consent }
      const { status } = await call(product.url, 'sendContact', { body, headers: { host: 'www.example.com' } })
      expect(status).toBe(201)
    }
    const asked = (await stored(product, ...emails)).filter(({ template }) => template === 'confirm_offers')
    expect(asked).toHaveLength(1)
  })
})

describe('a queued mail', () => {
  it('is sent when its transaction commits and never otherwise', async () => {
    const product = await startSending()
    const [never, sent] = [anyAddress(), anyAddress()]
    const failed = product.database.sql.transaction(async (tx) => {
      await outbox.queue(tx, invitationTo(never))
      throw new Error('something else went wrong')
    })
    await expect(failed).rejects.toThrow('something else')
    await queue(product, invitationTo(sent))
    await tried(product, 1, sent)
    expect([receivedBy(sent).length, server.named.includes(never)]).toEqual([1, false])
  })

  it('no longer contains its link once it is sent', async () => {
    const product = await startSending()
    const address = anyAddress()
    await queue(product, invitationTo(address))
    const [row] = await tried(product, 1, address)
    expect(receivedBy(address)[0]!.mail.text).toContain('https://www.example.com/invited#secret')
    expect(row!.values).toMatchObject({ link: null })
  })

  it('is retried after a temporary refusal, each time later, and arrives once', async () => {
    const product = await startSending()
    const address = anyAddress()
    behaviours.set(address, [
      { does: 'answer', code: 451, to: 'RCPT' },
      { does: 'answer', code: 452, to: 'DATA' },
    ])
    await queue(product, invitationTo(address))
    for (const [tries, problem] of [
      [1, '451 RCPT TO EENVELOPE'],
      [2, '452 DATA EMESSAGE'],
    ] as const) {
      const before = Date.now()
      const [row] = await tried(product, tries, address)
      expect(row).toMatchObject({ status: 'queued', attempts: tries, lastProblem: problem })
      expect(row!.dueAt.getTime() - before).toBeGreaterThan(50_000 * tries)
      await dueNow(product, address)
    }
    const [row] = await tried(product, 3, address)
    expect(row).toMatchObject({ status: 'sent', attempts: 3, lastProblem: null })
    expect(receivedBy(address)).toHaveLength(1)
  })

  it('is given up after a permanent refusal, while others are sent', async () => {
    const product = await startSending()
    const [gone, here] = [anyAddress(), anyAddress()]
    behaviours.set(gone, [{ does: 'answer', code: 550, to: 'RCPT' }])
    await queue(product, invitationTo(gone))
    await queue(product, invitationTo(here))
    expect(await tried(product, 1, gone, here)).toMatchObject([
      { status: 'failed', attempts: 1, lastProblem: 'undeliverable: 550 RCPT TO EENVELOPE', values: { link: null } },
      { status: 'sent' },
    ])
  })

  it.each([
    ['RCPT', '5.7.1 Relay access denied', '554 RCPT TO EENVELOPE'],
    ['RCPT', '5.7.1 Sender address rejected: not owned by user desk@example.com', '553 RCPT TO EENVELOPE'],
    ['RCPT', '5.7.54 Unable to relay recipient in non-accepted domain', '550 RCPT TO EENVELOPE'],
    ['RCPT', '5.7.1 Service unavailable; Client host [192.0.2.1] blocked using bl.example', '554 RCPT TO EENVELOPE'],
    ['DATA', '5.1.8 Access denied, bad outbound sender', '550 DATA EMESSAGE'],
    ['DATA', '5.7.60 Client does not have permissions to send as this sender', '550 DATA EMESSAGE'],
    ['DATA', '5.2.252 SendAsDenied; desk@example.com not allowed to send as team@example.com', '554 DATA EMESSAGE'],
    ['DATA', '5.4.5 Daily user sending limit exceeded', '550 DATA EMESSAGE'],
  ] as const)(
    'waits until the mail server takes mails of ours if it refuses us, at %s: %s',
    async (to, text, problem) => {
      const strict = await startMailServer()
      strict.behave(() => ({ does: 'answer', code: Number(problem.slice(0, 3)), to, text }))
      const product = await ownProduct({ environment: sending(strict) })
      const address = anyAddress()
      await queue(product, invitationTo(address))
      expect(await tried(product, 1, address)).toMatchObject([{ status: 'queued', lastProblem: problem }])
    },
  )

  it('keeps its attempts while the mail server is down or hangs up', async () => {
    // While that server is unreachable, nothing is sent to anybody.
    const away = await startMailServer()
    away.behave(() => ({ does: 'hang up' }))
    const product = await ownProduct({ environment: sending(away) })
    const [first, second] = [anyAddress(), anyAddress()]
    await queue(product, invitationTo(first))
    await queue(product, invitationTo(second))
    await tried(product, 1, first)
    expect(await stored(product, first, second)).toMatchObject([
      { status: 'queued', attempts: 1, lastProblem: expect.stringMatching(/ECONNECTION|ESOCKET/) },
      { status: 'queued', attempts: 0 },
    ])
  })

  it('that waited for more than three days is not sent without a teammate, unless it is a required receipt', async () => {
    const product = await startSending()
    const [late, soon, owed] = [anyAddress(), anyAddress(), anyAddress()]
    const receipt = { receivedAt: '2026-11-20T09:00:00.000Z', receipt: newId(), kind: 'cancel_trial' } as const
    await product.database.sql.transaction(async (tx) => {
      const waited = async (mail: MailRequest, hours: number) => {
        await outbox.queue(tx, mail)
        const dueAt = new Date(Date.now() - hours * 3_600_000)
        await tx.update(mails).set({ dueAt }).where(eq(mails.recipient, mail.to.address))
      }
      await waited(invitationTo(late), 73)
      await waited(invitationTo(soon), 71)
      await waited({ ...invitationTo(owed), template: 'cancellation_received', values: receipt }, 73)
    })
    expect(await tried(product, 0, late, soon, owed)).toMatchObject([
      { status: 'failed', attempts: 0, lastProblem: 'waited too long', values: { link: null } },
      { status: 'sent' },
      { status: 'sent' },
    ])
    expect(receivedBy(late)).toEqual([])
  })

  it('is sent by one of two servers, each mail once', async () => {
    const one = await startSending()
    await ownProduct({ beside: one, environment: sending(server) })
    const addresses = Array.from({ length: 20 }, anyAddress)
    for (const address of addresses.filter((_, i) => i % 5 === 0))
      behaviours.set(address, [{ does: 'accept slowly', ms: 200 }])
    await Promise.all(addresses.map((address) => queue(one, invitationTo(address))))
    const rows = await tried(one, 1, ...addresses)
    expect(rows.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
    const ours = server.named.filter((address) => addresses.includes(address))
    expect(ours.toSorted()).toEqual(addresses.toSorted())
  })

  it('about a setup marks it as mailed only once the server has accepted it', async () => {
    const product = await startSending()
    const { email, phone } = somebody()
    behaviours.set(email, [{ does: 'answer', code: 451, to: 'DATA' }])
    const id = newId()
    await product.database.sql.insert(subscriptionSetups).values({
      id,
      fullName: 'Ana Torres',
      email,
      phone,
      mt5Username: '12345',
      investmentAmount: '1000-5000',
    })
    const emailSent = async () => {
      const [setup] = await product.database.sql.select().from(subscriptionSetups).where(eq(subscriptionSetups.id, id))
      return setup!.emailSent
    }
    await queue(product, {
      template: 'setup_received',
      language: 'de',
      to: { address: email, name: 'Ana Torres' },
      about: { entity: 'setup', id },
      values: { receivedAt: '2026-11-21T07:32:00.000Z' },
    })
    await tried(product, 1, email)
    expect(await emailSent()).toBe(false)
    await dueNow(product, email)
    await tried(product, 2, email)
    expect(await emailSent()).toBe(true)
  })
})
