import { describe, expect, it } from 'vitest'
import { confirmedMonths } from '#domain/origin/confirmed-months.ts'
import { printedOfAccount } from '#domain/record/printed-account.ts'
import { figuresOf, type PrintedFigure } from '#domain/record/printed-figure.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import type { RecordEvent } from '#domain/record/record-events.ts'
import { createFormat } from '#web/site/parts/format.ts'
import { printedText } from '#web/site/parts/printed-text.ts'
import { renderPageWith } from '#web/site/renderer.tsx'
import { accountWith, dealsOf } from '#web/site/testing/accounts.ts'
import { unbuiltAssets } from '#web/site/testing/assets.ts'
import { pageOf, recordsOf } from '#web/site/testing/pages.ts'
import { figuresOfRecord } from '#web/site/testing/record-figures.ts'
import { en } from '#web/words/site/en.ts'
import { agrees, placesOf, rowsOf } from './compared-rows.ts'
import { type NamedPlace, printedIn } from './printed-in.ts'

const format = createFormat('en', en)
const findings = [
  { code: 'begins_later', recomputed: '1,204.50' },
  { code: 'price_differs', count: 2, tickets: ['1004', '1009'] },
] as const
const tickets = dealsOf(400).map(({ ticket }) => ticket)
const confirmed = confirmedMonths(dealsOf(400), [{ domain: 'statements.broker.example', tickets }])
const accounts: PublishedAccount[] = [
  { ...accountWith('live'), checked: { on: '2026-06-01', recomputed: 31, agree: 30, findings } },
  { ...accountWith('demo'), confirmed },
  accountWith('backtest', 12),
]
const now = Date.UTC(2026, 5, 1)
const happened: RecordEvent[] = [
  {
    kind: 'restored',
    on: '2026-05-02',
    payload: { madeAt: '2026-05-01T00:00:00Z', lost: { seq: 4, hash: '' } },
  },
  { kind: 'record-carrier', on: '2026-05-12', payload: { account: 'gold-demo', before: null } },
]

/** Records for pages with months, trades and their events, without an account. */
const records: Record<string, Parameters<typeof pageOf>[0]> = {
  'of the account that carries it': { account: 'live', accounts: [accountWith('live')], events: happened },
  'that is stated': { account: 'demo', isStated: true, events: happened },
}
const pagesOfRecord = ['track-record', 'home', 'welcome', 'welcome-b'] as const

const textOf = (figure: PrintedFigure) => printedText(format, figure, 'USD')
/** Other figures that look alike: another last digit, one digit less in front, one more. */
const forgeries: Record<string, (text: string) => string> = {
  'another last digit': (text) =>
    /\d/.test(text) ? text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)) : '0',
  'another first digit': (text) => text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)),
  'one digit more': (text) => text.replace(/\d/, '1$&'),
  'one digit less': (text) => text.replace(/\d(?=\d)/, ''),
  'the other sign': (text) => text.replace(/^[+\u2212-]/, (sign) => (sign === '+' ? '\u2212' : '+')),
}

const covers = (mark: string, figure: PrintedFigure) => figuresOf(mark, [figure]).length > 0

/** Ledger figures whose forgery shows in no place and no missing row. */
function missedOf(places: readonly NamedPlace[], figures: readonly PrintedFigure[], forge: (text: string) => string) {
  const isNamed = (forged: PrintedFigure, text: string) => {
    const near = places.filter(({ mark }) => covers(mark, forged))
    const around = figures.filter((figure) => near.some(({ mark }) => covers(mark, figure)))
    const rows = rowsOf(near, around, (figure) => (figure === forged ? text : textOf(figure)))
    return rows.some((row) => !agrees(row))
  }
  return figures.filter((figure) => {
    const text = textOf(figure)
    return forge(text) !== text && !isNamed(figure, forge(text))
  })
}

const printings = [
  ...accounts.map((account) => {
    const view = { slug: account.slug, deposit: null, rows: null }
    return {
      of: account.slug,
      slug: account.slug,
      pages: (['account', 'account-results'] as const).map((name) => pageOf({ accounts, view, name })),
      figures: printedOfAccount({ ...account, record: account.record! }, { monthlyPrice: 89.95, deposit: 1_000, now }),
    }
  }),
  ...Object.entries(records).map(([what, options]) => ({
    of: `the record ${what}`,
    slug: '',
    pages: pagesOfRecord.map((name) => pageOf({ ...options, name })),
    figures: figuresOfRecord(pageOf(options), recordsOf(options!)),
  })),
]

describe('a figure printed differently than on the ledger', () => {
  for (const { of, slug, pages, figures } of printings) {
    const html = pages.map((page) => renderPageWith(unbuiltAssets, page, now))
    const places = placesOf(
      html.flatMap((one) => printedIn(one, slug).places),
      slug,
    )

    it(`is not reported if nothing was changed: ${of}`, () => {
      expect(figures.length).toBeGreaterThan(20)
      expect(rowsOf(places, figures, textOf).filter((row) => !agrees(row))).toEqual([])
    })

    it.each(Object.entries(forgeries))(`is named, whichever it is: %s, ${of}`, (_what, forge) => {
      const missed = missedOf(places, figures, forge)
      expect(missed.map((figure) => `${figure.name}: ${textOf(figure)}`)).toEqual([])
    })
  }
})
