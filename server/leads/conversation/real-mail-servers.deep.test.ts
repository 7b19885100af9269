import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { followStream } from '#server/testing/event-stream.ts'
import { call, ownSignedIn } from '#server/testing/product.ts'
import { farDomain, startRealMail, whyNoRealMail } from '#server/testing/real-mail.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const sales = 'sales@example.org'
const lucia = 'lucia@example.com'
const zoe = 'zoë@example.com'
const mega = 1024 * 1024
const why = whyNoRealMail()
beforeEach(({ skip }) => skip(why !== null, why ?? undefined))

/** Debian's servers and a product that sends by Postfix and reads the mailbox at Dovecot. */
async function connected() {
  const real = await startRealMail([sales, lucia, zoe])
  const product = await ownSignedIn()
  const { url, headers } = product
  const smtp = { host: 'localhost', port: real.smtpPort, security: 'starttls', user: sales, from: sales } as const
  const changeServer = async (different: object = {}) => {
    const server = { ...smtp, password: real.password, ...different }
    expect((await call(url, 'changeMailServer', { body: { server }, headers })).status).toBe(200)
  }
  await changeServer()
  const imap = {
    host: 'localhost',
    port: real.imapPort,
    security: 'tls',
    user: sales,
    password: real.password,
  } as const
  const changeMailbox = async (different: object = {}, mailbox: string | null = null) => {
    const body = { mailbox, replyForm: 'plus' as const, imap: { ...imap, ...different } }
    expect((await call(url, 'changeMailChannel', { body, headers })).status).toBe(200)
  }
  await changeMailbox()
  const channel = async () => (await call(url, 'readMailChannel', { headers })).body
  await expect.poll(async () => (await channel()).fetching?.provenAt ?? null).not.toBe(null)
  return { ...product, real, headers, channel, changeServer, changeMailbox }
}

type Connected = Awaited<ReturnType<typeof connected>>

/** A lead with this address whom a teammate writes to. */
async function lead(product: Connected, email: string) {
  const { url } = product
  const nora = await joinTeam(product)
  const id = await sendLead(product, { ...somebody(), email, name: 'Lucía Prado' })
  const params = { id }
  const conversation = async () => (await call(url, 'listMessages', { params, query: {}, headers: nora.headers })).body
  const thread = async () => (await conversation()).data
  const write = async (text: string, files: readonly string[] = []): Promise<Message> => {
    const body = {
      channel: 'email' as const,
      to: email,
      subject: 'Your trial',
      text,
      files: [...files],
      seen: (await conversation()).seen,
    }
    const { status, body: written } = await call(url, 'sendMessage', { params, body, headers: nora.headers })
    expect(status).toBe(201)
    return written
  }
  const stateOf = async ({ id }: Message) => (await thread()).find((one) => one.id === id)?.state
  /** What came in, oldest first: a mail server tells arrivals to the second, so an answer may stand before the mail it answers. */
  const received = async () => (await thread()).filter(({ direction }) => direction === 'in').toReversed()
  const texts = async () => (await received()).map(({ text }) => text.trim())
  return { id, nora, write, stateOf, received, texts, email }
}

const headerOf = (source: string, name: string) => {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null
}

let mails = 0
const mailFrom = (from: string, text: string, ...more: string[]) =>
  [
    `From: ${from}`,
    `To: ${sales}`,
    'Subject: Re: Your trial',
    `Message-ID: <${++mails}@example.com>`,
    ...more,
    '',
    text,
    '',
  ].join('\r\n')

it('a mail leaves over Postfix with a login, and what its plus address is answered is announced by Dovecot, in the thread and still unread in the mailbox', async () => {
  const product = await connected()
  const { real, url } = product
  const { id, nora, write, stateOf, received, texts, email } = await lead(product, lucia)
  const stream = await followStream(`${url}/api/events`, nora.headers)
  const written = await write('Dear Lucía,\n\nfree for 14 days.')
  await expect.poll(() => stateOf(written)).toBe('sent')
  const arrived = async () =>
    (await real.mailsOf(email)).find(({ source }) => headerOf(source, 'Subject') === 'Your trial')
  await expect.poll(arrived).toBeDefined()
  const { source } = (await arrived())!
  expect(headerOf(source, 'From')).toContain(`<${sales}>`)
  expect(headerOf(source, 'From')).toContain(nora.username)
  const replyTo = /<(sales\+[a-z2-9]{16}@example\.org)>/.exec(headerOf(source, 'Reply-To')!)![1]!
  expect(headerOf(source, 'Message-ID')).toBe(`<${written.id}@example.org>`)
  expect(source).toContain('with ESMTPSA')

  await real.send(email, replyTo, mailFrom(email, 'Gladly.', `In-Reply-To: <${written.id}@example.org>`))
  await expect.poll(texts).toEqual(['Gladly.'])
  expect((await received())[0]).toMatchObject({ leadId: id, author: 'lead', direction: 'in', settledAs: null })
  expect(stream.events.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ topic: 'leads', change: 'returned', id }),
  )
  // Announced while the product waits, not found by asking.
  expect(real.said()).toMatch(/\+ idling\r\n(?:(?!OK Idle).)*?\* 1 EXISTS\r\n/s)
  expect((await real.mailsOf(sales)).map(({ flags }) => flags)).toEqual([[]])
})

it('the test of the settings reads its mails back, and names a wrong password, sender, recipient and a missing login', async () => {
  const product = await connected()
  const { url, headers, channel, changeServer, changeMailbox } = product
  const findings = async () => {
    await call(url, 'testMailChannel', { headers })
    await expect.poll(async () => (await channel()).test?.state).toBe('done')
    return (await channel()).test!.findings
  }
  expect(await findings()).toEqual([])
  await changeServer({ password: 'wrong' })
  expect(await findings()).toEqual([{ problem: 'login', field: 'server.password', detail: '535 5.7.8' }])
  await changeServer({ from: 'sales@unknown.example' })
  expect(await findings()).toEqual([{ problem: 'sender', field: 'server.from', detail: '553 5.7.1' }])
  // What is written meanwhile waits for the right address.
  await sendLead(product, { email: lucia })
  await expect
    .poll(async () => (await product.database.pool.query('select status, last_problem from mails')).rows)
    .toEqual([{ status: 'queued', last_problem: '553 RCPT TO EENVELOPE' }])
  await changeServer({ user: null, password: undefined })
  await changeMailbox({}, 'sales@elsewhere.example')
  expect(await findings()).toEqual([{ problem: 'no_login', field: 'server.user', detail: '554 5.7.1' }])
  await changeServer()
  await changeMailbox({}, 'nobody@example.com')
  expect(await findings()).toEqual([{ problem: 'recipient', field: 'mailbox', detail: '550 5.1.1' }])
  await changeMailbox({ password: 'wrong' })
  await expect.poll(async () => (await channel()).fetching?.problem).toBe('login')
})

it('an address that the server does not know is marked, whether it refuses the recipient or returns the mail later', async () => {
  const product = await connected()
  const { url, headers } = product
  const mailbox = async (id: string) => (await call(url, 'listConsents', { params: { id }, headers })).body.mailbox
  const failed = async (address: string) => {
    const { id, write, received, stateOf } = await lead(product, address)
    const written = await write('Are you there?')
    await expect.poll(() => stateOf(written)).toBe('failed')
    return { reason: (await mailbox(id)).undeliverableReason, reports: await received() }
  }
  // Letters of the address that also stand for other refusals change nothing.
  for (const address of ['nobody@example.com', 'limit@example.com'])
    expect(await failed(address)).toEqual({ reason: '550 RCPT TO EENVELOPE', reports: [] })
  const { reason, reports } = await failed(`nobody@${farDomain}`)
  expect(reason).toBe('5.1.1')
  const report = { isAutomatic: true, settledAs: 'automatic', subject: 'Undelivered Mail Returned to Sender' }
  expect(reports).toContainEqual(
    expect.objectContaining({ ...report, text: expect.stringContaining("User doesn't exist") }),
  )
})

it('a restart of Dovecot and numbers that begin anew lose no mail and double none', async () => {
  const product = await connected()
  const { real, channel } = product
  const { texts } = await lead(product, lucia)
  const answer = (text: string) => real.send(lucia, sales, mailFrom(lucia, text))
  await answer('before')
  await expect.poll(texts).toEqual(['before'])
  await real.stopDovecot()
  await expect.poll(async () => (await channel()).fetching?.problem).toBe('connection')
  await answer('while it was away')
  await real.startDovecot()
  await expect.poll(texts).toEqual(['before', 'while it was away'])

  // The restored mailbox has other numbers.
  await real.stopDovecot()
  const folder = real.folderOf(sales)
  const indexes = readdirSync(folder).filter((name) => name.startsWith('dovecot'))
  expect(indexes).toContain('dovecot-uidlist')
  for (const name of indexes) rmSync(join(folder, name))
  await answer('during the restore')
  await real.startDovecot()
  await expect.poll(texts).toEqual(['before', 'while it was away', 'during the restore'])

  // Numbers change under a connection that listens.
  await expect.poll(async () => (await channel()).fetching?.problem).toBe(null)
  real.doveadm('mailbox', 'update', '-u', sales, '--uid-validity', '7', 'INBOX')
  await answer('after new numbers')
  await expect.poll(texts).toEqual(['before', 'while it was away', 'during the restore', 'after new numbers'])
  const { rows } = await product.database.pool.query(`select uid_validity from mail_fetches where channel = 'email'`)
  expect(rows).toEqual([{ uid_validity: '7' }])
})

it('mails of 25 MB come in, 18 MB of files go out, and so do names and addresses in letters of their own', async () => {
  const product = await connected()
  const { real, url } = product
  const large = await lead(product, lucia)
  const bytes = Buffer.alloc(18 * mega - 1000, 'Every trade of the last ten years.\n')
  const raw = mailFrom(
    lucia,
    [
      '--b\r\n\r\nMy statement.',
      '--b\r\nContent-Disposition: attachment; filename="statement.txt"\r\nContent-Transfer-Encoding: base64\r\n',
      bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
      '--b--',
    ].join('\r\n'),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
  )
  expect(raw.length).toBeGreaterThan(25e6)
  await real.send(lucia, sales, raw)
  await expect.poll(large.texts).toEqual(['My statement.'])
  expect((await large.received())[0]).toMatchObject({
    isDamaged: false,
    files: [{ name: 'statement.txt', size: bytes.length }],
  })

  const added = await call(url, 'addMessageFile', {
    params: { id: large.id },
    query: { channel: 'email', name: 'offer.txt' },
    file: new Blob([new Uint8Array(bytes)]),
    headers: large.nora.headers,
  })
  expect(added.status).toBe(201)
  const sent = await large.write('The offer.', [added.body.id])
  await expect.poll(() => large.stateOf(sent)).toBe('sent')
  await expect.poll(async () => (await real.mailsOf(lucia)).some(({ source }) => source.length > 25e6)).toBe(true)

  const own = await lead(product, zoe)
  const written = await own.write('Guten Tag.')
  await expect.poll(() => own.stateOf(written)).toBe('sent')
  await expect.poll(async () => (await real.mailsOf(zoe)).map(({ source }) => headerOf(source, 'To'))).toHaveLength(2)
  expect((await real.mailsOf(zoe)).at(-1)!.source).toContain('with UTF8SMTPSA')
  await real.send(
    zoe,
    sales,
    mailFrom(
      `Zoë Ünal <${zoe}>`,
      'Grüße, 你好',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ).replace('Re: Your trial', 'Prüfung – تجربة'),
  )
  await expect.poll(own.texts).toEqual(['Grüße, 你好'])
  expect((await own.received())[0]).toMatchObject({
    author: 'lead',
    subject: 'Prüfung – تجربة',
    person: { address: zoe, name: 'Zoë Ünal' },
  })
})
