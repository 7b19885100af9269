import { describe, expect, it } from 'vitest'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { imprintOf, stampLine } from '#domain/stamps/stamps.ts'
import { chainOf, copyOf, dealEntry, headOf, newKeys } from '#server/testing/ledger.ts'
import { newAuthority } from '#server/testing/time-stamp-authority.ts'
import { runVerifyScript } from '#server/testing/verify-script.ts'

const keys = newKeys()
const opened = { account: 'gold', name: 'Gold', type: 'live', currency: 'USD', broker: null, zone: null }
const entries: NewEntry[] = [
  { kind: 'account-opened', occurredAt: '2026-01-01T00:00:00.000Z', payload: opened },
  dealEntry(1_250, 0),
]
/** Recorded at the start of 1 February 2026. */
const lines = chainOf(entries)
const head = headOf(lines, keys)
const copy = copyOf(lines, head)
const authority = newAuthority()

const usual = '2026-02-01T10:00:00.000Z'
const stampsOf = (answer: Uint8Array, of = head) => `${stampLine(of, Buffer.from(answer).toString('base64'))}\n`
const stamped = (at = usual, of = head, by = authority) => stampsOf(by.stamp(imprintOf(of), at), of)
const verified = (stamps: string, roots = authority.root, ledger = copy) => runVerifyScript(ledger, { stamps, roots })
const replaced = (from: string, to: string) =>
  Buffer.from(authority.stamp(imprintOf(head), usual).toString('latin1').replaceAll(from, to), 'latin1')

describe('the script, with the stamps of the site', () => {
  it('prints the authorities and the date of their first stamps', async () => {
    const { code, said } = await verified(stamped())
    expect(code).toBe(0)
    expect(said).toMatch(
      /first stamp +2026-02-01T10:00:00.000Z +entry 2 and all before it existed by then, says Time Trust Ltd \(key of Stamps of a test\)/,
    )
    expect(said).toMatch(/registration stamped +2026-02-01T10:00:00.000Z +Gold, says Time Trust Ltd/)
  })

  it('names entries stamped long after their date, and gaps without stamps', async () => {
    const { code, said } = await verified(stamped('2026-03-01T10:00:00.000Z') + stamped('2026-05-01T10:00:00.000Z'))
    expect(code).toBe(0)
    expect(said).toContain('Entries 1 to 2: recorded from 2026-02-01T00:00:00.000Z on')
    expect(said).toContain('No stamp between 2026-03-01T10:00:00.000Z and 2026-05-01T10:00:00.000Z.')
  })

  it('says that a ledger has no stamps', async () => {
    const { code, said } = await runVerifyScript(copy)
    expect([code, said.includes('Stamped by nobody outside')]).toEqual([0, true])
  })

  const another = headOf(chainOf([...entries, dealEntry(5, 1)]), keys)
  const anew = headOf(chainOf([entries[0]!, dealEntry(9_999, 0)]), keys)
  const flipped = authority.stamp(imprintOf(head), usual)
  flipped[flipped.length - 1]! ^= 1
  it.each([
    ['of another imprint', stampsOf(authority.stamp('ab'.repeat(32), usual)), 'it is of something else'],
    [
      'of a head that another key signed',
      stamped(usual, { ...headOf(lines, newKeys()), keyId: head.keyId }),
      'not signed by its key',
    ],
    ['of a ledger that was made anew', stamped(usual, anew), 'entry 2 was another: this ledger was made anew'],
    ['of entries that are missing', stamped(usual, another), 'there were 3 entries: some are missing here'],
    ['whose time was moved', stampsOf(replaced('20260201100000Z', '20250201100000Z')), 'its content was changed'],
    ['whose signature is broken', stampsOf(flipped), 'its signature is not genuine'],
    [
      'of before an entry that it covers',
      stamped('2026-01-15T00:00:00.000Z'),
      'but a stamp of 2026-01-15T00:00:00.000Z covers it',
    ],
  ])('fails for a stamp %s', async (_, stamps, why) => {
    const { code, said } = await verified(stamps)
    expect([code, said.includes(why) || said]).toEqual([1, true])
  })

  it.each([
    [{ purpose: 'codeSigning' as const }, 'not for time stamps alone'],
    [{ issuerPurpose: 'codeSigning' as const }, 'leads to no root'],
    [{ until: '2026-01-01T00:00:00Z' }, 'was not valid then'],
  ])('fails for a certificate with %o', async (options, why) => {
    const by = newAuthority(options)
    const { code, said } = await verified(stamped(usual, head, by), by.root)
    expect([code, said.includes(why) || said]).toEqual([1, true])
  })

  it('fails for a chain to an unknown root', async () => {
    const { code, said } = await verified(stamped(), newAuthority().root)
    expect([code, said.includes('leads to no root') || said]).toEqual([1, true])
  })
})
