import { describe, expect, it } from 'vitest'
import { brokerOfDomain, brokerOfName, isSharedDomain, isWithin, knownBrokers, looksLikeBroker } from './brokers.ts'

describe('a signing domain', () => {
  it.each(['xm.com', 'mail.xm.com', 'a.b.icmarkets.com'])('%s belongs to a known broker', (domain) => {
    expect(brokerOfDomain(domain)).not.toBeNull()
    expect(looksLikeBroker(domain)).toBe(false)
  })

  it.each([
    'icmarkets.com.evil.example',
    'mail.icmarkets.com.evil.example',
    'icmarkets-com.evil.example',
    'icmarkts.com',
    'icmarketss.com',
    'icmarketz.com',
    'pepperst0ne.com',
    'login.exnes.com',
  ])("%s imitates a known broker's", (domain) => {
    expect([brokerOfDomain(domain), looksLikeBroker(domain)]).toEqual([null, true])
  })

  it.each(['notxm.com', 'broker.example', 'example.com', 'fm.com', 'mail.other-broker.example'])(
    '%s is neither',
    (domain) => {
      expect([brokerOfDomain(domain), looksLikeBroker(domain), isSharedDomain(domain)]).toEqual([null, false, false])
    },
  )

  it.each(['gmail.com', 'yahoo.co.uk', 'em.sendgrid.net', 'firm.onmicrosoft.com'])(
    '%s is open to anybody',
    (domain) => {
      expect(isSharedDomain(domain)).toBe(true)
    },
  )

  it('contains another one only at a dot', () => {
    expect([isWithin('a.xm.com', 'xm.com'), isWithin('axm.com', 'xm.com'), isWithin('xm.com', 'a.xm.com')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the list of brokers', () => {
  it('has each domain once, and none open to anybody', () => {
    const domains = knownBrokers.flatMap((one) => one.domains)
    expect(new Set(domains).size).toBe(domains.length)
    expect(domains.filter(isSharedDomain)).toEqual([])
  })

  it.each([
    ['IC Markets (EU) Ltd', 'IC Markets'],
    ['ICMarketsSC-Live07', 'IC Markets'],
    ['XMGlobal-Real 4', 'XM'],
    ['XM Global Limited', 'XM'],
    ['Big Broker Ltd', undefined],
    ['Maximum', undefined],
  ])('finds the broker named in %s', (name, broker) => {
    expect(brokerOfName(name)?.name).toBe(broker)
  })
})
