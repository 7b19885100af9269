import type { Channel } from '#domain/conversation/message.ts'
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
      uid_validity = coalesce(${place.uidValidity ?? null}::text, uid_validity),
      since = coalesce(${place.since?.toISOString() ?? null}::timestamptz, since)
    where channel = ${channel} and fence = ${fence} and held_until > now()`)
  if (rowCount === 0) throw new HoldLost('Another server fetches this channel now.')
}

/** Records the state of the connection: proven now, or its problem. */
export async function noteConnection(db: Sql, { channel, fence }: Hold, problem: string | null): Promise<void> {
  await db.execute(sql`
    update mail_fetches set problem = ${problem}, proven_at = case when ${problem}::text is null then now() else proven_at end
    where channel = ${channel} and fence = ${fence}`)
}

/** Resets the fetch position after the mailbox or bot was changed. */
export async function startAnew(tx: Sql, channel: Channel): Promise<void> {
  await tx.execute(sql`
    update mail_fetches set uid_validity = null, last_uid = 0, since = null, problem = null, proven_at = null,
      fence = fence + 1, held_until = null where channel = ${channel}`)
}

/** Records the latest result of a channel that is not fetched: it works, or its problem. */
export async function noteChannel(db: Sql, channel: Channel, problem: string | null): Promise<void> {
  await db.execute(sql`
    insert into mail_fetches (channel, problem, proven_at) values (${channel}, ${problem}, case when ${problem}::text is null then now() end)
    on conflict (channel) do update set problem = excluded.problem,
      proven_at = coalesce(excluded.proven_at, mail_fetches.proven_at)`)
}

/** The state of a channel's connection. */
export async function readConnection(
  db: Sql,
  channel: Channel,
): Promise<{ problem: string | null; provenAt: string | null }> {
  const [row] = await db.select().from(mailFetches).where(eq(mailFetches.channel, channel))
  return { problem: row?.problem ?? null, provenAt: row?.provenAt?.toISOString() ?? null }
}
