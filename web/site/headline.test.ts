import { describe, expect, it } from 'vitest'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import { headlineFigures } from '#domain/report/account-figures.ts'
import { accountRecord } from '#domain/report/account-record.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'
import { languages } from '#domain/site/languages.ts'
import { en } from '#web/words/site/en.ts'
import { siteWords } from '#web/words/site/load.ts'
import type { Page } from './page.ts'
import { createFormat } from './parts/format.ts'
import { printedText } from './parts/printed-text.ts'
import { renderPageWith } from './renderer.tsx'
import { accountWith, dealsOf } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf } from './testing/pages.ts'

/** Pages that an account heads. */
const headed = ['home', 'welcome', 'welcome-b', 'track-record', 'account'] as const

const render = (page: Partial<Page>, now = Date.UTC(2026, 5, 1)) =>
  renderPageWith(unbuiltAssets, pageOf({ view: { slug: 'gold-live', deposit: null, rows: null }, ...page }), now)
/** Words of a page, each stretch of white space and each direction mark as one blank. */
const textOf = (html: string) => plain(html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'"))
const plain = (text: string) => text.replaceAll(/[\s\u200e\u200f]+/g, ' ')

/** The deals of a history with those of other symbols lost on large lots: its gold won, the account lost. */
function losing(): PositionedDeal[] {
  let balance = 0
  return dealsOf(120).map((deal) => {
    const isOther = deal.symbol !== 'XAUUSD' && deal.direction === 'out'
    const changed = {
      ...deal,
      profit: isOther ? -70_000 : deal.direction === 'out' ? Math.abs(deal.profit) : deal.profit,
    }
    balance += changed.profit + changed.swap + changed.commission
    return { ...changed, balance }
  })
}
const lost: PublishedAccount = {
  ...accountWith('live'),
  state: 'open',
  endedOn: null,
  record: accountRecord(losing(), 2),
}

describe.each(headed)('the headline of an account on the page %s', (name) => {
  it.each(languages)('names its account, period, currency and source: %s', (language) => {
    const words = siteWords(language)
    const format = createFormat(language, words)
    const text = textOf(render({ name, language, accounts: [lost] }))
    for (const said of [
      lost.name,
      words.mark.account.live,
      words.account.origin,
      format.period(lost.record!.from, lost.record!.to),
      lost.currency,
      ...headlineFigures.map((figure) => words.account.figure[figure].label),
    ])
      expect(text, said).toContain(plain(said))
  })

  it('covers all deals after all costs: a loss although its gold won', () => {
    const { figures, gold } = lost.record!
    const format = createFormat('en', en)
    const html = render({ name, accounts: [lost] })
    for (const figure of headlineFigures) {
      const { unit, value } = figures.find((one) => one.name === figure)!
      expect(value).not.toBeNull()
      const signed = { percent: 'signedPercent', money: 'signedMoney' } as const
      const isSigned = ['growth', 'worstMonth', 'netProfit'].includes(figure)
      const text = printedText(format, { unit: isSigned ? signed[unit as 'money'] : unit, value }, 'USD')
      expect(html, figure).toMatch(
        new RegExp(`data-figure="figures.${figure}"[^>]*><bdi>${text.replaceAll(/[$.+]/g, '\\$&')}</bdi>`, 's'),
      )
    }
    expect(figures.find((one) => one.name === 'growth')!.value).toBeLessThan(0)
    expect(gold!.figures.profitFactor === null || gold!.figures.profitFactor > 1).toBe(true)
    // Gold alone is on the account's page of results only, with its share.
    const said = en.account.goldOnlyText(String(gold!.positions), String(gold!.of))
    expect(textOf(html)).not.toContain(said)
    expect(textOf(render({ name: 'account-results', accounts: [lost] }))).toContain(said)
  })

  it('shows a stop-out of a few positions, and hides flattering rates', () => {
    const deals = dealsOf(12)
    const balance = deals.at(-1)!.balance
    const last = { ...deals.at(-1)!, ticket: '9999', time: '2024-02-20T10:00:00', position: 'x' }
    const out = { ...last, commission: 0, swap: 0, profit: 2_000 - balance, balance: 2_000 }
    const record = accountRecord([...deals, out], 2)
    const text = textOf(render({ name, accounts: [{ ...lost, record }] }))
    const { growth, winRate } = en.account.figure
    expect(text).toMatch(new RegExp(`${growth.label} [-−]99\\.\\d\\d%`))
    expect(text).toContain(`${winRate.label} —`)
    expect(text).toContain(en.account.few('30'))
  })

  it('says that the file ended long ago, began mid-account, or failed a check for a named deal', () => {
    const findings = [
      { code: 'begins_later', recomputed: '1204.50' },
      { code: 'later_deals_left_out', recomputed: '9000.00', printed: '120.00' },
      { code: 'gold_outside', count: 2, tickets: ['1004', '1009'] },
    ] as const
    const one: PublishedAccount = { ...lost, checked: { on: '2026-06-01', recomputed: 31, agree: 31, findings } }
    const to = Date.parse(`${one.record!.to}T00:00:00Z`)
    const text = textOf(render({ name, accounts: [one] }, to + 200 * 86_400_000))
    expect(text).toContain(en.account.lastDeal(createFormat('en', en).day(one.record!.to), '200'))
    expect(text).toContain(en.account.found.begins_later('1204.50'))
    expect(text).toContain(en.account.found.later_deals_left_out('9000.00', '120.00'))
    expect(text).toContain(en.account.found.gold_outside('2', '1004, 1009'))
    const fresh = textOf(render({ name, accounts: [lost] }, to + 3 * 86_400_000))
    expect(fresh).not.toContain('Last deal on record')
  })

  it('is beside the risk warning and, unless live, the hypothetical-performance text', () => {
    const text = textOf(render({ name, accounts: [{ ...lost, type: 'demo' }] }))
    expect(text).toContain(en.risk.pastPerformance)
    expect(text).toContain(en.risk.hypothetical)
  })
})

it('several accounts have their own figures wherever they are shown, blown ones included', () => {
  const accounts = [lost, { ...accountWith('demo'), name: 'Practice' }]
  for (const name of ['home', 'welcome', 'welcome-b', 'track-record'] as const) {
    const html = render({ name, accounts, view: null })
    for (const { slug, name: title } of accounts) {
      expect(html).toContain(`data-of="${slug}"`)
      expect(html).toContain(`<a href="/en/track-record/${slug}">${title}</a>`)
    }
    // Landing page A gives the first of them at a glance, too.
    expect(html.match(/data-figure="figures.growth"/g)).toHaveLength(name === 'welcome' ? 3 : 2)
  }
})
