import { describe, expect, it, onTestFinished } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkChain } from '#domain/ledger/chain.ts'
import { newId } from '#server/db/id.ts'
import { goldPrices } from '#server/db/schema/record.ts'
import { call, type Product, startSignedIn } from '#server/testing/product.ts'
import { importFile, outcomeOf, register as registerOne } from '#server/testing/report-imports.ts'
import { tablesWith } from '#server/testing/tables.ts'
import { handMade } from '../report/testing-hand-made.ts'
import { mt4Statement, testerReport } from '../report/testing-other-reports.ts'
import { htmlReport, xlsxReport } from '../report/testing-reports.ts'
import { resultsOf } from '../report/testing-results.ts'

const holder = 'Somebody'

let made = 0
/** Registers an account with a unique name. */
const register = (url: string, headers: { cookie: string }, own: Parameters<typeof registerOne>[2] = {}) =>
  registerOne(url, headers, { name: `Gold ${++made}`, ...own })
/** A live account in US dollars with a unique number, as named in a report. */
const accountLine = () => `${7_100_000_000 + ++made} (USD, Broker-Server, real, Hedge)`

async function start() {
  const product = await startSignedIn()
  const { url, database, headers } = product
  /** List entries of an account. */
  const listed = async (id: string) => (await call(url, 'listAccounts', { headers })).body.find((one) => one.id === id)!
  const dealsOf = async (id: string) =>
    (await database.pool.query('select seq, ticket from deals where account_id = $1 order by seq', [id])).rows
  return { ...product, headers, listed, dealsOf }
}

/** The account's history when it had this many deals; `statedBalance`: of a file cut afterwards. */
const grown = (account: string, deals: number, statedBalance?: string) => {
  const { positions: _, totals: _totals, results: _results, statedBalance: _balance, ...rest } = handMade
  const part = { ...rest, account, deals: handMade.deals.slice(0, deals) }
  return htmlReport({ ...part, results: resultsOf(part.deals), ...(statedBalance && { statedBalance }) })
}

/** Ledger entries of the accounts with these slugs. */
async function ledgerOf({ database }: Pick<Product, 'database'>, ...slugs: string[]) {
  const { rows } = await database.pool.query<{ line: string }>('select line from ledger_entries order by seq')
  const { lines, problem } = await checkChain(rows.map(({ line }) => `${line}\n`).join(''), sha256)
  expect(problem).toBeNull()
  return lines.filter(({ payload }) => slugs.includes(String(payload.account)))
}

describe('a consistent report', () => {
  it('is accepted as HTML or Open XML: its deals are on record and ledger, and nothing identifies its holder', async () => {
    const { url, headers, database, listed } = await start()
    const account = accountLine()
    const ids: string[] = []
    for (const [name, bytes] of [
      ['One', htmlReport({ ...handMade, account })],
      ['Two', xlsxReport({ ...handMade, account: accountLine() })],
    ] as const) {
      ids.push(await register(url, headers, { name }))
      const outcome = await importFile(url, headers, ids.at(-1)!, bytes)
      expect(outcome).toMatchObject({
        state: 'accepted',
        recomputed: 31,
        agree: 31,
        deals: 11,
        newDeals: 11,
        kind: 'history',
      })
    }
    expect(await listed(ids[0]!)).toMatchObject({
      slug: 'one',
      deals: 11,
      firstDeal: '2025-01-02T09:00:00',
      lastDeal: '2025-02-05T11:00:00',
      balance: '1392.75',
    })
    const { rows } = await database.pool.query(
      `select position, count(*)::int as deals, bool_or(has_stop) as stop from deals d join accounts a on a.id = d.account_id
       where slug = 'one' and position is not null group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { position: '101', deals: 3, stop: true },
      { position: '102', deals: 2, stop: true },
      { position: '103', deals: 2, stop: false },
      { position: '104', deals: 2, stop: false },
    ])
    const lines = await ledgerOf({ database }, 'one', 'two')
    const kinds = ['account-opened', 'import', ...Array<string>(11).fill('deal')]
    expect(lines.map(({ kind }) => kind)).toEqual([...kinds, ...kinds])
    expect(lines[4]).toMatchObject({
      occurredAt: '2025-01-02T11:00:00',
      payload: {
        ticket: '3',
        volume: '0.05',
        price: '2652',
        commission: -50,
        profit: 1000,
        balance: 100_850,
        position: '101',
      },
    })
    for (const text of [account.split(' ', 1)[0]!, holder, 'bank transfer'])
      expect(await tablesWith(database.pool, text)).toEqual([])
  })

  it('may be uploaded again, longer: only new deals are added, and earlier ones stay', async () => {
    const { url, headers, dealsOf } = await start()
    const id = await register(url, headers)
    const account = accountLine()
    const whole = htmlReport({ ...handMade, account })
    expect(await importFile(url, headers, id, grown(account, 4))).toMatchObject({ state: 'accepted', newDeals: 4 })
    expect(await importFile(url, headers, id, whole)).toMatchObject({ state: 'accepted', deals: 11, newDeals: 7 })
    expect(await importFile(url, headers, id, whole)).toMatchObject({ state: 'accepted', newDeals: 0 })
    expect(await dealsOf(id)).toEqual(Array.from({ length: 11 }, (_, i) => ({ seq: i + 1, ticket: String(i + 1) })))
  })

  it("has its check's findings on the ledger, and that there were no gold prices to compare", async () => {
    const { url, headers, database } = await start()
    const id = await register(url, headers, { name: 'Checked' })
    const report = { ...handMade, account: accountLine() }
    await importFile(url, headers, id, htmlReport(report))
    await importFile(url, headers, id, htmlReport({ ...report, statedBalance: '1 400.00' }))
    const imports = (await ledgerOf({ database }, 'checked')).filter(({ kind }) => kind === 'import')
    const unchecked = { code: 'gold_unchecked', count: 9 }
    expect(imports.map(({ payload }) => payload.findings)).toEqual([
      [unchecked],
      [{ code: 'later_deals_left_out', printed: '1400.00', recomputed: '1392.75' }, unchecked],
    ])
  })

  it('without a currency notes that the typed one was not checked', async () => {
    const { url, headers } = await start()
    const id = await register(url, headers, { name: 'Untold', type: 'live' })
    const account = '7000000001 (Made-Up-Server, real, Hedge)'
    const { state, notes } = await importFile(url, headers, id, htmlReport({ ...handMade, account }))
    expect([state, notes.filter(({ code }) => code === 'currency_unchecked')]).toMatchObject([
      'accepted',
      [{ detail: { printed: 'USD', recomputed: '0' } }],
    ])
  })

  it('of MetaTrader 4 or of the Strategy Tester is marked as such', async () => {
    const { url, headers, database } = await start()
    const old = await register(url, headers, { name: 'Old demo', type: 'demo' })
    expect(await importFile(url, headers, old, mt4Statement())).toMatchObject({
      state: 'accepted',
      kind: 'mt4',
      newDeals: 5,
    })
    const test = await register(url, headers, { name: 'Back test', type: 'backtest' })
    expect(await importFile(url, headers, test, testerReport(handMade))).toMatchObject({
      state: 'accepted',
      kind: 'backtest',
    })
    const { rows } = await database.pool.query(
      `select ticket, direction, position, balance::int from deals where account_id = $1 order by seq`,
      [old],
    )
    expect(rows).toEqual([
      { ticket: '1', direction: null, position: null, balance: 100_000 },
      { ticket: '2-in', direction: 'in', position: '2', balance: 100_000 },
      { ticket: '2', direction: 'out', position: '2', balance: 101_900 },
      { ticket: '3-in', direction: 'in', position: '3', balance: 101_900 },
      { ticket: '3', direction: 'out', position: '3', balance: 100_750 },
    ])
  })

  it("of MetaTrader 4 may coexist with another account's; of one login only one is published", async () => {
    const { url, headers, database } = await start()
    const statementOf = (login: string) => Buffer.from(mt4Statement().toString().replace('12345', login))
    const slugs: string[] = []
    const handIn = async (files: readonly Buffer[], name: string) => {
      const ids: string[] = []
      for (const n of files.keys()) {
        ids.push(await register(url, headers, { name: `${name} ${n}`, type: 'demo' }))
        slugs.push(`${name} ${n}`.toLowerCase().replaceAll(' ', '-'))
      }
      return Promise.all(files.map((file, n) => importFile(url, headers, ids[n]!, file)))
    }
    const others = await handIn(['70001', '70002'].map(statementOf), 'Of its own')
    expect(others.map(({ state, newDeals }) => [state, newDeals])).toEqual(Array(2).fill(['accepted', 5]))
    const same = await handIn(['80001', '80001'].map(statementOf), 'Of one login')
    expect(same.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused'])
    expect(same.flatMap((one) => one.problems.map(({ code }) => code))).toEqual(['login_repeated'])
    const kinds = (await ledgerOf({ database }, ...slugs)).map(({ kind }) => kind)
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    expect([count('import'), count('deal'), count('login-repeated')]).toEqual([3, 15, 1])
  })
})

describe('a refused report', () => {
  it('leaves nothing on record, and has the problem with its row, HTML or Open XML', async () => {
    const { url, headers, database, dealsOf } = await start()
    const id = await register(url, headers, { name: 'Forged' })
    const { deals } = handMade
    const report = { ...handMade, account: accountLine() }
    for (const bytes of [
      htmlReport({ ...report, deals: deals.with(5, deals[5]!.with(11, '-10.00')) }),
      xlsxReport({ ...report, deals: deals.toSpliced(5, 1) }),
    ]) {
      const outcome = await importFile(url, headers, id, bytes)
      expect(outcome).toMatchObject({ state: 'refused', newDeals: null })
      expect(outcome.problems[0]).toMatchObject({ code: 'running_balance', row: expect.any(Number) })
    }
    expect(await dealsOf(id)).toEqual([])
    expect((await ledgerOf({ database }, 'forged')).map(({ kind }) => kind)).toEqual(['account-opened'])
  })

  it.each<[string, Uint8Array, string]>([
    [
      'of a demo account for a live one',
      htmlReport({ ...handMade, account: '5000000003 (USD, B-S, demo, Hedge)' }),
      'wrong_type',
    ],
    ['that is no report', Buffer.from('<table><tr><td>hello</td></tr></table>'), 'unknown_format'],
    ['that is a damaged workbook', xlsxReport(handMade).subarray(0, 900), 'damaged'],
  ])('is one %s', async (_what, bytes, code) => {
    const { url, headers } = await start()
    const { state, problems } = await importFile(url, headers, await register(url, headers), bytes)
    expect([state, problems.map((problem) => problem.code)]).toEqual(['refused', [code]])
  })

  it('is one that is outdated, lacks or changes an earlier deal, or has another account number', async () => {
    const { url, headers } = await start()
    const id = await register(url, headers)
    const report = { ...handMade, account: accountLine() }
    await importFile(url, headers, id, htmlReport(report))
    const older = await importFile(url, headers, id, grown(report.account, 4))
    expect(older).toMatchObject({ state: 'refused', problems: [{ code: 'older_file', detail: { count: 7 } }] })
    const shorter = await importFile(url, headers, id, grown(report.account, 4, '1 400.00'))
    expect(shorter.problems).toMatchObject([{ code: 'missing_deals', detail: { ticket: '5', count: 7 } }])
    const other = handMade.deals.with(4, handMade.deals[4]!.with(6, '2701.00'))
    const changed = await importFile(url, headers, id, htmlReport({ ...report, deals: other }))
    expect(changed.problems).toContainEqual(expect.objectContaining({ code: 'changed_deal', detail: { ticket: '5' } }))
    const elsewhere = await importFile(url, headers, id, htmlReport({ ...report, account: accountLine() }))
    expect(elsewhere.problems).toMatchObject([{ code: 'wrong_login' }])
  })

  it('is one that contradicts an earlier file about a deal', async () => {
    const { url, headers } = await start()
    const id = await register(url, headers)
    const report = { ...handMade, account: accountLine() }
    await importFile(url, headers, id, htmlReport(report))
    const told = handMade.deals[3]!
    // Money that moves from one column to another leaves the balance as it was.
    const [order, commission, fee, swap, profit] = [7, 8, 9, 10, 11] as const
    const changes: [number, string][][] = [
      [[order, '99']],
      [
        [commission, '0.00'],
        [profit, '4.50'],
      ],
      [
        [fee, '-1.00'],
        [profit, '6.00'],
      ],
      [
        [swap, '0.00'],
        [profit, '4.75'],
      ],
    ]
    for (const change of changes) {
      const deal = change.reduce((before, [column, text]) => before.with(column, text), told)
      const again = await importFile(url, headers, id, htmlReport({ ...report, deals: handMade.deals.with(3, deal) }))
      expect([change, again.problems]).toEqual([
        change,
        expect.arrayContaining([expect.objectContaining({ code: 'changed_deal', detail: { ticket: '4' } })]),
      ])
    }
  })

  it('is one uploaded during another import of the account, or an invalid file', async () => {
    const { url, headers, database, listed } = await start()
    const id = await register(url, headers)
    await database.pool.query(
      `insert into report_imports (id, account_id, file_sha256, file_size, started_by)
       values (gen_random_uuid(), $1, '', 0, 'owner')`,
      [id],
    )
    const report = htmlReport({ ...handMade, account: accountLine() })
    const file = new Blob([report as never])
    const { status } = await call(url, 'importReport', { headers, params: { id }, file })
    expect(status).toBe(409)
    await database.pool.query(
      `update report_imports set touched_at = now() - interval '5 minutes' where account_id = $1`,
      [id],
    )
    expect((await importFile(url, headers, id, report)).state).toBe('accepted')
    const asForm = { ...headers, 'content-type': 'text/plain' }
    expect((await call(url, 'importReport', { headers: asForm, params: { id }, file })).status).toBe(415)
    expect((await listed(id)).imports.map(({ state }) => state)).toEqual(['accepted', 'interrupted'])
  })

  it('is one of more than 256 MB, before it is read', async () => {
    const { url, headers, listed } = await start()
    const id = await register(url, headers)
    const file = new Blob(Array<Uint8Array<ArrayBuffer>>(257).fill(new Uint8Array(1024 * 1024)))
    const answer = await call(url, 'importReport', { headers, params: { id }, file }).catch((error: Error) => error)
    // A client that is still sending may see a closed connection.
    if (!(answer instanceof Error)) expect(answer.status).toBe(413)
    expect((await listed(id)).imports).toEqual([])
  })
})

it("gold prices reveal invented prices, and otherwise the broker's clock", async () => {
  const { url, headers, database, listed } = await start()
  const from = Date.UTC(2025, 2, 3)
  const low = (hour: number) => 2900 + ((hour * 37) % 400)
  await database.sql.insert(goldPrices).values(
    Array.from({ length: 240 }, (_, hour) => ({
      id: newId(),
      timestamp: new Date(from + hour * 3_600_000),
      price: String(low(hour) + 4),
      high: String(low(hour) + 8),
      low: String(low(hour)),
    })),
  )
  const account = accountLine()
  const report = (wrong: number) =>
    goldHistory(account, 60, (hour, index) => low(hour) + (index === wrong ? 50 : 3), from)
  const id = await register(url, headers, { name: 'Priced' })
  const invented = await importFile(url, headers, id, report(20))
  expect(invented).toMatchObject({ state: 'refused', problems: [{ code: 'gold_price', detail: { ticket: '1942' } }] })
  const honest = await importFile(url, headers, id, report(-1))
  expect(honest).toMatchObject({
    state: 'accepted',
    notes: [{ code: 'currency_unchecked' }, { code: 'gold_checked', detail: { count: 60, of: 60 } }],
  })
  expect(await listed(id)).toMatchObject({ serverZone: 'Etc/GMT-2', serverZoneSource: 'inferred' })
  const { payload } = (await ledgerOf({ database }, 'priced')).findLast(({ kind }) => kind === 'import')!
  expect(payload.findings).toContainEqual({ code: 'gold_checked', count: 60 })
  await database.pool.query('update gold_prices set low = 1, high = 9000')
  const beside = await importFile(url, headers, id, report(-1))
  expect(beside.notes).toMatchObject([
    { code: 'currency_unchecked' },
    { code: 'gold_unchecked', detail: { count: 60 } },
  ])
})

/** Gold deals at prices of their hour, two hours ahead of UTC, none of them won or lost. */
function goldHistory(
  account: string,
  count: number,
  priceAt: (hour: number, index: number) => number,
  from: number,
): Uint8Array {
  const clock = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll('-', '.').replace('T', ' ')
  const money = ['0.00', '0.00', '0.00', '0.00', '1 000.00', '']
  const deals = Array.from({ length: count }, (_, index) => {
    const hour = 3 + index * 3
    const price = priceAt(hour, index).toFixed(2)
    const [type, direction] = index % 2 === 0 ? ['buy', 'in'] : ['sell', 'out']
    const at = clock(from + hour * 3_600_000 + 2 * 3_600_000 + 600_000)
    return [at, String(2 + 97 * index), 'XAUUSD', type!, direction!, '0.10', price, String(900 + 97 * index), ...money]
  })
  const deposit = [clock(from), '1', '', 'balance', '', '', '', '', '0.00', '0.00', '0.00', '1 000.00', '1 000.00', '']
  const all = [deposit, ...deals]
  return htmlReport({ account, deals: all, results: resultsOf(all) })
}

it('a running import is cancelled by a teammate, and leaves nothing', async () => {
  const { url, headers, database, dealsOf } = await start()
  const id = await register(url, headers)
  const report = htmlReport({ ...handMade, account: accountLine() })
  // Keeps the import from ending before it is cancelled.
  const blocking = await database.pool.connect()
  onTestFinished(async () => {
    await blocking.query('rollback')
    blocking.release()
  })
  await blocking.query('begin; lock table deals')
  const sent = { headers, params: { id }, file: new Blob([report as never]) }
  const { body: started } = await call(url, 'importReport', sent)
  const cancel = () => call(url, 'cancelReportImport', { headers, params: { id: started.id } })
  const { status, body } = await cancel()
  await blocking.query('rollback')
  expect([status, body.state]).toEqual([200, 'cancelled'])
  expect((await outcomeOf(url, headers, started.id)).state).toBe('cancelled')
  expect((await cancel()).status).toBe(409)
  expect((await importFile(url, headers, id, report)).state).toBe('accepted')
  expect(await dealsOf(id)).toHaveLength(11)
})
