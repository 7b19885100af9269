import { describe, expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { addressOfKey, keyStateIn, publicDns } from './public-dns.ts'

const keyRecord = 'v=DKIM1; k=rsa; p=MIIBIjANBg'
const key = { domain: 'icmarkets.com', selector: 's1', key: sha256(keyRecord), keyRecord }
const answer = (...data: string[]) => ({ Status: 0, Answer: data.map((text) => ({ type: 16, data: text })) })

describe("a public DNS service's answer for a broker's key", () => {
  it("is requested by the key's name", () => {
    expect(publicDns.map((service) => addressOfKey(service, key))).toEqual([
      'https://cloudflare-dns.com/dns-query?name=s1._domainkey.icmarkets.com&type=TXT',
      'https://dns.google/resolve?name=s1._domainkey.icmarkets.com&type=TXT',
    ])
  })

  it('is compared with the key on the ledger, in one part or several, behind an alias', () => {
    expect(keyStateIn(answer(`"${keyRecord}"`), key)).toBe('same')
    expect(keyStateIn(answer('"v=DKIM1; k=rsa; p=MIIB" "IjANBg"'), key)).toBe('same')
    expect(keyStateIn(answer(keyRecord), key)).toBe('same')
    const alias = { type: 5, data: 'keys.mailer.example.' }
    expect(keyStateIn({ Status: 0, Answer: [alias, ...answer(`"${keyRecord}"`).Answer] }, key)).toBe('same')
    expect(keyStateIn(answer('"v=DKIM1; p=AAAA"'), key)).toBe('changed')
  })

  it('means "gone" if the name has no key, and nothing if the service failed', () => {
    for (const none of [{ Status: 3 }, { Status: 0 }, answer('"v=DKIM1; p="')])
      expect(keyStateIn(none, key)).toBe('gone')
    for (const failed of [{ Status: 2 }, {}, null, 'no', { Status: 0, Answer: 'x' }])
      expect(keyStateIn(failed, key)).toBeNull()
  })
})
