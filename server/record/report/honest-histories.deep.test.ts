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

type Notes = ReturnType<typeof checkReport>['notes']

/** Without the note on an unchecked currency, for tiny closings or a file without positions. */
const besidesCurrency = (notes: Notes) => notes.filter(({ code }) => code !== 'currency_unchecked')

const cases = (Object.keys(bots) as Bot[]).flatMap((bot) =>
  Object.keys(markets).map((market) => [bot, market] as const),
)

describe('an honest history', () => {
  it.each(cases)('of a %s, %s, is accepted without a finding, with all positions identified', (bot, market) => {
    for (const seed of seeds) {
      const history = made(bot, market, seed)
      const { outcomes, open } = history
      const { words, types } = Object.values(translations)[(seed * 5 + cases.length) % 13]!
      for (const bytes of [
        htmlReport(history),
        htmlReport(translated(history, types), { words }),
        ...(seed === 1 ? [xlsxReport(history)] : []),
      ]) {
        const { won, lost, found, ...rest } = read(bytes)
        const [problems, notes] = found as [unknown[], Notes]
        const isOfCents = bot === 'scalper' && market === 'one ounce a lot'
        expect([seed, problems, isOfCents ? besidesCurrency(notes) : notes]).toEqual([seed, [], []])
        expect([seed, rest]).toEqual([seed, { closed: outcomes.length, open }])
        // Parts of the same lots and profit may belong to either of two positions.
        const isTold = bot !== 'hedger'
        if (isTold) expect([seed, won]).toEqual([seed, outcomes.filter((result) => result > 0).length])
        if (isTold) expect([seed, lost]).toEqual([seed, outcomes.filter((result) => result < 0).length])
      }
    }
  })

  it.each(cases)('of a %s, %s, is accepted in the layout of 2016, its open positions counted', (bot, market) => {
    for (const seed of [1, 2, 3, 4]) {
      const history = made(bot, market, seed)
      const { positions: _, totals: _totals, ...old } = history
      const { found, open, closed } = read(htmlReport(old, { withFee: false }))
      const [problems, notes] = found as [unknown[], Notes]
      // It is unknown which of several positions a part closed: a deal that fits none is named.
      const isNamed = bot === 'swing' && notes.some(({ code }) => code === 'position_spoiled')
      expect([seed, problems, isNamed ? [] : besidesCurrency(notes)]).toEqual([seed, [], []])
      if (!isNamed) expect([seed, open, closed]).toEqual([seed, history.open, history.outcomes.length])
    }
  })

  it.each(cases)('of a %s, %s, is accepted as part of a period, with no other note', (bot, market) => {
    const period = ['begins_later', 'later_deals_left_out']
    // Positions have one row each, some with parts older than the period.
    const history = made(bot, market, 2)
    for (const [from, to] of [
      [40, 90],
      [0, 80],
    ] as const) {
      const part = rangeOf(history, from, to)
      const { positions: _, ...old } = part
      for (const bytes of [htmlReport(part), htmlReport(old, { withFee: false })]) {
        const { problems, notes } = checkReport(readReport(bytes))
        expect([from, problems, besidesCurrency(notes).filter(({ code }) => !period.includes(code))]).toEqual([
          from,
          [],
          [],
        ])
      }
    }
  })

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
