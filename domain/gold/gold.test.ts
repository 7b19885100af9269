import { describe, expect, it } from 'vitest'
import { readGoldBars } from './bars.ts'
import { zoneOfClock } from './clock.ts'
import { goldPlausibility, isGold } from './plausibility.ts'

const csv = (...rows: string[]) => ['time,open,high,low,close,tick_volume', ...rows].join('\n')
const read = (text: string, offset = 0) => {
  const found = readGoldBars(text, offset)
  if ('problem' in found) throw new Error(`row ${found.problem.row}: ${found.problem.code}`)
  return found.bars
}

describe('a series of gold prices', () => {
  it('is read as a terminal exports it, in the stated time zone', () => {
    const [bar] = read(csv('2026-03-02 01:00:00,5341.06,5393.7,5330.58,5386.67,23208'), 120)
    expect(bar).toEqual({ at: Date.UTC(2026, 2, 1, 23), close: 5386.67, high: 5393.7, low: 5330.58, volume: 23_208 })
  })

  it('is read with separate date and time columns, separated by tabs', () => {
    const text =
      '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\r\n2026.03.02\t01:00:00\t10\t12\t9\t11\t5\r\n'
    expect(read(text)).toMatchObject([{ at: Date.UTC(2026, 2, 2, 1), close: 11, high: 12, low: 9 }])
  })

  it('may have one price a month', () => {
    expect(read('Date,Price\n2026-05,4100.5\n2026-06,4200')).toMatchObject([
      { at: Date.UTC(2026, 4, 1), close: 4100.5, high: null, low: null, volume: null },
      { at: Date.UTC(2026, 5, 1) },
    ])
  })

  it('uses UTC where a row says so', () => {
    expect(read('timestamp,close\n2026-03-02T01:00:00+02:00,10', 600)[0]!.at).toBe(Date.UTC(2026, 2, 1, 23))
  })

  it.each([
    ['columns', 1, 'a,b\n1,2'],
    ['time', 2, csv('2026-02-31 01:00:00,10,12,9,11,5')],
    ['price', 3, csv('2026-03-02 01:00:00,10,12,9,11,5', '2026-03-02 02:00:00,10,x,9,11,5')],
    ['price', 2, csv('2026-03-02 01:00:00,10,12,0,11,5')],
    ['range', 2, csv('2026-03-02 01:00:00,10,10.5,9,11,5')],
    ['range', 2, csv('2026-03-02 01:00:00,10,12,10.5,11,5')],
    ['order', 3, csv('2026-03-02 01:00:00,10,12,9,11,5', '2026-03-02 01:00:00,10,12,9,11,5')],
    ['empty', 1, csv()],
  ])('is refused for its %s, naming row %i', (code, row, text) => {
    expect(readGoldBars(text, 0)).toEqual({ problem: { code, row } })
  })
})

/** Hourly bars from `from` on, each 10 above the one before, so that an error of an hour shows. */
const bars = (from: number, hours: number) =>
  Array.from({ length: hours }, (_, index) => {
    const low = 4000 + ((index * 37) % 400)
    return { at: from + index * 3_600_000, close: low + 4, high: low + 8, low, volume: null }
  })
/** Deals inside those bars as a broker with this clock writes them. */
const dealsIn = (own: ReturnType<typeof bars>, count: number, ahead: (at: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const bar = own[(index * 7) % own.length]!
    const time = new Date(bar.at + 1_200_000 + ahead(bar.at) * 3_600_000).toISOString().slice(0, 19)
    return { ticket: String(index), time, symbol: 'XAUUSD.m', price: bar.low + 3 }
  })

describe('gold deals compared with an independent price series', () => {
  const week = bars(Date.UTC(2026, 2, 2), 120)

  it("lie within it and reveal the broker's time zone", () => {
    const found = goldPlausibility(
      dealsIn(week, 80, () => 3),
      week,
    )
    expect(found).toEqual({
      checked: 80,
      inside: 80,
      outside: [],
      clock: { hours: 3, summer: 'none' },
      isTelling: true,
    })
  })

  it('that were invented are detected', () => {
    const deals = dealsIn(week, 80, () => 2).map((deal, index) => (index === 41 ? { ...deal, price: 3990 } : deal))
    expect(goldPlausibility(deals, week)).toMatchObject({ checked: 80, inside: 79, outside: ['41'] })
  })

  it("lie within it across the broker's switch to summer time", () => {
    const change = Date.UTC(2026, 2, 4)
    const found = goldPlausibility(
      dealsIn(week, 100, (at) => (at < change ? 2 : 3)),
      week,
    )
    expect(found).toMatchObject({ checked: 100, inside: 100 })
  })

  it.each([
    ['europe', 'Europe/Athens', (at: number) => at >= Date.UTC(2026, 2, 29, 1) && at < Date.UTC(2026, 9, 25, 1)],
    ['america', 'America/New_York+7', (at: number) => at >= Date.UTC(2026, 2, 8, 7) && at < Date.UTC(2026, 10, 1, 6)],
  ] as const)('reveal whose daylight saving the broker follows: that of %s', (summer, zone, isSummer) => {
    const year = bars(Date.UTC(2026, 0, 5), 24 * 340)
    const found = goldPlausibility(
      dealsIn(year, 1_200, (at) => (isSummer(at) ? 3 : 2)),
      year,
    )!
    expect(found).toMatchObject({ checked: 1_200, inside: 1_200, clock: { hours: 2, summer } })
    expect(zoneOfClock(found.clock)).toBe(zone)
  })

  it('are inconclusive if few, of another symbol, or without a bar', () => {
    expect(
      goldPlausibility(
        dealsIn(week, 20, () => 2),
        week,
      )!.isTelling,
    ).toBe(false)
    expect(
      goldPlausibility(
        dealsIn(week, 80, () => 2).map((deal) => ({ ...deal, symbol: 'EURUSD' })),
        week,
      ),
    ).toBeNull()
    expect(
      goldPlausibility(
        dealsIn(bars(0, 100), 80, () => 2),
        week,
      ),
    ).toBeNull()
    expect(
      goldPlausibility(
        dealsIn(week, 80, () => 2),
        [],
      ),
    ).toBeNull()
  })

  it('are inconclusive beside bars wide enough for any price', () => {
    const wide = week.map((bar) => ({ ...bar, low: bar.low! / 10, high: bar.high! * 10 }))
    expect(
      goldPlausibility(
        dealsIn(week, 80, () => 2),
        wide,
      ),
    ).toBeNull()
  })

  it.each([
    ['XAUUSD', true],
    ['XAUUSD.raw', true],
    ['xauusdm', true],
    ['GOLD', true],
    ['XAUEUR', false],
    ['EURUSD', false],
    ['GOLDEUR', false],
  ])('are recognised by their symbol: %s', (symbol, expected) => {
    expect(isGold(symbol)).toBe(expected)
  })
})
