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

describe('a key, reference or subject says which thread is meant, never who wrote', () => {
  it('shows a stranger who answers to a lead’s key in her thread as somebody else', () => {
    expect(file({ from: marek }, { leadOfKey: 'lucia', leadsOfReferences: ['lucia'] })).toEqual({
      leadId: 'lucia',
      author: 'other',
      sender: marek,
      teammate: null,
      hint: null,
    })
  })

  it('files a known sender in the thread of their own, with a hint to the other', () => {
    expect(file({ from: dora }, { leadsOfReferences: ['lucia'] })).toMatchObject({
      leadId: 'dora',
      author: 'lead',
      hint: 'lucia',
    })
    expect(file({ from: dora }, { leadOfKey: 'lucia' })).toMatchObject({ leadId: 'dora', hint: 'lucia' })
  })

  it('files a teammate’s own mail as ours, in the thread of whom it was written to', () => {
    const filed = file({ from: nora, to: [lucia], cc: [{ name: '', address: 'sales@example.org' }] })
    expect(filed).toMatchObject({ leadId: 'lucia', author: 'us', teammate: 'nora' })
    // To nobody we know: ours still, and nobody's thread.
    expect(file({ from: nora, to: [marek] })).toMatchObject({ leadId: null, author: 'us' })
    expect(file({ from: nora, to: [marek] }, { leadsOfReferences: ['dora'] })).toMatchObject({ leadId: 'dora' })
  })

  it('takes for a relaying program’s mail the person it names, unproven', () => {
    const relay = { name: 'Sofia via Forms', address: 'noreply@example.org' }
    const sofia = { name: 'Sofia', address: 'sofia@example.com' }
    expect(file({ from: relay, replyTo: [sofia] })).toMatchObject({ leadId: null, author: 'unproven', sender: sofia })
    // A person’s mail with another Reply-To is from that person.
    expect(file({ from: marek, replyTo: [sofia] })).toMatchObject({ author: 'other', sender: marek })
    // A relay that names a lead joins her thread, and proves nothing.
    expect(file({ from: relay, replyTo: [lucia] })).toMatchObject({ leadId: 'lucia', author: 'unproven' })
    // One that names nobody, us or several is itself the sender.
    for (const replyTo of [[], [relay], [nora], [sofia, marek]]) {
      expect(file({ from: relay, replyTo })).toMatchObject({ sender: relay, author: 'other' })
    }
  })

  it('marks what was shown to be forged, and never takes it for a teammate’s', () => {
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

  it('joins nobody by an address that no lead has and nothing refers to', () => {
    expect(file({ from: marek })).toMatchObject({ leadId: null, author: 'other', hint: null })
    expect(file({ from: null })).toMatchObject({ leadId: null, sender: { address: '' } })
  })

  it('chooses among leads with one address the one that is meant, else the first', () => {
    const leadsOf = () => ['one', 'two']
    expect(file({ from: lucia }, { leadsOf, leadOfKey: 'two' })).toMatchObject({ leadId: 'two', hint: null })
    expect(file({ from: lucia }, { leadsOf })).toMatchObject({ leadId: 'one', author: 'lead' })
  })
})
