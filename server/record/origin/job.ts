import { refusedMailDays } from '#domain/origin/outcome.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { askOnce } from '#server/outside/dns/text-records.ts'
import { checkMail, type OriginParts } from './check-mail.ts'

/** Mails of one run. */
const maxMails = 200

/**
 * Rechecks mails whose key could not be looked up, and those whose account got a file since; deletes expired refused
 * ones.
 */
export function mailJob(parts: OriginParts): Job {
  return {
    name: 'broker-mails',
    cron: '*/5 * * * *',
    async run() {
      const { sql: db } = parts.database
      const { rows } = await db.execute<{ id: string }>(sql`
        select m.id from broker_mails m
        where m.state = 'unchecked'
          or (m.state = 'waiting' and exists (
            select from report_imports i
            where i.account_id = m.account_id and i.state = 'accepted' and i.finished_at > m.checked_at))
        order by m.checked_at nulls first, m.id limit ${maxMails}`)
      const once = { ...parts, lookUp: askOnce(parts.lookUp) }
      for (const { id } of rows) await checkMail(once, id, 'system')
      await db.execute(sql`delete from broker_mails
        where state = 'refused' and created_at < settled_now() - ${refusedMailDays} * interval '1 day'`)
    },
  }
}
