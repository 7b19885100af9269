import { describe, expect, it } from 'vitest'
import { newId } from '#server/db/id.ts'
import { tradingOperations } from '#server/db/schema/record.ts'
import { call, ownProduct, type Product, sessionOf, signIn, startProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'

const august = { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 128_000 }

const save = async ({ url }: Product, headers: Record<string, string>, change: Record<string, unknown> = {}) =>
  call(url, 'saveMonth', { headers, body: { ...august, ...change } as typeof august })

describe('a month of the record', () => {
  it('is saved in cents, public, and replaced when saved again', async () => {
    const product = await startProduct()
    const session = await signIn(product.url)
    const july = { ...august, month: 7 }
    const { status, body } = await save(product, session, july)
    expect([status, body]).toEqual([200, expect.objectContaining(july)])
    const replaced = await save(product, session, { ...july, percentageGain: '-3.20', profitAmount: -32_000 })
    expect(replaced.body).toMatchObject({ id: body.id, percentageGain: '-3.20', profitAmount: -32_000 })
    const { body: months } = await call(product.url, 'listMonths', {})
    expect(months.filter(({ month }) => month === 7)).toEqual([replaced.body])
  })

  it("can't be corrected with a promise, or an unverifiable audit, as a reason", async () => {
    const product = await startProduct()
    const session = await signIn(product.url)
    for (const [reason, status] of [
      ['Guaranteed profit every month', 400],
      ['Независимый аудит подтвердил новую цифру', 400],
      ['Swap of the last day was left out', 200],
    ] as const) {
      const answer = await save(product, session, { percentageGain: '1.00', reason })
      expect([reason, answer.status]).toEqual([reason, status])
      if (status === 400) expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['reason'])
    }
  })

  it('of the latest six comes newest first', async () => {
    const product = await ownProduct()
    const session = await signIn(product.url)
    for (const [year, month] of [
      [2025, 11],
      [2026, 2],
      [2025, 12],
      [2026, 1],
      [2026, 4],
      [2026, 3],
      [2025, 10],
    ] as const) {
      await save(product, session, { year, month })
    }
    const { body } = await call(product.url, 'listRecentMonths', {})
    expect(body.map(({ year, month }) => `${year}-${month}`)).toEqual([
      '2026-4',
      '2026-3',
      '2026-2',
      '2026-1',
      '2025-12',
      '2025-11',
    ])
  })

  it.each([
    [{ year: 2019 }, 'year', 'invalid_number'],
    [{ year: 2031 }, 'year', 'invalid_number'],
    [{ year: '2026' }, 'year', 'invalid_number'],
    [{ month: 0 }, 'month', 'invalid_number'],
    [{ month: 13 }, 'month', 'invalid_number'],
    [{ percentageGain: '12.801' }, 'percentageGain', 'invalid_number'],
    [{ percentageGain: '12,80' }, 'percentageGain', 'invalid_number'],
    [{ percentageGain: '1000.00' }, 'percentageGain', 'invalid_number'],
    [{ percentageGain: 12.8 }, 'percentageGain', 'invalid_number'],
    [{ profitAmount: 1.5 }, 'profitAmount', 'invalid_number'],
    [{ profitAmount: 2 ** 31 }, 'profitAmount', 'invalid_number'],
    [{ id: 'x' }, 'id', 'unknown_field'],
  ])('is refused for %o, at its field', async (change, field, problem) => {
    const product = await startProduct()
    const { status, body } = await save(product, await signIn(product.url), { year: 2024, ...change })
    expect([status, body.error.fields?.[field]?.problem]).toEqual([400, problem])
    const { body: months } = await call(product.url, 'listMonths', {})
    expect(months.filter(({ year }) => year !== 2026)).toEqual([])
  })

  it('is in the audit log under the name of who saved it', async () => {
    const product = await startProduct()
    const manager = await sessionOf(product, await addTeammate(product, 'manager', 'the manager'))
    const { body } = await save(product, manager, { month: 6 })
    const { rows } = await product.database.pool.query(
      `select username, action, detail from audit_log where entity = 'month' and entity_id = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ username: 'the manager', action: 'month.saved', detail: { year: 2026, month: 6 } }])
  })
})

it('operations come newest first, prices as they were recorded', async () => {
  const product = await startProduct()
  const row = {
    type: 'COMPRA',
    entryPrice: '2650.10',
    exitPrice: '2652.00',
    result: 19,
    pips: '19.00',
    time: '10:00',
  }
  await product.database.sql.insert(tradingOperations).values([
    { ...row, id: newId(), executedAt: new Date('2026-08-01T10:00:00Z') },
    { ...row, id: newId(), type: 'VENTA', executedAt: new Date('2026-08-02T10:00:00Z') },
  ])
  const { body } = await call(product.url, 'listOperations', {})
  expect(body.map(({ type }) => type)).toEqual(['VENTA', 'COMPRA'])
  expect(body[1]).toMatchObject({ ...row, pair: 'XAU/USD', executedAt: '2026-08-01T10:00:00.000Z' })
})
