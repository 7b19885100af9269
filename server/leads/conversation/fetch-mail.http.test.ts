import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { openMailbox } from '#server/outside/imap/mailbox.ts'
import { type ImapServer, imapLogin, openImapServer } from '#server/testing/imap-server.ts'
import { call, ownProduct, ownSignedIn, type Product, signIn } from '#server/testing/product.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'
import { openVault } from '#server/vault/vault.ts'
import { startFetching } from './fetch-mail.ts'
import {
  askForOlder,
  HoldLost,
  OlderEnded,
  reach,
  reachOlder,
  readOlderAsked,
  readPlace,
  takeHold,
} from './fetch-store.ts'

const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sales@example.org' }

let mails = 0
const mail = (text: string, head = '') => {
  mails += 1
  return `From: zoe${mails}@example.net\r\nTo: sales@example.org\r\nMessage-ID: <fetched-${mails}@example.net>\r\n${head}\r\n\r\n${text}\r\n`
}

async function connected(fill: (server: ImapServer) => void = () => {}) {
  const server = await openImapServer()
  onTestFinished(() => server.close())
  fill(server)
  const product = await ownProduct({ environment })
  await connect(product, server)
  return { ...product, server }
}

async function connect({ url }: Pick<Product, 'url'>, server: ImapServer) {
  const headers = await signIn(url)
  const imap = { host: '127.0.0.1', port: server.port, security: 'none' as const, ...imapLogin }
  const body = { mailbox: null, replyForm: 'plus' as const, imap }
  const changed = await call(url, 'changeMailChannel', { body, headers })
  expect(changed.status).toBe(200)
  await expect
    .poll(async () => (await call(url, 'readMailChannel', { headers })).body.fetching?.provenAt ?? null)
    .not.toBe(null)
}

const taken = async ({ database }: Pick<Product, 'database'>) =>
  (await database.pool.query<{ text: string }>('select text from messages order by at, id')).rows.map(
    ({ text }) => text,
  )

describe('fetched mails', () => {
  it("start on the day of connection, each once, with the mail server's date, and leave flags untouched", async () => {
    const product = await connected((server) => server.add({ at: new Date('2018-01-01'), source: mail('old') }))
    const { server } = product
    const at = new Date(Date.now() - 60_000)
    at.setMilliseconds(0)
    server.add({ at, source: mail('read by somebody', 'Date: Mon, 01 Jan 2018 10:00:00 +0000'), flags: '\\Seen' })
    server.add({ at: new Date(), source: mail('unread') })
    await expect.poll(() => taken(product)).toEqual(['read by somebody', 'unread'])
    const { rows } = await product.database.pool.query(
      `select at, sent_at from messages where text = 'read by somebody'`,
    )
    expect(rows).toEqual([{ at, sent_at: new Date('2018-01-01T10:00:00Z') }])
    // Their flags and folders are theirs.
    expect(server.commands.filter((one) => /STORE|SELECT|EXPUNGE|MOVE|COPY|BODY\[/i.test(one))).toEqual([])
    expect(server.commands.some((one) => one.startsWith('EXAMINE'))).toBe(true)
  })

  it('include unreadable ones', async () => {
    const product = await connected()
    const { server } = product
    const deep = Array.from(
      { length: 100 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join('')
    for (const source of ['', '\r\n\r\n\u0000\u0000', `From: a@example.com\r\n${deep}\r\nx`, mail('good')])
      server.add({ at: new Date(), source })
    await expect.poll(() => taken(product)).toContain('good')
    expect(await taken(product)).toHaveLength(4)
  })

  it('continue after one without an arrival date, and after a response without a UID', async () => {
    const product = await connected()
    const { server } = product
    server.add({ at: new Date(Number.NaN), source: mail('without a date') })
    server.says = ['* 7 FETCH (FLAGS (\\Seen) RFC822.SIZE 9)']
    server.add({ at: new Date(), source: mail('good') })
    await expect.poll(() => taken(product)).toContain('good')
    expect((await taken(product)).toSorted()).toEqual(['good', 'without a date'])
  })

  it("continue after one the mail server can't deliver", async () => {
    const product = await connected()
    const { server } = product
    server.refuses = 1
    server.add({ at: new Date(), source: mail('broken on the server') })
    server.add({ at: new Date(), source: mail('good') })
    await expect.poll(() => taken(product)).toContain('good')
    const { rows } = await product.database.pool.query('select text, is_damaged from messages where is_damaged')
    expect(rows).toEqual([{ text: '', is_damaged: true }])
  })

  it('continue after one that makes the mail server end the connection each time', async () => {
    const server = await openImapServer()
    onTestFinished(() => server.close())
    const secretsKey = randomBytes(32).toString('base64')
    const { database } = await ownProduct({ environment: { ...environment, SECRETS_KEY: secretsKey } })
    const vault = await openVault(database.sql, { secretsKey, dataDir: '' })
    const fetching = startFetching({
      database,
      vault,
      ownAddresses: async () => ({ mailbox: 'sales@example.org', from: null }),
      readAddress: async () => ({ host: '127.0.0.1', port: server.port, security: 'none', ...imapLogin }),
      log: pino({ level: 'silent' }),
      patience: 20,
      pauses: { pollMs: 50, retryFromMs: 1, retryToMs: 1 },
    })
    onTestFinished(() => fetching.stop())
    await expect.poll(async () => (await readPlace(database.sql, 'email')).since).not.toBe(null)
    server.breaksAt = 1
    server.add({ at: new Date(), source: mail('breaks it') })
    server.add({ at: new Date(), source: mail('good') })
    await expect.poll(() => taken({ database })).toContain('good')
    const asked = server.commands.filter((one) => /^UID FETCH 1 .*BODY/.test(one))
    expect(asked.map((one) => /HEADER/.test(one))).toEqual([...Array(5).fill(false), true, true])
    const { rows } = await database.pool.query('select text from messages where is_damaged')
    expect(rows).toEqual([{ text: '' }])
  })

  it('start with the next one even if the mail server reports no UIDNEXT', async () => {
    const product = await connected((server) => {
      server.hidesNext = true
      server.add({ at: new Date(), source: mail('before the connection') })
    })
    product.server.add({ at: new Date(), source: mail('after') })
    await expect.poll(() => taken(product)).toEqual(['after'])
  })

  it('are not lost if the mailbox was restored with lower UIDs and the same UIDVALIDITY', async () => {
    const product = await connected((server) => {
      for (let n = 0; n < 5; n++) server.add({ at: new Date('2020-01-01'), source: mail(`old ${n}`) })
    })
    const { server } = product
    server.add({ at: new Date(), source: mail('before') })
    await expect.poll(() => taken(product)).toEqual(['before'])
    server.mails = server.mails.slice(-1).map((one) => ({ ...one, uid: 1 }))
    server.add({ at: new Date(), source: mail('after') })
    await server.disconnect()
    await expect.poll(() => taken(product)).toEqual(['before', 'after'])
  })

  it('are neither repeated nor lost if the mailbox was restored with other numbers', async () => {
    const product = await connected((server) => {
      for (let n = 0; n < 5; n++) server.add({ at: new Date('2020-01-01'), source: mail(`old ${n}`) })
    })
    const { server } = product
    server.add({ at: new Date(), source: mail('before') })
    await expect.poll(() => taken(product)).toEqual(['before'])
    server.uidValidity = 2
    server.mails = server.mails.map((one, at) => ({ ...one, uid: at + 1 }))
    server.add({ at: new Date(), source: mail('after') })
    // The connection that knows the old numbers ends with the mailbox.
    await server.disconnect()
    await expect.poll(() => taken(product)).toEqual(['before', 'after'])
  })

  it('start on the day of connection, also if fetching a restored mailbox was interrupted', async () => {
    const product = await connected((server) => {
      for (let n = 0; n < 3; n++) server.add({ at: new Date('2020-01-01'), source: mail(`old ${n}`) })
    })
    const { server, database } = product
    server.add({ at: new Date(), source: mail('before') })
    await expect.poll(() => taken(product)).toEqual(['before'])
    // It had reached the first of the old ones.
    await database.pool.query('update mail_fetches set last_uid = 1')
    server.add({ at: new Date(), source: mail('after') })
    await expect.poll(() => taken(product)).toEqual(['before', 'after'])
  })

  it('count only for the server that holds the mailbox', async () => {
    const { database } = await ownProduct({ environment })
    const first = (await takeHold(database.sql, 'email', '01900000-0000-7000-8000-000000000001', 1))!
    await expect
      .poll(() => takeHold(database.sql, 'email', '01900000-0000-7000-8000-000000000002', 60_000))
      .toMatchObject({ fence: first.fence + 1 })
    expect(await takeHold(database.sql, 'email', '01900000-0000-7000-8000-000000000001', 60_000)).toBe(null)
    await expect(database.sql.transaction((tx) => reach(tx, first, { lastUid: 7 }))).rejects.toThrow(HoldLost)
  })

  it('need a password for the configured server, which no other gets', async () => {
    const server = await openImapServer()
    onTestFinished(() => server.close())
    const { url, headers } = await ownSignedIn({ environment })
    const here = { host: '127.0.0.1', port: server.port, security: 'none' as const, login: 'password' as const }
    const imap = { ...here, user: imapLogin.user }
    const change = (own: object) =>
      call(url, 'changeMailChannel', { body: { mailbox: null, replyForm: 'plus', imap: { ...imap, ...own } }, headers })
    expect((await change({})).status).toBe(400)
    expect((await change({ password: imapLogin.password })).body.imap).toEqual(imap)
    expect((await change({})).status).toBe(200)
    expect((await change({ host: 'imap.example.com', security: 'tls' })).status).toBe(400)
    expect((await change({ host: 'imap.example.com', password: 'x' })).status).toBe(400)
  })
})

/** A mailbox that had these mails before it was connected, and the calls about them. */
async function connectedLater(older: readonly { readonly at: string; readonly source: string }[]) {
  const product = await connected((server) => {
    for (const { at, source } of older) server.add({ at: new Date(at), source })
  })
  const { url } = product
  const headers = await signIn(url)
  const body = { from: '2026-01-01T00:00:00Z' }
  return {
    ...product,
    headers,
    count: async () => (await call(url, 'countOlderMails', { query: body, headers })).body.count,
    take: () => call(url, 'takeOlderMails', { body, headers }),
    stop: () => call(url, 'stopOlderMails', { headers }),
    older: async () => (await call(url, 'readMailChannel', { headers })).body.fetching?.older ?? null,
  }
}

const between = (from: string, to: string, text: string, head = '') =>
  mail(text, head)
    .replace(/^From: .*/, `From: ${from}`)
    .replace(/^To: .*/m, `To: ${to}`)

describe('mails from before the mailbox was connected', () => {
  it('join the threads of the leads they are from and to once an owner asks, and change nothing else', async () => {
    const lucia = somebody().email
    const product = await connectedLater([
      { at: '2020-01-01', source: between(lucia, 'sales@example.org', 'long ago') },
      { at: '2026-02-01', source: between(lucia, 'sales@example.org', 'a question') },
      { at: '2026-02-02', source: between('sales@example.org', lucia, 'our answer') },
      { at: '2026-02-03', source: between('zoe@example.net', 'sales@example.org', 'nobody we know') },
      { at: '2026-02-04', source: between(lucia, 'sales@example.org', 'away', 'Auto-Submitted: auto-replied') },
    ])
    const { url, headers, database, server, count, take, older } = product
    const id = await sendLead(product, { email: lucia })
    const state = async () => ({
      lead: (await database.pool.query('select to_jsonb(l) as row from contact_requests l where id = $1', [id])).rows,
      events: (await database.pool.query('select count(*) from automation_events')).rows,
      waiting: (await call(url, 'readWaiting', { headers })).body,
    })
    const before = await state()
    expect(await older()).toBe(null)
    expect(await count()).toBe(4)
    expect((await take()).status).toBe(200)
    await expect.poll(async () => (await older())?.endedAt ?? null).not.toBe(null)
    expect(await older()).toMatchObject({ total: 4, looked: 4, taken: 3 })
    const { data } = (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body
    expect(data.map(({ text, at, author, settledAs }) => [text, at.slice(0, 10), author, settledAs])).toEqual([
      ['away', '2026-02-04', 'lead', 'automatic'],
      ['our answer', '2026-02-02', 'us', 'ours'],
      ['a question', '2026-02-01', 'lead', 'history'],
    ])
    expect(await state()).toEqual(before)
    expect(await taken(product)).toHaveLength(3)
    // Only the heads of others were fetched.
    expect(server.commands.filter((one) => /^UID FETCH [14] .*BODY\.PEEK\[\]/.test(one))).toEqual([])
    // Neither asked for once more nor after the mailbox was restored anything comes twice.
    server.uidValidity = 2
    server.mails = server.mails.toReversed().map((one, at) => ({ ...one, uid: at + 1 }))
    await server.disconnect()
    await take()
    await expect.poll(older).toMatchObject({ total: 4, looked: 4, taken: 0, endedAt: expect.any(String) })
    expect(await taken(product)).toHaveLength(3)
  })

  it('stop offers to anyone who asked for that, unless they have consented since', async () => {
    const [before, since] = [somebody().email, somebody().email]
    const stop = (from: string) => ({ at: '2026-02-01', source: between(from, 'sales@example.org', 'Stop, please') })
    const product = await connectedLater([stop(before), stop(since)])
    const { database, take, older } = product
    const consent = { emailOffers: true, phoneOffers: false, wordingVersion: '2026-11' } as const
    const leads = [
      await sendLead(product, { email: before, consent }),
      await sendLead(product, { email: since, consent }),
    ]
    await database.pool.query(`update consents set given_at = '2026-01-01' where lead_id = $1`, [leads[0]])
    await take()
    await expect.poll(older).toMatchObject({ taken: 2, endedAt: expect.any(String) })
    const { rows } = await database.pool.query(
      `select lead_id as id from consents where purpose <> 'answer' and granted and withdrawn_at is not null`,
    )
    expect([...new Set(rows.map(({ id }) => id))]).toEqual([leads[0]])
  })

  it('are imported no further once an owner stops it, and new ones are fetched meanwhile', async () => {
    const lucia = somebody().email
    // So many that the import cannot end before it is stopped.
    const count = 1_000
    const product = await connectedLater(
      Array.from({ length: count }, (_, n) => ({
        at: new Date(Date.UTC(2026, 1, 1) + n * 1_000).toISOString(),
        source: between(lucia, 'sales@example.org', `older ${n}`),
      })),
    )
    const { server, take, stop, older } = product
    await sendLead(product, { email: lucia })
    let asked: Promise<unknown> | undefined
    server.onFetched = () => {
      if (asked || !server.commands.at(-1)!.includes('[HEADER]')) return
      server.add({ at: new Date(), source: between(lucia, 'sales@example.org', 'new') })
      asked = stop()
    }
    await take()
    await expect.poll(async () => (await older())?.endedAt ?? null).not.toBe(null)
    await expect.poll(() => taken(product)).toContain('new')
    const { looked } = (await older())!
    expect(looked).toBeLessThan(count)
    expect(await taken(product)).toHaveLength(looked + 1)
  })

  it('count only for the server that holds the mailbox, and only until the import is started again', async () => {
    const { database } = await ownProduct({ environment })
    const db = database.sql
    const hold = (await takeHold(db, 'email', '01900000-0000-7000-8000-000000000001', 60_000))!
    await reach(db, hold, { since: new Date() })
    expect(await askForOlder(db, '2026-01-01T00:00:00Z')).toBe(true)
    const asked = (await readOlderAsked(db))!
    await reachOlder(db, hold, asked, { uid: 7 })
    await askForOlder(db, '2026-02-01T00:00:00Z')
    await expect(reachOlder(db, hold, asked, { uid: 8 })).rejects.toThrow(OlderEnded)
    const anew = (await readOlderAsked(db))!
    await expect(reachOlder(db, { ...hold, fence: hold.fence - 1 }, anew, { uid: 8 })).rejects.toThrow(OlderEnded)
    expect(await readOlderAsked(db)).toEqual(anew)
  })
})

describe('a mailbox', () => {
  let server: ImapServer
  beforeAll(async () => {
    server = await openImapServer()
  })
  afterAll(() => server.close())
  const open = (own: object = {}) =>
    openMailbox({ host: '127.0.0.1', port: server.port, security: 'none', ...imapLogin, ...own }, { maxBytes: 100 })

  it('of a broken connection are explained', async () => {
    await expect(open({ password: 'wrong' })).rejects.toMatchObject({ problem: 'login' })
    await expect(open({ port: 1 })).rejects.toMatchObject({ problem: 'connection' })
  })

  it('that are too large have only their head', async () => {
    server.add({ at: new Date(), source: `Subject: ${'x'.repeat(200)}\r\n\r\nbody` })
    const mailbox = await open()
    const found = []
    for await (const one of mailbox.mailsAfter(0)) found.push(one)
    await mailbox.close()
    expect(found).toMatchObject([{ uid: 1, isCut: true }])
    expect(found[0]!.source.toString()).not.toContain('body')
  })

  it('are not delayed if one is announced while others are fetched', async () => {
    const mailbox = await open()
    server.onFetched = () => {
      server.onFetched = undefined
      server.add({ at: new Date(), source: mail('came in between') })
    }
    const count = async () => {
      let found = 0
      for await (const _ of mailbox.mailsAfter(0)) found += 1
      return found
    }
    const before = await count()
    await mailbox.waitForNews(dayMs, new AbortController().signal)
    expect(await count()).toBe(before + 1)
    await mailbox.close()
  })

  it('stop being considered connected when the server no longer answers', async () => {
    const mailbox = await open()
    server.silence(true)
    onTestFinished(() => server.silence(false))
    const asked = mailbox.waitForNews(1, new AbortController().signal)
    const gone = server.disconnect()
    await expect(asked).rejects.toMatchObject({ problem: 'connection' })
    await gone
  })
})
