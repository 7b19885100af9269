import { describe, expect, it } from 'vitest'
import { editDistance, nearest } from './nearest.ts'

describe('typos between two texts', () => {
  it.each([
    ['', '', 0],
    ['keller', 'keller', 0],
    ['kellr', 'keller', 1],
    ['kelelr', 'keller', 1],
    ['anna', 'ana', 1],
    ['', 'abc', 3],
    ['金', '银', 1],
  ])('of %s and %s are %i, in either direction', (one, other, expected) => {
    expect([editDistance(one, other), editDistance(other, one)]).toEqual([expected, expected])
  })
})

describe('the likely meaning', () => {
  it.each([
    ['Ana Kellr', ['anna.keller', 'omar.haddad', 'ana.lopez'], ['anna.keller', 'ana.lopez']],
    ['Germny', ['Germany', 'France', 'Guernsey'], ['Germany']],
    ['Alemanha', ['Alemania', 'Albania', 'Francia'], ['Alemania']],
    ['Wonderland', ['Germany', 'France'], []],
    ['', ['Germany'], []],
  ])('of %s among %j is %j', (written, candidates, expected) => {
    expect(nearest(written, candidates)).toEqual(expected)
  })
})
