import type { ImportStep } from '#domain/report/problem.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { reportImports } from '#server/db/schema/accounts.ts'
import { type Accepting, decide, NoLongerWanted } from './accept.ts'
import type { LoginKey } from './login-key.ts'
import { readFileApart } from './read-file.ts'
import type { ReceivedFile } from './receive-file.ts'

/** Heartbeat interval of an import, and minimum interval of progress updates, ms. */
const heartbeatMs = 5_000
const progressEveryMs = 400

type Work = Omit<Accepting, 'progress' | 'loginKey'> & {
  readonly file: ReceivedFile
  /** Decimals of the account's money. */
  readonly digits: number
}

/** Reads uploaded files one after another, beside the requests. */
export type Importer = {
  /** Starts, or waits for earlier ones; the result is in the import's row. */
  start(work: Work): void
  /** Stops this server's work on an import. */
  stopWork(importId: string): void
  /** Cancels running imports and waits until they have ended. */
  stop(): Promise<void>
}

/** `loginKeyOf`: recognises a login that another account publishes. */
export function createImporter(database: Database, loginKeyOf: LoginKey, report: (error: Error) => void): Importer {
  const running = new Map<string, AbortController>()
  let last: Promise<void> = Promise.resolve()

  const run = async (work: Work, abort: AbortController): Promise<void> => {
    const { importId, file } = work
    const isOurs = and(eq(reportImports.id, importId), eq(reportImports.state, 'reading'))
    const touch = async (now: Partial<{ step: ImportStep; progress: number }>) => {
      const set = { ...now, touchedAt: new Date() }
      const { rowCount } = await database.sql.update(reportImports).set(set).where(isOurs)
      // Cancelled through another server.
      if (!rowCount) abort.abort(new NoLongerWanted())
    }
    const heartbeat = setInterval(() => void touch({}).catch(report), heartbeatMs)
    let saidAt = 0
    let saidStep: ImportStep | null = null
    const progress = async (step: ImportStep, percent: number) => {
      abort.signal.throwIfAborted()
      if (step === saidStep && Date.now() - saidAt < progressEveryMs) return
      saidAt = Date.now()
      saidStep = step
      await touch({ step, progress: percent })
    }
    try {
      const read = await readFileApart(file.path, work.digits, abort.signal, (step, percent) => {
        progress(step, percent).catch((error: Error) => {
          if (!abort.signal.aborted) report(error)
        })
      })
      const loginKey = 'report' in read ? await loginKeyOf(read.report.account) : null
      await database.sql.transaction((tx) => decide(tx, { ...work, loginKey, progress }, read))
    } catch (error) {
      if (!(error instanceof NoLongerWanted)) report(error as Error)
      await interrupt(database, work)
    } finally {
      clearInterval(heartbeat)
      running.delete(importId)
      await file.discard()
    }
  }

  return {
    start(work) {
      const abort = new AbortController()
      running.set(work.importId, abort)
      last = last.then(() => run(work, abort)).catch(report)
    },
    stopWork: (importId) => running.get(importId)?.abort(new NoLongerWanted()),
    async stop() {
      for (const abort of running.values()) abort.abort(new NoLongerWanted())
      await last
    },
  }
}

/** Imports that failed on our side, or were stopped with the server, must not seem to continue. */
async function interrupt({ sql: db }: Database, { importId, accountId, by }: Work): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(reportImports)
      .set({ state: 'interrupted', finishedAt: new Date() })
      .where(and(eq(reportImports.id, importId), eq(reportImports.state, 'reading')))
    if (!rowCount) return
    const detail = { import: importId }
    await audit(tx, by, { action: 'report.interrupted', entity: 'account', entityId: accountId, detail })
  })
}
