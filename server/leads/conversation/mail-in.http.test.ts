import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/api.ts'
import { inboundMailPath } from '#domain/conversation/inbound.ts'
import { deliverMail, inboundSecretOf, signedDelivery } from '#server/testing/inbound-mail.ts'
import { call, type Product, startProduct, startSignedIn } from '#server/testing/product.ts'
import { joinTeam } from '#server/testing/teammates.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sales@example.org' }

type Thread = AnswerOf<'listMessages'>['data']

/** A lead who got one mail from a teammate. */
async function written(own: { email?: string; name?: string } = {}) {
  const product = await startSignedIn({ environment })
  const { url, headers } = product
  const { email, phone } = somebody()
  const address = own.email ?? email
  const id = await sendLead(product, { email: address, phone, ...(own.name && { name: own.name }) })
  const body = {
    channel: 'email' as const,
    to: address,
    subject: 'Your trial',
    text: 'Dear Lucía,\nthe trial is free for 14 days.\nNora',
    seen: null,
  }
  const sent = (await call(url, 'sendMessage', { params: { id }, body, headers })).body
  const { rows } = await product.database.pool.query(
    'select m.mail_id, k.key from messages m join reply_keys k using (lead_id) where m.id = $1',
    [sent.id],
  )
  const { mail_id: ourId, key } = rows[0] as { mail_id: string; key: string }
  const thread = async (): Promise<Thread> =>
    (await call(url, 'listMessages', { params: { id }, query: {}, headers })).body.data
  const lead = async () => (await call(url, 'readLead', { params: { id }, headers })).body
  return { ...product, headers, id, address, sent, ourId, key, thread, lead }
}

/** A mail of the collection as it would come: with this lead's key, our Message-ID, and addresses of its own. */
function sample(name: string, { key, ourId, address }: { key: string; ourId: string; address: string }): string {
  return readFileSync(new URL(`./mail/samples/${name}.eml`, import.meta.url), 'latin1')
    .replaceAll('REPLYKEY', key)
    .replaceAll('<OUR-ID>', ourId)
    .replaceAll('lucia@example.com', address)
    .replace(/^Message-ID: <(.*)>/m, (_, id: string) => `Message-ID: <${key}.${id}>`)
}
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

const nobodys = async ({ database }: Pick<Product, 'database'>, id: string) =>
  (
    await database.pool.query(
      'select lead_id, author, person_key, settled_as, is_automatic from messages where id = $1',
      [id],
    )
  ).rows[0]

const mailFrom = (from: string, more = '', text = 'Hello') =>
  `From: ${from}\nTo: sales@example.org\nSubject: Question\nMessage-ID: <${crypto.randomUUID()}@example.com>\n${more}\n\n${text}\n`

describe('a delivery', () => {
  it('is accepted only with a valid, recent signature over its raw bytes', async () => {
    const { url } = await startProduct({ environment })
    const secret = await inboundSecretOf(url)
    const body = bytesOf(mailFrom('a@example.com'))
    const post = (headers: Record<string, string>, bytes = body) =>
      fetch(url + inboundMailPath, { method: 'POST', headers, body: new Uint8Array(bytes) }).then(
        ({ status }) => status,
      )
    const right = signedDelivery(secret, body)
    const changed = Buffer.from(body)
    changed[10]! ^= 1
    expect(await post(right, changed)).toBe(401)
    expect(await post({})).toBe(401)
    expect(await post({ ...right, 'webhook-signature': 'v1,AAAA' })).toBe(401)
    expect(await post(signedDelivery(secret, body, Date.now() - 3_600_000))).toBe(401)
    expect(await post({ ...right, 'webhook-id': 'another' })).toBe(401)
    expect(await post(right)).toBe(200)
  })

  it('gets 404 without a configured secret', async () => {
    const { url } = await startProduct({ environment: { ...environment, VARIANT_B_SHARE: '1' } })
    expect((await fetch(url + inboundMailPath, { method: 'POST', body: 'x' })).status).toBe(404)
  })
})

describe('who wrote it', () => {
  it("from a stranger with a lead's key is shown as somebody else's, and does not change the lead", async () => {
    const lucia = await written()
    const before = (await call(lucia.url, 'listConsents', { params: { id: lucia.id }, headers: lucia.headers })).body
    await deliverMail(lucia, sample('key-other-sender', lucia))
    const [newest] = await lucia.thread()
    expect(newest).toMatchObject({ author: 'other', person: { address: 'marek@example.net' }, settledAs: null })
    const { body } = await call(lucia.url, 'listMessages', {
      params: { id: lucia.id },
      query: {},
      headers: lucia.headers,
    })
    expect(body.emails).toEqual([lucia.address])
    expect((await call(lucia.url, 'listConsents', { params: { id: lucia.id }, headers: lucia.headers })).body).toEqual(
      before,
    )
    // A reply goes to her unless he is chosen, and to nobody outside her thread.
    const send = (to: string, answers: string | null) =>
      call(lucia.url, 'sendMessage', {
        params: { id: lucia.id },
        body: { channel: 'email', to, subject: 'Re', text: 'Hello', answers, seen: newest!.id },
        headers: lucia.headers,
      })
    expect((await send('marek@example.net', null)).status).toBe(201)
    expect((await send('eve@example.net', newest!.id)).status).toBe(409)
    const seen = (await lucia.thread())[0]!.id
    const toEve = await call(lucia.url, 'sendMessage', {
      params: { id: lucia.id },
      body: { channel: 'email', to: 'eve@example.net', subject: 'Re', text: 'Hello', answers: newest!.id, seen },
      headers: lucia.headers,
    })
    expect(toEve.status).toBe(400)
  })

  it('from a known sender goes to their own thread, with a hint', async () => {
    const lucia = await written({ name: 'Lucía Prado' })
    const dora = await written()
    await deliverMail(lucia, mailFrom(dora.address, `References: ${lucia.ourId}`))
    expect((await dora.thread())[0]).toMatchObject({ author: 'lead', hint: { leadId: lucia.id, name: 'Lucía Prado' } })
    expect(await lucia.thread()).toHaveLength(1)
  })

  it("from a teammate's other account counts as ours; the reply joins, and no lead is made", async () => {
    const lucia = await written()
    await deliverMail(lucia, mailFrom(lucia.address, `In-Reply-To: ${lucia.ourId}`))
    expect((await lucia.lead()).clockEvent).toBe('message')
    const nora = await joinTeam(lucia)
    const noraAddress = `${nora.id}@example.org`
    await lucia.database.pool.query('update users set email = $1 where id = $2', [noraAddress, nora.id])
    const herId = `<${nora.id}@example.org>`
    const reply = `From: Nora <${noraAddress}>\nTo: ${lucia.address}\nCc: sales@example.org\nMessage-ID: ${herId}\n\nDear Lucía`
    await deliverMail(lucia, reply)
    expect((await lucia.thread())[0]).toMatchObject({
      direction: 'out',
      author: 'us',
      writtenBy: nora.username,
      state: 'sent',
    })
    expect((await lucia.lead()).clockEvent).toBe('reply')
    const stranger = await deliverMail(lucia, mailFrom('zoe@example.net', `References: <x@example.com> ${herId}`))
    expect(await nobodys(lucia, stranger.id)).toMatchObject({ lead_id: lucia.id, author: 'other' })
    const { rows } = await lucia.database.pool.query('select from contact_requests where email = $1', [noraAddress])
    expect(rows).toEqual([])
  })

  it('that a teammate forwards waits in the inbox under the person it names, until a teammate chooses a lead', async () => {
    const lucia = await written({ name: 'Lucía Prado' })
    const nora = await joinTeam(lucia)
    const noraAddress = `${nora.id}@example.org`
    await lucia.database.pool.query('update users set email = $1 where id = $2', [noraAddress, nora.id])
    const forward = (from: string, text: string) =>
      `From: Nora <${noraAddress}>\nTo: sales@example.org\nSubject: Fwd: Question\nMessage-ID: <${crypto.randomUUID()}@example.org>\n\nPlease answer\n\n---------- Forwarded message ---------\nFrom: ${from}\nDate: Fri, 20 Nov 2026\nSubject: Question\nTo: nora@example.org\n\n${text}\n`
    const { email } = somebody()
    const unknown = await deliverMail(lucia, forward(`Marek <${email}>`, 'How much is it?'))
    const known = await deliverMail(lucia, forward(`Lucía <${lucia.address}>`, 'Unsubscribe'))
    const inbox = async () =>
      (await call(lucia.url, 'listInbox', { query: { of: 'everyone', order: 'newest' }, headers: lucia.headers })).body
        .data
    const entry = async (id: string) => (await inbox()).find(({ message }) => message?.id === id)
    expect(await entry(unknown.id)).toMatchObject({
      lead: null,
      message: {
        author: 'unproven',
        direction: 'in',
        writtenBy: nora.username,
        person: { name: 'Marek', address: email },
        hint: null,
      },
    })
    expect((await entry(unknown.id))!.message!.text).toContain('How much is it?')
    expect(await entry(known.id)).toMatchObject({
      lead: null,
      message: { person: { address: lucia.address }, hint: { leadId: lucia.id, name: 'Lucía Prado' } },
    })
    // If it names people of several leads, the teammate chooses among these.
    const dora = await written({ name: 'Dora Maar' })
    const both = `Any news?\n\nFrom: Dora <${dora.address}>\nDate: Thu, 19 Nov 2026\nSubject: Question\nTo: Lucía\n\nSee you`
    const several = await deliverMail(lucia, forward(`Lucía <${lucia.address}>`, both))
    const choices = [
      { leadId: lucia.id, name: 'Lucía Prado' },
      { leadId: dora.id, name: 'Dora Maar' },
    ]
    expect(await entry(several.id)).toMatchObject({
      lead: null,
      message: { author: 'unproven', person: { name: null, address: '' }, hint: null, choices },
    })
    // Nothing follows from what it says.
    expect(await lucia.thread()).toHaveLength(1)
    const { rows } = await lucia.database.pool.query(
      'select from consents where address = any($1) and withdrawn_through is not null',
      [[email, lucia.address]],
    )
    expect(rows).toEqual([])
    // Given to a lead: without the address, and alone, also where the sender writes by themselves.
    const direct = await deliverMail(lucia, mailFrom(email))
    const give = (id: string, leadId: string | null) =>
      call(lucia.url, 'attachMessages', { params: { id }, body: { leadId }, headers: lucia.headers })
    expect((await give(unknown.id, lucia.id)).status).toBe(200)
    expect((await lucia.thread())[0]).toMatchObject({ id: unknown.id, author: 'unproven', writtenBy: nora.username })
    expect((await nobodys(lucia, direct.id)).lead_id).toBe(null)
    expect((await lucia.database.pool.query('select from lead_addresses where key = $1', [email])).rows).toEqual([])
    expect((await give(unknown.id, null)).status).toBe(200)
    expect((await give(known.id, lucia.id)).body).toMatchObject({ hint: null, author: 'unproven' })
    await call(lucia.url, 'setMessagesAside', { params: { id: direct.id }, headers: lucia.headers })
    expect(await entry(unknown.id)).toBeDefined()
  })

  it('to a group of ours is from its author, and waits for an answer', async () => {
    const lucia = await written()
    const list = `X-Original-From: Lucía <${lucia.address}>\nList-ID: <sales.example.org>\nPrecedence: list`
    await deliverMail(lucia, mailFrom("'Lucía' via Sales <sales@example.org>", list))
    expect((await lucia.thread())[0]).toMatchObject({
      direction: 'in',
      author: 'lead',
      person: { name: 'Lucía', address: lucia.address },
      settledAs: null,
    })
    expect((await lucia.lead()).clockEvent).toBe('message')
  })

  it('by a teammate who has left or may not write to leads is no reply', async () => {
    const lucia = await written()
    const ask = () => deliverMail(lucia, mailFrom(lucia.address, `In-Reply-To: ${lucia.ourId}`))
    const waiting = async () => (await lucia.thread()).filter((one) => one.author === 'lead' && !one.settledAs).length
    const writes = (address: string) =>
      deliverMail(lucia, mailFrom(address, `Cc: ${lucia.address}\nIn-Reply-To: ${lucia.ourId}`))
    const teammate = async (role: 'agent' | 'viewer') => {
      const { id } = await joinTeam(lucia, role)
      const address = `${id}@example.org`
      await lucia.database.pool.query('update users set email = $1 where id = $2', [address, id])
      return { id, address }
    }
    await ask()
    const leaver = await teammate('agent')
    await writes(leaver.address)
    expect(await waiting()).toBe(0)
    await ask()
    await call(lucia.url, 'changePerson', {
      params: { id: leaver.id },
      body: { disabled: true },
      headers: lucia.headers,
    })
    await writes(leaver.address)
    await writes((await teammate('viewer')).address)
    expect(await waiting()).toBe(1)
    expect((await lucia.thread())[0]).toMatchObject({ direction: 'in', author: 'other', writtenBy: null })
    expect((await lucia.lead()).clockEvent).toBe('message')
  })

  it('that only claims to be from a teammate is no reply', async () => {
    const lucia = await written()
    await deliverMail(lucia, mailFrom(lucia.address, `In-Reply-To: ${lucia.ourId}`))
    const nora = await joinTeam(lucia)
    const noraAddress = `${nora.id}@example.org`
    await lucia.database.pool.query('update users set email = $1 where id = $2', [noraAddress, nora.id])
    const forged = `Authentication-Results: mx.example.org; spf=softfail smtp.mailfrom=${noraAddress}\nIn-Reply-To: ${lucia.ourId}`
    await deliverMail(lucia, mailFrom(noraAddress, forged))
    const [claimed, asked] = await lucia.thread()
    expect(asked).toMatchObject({ author: 'lead', settledAs: null })
    expect(claimed).toMatchObject({ direction: 'in', author: 'unproven', writtenBy: null })
    expect((await lucia.lead()).clockEvent).toBe('message')
  })

  it('keeps apart the people behind one program’s address', async () => {
    const product = await startProduct({ environment })
    const one = await deliverMail(product, sample('relay-one', { key: 'a', ourId: '<a>', address: 'a' }))
    const two = await deliverMail(product, sample('relay-two', { key: 'b', ourId: '<b>', address: 'b' }))
    expect(await nobodys(product, one.id)).toMatchObject({
      lead_id: null,
      author: 'unproven',
      person_key: 'sofia@example.com',
    })
    expect(await nobodys(product, two.id)).toMatchObject({
      lead_id: null,
      author: 'unproven',
      person_key: 'tomas@example.net',
    })
  })

  it('that is forged is marked, and its Reply-To is noted but not used', async () => {
    const lucia = await written()
    await deliverMail(
      lucia,
      mailFrom(lucia.address, 'Authentication-Results: mx.example.org; dmarc=fail\nReply-To: eve@example.net'),
    )
    const { body } = await call(lucia.url, 'listMessages', {
      params: { id: lucia.id },
      query: {},
      headers: lucia.headers,
    })
    expect(body.data[0]).toMatchObject({ author: 'unproven', answerTo: 'eve@example.net', settledAs: null })
    expect(body.emails).toEqual([lucia.address])
    expect((await lucia.lead()).clockEvent).toBe('reply')
  })

  it("is matched by a lead's key wherever a server wrote it, in any case", async () => {
    const lucia = await written()
    const key = lucia.key.toUpperCase()
    for (const header of [
      `Delivered-To: sales+${key}@example.org`,
      `X-Original-To: SALES+${key}@EXAMPLE.ORG`,
      `Envelope-To: <sales+${key}@example.org>`,
      `Cc: sales+${key}@example.org`,
    ]) {
      const { id } = await deliverMail(lucia, mailFrom('zoe@example.net', header))
      expect([header, (await nobodys(lucia, id)).lead_id]).toEqual([header, lucia.id])
    }
  })

  it('shows its other recipients, and makes no lead of them', async () => {
    const lucia = await written()
    await deliverMail(lucia, mailFrom(lucia.address, 'Cc: rival@example.net'))
    expect((await lucia.thread())[0]).toMatchObject({ copies: ['rival@example.net'] })
    const to = `To: sales@example.org, partner@example.net, sales+${lucia.key}@example.org, ${lucia.address}`
    await deliverMail(lucia, mailFrom(lucia.address, 'Cc: rival@example.net').replace('To: sales@example.org', to))
    expect((await lucia.thread())[0]).toMatchObject({ copies: ['partner@example.net', 'rival@example.net'] })
    const { rows } = await lucia.database.pool.query(`select from lead_addresses where key = 'rival@example.net'`)
    expect(rows).toEqual([])
  })
})

describe('the content of a mail', () => {
  it('is folded only where it repeats ours, in the displayed text', async () => {
    const lucia = await written()
    await deliverMail(lucia, bytesOf(sample('nested-html-document', lucia)))
    const [newest] = await lucia.thread()
    const hidden = newest!.text.split('\n').filter((_, at) => newest!.folds.some(([from, to]) => at >= from && at < to))
    expect(hidden.join('\n')).toContain('the trial is free for 14 days.')
    expect(hidden.join('\n')).not.toContain('money back')
  })

  it('is unproven if only an encoded word contains its sender', async () => {
    const lucia = await written()
    const hidden = `=?utf-8?B?${Buffer.from(`Lucía <${lucia.address}>`).toString('base64')}?=`
    await deliverMail(lucia, mailFrom(hidden))
    expect((await lucia.thread())[0]).toMatchObject({ author: 'unproven', person: { address: lucia.address } })
  })

  it('stops offers to the address that asks for it, but not by our quoted words', async () => {
    const lucia = await written()
    const granted = (address: string) =>
      lucia.database.pool.query(
        `insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
         values (gen_random_uuid(), $1, 'email_offers', $2, true, '2026-11', 'en', 'hand')`,
        [lucia.id, address],
      )
    await granted(lucia.address)
    const stands = async () => {
      const { rows } = await lucia.database.pool.query(
        `select withdrawn_through from consents where lead_id = $1 and purpose = 'email_offers' and address = $2`,
        [lucia.id, lucia.address],
      )
      return rows.at(-1)!.withdrawn_through
    }
    await deliverMail(lucia, mailFrom(lucia.address, '', 'Yes, on Monday\n\n> To stop these letters:\n> Unsubscribe'))
    await deliverMail(lucia, mailFrom(lucia.address, '', 'We must stop this fraud, count me in'))
    expect(await stands()).toBe(null)
    await deliverMail(lucia, mailFrom(lucia.address, '', 'Baja, por favor'))
    expect(await stands()).toBe('message')
  })
})

describe('mail in', () => {
  it('distinguishes two with one Message-ID, and two without; one to two of our addresses is one', async () => {
    const product = await startProduct({ environment })
    const courier = { key: 'k2', ourId: '', address: '' }
    const [one, two] = [
      await deliverMail(product, sample('same-id-one', courier)),
      await deliverMail(product, sample('same-id-two', courier)),
    ]
    expect(one.id).not.toBe(two.id)
    const plain = (text: string) => `From: k2@example.net\nSubject: Hi\n\n${text}\n`
    expect((await deliverMail(product, plain('one'))).id).not.toBe((await deliverMail(product, plain('two'))).id)
    const mail = mailFrom('k2@example.net')
    const first = await deliverMail(product, `Delivered-To: a@example.org\n${mail}`)
    const again = await deliverMail(product, `Received: by mx2\nDelivered-To: b@example.org\n${mail}\n\n`)
    expect([first.outcome, again]).toEqual(['taken', { outcome: 'known', id: first.id }])
  })

  it('is stored even with characters and dates that the database refuses, in any field', async () => {
    const lucia = await written()
    const file = 'Content-Type: multipart/mixed; boundary=b'
    const typed = '--b\nContent-Type: application/x\0y; name=a.bin\n\nx\n--b--'
    const report = '--b\nContent-Type: message/delivery-status\n\nA: b\n\nFinal-Recipient: rfc822; a@x\n'
    const original = '--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <a\0b@x>\n--b--'
    for (const mail of [
      mailFrom(lucia.address).replace('Message-ID: <', 'Message-ID: <\0'),
      mailFrom(lucia.address, 'References: <a\0b@example.com>'),
      mailFrom(lucia.address, 'References: =?utf-8?Q?=3Ca=00b=40example.com=3E?='),
      mailFrom(lucia.address, file, typed),
      mailFrom(lucia.address, 'Date: Fri, 20 Nov 102026 10:15:00 +0000'),
      mailFrom(lucia.address, file.replace('mixed', 'report'), report + original),
    ])
      expect(await deliverMail(lucia, mail)).toMatchObject({ outcome: 'taken' })
    expect((await lucia.thread()).filter(({ direction }) => direction === 'in')).toHaveLength(5)
  })

  it('is stored empty but with its original if the database refuses its content', async () => {
    const lucia = await written()
    const odd = `odd ${crypto.randomUUID()}`
    await lucia.database.pool.query(`
      create function refuse_odd() returns trigger language plpgsql as $$ begin
        if new.text = '${odd}' then raise exception using errcode = '22008'; end if; return new; end $$;
      create trigger refuse_odd before insert on messages for each row execute function refuse_odd()`)
    await deliverMail(lucia, mailFrom(lucia.address, '', odd))
    expect((await lucia.thread())[0]).toMatchObject({ isDamaged: true, text: '', author: 'lead', settledAs: null })
  })

  it('is stored once if delivered several times at once', async () => {
    const product = await startProduct({ environment })
    const mail = mailFrom('k2b@example.net')
    const answers = await Promise.all(Array.from({ length: 4 }, () => deliverMail(product, mail)))
    expect(answers.filter(({ outcome }) => outcome === 'taken')).toHaveLength(1)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  })

  it('of an absence note starts no clock; a person who only asks for silence starts it', async () => {
    const lucia = await written()
    await deliverMail(lucia, bytesOf(sample('auto-exchange', lucia)))
    expect((await lucia.thread())[0]).toMatchObject({
      isAutomatic: true,
      settledAs: 'automatic',
      text: expect.stringContaining('Büro'),
    })
    expect((await lucia.lead()).clockEvent).toBe('reply')
    await deliverMail(lucia, sample('suppress-header-control', lucia))
    expect((await lucia.thread())[0]).toMatchObject({ isAutomatic: false, settledAs: null, author: 'lead' })
    expect((await lucia.lead()).clockEvent).toBe('message')
  })

  it('is kept in full: the original and its files can be downloaded', async () => {
    const lucia = await written()
    const mail = sample('text-picture-text', lucia)
    const { id } = await deliverMail(lucia, bytesOf(mail))
    const load = async (place: number) => {
      const response = await fetch(`${lucia.url}/api/messages/${id}/files/${place}`, { headers: lucia.headers })
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    expect((await load(0)).bytes.toString('latin1')).toBe(mail)
    expect((await load(1)).bytes.subarray(1, 4).toString()).toBe('PNG')
    expect((await load(2)).status).toBe(404)
  })
})

describe('a delivery report', () => {
  const address = async ({ database }: Pick<Product, 'database'>, key: string) =>
    (
      await database.pool.query('select undeliverable_since is not null as dead from lead_addresses where key = $1', [
        key,
      ])
    ).rows[0]!.dead

  it('reports that our mail is delayed, or that its mailbox does not exist', async () => {
    const lucia = await written()
    await deliverMail(lucia, sample('dsn-delayed', lucia))
    expect((await lucia.thread()).at(-1)!.state).not.toBe('failed')
    expect(await address(lucia, lucia.address)).toBe(false)
    await deliverMail(lucia, bytesOf(sample('dsn-exchange', lucia)))
    expect((await lucia.thread()).at(-1)).toMatchObject({ state: 'failed', problem: 'no_such_mailbox 5.1.10' })
    expect((await lucia.thread())[0]).toMatchObject({ isAutomatic: true, settledAs: 'automatic' })
    expect(await address(lucia, lucia.address)).toBe(true)
    expect((await lucia.lead()).clockEvent).toBe('reply')
  })

  it('that the mailbox does not exist is refuted by a message from there, but not by an unproven one', async () => {
    const lucia = await written()
    await deliverMail(lucia, bytesOf(sample('dsn-exchange', lucia)))
    await deliverMail(lucia, mailFrom(lucia.address, 'Authentication-Results: mx.example.org; dmarc=fail'))
    expect(await address(lucia, lucia.address)).toBe(true)
    await deliverMail(lucia, mailFrom(lucia.address))
    expect(await address(lucia, lucia.address)).toBe(false)
  })

  it('is ignored as a report unless it names our mail', async () => {
    const lucia = await written()
    const { id } = await deliverMail(lucia, sample('dsn-forged', lucia).replaceAll('vip@example.com', lucia.address))
    expect(await address(lucia, lucia.address)).toBe(false)
    expect(await nobodys(lucia, id)).toMatchObject({ lead_id: null, settled_as: 'automatic' })
  })

  it('is believed less than an answer or a receipt that came from the address', async () => {
    const lucia = await written()
    const failed = bytesOf(sample('dsn-exchange', lucia))
    await deliverMail(lucia, mailFrom(lucia.address, `In-Reply-To: ${lucia.ourId}`))
    await deliverMail(lucia, failed)
    expect(await address(lucia, lucia.address)).toBe(false)
    expect((await lucia.thread()).at(-1)).toMatchObject({ state: 'failed', problem: 'failed 5.1.10' })
    const dora = await written()
    const type = 'Content-Type: multipart/report; report-type=disposition-notification; boundary=b'
    const receipt = `--b\nContent-Type: message/disposition-notification\n\nOriginal-Message-ID: ${dora.ourId}\n--b--`
    await deliverMail(dora, mailFrom(dora.address, type, receipt))
    await deliverMail(dora, bytesOf(sample('dsn-exchange', dora)))
    expect((await dora.thread()).at(-1)).toMatchObject({ state: 'read', problem: null })
    expect(await address(dora, dora.address)).toBe(false)
  })

  it('marks our mail as read only if it comes from the mail’s recipient', async () => {
    const lucia = await written()
    const type = 'Content-Type: multipart/report; report-type=disposition-notification; boundary=b'
    const receipt = `--b\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822; ${lucia.address}\nOriginal-Message-ID: ${lucia.ourId}\n--b--`
    const from = (address: string, more = '') => deliverMail(lucia, mailFrom(address, more + type, receipt))
    const { id } = await from(somebody().email)
    await from(lucia.address, 'Authentication-Results: mx.example.org; dmarc=fail\n')
    expect((await lucia.thread()).at(-1)).not.toMatchObject({ state: 'read' })
    expect(await nobodys(lucia, id)).toMatchObject({ lead_id: null, settled_as: 'automatic' })
    await from(lucia.address)
    expect((await lucia.thread()).at(-1)).toMatchObject({ state: 'read' })
  })

  it('is found by what it answers, or by the mail in its text, and puts the mail into the inbox', async () => {
    const report = (id: string, recipient: string) =>
      mailFrom(
        'mailer-daemon@example.net',
        `In-Reply-To: ${id}\nContent-Type: multipart/report; report-type=delivery-status; boundary=b`,
        `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ${recipient}\nAction: failed\nStatus: 5.2.2\n--b--`,
      )
    const plain = (id: string, words: string) =>
      mailFrom(
        'MAILER-DAEMON@example.net',
        'Return-Path: <>',
        `${words}\n\n--- A copy follows.\nSubject: x\nMessage-ID: ${id}`,
      )
    const waits = async ({ url, id, headers }: { url: string; id: string; headers: Record<string, string> }) =>
      (await call(url, 'listInbox', { query: {}, headers })).body.data.some(({ lead }) => lead?.id === id)
    for (const write of [report, (id: string) => plain(id, 'Sorry, no mailbox here by that name.')]) {
      const lucia = await written()
      await deliverMail(lucia, plain(lucia.ourId, 'Warning: message delayed 24 hours'))
      expect((await lucia.thread()).at(-1)!.state).not.toBe('failed')
      await deliverMail(lucia, write(lucia.ourId, lucia.address))
      expect((await lucia.thread()).at(-1)).toMatchObject({ state: 'failed' })
      expect([await address(lucia, lucia.address), await waits(lucia)]).toEqual([false, true])
    }
  })

  it('in words alone is believed of a mail server that names recipient and subject, and marks no address', async () => {
    const lucia = await written()
    const subject = (await lucia.thread()).at(-1)!.subject!
    const words = (named: string, to = lucia.address) =>
      `<h1>邮件被退回</h1><table><tr><td>主　题：</td><td>${named}</td></tr><tr><td>收件人：</td><td>${to}</td></tr></table>`
    const from = (sender: string, html: string, more = '') =>
      deliverMail(
        lucia,
        mailFrom(sender, `${more}Subject: =?utf-8?B?57O757uf6YCA5L+h?=\nContent-Type: text/html; charset=utf-8`, html),
      )
    const state = async () => (await lucia.thread()).at(-1)!.state
    const before = await state()
    await from('postmaster@163.com', words('Another subject'))
    await from('postmaster@163.com', words(subject, somebody().email))
    await from('postmaster@163.com', words(subject), 'Authentication-Results: mx.example.org; dmarc=fail\n')
    await from(somebody().email, words(subject))
    expect(await state()).toBe(before)
    await from('postmaster@163.com', words(subject))
    expect((await lucia.thread()).at(-1)).toMatchObject({ state: 'failed', problem: 'failed ' })
    expect(await address(lucia, lucia.address)).toBe(false)
    expect((await lucia.lead()).clockEvent).toBe('reply')
  })

  it('stops offers to the address if it is a complaint, unless that says our mail was no spam', async () => {
    const lucia = await written()
    const { pool } = lucia.database
    await pool.query(
      `insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
       values (gen_random_uuid(), $1, 'email_offers', $2, true, '2026-11', 'en', 'hand')`,
      [lucia.id, lucia.address],
    )
    const stopped = async () => {
      const { rows } = await pool.query('select from consents where lead_id = $1 and withdrawn_at is not null', [
        lucia.id,
      ])
      return rows.length
    }
    const type = 'Content-Type: multipart/report; report-type=feedback-report; boundary=b'
    const complaint = (kind: string) =>
      `--b\nContent-Type: message/feedback-report\n\nFeedback-Type: ${kind}\nVersion: 1\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${lucia.ourId}\n\nx\n--b--`
    await deliverMail(lucia, mailFrom('fbl@example.net', type, complaint('not-spam')))
    expect(await stopped()).toBe(0)
    await deliverMail(lucia, mailFrom('fbl@example.net', type, complaint('abuse')))
    expect(await stopped()).toBe(1)
    expect((await lucia.thread())[0]).toMatchObject({ author: 'other', settledAs: 'automatic' })
    expect((await lucia.lead()).clockEvent).toBe('reply')
  })

  it('marks the address also if it is about a receipt or a rule’s email, replies to which name the thread', async () => {
    const lucia = await written()
    const letter = async (template: string) => {
      const { rows } = await lucia.database.pool.query<{ id: string }>(
        `insert into mails (id, template, language, recipient, entity, entity_id, status)
         values (gen_random_uuid(), $1, 'es', $2, 'lead', $3, 'sent') returning id`,
        [template, lucia.address, lucia.id],
      )
      return `<${rows[0]!.id}@example.org>`
    }
    const ourId = await letter('contact_receipt')
    await deliverMail(lucia, mailFrom('else@example.net', `In-Reply-To: ${ourId}`, 'From my other address'))
    expect((await lucia.thread())[0]).toMatchObject({ author: 'other', text: 'From my other address' })
    const report = (about: string) => bytesOf(sample('dsn-exchange', { ...lucia, ourId: about }))
    await deliverMail(lucia, report(await letter('task_reminder')))
    expect(await address(lucia, lucia.address)).toBe(false)
    await deliverMail(lucia, report(ourId))
    expect(await address(lucia, lucia.address)).toBe(true)
    expect((await lucia.thread())[0]).toMatchObject({ isAutomatic: true, settledAs: 'automatic' })
  })

  it('fails only our mail if the mailbox is full or another address failed', async () => {
    const lucia = await written()
    const report = sample('dsn-exchange', lucia).replaceAll('5.1.10', '5.2.2')
    await deliverMail(lucia, bytesOf(report))
    expect((await lucia.thread()).at(-1)).toMatchObject({ state: 'failed', problem: 'failed 5.2.2' })
    expect(await address(lucia, lucia.address)).toBe(false)
  })
})

describe("a person's mails", () => {
  it('move with a merge and back, and their key still works', async () => {
    const lucia = await written()
    const dora = await written()
    await deliverMail(dora, mailFrom(dora.address))
    const version = async (id: string) =>
      (await call(lucia.url, 'readLead', { params: { id }, headers: lucia.headers })).body.version
    const body = {
      others: [{ id: dora.id, version: await version(dora.id) }],
      version: await version(lucia.id),
      fields: {},
    }
    const merged = (await call(lucia.url, 'mergeLeads', { params: { id: lucia.id }, body, headers: lucia.headers }))
      .body
    expect(await lucia.thread()).toHaveLength(3)
    const stranger = await deliverMail(lucia, mailFrom('zoe@example.net', `Cc: sales+${dora.key}@example.org`))
    expect(await nobodys(lucia, stranger.id)).toMatchObject({ lead_id: lucia.id })
    await call(lucia.url, 'undoMerge', { params: { id: merged.mergeId }, body: {}, headers: lucia.headers })
    expect((await dora.thread()).map(({ author }) => author)).toEqual(['lead', 'us'])
  })

  it("are exported without anybody else's words, and erased in every copy", async () => {
    const lucia = await written()
    await deliverMail(lucia, sample('key-other-sender', lucia))
    await deliverMail(lucia, mailFrom(lucia.address, '', 'marker of Lucía'))
    const { body } = await call(lucia.url, 'exportPerson', { body: { email: lucia.address }, headers: lucia.headers })
    expect(JSON.stringify(body.records)).toContain('marker of Lucía')
    expect(JSON.stringify(body.records)).not.toContain('forwarded me your mail')
    const erased = await call(lucia.url, 'erasePerson', {
      body: { email: lucia.address, confirmation: lucia.address },
      headers: lucia.headers,
    })
    expect(erased.status).toBe(200)
    for (const table of ['messages', 'reply_keys']) {
      const { rows } = await lucia.database.pool.query(`select from ${table} where lead_id = $1`, [lucia.id])
      expect(rows).toEqual([])
    }
    const { rows } = await lucia.database.pool.query(
      'select from message_originals o where not exists (select from messages m where m.id = o.message_id)',
    )
    expect(rows).toEqual([])
  })
})
