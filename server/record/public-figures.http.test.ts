import { expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import { printedOfReplay, replayLedger } from '#domain/record/ledger-replay.ts'
import type { PrintedFigure } from '#domain/record/printed-figure.ts'
import { callNames, routeOf } from '#server/testing/every-call.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { makeAccount } from './report/testing-account.ts'
import { htmlReport } from './report/testing-reports.ts'

/** A number in a response, and the ledger figure it is checked against. */
type Leaf = readonly [path: string, value: number | string, figure: string]

/** Every number of an answer, under its path; strings that are decimals too. */
function numbersIn(value: unknown, path: readonly string[] = []): [string, number | string][] {
  if (typeof value === 'number') return [[path.join('.'), value]]
  if (typeof value === 'string') return /^-?\d+(?:\.\d+)?$/.test(value) ? [[path.join('.'), value]] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
}

const accountNames: Readonly<Record<string, string>> = {
  deals: 'facts.deals',
  closedPositions: 'facts.closed',
  openPositions: 'facts.open',
  'withOpenPositions.result': 'open.now.result',
  'withOpenPositions.share': 'open.now.share',
  'withOpenPositions.growth': 'open.with.growth',
  'withOpenPositions.drawdown': 'open.with.drawdown',
  quietDays: 'quiet.days',
  'followed.trades': 'followed.all.of',
  'followed.followed': 'followed.all.trades',
  'goldOnly.positions': 'gold.counted.positions',
  'goldOnly.of': 'gold.counted.of',
}

const accountFigure = (path: string, findings: readonly { code: string }[]): string => {
  const [part, index, ...rest] = path.split('.')
  if (part === 'findings') return ['findings', findings[Number(index)]!.code, ...rest].join('.')
  if (part === 'confirmed') return ['confirmed.all', Number(index) + 1, ...rest].join('.')
  return accountNames[path] ?? path.replace(/^goldOnly\.(?:figures\.)?/, 'gold.')
}

type Url = string
/** Every public call: its numbers, with the ledger figure of each. */
const publicCalls: Partial<Record<CallName, (url: Url) => Promise<readonly (readonly [of: string, Leaf])[]>>> = {
  async listPublishedAccounts(url) {
    const { body } = await call(url, 'listPublishedAccounts', {})
    return body.flatMap((account) =>
      numbersIn(account)
        .filter(([path, value]) => path !== 'openPositions' || value !== 0)
        .map(([path, value]) => [account.slug, [path, value, accountFigure(path, account.findings)]] as const),
    )
  },
  listMonths: async (url) => monthLeaves((await call(url, 'listMonths', {})).body),
  listRecentMonths: async (url) => monthLeaves((await call(url, 'listRecentMonths', {})).body),
  async listOperations(url) {
    const { body } = await call(url, 'listOperations', {})
    const byOrigin = Map.groupBy(body, ({ provenance }) => provenance)
    return [...byOrigin].flatMap(([origin, own]) =>
      own
        .slice(0, 10)
        .flatMap(({ entryPrice, exitPrice, result }, index) =>
          Object.entries({ entry: entryPrice, exit: exitPrice, result }).map(
            ([name, value]) => ['', [name, value, `${origin}.operation.${index + 1}.${name}`]] as const,
          ),
        ),
    )
  },
}

/** Answers without a figure of the record, or the ledger itself. */
const otherCalls: readonly CallName[] = ['locateVisitor', 'readLedger']

type Months = readonly {
  year: number
  month: number
  percentageGain: string
  profitAmount: number
  provenance: string
}[]
const monthLeaves = (months: Months) =>
  months.flatMap(({ year, month, percentageGain, profitAmount, provenance }) => {
    const row = `${provenance}.month.${year}-${String(month).padStart(2, '0')}`
    return [
      ['', ['percentageGain', Number(percentageGain), `${row}.gain`]],
      ['', ['profitAmount', profitAmount / 100, `${row}.profit`]],
    ] as const
  })

it('Every public API call returns only figures from the ledger', async () => {
  const { url, database, headers } = await startSignedIn()
  const id = await register(url, headers, { name: 'Carrier' })
  const made = makeAccount({
    deals: 140,
    seed: 4,
    perHour: 0.1,
    account: '7000000001 (USD, Made-Up-Server, real, Hedge)',
  })
  const open = `${made.deals.at(-1)![0]}|9900001|XAUUSD|buy|0.10|2700.00|||2690.00|-3.00|-307.00|`.split('|')
  const report = htmlReport({ ...made, openPositions: [open] })
  expect(await importFile(url, headers, id, report)).toMatchObject({ state: 'accepted' })
  await call(url, 'changeAccount', { headers, params: { id }, body: { carriesRecord: true } })
  const body = { year: 2021, month: 3, percentageGain: '4.20', profitAmount: 42_000 }
  await call(url, 'saveMonth', { headers, body })
  await call(url, 'saveMonth', { headers, body: { ...body, percentageGain: '-4.20', reason: 'A trade was missing.' } })
  const file = new Blob(['date,type,entry,exit\n2021-03-02 10:30,COMPRA,2650.00,2651.50\n'])
  await call(url, 'importOperations', { headers, query: { accountType: 'demo' }, file })

  const reads = callNames.filter((name) => routeOf(name).access === 'public' && routeOf(name).method === 'GET')
  expect([...Object.keys(publicCalls), ...otherCalls].sort()).toEqual(reads.toSorted())

  const { rows } = await database.pool.query<{ line: string }>('select line from ledger_entries order by seq')
  const { printed, accounts } = replayLedger(rows.map(({ line }) => JSON.parse(line) as LedgerLine))
  const terms = { now: Date.now(), monthlyPrice: 0, deposit: 1_000 }
  const figures = new Map<string, readonly PrintedFigure[]>([
    ['', printed],
    ...accounts.map((account) => [account.slug, printedOfReplay(account, terms)] as const),
  ])
  for (const [name, read] of Object.entries(publicCalls)) {
    const found = await read(url)
    expect([name, found.length > 3]).toEqual([name, true])
    const differing = found.filter(([of, [, value, figure]]) => {
      const own = figures.get(of)?.find((one) => one.name === figure)
      return !own || (typeof own.value === 'number' ? Math.abs(own.value - Number(value)) > 1e-9 : own.value !== value)
    })
    expect([name, differing]).toEqual([name, []])
  }
})
