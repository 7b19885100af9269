import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey, callerAddress } from './address.ts'

describe('the caller’s address', () => {
  it.each([
    ['no proxy is trusted', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
    ['one proxy is trusted', '10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['the caller claims something in front', '10.0.0.1', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies are trusted', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['fewer proxies wrote than are trusted', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
    ['the trusted proxy wrote nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['the header is empty', '10.0.0.1', ' , ,', 1, '10.0.0.1'],
    ['the proxy appends a port', '10.0.0.1', '203.0.113.9:55123', 1, '203.0.113.9'],
    ['the proxy writes IPv6 in brackets', '10.0.0.1', '[2001:db8::1]:55123', 1, '2001:db8::1'],
    ['the socket is dual', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['an IPv4 address is written in hex', '10.0.0.1', '::ffff:cb00:7109', 1, '203.0.113.9'],
    ['it is written in full', '10.0.0.1', '0:0:0:0:0:FFFF:203.0.113.9', 1, '203.0.113.9'],
    ['the address has a zone', 'fe80::1%eth0', undefined, 0, 'fe80::1'],
  ])('is found if %s', (_when, socket, forwarded, proxies, expected) => {
    expect(callerAddress(socket, forwarded, proxies)).toBe(expected)
  })

  it("ignores what the caller wrote: anything before the proxy's entry changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (claimed, address) => {
        expect(callerAddress('10.0.0.1', `${claimed}, ${address}`, 1)).toBe(address)
        expect(callerAddress(address, claimed, 0)).toBe(address)
      }),
    )
  })
})

describe('the key for rate limits', () => {
  it('is an IPv4 address itself', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => addressKey(address) === address))
  })

  it('is the /64 network of an IPv6 address, in any notation', () => {
    const spellings = [
      '2001:db8:0:1::1',
      '2001:DB8:0:1:0:0:0:2',
      '2001:0db8:0000:0001:ffff:ffff:ffff:ffff',
      '2001:db8::1:0:0:0:9',
    ]
    expect(new Set(spellings.map(addressKey))).toEqual(new Set(['2001:db8:0:1::/64']))
    expect(addressKey('2001:db8:0:2::1')).not.toBe(addressKey('2001:db8:0:1::1'))
    expect(addressKey('::1')).toBe('0:0:0:0::/64')
  })

  it('is equal within a network and different between networks', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16))
    const half = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(half, half, half, half, (network, other, first, second) => {
        const key = addressKey([...network, ...first].join(':'))
        expect(addressKey([...network, ...second].join(':'))).toBe(key)
        if (network.join() !== other.join()) expect(addressKey([...other, ...first].join(':'))).not.toBe(key)
      }),
    )
  })
})
