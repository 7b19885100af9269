import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { readSettings, SettingsError } from './settings.ts'
import { siteDefaults } from './site-defaults.ts'

const brandFile = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'brand.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const defaultsOf = (environment: Record<string, string>) => siteDefaults(readSettings(environment, 'no .env'))

describe('the settings of the site before any is set', () => {
  it('are the shipped ones', () => expect(defaultsOf({})).toEqual(defaultSettings))

  it("are the brand file's if present, overridden by the environment's", () => {
    const BRAND_FILE = brandFile({ name: 'Aurum & Co', mode: 'live', checkoutUrl: 'https://a.example', trialDays: 14 })
    expect(defaultsOf({ BRAND_FILE, CHECKOUT_URL: 'https://b.example', VARIANT_B_SHARE: '0' })).toEqual({
      ...defaultSettings,
      name: 'Aurum & Co',
      mode: 'live',
      trialDays: 14,
      checkoutUrl: 'https://b.example',
      shareOfB: 0,
    })
  })

  it.each([
    ['{', /is not JSON/],
    [{ nmae: 'Aurum' }, /nmae: unknown_field/],
    [{ name: '' }, /name: required/],
    [{ colours: { ink: '#ffffff', accent: '#ffffff' } }, /colours\.ink: invalid/],
    [{ logo: { kind: 'svg', svg: '<p>' } }, /logo\.svg: invalid/],
    [{ checkoutUrl: 'javascript:alert(1)' }, /checkoutUrl: invalid/],
  ])('stop the start if the file is %j', (content, problem) => {
    const start = () => defaultsOf({ BRAND_FILE: brandFile(content) })
    expect(start).toThrow(SettingsError)
    expect(start).toThrow(problem)
  })

  it('are read from a file as editors save it, with a byte order mark', () => {
    expect(defaultsOf({ BRAND_FILE: brandFile('\ufeff{ "name": "Aurum & Co" }') }).name).toBe('Aurum & Co')
  })

  it('stop the start if the file does not exist', () => {
    expect(() => defaultsOf({ BRAND_FILE: '/nowhere/brand.json' })).toThrow(/cannot be read/)
  })
})
