import { describe, expect, it } from 'vitest'
import { isStampDue, stampFindings } from './stamps.ts'

/** A day of November 2026 at noon. */
const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}T12:00:00.000Z`
const stamp = (seq: number, of: number) => ({ seq, time: day(of) })

describe("stamps compared with the ledger's own times", () => {
  /** Findings where the entries were recorded on these days. */
  const found = (stamps: readonly ReturnType<typeof stamp>[], recorded: readonly number[], now: number) =>
    stampFindings(stamps, recorded.length, (seq) => day(recorded[seq - 1]!), new Date(day(now)))

  it('have no finding if each entry is stamped within days and the ledger at least weekly', () => {
    expect(found([stamp(2, 1), stamp(3, 4), stamp(3, 12)], [1, 1, 3], 15)).toEqual([])
    expect(found([], [1, 2], 28)).toEqual([])
  })

  it('reveal an entry dated after a stamp that covers it', () => {
    const ahead = { code: 'ahead', entry: 2, recorded: day(9), stamped: day(2) }
    expect(found([stamp(2, 2)], [1, 9], 9)).toEqual([ahead])
  })

  it('reveal entries stamped long after their date, by the first stamp or a later one', () => {
    expect(found([stamp(3, 20), stamp(4, 21)], [1, 2, 19, 20], 21)).toEqual([
      { code: 'late', from: 1, to: 3, recorded: day(1), stamped: day(20) },
    ])
    const backdated = found([stamp(1, 1), stamp(1, 8), stamp(2, 15)], [1, 3], 15)
    expect(backdated).toEqual([{ code: 'late', from: 2, to: 2, recorded: day(3), stamped: day(15) }])
  })

  it('reveal a gap without stamps, also up to now', () => {
    expect(found([stamp(1, 1), stamp(2, 20)], [1, 19], 20)).toEqual([{ code: 'gap', since: day(1), until: day(20) }])
    expect(found([stamp(1, 1)], [1], 20)).toEqual([{ code: 'gap', since: day(1), until: day(20) }])
  })

  it('reveal entries that have waited for days', () => {
    expect(found([stamp(1, 1)], [1, 2], 8)).toEqual([{ code: 'open', from: 2, recorded: day(2) }])
  })

  it('use the earliest stamp of any authority', () => {
    expect(found([stamp(2, 9), stamp(2, 2)], [1, 1], 9)).toEqual([])
  })
})

describe('a stamp is due', () => {
  const due = (seq: number | null, of: number, head: number, now: number) =>
    isStampDue(seq === null ? null : { seq, askedAt: new Date(day(of)) }, head, new Date(day(now)))

  it('at first, daily while the ledger grows, else weekly', () => {
    expect(due(null, 1, 1, 1)).toBe(true)
    expect([due(1, 1, 2, 1), due(1, 1, 2, 2)]).toEqual([false, true])
    expect([due(2, 1, 2, 7), due(2, 1, 2, 8)]).toEqual([false, true])
  })

  it('also after the clock was set back', () => {
    expect(due(1, 20, 2, 3)).toBe(true)
  })
})
