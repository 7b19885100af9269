import { describe, expect, it } from 'vitest'
import {
  type Channel,
  channels,
  consentAddress,
  channelConsent as consentOf,
  type GivenConsent,
  isWithdrawn,
  lastWord,
} from './consent-channels.ts'
import { consentVersions } from './consent-wordings.ts'

const reachedBy = { emailKey: 'ana@example.com', phoneKey: '34600111202' }

const consent = ({ purpose = 'phone_offers', ...change }: Partial<GivenConsent>): GivenConsent => ({
  purpose,
  address: consentAddress(purpose, reachedBy),
  granted: true,
  wordingVersion: consentVersions[0],
  form: 'contact-form',
  givenAt: '2026-11-03T10:00:00.000Z',
  withdrawnAt: null,
  ...change,
})

const channelConsent = (channel: Channel, consents: readonly GivenConsent[]) => consentOf(channel, reachedBy, consents)

describe('the consent for a channel', () => {
  it('is unknown if the person was never asked', () => {
    for (const channel of channels) expect(channelConsent(channel, [])).toEqual({ is: 'unknown' })
    const answer = consent({ purpose: 'answer', wordingVersion: 'none' })
    for (const channel of channels) expect(channelConsent(channel, [answer])).toEqual({ is: 'unknown' })
  })

  it('covers calls and WhatsApp together, since the form asks for both in one box', () => {
    const agreed = { is: 'agreed', at: '2026-11-03T10:00:00.000Z', form: 'contact-form' }
    expect(channels.map((channel) => channelConsent(channel, [consent({})]).is)).toEqual([
      'agreed',
      'agreed',
      'refused',
    ])
    expect(channelConsent('phone', [consent({})])).toEqual(agreed)
  })

  it('is the last answer: a later refusal or withdrawal wins over an earlier yes', () => {
    const refusal = consent({ granted: false, givenAt: '2026-11-04T10:00:00.000Z' })
    expect(channelConsent('phone', [refusal, consent({})])).toMatchObject({ is: 'refused' })
    expect(channelConsent('phone', [consent({}), refusal])).toMatchObject({ is: 'refused' })
    const withdrawn = consent({ withdrawnAt: '2026-11-05T10:00:00.000Z' })
    expect(channelConsent('phone', [withdrawn, consent({})])).toEqual({
      is: 'withdrawn',
      at: '2026-11-05T10:00:00.000Z',
    })
  })

  it('by phone, once withdrawn, is renewed only by a teammate who asked: anybody can type a number into a form', () => {
    const withdrawn = consent({ withdrawnAt: '2026-11-05T10:00:00.000Z' })
    const later = { givenAt: '2026-11-06T10:00:00.000Z' }
    expect(channelConsent('phone', [withdrawn, consent(later)])).toMatchObject({ is: 'withdrawn' })
    expect(channelConsent('whatsapp', [consent(later), withdrawn])).toMatchObject({ is: 'withdrawn' })
    expect(channelConsent('phone', [withdrawn, consent({ ...later, form: 'on_the_phone' })]).is).toBe('agreed')
  })

  it('is refused if the box was left empty, which leaves no record of its own', () => {
    const answer = consent({ purpose: 'answer' })
    const refused = { is: 'refused', at: answer.givenAt, form: 'contact-form' }
    for (const channel of channels) expect(channelConsent(channel, [answer])).toEqual(refused)
  })

  it('stays refused after a refusal is withdrawn', () => {
    const refusal = consent({ granted: false, withdrawnAt: '2026-11-05T10:00:00.000Z' })
    expect(channelConsent('whatsapp', [refusal]).is).toBe('refused')
  })
})

describe('the last word on a purpose', () => {
  const early = '2026-11-03T10:00:00.000Z'
  const late = '2026-11-09T10:00:00.000Z'

  it('counts for the address it was given for, and no other of the person', () => {
    const offers = [consent({ purpose: 'email_offers', address: 'other@example.com' })]
    expect(lastWord('email_offers', reachedBy, offers)).toBeNull()
    expect(lastWord('email_offers', { ...reachedBy, emailKey: 'other@example.com' }, offers)?.is).toBe('agreed')
  })

  it('is the latest of all, whatever the order of the records, including a withdrawal', () => {
    const yes = consent({ givenAt: early, withdrawnAt: late })
    const again = consent({ givenAt: '2026-11-05T10:00:00.000Z' })
    for (const records of [
      [yes, again],
      [again, yes],
    ]) {
      expect(lastWord('phone_offers', reachedBy, records)).toMatchObject({ is: 'withdrawn', at: late })
      expect(isWithdrawn('phone_offers', reachedBy, records)).toBe(true)
    }
    const since = consent({ givenAt: '2026-11-10T10:00:00.000Z', form: 'on_the_phone' })
    expect(lastWord('phone_offers', reachedBy, [since, yes, again])).toMatchObject({ is: 'agreed', consent: since })
  })

  it('is the refusal if both were given at the same moment', () => {
    const records = [consent({ givenAt: early }), consent({ givenAt: early, granted: false })]
    expect(lastWord('phone_offers', reachedBy, records)?.is).toBe('refused')
  })
})
