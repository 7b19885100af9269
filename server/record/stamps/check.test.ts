import { describe, expect, it } from 'vitest'
import { newAuthority } from '#server/testing/time-stamp-authority.ts'
import { checkTrustedStamp } from './check.ts'

const imprint = 'ab'.repeat(32)
const at = '2026-11-01T10:00:00.000Z'

/** The problem of a stamp as received; null if valid. */
async function problemOf(
  options: Parameters<typeof newAuthority>[0] = {},
  change: (answer: Buffer) => Uint8Array = (answer) => answer,
  { of = imprint, roots }: { of?: string; roots?: readonly string[] } = {},
): Promise<string | null> {
  const authority = newAuthority(options)
  const answer = change(authority.stamp(of, at))
  return checkTrustedStamp(answer, imprint, roots ?? [authority.root]).then(
    () => null,
    (error: { problem?: string }) => error.problem ?? String(error),
  )
}

/** The answer with a text in it, or its last byte, replaced. */
const replaced = (from: string, to: string) => (answer: Buffer) =>
  Buffer.from(answer.toString('latin1').replaceAll(from, to), 'latin1')
const lastByteFlipped = (answer: Buffer) => Buffer.concat([answer.subarray(0, -1), Buffer.of(answer.at(-1)! ^ 1)])

describe('a time stamp', () => {
  it.each(['ec', 'rsa'] as const)('gives time, authority and certificate, signed with %s', async (key) => {
    const { root, stamp } = newAuthority({ key })
    const { certificates, ...said } = await checkTrustedStamp(stamp(imprint, at), imprint, [root])
    expect(said).toEqual({ time: at, authority: 'Time Trust Ltd', certificate: 'Stamps of a test', nonce: null })
    expect(certificates).toHaveLength(2)
  })

  it('counts only for what was stamped', async () => {
    expect(await problemOf({}, undefined, { of: 'cd'.repeat(32) })).toBe('other_imprint')
  })

  it('is refused with another time, signature, or certificate', async () => {
    expect(await problemOf()).toBeNull()
    expect(await problemOf({}, replaced('20261101100000Z', '20251101100000Z'))).toBe('wrong_signature')
    expect(await problemOf({}, lastByteFlipped)).toBe('wrong_signature')
    expect(await problemOf({}, replaced('Stamps of a test', 'Stamps of a Test'))).toBe('wrong_signature')
  })

  it('is refused unless its certificate is for time stamping, was valid then and leads to a known root', async () => {
    expect(await problemOf({ purpose: 'codeSigning' })).toBe('wrong_purpose')
    expect(await problemOf({ until: '2026-10-01T00:00:00Z' })).toBe('certificate_expired')
    expect(await problemOf({ issuerPurpose: 'codeSigning' })).toBe('unknown_root')
    expect(await problemOf({}, undefined, { roots: [newAuthority().root] })).toBe('unknown_root')
  })

  it('is refused if truncated, followed by more, or no stamp at all', async () => {
    expect(await problemOf({}, (answer) => answer.subarray(0, -1))).toBe('unreadable')
    expect(await problemOf({}, (answer) => Buffer.concat([answer, Buffer.of(0)]))).toBe('unreadable')
    expect(await problemOf({}, () => Buffer.from('3003020102', 'hex'))).toBe('unreadable')
    expect(await problemOf({}, () => Buffer.from('30053003020102', 'hex'))).toBe('refused')
    expect(await problemOf({}, () => Buffer.from('<html>Busy</html>'))).toBe('unreadable')
  })
})
