import { describe, expect, it } from 'vitest'
import { receivedMail } from './mail.fixture.ts'
import type { ReceivedMail } from './mail.ts'
import { isShownForged, isShownOurs, type KnownOfMail, ownAuthentication, whoseMail } from './whose-mail.ts'

const lucia = { name: 'Lucía', address: 'lucia@example.com' }
const dora = { name: 'Dora', address: 'dora@example.com' }
const nora = { name: 'Nora', address: 'nora@example.org' }
const marek = { name: 'Marek', address: 'marek@example.net' }

const leads: Record<string, string[]> = { [lucia.address]: ['lucia'], [dora.address]: ['dora'] }
const known = (own: Partial<KnownOfMail> = {}): KnownOfMail => ({
  leadsOf: (address) => leads[address] ?? [],
  isTyped: () => false,
  leadOfKey: null,
  leadsOfReferences: [],
  teammateOf: (address) => (address === nora.address ? 'nora' : null),
  ...own,
})
const file = (mail: Partial<ReceivedMail>, own?: Partial<KnownOfMail>) => whoseMail(receivedMail(mail), known(own))

describe('a key, reference or subject names a thread, never the author', () => {
  it("a stranger who replies with a lead's key is shown in her thread as somebody else", () => {
    expect(file({ from: marek }, { leadOfKey: 'lucia', leadsOfReferences: ['lucia'] })).toEqual({
      leadId: 'lucia',
      author: 'other',
      sender: marek,
      teammate: null,
      hint: null,
    })
  })

  it("a known sender's mail goes to their own thread, with a hint to the other", () => {
    expect(file({ from: dora }, { leadsOfReferences: ['lucia'] })).toMatchObject({
      leadId: 'dora',
      author: 'lead',
      hint: 'lucia',
    })
    expect(file({ from: dora }, { leadOfKey: 'lucia' })).toMatchObject({ leadId: 'dora', hint: 'lucia' })
  })

  it("a teammate's mail counts as ours, in the recipient's thread", () => {
    const filed = file({ from: nora, to: [lucia], cc: [{ name: '', address: 'sales@example.org' }] })
    expect(filed).toMatchObject({ leadId: 'lucia', author: 'us', teammate: 'nora' })
    // To an unknown recipient: still ours, in no thread.
    expect(file({ from: nora, to: [marek] })).toMatchObject({ leadId: null, author: 'us' })
    expect(file({ from: nora, to: [marek] }, { leadsOfReferences: ['dora'] })).toMatchObject({ leadId: 'dora' })
  })

  it("what teammates write to each other about a lead's mail is no answer to the lead", () => {
    const omar = { name: 'Omar', address: 'omar@example.org' }
    const teammateOf = (address: string) => (address.endsWith('@example.org') ? address : null)
    const forwarded = file({ from: nora, to: [omar] }, { teammateOf, leadsOfReferences: ['lucia'] })
    expect(forwarded).toMatchObject({ leadId: null, author: 'us' })
    const answered = file({ from: nora, to: [omar], cc: [lucia] }, { teammateOf, leadsOfReferences: ['lucia'] })
    expect(answered).toMatchObject({ leadId: 'lucia', author: 'us' })
  })

  it('a customer’s mail that a teammate forwards to us waits under the named sender, in no thread', () => {
    const mailbox = { name: '', address: nora.address }
    const text = 'From: Marek <marek@example.net>\nDate: Friday\nSubject: Question\n\nHow much?'
    const forward = { from: nora, to: [mailbox], subject: 'Fwd: Question', text }
    expect(file(forward)).toEqual({ leadId: null, author: 'unproven', sender: marek, teammate: 'nora', hint: null })
    expect(file({ ...forward, attachedFrom: [lucia] })).toMatchObject({ leadId: null, sender: lucia, hint: 'lucia' })
    expect(file(forward, { leadOfKey: 'dora' })).toMatchObject({ leadId: null, hint: 'dora' })
    expect(file({ ...forward, attachedFrom: [marek, lucia] })).toMatchObject({ sender: marek, hint: 'lucia' })
    const nobody = { name: '', address: '' }
    const both = { leadId: null, sender: nobody, hint: null, choices: ['lucia', 'dora'] }
    expect(file({ ...forward, attachedFrom: [lucia, marek, dora, lucia] })).toMatchObject(both)
    // It names one person, but could be about two leads.
    expect(file({ ...forward, attachedFrom: [lucia] }, { leadsOfReferences: ['dora'] })).toMatchObject({
      sender: lucia,
      hint: null,
      choices: ['lucia', 'dora'],
    })
    // Of our own mail, to somebody outside, or an answer: as before.
    expect(file({ ...forward, attachedFrom: [nora] })).toMatchObject({ author: 'us' })
    expect(file({ ...forward, to: [mailbox, lucia] })).toMatchObject({ leadId: 'lucia', author: 'us' })
    expect(file({ ...forward, subject: 'Re: Question' })).toMatchObject({ author: 'us' })
  })

  it('a mail that a list of ours put its own address on is from its author', () => {
    const list = { from: { name: "'Lucía' via Sales", address: nora.address }, originalFrom: { ...lucia, name: '' } }
    expect(file(list)).toMatchObject({ leadId: 'lucia', author: 'lead', sender: lucia, teammate: null })
    const authentication = 'mx.example.org; spf=softfail smtp.mailfrom=nora@example.org'
    expect(file({ ...list, authentication })).toMatchObject({ author: 'unproven', sender: lucia })
    // Whoever is not ours speaks for themselves.
    expect(file({ ...list, from: marek })).toMatchObject({ author: 'other', sender: marek })
  })

  it("a relaying program's mail counts as from the person it names, unproven", () => {
    const relay = { name: 'Sofia via Forms', address: 'noreply@example.org' }
    const sofia = { name: 'Sofia', address: 'sofia@example.com' }
    expect(file({ from: relay, replyTo: [sofia] })).toMatchObject({ leadId: null, author: 'unproven', sender: sofia })
    // A person's mail with another Reply-To is from that person.
    expect(file({ from: marek, replyTo: [sofia] })).toMatchObject({ author: 'other', sender: marek })
    // A relay that names a lead joins her thread, unproven.
    expect(file({ from: relay, replyTo: [lucia] })).toMatchObject({ leadId: 'lucia', author: 'unproven' })
    // A relay that names nobody, us or several people is itself the sender.
    for (const replyTo of [[], [relay], [nora], [sofia, marek]]) {
      expect(file({ from: relay, replyTo })).toMatchObject({ sender: relay, author: 'other' })
    }
  })

  it("a forged mail is marked, and never counts as a teammate's", () => {
    const authentication = 'mx.example.org; spf=pass; dmarc=fail header.from=example.com'
    expect(file({ from: lucia, authentication })).toMatchObject({ leadId: 'lucia', author: 'unproven', sender: lucia })
    expect(file({ from: nora, to: [lucia], authentication })).toMatchObject({ author: 'unproven', teammate: null })
    expect(file({ from: lucia, isFromClear: false })).toMatchObject({ leadId: 'lucia', author: 'unproven' })
    expect(file({ from: nora, to: [lucia], isFromClear: false })).toMatchObject({ author: 'unproven', teammate: null })
    for (const [written, isForged] of [
      ['', false],
      ['mx; dmarc=pass; spf=fail; dkim=fail', false],
      ['mx; dmarc = FAIL (p=none)', true],
      ['mx; dkim=fail; spf=softfail', true],
      ['mx; dkim=pass; spf=fail', false],
      ['mx; dmarc=none', false],
      ['mx; dmarc=none header.from=example.com; spf=fail; dkim=fail', true],
      ['mx; spf=none; dkim=none; dmarc=none action=none; compauth=fail reason=601', true],
      ['spf=fail (sender IP is 1.2.3.4) smtp.mailfrom=example.com; dkim=none; dmarc=fail action=none', true],
      // The sender's words are no result.
      ['mx; spf=pass smtp.mailfrom="a; dmarc=pass; b"@evil.example; dmarc=fail', true],
      ['mx; spf=pass (x (y) dmarc=pass; z); dmarc=fail', true],
      ['mx; dkim=fail header.d=list.example; dkim=pass header.d=example.com; spf=softfail', false],
      ['mx; spf=none; dkim=none; dmarc=none action=none; compauth=pass reason=109', false],
    ] as const) {
      expect(isShownForged({ authentication: written })).toBe(isForged)
    }
  })

  it('uses all authentication results of our own server, and no others', () => {
    const header = (value: string) => ({ key: 'authentication-results', value })
    const hop = { key: 'received', value: 'from x by mx.example.org' }
    const said = (...headers: { key: string; value: string }[]) =>
      isShownForged({ authentication: ownAuthentication(headers) })
    expect(said(header('mx.example.org; spf=pass'), header('MX.example.org 1; dmarc=fail'))).toBe(true)
    // Somebody else's, above or below.
    expect(said(header('mx.example.org; dmarc=fail'), header('evil.example; dmarc=pass'))).toBe(true)
    expect(said(header('mx.example.org; spf=pass'), header('gateway.example; dmarc=fail'))).toBe(false)
    // In our server's name, but from before it received the mail.
    const claimed = header('mx.example.org; dmarc=pass')
    expect(said(header('mx.example.org; spf=softfail; dkim=fail'), hop, claimed)).toBe(true)
    // Whatever comes later in its own name.
    expect(said(header('mx.example.org; dmarc=fail'), claimed)).toBe(true)
    expect(said(header('dmarc=fail action=none'), header('spf=pass'))).toBe(true)
    expect(said()).toBe(false)
  })

  it('believes a teammate’s name on a mail from outside only with a proof of the firm’s domain', () => {
    const outside = 'mx.example.org; spf=softfail smtp.mailfrom=nora@example.org; dkim=none'
    const answer = { from: nora, to: [lucia] }
    expect(file({ ...answer, authentication: outside })).toMatchObject({ author: 'unproven', teammate: null })
    for (const [written, isOurs] of [
      ['', true],
      // Within one house nothing is checked by SPF.
      ['dkim=none (message not signed) header.d=none;dmarc=none action=none header.from=example.org', true],
      ['mx; dmarc=pass header.from=example.org; spf=fail', true],
      ['mx; spf=pass (ok) smtp.mailfrom=nora@example.org; dkim=none', true],
      ['mx; spf=pass smtp.mailfrom=bounce.example.org', true],
      ['mx; spf=none; dkim=pass header.i=@example.org header.s=k', true],
      ['mx; spf=none; dkim=fail header.d=example.org; dkim=pass header.d=example.org', true],
      // Of the sender's own domain, which is another.
      ['mx; spf=pass smtp.mailfrom=eve@evil.example; dkim=pass header.d=evil.example; dmarc=none', false],
      ['mx; spf=pass smtp.mailfrom=eve@evilexample.org', false],
      ['mx; spf=neutral smtp.mailfrom=nora@example.org', false],
      ['mx; spf=pass', false],
      ['mx; spf=pass smtp.mailfrom="a; dkim=pass header.d=example.org; "@evil.example', false],
      ['mx; spf=pass (of x smtp.mailfrom=example.org) smtp.mailfrom=evil.example', false],
    ] as const) {
      expect([written, isShownOurs({ from: nora, authentication: written })]).toEqual([written, isOurs])
    }
  })

  it('a mail from an address of no lead, without a reference, joins no thread', () => {
    expect(file({ from: marek })).toMatchObject({ leadId: null, author: 'other', hint: null })
    expect(file({ from: null })).toMatchObject({ leadId: null, sender: { address: '' } })
  })

  it('the referenced lead is chosen among several with one address, else the first', () => {
    const leadsOf = () => ['one', 'two']
    expect(file({ from: lucia }, { leadsOf, leadOfKey: 'two' })).toMatchObject({ leadId: 'two', hint: null })
    expect(file({ from: lucia }, { leadsOf })).toMatchObject({ leadId: 'one', author: 'lead' })
  })
})
