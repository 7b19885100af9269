import { describe, expect, it } from 'vitest'
import { call, ownProduct, type Product, signIn, startProduct } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { handMade } from '../report/testing-hand-made.ts'
import { htmlReport } from '../report/testing-reports.ts'

const january = { year: 2025, month: 1, percentageGain: '5.00', profitAmount: 50_000 }

async function start(product: Product) {
  const headers = await signIn(product.url)
  const carry = (id: string) =>
    call(product.url, 'changeAccount', { headers, params: { id }, body: { carriesRecord: true } })
  const months = async () => (await call(product.url, 'listMonths', {})).body
  return { ...product, headers, carry, months }
}

describe('the account with the record', () => {
  it('provides its months, which replace typed ones, kept beside them, before and after', async () => {
    const { url, headers, carry, months, database } = await start(await ownProduct())
    await call(url, 'saveMonth', { headers, body: january })
    const id = await register(url, headers)
    expect((await carry(id)).status).toBe(200)
    expect((await importFile(url, headers, id, htmlReport(handMade))).state).toBe('accepted')
    const imported = { year: 2025, month: 1, percentageGain: '-8.73', profitAmount: -8725, source: 'imported' }
    const february = {
      year: 2025,
      month: 2,
      percentageGain: '-1.42',
      profitAmount: -2000,
      source: 'imported',
      typed: null,
    }
    const typed = { percentageGain: '5.00', profitAmount: 50_000 }
    expect(await months()).toMatchObject([february, { ...imported, typed }])
    const { rows } = await database.pool.query<{ line: string }>(
      `select line from ledger_entries where kind in ('month', 'correction') order by seq`,
    )
    expect(rows.map(({ line }) => JSON.parse(line).payload)).toMatchObject([
      { percentageGain: '5.00', source: 'typed' },
      { supersedes: 1, now: { percentageGain: '-8.73', source: 'imported' } },
      { month: 2, percentageGain: '-1.42', source: 'imported' },
    ])
    await call(url, 'saveMonth', { headers, body: { ...january, percentageGain: '7.00' } })
    expect(await months()).toMatchObject([february, { ...imported, typed: { ...typed, percentageGain: '7.00' } }])
  })

  it('provides its closed gold positions as operations, once however often imported', async () => {
    const { url, headers, carry } = await start(await ownProduct())
    const id = await register(url, headers, { serverZone: 'Europe/Athens' })
    await importFile(url, headers, id, htmlReport(handMade))
    expect((await call(url, 'listOperations', {})).body).toEqual([])
    await carry(id)
    await importFile(url, headers, id, htmlReport(handMade))
    const { body } = await call(url, 'listOperations', {})
    expect(body).toMatchObject([
      { type: 'VENTA', entryPrice: '2720.00', exitPrice: '2722.00', result: -20, pips: '-20.00', accountType: 'live' },
      { type: 'VENTA', result: 0 },
      { type: 'COMPRA', entryPrice: '2700.00', exitPrice: '2690.00', result: -100, time: '11:00' },
      {
        type: 'COMPRA',
        entryPrice: '2650.00',
        exitPrice: '2651.50',
        result: 15,
        executedAt: '2025-01-02T10:00:00.000Z',
      },
    ])
  })

  it('is one at most, live and in US dollars', async () => {
    const { url, headers, carry } = await start(await startProduct())
    const [first, second] = [await register(url, headers), await register(url, headers, { name: 'Two' })]
    await carry(first)
    await carry(second)
    const { body } = await call(url, 'listAccounts', { headers })
    expect(body.filter(({ carriesRecord }) => carriesRecord).map(({ id }) => id)).toEqual([second])
    for (const own of [{ type: 'demo' }, { type: 'backtest' }, { currency: 'EUR' }] as const) {
      const id = await register(url, headers, { name: JSON.stringify(own), ...own })
      expect((await carry(id)).status).toBe(400)
    }
  })
})

describe('an account', () => {
  it('is listed permanently: its name is taken, and it ends once', async () => {
    const { url, headers, database } = await start(await startProduct())
    const id = await register(url, headers, { name: 'Gold · Épargne №1' })
    const again = { name: 'gold epargne No1', type: 'demo', currency: 'EUR', broker: 'B' } as const
    const refused = await call(url, 'registerAccount', { headers, body: again })
    expect([refused.status, refused.body.error.fields?.name?.problem]).toEqual([400, 'taken'])
    await importFile(url, headers, id, htmlReport(handMade))
    const end = { headers, params: { id }, body: { state: 'blown' } } as const
    const { body } = await call(url, 'changeAccount', end)
    expect(body).toMatchObject({ slug: 'gold-epargne-no1', state: 'blown', endedAt: expect.any(String) })
    expect((await call(url, 'changeAccount', end)).status).toBe(409)
    const { rows } = await database.pool.query<{ line: string }>(
      `select line from ledger_entries where kind = 'account-closed' and line::jsonb -> 'payload' ->> 'account' = $1`,
      [body.slug],
    )
    expect(rows.map(({ line }) => JSON.parse(line).payload)).toEqual([
      { account: 'gold-epargne-no1', reason: 'blown', lastBalance: 139_275 },
    ])
  })

  it("can't be registered with an invalid time zone or currency", async () => {
    const { url, headers } = await start(await startProduct())
    const body = { name: 'A', type: 'live', currency: 'dollars', broker: 'B', serverZone: 'Moon/Base' } as never
    const { status, body: answer } = await call(url, 'registerAccount', { headers, body })
    expect([status, Object.keys(answer.error.fields ?? {}).toSorted()]).toEqual([400, ['currency', 'serverZone']])
  })
})
