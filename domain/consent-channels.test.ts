import { describe, expect, it } from 'vitest'
import { channelConsent, channels, type GivenConsent } from './consent-channels.ts'
import { consentVersions } from './consent-wordings.ts'

const consent = (change: Partial<GivenConsent>): GivenConsent => ({
  purpose: 'phone_offers',
  granted: true,
  wordingVersion: consentVersions[0],
  form: 'contact-form',
  givenAt: '2026-11-03T10:00:00.000Z',
  withdrawnAt: null,
  ...change,
})

describe('the consent for a channel', () => {
  it('is unknown where the person was never asked for it', () => {
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
    expect(channelConsent('phone', [consent({}), refusal])).toMatchObject({ is: 'agreed' })
    const withdrawn = consent({ withdrawnAt: '2026-11-05T10:00:00.000Z' })
    expect(channelConsent('phone', [withdrawn, consent({})])).toEqual({
      is: 'withdrawn',
      at: '2026-11-05T10:00:00.000Z',
    })
  })

  it('is refused where the box of a form was left empty, which leaves no record of its own', () => {
    const answer = consent({ purpose: 'answer' })
    const refused = { is: 'refused', at: answer.givenAt, form: 'contact-form' }
    for (const channel of channels) expect(channelConsent(channel, [answer])).toEqual(refused)
  })

  it('stays refused when a refusal is withdrawn', () => {
    const refusal = consent({ granted: false, withdrawnAt: '2026-11-05T10:00:00.000Z' })
    expect(channelConsent('whatsapp', [refusal]).is).toBe('refused')
  })
})
