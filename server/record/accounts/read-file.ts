import { type ChildProcess, fork } from 'node:child_process'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { Deal } from '#domain/report/deal.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'
import type { ImportStep, ReportProblem } from '#domain/report/problem.ts'
import { enforceLimits } from '#server/outside/apart/enforce-limits.ts'
import { inheritedEnvironment } from '#server/outside/apart/run-apart.ts'
import type { ReportCheck } from '../report/gate.ts'
import { isZip } from '../report/read.ts'
import type { Report } from '../report/report.ts'

/** A deal as it is kept: with its position, without its comment, which may name people. */
export type ReadDeal = Omit<Deal, 'comment'> & PositionedDeal

/** `openResult` in the account's minor units. */
export type ReadReport = Pick<Report, 'account' | 'digits' | 'kind' | 'openResult'> & {
  readonly openPositions: number
  /** Rows of the file's table of deals. */
  readonly deals: number
}

/** Messages of the reading process to the server. */
export type FromReader =
  | { readonly kind: 'progress'; readonly step: ImportStep; readonly percent: number }
  | { readonly kind: 'read'; readonly report: ReadReport; readonly check: ReportCheck }
  | { readonly kind: 'deals'; readonly deals: readonly ReadDeal[] }
  | { readonly kind: 'unreadable'; readonly problem: ReportProblem }
  | { readonly kind: 'done'; readonly record: AccountRecord | null }

export type ReadFile =
  | {
      readonly report: ReadReport
      readonly check: ReportCheck
      /** Money in the account's minor units. */
      readonly deals: readonly ReadDeal[]
      /** The account's record once they are stored; null if the report is inconsistent. */
      readonly record: AccountRecord | null
    }
  | { readonly problem: ReportProblem }

/** Memory limits for one file, MB: JavaScript heap, and total. */
type Memory = { readonly heap: number; readonly total: number }

/** A hundred thousand deals take about 590 MB as HTML, which is 220 MB of text, and 370 as a workbook. */
const memoryOfPage: Memory = { heap: 1_500, total: 2_000 }
const memoryOfWorkbook: Memory = { heap: 400, total: 600 }

const tooLarge: ReportProblem = {
  code: 'too_large',
  message:
    'The file needs more memory than a report may take: about 100,000 deals fit. An HTML file is smaller as Open XML (XLSX).',
}

/** Processor time for one file, seconds: a hundred thousand deals take a tenth of it. */
const seconds = 300

/**
 * Reads a report in a separate process, which is killed above the memory limit of its kind of file: such a file is
 * reported as a problem and never harms the server. The process inherits no secret. `digits`: decimals of the account's
 * money. Aborting ends the process at once; the promise then rejects with the signal's reason.
 */
export async function readFileApart(
  file: string,
  digits: number,
  signal: AbortSignal,
  progress: (step: ImportStep, percent: number) => void,
  memory?: Memory,
): Promise<ReadFile> {
  const { heap, total } = memory ?? ((await isWorkbook(file)) ? memoryOfWorkbook : memoryOfPage)
  signal.throwIfAborted()
  const child = fork(fileURLToPath(new URL('./read-process.ts', import.meta.url)), [file, String(digits)], {
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
    env: inheritedEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const guard = enforceLimits(child, { megabytes: total, seconds })
  const abort = () => child.kill('SIGKILL')
  signal.addEventListener('abort', abort, { once: true })
  try {
    const { answer, problem } = await answerOf(child, progress)
    signal.throwIfAborted()
    if (answer) return answer
    if (guard.excess() !== null || /heap out of memory|heap limit/i.test(problem)) return { problem: tooLarge }
    throw new Error(`The process that read a report ended without an answer. ${problem}`)
  } finally {
    guard.stop()
    signal.removeEventListener('abort', abort)
    child.kill('SIGKILL')
  }
}

/** Maximum stored length of the process's last output. */
const maxProblem = 4_000

/** The process's result at its end; without one, its last output. */
function answerOf(
  child: ChildProcess,
  progress: (step: ImportStep, percent: number) => void,
): Promise<{ answer: ReadFile | null; problem: string }> {
  let answer: ReadFile | null = null
  let read: { report: ReadReport; check: ReportCheck } | undefined
  const deals: ReadDeal[] = []
  let problem = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    problem = (problem + text).slice(-maxProblem)
  })
  child.on('message', (message: FromReader) => {
    if (message.kind === 'progress') progress(message.step, message.percent)
    else if (message.kind === 'read') read = message
    else if (message.kind === 'deals') for (const deal of message.deals) deals.push(deal)
    else if (message.kind === 'unreadable') answer = { problem: message.problem }
    else if (read) answer = { report: read.report, check: read.check, deals, record: message.record }
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve({ answer, problem }))
  })
}

async function isWorkbook(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(4) })
    return isZip(buffer)
  } finally {
    await handle.close()
  }
}
