import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { chainOf, copyOf, dealEntry, headOf, newKeys } from '#server/testing/ledger.ts'

const script = fileURLToPath(new URL('./verify-ledger.mjs', import.meta.url))
const keys = newKeys()

/** What the script says of a copy, and whether it ends well. */
async function verified(copy: string | Uint8Array, ...args: string[]): Promise<{ holds: boolean; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ledger.jsonl')
  await writeFile(file, copy)
  return new Promise((resolve) => {
    execFile(process.execPath, [script, file, ...args], (error, out, problem) => {
      resolve({ holds: error === null, said: out + problem })
    })
  })
}

const month = (number: number, percentageGain: string) =>
  ({ year: 2026, month: number, percentageGain, profitAmount: 0, source: 'typed' }) as const

const entries: NewEntry[] = [
  { kind: 'month', occurredAt: '2026-01-31', payload: month(1, '10.00') },
  { kind: 'month', occurredAt: '2026-02-28', payload: month(2, '99.00') },
  { kind: 'correction', occurredAt: '2026-02-28', payload: { supersedes: 2, reason: null, now: month(2, '-50.00') } },
  ...[1250, -480, -2210].map(dealEntry),
]
const lines = chainOf(entries)
const head = headOf(lines, keys)
const copy = copyOf(lines, head)

describe('the script for who would rather not take our word', () => {
  it('says that a copy holds, with figures that it made itself: corrected months count as corrected', async () => {
    const { holds, said } = await verified(copy, keys.keyId, `3:${lines[2]!.hash}`)
    expect(holds).toBe(true)
    expect(said).toMatch(/entries +6\n/)
    expect(said).toMatch(/months: compounded % +-45\n/)
    expect(said).toMatch(/months: sum, not a return, % +-40\n/)
  })

  it.each([
    ['a changed amount', copy.replace('-2210', '-2211'), 6],
    ['a losing trade taken out', copyOf(lines.toSpliced(4, 1), head), 5],
    ['the last losing trade taken out', copyOf(lines.toSpliced(5, 1), head), 6],
    ['two rows in the other order', copyOf(lines.with(3, lines[4]!).with(4, lines[3]!), head), 4],
    ['no head at its end', copyOf(lines, null), 6],
    ['an entry made anew, and all after it', copyOf(chainOf(entries.with(4, dealEntry(480, 1))), head), 7],
    ['another signature', copy.replace(head.signature, headOf(lines, newKeys()).signature), 7],
    ['a space more', copy.replace('"payload":', '"payload": '), 1],
    ['its last byte cut off', copy.slice(0, -1), 7],
    ['a byte that is no text', Buffer.concat([Buffer.from(copy), Buffer.of(0xff)]), null],
  ])('finds a copy with %s, and names the line', async (_what, changed, line) => {
    const { holds, said } = await verified(changed)
    expect(holds).toBe(false)
    expect(said).toContain(line === null ? 'BROKEN' : `BROKEN at line ${line}`)
  })

  it('finds a record that was made anew and signed anew by a key or a head that was kept', async () => {
    const anew = chainOf(entries.toSpliced(4, 1))
    const others = newKeys()
    const text = copyOf(anew, headOf(anew, others))
    expect((await verified(text)).holds).toBe(true)
    expect((await verified(text, keys.keyId)).said).toContain('not with')
    expect((await verified(text, `5:${lines[4]!.hash}`)).said).toContain('BROKEN at line 5')
  })
})
