import { describe, expect, it } from 'vitest'
import { minuteMs } from '#domain/basics/instant.ts'
import { type BoardVisit, isNewSince, visitAt, withOpened } from './board-visit.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const since = '2026-11-22T18:00:00.000Z'
const visit: BoardVisit = { userId: 'ana', since, lookedAt: now, opened: ['seen'] }
const lead = { id: 'one', createdAt: '2026-11-23T08:00:00Z', importedAt: null }

describe('a visit to the board', () => {
  it("begins when the person's last one ended, and marks nothing on the first visit", () => {
    expect(visitAt(null, 'ana', since, now)).toEqual({ ...visit, opened: [] })
    expect(isNewSince(visitAt(null, 'ana', null, now), lead)).toBe(false)
  })

  it.each([
    [29, 'ana', true],
    [31, 'ana', false],
    [-31, 'ana', false],
    [1, 'ben', false],
  ])('after %i minutes, by %s, continues: %s', (minutes, userId, continues) => {
    const later = now + minutes * minuteMs
    const next = visitAt(visit, userId, '2026-11-23T12:00:05.000Z', later)
    expect(next).toEqual(
      continues
        ? { ...visit, lookedAt: later }
        : { userId, since: '2026-11-23T12:00:05.000Z', lookedAt: later, opened: [] },
    )
  })

  it('marks leads that arrived since the last one until opened, and no imports', () => {
    expect(isNewSince(visit, lead)).toBe(true)
    expect(isNewSince(withOpened(visit, 'one'), lead)).toBe(false)
    expect(isNewSince(visit, { ...lead, id: 'seen' })).toBe(false)
    expect(isNewSince(visit, { ...lead, createdAt: since })).toBe(false)
    expect(isNewSince(visit, { ...lead, importedAt: lead.createdAt })).toBe(false)
    expect(isNewSince(null, lead)).toBe(false)
  })

  it('remembers a limited number of opened leads, each once', () => {
    const ids = Array.from({ length: 600 }, (_, i) => `lead ${i}`)
    const after = [...ids, ...ids.slice(-3)].reduce(withOpened, visit)
    expect(after.opened).toEqual(ids.slice(-500))
  })
})
