import { describe, expect, it } from 'vitest'
import { createHostCheck } from './own-host.ts'

const answers = (own: string | null, host: string | undefined, path = '/') =>
  createHostCheck(own === null ? null : new URL(own))(host, path)

describe('a server with a known public address', () => {
  it.each([
    ['https://www.example.com', 'www.example.com'],
    ['https://www.example.com', 'WWW.example.com:443'],
    ['http://localhost:3000', 'localhost:3000'],
    ['https://gold.example:8443', 'gold.example:8443'],
  ])('of %s answers to %s', (own, host) => expect(answers(own, host)).toBe(true))

  it.each([
    ['https://www.example.com', 'evil.example'],
    ['https://www.example.com', 'example.com'],
    ['https://www.example.com', 'www.example.com:80'],
    ['https://www.example.com', 'www.example.com.evil.example'],
    ['https://www.example.com', 'evil@www.example.com'],
    ['https://www.example.com', 'www.example.com/evil'],
    ['https://www.example.com', ''],
    ['https://www.example.com', undefined],
  ])('of %s does not answer to %s', (own, host) => expect(answers(own, host)).toBe(false))

  it('answers probes by any name, and everything if it has no public address', () => {
    for (const path of ['/healthz', '/readyz'])
      expect(answers('https://www.example.com', '10.0.0.7:3000', path)).toBe(true)
    expect(answers(null, 'anything.example')).toBe(true)
  })
})
