import { describe, expect, it, onTestFinished } from 'vitest'
import { imapLogin, openImapServer } from '#server/testing/imap-server.ts'
import { call, caughtUp, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { openMailServer } from '#server/testing/smtp-server.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import type { Page } from '#web/site/page.ts'

/** Pages that show if mails go out. */
const renderer = { ...plainRenderer, renderPage: ({ sendsMail }: Page) => (sendsMail ? 'mails go out' : '') }
const login = { user: 'sales@example.org', password: 'secret of the mail server' }

async function withServer(own: { url: string }) {
  const server = await openMailServer({ login })
  onTestFinished(() => server.close())
  const headers = await signIn(own.url)
  const smtp = { host: '127.0.0.1', port: server.port, security: 'none' as const, user: login.user, from: login.user }
  const change = (different: object | null = {}) =>
    call(own.url, 'changeMailServer', { body: { server: different && { ...smtp, ...different } }, headers })
  return { server, headers, smtp, change }
}

/** Where a server shows that mails go out: outbox, settings, thread and page. */
const sendsOn = async ({ url, database }: Product) => {
  const headers = await signIn(url)
  const { body: mails } = await call(url, 'listMails', { query: {}, headers })
  const { body: channel } = await call(url, 'readMailChannel', { headers })
  const id = await sendLead({ url, database }, somebody())
  const { body: thread } = await call(url, 'listMessages', { params: { id }, query: {}, headers })
  const page = await (await fetch(`${url}/en/cancel`)).text()
  return [mails.sends, channel.sends, thread.sendsMail, page.includes('mails go out')]
}

describe('a mail server set in the product', () => {
  it('sends from then on, on every server, without a restart, until it is removed', async () => {
    const product = await ownProduct({ renderer })
    const other = await ownProduct({ renderer, beside: product })
    const { server, change, smtp } = await withServer(product)
    expect(await sendsOn(other)).toEqual([false, false, false, false])
    const { body } = await change({ password: login.password })
    expect(body).toMatchObject({ sends: true, smtp, isSmtpFixed: false, mailbox: login.user })
    await caughtUp(product)
    expect(await sendsOn(other)).toEqual([true, true, true, true])
    const { email } = somebody()
    await sendLead(other, { ...somebody(), email })
    await expect.poll(() => server.received.flatMap(({ to }) => to)).toContain(email)
    expect(server.received[0]!.mail.from).toMatchObject({ address: login.user })
    expect((await change(null)).body).toMatchObject({ sends: false, smtp: null })
    await caughtUp(product)
    expect(await sendsOn(other)).toEqual([false, false, false, false])
    const { rows } = await product.database.pool.query(`select name from channel_secrets where name = 'smtp-password'`)
    expect(rows).toEqual([])
  })

  it('sends waiting mails as soon as its settings are right', async () => {
    const product = await ownProduct()
    const { server, change } = await withServer(product)
    await change({ password: 'wrong' })
    await caughtUp(product)
    const { email } = somebody()
    await sendLead(product, { ...somebody(), email })
    const mail = () =>
      product.database.pool.query('select last_problem, status from mails where recipient = $1', [email])
    await expect.poll(async () => (await mail()).rows[0]?.last_problem ?? null).toContain('EAUTH')
    await product.database.pool.query(`update mails set due_at = now() - interval '1 second'`)
    await change({ password: login.password })
    await expect.poll(async () => (await mail()).rows[0]?.status).toBe('sent')
    expect(server.received).toHaveLength(1)
  })

  it('gets its own sealed password only, and is used unencrypted on this machine only', async () => {
    const product = await ownProduct()
    const { change } = await withServer(product)
    expect((await change()).body).toMatchObject({ error: { fields: { 'server.password': { problem: 'required' } } } })
    await change({ password: login.password })
    expect((await change()).status).toBe(200)
    expect((await change({ host: 'smtp.example.com', security: 'tls' })).status).toBe(400)
    expect((await change({ user: 'other@example.org' })).status).toBe(400)
    expect((await change({ host: 'smtp.example.com', password: 'x' })).body).toMatchObject({
      error: { fields: { 'server.security': { problem: 'invalid_choice' } } },
    })
    const { rows } = await product.database.pool.query(
      `select sealed from channel_secrets where name = 'smtp-password'`,
    )
    expect(rows).toHaveLength(1)
    expect((rows[0].sealed as Buffer).includes(login.password)).toBe(false)
  })

  it('may not be at a port of another service, so that its test reveals none', async () => {
    const product = await ownProduct()
    const { change, headers } = await withServer(product)
    const imap = { host: '127.0.0.1', security: 'none', user: login.user, password: login.password } as const
    const setMailbox = (port: number) =>
      call(product.url, 'changeMailChannel', {
        body: { mailbox: null, replyForm: 'plus', imap: { ...imap, port } },
        headers,
      })
    const refused = (field: string) => ({ error: { fields: { [field]: { problem: 'invalid_number' } } } })
    for (const port of [22, 80, 389, 443, 445]) {
      expect((await change({ port, password: login.password })).body).toMatchObject(refused('server.port'))
      expect((await setMailbox(port)).body).toMatchObject(refused('imap.port'))
    }
    for (const port of [25, 465, 587, 2525]) expect((await change({ port, password: login.password })).status).toBe(200)
    for (const port of [143, 993, 1143]) expect((await setMailbox(port)).status).toBe(200)
  })

  it('is overridden by the environment, which the screen shows', async () => {
    const product = await ownProduct({
      environment: { SMTP_URL: 'smtp://desk:pass@mail.example.org', MAIL_FROM: 'desk@example.org' },
    })
    const { change, headers } = await withServer(product)
    await change({ password: login.password })
    const { body } = await call(product.url, 'readMailChannel', { headers })
    expect(body).toMatchObject({ sends: true, isSmtpFixed: true, mailbox: 'desk@example.org' })
    expect(body.smtp).toEqual({
      host: 'mail.example.org',
      port: 587,
      security: 'starttls',
      login: 'password',
      user: 'desk',
      from: 'desk@example.org',
    })
  })
})

describe('a test of the mail settings', () => {
  /** A product that sends by one server and reads the mailbox of another; `deliver` moves mails between them. */
  async function withMailbox(deliver: (raw: string, to: string) => string | null = (raw) => raw) {
    const product = await ownProduct()
    const { server, change, headers } = await withServer(product)
    const mailbox = await openImapServer()
    onTestFinished(() => mailbox.close())
    await change({ password: login.password })
    const imap = { host: '127.0.0.1', port: mailbox.port, security: 'none' as const, ...imapLogin }
    await call(product.url, 'changeMailChannel', { body: { mailbox: null, replyForm: 'plus', imap }, headers })
    const read = async () => (await call(product.url, 'readMailChannel', { headers })).body
    await expect.poll(async () => (await read()).fetching?.provenAt ?? null).not.toBe(null)
    const start = async () => (await call(product.url, 'testMailChannel', { headers })).body.test!
    const arrive = () => {
      for (const { raw, to } of server.received) {
        const source = deliver(raw, to[0]!)
        if (source !== null) mailbox.add({ at: new Date(), source })
      }
    }
    const findings = async () => {
      await expect.poll(async () => (await read()).test?.state).toBe('done')
      return (await read()).test!.findings.map(({ problem, field }) => [problem, field])
    }
    return { ...product, server, change, start, arrive, findings }
  }

  it('finds no problem if the mails are read back; they are in no thread', async () => {
    const { start, arrive, findings, server, database } = await withMailbox()
    expect(await start()).toMatchObject({ state: 'waiting', isRead: true, findings: [] })
    expect(server.received.flatMap(({ to }) => to)).toEqual([
      login.user,
      expect.stringMatching(/^sales\+[a-z2-9]{16}@example\.org$/),
    ])
    arrive()
    expect(await findings()).toEqual([])
    expect((await database.pool.query('select id from messages')).rows).toEqual([])
  })

  it('shows at its field what a provider rewrote', async () => {
    const { start, arrive, findings } = await withMailbox((raw) =>
      raw
        .replace(/^From: .*\r\n/im, 'From: other@example.org\r\n')
        .replace(/^Message-ID: .*\r\n/im, 'Message-ID: <new@provider.example>\r\n')
        .replace(/^Reply-To: .*\r\n/im, ''),
    )
    await start()
    arrive()
    expect(await findings()).toEqual([
      ['from_changed', 'server.from'],
      ['id_changed', null],
      ['reply_to_lost', null],
    ])
  })

  it('names a refused address or login', async () => {
    const { start, arrive, findings, server, change, url } = await withMailbox()
    server.behave((to) =>
      to.includes('+') ? { does: 'answer', code: 550, to: 'RCPT', text: '5.1.1 none' } : { does: 'accept' },
    )
    expect((await start()).findings).toEqual([
      { problem: 'plus', field: 'replyForm', detail: expect.stringContaining('sales+') },
    ])
    arrive()
    expect(await findings()).toEqual([['plus', 'replyForm']])
    expect((await change({ password: 'wrong' })).body.test).toBe(null)
    expect(await start()).toMatchObject({
      state: 'done',
      findings: [{ problem: 'login', field: 'server.password', detail: '535 5.7.8' }],
    })
    await change(null)
    expect((await call(url, 'testMailChannel', { headers: await signIn(url) })).status).toBe(409)
  })
})
