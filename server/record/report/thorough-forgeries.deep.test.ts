import { describe, expect, it } from 'vitest'
import { checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { forged } from './testing-forgery.ts'
import { type Bot, bots, makeHistory } from './testing-histories.ts'
import type { ReportText } from './testing-lines.ts'
import { markets } from './testing-markets.ts'
import { htmlReport } from './testing-reports.ts'

const minor = (text: string) => Math.round(Number(text.replaceAll(' ', '')) * 100)
const money = (amount: number) => (amount / 100).toFixed(2)
const dearer = (price: string) => (Number(price) * 1.001).toFixed(price.split('.')[1]!.length)
const more = (lots: string) => (Number(lots) + 0.01).toFixed(2)
const better = (profit: string) => money(minor(profit) + 2_500)
const turned = (profit: string) => money(-minor(profit))

/** Column of a deal and its listed closing, and the forged value. */
const edits: Record<string, readonly [ofDeal: number, ofRow: number, write: (cell: string) => string]> = {
  'a better profit': [11, 12, better],
  'a loss turned into a profit': [11, 12, turned],
  'another price': [6, 9, dearer],
  'another volume': [5, 4, more],
}

const isCaught = (report: ReportText) => {
  const { problems, notes } = checkReport(readReport(htmlReport(report)))
  return problems.length > 0 || notes.length > 0
}

const cases = (Object.keys(bots) as Bot[]).flatMap((bot) =>
  ['XAUUSD in dollars', 'several symbols in dollars', 'GOLD in euros', 'ten ounces a lot in cents'].map(
    (market) => [bot, market] as const,
  ),
)

describe('one changed losing trade, with every balance, total and figure recomputed', () => {
  it.each(cases)('is refused or named, of a %s, %s', (bot, market) => {
    const { currency, moneyDigits, instruments } = markets[market]!
    const terms = { seed: 2, moneyDigits, instruments, commission: 'both', hasSwaps: true, parts: 'each' } as const
    const made = makeHistory(bot, terms, currency, 140)
    expect(isCaught(made)).toBe(false)
    const losses = made.deals.flatMap((deal, index) => (deal[4] === 'out' && minor(deal[11]!) < 0 ? [index] : []))
    for (const at of losses.filter((_, place) => place % 13 === 0)) {
      const loss = made.deals[at]!
      const row = made.positions!.find(
        (one) => one[8] === loss[0] && one[9] === loss[6] && one[12] === loss[11] && one[4] === loss[5],
      )!
      for (const [what, [ofDeal, ofRow, write]] of Object.entries(edits)) {
        const changed = forged(
          made,
          (deal, index) => (index === at ? deal.with(ofDeal, write(deal[ofDeal]!)) : deal),
          (one) => (one === row ? one.with(ofRow, write(one[ofRow]!)) : one),
        )
        expect([at, what, isCaught(changed)]).toEqual([at, what, true])
      }
      const without = forged(
        made,
        (deal, index) => (index === at || deal[7] === row[1] ? null : deal),
        (one) => (one === row ? null : one),
      )
      expect([at, 'taken out', isCaught(without)]).toEqual([at, 'taken out', true])
    }
  })
})
