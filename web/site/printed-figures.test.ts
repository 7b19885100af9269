import { describe, expect, it } from 'vitest'
import { confirmedMonths } from '#domain/origin/confirmed-months.ts'
import { printedOfAccount } from '#domain/record/printed-account.ts'
import { figuresOf, type PrintedFigure } from '#domain/record/printed-figure.ts'
import { isPrinted, restOf } from '#domain/record/printed-place.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import { accountRecord } from '#domain/report/account-record.ts'
import { en } from '#web/words/site/en.ts'
import { printedIn } from './browser/printed-in.ts'
import type { Page } from './page.ts'
import { createFormat } from './parts/format.ts'
import { printedText } from './parts/printed-text.ts'
import { renderPageWith } from './renderer.tsx'
import { accountWith, dealsOf } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf } from './testing/pages.ts'

const format = createFormat('en', en)
const lost: PublishedAccount = {
  ...accountWith('live'),
  checked: {
    on: '2026-06-01',
    recomputed: 31,
    agree: 30,
    open: { positions: 19, balance: 26_468, result: -6_965 },
    openBefore: { positions: 4, balance: 26_468, result: -1_200 },
    findings: [
      { code: 'begins_later', recomputed: '1,204.50' },
      { code: 'price_differs', count: 2, tickets: ['1004', '1009'] },
    ],
  },
}
/** Its trading days as two signers confirm them. */
const confirmed = confirmedMonths(dealsOf(2_000), [
  {
    domain: 'statements.broker.example',
    tickets: dealsOf(2_000)
      .slice(0, 3_000)
      .map(({ ticket }) => ticket),
  },
  {
    domain: 'xm.com',
    tickets: dealsOf(2_000)
      .slice(3_200)
      .map(({ ticket }) => ticket),
  },
])
/** The same trades on a thousand times the deposit: falls that one decimal would round to nothing. */
const rich = {
  ...accountWith('demo'),
  slug: 'rich',
  record: accountRecord(
    dealsOf(400).map((deal, index) => ({
      ...deal,
      ...(index === 0 && { profit: 1_000_000_000 }),
      balance: deal.balance + 999_000_000,
    })),
    2,
  ),
}
const few = { ...accountWith('backtest', 12), slug: 'few' }
const accounts = [lost, { ...accountWith('demo', 2_000), confirmed }, rich, few]
const now = Date.UTC(2026, 5, 1)
const terms = { monthlyPrice: 89.95, deposit: 1_000, now }

const render = (name: Page['name'], slug: string | null) => {
  const view = slug === null ? null : { slug, deposit: null, rows: null }
  return renderPageWith(unbuiltAssets, pageOf({ accounts, view, name }), now)
}
const figuresOn = ({ slug }: PublishedAccount) => {
  const account = accounts.find((one) => one.slug === slug)!
  return printedOfAccount({ ...account, record: account.record! }, terms)
}

/** Texts with digits that are no figures of an account: rules, terms and the year. */
const said = [en.account.few('30'), '$89.95', en.hero.trial(7, '7'), '© 2024–2026']
const hours = Array.from({ length: 24 }, (_, hour) => format.clock(hour))
const isHeader = (text: string) => /^(?:[A-Z][a-z]+ )?\d{4}$/.test(text) || hours.includes(text)

/** Texts of a page that are not exactly a listed figure; and the figures it prints. */
function compared(html: string, slug: string) {
  const figures = figuresOn(accounts.find((account) => account.slug === slug)!)
  const { places, headers, others } = printedIn(html, slug)
  const printed: PrintedFigure[] = []
  const unknown = [
    ...others.filter((text) => /\d/.test(said.reduce((rest, known) => rest.replace(known, ''), text))),
    ...headers.filter((text) => !isHeader(text)),
  ]
  for (const place of places) {
    const own = figuresOf(place.mark, figures)
    const texts = own.map((figure) => printedText(format, figure, 'USD'))
    const rest = isPrinted(place, texts) ? restOf(place.text, texts) : place.text
    if (/\d/.test(rest ?? '0')) unknown.push(`${place.mark}: ${place.text}`)
    else printed.push(...own)
  }
  return { unknown, printed: new Set(printed.map(({ name }) => name)) }
}

describe('figures printed on account pages', () => {
  it.each(accounts)('are exactly those of the list: $slug', (account) => {
    const pages = (['account', 'account-results'] as const).map((name) =>
      compared(render(name, account.slug), account.slug),
    )
    expect(pages.flatMap(({ unknown }) => unknown)).toEqual([])
    const printed = new Set(pages.flatMap((page) => [...page.printed]))
    expect([...printed].sort()).toEqual(
      figuresOn(account)
        .map(({ name }) => name)
        .sort(),
    )
    expect(printed.size).toBeGreaterThan(account === few ? 80 : 200)
  })

  it.each([
    ['beside the others', /<div class="account-figures opens">/, '$&<p>Days with a gain: 63</p>'],
    ['within one of them', /(<details data-figure="figures.winRate.\*">.*?<\/summary>)/s, '$1<p>Best day 4.1</p>'],
    ['in a row', /(<tr data-figure="months.2024.\*">.*?)<\/tr>/s, '$1<td><bdi>+1.2</bdi></td></tr>'],
    ['as a header', /(<tr data-figure="months.2024.\*"><th[^>]*>)/, '$1 best +1.2 '],
    [
      'under a name that the list lacks',
      /<div class="account-figures opens">/,
      '$&<p data-figure="figures.bestDay">4.1</p>',
    ],
    ['changed by a digit', /(<details data-figure="figures.largestLot.\*"><summary>.*?<bdi>0\.)\d/s, '$19'],
  ])('are detected if only on the page: %s', (_where, place, added) => {
    const html = render('account', 'gold-demo')
    expect(html).toMatch(place)
    expect(compared(html, 'gold-demo').unknown).toEqual([])
    expect(compared(html.replace(place, added), 'gold-demo').unknown.length).toBeGreaterThan(0)
  })
})
