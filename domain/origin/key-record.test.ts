import { describe, expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { keyStateOf, nameOfKey } from './key-record.ts'

const keyRecord = 'v=DKIM1; k=rsa; p=MIIBIjANBg'
const recorded = { domain: 'icmarkets.com', selector: 's1', key: sha256(keyRecord), keyRecord }

describe('a key that is looked up again', () => {
  it("is found under its domain's selector", () => {
    expect(nameOfKey(recorded)).toBe('s1._domainkey.icmarkets.com')
  })

  it('is the same however the record is formatted, beside other texts', () => {
    expect(keyStateOf(recorded, ['v=spf1 -all', keyRecord])).toBe('same')
    expect(keyStateOf(recorded, ['p=MIIB IjANBg ;v=DKIM1'])).toBe('same')
    const { keyRecord: _, ...old } = recorded
    expect(keyStateOf(old, [keyRecord])).toBe('same')
    expect(keyStateOf(old, ['p=MIIBIjANBg'])).toBe('changed')
  })

  it('differs, or is gone if revoked or absent from all records', () => {
    expect(keyStateOf(recorded, ['v=DKIM1; p=AAAA'])).toBe('changed')
    for (const records of [[], ['v=DKIM1; p='], ['v=spf1 -all']]) expect(keyStateOf(recorded, records)).toBe('gone')
  })
})
