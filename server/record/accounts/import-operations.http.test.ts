import { describe, expect, it } from 'vitest'
import { call, startSignedIn } from '#server/testing/product.ts'

const head = 'date,type,entry,exit,result'
const rows = ['2026-03-02 10:30,COMPRA,2650.10,2652.20,21', '2026-03-02 12:00,VENTA,2650.00,2655.00,-50']

describe('a list of operations', () => {
  it('is stored once, whatever is already recorded, and enters the ledger', async () => {
    const { url, database, headers } = await startSignedIn()
    const send = (...lines: string[]) =>
      call(url, 'importOperations', {
        headers,
        query: { accountType: 'demo' },
        file: new Blob([[head, ...lines].join('\r\n')]),
      })
    expect((await send(rows[0]!)).body).toEqual({ state: 'accepted', added: 1, known: 0, problems: [] })
    expect((await send(...rows)).body).toEqual({ state: 'accepted', added: 1, known: 1, problems: [] })
    const { body } = await call(url, 'listOperations', {})
    expect(body).toMatchObject([
      { type: 'VENTA', result: -50, pips: '-50.00', accountType: 'demo', executedAt: '2026-03-02T12:00:00.000Z' },
      { type: 'COMPRA', result: 21, entryPrice: '2650.10' },
    ])
    const { rows: entries } = await database.pool.query(`select from ledger_entries where kind = 'operation'`)
    expect(entries).toHaveLength(2)
  })

  it('with one wrong row is refused completely, and the row is named', async () => {
    const { url, headers } = await startSignedIn()
    const file = new Blob([[head, rows[0], rows[1]!.replace('-50', '50')].join('\n')])
    const { status, body } = await call(url, 'importOperations', { headers, query: { accountType: 'live' }, file })
    expect([status, body]).toEqual([
      200,
      { state: 'refused', added: 0, known: 0, problems: [{ code: 'result', row: 3 }] },
    ])
    const { body: listed } = await call(url, 'listOperations', {})
    expect(listed.filter(({ accountType }) => accountType === 'live')).toEqual([])
  })
})
