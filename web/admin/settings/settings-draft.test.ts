import { describe, expect, it } from 'vitest'
import type { SettingsAnswer } from '#contract/site-settings.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { changesOf, draftOf, settingsOf } from './settings-draft.ts'

const saved = structuredClone(defaultSettings) as SettingsAnswer['settings']
const draft = draftOf(saved)

describe('settings being typed', () => {
  it('equal the saved ones until edited', () => {
    const { settings, wrong } = settingsOf(draft)
    expect(settings).toEqual(saved)
    expect(wrong).toEqual([])
    expect(changesOf(settings, saved)).toEqual({})
  })

  it('contain only edited fields; an emptied link is null', () => {
    const typed = { ...draft, monthlyPrice: '99,50', checkoutUrl: ' https://pay.example ', email: '  ' }
    expect(changesOf(settingsOf(typed).settings, saved)).toEqual({
      monthlyPrice: 99.5,
      checkoutUrl: 'https://pay.example',
    })
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ tagline: { ...draft.tagline, en: '' } }, 'tagline.en'],
    [{ monthlyPrice: 'much' }, 'monthlyPrice'],
    [{ trialDays: '' }, 'trialDays'],
    [{ shareOfB: '-1' }, 'shareOfB'],
    [{ checkoutUrl: 'pay.example' }, 'checkoutUrl'],
    [{ brokerUrl: 'javascript:alert(1)' }, 'brokerUrl'],
    [{ colours: { ink: '#0f1318', accent: '#222222' } }, 'colours.accent'],
    [{ colours: { ink: 'dark', accent: '#d4b06a' } }, 'colours.ink'],
    [{ logo: { kind: 'letter', letter: 'AB' } }, 'logo.letter'],
    [{ logo: { kind: 'svg', svg: '' } }, 'logo.svg'],
  ] as const)('are not ready to be saved or shown with %j', (part, field) => {
    expect(settingsOf({ ...draft, ...part } as typeof draft).wrong).toEqual([field])
  })
})
