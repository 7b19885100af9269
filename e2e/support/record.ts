import type { Product } from '#server/testing/product.ts'

/** Adds a demo account's record, so that the page shows the hypothetical text and the figures. */
export async function addRecord({ pool }: Product['database']): Promise<void> {
  await pool.query(`insert into monthly_performance (id, year, month, percentage_gain, profit_amount)
    select gen_random_uuid(), 2026, m, case when m % 3 = 0 then '-2.10' else '3.40' end::numeric, m * 1000 from generate_series(1, 9) m`)
  await pool.query(`insert into trading_operations (id, type, entry_price, exit_price, result, pips, time, account_type, executed_at)
    select gen_random_uuid(), case when n % 2 = 0 then 'COMPRA' else 'VENTA' end, 2600, 2604, case when n % 3 = 0 then -9 else 12 end,
      12, '10:30', 'demo', now() - n * interval '1 day' from generate_series(1, 40) n`)
}
