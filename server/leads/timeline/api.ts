import type { Handlers } from '#contract/handler.ts'
import type { Database } from '#server/db/database.ts'
import { readLead } from '../lead-store.ts'
import { listTimeline } from './store.ts'

/** The history of a lead. */
export function timelineHandlers({ pool }: Database): Handlers<'listTimeline'> {
  return {
    async listTimeline({ params, query }, { actor }) {
      await readLead(pool, params.id)
      return listTimeline(pool, params.id, query, actor.username)
    },
  }
}
