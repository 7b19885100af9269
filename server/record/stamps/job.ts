import type { Logger } from 'pino'
import { imprintOf, isStampDue } from '#domain/stamps/stamps.ts'
import type { StampError } from '#domain/stamps/token.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { ledgerStamps } from '#server/db/schema/ledger.ts'
import type { Job } from '#server/jobs/jobs.ts'
import type { LedgerHeads } from '../ledger/ledger-heads.ts'
import { askForStamp } from './ask.ts'

type StampParts = {
  readonly db: Sql
  readonly heads: Pick<LedgerHeads, 'current'>
  readonly log: Pick<Logger, 'warn'>
  /** Addresses of the authorities. */
  readonly servers: readonly string[]
  /** If stamps are requested: not for a demonstration. */
  isStamped(): Promise<boolean>
  readonly patience: number
  /** Trusted roots of authorities' certificates, PEM; by default those that Node ships. */
  readonly roots?: readonly string[] | undefined
}

/** Has the end of the ledger stamped by each authority: daily while it grows, else weekly. One that does not answer is asked again an hour later. */
export function stampJob({ db, heads, log, servers, isStamped, patience, roots }: StampParts): Job {
  return {
    name: 'ledger-stamps',
    cron: '23 * * * *',
    async run() {
      if (!(await isStamped())) return
      const head = await heads.current()
      if (!head) return
      for (const server of servers) {
        const [last] = await db
          .select({ seq: ledgerStamps.seq, askedAt: ledgerStamps.createdAt })
          .from(ledgerStamps)
          .where(eq(ledgerStamps.server, server))
          .orderBy(desc(ledgerStamps.createdAt))
          .limit(1)
        if (!isStampDue(last ?? null, head.seq, new Date())) continue
        try {
          const { time, authority, certificate, response } = await askForStamp(server, imprintOf(head), {
            patience,
            roots,
          })
          const stamp = { id: newId(), seq: head.seq, time: new Date(time), authority, certificate, server, response }
          await db.insert(ledgerStamps).values(stamp)
        } catch (error) {
          const { name, problem, cause } = error as Partial<StampError> & { cause?: Error & { code?: string } }
          log.warn({ server, name, problem, cause: cause?.code ?? cause?.message }, 'no time stamp for the ledger')
        }
      }
    },
  }
}
