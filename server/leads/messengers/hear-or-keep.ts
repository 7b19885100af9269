import type { Logger } from 'pino'
import type { Heard } from '#domain/conversation/messengers/heard.ts'
import type { Sql } from '#server/db/database.ts'
import type { Hearing } from './files.ts'
import { hear } from './hear.ts'

type Keeping = {
  readonly log: Logger
  /** Belongs to the same transaction. */
  readonly within?: (tx: Sql) => Promise<void>
}

/** Processes a messenger event; a message that fits no column is stored as undisplayable, with its original. */
export async function hearOrKeep(
  db: Sql,
  heard: Heard,
  hearing: Hearing,
  { log, within = async () => {} }: Keeping,
): Promise<void> {
  const take = (one: Heard | null) =>
    db.transaction(async (tx) => {
      await within(tx)
      if (one) await hear(tx, one, hearing)
    })
  try {
    await take(heard)
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string }
    // Class 22: invalid data for a column. Other failures are ours, and it is delivered again.
    if (!code?.startsWith('22')) throw error
    log.warn({ code, channel: hearing.channel, kind: heard.is }, 'what a messenger said is kept as damaged')
    const bare = { kind: 'unsupported', text: '', marks: [], files: [], quotes: null } as const
    await take(heard.is === 'message' ? { ...heard, ...bare } : null)
  }
}
