import { readFile } from 'node:fs/promises'
import { accountRecord } from '#domain/report/account-record.ts'
import { assignedOf, checkReport } from '../report/gate.ts'
import { readReport } from '../report/read.ts'
import { UnreadableReport } from '../report/report.ts'
import { inMinorUnits, openInMinorUnits } from './minor-units.ts'
import type { FromReader, ReadDeal } from './read-file.ts'

/** Deals per message, so that the server is not blocked. */
const dealsAtOnce = 2_000

/** Sends a message to the server; resolves once it is on its way, so that messages do not pile up here. */
const post = (message: FromReader) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

/** Reads and checks one report apart from the server, so that large or hostile files never block requests. */
async function run(file: string, digits: number): Promise<void> {
  let said = -1
  const report = readReport(await readFile(file), (share) => {
    const percent = Math.floor(100 * share)
    if (percent > said) void post({ kind: 'progress', step: 'reading', percent })
    said = percent
  })
  await post({ kind: 'progress', step: 'checking', percent: 0 })
  const assigned = assignedOf(report)
  const check = checkReport(report, assigned)
  const { account, open, kind } = report
  const openResult = report.openResult && openInMinorUnits(report.openResult, report.digits, digits)
  await post({
    kind: 'read',
    report: {
      account,
      digits: report.digits,
      openPositions: open.length,
      openResult,
      kind,
      deals: report.deals.length,
    },
    check,
  })
  const read = assigned.deals.map(({ comment: _, ...deal }): ReadDeal => deal)
  const deals = inMinorUnits(read, report.digits, digits)
  for (let at = 0; at < deals.length; at += dealsAtOnce) {
    await post({ kind: 'deals', deals: deals.slice(at, at + dealsAtOnce) })
  }
  await post({ kind: 'done', record: check.problems.length > 0 ? null : accountRecord(deals, digits) })
}

// Without its server the process has no purpose.
process.on('disconnect', () => process.exit())
const [, , file = '', digits = ''] = process.argv
try {
  await run(file, Number(digits))
} catch (error) {
  if (!(error instanceof UnreadableReport)) throw error
  const { code, message, row } = error
  await post({ kind: 'unreadable', problem: { code, message, ...(row !== undefined && { row }) } })
}
process.disconnect()
