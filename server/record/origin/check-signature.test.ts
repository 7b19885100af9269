import { describe, expect, it } from 'vitest'
import type { LookUpText } from '#server/outside/dns/text-records.ts'
import { checkSignature } from './check-signature.ts'
import { brokerDomain, mailOf, makeKey, type Signing, signMail } from './testing-mails.ts'

const key = makeKey()
const other = makeKey()
const weak = makeKey(768)
const page = '<table><tr><td>Balance:</td><td>100.00</td></tr></table>'
const at = new Date('2026-03-04T12:00:00Z')

/** A resolver that knows only these names. */
const knows =
  (records: Record<string, string>): LookUpText =>
  async (name) =>
    records[name] === undefined ? { kind: 'none' } : { kind: 'found', records: [records[name]], at }
const publishes = (record: string, domain = brokerDomain) => knows({ [`s1._domainkey.${domain}`]: record })

const check = (mail: Buffer, lookUp = publishes(key.record), receivedAt = at) =>
  checkSignature(mail, { lookUp, receivedAt, ownDomains: ['firm.example'] })
const signed = (own: Partial<Signing> = {}, text = mailOf(page)) => signMail(text, { key, ...own })
const from = (domain: string) => mailOf(page, { from: `a@${domain}` })
const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000)

describe('a signed mail', () => {
  it('is valid, and its key is returned', async () => {
    expect(await check(signed())).toMatchObject({
      kind: 'signed',
      domain: brokerDomain,
      selector: 's1',
      key: { record: key.record, at },
    })
  })

  it.each([
    ['with bare line feeds, as some programs save it', (mail: string) => mail.replaceAll('\r\n', '\n')],
    ['with headers of its way added on top', (mail: string) => `Received: from a\r\nX-Spam: no\r\n${mail}`],
  ])('holds %s', async (_how, change) => {
    expect((await check(Buffer.from(change(signed().toString())))).kind).toBe('signed')
  })

  it('is valid until it expires, by the time of receipt', async () => {
    const mail = signed({ tags: [`t=${seconds('2026-03-01')}`, `x=${seconds('2026-03-08')}`] })
    expect((await check(mail)).kind).toBe('signed')
    expect(await check(mail, undefined, new Date('2026-03-09'))).toMatchObject({ reason: 'expired' })
  })

  it('is valid if one of several is', async () => {
    const twice = signMail(signed().toString(), { key: other, domain: 'mailer.example' })
    const both = knows({ [`s1._domainkey.${brokerDomain}`]: key.record, 's1._domainkey.mailer.example': other.record })
    expect(await check(twice, both)).toMatchObject({ kind: 'signed', domain: brokerDomain })
  })

  it('is unchecked while DNS does not answer', async () => {
    expect(await check(signed(), async () => ({ kind: 'unreachable' }))).toEqual({
      kind: 'unchecked',
      domain: brokerDomain,
      selector: 's1',
    })
  })
})

it('any changed byte of the signed content is found', async () => {
  const mail = signed()
  const text = mail.toString('latin1')
  const bodyAt = text.indexOf('\r\n\r\n') + 4
  const places = [...Array(40)].map((_, i) => bodyAt + Math.floor((i * (text.trimEnd().length - bodyAt)) / 40))
  for (const name of ['From: ', 'Date: ', 'Subject: ', 'Content-Type: '])
    places.push(text.indexOf(name) + name.length + 1)
  for (const place of places.filter((one) => /[A-Za-z0-9]/.test(text[one]!))) {
    const changed = Buffer.from(mail)
    changed[place] = text[place] === 'Q' ? 0x52 : 0x51
    const { kind, ...found } = await check(changed)
    const reason = place >= bodyAt ? 'body_changed' : expect.stringMatching(/bad_signature|not_aligned/)
    expect([place, kind, found]).toMatchObject([place, 'refused', { reason }])
  }
})

describe('a mail is refused', () => {
  const cases: [string, () => Buffer, string, LookUpText?][] = [
    ['that nobody signed', () => Buffer.from(mailOf(page)), 'unsigned'],
    ['of which only the beginning is signed (l=)', () => signed({ length: 20 }), 'partial_body'],
    ['whose length tag covers all of it', () => signed({ length: 100_000 }), 'partial_body'],
    ['whose From is not signed', () => signed({ headers: ['Date', 'Subject', 'Content-Type'] }), 'unsigned_header'],
    ['whose Date is not signed', () => signed({ headers: ['From', 'Subject', 'Content-Type'] }), 'unsigned_header'],
    ['whose Subject is not signed', () => signed({ headers: ['From', 'Date', 'Content-Type'] }), 'unsigned_header'],
    ['whose Content-Type is not signed', () => signed({ headers: ['From', 'Date', 'Subject'] }), 'unsigned_header'],
    ['with a second From', () => Buffer.concat([Buffer.from('From: b@bank.example\r\n'), signed()]), 'repeated_header'],
    ['with a second Date', () => Buffer.concat([Buffer.from('Date: now\r\n'), signed()]), 'repeated_header'],
    ['with a second type', () => Buffer.concat([Buffer.from('Content-Type: a/b\r\n'), signed()]), 'repeated_header'],
    ['signed with rsa-sha1', () => signed({ algorithm: 'rsa-sha1' }), 'weak_algorithm'],
    ['whose key has 768 bits', () => signed({ key: weak }), 'weak_key', publishes(weak.record)],
    ['whose key was revoked', () => signed(), 'revoked_key', publishes('v=DKIM1; k=rsa; p=')],
    ['whose key was replaced', () => signed(), 'bad_signature', publishes(other.record)],
    ['whose key is gone', () => signed(), 'no_key', knows({})],
    ['whose key is no key', () => signed(), 'bad_key', publishes('v=DKIM1; p=AAAA')],
    ['whose key is for another use', () => signed(), 'bad_key', publishes(key.record.replace('k=rsa', 's=tlsrpt'))],
    ['whose key is only for testing', () => signed(), 'bad_key', publishes(key.record.replace('k=rsa', 't=y'))],
    ['that names another sender', () => signed({}, from('bank.example')), 'not_aligned'],
    ['whose sender only ends like the signer', () => signed({}, from(`not${brokerDomain}`)), 'not_aligned'],
    ['signed below a known broker’s name', () => alike('icmarkets.com.evil.example'), 'look_alike'],
    ['signed by one letter less', () => alike('icmarkts.com'), 'look_alike'],
    ['of a mailbox that anybody can have', () => alike('gmail.com'), 'shared_domain'],
    ['of the firm itself', () => alike('mail.firm.example'), 'own_domain'],
  ]
  const alike = (domain: string) => signed({ domain }, from(domain))

  it.each(cases)('%s', async (_which, mail, reason, lookUp) => {
    expect(await check(mail(), lookUp)).toMatchObject({ kind: 'refused', reason })
  })

  it('is detected, as is an unsigned header, which is named', async () => {
    const mail = signed({ headers: ['From', 'Subject', 'Content-Type'] })
    expect(await check(mail)).toMatchObject({ detail: { header: 'date' } })
  })
})
