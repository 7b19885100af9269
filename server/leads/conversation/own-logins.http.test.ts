import { describe, expect, it, onTestFinished } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { createOutbox } from '#server/outside/mail/outbox.ts'
import { imapLogin, openImapServer } from '#server/testing/imap-server.ts'
import { call, ownProduct, type Product, signIn } from '#server/testing/product.ts'
import { openMailServer } from '#server/testing/smtp-server.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead } from '#server/testing/visitors.ts'
import { reportEndedLogins } from './own-logins.ts'

const login = { user: 'sales@example.org', password: 'secret of the server' }

/** A product whose owner has an address, with a mail server that wants a login. */
async function start() {
  const smtp = await openMailServer({ login })
  onTestFinished(() => smtp.close())
  const product = await ownProduct()
  const { url, database } = product
  await database.pool.query(`update users set email = 'owner@example.org', language = 'es'`)
  const headers = await signIn(url)
  const setServer = async (password: string) => {
    const server = { host: '127.0.0.1', port: smtp.port, security: 'none' as const, user: login.user, password }
    const body = { server: { ...server, from: 'sales@example.org' } }
    expect((await call(url, 'changeMailServer', { body, headers })).status).toBe(200)
  }
  const setMailbox = async (port: number, password: string) => {
    const imap = { host: '127.0.0.1', port, security: 'none' as const, user: imapLogin.user, password }
    const body = { mailbox: null, replyForm: 'plus' as const, imap }
    expect((await call(url, 'changeMailChannel', { body, headers })).status).toBe(200)
  }
  /** The owner's alerts after an hour, once the job has run. */
  const told = async (by = headers) => {
    await database.pool.query(`update mail_fetches set failing_since = failing_since - interval '61 minutes'`)
    await reportEndedLogins(database, createOutbox({ sends: async () => true }), {
      read: async () => ({ ...login, host: '127.0.0.1', port: smtp.port, security: 'none', from: 'sales@example.org' }),
    })
    const { logins, unseen } = (await call(url, 'listAlerts', { headers: by })).body
    const waiting = (await call(url, 'readWaiting', { headers: by })).body.channels
    return { logins: logins.map((one) => [one.login, one.isSeen]), unseen, waiting }
  }
  return { ...product, headers, smtp, setServer, setMailbox, told }
}

const problemOf = async ({ database }: Pick<Product, 'database'>, channel: string) =>
  (await database.pool.query('select problem from mail_fetches where channel = $1', [channel])).rows[0]?.problem

const letters = async ({ database }: Pick<Product, 'database'>) =>
  (
    await database.pool.query(`select recipient, language, values ->> 'login' as login from mails
    where template = 'login_ended' order by created_at`)
  ).rows

describe('a login that has ended', () => {
  it('at the mailbox is reported to owners by mail and by an alert, once each time', async () => {
    const product = await start()
    const mailbox = await openImapServer()
    onTestFinished(() => mailbox.close())
    const { url, headers, setServer, setMailbox, told } = product
    const manager = await joinTeam(product, 'manager')
    await setServer(login.password)
    await setMailbox(mailbox.port, 'of before')
    await expect.poll(() => problemOf(product, 'email')).toBe('login')
    expect(await told()).toEqual({ logins: [['email', false]], unseen: 1, waiting: 1 })
    await told()
    const letter = { recipient: 'owner@example.org', language: 'es', login: 'email' }
    expect(await letters(product)).toEqual([letter])
    expect(await told(manager.headers)).toMatchObject({ logins: [], waiting: 0 })
    await call(url, 'seeAlerts', { headers })
    expect(await told()).toEqual({ logins: [['email', true]], unseen: 0, waiting: 1 })
    await setMailbox(mailbox.port, imapLogin.password)
    await expect.poll(() => problemOf(product, 'email')).toBe(null)
    expect(await told()).toEqual({ logins: [], unseen: 0, waiting: 0 })
    await setMailbox(mailbox.port, 'of before')
    await expect.poll(() => problemOf(product, 'email')).toBe('login')
    await told()
    expect(await letters(product)).toEqual([letter, letter])
  })

  it('is told apart from a mailbox that can’t be read, which is reported by an alert alone', async () => {
    const product = await start()
    const mailbox = await openImapServer()
    const { url, headers, setServer, setMailbox, told } = product
    await setServer(login.password)
    await mailbox.close()
    await setMailbox(mailbox.port, imapLogin.password)
    await expect.poll(() => problemOf(product, 'email')).toBe('connection')
    expect(await told()).toMatchObject({ logins: [['email', false]], waiting: 1 })
    expect((await call(url, 'listAlerts', { headers })).body.logins).toMatchObject([{ stop: 'connection' }])
    expect(await letters(product)).toEqual([])
  })

  it('that an earlier version saw fail is reported as well, since it was seen here', async () => {
    const product = await start()
    const { database, setServer, told } = product
    await setServer(login.password)
    await database.pool.query(
      `insert into mail_fetches (channel, problem) values ('email', 'login'), ('telegram', 'token')`,
    )
    expect((await told()).logins).toEqual([['telegram', false]])
    expect((await told()).logins.toSorted()).toEqual([
      ['email', false],
      ['telegram', false],
    ])
    const { rows } = await database.pool.query<{ since: string }>(
      `select values ->> 'since' as since from mails where template = 'login_ended'`,
    )
    expect(rows.map(({ since }) => Date.now() - Date.parse(since) < dayMs)).toEqual([true, true])
  })

  it('at the mail server is reported by an alert only, until the next mail is sent', async () => {
    const product = await start()
    const { database, smtp, setServer, told } = product
    await setServer('of before')
    await sendLead(product)
    await expect.poll(() => problemOf(product, 'smtp')).toBe('login')
    expect(await told()).toMatchObject({ logins: [['smtp', false]], waiting: 1 })
    expect(await letters(product)).toEqual([])
    await setServer(login.password)
    expect(await told()).toMatchObject({ logins: [], waiting: 0 })
    // It refused a right password, as some do for a while.
    await database.pool.query(`update mail_fetches set problem = 'login', told_at = now() where channel = 'smtp'`)
    await sendLead(product)
    await smtp.until(1)
    await expect.poll(() => problemOf(product, 'smtp')).toBe(null)
    expect(await told()).toMatchObject({ logins: [], waiting: 0 })
  })

  it.each([
    ['sender', 'RCPT', 553, '5.7.1 <sales@example.org>: Sender address rejected: not owned by user'],
    ['sender', 'DATA', 554, '5.2.252 SendAsDenied; not allowed to send as'],
    ['no_login', 'RCPT', 554, '5.7.1 <zoe@example.com>: Relay access denied'],
    ['limit', 'DATA', 550, '5.4.5 Daily user sending limit exceeded'],
  ] as const)('is told apart from a mail server that takes nothing: %s, at %s', async (stop, to, code, text) => {
    const product = await start()
    const { url, database, headers, smtp, setServer, told } = product
    await setServer(login.password)
    smtp.behave(() => ({ does: 'answer', code, to, text }))
    await sendLead(product)
    await expect.poll(() => problemOf(product, 'smtp')).toBe(stop)
    expect(await told()).toMatchObject({ logins: [['smtp', false]], waiting: 1 })
    expect((await call(url, 'listAlerts', { headers })).body.logins).toMatchObject([{ login: 'smtp', stop }])
    expect(await told()).toMatchObject({ logins: [['smtp', false]] })
    smtp.behave(() => ({ does: 'accept' }))
    await database.pool.query(`update mails set due_at = now() - interval '1 second'`)
    await setServer(login.password)
    await smtp.until(1)
    expect(await told()).toMatchObject({ logins: [], waiting: 0 })
  })

  it('is not said of a mail server that failed once, with no mail left that waits for it', async () => {
    const product = await start()
    const { database, smtp, setServer, told } = product
    await setServer(login.password)
    smtp.behave(() => ({ does: 'hang up' }))
    await sendLead(product)
    await expect.poll(() => problemOf(product, 'smtp')).toBe('connection')
    await database.pool.query(`update mails set status = 'failed'`)
    expect(await told()).toMatchObject({ logins: [], waiting: 0 })
    await database.pool.query(`update mails set status = 'queued', due_at = now() + interval '1 hour'`)
    expect(await told()).toMatchObject({ logins: [['smtp', false]], waiting: 1 })
  })
})
