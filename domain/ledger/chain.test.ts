import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json, NotCanonicalError } from './canonical.ts'
import { Cancelled, checkChain, headText, unknownKinds } from './chain.ts'
import { beforeFirst, hashedText, type LedgerEntry, type LedgerLine, lineText } from './entry.ts'

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')

async function chainOf(payloads: readonly { [key: string]: Json }[]): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = []
  for (const [i, payload] of payloads.entries()) {
    const entry: LedgerEntry = {
      v: 1,
      seq: i + 1,
      kind: 'deal',
      occurredAt: '2026-01-02T10:00:00',
      recordedAt: '2026-02-01T00:00:00.000Z',
      actorRole: 'owner',
      payload,
      prev: lines.at(-1)?.hash ?? beforeFirst,
    }
    lines.push({ ...entry, hash: await sha256(hashedText(entry)) })
  }
  return lines
}

const textOf = (lines: readonly LedgerLine[]) => lines.map((line) => `${lineText(line)}\n`).join('')

const deals = Array.from({ length: 8 }, (_, i) => ({ ticket: String(i + 1), result: `${i % 3 === 0 ? '-' : ''}12.50` }))

describe('the canonical text of a value', () => {
  it('does not depend on the order of its keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}')
  })

  it('parses back to the value, and is canonical itself', () => {
    const json = fc.jsonValue({ stringUnit: 'grapheme' }).filter((value) => {
      try {
        return canonicalJson(value as Json) !== ''
      } catch {
        return false
      }
    })
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value as Json)
        expect(JSON.parse(text)).toEqual(value)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it.each([0.1, 2 ** 53, Number.NaN, -0])('is refused for the number %s', (number) => {
    expect(() => canonicalJson({ number })).toThrow(NotCanonicalError)
  })

  it('is refused for half a surrogate pair', () => {
    expect(() => canonicalJson('\ud800')).toThrow(NotCanonicalError)
  })
})

describe('a copy of the ledger', () => {
  it('is valid if unchanged, with any number of entries', async () => {
    for (const count of [0, 1, 8]) {
      const lines = await chainOf(deals.slice(0, count))
      expect(await checkChain(textOf(lines), sha256)).toEqual({ lines, problem: null })
    }
  })

  it('is invalid after any changed byte, and its line is named', async () => {
    const text = textOf(await chainOf(deals))
    const bytes = Buffer.from(text)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 2), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(bytes)
        changed[at]! ^= change
        const { problem } = await checkChain(changed.toString('latin1'), sha256)
        const line = text.slice(0, at).split('\n').length
        // Removing a line end joins its line with the next one.
        expect([line, line + 1]).toContain(problem?.line)
      }),
      { numRuns: 300 },
    )
  })

  it('is invalid if an entry was removed, doubled or moved', async () => {
    const lines = await chainOf(deals)
    for (const at of lines.keys()) {
      const without = lines.toSpliced(at, 1)
      const doubled = lines.toSpliced(at, 0, lines[at]!)
      const expected = at === lines.length - 1 ? null : at + 1
      expect((await checkChain(textOf(without), sha256)).problem?.line ?? null).toBe(expected)
      expect((await checkChain(textOf(doubled), sha256)).problem?.line).toBe(at + 2)
    }
    const swapped = lines.with(2, lines[3]!).with(3, lines[2]!)
    expect((await checkChain(textOf(swapped), sha256)).problem?.line).toBe(3)
  })

  it('is invalid if a losing deal was removed and all numbers rewritten without the hashes', async () => {
    const lines = (await chainOf(deals)).toSpliced(3, 1).map((line, i) => ({ ...line, seq: i + 1 }))
    expect((await checkChain(textOf(lines), sha256)).problem).toEqual({ code: 'broken_link', line: 4 })
  })

  it('is invalid if an entry is dated before the one above it', async () => {
    const lines = await chainOf(deals.slice(0, 2))
    const { hash: _, ...entry } = { ...lines[1]!, seq: 3, prev: lines[1]!.hash, recordedAt: '2026-01-31T21:36:00.000Z' }
    const late = [...lines, { ...entry, hash: await sha256(hashedText(entry)) }]
    expect((await checkChain(textOf(late), sha256)).problem).toEqual({ code: 'time_backwards', line: 3 })
  })

  it('has a head signed as five lines: type, number, hash, time and key', () => {
    const head = { seq: 4, hash: 'abc', time: '2026-02-01T00:00:00.000Z', keyId: 'k' }
    expect(headText(head)).toBe('ledger-head-v1\n4\nabc\n2026-02-01T00:00:00.000Z\nk')
  })

  it('is valid with an entry of an unknown kind, which is named', async () => {
    const lines = await chainOf(deals.slice(0, 2))
    const entry = { ...lines[1]!, kind: 'reward' as never, seq: 3, prev: lines[1]!.hash }
    const later = [...lines, { ...entry, hash: await sha256(hashedText(entry)) }]
    expect((await checkChain(textOf(later), sha256)).problem).toBeNull()
    expect(unknownKinds(later)).toEqual(['reward'])
    expect(unknownKinds(lines)).toEqual([])
    const odd = { ...entry, kind: '__proto__' as never }
    const broken = [...lines, { ...odd, hash: await sha256(hashedText(odd)) }]
    expect((await checkChain(textOf(broken), sha256)).problem).toEqual({ code: 'unreadable', line: 3 })
  })

  it('may end early', async () => {
    const lines = await chainOf(Array.from({ length: 600 }, () => ({})))
    await expect(checkChain(textOf(lines), sha256, () => false)).rejects.toThrow(Cancelled)
  })
})
