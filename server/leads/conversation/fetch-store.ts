import type { Channel } from '#domain/conversation/message.ts'
import type { OwnLogin } from '#domain/conversation/own-login.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { mailFetches } from '#server/db/schema/messages.ts'

/** A server's lease on what a channel fetches. What it fetched counts while its fencing number is the current one. */
export type Hold = { readonly channel: Channel; readonly fence: number }

/** Fetch position in a mailbox; of a bot, `lastUid` is the last update. */
export type Place = {
  readonly uidValidity: string | null
  readonly lastUid: number
  /** Mails from before are not taken. */
  readonly since: Date | null
}

/** Another server fetches this channel now. */
export class HoldLost extends Error {
  override readonly name = 'HoldLost'
}

/** Acquires or renews the lease on a channel; null while another server holds it. A new holder gets a new fencing number. */
export async function takeHold(db: Sql, channel: Channel, holder: string, milliseconds: number): Promise<Hold | null> {
  await db.insert(mailFetches).values({ channel }).onConflictDoNothing()
  const until = sql`now() + ${milliseconds} * interval '1 millisecond'`
  const { rows } = await db.execute<{ fence: string }>(sql`
    update mail_fetches set held_until = ${until}, holder = ${holder}::uuid,
      fence = case when holder = ${holder}::uuid and held_until > now() then fence else fence + 1 end
    where channel = ${channel} and (holder = ${holder}::uuid or held_until is null or held_until <= now())
    returning fence`)
  return rows[0] ? { channel, fence: Number(rows[0].fence) } : null
}

/** Releases the lease, so that another server can take over at once. */
export async function giveUpHold(db: Sql, { channel, fence }: Hold): Promise<void> {
  await db.execute(sql`update mail_fetches set held_until = null where channel = ${channel} and fence = ${fence}`)
}

export async function readPlace(db: Sql, channel: Channel): Promise<Place> {
  const { rows } = await db.execute<{ uidValidity: string | null; lastUid: string; since: string | Date | null }>(
    sql`select uid_validity as "uidValidity", last_uid as "lastUid", since from mail_fetches where channel = ${channel}`,
  )
  const [row] = rows
  return {
    uidValidity: row?.uidValidity ?? null,
    lastUid: Number(row?.lastUid ?? 0),
    since: row?.since ? new Date(row.since) : null,
  }
}

/** Stores the fetch position in the transaction of the fetched mails. Throws `HoldLost` if another server took over. */
export async function reach(tx: Sql, { channel, fence }: Hold, place: Partial<Place>): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update mail_fetches set last_uid = coalesce(${place.lastUid ?? null}::bigint, last_uid),
      older_uid = case when uid_validity is distinct from coalesce(${place.uidValidity ?? null}::text, uid_validity) then 0 else older_uid end,
      uid_validity = coalesce(${place.uidValidity ?? null}::text, uid_validity),
      since = coalesce(${place.since?.toISOString() ?? null}::timestamptz, since)
    where channel = ${channel} and fence = ${fence} and held_until > now()`)
  if (rowCount === 0) throw new HoldLost('Another server fetches this channel now.')
}

/** Records the state of the connection: proven now, or its problem. */
export async function noteConnection(db: Sql, { channel, fence }: Hold, problem: string | null): Promise<void> {
  await db.execute(sql`
    update mail_fetches set problem = ${problem}, proven_at = case when ${problem}::text is null then now() else proven_at end,
      failing_since = case when ${problem}::text is null then null when problem is distinct from ${problem} then now() else failing_since end,
      told_at = case when ${problem}::text is not null then told_at end
    where channel = ${channel} and fence = ${fence}`)
}

/** Resets the fetch position after the mailbox or bot was changed. */
export async function startAnew(tx: Sql, channel: Channel): Promise<void> {
  await tx.execute(sql`
    update mail_fetches set uid_validity = null, last_uid = 0, since = null, problem = null, proven_at = null,
      failing_since = null, told_at = null, older_from = null, older_ended_at = null, fence = fence + 1, held_until = null where channel = ${channel}`)
}

/** Records the latest result of a login or a channel that is not fetched: it works, or its problem. */
export async function noteChannel(db: Sql, channel: Channel | OwnLogin, problem: string | null): Promise<void> {
  await db.execute(sql`
    insert into mail_fetches as f (channel, problem, proven_at, failing_since) values (${channel}, ${problem},
      case when ${problem}::text is null then now() end, case when ${problem}::text is not null then now() end)
    on conflict (channel) do update set problem = excluded.problem, proven_at = coalesce(excluded.proven_at, f.proven_at),
      failing_since = case when f.problem = excluded.problem then f.failing_since else excluded.failing_since end,
      told_at = case when excluded.problem is not null then f.told_at end`)
}

/** Records that a channel delivered something, which says nothing about sending. */
export async function noteDelivery(db: Sql, channel: Channel): Promise<void> {
  await db.execute(sql`
    insert into mail_fetches (channel, proven_at) values (${channel}, now())
    on conflict (channel) do update set proven_at = now()`)
}

/** The state of a channel's connection. */
export async function readConnection(
  db: Sql,
  channel: Channel,
): Promise<{ problem: string | null; provenAt: string | null }> {
  const [row] = await db.select().from(mailFetches).where(eq(mailFetches.channel, channel))
  return { problem: row?.problem ?? null, provenAt: row?.provenAt?.toISOString() ?? null }
}

/** A running import of older mails: its period, last UID and total. */
export type OlderAsked = {
  readonly from: Date
  readonly before: Date
  readonly uid: number
  readonly total: number | null
}

/** The import of older mails was cancelled or restarted, or another server took over. */
export class OlderEnded extends Error {
  override readonly name = 'OlderEnded'
}

/** The running import of older mails; null: none. */
export async function readOlderAsked(db: Sql): Promise<OlderAsked | null> {
  const [row] = await db.select().from(mailFetches).where(eq(mailFetches.channel, 'email'))
  if (!row?.olderFrom || row.olderEndedAt || !row.since) return null
  return { from: row.olderFrom, before: row.since, uid: row.olderUid, total: row.olderTotal }
}

type OlderReached = {
  readonly total?: number
  /** UID of a mail that was checked. */
  readonly uid?: number
  readonly isOver?: boolean
}

/** Stores the progress of the import in the transaction of the mail. Throws `OlderEnded` if the import is over. */
export async function reachOlder(tx: Sql, { fence }: Hold, { from }: OlderAsked, at: OlderReached): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update mail_fetches set older_total = coalesce(${at.total ?? null}::int, older_total),
      older_uid = coalesce(${at.uid ?? null}::bigint, older_uid),
      older_looked = older_looked + case when ${at.uid ?? null}::bigint is null then 0 else 1 end,
      older_ended_at = case when ${at.isOver === true} then now() end
    where channel = 'email' and fence = ${fence} and held_until > now()
      and older_from = ${from.toISOString()}::timestamptz and older_ended_at is null`)
  if (rowCount === 0) throw new OlderEnded('Older mails are no longer taken in here.')
}

/** Counts an older mail that was added to a thread. */
export const countOlderTaken = (tx: Sql) =>
  tx.execute(sql`update mail_fetches set older_taken = older_taken + 1 where channel = 'email'`)

/** Starts an import of older mails from this moment on; false if no mailbox has been opened yet. */
export async function askForOlder(tx: Sql, from: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update mail_fetches set older_from = ${from}::timestamptz, older_uid = 0, older_total = null, older_looked = 0,
      older_taken = 0, older_ended_at = null where channel = 'email' and since is not null`)
  return rowCount === 1
}

/** Stops the import of older mails. */
export const endOlder = (tx: Sql) =>
  tx.execute(sql`
    update mail_fetches set older_ended_at = now()
    where channel = 'email' and older_from is not null and older_ended_at is null`)
