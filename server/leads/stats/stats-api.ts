import type { Handlers } from '#contract/handler.ts'
import type { LeadStatsAnswer } from '#contract/lead-stats.ts'
import type { Database } from '#server/db/database.ts'
import { readLeadStats } from './stats-store.ts'

/** Milliseconds for which an answer serves all teammates: their boards ask together after every change. */
const freshMs = 3_000

/** The staff's call on the figures above the board. */
export function leadStatsHandlers({ pool }: Database): Handlers<'readLeadStats'> {
  let asked: { at: number; answer: Promise<LeadStatsAnswer> } | null = null
  return {
    readLeadStats() {
      const now = new Date()
      if (!asked || now.getTime() - asked.at >= freshMs) {
        const answer = readLeadStats(pool, now)
        answer.catch(() => {
          asked = null
        })
        asked = { at: now.getTime(), answer }
      }
      return asked.answer
    },
  }
}
