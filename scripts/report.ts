import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { historyFigures } from '#domain/report/figures.ts'
import { maxReportBytes } from '#domain/report/size.ts'
import { assignedOf, checkReport } from '#server/record/report/gate.ts'
import { readReport } from '#server/record/report/read.ts'
import { UnreadableReport } from '#server/record/report/report.ts'

/**
 * `npm run -s report -- FILE` recomputes a MetaTrader report from its deals and prints the figures as JSON. Exits with 1 if the
 * file does not add up or cannot be read, with 2 if none was named.
 */
async function report(file: string): Promise<Record<string, unknown> & { problems: readonly unknown[] }> {
  try {
    const { size } = await stat(file)
    if (size > maxReportBytes) throw new UnreadableReport('too_large', 'The file is larger than 256 MB.')
    const bytes = await readFile(file)
    const found = readReport(bytes)
    const assigned = assignedOf(found)
    const { account_type, recomputed, agree, problems, notes } = checkReport(found, assigned)
    const { currency, server, company } = found.account
    return {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      kind: found.kind,
      account_type,
      currency,
      server,
      company,
      open_positions: found.open.length,
      ...rounded(historyFigures({ ...found, positioned: assigned.deals })),
      report_summary: Object.fromEntries(Object.entries(found.summary).map(([figure, { value }]) => [figure, value])),
      recomputed,
      agree,
      problems,
      notes: notes.map(({ message }) => message),
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!(error instanceof UnreadableReport) && typeof code !== 'string') throw error
    return { kind: null, account_type: null, problems: [{ code, message }] }
  }
}

/** Percentages with two decimals, as terminals print them; other numbers without binary rounding noise. */
function rounded<T extends object>(figures: T, isPercent = (key: string) => /_pct$|_rate_|^share_/.test(key)) {
  const round = (key: string, value: unknown): unknown => {
    if (typeof value === 'number') return Number(value.toFixed(isPercent(key) ? 2 : 6))
    return value !== null && typeof value === 'object' ? rounded(value, () => isPercent(key)) : value
  }
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, round(key, value)]))
}

const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write('Usage: npm run -s report -- FILE\n')
  process.exitCode = 2
} else {
  const answer = await report(file)
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
  process.exitCode = answer.problems.length > 0 ? 1 : 0
}
