import { describe, expect, it } from 'vitest'
import { printedOfAccount } from '#domain/record/printed-account.ts'
import { figuresOf } from '#domain/record/printed-figure.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import type { RecordEvent } from '#domain/record/record-events.ts'
import { printedIn } from './browser/printed-in.ts'
import { isAccountPage, type Page, pageNames } from './page.ts'
import { quotedMark } from './parts/marked.ts'
import { renderPageWith } from './renderer.tsx'
import { accountWith } from './testing/accounts.ts'
import { unbuiltAssets } from './testing/assets.ts'
import { pageOf } from './testing/pages.ts'
import { figuresOfRecord } from './testing/record-figures.ts'

/*
 * Figures from the record are texts that differ between records. So every page is rendered with two records that differ
 * in every figure, and a differing text with a digit must be at a mark.
 */

const now = Date.UTC(2026, 6, 1)
const days = ['2026-06-02', '2026-06-11'] as const
const events = (which: 0 | 1): RecordEvent[] => {
  const on = days[which]
  return [
    { kind: 'restored', on, payload: { madeAt: `${on}T00:00:00Z`, lost: { seq: 4 + which, hash: '' } } },
    { kind: 'record-carrier', on, payload: { account: 'gold-demo', before: null } },
    { kind: 'login-repeated', on, payload: { account: 'gold-live', publishedAs: 'gold-demo', file: '' } },
    { kind: 'account-renamed', on, payload: { account: 'gold-demo', before: 'Before', now: 'Gold demo' } },
  ]
}

const accountsOf = (which: 0 | 1): PublishedAccount[] =>
  (['demo', 'live'] as const).map((type) => ({
    ...accountWith(type, which === 0 ? 400 : 377),
    checked: {
      on: days[which],
      recomputed: 31 - which,
      agree: 30 - which,
      open: { positions: 3 + which, balance: 900_000, result: -70_000 - 1_000 * which, on: days[which] },
      openBefore: { positions: 2, balance: 900_000, result: -10_000 - 1_000 * which },
      findings: [
        { code: 'gold_unchecked', count: 5 + which },
        { code: 'currency_unchecked', printed: 'USD', recomputed: `${which + 1}` },
      ],
    },
  }))

/** The same record with every amount, price and count another one. */
function changed(page: Page, other: Page): Page {
  const months = <T extends Page['months'][number]>(list: readonly T[]) =>
    list.map((month) => ({
      ...month,
      percentageGain: (Number(month.percentageGain) + 1.37).toFixed(2),
      profitAmount: month.profitAmount + 7_700,
    }))
  const trades = (list: Page['operations']) =>
    list.map((trade) => ({
      ...trade,
      entryPrice: `${Number(trade.entryPrice) + 11}.25`,
      exitPrice: `${Number(trade.exitPrice) + 12}.75`,
      result: trade.result + 31,
      at: trade.at + 75 * 60_000,
      time: '11:45',
    }))
  return {
    ...page,
    months: months(page.months),
    operations: trades(page.operations),
    statedRecord: { months: months(page.statedRecord.months), operations: trades(page.statedRecord.operations) },
    corrections: page.corrections.map((correction) => ({
      ...correction,
      before: { ...correction.before, ...months([{ ...page.months[0]!, ...correction.before }])[0]! },
      now: { ...correction.now, percentageGain: '9.91', profitAmount: 991_000 },
      on: days[1],
    })),
    gold: page.gold.map(({ at, price }) => ({ at, price: price + 77 })),
    claims: other.claims,
    events: events(1),
    accounts: page.accounts.length > 0 ? accountsOf(1) : [],
  }
}

const records: Record<string, Partial<Parameters<typeof pageOf>[0]>> = {
  'of an imported account that carries the record': { account: 'live', accounts: accountsOf(0), events: events(0) },
  'that is stated alone': { account: 'demo', isStated: true, events: events(0) },
  'of accounts beside a stated one': { account: 'demo', isStated: true, accounts: accountsOf(0) },
}

function pagesOf(name: Page['name'], options: (typeof records)[string]): readonly [Page, Page] {
  const view = isAccountPage(name) ? { slug: 'gold-demo', deposit: null, rows: null } : null
  const page = pageOf({ ...options, name, view })
  const other = pageOf({ ...options, name, view, count: 61 })
  const isApart = options?.isStated && options.accounts
  const apart = ({ months, operations, ...rest }: Page): Page => ({
    ...rest,
    months: isApart ? [] : months,
    operations: isApart ? [] : operations,
    statedRecord: isApart ? { months, operations } : rest.statedRecord,
  })
  const [first, second] = [apart(page), apart(other)]
  return [first, changed(first, { ...second, claims: withOtherAmounts(second.claims) })]
}

/** Measures of months do not hang on the number of trades. */
const withOtherAmounts = (claims: Page['claims']): Page['claims'] =>
  claims.map((claim) =>
    claim.measuredFrom && claim.value.amount !== undefined
      ? { ...claim, value: { ...claim.value, amount: claim.value.amount + 1.3 } }
      : claim,
  )

const printed = (page: Page) => printedIn(renderPageWith(unbuiltAssets, page, now), page.view?.slug ?? '')
const unmarked = (page: Page) => {
  const { headers, others } = printed(page)
  return [...headers, ...others].filter((text) => /\d/.test(text))
}

/** Names of every figure that this page may print; of the record without an account. */
const namesFor = (page: Page): Map<string, string[]> =>
  new Map([
    ['', figuresOfRecord(page).map(({ name }) => name)],
    ...page.accounts.map(({ slug, record, ...account }) => {
      const figures = printedOfAccount({ ...account, record: record! }, { now, monthlyPrice: 89.95, deposit: 1_000 })
      return [slug, figures.map(({ name }) => name)] as const
    }),
  ])

const walked = Object.keys(records).flatMap((of) =>
  [...pageNames, 'account' as const, 'account-results' as const]
    .filter((name) => !isAccountPage(name) || records[of]!.accounts)
    .map((name) => [name, of] as const),
)

describe('a figure of the record', () => {
  it.each(walked)('is marked wherever it is printed: %s, %s', (name, of) => {
    const [page, other] = pagesOf(name, records[of]!)
    const same = new Set(unmarked(other))
    expect(unmarked(page).filter((text) => !same.has(text))).toEqual([])
  })

  it.each(walked)("is marked with a name among the ledger's figures: %s, %s", (name, of) => {
    const [page] = pagesOf(name, records[of]!)
    const names = namesFor(page)
    const unknown = printed(page).places.filter(({ mark, account }) => {
      const own = (names.get(account ?? '') ?? []).map((one) => ({ name: one, unit: 'text' as const, value: '' }))
      return mark !== quotedMark && figuresOf(mark, own).length === 0
    })
    expect(unknown.map(({ mark, account, text }) => [account, mark, text])).toEqual([])
  })

  it('would be found without a mark on any of these pages', () => {
    for (const name of ['home', 'welcome', 'welcome-b', 'track-record'] as const) {
      const html = (page: Page) => renderPageWith(unbuiltAssets, page, now).replaceAll(/ data-figure="[^"]*"/g, '')
      const [page, other] = pagesOf(name, records['that is stated alone']!).map((one) => printedIn(html(one), ''))
      const same = new Set(other!.others)
      expect([name, page!.others.filter((text) => !same.has(text)).length > 0]).toEqual([name, true])
    }
  })
})
