import { describe, expect, it } from 'vitest'
import { movedTo } from './moved-to.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const due = at(20, 9, 30).toISOString()

describe('a task moved to another day', () => {
  it('keeps its hour', () => {
    expect(movedTo(due, '2026-11-25', at(23, 12))).toBe(at(25, 9, 30).toISOString())
    expect(movedTo(due, '2026-11-23', at(23, 8))).toBe(at(23, 9, 30).toISOString())
  })

  it('is due at the next full hour if its own has passed today', () => {
    expect(movedTo(due, '2026-11-23', at(23, 12, 10))).toBe(at(23, 13).toISOString())
  })

  it('stays within the day when hardly any of it is left', () => {
    expect(movedTo(due, '2026-11-23', at(23, 23, 20))).toBe(at(23, 23, 59).toISOString())
  })
})
