import { describe, expect, it } from 'vitest'
import { receivedMail } from './mail.fixture.ts'
import type { ReceivedMail } from './mail.ts'
import { isShownForged, type KnownOfMail, whoseMail } from './whose-mail.ts'

const lucia = { name: 'Lucía', address: 'lucia@example.com' }
const dora = { name: 'Dora', address: 'dora@example.com' }
const nora = { name: 'Nora', address: 'nora@example.org' }
const marek = { name: 'Marek', address: 'marek@example.net' }

const leads: Record<string, string[]> = { [lucia.address]: ['lucia'], [dora.address]: ['dora'] }
const known = (own: Partial<KnownOfMail> = {}): KnownOfMail => ({
  leadsOf: (address) => leads[address] ?? [],
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
    for (const [written, isForged] of [
      ['', false],
      ['mx; dmarc=pass; spf=fail; dkim=fail', false],
      ['mx; dmarc = FAIL (p=none)', true],
      ['mx; dkim=fail; spf=softfail', true],
      ['mx; dkim=pass; spf=fail', false],
      ['mx; dmarc=none', false],
    ] as const) {
      expect(isShownForged({ authentication: written })).toBe(isForged)
    }
  })

  it('an address of no lead, without a reference, joins no thread', () => {
    expect(file({ from: marek })).toMatchObject({ leadId: null, author: 'other', hint: null })
    expect(file({ from: null })).toMatchObject({ leadId: null, sender: { address: '' } })
  })

  it('of several leads with one address the referenced one is chosen, else the first', () => {
    const leadsOf = () => ['one', 'two']
    expect(file({ from: lucia }, { leadsOf, leadOfKey: 'two' })).toMatchObject({ leadId: 'two', hint: null })
    expect(file({ from: lucia }, { leadsOf })).toMatchObject({ leadId: 'one', author: 'lead' })
  })
})
