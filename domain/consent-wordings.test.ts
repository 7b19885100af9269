import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consentVersion, consentVersions, consentWordings } from './consent-wordings.ts'
import { languages } from './languages.ts'

/** Fingerprints of wordings that were shown. One that no longer fits means that a text was edited that people agreed to. */
const shown: Record<string, string> = {
  '2026-11': '8d09d70a3d6f08fb34155ab6c67b70614d66bcafc94b8d31fd013764452623e1',
}

const fingerprint = (words: object) => createHash('sha256').update(JSON.stringify(words)).digest('hex')

describe('wordings of the consent', () => {
  it('stay as they were shown; another wording is another version', () => {
    expect(Object.fromEntries(consentWordings.map(({ version, words }) => [version, fingerprint(words)]))).toEqual(
      shown,
    )
  })

  it('are complete in every language and in the order of their days', () => {
    for (const { words } of consentWordings) {
      expect(Object.keys(words).toSorted()).toEqual(languages.toSorted())
      for (const texts of Object.values(words)) expect(Object.values(texts).every((text) => text.length > 5)).toBe(true)
    }
    const days = consentWordings.map(({ since }) => since)
    expect(days).toEqual(days.toSorted())
  })

  it('are told apart by whether somebody was named who answers for the details', () => {
    expect(consentVersion(true)).not.toBe(consentVersion(false))
    for (const isNamed of [true, false]) expect(consentVersions).toContain(consentVersion(isNamed))
    expect(new Set(consentVersions).size).toBe(2 * consentWordings.length)
  })
})
