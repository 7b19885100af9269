import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

const password = 'correct horse Bätterie 電池'

describe('a password', () => {
  it('is stored as an irreversible argon2id hash of at least 19 MiB and two passes', async () => {
    const hash = await hashPassword(password)
    const [, kind, version, costs, salt, tag] = hash.split('$')
    expect([kind, version]).toEqual(['argon2id', 'v=19'])
    const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(costs!) ?? []
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
    expect([Buffer.from(salt!, 'base64').length, Buffer.from(tag!, 'base64').length]).toEqual([16, 32])
    expect(hash).not.toContain('horse')
  })

  it('has a different hash each time, and each matches', async () => {
    const [first, second] = await Promise.all([hashPassword(password), hashPassword(password)])
    expect(first).not.toBe(second)
    expect(await passwordMatches(password, first)).toBe(true)
    expect(await passwordMatches(password, second)).toBe(true)
  })

  it('does not match another, however near', async () => {
    const hash = await hashPassword(password)
    for (const other of ['', ` ${password}`, `${password} `, password.toUpperCase(), password.slice(0, -1), hash]) {
      expect([other, await passwordMatches(other, hash)]).toEqual([other, false])
    }
  })

  it('is the same password on a keyboard that composes letters differently', async () => {
    expect(await passwordMatches(password.normalize('NFD'), await hashPassword(password.normalize('NFC')))).toBe(true)
  })

  it('may be as long as one likes', async () => {
    const long = 'p'.repeat(256)
    const hash = await hashPassword(long)
    expect(await passwordMatches(long, hash)).toBe(true)
    expect(await passwordMatches(`${long.slice(0, -1)}q`, hash)).toBe(false)
  })

  it("is checked with its hash's own cost", async () => {
    const nonce = Buffer.alloc(16, 7)
    const cheap = argon2Sync('argon2id', {
      message: 'old',
      nonce,
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 24,
    })
    const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
    const stored = `$argon2id$v=19$m=64,t=1,p=1$${base64(nonce)}$${base64(cheap)}`
    expect(await passwordMatches('old', stored)).toBe(true)
    expect(await passwordMatches('new', stored)).toBe(false)
  })

  it.each([
    '',
    'old',
    '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=,t=,p=$$',
  ])('does not match an invalid hash: "%s"', async (stored) => {
    expect(await passwordMatches(stored, stored)).toBe(false)
    expect(await passwordMatches('', stored)).toBe(false)
  })
})
