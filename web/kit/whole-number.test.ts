import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

describe('a typed whole number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['abc', null],
    ['0', 0],
    ['12,500', 12_500],
    ['$ 12.500', 12_500],
    ['٣٤٥', 345],
    ['९०', 90],
    ['１２', 12],
  ])('%j is %j', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number)
  })

  it('reads back every number in every script that Intl can write it in', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom('latn', 'arab', 'arabext', 'deva', 'fullwide', 'thai'),
        (number, script) => {
          expect(parseWholeNumber(new Intl.NumberFormat('en', { numberingSystem: script }).format(number))).toBe(number)
        },
      ),
    )
  })
})
