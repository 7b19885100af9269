import { expect, it } from 'vitest'
import { sha256 } from '#domain/basics/sha256.ts'
import { checkChain } from '#domain/ledger/chain.ts'
import { printedOfReplay, recordFigures, replayLedger } from '#domain/record/ledger-replay.ts'
import { measures } from '#domain/record/measures.ts'
import { printedOfAccount } from '#domain/record/printed-account.ts'
import { call, startSignedIn } from '#server/testing/product.ts'
import { importFile, register } from '#server/testing/report-imports.ts'
import { openAccountCache } from '../account-cache.ts'
import { handMade } from '../report/testing-hand-made.ts'
import { htmlReport } from '../report/testing-reports.ts'
import { readPublicRecord } from '../store.ts'

it('The ledger alone gives every figure of the site, of imported accounts and of the record', async () => {
  const { url, database, headers } = await startSignedIn()
  const id = await register(url, headers)
  await call(url, 'changeAccount', { headers, params: { id }, body: { carriesRecord: true } })
  await importFile(url, headers, id, htmlReport(handMade))
  const { rows } = await database.pool.query<{ line: string }>('select line from ledger_entries order by seq')
  const { lines } = await checkChain(rows.map(({ line }) => `${line}\n`).join(''), sha256)
  const { records, accounts } = replayLedger(lines)

  const { claims } = await readPublicRecord(database.sql)
  const shown = claims.filter(({ id, value }) => id.startsWith('measured.') && value.amount !== undefined)
  expect(shown.length).toBeGreaterThanOrEqual(4)
  const measured = Object.keys(measures).map((figure) => `measured.${figure}`)
  expect(measured).toEqual(expect.arrayContaining(shown.map(({ id }) => id)))
  expect(new Map(recordFigures(records))).toEqual(
    new Map(shown.map(({ id, value }) => [id.slice('measured.'.length), value.amount])),
  )

  const [account] = await openAccountCache(database.sql).read()
  const terms = { monthlyPrice: 89.95, deposit: 1_000, now: Date.now() }
  const figures = printedOfAccount({ ...account!, record: account!.record! }, terms)
  expect(accounts.map(({ slug }) => slug)).toEqual([account!.slug])
  expect(accounts.flatMap((one) => printedOfReplay(one, terms))).toEqual(figures)
})
