import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrokerMail } from '#contract/broker-mails.ts'
import { openTextRecords } from '#server/outside/dns/text-records.ts'
import { startDns } from '#server/testing/dns-server.ts'
import { call, sessionOf, startSignedIn } from '#server/testing/product.ts'
import { plainRenderer } from '#server/testing/renderer.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { tablesWith } from '#server/testing/tables.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { openVault } from '#server/vault/vault.ts'
import type { Page } from '#web/site/page.ts'
import { handMade } from '../report/testing-hand-made.ts'
import { mt4Statement } from '../report/testing-other-reports.ts'
import { htmlReport } from '../report/testing-reports.ts'
import { mailJob } from './job.ts'
import { forwarding, keyName, mailOf, makeKey, signMail } from './testing-mails.ts'
import { type DailyText, mt4Daily, mt5Daily } from './testing-statements.ts'

const key = makeKey()
/** As products of tests have it. */
const testKey = Buffer.alloc(32, 'key of the tests').toString('base64')

/** The deals of a day of the account made by hand, as the broker's mail lists them. */
const rowsOf = (...numbers: number[]) =>
  numbers.map((number) => {
    const [time, ticket, symbol, type, entry, lots, price, order, ...money] = handMade.deals[number - 1]!
    const [commission, fee, swap, profit] = money
    return type === 'balance'
      ? [time!, ticket!, type, profit!]
      : [time!, ticket!, type!, lots!, symbol!, price!, order!, '', entry!, commission!, fee!, swap!, profit!]
  })

const january2 = { moment: '2025.01.02 23:59', rows: rowsOf(1, 2, 3, 4), balance: '1 012.75' }
const january20 = { moment: '2025.01.20 23:59', rows: rowsOf(5, 6), balance: '912.75' }
const accountLine = (login: string) => `${login} (USD, Broker-Live, real, Hedge)`

/** Renders a page's confirmations by account slug. */
const renderer = {
  ...plainRenderer,
  renderPage: ({ accounts }: Page) =>
    JSON.stringify(Object.fromEntries(accounts.map(({ slug, confirmed = null }) => [slug, confirmed]))),
}

/** DNS for the product of this file: forwards queries to the current test's server. */
const relay = { socket: createSocket('udp4'), to: 0 }
relay.socket.on('message', (query, { port }) => {
  const asking = createSocket('udp4').unref()
  asking.once('message', (answer) => {
    relay.socket.send(answer, port, '127.0.0.1')
    asking.close()
  })
  asking.send(query, relay.to, '127.0.0.1')
})
beforeAll(() => once(relay.socket.bind(0, '127.0.0.1'), 'listening'))
afterAll(() => void relay.socket.close())

let made = 0
/** An account with its own login and report, and its broker's mails. */
async function start({ imports = true, dns: isThere = true } = {}) {
  const dns = await startDns()
  dns.records.set(keyName, key.record)
  relay.to = Number(dns.address.split(':')[1])
  const environment = { DNS_SERVERS: isThere ? `127.0.0.1:${relay.socket.address().port}` : 'off' }
  const { url, database, headers } = await startSignedIn({ environment, renderer })
  const number = ++made
  const [slug, login] = [`gold-${number}`, String(12_345_670 + number)]
  const id = await register(url, headers, { name: `Gold ${number}` })
  const report = htmlReport({ ...handMade, account: accountLine(login) })
  const bringIn = () => importFile(url, headers, id, report)
  if (imports) expect((await bringIn()).state).toBe('accepted')
  const mailed = (text: Partial<DailyText> = {}) => signMail(mailOf(mt5Daily({ login, ...january2, ...text })), { key })
  const upload = async (mail: Buffer, accountId = id) => {
    const sent = { params: { id: accountId }, file: new Blob([mail as never]), headers }
    const { status, body } = await call(url, 'uploadBrokerMail', sent)
    expect(status).toBe(201)
    return body.data
  }
  const entries = async () => {
    const { rows } = await database.pool.query<{ line: string }>(
      `select line from ledger_entries where kind = 'confirmation' order by seq`,
    )
    return rows.map(({ line }) => JSON.parse(line)).filter(({ payload }) => payload.account === slug)
  }
  const again = async (mail: BrokerMail) =>
    (await call(url, 'checkBrokerMail', { params: { id: mail.id }, headers })).body
  return { url, database, dns, headers, id, slug, login, report, bringIn, mailed, upload, entries, again }
}

describe('a signed mail of the broker', () => {
  it('that agrees with the imported deals is confirmed, on the public pages and the ledger, with its signer', async () => {
    const { url, slug, login, mailed, upload, entries, database } = await start()
    const confirmed = async () =>
      ((await (await fetch(`${url}/en/track-record/${slug}`)).json()) as Record<string, unknown>)[slug]
    await expect.poll(confirmed).toBeNull()
    const [mail] = await upload(mailed())
    expect(mail).toMatchObject({
      state: 'confirmed',
      domain: 'broker.example',
      selector: 's1',
      broker: null,
      coversFrom: '2025-01-02T00:00:00',
      coversUntil: '2025-01-02T23:59:00',
      balance: '1012.75',
      deals: 4,
    })
    const [entry] = await entries()
    expect(entry).toMatchObject({
      actorRole: 'owner',
      payload: {
        account: slug,
        domain: 'broker.example',
        selector: 's1',
        from: '2025-01-02T00:00:00',
        until: '2025-01-02T23:59:00',
        balance: 101_275,
        equity: 101_275,
        tickets: ['1', '2', '3', '4'],
        mail: mail!.sha256,
      },
    })
    await expect.poll(confirmed).toEqual([
      { month: '2025-01', days: 2, confirmed: [{ domain: 'broker.example', days: 1 }] },
      { month: '2025-02', days: 2, confirmed: [] },
    ])
    // Neither the holder nor the account's number is anywhere in the database.
    expect(await tablesWith(database.pool, 'Somebody')).toEqual([])
    expect(await tablesWith(database.pool, login)).toEqual([])
  })

  it('counts once, however often and in whatever wrapping it is uploaded', async () => {
    const { mailed, upload, entries } = await start()
    const mail = mailed()
    await upload(mail)
    expect((await upload(mail))[0]?.state).toBe('confirmed')
    for (const again of [forwarding([mail]), Buffer.concat([Buffer.from('X-Read: yes\r\n'), mail])]) {
      expect(await upload(again)).toMatchObject([{ state: 'refused', reason: 'already_confirmed' }])
    }
    expect(await entries()).toHaveLength(1)
  })

  it("may be a monthly statement: it covers its first deal's day up to its own time", async () => {
    const { mailed, upload, entries } = await start()
    const january = { moment: '2025.01.31 23:59', rows: rowsOf(1, 2, 3, 4, 5, 6), balance: '912.75' }
    const [mail] = await upload(mailed(january))
    expect(mail).toMatchObject({ state: 'confirmed', coversUntil: '2025-01-31T23:59:00', deals: 6 })
    expect((await entries())[0].payload).toMatchObject({ from: '2025-01-02T00:00:00', balance: 91_275 })
  })

  it('may be of MetaTrader 4', async () => {
    const { url, headers, upload } = await start({ imports: false })
    const id = await register(url, headers, { name: 'Four', type: 'demo' })
    expect((await importFile(url, headers, id, mt4Statement())).state).toBe('accepted')
    const trades = [
      '2|2016.01.04 09:00:00|buy|0.10|xauusd|1060.00|1050.00|0.00|2016.01.04 10:00:00|1062.00|-1.00|0.00|20.00',
      '3|2016.01.04 11:00:00|sell|0.10|xauusd|1062.00|0.00|0.00|2016.01.04 12:00:00|1063.00|-1.00|-0.50|-10.00',
    ]
    const day = { login: '12345', moment: '2016 January 4, 23:59', balance: '1 007.50' }
    const sent = (rows: readonly string[]) =>
      signMail(mailOf(mt4Daily({ ...day, rows: rows.map((row) => row.split('|')) })), { key })
    expect(await upload(sent(trades.slice(0, 1)), id)).toMatchObject([{ reason: 'extra_deals' }])
    expect(await upload(sent(trades), id)).toMatchObject([{ state: 'confirmed', deals: 2, balance: '1007.50' }])
  })

  it('is read from a mail with several attached', async () => {
    const { mailed, upload, entries, dns } = await start()
    const both = await upload(forwarding([mailed(), mailed(january20)]))
    expect(dns.asked).toEqual([keyName])
    expect(both.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
    expect((await entries()).map(({ payload }) => payload.tickets)).toEqual([
      ['1', '2', '3', '4'],
      ['5', '6'],
    ])
  })
})

describe('a mail that proves nothing about the account is refused', () => {
  it('of another account or currency, or with other deals or balance than the import', async () => {
    const { mailed, upload, entries } = await start()
    const mails: [string, Partial<DailyText>, string][] = [
      ['of another account', { login: '999' }, 'other_account'],
      ['in another currency', { currency: 'EUR' }, 'other_currency'],
      ['with a deal that was left out of the import', { rows: [...rowsOf(1, 2, 3, 4), lost()] }, 'missing_deals'],
      ['without a deal that was imported', { rows: rowsOf(1, 2, 3) }, 'extra_deals'],
      ['with another profit', { rows: changed(11, '11.00') }, 'different_deals'],
      ['with another balance', { balance: '1 012.76' }, 'different_balance'],
      ['without any deal', { rows: [] }, 'no_deals'],
    ]
    for (const [which, text, reason] of mails) {
      const [mail] = await upload(mailed(text))
      expect([which, mail?.state, mail?.reason]).toEqual([which, 'refused', reason])
    }
    expect(await entries()).toEqual([])
  })

  it('replayed for another account, or with a byte changed', async () => {
    const { url, headers, mailed, upload } = await start()
    const second = await register(url, headers, { name: 'Second' })
    await importFile(url, headers, second, htmlReport({ ...handMade, account: accountLine('87654321') }))
    const mail = mailed()
    expect(await upload(mail, second)).toMatchObject([{ state: 'refused', reason: 'other_account' }])
    const changedMail = Buffer.from(mail)
    const place = mail.indexOf('\r\n\r\n') + 40
    changedMail[place] = mail[place] === 0x41 ? 0x42 : 0x41
    expect(await upload(changedMail)).toMatchObject([{ state: 'refused', reason: 'body_changed' }])
    expect(await upload(Buffer.from('Subject: none\r\n\r\nnone'))).toMatchObject([{ reason: 'unsigned' }])
    const bomb = Buffer.from(`From: a@broker.example\r\nX-A: x${'\r\n x'.repeat(80_000)}\r\n\r\nHello\r\n`)
    expect(await upload(bomb)).toMatchObject([{ state: 'refused', reason: 'too_heavy' }])
    expect(await upload(signMail(mailOf('<p>Hello</p>'), { key }))).toMatchObject([{ reason: 'no_statement' }])
  })

  it("of another broker than the account's", async () => {
    const { url, headers, dns, login, report, upload } = await start({ imports: false })
    dns.records.set('s1._domainkey.xm.com', key.record)
    const id = await register(url, headers, { name: 'At IC', broker: 'IC Markets' })
    await importFile(url, headers, id, report)
    const mail = mailOf(mt5Daily({ login, ...january2 }), { from: 'report@xm.com' })
    const [refused] = await upload(signMail(mail, { key, domain: 'xm.com' }), id)
    expect(refused).toMatchObject({ state: 'refused', reason: 'other_broker', broker: 'XM' })
  })
})

describe("a mail that can't be decided yet", () => {
  it('says so while DNS does not answer, and is retried', async () => {
    const { mailed, upload, entries, again, dns, database } = await start({ dns: false })
    const [mail] = await upload(mailed())
    expect(mail).toMatchObject({ state: 'unchecked', domain: 'broker.example', keySeenAt: null })
    expect(await again(mail!)).toMatchObject({ state: 'unchecked' })
    expect(await entries()).toEqual([])
    const vault = await openVault(database.sql, { secretsKey: testKey, dataDir: '' })
    const job = mailJob({ database, vault, lookUp: openTextRecords([dns.address]), ownDomains: async () => [] })
    await job.run()
    expect(await entries()).toMatchObject([{ actorRole: 'system' }])
  })

  it('waits for its deals, with the key of its first check', async () => {
    const { mailed, upload, bringIn, again, dns } = await start({ imports: false })
    const [mail] = await upload(mailed())
    expect(mail).toMatchObject({ state: 'waiting' })
    dns.records.set(keyName, makeKey().record)
    await bringIn()
    expect(await again(mail!)).toMatchObject({ state: 'confirmed' })
  })
})

it('the key of a confirmed mail stays valid when it is replaced or withdrawn, which a later check notes', async () => {
  const { mailed, upload, again, dns, entries } = await start()
  const [mail] = await upload(mailed())
  expect(mail?.keyState).toBeNull()
  expect(await again(mail!)).toMatchObject({ state: 'confirmed', keyState: 'same' })
  dns.records.set(keyName, makeKey().record)
  expect(await again(mail!)).toMatchObject({ state: 'confirmed', keyState: 'changed' })
  dns.records.set(keyName, 'v=DKIM1; p=')
  expect(await again(mail!)).toMatchObject({ state: 'confirmed', keyState: 'gone' })
  dns.records.delete(keyName)
  expect(await again(mail!)).toMatchObject({ state: 'confirmed', keyState: 'gone' })
  // A later mail can't be checked with an unpublished key.
  expect(await upload(mailed(january20))).toMatchObject([{ state: 'refused', reason: 'no_key' }])
  expect(await entries()).toHaveLength(1)
})

describe('mails of an account', () => {
  it('are listed newest first, page by page; refused ones can be deleted, confirmed ones stay', async () => {
    const { url, headers, id, mailed, upload } = await start()
    const [confirmed] = await upload(mailed())
    const [refused] = await upload(mailed({ login: '999' }))
    const list = (cursor?: string) =>
      call(url, 'listBrokerMails', { params: { id }, query: { limit: 1, ...(cursor && { cursor }) }, headers })
    const { body: first } = await list()
    expect(first.data).toMatchObject([{ id: refused!.id }])
    const { body: second } = await list(first.nextCursor!)
    expect(second).toMatchObject({ data: [{ id: confirmed!.id }], nextCursor: null })
    const remove = (mail: BrokerMail) => call(url, 'deleteBrokerMail', { params: { id: mail.id }, headers })
    expect((await remove(refused!)).status).toBe(204)
    expect((await remove(refused!)).status).toBe(404)
    expect((await remove(confirmed!)).status).toBe(409)
  })

  it('are exported with their key by an owner after a step-up; each export is audited', async () => {
    const { url, headers, mailed, upload, database } = await start()
    const sent = mailed()
    const [mail] = await upload(sent)
    const exported = (by: { cookie: string }) =>
      call(url, 'exportBrokerMail', { params: { id: mail!.id }, headers: by })
    const { body } = await exported(headers)
    expect(Buffer.from(body.mail, 'base64')).toEqual(sent)
    expect(body).toMatchObject({
      domain: 'broker.example',
      selector: 's1',
      keyRecord: key.record,
      sha256: mail!.sha256,
    })
    const other = await addTeammate({ database }, 'owner')
    const later = await sessionOf({ database }, other)
    await database.pool.query(`update sessions set proved_at = now() - interval '6 minutes' where user_id = $1`, [
      other.id,
    ])
    expect((await exported(later)).body).toMatchObject({ error: { code: 'proof_needed' } })
    const { rows } = await database.pool.query(
      `select count(*)::int as n from audit_log where action = 'broker_mail.exported' and detail ->> 'mail' = $1`,
      [mail!.id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })
})

/** A losing deal of the day that the operator's file does not have. */
function lost(): string[] {
  return '2025.01.02 13:00:00|99|sell|0.10|XAUUSD|2640.00|20||out|-1.00|0.00|0.00|-80.00'.split('|')
}

/** The day's rows with another text in a cell of its last deal. */
function changed(at: number, text: string): string[][] {
  const rows = rowsOf(1, 2, 3, 4)
  return [...rows.slice(0, 3), rows[3]!.with(at + 1, text)]
}
