import { largestReport } from '#domain/report/size.ts'
import type { ReadProgress } from './decode.ts'
import { htmlRows } from './html-rows.ts'
import { readMt4 } from './mt4.ts'
import { readMt5 } from './mt5.ts'
import { type Report, UnreadableReport } from './report.ts'
import { xlsxRows } from './xlsx-rows.ts'

/**
 * Reads a trading terminal's report: MetaTrader 5 history and Strategy Tester (HTML or Open XML), MetaTrader 4 statement
 * (HTML), in any language of the terminal. Throws `UnreadableReport` with the reason. The file is hostile input: its
 * size, rows and unpacked size are bounded, and nothing in it is expanded or fetched.
 */
export function readReport(bytes: Uint8Array, progress?: ReadProgress): Report {
  if (bytes.length > largestReport) throw new UnreadableReport('too_large', 'The file is larger than 256 MB.')
  const rows = isZip(bytes) ? xlsxRows(bytes, progress) : htmlRows(bytes, progress)
  const report = readMt5(rows) ?? readMt4(rows)
  if (!report)
    throw new UnreadableReport('unknown_format', 'No table of deals was found: this is not a MetaTrader report.')
  return report
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
