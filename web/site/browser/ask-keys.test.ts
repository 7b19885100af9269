import { afterEach, describe, expect, it, vi } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import { askKeys } from './ask-keys.ts'

const keyRecord = 'v=DKIM1; p=MIIBIjANBg'
const payload = { account: 'gold', domain: 'icmarkets.com', selector: 's1', keyRecord, key: sha256(keyRecord) }
const lines = [
  { kind: 'import', payload: {} },
  { kind: 'confirmation', payload },
  { kind: 'confirmation', payload },
]
const answer = (record: string) => ({ Status: 0, Answer: [{ type: 16, data: `"${record}"` }] })

/** The result for these services' answers, by host. */
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

describe("key look-ups by a visitor's browser", () => {
  it('happen once per key at two services, and are compared with the ledger', async () => {
    const [, found, asked] = await said({ 'cloudflare-dns.com': answer(keyRecord), 'dns.google': answer('p=AAAA') })
    expect(asked).toHaveLength(2)
    expect(found).toEqual(['good keySame Cloudflare', 'bad keyOther Google'])
  })

  it('are gone, or not answered for, service by service', async () => {
    const [, found] = await said({ 'cloudflare-dns.com': { Status: 3 } })
    expect(found).toEqual(['bad keyGone Cloudflare', 'bad keyUnanswered Google'])
  })

  it('do not happen without a mail on the ledger', async () => {
    const [asked, found] = await said({}, [{ kind: 'import', payload: {} }])
    expect([asked, found]).toEqual(['', ['bad noKeys undefined']])
  })
})
