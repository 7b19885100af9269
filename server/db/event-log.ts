import type { Sql } from './database.ts'
import { and, eq, gt, sql } from './drizzle.ts'
import { events } from './schema/events.ts'

/** A stored event. */
export type LoggedEvent = { readonly id: number; readonly channel: string; readonly payload: string }
type Read = LoggedEvent & { readonly position: string }
/** Executes a statement on the listening connection. */
export type Ask = <R>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>

/** Maximum events of one read, and for one reconnecting stream. */
const maxRead = 1_000
/** Newest ids examined at the start: open transactions may still commit lower ones. */
const margin = 200
/** How long to wait for the ID of an uncommitted transaction, ms; a rolled-back one never comes. */
const waitMs = 60_000
const keptHours = 1

/** Writes an event in the caller's transaction: every server gets it on commit. */
export const logEvent = (tx: Sql, channel: string, payload: string) => tx.insert(events).values({ channel, payload })

/** Events of a channel after a position; null if some may be deleted, or there are too many to catch up with. */
export async function eventsSince(db: Sql, channel: string, place: number): Promise<readonly LoggedEvent[] | null> {
  const [range] = await rangeOf((text) => db.execute(text).then(({ rows }) => rows as never))
  if (!isWhole(range!, place)) return null
  const found = await db
    .select()
    .from(events)
    .where(and(gt(events.id, place), eq(events.channel, channel)))
    .orderBy(events.id)
    .limit(maxRead + 1)
  return found.length > maxRead ? null : found
}

/** Deletes expired events. */
export const purgeEvents = (db: Sql) =>
  db.execute(sql`delete from events where created_at < now() - ${keptHours} * interval '1 hour'`)

/** The oldest stored id, 0 for none, and the newest one assigned. */
type Range = { readonly first: number; readonly last: number }

const rangeOf = (ask: Ask) =>
  ask<Range>(`select coalesce((select min(id) from events), 0)::float8 as first,
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('events', 'id')::regclass), 0)::float8 as last`)

/** True if everything after this position is still stored; false after ids started again, as after a restore. */
const isWhole = ({ first, last }: Range, place: number) =>
  place <= last && (first === 0 ? place === last : first <= place + 1)

/**
 * Reads events in the order in which they become visible, each once. Ids are assigned before commit, so one may become
 * visible after a higher one: missing ids are queried until they come, or a minute has passed.
 */
export class EventReader {
  #hasBegun = false
  #known = 0
  #position: string | null = null
  #readAt = Number.NEGATIVE_INFINITY
  readonly #now: () => number
  readonly #missing = new Map<number, number>()

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Everything up to here was read or given up; clients that got all before it resume from here. */
  get place(): number {
    const [missing] = this.#missing.keys()
    return missing === undefined ? this.#known : missing - 1
  }

  /** The primary's LSN when events were last found: all of them are at or before it. */
  get position(): string | null {
    return this.#position
  }

  /**
   * Resumes, or starts with new events; returns true if nothing was missed. In an empty log, ids above the position may
   * be deleted or uncommitted; but if the last read was less than half the retention ago, nothing can have been deleted
   * yet.
   */
  async begin(ask: Ask): Promise<boolean> {
    const [range] = await rangeOf(ask)
    const isKept = this.#now() - this.#readAt < (keptHours * 3_600_000) / 2
    if (this.#hasBegun && (isKept ? this.#known <= range!.last : isWhole(range!, this.#known))) return true
    this.#hasBegun = true
    this.#missing.clear()
    this.#known = range!.last
    this.#expect(range!.last - margin, range!.last)
    await this.read(ask, () => {})
    return false
  }

  /** Calls back for every event that has become visible; true if there was one. */
  async read(ask: Ask, hear: (event: LoggedEvent) => void): Promise<boolean> {
    const overdue = this.#now() - waitMs
    for (const [id, since] of this.#missing) if (since < overdue) this.#missing.delete(id)
    const columns = 'id::float8 as id, channel, payload, pg_current_wal_insert_lsn()::text as position'
    const found = await ask<Read>(
      `(select ${columns} from events where id = any($2::bigint[]))
       union all (select ${columns} from events where id > $1 order by id limit ${maxRead})`,
      [this.#known, [...this.#missing.keys()]],
    )
    this.#readAt = this.#now()
    this.#position = found.at(-1)?.position ?? this.#position
    for (const event of found.toSorted((a, b) => a.id - b.id)) {
      this.#note(event.id)
      hear(event)
    }
    return found.length > 0
  }

  #note(id: number): void {
    if (this.#missing.delete(id)) return
    // A server that takes over after a crash skips some ids, which are never written.
    this.#expect(Math.max(this.#known, id - margin), id - 1)
    this.#known = id
  }

  /** Ids above `after`, queried from now on. */
  #expect(after: number, upTo: number): void {
    for (let id = Math.max(1, after + 1); id <= upTo; id++) this.#missing.set(id, this.#now())
  }
}
