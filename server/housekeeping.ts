import { purgeApiKeys } from './api-keys/store.ts'
import type { Base } from './base.ts'
import { purgeEndings } from './db/backup/endings.ts'
import { purgeEvents } from './db/event-log.ts'
import { readClock } from './db/settled-clock.ts'
import { purgeIdempotencyKeys } from './db/take-key.ts'
import type { Job } from './jobs/jobs.ts'
import { purgeStartKeys } from './leads/messengers/start-keys.ts'
import { purgeTries } from './limits/tries-store.ts'
import { purge } from './privacy/purge.ts'
import { purgeUsedTokens } from './screening/used-tokens.ts'
import { purgeSecrets } from './setups/secret.ts'
import { purgeInvitations } from './staff/invitations.ts'
import { purgeSessions } from './staff/sessions.ts'

/** The job that deletes expired records. */
export const purgeJob = 'nightly-purge'

/** Expired records are deleted, across features. */
export const housekeeping = ({ databases: { background } }: Base, idleMs: number): readonly Job[] => [
  {
    name: 'hourly-purge',
    cron: '17 * * * *',
    run: () =>
      Promise.all([
        purgeSessions(background.sql, idleMs),
        purgeInvitations(background.sql),
        purgeApiKeys(background.sql),
        purgeIdempotencyKeys(background.pool),
        purgeSecrets(background.pool),
        purgeTries(background.pool),
        purgeUsedTokens(background.pool),
        purgeEvents(background.sql),
        purgeEndings(background.sql),
        purgeStartKeys(background.sql),
      ]),
  },
  { name: 'read-clock', cron: '7 * * * *', run: () => readClock(background.sql) },
  { name: purgeJob, cron: '40 2 * * *', run: () => purge(background) },
]
