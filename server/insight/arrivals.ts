import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '#domain/basics/instant.ts'
import { urgentFrom } from '#domain/insight/insight.ts'
import { announce, knownEvent } from '#server/db/announce.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Listener } from '#server/db/listener.ts'
import { insightProgress } from '#server/db/schema/insight.ts'
import { findLead, type Reader } from './facts-store.ts'
import { keepAnalysis } from './store.ts'

/** The job that analyses leads as they arrive. */
export const arrivalJob = 'lead-insights'

/** Overlap of successive runs: a message may commit this long after its timestamp. */
const overlapMs = 2 * minuteMs
/** Leads of one run's query; more are read by the next one. */
const pageSize = 200
/** Length of the pause after a lead, as a multiple of the time it took: a tenth of the time, the rest is for visitors. */
const pausePerWork = 9
/** Milliseconds. */
const maxPauseMs = 500
/** Maximum duration of a run; the next one continues. */
const maxRunMs = minuteMs
/** This many failures end a run: then the cause is not the leads. */
const maxFailures = 5
/** Messages that come in together are read together. */
const gatherMs = 500

/** Ids of leads to analyse, and the moment of the last one that was looked at if there may be more. */
type Page = { readonly ids: readonly string[]; readonly last: Date | null }

/**
 * Leads that arrived, or whose visitor wrote again, between two times, oldest first; each by its own index. Excludes
 * imported leads, whose senders did not just write, and leads analysed since.
 */
async function arrivedBetween(db: Sql, from: Date, until: Date): Promise<Page> {
  const [start, end] = [from.toISOString(), until.toISOString()]
  const { rows } = await db.execute<{ id: string; at: string; analysed: boolean }>(sql`
    select a.id, a.at, exists (select from ai_analyses n where n.lead_id = a.id and n.created_at >= a.at) as analysed
    from (
      (select id, created_at as at from contact_requests where deleted_at is null and imported_at is null
        and created_at > ${start}::timestamptz and created_at <= ${end}::timestamptz
        order by created_at, id limit ${pageSize})
      union all
      (select id, last_returned_at from contact_requests where deleted_at is null and last_returned_at is not null
        and last_returned_at > ${start}::timestamptz and last_returned_at <= ${end}::timestamptz
        order by last_returned_at, id limit ${pageSize})
      union all
      -- Released from suspected spam: they arrive now, and have the date of then.
      (select e.lead_id, e.at from automation_events e join contact_requests l on l.id = e.lead_id and l.deleted_at is null
        where e.kind = 'arrived' and e.facts -> 'late' is not null
          and e.at > ${start}::timestamptz and e.at <= ${end}::timestamptz order by e.at, e.lead_id limit ${pageSize})
    ) a order by a.at, a.id limit ${pageSize}`)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return { ids: rows.filter(({ analysed }) => !analysed).map(({ id }) => id), last: last ? new Date(last.at) : null }
}

/** Where the last run ended, or now if there was none: earlier leads are analysed on request. */
async function startOf(db: Sql, now: Date): Promise<Date> {
  const [row] = await db.select().from(insightProgress)
  return new Date((row?.until ?? now).getTime() - overlapMs)
}

async function keepProgress(db: Sql, until: Date): Promise<void> {
  await db
    .insert(insightProgress)
    .values({ until })
    .onConflictDoUpdate({ target: insightProgress.only, set: { until } })
}

type Pace = {
  /** The server stops: the run ends after the lead it is at. */
  readonly signal?: AbortSignal
  /** Replaced in tests. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/**
 * Analyses new leads since the last run, each in its own transaction. The pause after a lead grows with the time it
 * took, so that a rush of messages is taken in first. A lead that can't be analysed delays no others.
 * @throws the first failure, once the others are done.
 */
export async function analyseArrivals(
  { sql: db }: Pick<Database, 'sql'>,
  reader: Reader,
  { signal, pause = wait }: Pace = {},
): Promise<void> {
  const now = new Date()
  const isOver = () => signal?.aborted || Date.now() - now.getTime() > maxRunMs
  const failures: unknown[] = []
  let from = await startOf(db, now)
  for (;;) {
    const { ids, last } = await arrivedBetween(db, from, now)
    for (const id of ids) {
      if (isOver()) return
      const started = performance.now()
      try {
        await analyseOne(db, id, reader)
      } catch (error) {
        failures.push(error)
        if (failures.length === maxFailures) throw error
      }
      await pause(Math.min(maxPauseMs, pausePerWork * (performance.now() - started)))
    }
    if (last === null || last <= from) break
    from = last
    await keepProgress(db, from)
  }
  await keepProgress(db, now)
  if (failures.length > 0) throw failures[0]
}

function analyseOne(db: Sql, id: string, reader: Reader): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLead(tx, id)
    if (!lead) return
    await keepAnalysis(tx, lead, reader, { trigger: 'arrival', by: null, language: 'en' })
    if (await isUrgent(tx, id)) await announce(tx, { topic: 'leads', change: 'changed', id })
  })
}

async function isUrgent(tx: Sql, leadId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from sentiment_analyses where lead_id = ${leadId}
    and urgency_level >= ${urgentFrom} and source <> 'typed' limit 1`)
  return rows.length > 0
}

type WakeDeps = {
  readonly listener: Listener
  /** The channel of live events. */
  readonly liveChannel: string
  /** Asks for a run of the job. */
  readonly wake: () => Promise<void>
  readonly report: (error: Error) => void
}

/** Asks for a run as soon as a lead arrives or writes again; the visitor has been answered by then. */
export function wakeOnArrival({ listener, liveChannel, wake, report }: WakeDeps): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  listener.on(liveChannel, (payload) => {
    if (timer !== undefined || !isArrival(payload)) return
    timer = setTimeout(() => {
      timer = undefined
      wake().catch(report)
    }, gatherMs)
    timer.unref()
  })
  return { stop: () => clearTimeout(timer) }
}

function isArrival(payload: string): boolean {
  const event = knownEvent(payload)
  return event?.topic === 'leads' && (event.change === 'arrived' || event.change === 'returned')
}
