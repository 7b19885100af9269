import { describe, expect, it } from 'vitest'
import { type DateOrder, dateColumn, from1904, isoDate } from './file-dates.ts'

const orders: (DateOrder | null)[] = ['day', 'month', null]

describe('a date of a file', () => {
  it.each([
    ['11/20/2025', '2025-11-20'],
    ['20/11/2025', '2025-11-20'],
    ['2025/11/20', '2025-11-20'],
    ['2025-11-20', '2025-11-20'],
    ['20.11.2025 14:30', '2025-11-20T14:30:00'],
    ['03.04.2025', '2025-04-03'],
    ['11/20/2025, 2:30 PM', '2025-11-20T14:30:00'],
    ['11/20/2025 12:05:09 a.m.', '2025-11-20T00:05:09'],
    ['20-11-25', '2025-11-20'],
    ['05/05/2025', '2025-05-05'],
    ['soon', 'soon'],
  ])('%j is %s in any order', (text, iso) => {
    for (const order of orders) expect(isoDate(text, order)).toBe(iso)
  })

  it('that could be two days is read as a person says, and left as it is until then', () => {
    expect(orders.map((order) => isoDate('03/04/2025', order))).toEqual(['2025-04-03', '2025-03-04', '03/04/2025'])
  })

  it.each([
    [['03/04/2025', '20/11/2025'], { doubtful: '03/04/2025', order: 'day' }],
    [['03/04/2025', '11/20/2025'], { doubtful: '03/04/2025', order: 'month' }],
    [['03/04/2025', '11/20/2025', '20/11/2025'], { doubtful: '03/04/2025', order: null }],
    [['2025-11-20', ''], { doubtful: null, order: null }],
  ])('in %j shows its order where all others agree', (texts, column) => {
    expect(dateColumn(texts)).toEqual(column)
  })

  it('of a workbook that counts from 1904 is the same day', () => {
    expect([from1904('44519'), from1904('44519.5'), from1904('2025-11-20')]).toEqual(['45981', '45981.5', '2025-11-20'])
  })
})
