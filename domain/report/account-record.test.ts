import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccountFigureName, ratesOfMany } from './account-figures.ts'
import { accountRecord } from './account-record.ts'
import { growth } from './balance.ts'
import { distributionOf } from './outcomes.ts'
import { type PositionedDeal, positionsOf } from './positions.ts'
import { netOfSubscription } from './subscription.ts'

type Step = Partial<Omit<PositionedDeal, 'balance'>>

/** A history with consistent balances. */
function history(...steps: Step[]): PositionedDeal[] {
  let balance = 0
  return steps.map((step, index) => {
    const deal = {
      ticket: String(index + 1),
      time: '2026-03-02T10:00:00',
      type: 'buy',
      symbol: 'XAUUSD',
      direction: null,
      volume: 1,
      price: 2600,
      commission: 0,
      fee: 0,
      swap: 0,
      profit: 0,
      position: null,
      hasStop: null,
      ...step,
    }
    balance += deal.profit + deal.swap + deal.commission + deal.fee
    return { ...deal, balance }
  })
}

const flow = (amount: number, time = '2026-03-02T09:00:00'): Step => ({
  type: 'balance',
  symbol: '',
  volume: 0,
  profit: amount,
  time,
})
const trade = (position: string, result: number, opened: string, closed: string, more: Step = {}): Step[] => [
  { position, time: opened, direction: 'in', type: 'buy', ...more },
  { position, time: closed, direction: 'out', type: 'sell', profit: result, ...more },
]
/** `count` positions an hour each, one a day, with these results in turn, cents. */
const trades = (count: number, ...results: number[]): Step[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 2, 2 + index)).toISOString().slice(0, 10)
    return trade(String(index), results[index % results.length]!, `${day}T10:00:00`, `${day}T11:00:00`)
  }).flat()

const record = (deals: PositionedDeal[]) => accountRecord(deals, 2)!
const figure = (deals: PositionedDeal[], name: AccountFigureName) =>
  record(deals).figures.find((one) => one.name === name)!

describe('positions', () => {
  it('count once however many partial closings they have, including the costs of their opening', () => {
    const [position] = positionsOf(
      history(
        { position: '7', direction: 'in', volume: 2, commission: -700, time: '2026-03-02T10:00:00' },
        { position: '7', direction: 'out', type: 'sell', volume: 1.5, profit: 900, time: '2026-03-02T11:00:00' },
        {
          position: '7',
          direction: 'out',
          type: 'sell',
          volume: 0.5,
          profit: -100,
          swap: -5,
          time: '2026-03-03T11:00:00',
        },
      ),
    )
    expect(position).toMatchObject({ side: 'buy', lots: 2, result: 95, closed: '2026-03-03T11:00:00' })
  })

  it('last from flat to flat if no file separates them, and a reversal starts the next', () => {
    const found = positionsOf(
      history(
        { direction: 'in', volume: 1 },
        { direction: 'in/out', type: 'sell', volume: 3, profit: 500 },
        { direction: 'out', type: 'buy', volume: 1, profit: 100 },
      ),
    )
    expect(found).toMatchObject([
      { side: 'buy', result: 500, closed: '2026-03-02T10:00:00' },
      { side: 'sell', lots: 2, result: 100, closed: null },
    ])
  })

  it('hedged against one another are two', () => {
    const found = positionsOf(
      history(
        { position: 'a', direction: 'in', type: 'buy' },
        { position: 'b', direction: 'in', type: 'sell' },
        { position: 'a', direction: 'out by', type: 'sell', profit: 300 },
        { position: 'b', direction: 'out by', type: 'buy', profit: -100 },
      ),
    )
    expect(found.map(({ side, result }) => [side, result])).toEqual([
      ['buy', 300],
      ['sell', -100],
    ])
  })
})

describe('the figures of an account', () => {
  it('do not count a deposit as a gain: half lost, topped up, a little won is a loss', () => {
    const deals = history(
      flow(1_000),
      ...trades(1, -500),
      flow(9_500, '2026-03-03T09:00:00'),
      ...trades(1, 600).map((step) => ({ ...step, position: 'b', time: '2026-03-04T10:00:00' })),
      ...trades(30, 0).map((step, index) => ({
        ...step,
        position: `e${Math.floor(index / 2)}`,
        time: '2026-03-05T10:00:00',
      })),
    )
    expect(figure(deals, 'growth').value).toBeCloseTo(-47)
    expect(figure(deals, 'absoluteGain').value).toBeCloseTo((100 * 100) / 10_500)
  })

  it('have no sign where nothing was withdrawn', () => {
    const { inputs } = figure(history(flow(100_000), ...trades(40, 200)), 'growth')
    expect(inputs.find(({ name }) => name === 'withdrawals')!.value).toBe(0)
  })

  it('count break-even apart from wins and losses', () => {
    const deals = history(flow(100_000), ...trades(40, 200, -100, 0, 0))
    expect(figure(deals, 'winRate')).toMatchObject({ value: 50 })
    const inputs = Object.fromEntries(figure(deals, 'winRate').inputs.map(({ name, value }) => [name, value]))
    expect(inputs).toMatchObject({ won: 10, lost: 10, even: 20, winRateByTerminal: 75 })
    expect(figure(deals, 'riskReward').value).toBe(2)
    expect(figure(deals, 'expectancy').value).toBe(0.25)
  })

  it('expect of a position what is left after every cost, those that no deal carries with them', () => {
    const charge: Step = { type: 'charge', symbol: '', volume: 0, profit: -1_600, time: '2026-03-05T00:00:00' }
    const deals = history(flow(100_000), ...trades(40, 200, -100), charge)
    expect(figure(deals, 'netProfit').value).toBe(4)
    expect(figure(deals, 'expectancy').value).toBe(0.1)
    expect(figure(deals, 'profitFactor').value).toBe(4_000 / 3_600)
  })

  it('hide rates that few positions flatter, never growth and drawdown', () => {
    const few = record(history(flow(100_000), ...trades(29, 200, -100)))
    expect(few.hasFewPositions).toBe(true)
    for (const { name, value } of few.figures)
      expect([name, value === null]).toEqual([name, ratesOfMany.includes(name)])
    expect(few.figures.flatMap(({ inputs }) => inputs).map(({ name }) => name)).not.toContain('winRateByTerminal')
    expect(figure(history(flow(100_000), ...trades(30, 200, -100)), 'winRate').value).toBe(50)
  })

  it('show a stop-out of a few positions as a loss', () => {
    const deals = history(flow(100_000), ...trades(3, 1_000, 1_000, -100_000))
    expect(figure(deals, 'growth').value).toBeCloseTo(-98)
    expect(figure(deals, 'drawdown').value).toBeCloseTo((100 * 100_000) / 102_000)
    expect(figure(deals, 'netProfit').value).toBe(-980)
    expect(figure(deals, 'expectancy').value).toBeCloseTo(-980 / 3)
    expect(figure(deals, 'winRate').value).toBeNull()
  })

  it('have a drawdown that no deposit hides and no withdrawal deepens', () => {
    const later = (day: number, steps: Step[]) => steps.map((step) => ({ ...step, time: `2026-03-0${day}T10:00:00` }))
    const [halved] = [trades(1, -50_000)]
    const toppedUp = history(
      flow(100_000),
      ...halved!,
      flow(50_000, '2026-03-03T09:00:00'),
      ...later(4, trade('b', -50_000, '', '')),
    )
    expect(figure(toppedUp, 'drawdownRelative').value).toBe(50)
    expect(figure(toppedUp, 'drawdown').value).toBe(75)
    const paidOut = history(
      flow(100_000),
      ...halved!,
      flow(-40_000, '2026-03-03T09:00:00'),
      ...later(4, trade('b', 0, '', '')),
    )
    expect(figure(paidOut, 'drawdownRelative').value).toBeGreaterThan(80)
    expect(figure(paidOut, 'drawdown').value).toBe(50)
  })

  it('are not annualised below a year', () => {
    const short = history(flow(100_000), ...trades(364, 200, -100))
    expect(figure(short, 'sharpeDaily').value).toBeNull()
    expect(record(short).isShort).toBe(true)
    const long = history(flow(100_000), ...trades(370, 200, -100))
    expect(figure(long, 'sharpeDaily').value).not.toBeNull()
    expect(record(long).isShort).toBe(false)
  })

  it('include the share of time with an open position, overlaps counted once', () => {
    const deals = history(
      flow(100_000),
      ...trade('a', 5, '2026-03-02T10:00:00', '2026-03-02T12:00:00'),
      ...trade('b', 5, '2026-03-02T11:00:00', '2026-03-02T13:00:00'),
      ...trade('c', 5, '2026-03-02T19:00:00', '2026-03-02T20:00:00'),
    ).sort((a, b) => (a.time < b.time ? -1 : 1))
    const inputs = figure(deals, 'exposure').inputs
    expect(inputs).toEqual([
      { name: 'hoursHeld', value: 4 },
      { name: 'hoursInAll', value: 10 },
    ])
  })

  it('are no rate per week of less than a week', () => {
    const until = (day: string) =>
      history(
        flow(100_000),
        ...trade('a', 5, '2026-03-02T10:00:00', '2026-03-02T10:05:00'),
        ...trade('b', 5, `${day}T09:00:00`, `${day}T10:00:00`),
      )
    expect(figure(until('2026-03-08'), 'tradesAWeek').value).toBeNull()
    expect(figure(until('2026-03-09'), 'tradesAWeek').value).toBe(2)
  })

  it('end a losing run at a win or break-even, and count stops only among positions that report them', () => {
    const deals = history(flow(100_000), ...trades(32, -1, -1, -1, 0, -1, 5, -1, -1))
    expect(figure(deals, 'longestLosingRun').value).toBe(5)
    expect(figure(deals, 'withStop').value).toBeNull()
    const told = deals.map((deal) => ({
      ...deal,
      hasStop: deal.position === null ? null : Number(deal.position) % 4 === 0,
    }))
    expect(figure(told, 'withStop').value).toBe(25)
  })

  it('list a month without a trade between months with one', () => {
    const months = record(
      history(
        flow(100_000, '2025-12-30T00:00:00'),
        ...trade('a', 1_000, '2025-12-30T10:00:00', '2025-12-30T11:00:00'),
        ...trade('b', -1_010, '2026-02-03T10:00:00', '2026-02-03T11:00:00'),
      ),
    ).months
    expect(months.map(({ year, month, growth: own }) => [year, month, own && Number(own.toFixed(4))])).toEqual([
      [2025, 12, 1],
      [2026, 1, null],
      [2026, 2, -1],
    ])
  })
})

const results = fc.array(fc.integer({ min: -50_000, max: 60_000 }), { minLength: 1, maxLength: 400 })

describe('the chart of an account', () => {
  it('ends at its growth and contains its deepest drawdown, in at most 121 points', () => {
    fc.assert(
      fc.property(results, (own) => {
        const deals = history(flow(10_000_000), ...trades(own.length, ...own))
        const { chart } = record(deals)
        expect(chart.length).toBeLessThanOrEqual(122)
        expect(100 * (chart.at(-1)!.growth - 1)).toBeCloseTo(growth(deals)!, 6)
        let [level, high, deepest] = [10_000_000, 10_000_000, 0]
        for (const result of own) {
          level += result
          high = Math.max(high, level)
          deepest = Math.max(deepest, 1 - level / high)
        }
        expect(Math.max(...chart.map(({ drawdown }) => drawdown))).toBeCloseTo(100 * deepest, 6)
      }),
    )
  })

  it('has every position in one bar of the distribution, without gaps', () => {
    fc.assert(
      fc.property(results, (own) => {
        const bins = distributionOf(own.map((result) => ({ result })))
        expect(bins.reduce((sum, { positions }) => sum + positions, 0)).toBe(own.length)
        for (const [index, { from }] of bins.entries()) if (index > 0) expect(from).toBe(bins[index - 1]!.to)
        for (const { from, to, positions } of bins)
          expect(own.filter((one) => one >= (from ?? -Infinity) && one < (to ?? Infinity))).toHaveLength(positions)
        expect(bins.length).toBeLessThanOrEqual(30)
      }),
    )
  })
})

describe('the subscription price', () => {
  it('is deducted from the chosen deposit monthly, months without a trade included', () => {
    const net = netOfSubscription([{ growth: 10 }, { growth: null }], 1_000, 100)!
    expect(net).toEqual({ months: 2, paid: 200, end: 900, percent: -10, monthlyShare: 10 })
  })

  it('never takes more than is left', () => {
    expect(netOfSubscription([{ growth: 0 }, { growth: 50 }], 80, 100)).toMatchObject({
      end: 0,
      paid: 80,
      percent: -100,
    })
  })
})

describe('entries by hour', () => {
  const of = (...steps: Step[]) => accountRecord(history(flow(1_000_00, '2026-03-02T00:00:00'), ...steps), 2)!.entries
  const at = (hours: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0)

  it('count when positions were opened and added to, of those still open as well, not when they closed', () => {
    const entries = of(
      ...trade('a', 5, '2026-03-02T09:59:59', '2026-03-02T14:00:00'),
      { position: 'b', time: '2026-03-03T00:10:00', direction: 'in' },
      { position: 'b', time: '2026-03-03T23:10:00', direction: 'in' },
    )
    expect(entries).toEqual(at({ 0: 1, 9: 1, 23: 1 }))
  })

  it('leave out a position whose opening the report does not have', () => {
    const entries = of({ time: '2026-03-02T14:00:00', type: 'sell', direction: 'out', profit: 5 })
    expect(entries).toEqual(at({}))
  })
})
