import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { consentVersion, consentVersions, consentWording, consentWordings } from './consent-wordings.ts'

const fingerprint = (words: object) => createHash('sha256').update(JSON.stringify(words)).digest('hex')

describe('wordings of the consent', () => {
  it('are never edited; a new wording is a new version', () => {
    for (const { words, sha256 } of consentWordings) expect(fingerprint(words)).toBe(sha256)
    expect(new Set(consentWordings.map(({ version }) => version)).size).toBe(consentWordings.length)
  })

  it('are complete in their languages, the newest in all, and ordered by date', () => {
    expect(Object.keys(consentWording).toSorted()).toEqual(languages.toSorted())
    for (const { words } of consentWordings) {
      for (const texts of Object.values(words)) expect(Object.values(texts).every((text) => text.length > 5)).toBe(true)
    }
    const days = consentWordings.map(({ since }) => since)
    expect(days).toEqual(days.toSorted())
  })

  it('differ by whether a data controller is named', () => {
    expect(consentVersion(true)).not.toBe(consentVersion(false))
    for (const isNamed of [true, false]) expect(consentVersions).toContain(consentVersion(isNamed))
    expect(new Set(consentVersions).size).toBe(2 * consentWordings.length)
  })
})
