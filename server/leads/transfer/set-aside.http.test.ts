import { describe, expect, it } from 'vitest'
import {
  checkRows,
  importedLeads,
  type OpenImport,
  openImport,
  readImported,
  runImport,
} from '#server/testing/lead-files.ts'
import { call } from '#server/testing/product.ts'
import { somebody } from '#server/testing/visitors.ts'

const unclear = async ({ url, headers, id }: OpenImport) =>
  (await call(url, 'listImportMistakes', { params: { id }, headers })).body.unclearPhones
const fix = async ({ url, headers, id }: OpenImport, body: { country?: string; bare?: 'international' | 'national' }) =>
  (await call(url, 'fixImportPhones', { params: { id }, body, headers })).body

/** Rows with these numbers, checked without a default country. */
async function phones(...written: string[]) {
  const file = await openImport()
  const { url, headers, id } = file
  const rows = written.map((phone, i) => ({
    line: i + 2,
    fields: { name: `Row ${i}`, email: somebody().email, phone },
  }))
  await call(url, 'checkImportRows', { params: { id }, body: { rows, language: 'es' }, headers })
  return file
}
const stored = async (file: OpenImport) => {
  await runImport(file)
  return (await importedLeads(file)).map(({ phone }) => phone)
}

describe('phone numbers set aside', () => {
  it('are read with one country for all, extensions kept, and invalid ones stay', async () => {
    const file = await phones('600 111 222', '911 222 333 ext. 12', '1', '+49 151 12345678')
    expect(await unclear(file)).toBe(2)
    expect(await fix(file, { country: 'ES', bare: 'national' })).toEqual({ fixed: 2, next: null })
    expect((await readImported(file)).counts).toMatchObject({ ready: 3, faulty: 1 })
    expect(await stored(file)).toEqual(['+34 600111222', '+34 911222333', '+49 15112345678'])
    expect((await importedLeads(file))[1]!.notes).toContain('ext. 12')
  })

  it('are read as international ones on request', async () => {
    const file = await phones('4915112345678', '34600111222', '447911123456')
    expect(await unclear(file)).toBe(3)
    expect(await fix(file, { bare: 'international' })).toEqual({ fixed: 3, next: null })
    expect(await stored(file)).toEqual(['+49 15112345678', '+34 600111222', '+44 7911123456'])
  })

  it('are imported once, however often a file of rows set aside is imported again', async () => {
    const file = await openImport()
    const rows = [{ name: 'Set Aside', email: somebody().email, country: 'Wonderland' }]
    await checkRows(file, rows)
    expect((await runImport(file)).counts).toMatchObject({ faulty: 1, imported: 0 })
    const mended = rows.map((row) => ({ ...row, country: 'Spain' }))
    for (const imported of [1, 0]) {
      const again = await openImport('fair-errors.csv')
      await checkRows(again, mended)
      expect((await runImport(again)).counts.imported).toBe(imported)
    }
  })
})
