import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import { sha256 } from '#domain/sha256.ts'
import { askKeys } from './ask-keys.ts'

const keyRecord = 'v=DKIM1; p=MIIBIjANBg'
const payload = { account: 'gold', domain: 'icmarkets.com', selector: 's1', keyRecord, key: sha256(keyRecord) }
const lines = [
  { kind: 'import', payload: {} },
  { kind: 'confirmation', payload },
  { kind: 'confirmation', payload },
]
const answer = (record: string) => ({ Status: 0, Answer: [{ type: 16, data: `"${record}"` }] })

/** What is said where services answer so, by their hosts. */
async function said(answers: Record<string, unknown>, of: unknown = lines): Promise<[string, string[], string[]]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const found = answers[new URL(address).host]
    if (found === undefined) throw new TypeError('no connection')
    return { ok: true, json: async () => found }
  })
  const found: string[] = []
  const note = (kind: string) => (name: string, who: string) => found.push(`${kind} ${name} ${who}`)
  const verdict = { good: note('good'), bad: note('bad'), say() {}, quote() {}, progress() {} }
  await askKeys(of as LedgerLine[], verdict as never)
  return [asked.join(' '), found, asked]
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the keys that a visitor’s browser asks for', () => {
  it('are asked for once each, at two services, and compared with the ledger', async () => {
    const [, found, asked] = await said({ 'cloudflare-dns.com': answer(keyRecord), 'dns.google': answer('p=AAAA') })
    expect(asked).toHaveLength(2)
    expect(found).toEqual(['good keySame Cloudflare', 'bad keyOther Google'])
  })

  it('are gone, or not answered for, service by service', async () => {
    const [, found] = await said({ 'cloudflare-dns.com': { Status: 3 } })
    expect(found).toEqual(['bad keyGone Cloudflare', 'bad keyUnanswered Google'])
  })

  it('are none where no mail is on the ledger: nobody is asked', async () => {
    const [asked, found] = await said({}, [{ kind: 'import', payload: {} }])
    expect([asked, found]).toEqual(['', ['bad noKeys undefined']])
  })
})
