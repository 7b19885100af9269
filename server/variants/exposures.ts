import type pg from 'pg'
import { dayMs } from '#domain/basics/instant.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Assignment } from './draw.ts'

/** Interval of writing the counts. */
const writeEveryMs = 5_000
/** More visitors a day than this are counted again when they come back. */
const maxRemembered = 1_000_000

export type Exposures = {
  /** Counts a visitor who was shown a variant, once a day. */
  seen(assignment: Assignment, language: Language, userAgent: string): void
  /** Writes the counts; unwritten ones are kept. */
  write(): Promise<void>
  /** Writes a last time. */
  stop(): Promise<void>
}

/** Programs that read pages and fill in no forms. */
const isProgram = (userAgent: string) => userAgent === '' || /bot|crawl|spider|slurp|preview|monitor/i.test(userAgent)

/**
 * Counts visitors per variant, day and language (`variant_exposures`), to compare with a variant's leads. Their
 * identities are only in memory, as numbers, until the day ends.
 */
export function openExposures(pool: pg.Pool, report: (error: Error) => void, now = Date.now): Exposures {
  let day = -1
  let known = new Set<number>()
  let counted = new Map<string, number>()
  const write = async () => {
    if (counted.size === 0) return
    const pending = counted
    counted = new Map()
    const rows = [...pending].map(([key, visitors]) => {
      const [day, variant, language] = key.split(' ')
      return { day, variant, language, visitors }
    })
    try {
      await pool.query(
        `insert into variant_exposures as e (day, variant, language, visitors)
         select day, variant, language, visitors
         from jsonb_to_recordset($1::jsonb) as r (day date, variant text, language text, visitors bigint)
         order by day, variant, language
         on conflict (day, variant, language) do update set visitors = e.visitors + excluded.visitors`,
        [JSON.stringify(rows)],
      )
    } catch (error) {
      for (const [key, visitors] of pending) counted.set(key, (counted.get(key) ?? 0) + visitors)
      throw error
    }
  }
  const timer = setInterval(() => write().catch(report), writeEveryMs)
  timer.unref()

  return {
    seen({ variant, visitor }, language, userAgent) {
      const today = Math.floor(now() / dayMs)
      if (today !== day || known.size >= maxRemembered) known = new Set()
      day = today
      if (known.has(visitor) || isProgram(userAgent)) return
      known.add(visitor)
      const key = `${new Date(today * dayMs).toISOString().slice(0, 10)} ${variant} ${language}`
      counted.set(key, (counted.get(key) ?? 0) + 1)
    },
    write,
    async stop() {
      clearInterval(timer)
      await write().catch(report)
    },
  }
}
