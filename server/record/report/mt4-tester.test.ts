import { describe, expect, it } from 'vitest'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { mt4TesterReport } from './testing-mt4-tester.ts'

const check = (bytes: Uint8Array) => checkReport(readReport(bytes))

/** A test of these steps in EURUSD: `done | order | lots | price`, with result and balance where it closes. */
function testOf(steps: readonly string[], total: readonly [net: number, won: number, lost: number]): Uint8Array {
  const head = [
    ['Symbol', 'EURUSD (Euro vs US Dollar)'],
    ['Initial deposit', '1000.00', '', '', 'Spread', '2'],
    ['Total net profit', total[0].toFixed(2), 'Gross profit', total[1].toFixed(2), 'Gross loss', total[2].toFixed(2)],
  ]
  const lines = steps.map((step, at) => {
    const [time, done, order, lots, price, result = '', balance = ''] = step.split('|') as string[]
    return [String(at + 1), time, done, order, lots, price, '0.00000', '0.00000', result, balance]
  })
  const rows = [...head, ...lines].map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return Buffer.from(`<html><title>Strategy Tester: EA</title><table>${rows.join('')}</table></html>`)
}

describe('a test of MetaTrader 4', () => {
  it("agrees if its largest profit is a row's, a cent beside the balance's", () => {
    const balances = new Map(Object.entries({ 3: '1019.99', 7: '989.99', 9: '999.99', 11: '989.99', 13: '995.49' }))
    const edited = (largest: string) => {
      const bytes = mt4TesterReport((step) => (balances.has(step[0]!) ? step.with(9, balances.get(step[0]!)!) : step))
      return Buffer.from(
        bytes.toString().replace(/(profit&nbsp;trade<\/td><td>)20\.00/, (_, label: string) => `${label}${largest}`),
      )
    }
    const problems = (largest: string) => check(edited(largest)).problems.map(({ detail }) => detail?.figure)
    expect(problems('20.00')).not.toContain('largestProfit')
    expect(problems('19.99')).not.toContain('largestProfit')
    expect(problems('20.01')).toContain('largestProfit')
  })

  it("may close for a night's swap and reopen, under another number or the same", () => {
    const steps = (again: string) => [
      '2018.01.08 10:00|buy|1|0.10|1.20000',
      '2018.01.09 00:00|swap close|1|0.10|1.20100|9.50|1009.50',
      `2018.01.09 00:00|swap open|${again}|0.10|1.20100`,
      `2018.01.09 10:00|close|${again}|0.10|1.20300|20.00|1029.50`,
    ]
    for (const again of ['1', '2']) {
      const bytes = testOf(steps(again), [29.5, 29.5, 0])
      expect(check(bytes).problems).toEqual([])
      expect(readReport(bytes).positions).toMatchObject([
        { side: 'buy', openPrice: 1.2, closePrice: 1.201 },
        { side: 'buy', openPrice: 1.201, closePrice: 1.203 },
      ])
    }
    const unknown = testOf(steps('2').toSpliced(2, 1), [29.5, 29.5, 0])
    expect(() => check(unknown)).toThrow('closes no order')
  })

  it('is judged by trades within one day: closings after a night include swap and reveal no rate', () => {
    const dayOf = (at: number) => `2018.01.${String(at + 1).padStart(2, '0')}`
    const trade = (at: number, [opened, closed]: readonly [string, string], move: number, worth: number) =>
      [
        `${opened}|buy|${at + 1}|0.10|1.11169`,
        `${closed}|close|${at + 1}|0.10|${(1.11169 + move).toFixed(5)}`,
        Math.round(worth * 100) / 100,
      ] as const
    // Four closings over a night for each within a day, which alone give 10,000 for a move of one at a tenth of a lot.
    const trades = (first: number) =>
      Array.from({ length: 25 }, (_, at) => {
        const move = at === 7 ? -0.003 : 0.001 + (at % 5) * 0.0007
        return at % 5 === 2
          ? trade(at, [`${dayOf(at)} 10:00`, `${dayOf(at)} 11:00`], move, at === 7 ? first : 10_000 * move)
          : trade(at, [`${dayOf(at)} 12:00`, `${dayOf(at + 1)} 09:00`], move, 11_270 * move)
      })
    const notes = (worth: number) => {
      let balance = 1000
      const all = trades(worth)
      const steps = all.flatMap(([open, close, result]) => {
        balance += result
        return [open, `${close}|${result.toFixed(2)}|${balance.toFixed(2)}`]
      })
      const won = all.reduce((sum, [, , result]) => sum + Math.max(0, result), 0)
      return check(testOf(steps, [balance - 1000, won, worth])).notes.filter(({ code }) => code === 'price_differs')
    }
    expect(notes(-30)).toEqual([])
    expect(notes(-33.82)).toMatchObject([{ detail: { recomputed: '-30.00', count: 1 } }])
  })
})
