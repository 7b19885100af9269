import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

describe('a typed whole number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['abc', Number.NaN],
    ['-5', Number.NaN],
    ['−5', Number.NaN],
    ['12.5', Number.NaN],
    ['12,50', Number.NaN],
    ['1e3', Number.NaN],
    ['5 or 6', Number.NaN],
    ['0', 0],
    ['007', 7],
    ['12500', 12_500],
    ['12,500', 12_500],
    ['12 500', 12_500],
    ['1,00,000', 100_000],
    ['$ 12.500', 12_500],
    ['70 %', 70],
    ['٣٤٥', 345],
    ['९०', 90],
    ['１２', 12],
  ])('%j is %j', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number)
  })

  it('parses every number in every script that Intl formats it in', () => {
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
