import { type CsvService, csvServiceOf } from '#domain/report/csv-services.ts'
import { maxReportBytes } from '#domain/report/size.ts'
import { decodeStart, type ReadProgress } from './decode.ts'
import { isRelabelled } from './file-label.ts'
import { htmlRows } from './html-rows.ts'
import { readMt4 } from './mt4.ts'
import { readMt4Tester } from './mt4-tester.ts'
import { readMt5 } from './mt5.ts'
import { isOptimization } from './optimization.ts'
import { type Report, UnreadableReport } from './report.ts'
import { xlsxRows } from './xlsx-rows.ts'

/**
 * Reads a trading terminal's report: MetaTrader 5 history and Strategy Tester, MetaTrader 4 statement and Strategy Tester
 * (HTML or Open XML), in any language of the terminal. Throws `UnreadableReport` with the reason. The file is hostile input: its
 * size, rows and unpacked size are bounded, and nothing in it is expanded or fetched.
 */
export function readReport(bytes: Uint8Array, progress?: ReadProgress): Report {
  if (bytes.length > maxReportBytes) throw new UnreadableReport('too_large', 'The file is larger than 256 MB.')
  if (bytes.length === 0) throw new UnreadableReport('empty_file', 'The file is empty.')
  const rows = isZip(bytes) ? xlsxRows(bytes, progress) : htmlRows(bytes, progress)
  const report = readMt5(rows) ?? readMt4Tester(rows) ?? readMt4(rows)
  if (report) return { ...report, isRelabelled: isRelabelled(bytes, rows, report.account.login) }
  const service = csvServiceOf(decodeStart(bytes))
  if (service) throw new UnreadableReport(service, csvServices[service])
  if (isOptimization(decodeStart(bytes), rows))
    throw new UnreadableReport(
      'optimization',
      'These are the passes of an optimization: save the report of a single test.',
    )
  const foreign = rows.find(({ cells }) => cells.some((cell) => isForeign.test(cell)))
  if (foreign) throw new UnreadableReport('saved_again', `Row ${foreign.line}: no terminal writes this.`, foreign.line)
  throw new UnreadableReport('unknown_format', 'No table of deals was found: this is not a MetaTrader report.')
}

/** A date that does not begin with its year, or digits of another script: terminals never write either. */
const isForeign = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}\b|[^\P{Nd}0-9]/u

const csvServices = {
  myfxbook: 'This is a CSV of Myfxbook: it does not say of which account it is, and it has no running balance.',
  mql5_signals: 'This is a CSV of MQL5 Signals: it does not say of which account it is, and it has no tickets.',
} satisfies Record<CsvService, string>

/** True if a file is a ZIP archive, as workbooks are. */
export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
