import { describe, expect, it } from 'vitest'
import { accountRecord } from '#domain/report/account-record.ts'
import { assignedOf, checkReport } from './gate.ts'
import { readReport } from './read.ts'
import { type Bot, bots, type Made, makeHistory } from './testing-histories.ts'
import { translated, translations } from './testing-languages.ts'
import { markets } from './testing-markets.ts'
import { rangeOf } from './testing-ranges.ts'
import { htmlReport, xlsxReport } from './testing-reports.ts'

const seeds = [1, 2]
const commissions = ['none', 'entry', 'both'] as const

function made(bot: Bot, market: string, seed: number, deals = 180): Made {
  const { currency, moneyDigits, instruments } = markets[market]!
  const terms = {
    seed,
    moneyDigits,
    instruments,
    commission: commissions[seed % 3]!,
    hasSwaps: seed % 2 === 0,
    parts: seed % 2 === 0 ? ('one' as const) : ('each' as const),
  }
  return makeHistory(bot, terms, currency, deals)
}

function read(bytes: Uint8Array) {
  const report = readReport(bytes)
  const assigned = assignedOf(report)
  const { problems, notes } = checkReport(report, assigned)
  const record = accountRecord(assigned.deals, report.digits)!
  const sum = (of: 'won' | 'lost') => record.months.reduce((all, month) => all + month[of], 0)
  return { found: [problems, notes], closed: record.closed, open: record.open, won: sum('won'), lost: sum('lost') }
}

const cases = (Object.keys(bots) as Bot[]).flatMap((bot) =>
  Object.keys(markets).map((market) => [bot, market] as const),
)

describe('an honest history', () => {
  it.each(cases)('of a %s, %s, is accepted without a finding, its positions one by one', (bot, market) => {
    for (const seed of seeds) {
      const history = made(bot, market, seed)
      const { outcomes, open } = history
      const { words, types } = Object.values(translations)[(seed * 5 + cases.length) % 13]!
      for (const bytes of [
        htmlReport(history),
        htmlReport(translated(history, types), { words }),
        ...(seed === 1 ? [xlsxReport(history)] : []),
      ]) {
        const { won, lost, ...rest } = read(bytes)
        expect([seed, rest]).toEqual([seed, { found: [[], []], closed: outcomes.length, open }])
        // Parts of the same lots and profit may belong to either of two positions.
        const isTold = bot !== 'hedger'
        if (isTold) expect([seed, won]).toEqual([seed, outcomes.filter((result) => result > 0).length])
        if (isTold) expect([seed, lost]).toEqual([seed, outcomes.filter((result) => result < 0).length])
      }
    }
  })

  it.each(cases)('of a %s, %s, is accepted without a finding in the layout of 2016', (bot, market) => {
    const { positions: _, totals: _totals, ...old } = made(bot, market, 1)
    expect(read(htmlReport(old, { withFee: false })).found).toEqual([[], []])
  })

  it.each(cases)(
    'of a %s, %s, is accepted as the part of a period, and nothing but that is said of it',
    (bot, market) => {
      const period = ['begins_later', 'later_deals_left_out']
      // Its positions stand in one row each, some of whose parts are older than the period.
      const history = made(bot, market, 2)
      for (const [from, to] of [
        [40, 90],
        [0, 80],
      ] as const) {
        const part = rangeOf(history, from, to)
        const { positions: _, ...old } = part
        for (const bytes of [htmlReport(part), htmlReport(old, { withFee: false })]) {
          const { problems, notes } = checkReport(readReport(bytes))
          expect([from, problems, notes.filter(({ code }) => !period.includes(code))]).toEqual([from, [], []])
        }
      }
    },
  )

  it('of thousands of positions, hundreds of them in an hour, is accepted without a finding', () => {
    for (const bot of ['scalper', 'grid', 'hedger'] as const) {
      const history = made(bot, 'XAUUSD in dollars', 2, 2_500)
      expect([bot, read(htmlReport(history))]).toMatchObject([
        bot,
        { found: [[], []], closed: history.outcomes.length, open: history.open },
      ])
    }
  })
})
