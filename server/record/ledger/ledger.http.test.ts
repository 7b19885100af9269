import { describe, expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkChain } from '#domain/ledger/chain.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { monthlyPerformance, tradingOperations } from '#server/db/schema/record.ts'
import { call, freshDatabase, startSignedIn } from '#server/testing/product.ts'
import { catchUpLedger } from './catch-up.ts'

async function entriesOf({ pool }: Database): Promise<readonly LedgerLine[]> {
  const { rows } = await pool.query<{ line: string }>('select line from ledger_entries order by seq')
  const { lines, problem } = await checkChain(rows.map(({ line }) => `${line}\n`).join(''), sha256)
  expect(problem).toBeNull()
  return lines
}

const august = { year: 2026, month: 8, percentageGain: '12.80', profitAmount: 128_000 }

describe('a recorded value', () => {
  it('enters the ledger as typed; a change is a correction with the earlier value and a reason', async () => {
    const { url, database, headers } = await startSignedIn()
    await call(url, 'saveMonth', { headers, body: august })
    await call(url, 'saveMonth', { headers, body: august })
    await call(url, 'saveMonth', {
      headers,
      body: { ...august, percentageGain: '-3.20', reason: 'A trade was missing.' },
    })
    const entries = (await entriesOf(database)).filter(({ kind }) => kind === 'month' || kind === 'correction')
    const [month, correction, ...more] = entries
    const typed = { ...august, source: 'typed' }
    expect(month).toMatchObject({ kind: 'month', actorRole: 'owner', occurredAt: '2026-08-31', payload: typed })
    expect(correction).toMatchObject({
      kind: 'correction',
      payload: { supersedes: month!.seq, reason: 'A trade was missing.', now: { ...typed, percentageGain: '-3.20' } },
    })
    expect(more).toEqual([])
  })

  it('from before the ledger enters it once, and one changed past the product does not', async () => {
    const { database } = await freshDatabase()
    const { sql } = database
    await sql.insert(monthlyPerformance).values({ id: newId(), ...august })
    await sql.insert(tradingOperations).values({
      id: newId(),
      type: 'COMPRA',
      entryPrice: '2650.10',
      exitPrice: '2648.00',
      result: -21,
      pips: '-21.00',
      time: '10:30',
      executedAt: new Date('2026-08-03T10:30:00Z'),
    })
    await catchUpLedger(sql)
    await sql.update(monthlyPerformance).set({ percentageGain: '99.00' })
    await catchUpLedger(sql)
    expect(
      (await entriesOf(database)).map(({ kind, payload }) => [kind, payload.result ?? payload.percentageGain]),
    ).toEqual([
      ['operation', -21],
      ['month', '12.80'],
    ])
  })

  it("of a claim is its text, without a quotation's author", async () => {
    const { url, database, headers } = await startSignedIn()
    const said = { asOf: '2026-05-02', evidence: { reference: 'Register 1' } }
    await call(url, 'stateClaim', {
      headers,
      params: { id: 'company.legalName' },
      body: { ...said, text: { en: 'Example Trading FZ-LLC' } },
    })
    await call(url, 'stateClaim', {
      headers,
      params: { id: 'testimonial.en.1' },
      body: { ...said, text: { en: 'It works.' }, quoted: { author: 'Maria Keller', country: 'DE', months: 3 } },
    })
    await call(url, 'withdrawClaim', { headers, params: { id: 'company.legalName' } })
    const entries = (await entriesOf(database)).filter(({ kind }) => kind === 'claim')
    expect(entries.map(({ payload }) => [payload.claim, payload.action])).toEqual([
      ['company.legalName', 'stated'],
      ['testimonial.en.1', 'stated'],
      ['company.legalName', 'withdrawn'],
    ])
    expect(entries[0]!.payload.statement).toMatchObject({ value: { text: { en: 'Example Trading FZ-LLC' } } })
    expect(JSON.stringify(entries)).not.toContain('Keller')
  })
})
