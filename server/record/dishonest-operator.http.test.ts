import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { sampleClaims } from '#domain/claims/sample-claims.ts'
import { checkChain } from '#domain/ledger/chain.ts'
import type { Payloads } from '#domain/ledger/payloads.ts'
import { recordFigures, replayLedger } from '#domain/record/ledger-replay.ts'
import { call, caughtUp, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { createFormat } from '#web/site/parts/format.ts'
import { siteWords } from '#web/words/site/load.ts'
import { makeAccount } from './report/testing-account.ts'
import { handMade } from './report/testing-hand-made.ts'
import { htmlReport, xlsxReport } from './report/testing-reports.ts'

const { record } = siteWords('en').service

async function start(product: Product) {
  const headers = await signIn(product.url)
  const change = (id: string, body: { name?: string; carriesRecord?: true; state?: 'blown' }) =>
    call(product.url, 'changeAccount', { headers, params: { id }, body })
  return { ...product, headers, change }
}

async function linesOf({ database }: Pick<Product, 'database'>) {
  const { rows } = await database.pool.query<{ line: string }>('select line from ledger_entries order by seq')
  const { lines, problem } = await checkChain(rows.map(({ line }) => `${line}\n`).join(''), sha256)
  expect(problem).toBeNull()
  return lines
}

const payloadsOf = async (product: Pick<Product, 'database'>, kind: string) =>
  (await linesOf(product)).filter((line) => line.kind === kind).map(({ payload }) => payload)

/** The text of pages, without markup. */
async function page(product: Pick<Product, 'url' | 'database'>, ...paths: string[]): Promise<string> {
  await caughtUp(product)
  const read = async (path: string) => (await fetch(product.url + path)).text()
  const html = (await Promise.all((paths.length > 0 ? paths : ['/en/track-record']).map(read))).join(' ')
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

let made = 0
/** The hand-made account with a unique login. */
const ownReport = () => ({ ...handMade, account: `${7_200_000_000 + ++made} (USD, Broker-Server, real, Hedge)` })

/** Everything about typed months and listed trades in the public responses for programs. */
async function answers({ url }: Product) {
  const [months, recent, operations] = await Promise.all([
    call(url, 'listMonths', {}),
    call(url, 'listRecentMonths', {}),
    call(url, 'listOperations', {}),
  ])
  return [...months.body, ...recent.body, ...operations.body]
}

const inventedList = () => {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const minutes = 10 * index
    const at = `2026-03-${String(2 + Math.floor(minutes / 1440)).padStart(2, '0')}`
    const time = new Date(minutes * 60_000).toISOString().slice(11, 16)
    return `${at} ${time},COMPRA,2650.00,${index % 4 === 0 ? '2648.00' : '2656.00'}`
  })
  return new Blob([['date,type,entry,exit', ...rows].join('\n')])
}

describe('An operator who would rather not show the truth', () => {
  it('who types winning months and loads 300 invented trades sees all of it marked as stated, in figures, rows, responses and the ledger', async () => {
    const product = await start(await ownProduct())
    const { url, headers } = product
    for (const [index, percentageGain] of ['58.00', '61.00', '55.00'].entries())
      await call(url, 'saveMonth', {
        headers,
        body: { year: 2026, month: index + 1, percentageGain, profitAmount: 1 },
      })
    const listed = await call(url, 'importOperations', {
      headers,
      query: { accountType: 'live' },
      file: inventedList(),
    })
    expect(listed.body).toMatchObject({ state: 'accepted', added: 300 })

    const origins = (await answers(product)).map(({ provenance, account }) => [provenance, account])
    expect(new Set(origins.map(String))).toEqual(new Set(['stated,']))
    await caughtUp(product)
    for (const path of ['/en', '/en/welcome?variant=a', '/en/welcome?variant=b', '/en/track-record', '/en/verify']) {
      const html = await (await fetch(url + path)).text()
      expect([path, html.includes('data-provenance="measured"'), html.includes('data-provenance="stated"')]).toEqual([
        path,
        false,
        true,
      ])
    }
    const { records } = replayLedger(await linesOf(product))
    expect(recordFigures(records).filter(([name]) => !name.startsWith('stated '))).toEqual([])
    expect((await payloadsOf(product, 'month')).map(({ source }) => source)).toEqual(['typed', 'typed', 'typed'])
    expect((await payloadsOf(product, 'operation')).every(({ account }) => account === null)).toBe(true)
  })

  it('who types months around a losing account gets them into no headline, and not chained with its months', async () => {
    const product = await start(await ownProduct())
    const { url, headers, change } = product
    await call(url, 'saveMonth', {
      headers,
      body: { year: 2024, month: 12, percentageGain: '294.00', profitAmount: 1 },
    })
    const id = await register(url, headers)
    await importFile(url, headers, id, htmlReport(handMade))
    await change(id, { carriesRecord: true })
    const text = await page(product)
    const [above, below = ''] = text.split(record.statedTitle(siteWords('en').mark.operator))
    expect(above).not.toContain('294.00%')
    expect(below).toContain('294.00%')
    expect(await page(product, '/en')).not.toContain('294')
    const figures = new Map(recordFigures(replayLedger(await linesOf(product)).records))
    expect(figures.get('compoundedReturn')).toBeLessThan(-9)
    expect(figures.get('stated compoundedReturn')).toBeCloseTo(294)
  })

  it('who states huge results with evidence beside a losing account gets none onto a page', async () => {
    const product = await start(await ownProduct())
    const { url, headers } = product
    const asOf = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    // What clients trade with is no result: it stays, under its mark.
    const ids = Object.values(sampleClaims).flatMap(({ id, topic, value }) =>
      topic === 'trading' && value.kind !== 'text' && id !== 'results.valueLocked' ? [id] : [],
    )
    for (const id of ids) {
      const body = { amount: 777_777, asOf, evidence: { reference: 'our own audit' }, accountType: 'live' } as const
      expect([id, (await call(url, 'stateClaim', { params: { id }, headers, body })).status]).toEqual([id, 200])
    }
    const paths = ['/en', '/en/welcome?variant=a', '/en/welcome?variant=b', '/en/track-record', '/en/compliance']
    const shown = () => page(product, ...paths)
    expect(await shown()).toMatch(/777[,.]777|777[.,]8K/)
    await importFile(url, headers, await register(url, headers), htmlReport(handMade))
    await expect.poll(shown).not.toMatch(/777/)
    expect(await shown()).toContain('Gold live')
  })

  it('who registers a losing login under another name has the file refused, and the attempt named on the page once', async () => {
    const product = await start(await startProduct())
    const { url, headers } = product
    const report = ownReport()
    const first = await register(url, headers, { name: 'Lost' })
    expect((await importFile(url, headers, first, htmlReport(report))).state).toBe('accepted')
    const second = await register(url, headers, { name: 'Fresh start' })
    for (const bytes of [htmlReport(report), xlsxReport(report)]) {
      const { state, problems } = await importFile(url, headers, second, bytes)
      expect([state, problems.map(({ code, detail }) => [code, detail?.printed])]).toEqual([
        'refused',
        [['login_repeated', 'Lost']],
      ])
    }
    expect(await payloadsOf(product, 'login-repeated')).toMatchObject([{ account: 'fresh-start', publishedAs: 'lost' }])
    expect(await page(product)).toMatch(
      /uploaded for Fresh start was rejected, because its login is already published as Lost/,
    )
    const imported = (await payloadsOf(product, 'import')).find(({ account }) => account === 'lost')
    expect(imported!.loginKey).toMatch(/^[0-9a-f]{64}$/)
  })

  it("who removes the account number from a losing file can't store it, for whichever account", async () => {
    const product = await start(await startProduct())
    const { url, headers } = product
    const id = await register(url, headers, { name: 'Without a number', type: 'demo' })
    for (const account of ['', '(USD, Made-Up-Server, demo, Hedge)', 'Made-Up-Server']) {
      const { state, problems } = await importFile(url, headers, id, htmlReport({ ...handMade, account }))
      expect([account, state, problems.map(({ code }) => code)]).toEqual([account, 'refused', ['no_login']])
    }
  })

  it("can't reuse a login even after the vault's keys were changed and the old ones dropped", async () => {
    const keyOf = (name: string) => Buffer.alloc(32, name).toString('base64')
    const product = await start(await ownProduct({ environment: { SECRETS_KEY: keyOf('old') } }))
    await importFile(product.url, product.headers, await register(product.url, product.headers), htmlReport(handMade))
    await product.server.stop()
    const sealedWith = async () => (await product.database.pool.query('select key_version from login_keys')).rows
    const before = await sealedWith()
    const both = { SECRETS_KEY: `${keyOf('new')},${keyOf('old')}` }
    const rotating = await ownProduct({ beside: product, environment: both })
    await expect.poll(sealedWith).not.toEqual(before)
    await rotating.server.stop()
    const rotated = await start(await ownProduct({ beside: product, environment: { SECRETS_KEY: keyOf('new') } }))
    const again = await register(rotated.url, rotated.headers, { name: 'Again' })
    const { problems } = await importFile(rotated.url, rotated.headers, again, htmlReport(handMade))
    expect(problems.map(({ code }) => code)).toEqual(['login_repeated'])
  })

  it('who renames a blown account has both names on page and ledger', async () => {
    const product = await start(await startProduct())
    const { url, headers, change } = product
    const id = await register(url, headers, { name: 'Blown twice' })
    expect((await change(id, { name: 'Steady Gold' })).status).toBe(200)
    await change(id, { name: 'Steady Gold' })
    expect(await payloadsOf(product, 'account-renamed')).toEqual([
      { account: 'blown-twice', before: 'Blown twice', now: 'Steady Gold' },
    ])
    expect(await page(product)).toMatch(/“Blown twice” was renamed “Steady Gold”/)
  })

  it('who moves the record from a losing account to another loses its months, and the page says so', async () => {
    const product = await start(await ownProduct())
    const { url, headers, change } = product
    const typed = { year: 2025, month: 2, percentageGain: '4.00', profitAmount: 40_000 }
    await call(url, 'saveMonth', { headers, body: typed })
    const losing = await register(url, headers, { name: 'Losing' })
    await importFile(url, headers, losing, htmlReport(handMade))
    await change(losing, { carriesRecord: true })
    const other = await register(url, headers, { name: 'Other' })
    await change(other, { carriesRecord: true })
    await change(other, { carriesRecord: true })

    expect(await payloadsOf(product, 'record-carrier')).toEqual([
      { account: 'losing', before: null },
      { account: 'other', before: 'losing' },
    ])
    expect(await page(product)).toMatch(/come from Other instead of Losing/)
    const { body } = await call(url, 'listMonths', {})
    expect(body).toMatchObject([{ ...typed, provenance: 'stated', account: null, typed: null }])
    const { records } = replayLedger(await linesOf(product))
    expect([records.imported.months, records.stated.months]).toMatchObject([[], [typed]])

    await change(losing, { carriesRecord: true })
    const again = replayLedger(await linesOf(product)).records
    expect([again.imported.months.length, again.stated.months.length]).toEqual([2, 0])
  })

  it('who removes a losing account past the product still has it on the page, from the ledger', async () => {
    const product = await start(await startProduct())
    const id = await register(product.url, product.headers, { name: 'The one that lost' })
    const report = { ...makeAccount({ deals: 60, seed: 5 }), account: ownReport().account }
    expect((await importFile(product.url, product.headers, id, htmlReport(report))).state).toBe('accepted')
    const deals = (await payloadsOf(product, 'deal')) as unknown as Payloads['deal'][]
    const own = deals.filter(({ account, type }) => account === 'the-one-that-lost' && ['buy', 'sell'].includes(type))
    const cents = own.reduce((sum, one) => sum + one.profit + one.commission + one.fee + one.swap, 0)
    for (const table of ['trading_operations', 'monthly_performance', 'account_records', 'deals', 'report_imports'])
      await product.database.pool.query(`delete from ${table} where account_id = $1`, [id])
    await product.database.pool.query('delete from accounts where id = $1', [id])
    await expect.poll(() => page(product)).toContain(record.removed('The one that lost'))
    const { day, amount } = createFormat('en', siteWords('en'))
    const today = new Date().toISOString().slice(0, 10)
    expect(await page(product)).toContain(record.removedResult(day(today), amount(cents / 100, 'USD', true)))
  })

  it('who restores the database past the product is revealed by the head stored beside it, and the page names the missing entry', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orfine-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const environment = { SECRETS_KEY: '', DATA_DIR: folder }
    const product = await start(await ownProduct({ environment }))
    const { url, headers, database } = product
    const save = (month: number) =>
      call(url, 'saveMonth', { headers, body: { year: 2026, month, percentageGain: '-40.00', profitAmount: -1 } })
    await save(1)
    await save(2)
    await fetch(`${url}/ledger.jsonl`)
    await product.server.stop()
    // As a copy of the data directory from before February would leave it.
    for (const table of ['ledger_entries', 'ledger_heads'])
      await database.pool.query(`alter table ${table} disable trigger all; grant all on ${table} to current_user;
        delete from ${table} where seq > 1; alter table ${table} enable trigger all`)
    await database.pool.query('delete from monthly_performance where month = 2')
    const restarted = await ownProduct({ beside: product, environment })
    expect(await payloadsOf(product, 'restored')).toMatchObject([{ madeAt: null, lost: { seq: 2 } }])
    expect(await page({ ...product, url: restarted.url })).toContain(record.lost('2'))
    await restarted.server.stop()
    await ownProduct({ beside: product, environment })
    expect(await payloadsOf(product, 'restored')).toHaveLength(1)
  })

  it('who imports an account once it has won has the number of trades followed live on the page', async () => {
    const product = await start(await ownProduct())
    const { url, headers } = product
    const id = await register(url, headers, { name: 'Told later' })
    const report = { ...makeAccount({ deals: 200, seed: 9 }), account: ownReport().account }
    expect((await importFile(url, headers, id, htmlReport(report))).state).toBe('accepted')
    const [told] = (await call(url, 'listPublishedAccounts', {})).body
    expect(told?.followed).toMatchObject({ followed: 0 })
    expect(told!.followed!.trades).toBeGreaterThan(50)
    const own = siteWords('en').account
    const shown = await page(product, '/en/track-record/told-later')
    expect(shown).toContain(own.followed.count('0', String(told!.followed!.trades)))
    expect(shown).toContain(own.facts.registered)

    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    const start40 = new Date(Date.now() - 40 * 86_400_000).toISOString()
    const live = await register(url, headers, { name: 'Followed' })
    const recent = makeAccount({ deals: 2_000, seed: 5, perHour: 0.2, start: start40, until: yesterday })
    const file = htmlReport({ ...recent, account: ownReport().account })
    expect((await importFile(url, headers, live, file)).state).toBe('accepted')
    const followed = (await call(url, 'listPublishedAccounts', {})).body.find(
      ({ slug }) => slug === 'followed',
    )?.followed
    expect(followed!.followed).toBeGreaterThan(0)
    expect(followed!.followed).toBeLessThan(followed!.trades)
  })

  it('who dates months or deals ahead is refused at the field and row; the current month asks and stays marked', async () => {
    const product = await start(await startProduct())
    const { url, headers } = product
    const now = new Date()
    const monthAt = (ahead: number) => {
      const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
      return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, percentageGain: '9.00', profitAmount: 1 }
    }
    const save = async (body: ReturnType<typeof monthAt> & { unfinished?: true }) => {
      const { status, body: answer } = await call(url, 'saveMonth', { headers, body })
      return [
        status,
        answer.error ? Object.entries(answer.error.fields ?? {}).map(([at, { problem }]) => [at, problem]) : null,
      ]
    }
    expect(await save(monthAt(1))).toEqual([400, [['month', 'invalid_date']]])
    expect(await save({ ...monthAt(1), unfinished: true })).toEqual([400, [['month', 'invalid_date']]])
    expect(await save(monthAt(0))).toEqual([400, [['unfinished', 'required']]])
    expect(await save({ ...monthAt(0), unfinished: true })).toEqual([200, null])
    expect(await save({ ...monthAt(-1), unfinished: true })).toEqual([200, null])
    const { body } = await call(url, 'listMonths', {})
    expect(body.map(({ isUnfinished }) => isUnfinished)).toEqual([true, false])
    expect((await payloadsOf(product, 'month')).map(({ isUnfinished }) => isUnfinished)).toEqual([true, undefined])
    expect(await page(product)).toContain(siteWords('en').mark.unfinished)

    const ahead = `${now.getUTCFullYear() + 1}`
    const later = JSON.parse(JSON.stringify(handMade).replaceAll('2025.', `${ahead}.`)) as typeof handMade
    const id = await register(url, headers, { name: 'Ahead' })
    const { state, problems } = await importFile(url, headers, id, htmlReport({ ...ownReport(), ...later }))
    expect([state, new Set(problems.map(({ code }) => code))]).toEqual(['refused', new Set(['future_deal'])])
  })

  it('who uploads only the gold trades, or a file without the crash, has it refused as inconsistent', async () => {
    const { url, headers } = await start(await startProduct())
    const id = await register(url, headers, { name: 'Cut' })
    const without = (gone: (cells: readonly string[], index: number) => boolean) => ({
      ...ownReport(),
      deals: handMade.deals.filter((cells, index) => !gone(cells, index)),
    })
    const cut = without((_, index) => index >= handMade.deals.length - 2)
    const slice = without((_, index) => index === 2)
    for (const report of [cut, slice]) {
      const { state, problems } = await importFile(url, headers, id, htmlReport(report))
      expect([state, problems.length > 0]).toEqual(['refused', true])
    }
  })
})
