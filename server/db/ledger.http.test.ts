import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkChain } from '#domain/ledger/chain.ts'
import type { NewEntry } from '#domain/ledger/payloads.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { appendToLedger } from './ledger.ts'

const monthEntry = (month: number): NewEntry => ({
  kind: 'month',
  occurredAt: `2026-0${month}-28T00:00:00.000Z`,
  payload: { year: 2026, month, percentageGain: '-1.20', profitAmount: -12_000, source: 'typed' },
})

async function linesOf(pool: Awaited<ReturnType<typeof freshDatabase>>['database']['pool']) {
  const { rows } = await pool.query<{ line: string }>('select line from ledger_entries order by seq')
  return rows.map(({ line }) => `${line}\n`).join('')
}

describe('the ledger', () => {
  it('is a chain without gaps, despite concurrent writers and rollbacks', async () => {
    const { database } = await freshDatabase()
    const attempts = Array.from({ length: 12 }, (_, i) =>
      database.sql
        .transaction(async (tx) => {
          await appendToLedger(tx, 'owner', [monthEntry(1 + (i % 9)), monthEntry(1 + (i % 9))])
          if (i % 3 === 0) throw new Error('changed their mind')
        })
        .catch(() => {}),
    )
    await Promise.all(attempts)
    const { lines, problem } = await checkChain(await linesOf(database.pool), sha256)
    expect(problem).toBeNull()
    expect(lines).toHaveLength(16)
  })

  it('accepts more entries than one statement carries', async () => {
    const { database } = await freshDatabase()
    const many = Array.from({ length: 5_003 }, (_, i) => monthEntry(1 + (i % 9)))
    const tip = await database.sql.transaction((tx) => appendToLedger(tx, 'system', many))
    const { lines, problem } = await checkChain(await linesOf(database.pool), sha256)
    expect(problem).toBeNull()
    expect(tip).toMatchObject({ seq: lines.length, hash: lines.at(-1)?.hash })
  })

  it("moves forward in time: a clock slightly behind takes the last entry's time, one set back is refused", async () => {
    const { database } = await freshDatabase()
    const append = (month: number) => database.sql.transaction((tx) => appendToLedger(tx, 'owner', [monthEntry(month)]))
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime('2026-05-01T12:00:00.000Z')
    const first = await append(1)
    vi.setSystemTime('2026-05-01T11:59:00.000Z')
    expect((await append(2)).recordedAt).toBe(first.recordedAt)
    vi.setSystemTime('2026-05-01T09:36:00.000Z')
    await expect(append(3)).rejects.toMatchObject({ code: 'clock_behind' })
    vi.setSystemTime('2026-05-01T12:00:01.000Z')
    expect((await append(3)).seq).toBe(3)
    expect((await checkChain(await linesOf(database.pool), sha256)).problem).toBeNull()
  })

  it.each([
    ['an update', `update ledger_entries set kind = 'claim'`],
    ['a removal', 'delete from ledger_entries where seq = 2'],
    ['emptying it', 'truncate ledger_entries'],
    [
      'an entry that leaves a gap',
      `insert into ledger_entries select 9, kind, subject, repeat('0', 64), line from ledger_entries where seq = 1`,
    ],
    [
      'an entry that was written before',
      `insert into ledger_entries select 3, kind, subject, repeat('0', 64), line from ledger_entries where seq = 2`,
    ],
    [
      'an entry whose hash is not its own',
      `insert into ledger_entries select 3, kind, subject, repeat('0', 64),
         replace(replace(line, '"seq":2', '"seq":3'), line::json ->> 'prev', hash) from ledger_entries where seq = 2`,
    ],
  ])('is protected by the database itself against %s', async (_what, statement) => {
    const { database } = await freshDatabase()
    await database.sql.transaction((tx) => appendToLedger(tx, 'owner', [monthEntry(1), monthEntry(2)]))
    const before = await linesOf(database.pool)
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only|permission denied|not the next entry/)
    expect(await linesOf(database.pool)).toBe(before)
  })

  it('is equally protected from somebody who regains the write permission', async () => {
    const { database } = await freshDatabase()
    await database.sql.transaction((tx) => appendToLedger(tx, 'owner', [monthEntry(1)]))
    await database.pool.query('grant all on ledger_entries to current_user')
    await expect(database.pool.query('delete from ledger_entries')).rejects.toThrow('append-only')
    await expect(database.pool.query('truncate ledger_entries')).rejects.toThrow('append-only')
  })
})
