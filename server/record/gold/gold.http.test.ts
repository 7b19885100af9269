import { describe, expect, it } from 'vitest'
import { readGoldBehind } from '#server/record/gold/behind.ts'
import { call, type Product, signIn, startProduct } from '#server/testing/product.ts'

const csv = (...rows: string[]) => new Blob([['time,open,high,low,close,tick_volume', ...rows, ''].join('\n')])
const week = csv(
  '2026-03-02 01:00:00,5341.06,5393.7,5330.58,5386.67,23208',
  '2026-03-02 02:00:00,5386.67,5388.06,5339.63,5347.14,25145',
  '2026-03-02 04:00:00,5324.91,5351.68,5316.86,5346.4,23578',
)
const take = (product: Product, headers: Record<string, string>, file: Blob, clock = 2) =>
  call(product.url, 'importGoldPrices', { headers, query: { clock }, file })

/** The product of this file, without gold prices. */
async function start() {
  const product = await startProduct()
  const headers = await signIn(product.url)
  expect((await call(product.url, 'removeGoldPrices', { headers })).status).toBe(204)
  return { product, headers }
}

describe('gold prices', () => {
  it('are imported in the stated time zone, and repeating it changes nothing', async () => {
    const { product, headers } = await start()
    expect((await call(product.url, 'readGoldSeries', { headers })).body).toEqual({
      bars: 0,
      from: null,
      to: null,
      barMinutes: null,
    })
    for (const _ of [1, 2])
      expect((await take(product, headers, week)).body).toEqual({ state: 'accepted', bars: 3, problem: null })
    expect((await call(product.url, 'readGoldSeries', { headers })).body).toEqual({
      bars: 3,
      from: '2026-03-01T23:00:00.000Z',
      to: '2026-03-02T02:00:00.000Z',
      barMinutes: 60,
    })
    const { rows } = await product.database.pool.query(
      'select price, high, low, volume from gold_prices order by timestamp',
    )
    expect(rows[0]).toEqual({ price: '5386.67', high: '5393.70', low: '5330.58', volume: '23208' })
  })

  it('of one moment are replaced by later imports', async () => {
    const { product, headers } = await start()
    await take(product, headers, week)
    await take(product, headers, csv('2026-03-02 02:00:00,1,4,1,3,1'))
    const { rows } = await product.database.pool.query('select price from gold_prices order by timestamp')
    expect(rows.map(({ price }) => price)).toEqual(['5386.67', '3.00', '5346.40'])
  })

  it('are refused completely if one row is wrong, and the row is named', async () => {
    const { product, headers } = await start()
    const wrong = csv('2026-03-02 01:00:00,5341.06,5393.7,5330.58,5386.67,1', '2026-03-02 02:00:00,9,8,7,7.5,1')
    expect((await take(product, headers, wrong)).body).toEqual({
      state: 'refused',
      bars: 0,
      problem: { code: 'range', row: 3 },
    })
    expect((await take(product, headers, new Blob(['\u0000\u0001']))).body).toMatchObject({ state: 'refused' })
    expect((await call(product.url, 'readGoldSeries', { headers })).body.bars).toBe(0)
  })

  it('can be removed', async () => {
    const { product, headers } = await start()
    await take(product, headers, week)
    expect((await call(product.url, 'readGoldSeries', { headers })).body.bars).toBe(3)
    expect((await call(product.url, 'removeGoldPrices', { headers })).status).toBe(204)
    expect((await call(product.url, 'readGoldSeries', { headers })).body.bars).toBe(0)
  })

  it('are returned for a chart as at most a hundred points, the last price of each interval', async () => {
    const { product, headers } = await start()
    const minute = (index: number) => new Date(Date.UTC(2026, 2, 2, 0, index)).toISOString()
    const rows = Array.from({ length: 1_000 }, (_, index) => `${minute(index)},${5000 + index}`)
    await take(product, headers, new Blob([['timestamp,close', ...rows].join('\n')]))
    const points = await readGoldBehind(product.database.sql, new Date(minute(100)), new Date(minute(899)))
    expect(points.length).toBeGreaterThan(90)
    expect(points.length).toBeLessThanOrEqual(101)
    expect(points.at(-1)).toEqual({ at: Date.UTC(2026, 2, 2, 0, 899), price: 5899 })
    expect(points.every(({ at }, index) => index === 0 || at > points[index - 1]!.at)).toBe(true)
  })
})
