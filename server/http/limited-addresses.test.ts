import { describe, expect, it } from 'vitest'
import { createLimitedAddresses } from './limited-addresses.ts'

function open() {
  let now = 0
  const limited = createLimitedAddresses(() => now)
  const ask = (address = '192.0.2.1', path = '/api/contact') => limited.blockedFor(address, 'POST', path)
  const refuse = (times: number, retryAfter = 60) => {
    for (let i = 0; i < times; i++) limited.refused('192.0.2.1', 'POST', '/api/contact', retryAfter)
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { limited, ask, refuse, wait }
}

describe('an address that continues after hitting a rate limit', () => {
  it('is processed for its first twenty requests, so that a person gets back what they typed', () => {
    const { ask, refuse } = open()
    refuse(20)
    expect(ask()).toBeNull()
    refuse(1)
    expect(ask()).toBe(5)
  })

  it('is blocked at that path only, and no other address is', () => {
    const { ask, refuse } = open()
    refuse(21)
    expect(ask('192.0.2.1', '/api/auth/admin')).toBeNull()
    expect(ask('192.0.2.2')).toBeNull()
  })

  it('is checked again after five seconds, and blocked again if refused', () => {
    const { ask, refuse, wait } = open()
    refuse(21)
    wait(5_000)
    expect(ask()).toBeNull()
    refuse(1)
    expect(ask()).toBe(5)
  })

  it('is not blocked for longer than its limit says', () => {
    const { ask, refuse, wait } = open()
    refuse(21, 2)
    expect(ask()).toBe(2)
    wait(2_000)
    expect(ask()).toBeNull()
  })

  it('starts over after it was admitted, or was quiet until its limit ended', () => {
    const { limited, ask, refuse, wait } = open()
    refuse(21)
    limited.admitted('192.0.2.1', 'POST', '/api/contact')
    refuse(20)
    expect(ask()).toBeNull()
    wait(65_000)
    refuse(20)
    expect(ask()).toBeNull()
  })

  it('is forgotten before the memory fills', () => {
    const { limited, ask, refuse } = open()
    refuse(21)
    for (let i = 0; i < 20_000; i++) limited.refused(`address ${i}`, 'POST', '/api/contact', 60)
    expect(ask()).toBeNull()
  })
})
