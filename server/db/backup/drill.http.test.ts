import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { appendToLedger } from '#server/db/ledger.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { call, message, ownProduct, type Product } from '#server/testing/product.ts'
import { backUp } from './backup.ts'
import { drill, newestBackup } from './drill.ts'
import { emptyDatabase } from './testing.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'orfine-drill-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const month = (number: number) => ({
  kind: 'month' as const,
  occurredAt: `2026-0${number}-28T00:00:00.000Z`,
  payload: { year: 2026, month: number, percentageGain: '-1.20', profitAmount: -12_000, source: 'typed' as const },
})
const record = ({ database }: Product, number: number) =>
  database.sql.transaction((tx) => appendToLedger(tx, 'owner', [month(number)]))

async function backedUp() {
  const product = await ownProduct()
  await call(product.url, 'sendContact', { body: message })
  await record(product, 1)
  const file = join(await folder(), 'today.backup')
  return { product, file, backUp: () => backUp(product.connection, file) }
}

const tryOut = async (file: string, { connection: live }: Product) =>
  drill(file, { into: (await emptyDatabase()).connection, live, repeatableSql })

describe('a trial restore', () => {
  it('finds nothing wrong with a backup of this product, and reports what was added since', async () => {
    const { product, file, backUp } = await backedUp()
    const { madeAt } = await backUp()
    await call(product.url, 'sendContact', { body: { ...message, email: 'new@example.org', phone: '+34 600111222' } })
    await record(product, 2)
    const entries = (await product.database.pool.query('select count(*)::int as n from ledger_entries')).rows[0].n
    expect(await tryOut(file, product)).toEqual({
      madeAt,
      leads: { restored: 1, live: 2 },
      ledgerEntries: { restored: entries - 1, live: entries },
      problems: [],
    })
  })

  it('reports stored totals that differ from a count of the leads', async () => {
    const { product, file, backUp } = await backedUp()
    await product.database.pool.query('update lead_totals set leads = leads + 1')
    await backUp()
    expect((await tryOut(file, product)).problems).toEqual([
      'Leads in stage new: the stored total is 2 worth 0; counted, 1 worth 0.',
    ])
  })

  it('reports a ledger that the one in use does not continue', async () => {
    const { file, backUp } = await backedUp()
    await backUp()
    const other = await ownProduct()
    await record(other, 3)
    expect((await tryOut(file, other)).problems).toEqual([
      expect.stringMatching(/^The ledger in use does not go on from entry \d+ of the backup\.$/),
    ])
  })

  it('uses the newest complete file of a folder', async () => {
    const path = await folder()
    await expect(newestBackup(path)).rejects.toThrow('There is no backup in')
    await mkdir(join(path, 'older'))
    for (const [i, name] of ['b.backup', 'a.backup', 'c.backup.part'].entries()) {
      await writeFile(join(path, name), '')
      await utimes(join(path, name), 1_000 + i, 1_000 + i)
    }
    expect(await newestBackup(path)).toBe(join(path, 'a.backup'))
    expect(await newestBackup(join(path, 'b.backup'))).toBe(join(path, 'b.backup'))
    await expect(newestBackup(join(path, 'none'))).rejects.toThrow('There is no file or folder')
  })
})
