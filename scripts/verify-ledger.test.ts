import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { type AccountFigure, type AccountFigureName, accountFigures } from '#domain/report/account-figures.ts'
import { assignPositions } from '#domain/report/assign-positions.ts'
import { positionsOf } from '#domain/report/positions.ts'
import { readReport } from '#server/record/report/read.ts'
import { makeAccount } from '#server/record/report/testing-account.ts'
import { htmlReport } from '#server/record/report/testing-reports.ts'
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

/** What the page shows of an account, by the names that the script has for it. */
function shownOf(figures: readonly AccountFigure[]): Record<string, number | null> {
  const value = (name: AccountFigureName) => figures.find((figure) => figure.name === name)?.value ?? null
  return {
    'growth %': value('growth'),
    'sum of months, not a return, %': value('sumOfMonths'),
    'gain on deposits %': value('absoluteGain'),
    'net profit USD': value('netProfit'),
    'profit factor': value('profitFactor'),
    'mean result USD': value('expectancy'),
    'win rate %': value('winRate'),
    'deepest fall of growth %': value('drawdown'),
    'deepest fall %': value('drawdownRelative'),
    'largest fall USD': value('drawdownMaximal'),
    'below the start USD': value('drawdownAbsolute'),
    recovery: value('recovery'),
    'longest losing run': value('longestLosingRun'),
    'largest lot': value('largestLot'),
  }
}

/** A published account of so many deals as it stands on the ledger, and its figures as its page has them. */
function published(deals: number) {
  const report = readReport(htmlReport(makeAccount({ deals, perHour: 0.02 })))
  const { deals: read } = assignPositions(report.deals, report.positions, report.account.tokens)
  const opened = { account: 'made', name: 'Made', type: 'demo', currency: 'USD', broker: null, zone: null }
  const imported = {
    account: 'made',
    file: '',
    kind: 'history',
    digits: 2,
    deals,
    newDeals: deals,
    figures: 31,
    login: null,
  }
  const added = read.map(({ row: _, comment: _comment, time, volume, price, ...deal }): NewEntry => {
    const payload = { account: 'made', ...deal, volume: String(volume), price: String(price) }
    return { kind: 'deal', occurredAt: time, payload }
  })
  const entries: NewEntry[] = [
    { kind: 'account-opened', occurredAt: '2025-01-01', payload: opened },
    { kind: 'import', occurredAt: '2025-01-01', payload: imported },
    ...added,
  ]
  const own = chainOf(entries)
  return { copy: copyOf(own, headOf(own, keys)), figures: accountFigures(read, positionsOf(read), 2) }
}

describe('the script for who would rather not take our word', () => {
  it('says of records that were made up for a demonstration that they are', async () => {
    expect((await verified(copy)).said).not.toContain('made up')
    const madeUp = chainOf([{ ...entries[0]!, payload: { ...month(1, '10.00'), isMadeUp: true } } as NewEntry])
    const { holds, said } = await verified(copyOf(madeUp, headOf(madeUp, keys)))
    expect([holds, said]).toEqual([true, expect.stringMatching(/made up for a demonstration\s+1 entries/)])
  })

  it('makes the figures that the page of an account shows', async () => {
    const { copy, figures } = published(300)
    const { said } = await verified(copy)
    for (const [name, value] of Object.entries(shownOf(figures))) {
      const printed = said.split('\n').find((line) => line.startsWith(`Made (demo): ${name} `))
      expect([name, Number(printed?.trim().split(' ').at(-1))]).toEqual([name, Number(value?.toFixed(4))])
    }
  })

  it('has no flattering rate where the page has none, and growth and drawdown none the less', async () => {
    const { copy, figures } = published(40)
    const { said } = await verified(copy)
    for (const [name, value] of Object.entries(shownOf(figures))) {
      const printed = said.split('\n').find((line) => line.startsWith(`Made (demo): ${name} `))
      if (value === null) expect(printed).toContain('fewer than 30')
      else expect([name, Number(printed?.trim().split(' ').at(-1))]).toEqual([name, Number(value.toFixed(4))])
    }
    expect([shownOf(figures)['growth %'], shownOf(figures)['win rate %']]).toEqual([expect.any(Number), null])
  })

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
