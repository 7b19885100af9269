import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { chainOf, copyOf, dealEntry, headOf, newKeys, verify } from '#server/testing/ledger.ts'
import { checkCopy } from './copy.ts'

const keys = newKeys()
const check = (text: string) => checkCopy(text, { sha256, verify })
const linesOf = (results: readonly number[]) => chainOf(results.map(dealEntry))

const results = [1250, -480, 300, -2210, 90, 640, -15]
const lines = linesOf(results)
const head = headOf(lines, keys)
const text = copyOf(lines, head)

describe('a downloaded copy', () => {
  it('is valid up to the signed head at its end', async () => {
    expect(await check(text)).toEqual({ lines, head, isSigned: true, problem: null })
  })

  it('with any changed byte is invalid, and its line is named', async () => {
    const bytes = Buffer.from(text)
    const lineAt = (at: number) => bytes.subarray(0, at).toString('latin1').split('\n').length
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(bytes)
        changed[at]! ^= change
        const { problem } = await check(changed.toString('utf8'))
        // Removing a line end joins its line with the next one; an invalid head counts as an extra entry.
        expect([lineAt(at), lineAt(at) + 1]).toContain(problem?.line)
      }),
      { numRuns: 1_000 },
    )
  })

  it('with a byte more or less is invalid', async () => {
    const bytes = Buffer.from(text)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const longer = Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at)])
        const shorter = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
        expect((await check(longer.toString('utf8'))).problem).not.toBeNull()
        expect((await check(shorter.toString('utf8'))).problem).not.toBeNull()
      }),
      { numRuns: 400 },
    )
  })

  it('without one of its losing trades is invalid at that place, even the last one', async () => {
    for (const [at, result] of results.entries()) {
      if (result >= 0) continue
      const { problem } = await check(copyOf(lines.toSpliced(at, 1), head))
      expect(problem?.line).toBe(at + 1)
    }
  })

  it('with reordered entries is invalid at the first one out of place', async () => {
    const inOrder = lines.map(({ seq }) => seq)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), async (order) => {
        const first = order.findIndex((seq, i) => seq !== i + 1)
        const { problem } = await check(
          copyOf(
            order.map((seq) => lines[seq - 1]!),
            head,
          ),
        )
        expect(problem?.line ?? null).toBe(first < 0 ? null : first + 1)
      }),
    )
  })

  it('rebuilt without a losing trade, hashes included, does not match the signed head', async () => {
    const anew = linesOf(results.filter((result) => result !== -2210))
    expect((await check(copyOf(anew, head))).problem).toEqual({ code: 'wrong_head', line: 7, found: 7 })
    const signedByNobody = { ...headOf(anew, keys), signature: head.signature }
    expect((await check(copyOf(anew, signedByNobody))).problem).toEqual({ code: 'wrong_signature', line: 7 })
  })

  it('without its head counts as cut off, also an empty one', async () => {
    expect((await check(copyOf(lines, null))).problem).toEqual({ code: 'cut_off', line: 8 })
    expect((await check('')).problem).toEqual({ code: 'cut_off', line: 1 })
  })

  it("is not called signed if the signature can't be checked", async () => {
    expect(await checkCopy(text, { sha256, verify: () => null })).toMatchObject({ isSigned: null, problem: null })
  })
})
