import { Worker } from 'node:worker_threads'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { Deal } from '#domain/report/deal.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'
import type { ImportStep, ReportProblem } from '#domain/report/problem.ts'
import type { ReportCheck } from '../report/gate.ts'
import type { Report } from '../report/report.ts'

/** A deal as it is kept: with its position, without its comment, which may name people. */
export type ReadDeal = Omit<Deal, 'comment'> & PositionedDeal

export type ReadReport = Pick<Report, 'account' | 'digits' | 'kind'> & {
  readonly openPositions: number
  /** Rows of the file's table of deals. */
  readonly deals: number
}

export type FromWorker =
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
      /** What is shown of the account once they are on record; null where the report does not add up. */
      readonly record: AccountRecord | null
    }
  | { readonly problem: ReportProblem }

/** Memory for one file, megabytes: a hundred thousand deals in HTML take about 700. */
const memoryMb = 1_500

/**
 * Reads a report in a thread of its own with memory of its own: a file that needs more ends in a problem, not in the
 * server. `digits`: decimals of the account's money. Aborting ends the thread at once; the promise then rejects with the signal's reason.
 */
export function readFileApart(
  file: string,
  digits: number,
  signal: AbortSignal,
  progress: (step: ImportStep, percent: number) => void,
): Promise<ReadFile> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { file, digits },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // What this process was started with is not for the thread.
      execArgv: [],
    })
    let read: { report: ReadReport; check: ReportCheck } | undefined
    const deals: ReadDeal[] = []
    const abort = () => {
      reject(signal.reason)
      void worker.terminate()
    }
    signal.addEventListener('abort', abort, { once: true })
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') progress(message.step, message.percent)
      else if (message.kind === 'read') read = message
      else if (message.kind === 'deals') for (const deal of message.deals) deals.push(deal)
      else if (message.kind === 'unreadable') resolve({ problem: message.problem })
      else if (read) resolve({ report: read.report, check: read.check, deals, record: message.record })
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error)
      else resolve({ problem: { code: 'too_large', message: 'The file needs more memory than a report may take.' } })
    })
    worker.on('exit', () => {
      signal.removeEventListener('abort', abort)
      reject(new Error('The thread that read a report ended without an answer.'))
    })
  })
}
