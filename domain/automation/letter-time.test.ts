import { describe, expect, it } from 'vitest'
import { letterMoment } from './letter-time.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const silent = { trigger: 'silent', facts: {}, country: 'DE', teamZone: 'Asia/Tokyo' } as const

describe('an automated letter', () => {
  it.each([
    // Germany is an hour ahead of UTC; letters may go out from nine to twenty.
    ['08:00', 'DE', null],
    ['18:59', 'DE', null],
    ['19:00', 'DE', '2026-11-24T08:00:00.000Z'],
    ['02:10', 'DE', '2026-11-23T08:00:00.000Z'],
    // The Canary Islands are part of Spain and an hour behind.
    ['08:00', 'ES', '2026-11-23T09:00:00.000Z'],
    // Nine hours ahead.
    ['02:10', 'JP', null],
    ['11:00', 'JP', '2026-11-24T00:00:00.000Z'],
    // Nine in Honolulu, before eight in the evening in New York.
    ['15:00', 'US', '2026-11-23T19:00:00.000Z'],
    // Unknown country: the team's zone, Tokyo, applies.
    ['02:10', null, null],
    ['11:00', null, '2026-11-24T00:00:00.000Z'],
  ])('due at %s UTC waits for daytime in %s', (time, country, moment) => {
    expect(letterMoment({ ...silent, country }, at(time))?.toISOString() ?? null).toBe(moment)
  })

  it("goes out at once if neither the country nor the team's zone is known", () => {
    expect(letterMoment({ ...silent, country: null, teamZone: null }, at('02:10'))).toBeNull()
  })

  it("goes out at once if it answers the lead's own action; an import is not one", () => {
    for (const trigger of ['arrived', 'returned', 'setup_submitted'] as const)
      expect(letterMoment({ ...silent, trigger }, at('02:10'))).toBeNull()
    expect(letterMoment({ ...silent, trigger: 'arrived', facts: { imported: true } }, at('02:10'))).not.toBeNull()
  })

  it('waits for daytime if it comes after a wait, whatever started the sequence', () => {
    expect(letterMoment({ ...silent, trigger: 'arrived', isLater: true }, at('02:10'))).not.toBeNull()
  })
})
