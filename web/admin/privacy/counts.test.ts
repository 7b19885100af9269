import { expect, it } from 'vitest'
import * as en from '#web/words/staff/en.ts'
import { namedCounts, totalOf } from './counts.ts'

it('counts of records are named, empty kinds left out, unknown kinds under their own name', () => {
  const counts = { leads: 2, mails: 0, constructor: 1, newKind: 3 }
  expect(namedCounts(counts, en.privacy.kinds)).toEqual([
    [en.privacy.kinds.leads, 2],
    ['constructor', 1],
    ['newKind', 3],
  ])
  expect(totalOf(counts)).toBe(6)
})
