import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imprintOf, stampLine } from '#domain/stamps/stamps.ts'
import { chainOf, dealEntry, headOf, newKeys } from '#server/testing/ledger.ts'
import { newAuthority } from '#server/testing/time-stamp-authority.ts'
import { checkStamps } from './check-stamps.ts'

const keys = newKeys()
const entries = [dealEntry(5, 0), dealEntry(7, 1)]
const lines = chainOf(entries)
const head = headOf(lines, keys)
const stamped = (at: string, { of = head, authority = newAuthority() } = {}) =>
  `${stampLine(of, authority.stamp(imprintOf(of), at).toString('base64'))}\n`

/** The result of a stamp check: verdict, and sentences with numbers. */
async function said(text: string): Promise<string[]> {
  const found: string[] = []
  const note = (kind: string) => (name: string, first: string) => found.push([kind, name, first].join(' ').trim())
  const verdict = { good: note('good'), bad: note('bad'), say() {}, quote() {}, progress() {} }
  await checkStamps(text, lines, verdict as never)
  return found
}

beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: { language: 'en' } } }))
afterEach(() => void vi.unstubAllGlobals())

const today = new Date().toISOString()

describe('the browser, given the stamps of the site', () => {
  it.each(['ec', 'rsa'] as const)('verifies a signature of %s and names its authority', async (key) => {
    const found = await said(stamped(today, { authority: newAuthority({ key }) }))
    expect(found.slice(0, 2)).toEqual(['good stamped 1', 'good dated 2'])
    // Recorded in February by its own clock, stamped today.
    expect(found.slice(2)).toEqual(['bad stampLate 1–2'])
  })

  it('reports invalid stamps', async () => {
    const moved = stamped('2026-02-01T10:00:00.000Z')
    const { head: of, stamp } = JSON.parse(moved) as { head: typeof head; stamp: string }
    const changed = Buffer.from(
      Buffer.from(stamp, 'base64').toString('latin1').replace('20260201100000Z', '20250201100000Z'),
      'latin1',
    )
    expect(await said(`${stampLine(of, changed.toString('base64'))}\n`)).toEqual(['bad stampFails 1'])
    expect(await said(stamped(today, { authority: newAuthority({ purpose: 'codeSigning' }) }))).toEqual([
      'bad stampFails 1',
    ])
    expect(await said(stampLine({ ...head, hash: 'f'.repeat(64) }, stamp))).toEqual(['bad stampFails 1'])
    expect(await said('{}')).toEqual(['bad stampFails 1'])
  })

  it('reports stamps of entries the copy lacks, or has otherwise', async () => {
    const longer = headOf(chainOf([...entries, dealEntry(9, 2)]), keys)
    const anew = headOf(chainOf([dealEntry(6, 0), dealEntry(7, 1)]), keys)
    expect(await said(stamped(today, { of: longer }))).toEqual(['bad stampOther 3'])
    expect(await said(stamped(today, { of: anew }))).toEqual(['bad stampOther 2'])
  })

  it('says if there are none', async () => {
    expect(await said('')).toEqual(['bad noStamps'])
  })
})
