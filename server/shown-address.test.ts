import { describe, expect, it } from 'vitest'
import { shownAddress } from './shown-address.ts'

describe('the address printed at the start', () => {
  it('can be opened if the server listens on all addresses', () => {
    expect(shownAddress('http://0.0.0.0:3000', undefined)).toBe('http://127.0.0.1:3000')
    expect(shownAddress('http://[::]:3000', undefined)).toBe('http://localhost:3000')
    expect(shownAddress('http://192.0.2.1:3000', undefined)).toBe('http://192.0.2.1:3000')
  })

  it('is the public one if there is one', () => {
    expect(shownAddress('http://0.0.0.0:3000', 'https://www.example.com/')).toBe('https://www.example.com')
  })
})
