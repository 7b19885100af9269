import { describe, expect, it } from 'vitest'
import { isOwnAddress, replyAddress, replyKeyOf, replyKeysIn } from './reply-address.ts'

const key = replyKeyOf(Uint8Array.from({ length: 16 }, (_, at) => at * 7))
const mailbox = 'Sales@example.org'

describe('a reply address', () => {
  it('contains the key of its lead after a plus sign, or as the local part', () => {
    expect(key).toMatch(/^[a-z2-9]{16}$/)
    expect(replyAddress('sales@example.org', key, 'plus')).toBe(`sales+${key}@example.org`)
    expect(replyAddress('sales@example.org', key, 'catch_all')).toBe(`${key}@example.org`)
  })

  it('is recognised in any case and form', () => {
    for (const address of [`sales+${key}@example.org`, `SALES+${key.toUpperCase()}@EXAMPLE.ORG`, `${key}@example.org`])
      expect(replyKeysIn(['somebody@example.com', address], mailbox)).toEqual([key])
    expect(replyKeysIn([`sales+${key}@example.org`, `${key}@example.org`], mailbox)).toEqual([key])
  })

  it('is not recognised elsewhere, nor is another address of ours', () => {
    for (const address of [
      `sales+${key}@example.com`,
      `sales+${key}@example.org.example.com`,
      `other+${key}@example.org`,
      'sales+offer@example.org',
      'sales@example.org',
      `sales+${key}x@example.org`,
      `a@b+${key}@example.org`,
    ]) {
      expect(replyKeysIn([address], mailbox)).toEqual([])
    }
  })

  it('is ours with any suffix after the plus sign, or none', () => {
    for (const address of ['sales@example.org', 'sales+x@example.org', 'SALES+Y@Example.org'])
      expect(isOwnAddress(address, mailbox)).toBe(true)
    for (const address of ['nora@example.org', 'sales@example.com', 'sale@example.org', 'sales2@example.org'])
      expect(isOwnAddress(address, mailbox)).toBe(false)
  })
})
