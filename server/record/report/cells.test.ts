import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, minorUnits, momentOf } from './cells.ts'

describe('a moment of the broker’s clock', () => {
  it('is read with and without seconds, and back', () => {
    const from = new Date('1990-01-01T00:00:00Z')
    const moments = fc.date({ min: from, max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        const text = moment.toISOString().slice(0, 19)
        const printed = text.replaceAll('-', '.').replace('T', ' ')
        expect(momentOf(printed)).toBe(text)
        expect(momentOf(printed.slice(0, 16))).toBe(`${text.slice(0, 16)}:00`)
      }),
    )
  })

  it.each([
    '2025.02.29 10:00:00',
    '2100.02.29 10:00:00',
    '2025.04.31 10:00:00',
    '2025.13.01 10:00:00',
    '2025.00.01 10:00:00',
    '2025.01.00 10:00:00',
    '2025.01.01 24:00:00',
    '2025.01.01 10:60:00',
    '2025.01.01 10:00:61',
    '01.02.2025 10:00:00',
    '',
  ])('is not %s', (text) => {
    expect(momentOf(text)).toBeNull()
  })
})

it('an amount is exact to the cent, whatever the thousands separator', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(' ', '\u00a0', ''), (cents, gap) => {
      const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
      const text = `${cents < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, gap)}.${fraction}`
      expect(minorUnits(decimalOf(text)!, 2)).toBe(cents)
    }),
  )
})
