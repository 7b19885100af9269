import type { BrokerMail } from '#contract/broker-mails.ts'
import { brokerOfDomain } from '#domain/origin/brokers.ts'
import type { KeyState, MailRefusal, MailState } from '#domain/origin/outcome.ts'
import { isOpeningTicket } from '#domain/report/opening-ticket.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { brokerMails } from '#server/db/schema/broker-mails.ts'

export type MailRow = typeof brokerMails.$inferSelect

/** A mail as staff read it; `digits`: decimals of the account's money. */
export function toBrokerMail(row: MailRow, digits: number): BrokerMail {
  const { keyRecord: _record, keyServers: _servers, bodyHash: _hash, tickets, balance, ...mail } = row
  return {
    ...mail,
    state: row.state as MailState,
    reason: row.reason as MailRefusal | null,
    detail: row.detail as BrokerMail['detail'],
    broker: row.domain === null ? null : (brokerOfDomain(row.domain)?.name ?? null),
    keySeenAt: row.keySeenAt?.toISOString() ?? null,
    keyState: row.keyState as KeyState | null,
    keyCheckedAt: row.keyCheckedAt?.toISOString() ?? null,
    coversFrom: row.coversFrom?.replace(' ', 'T') ?? null,
    coversUntil: row.coversUntil?.replace(' ', 'T') ?? null,
    balance: balance === null ? null : (balance / 10 ** digits).toFixed(digits),
    deals: tickets?.filter((ticket) => !isOpeningTicket(ticket)).length ?? 0,
    createdAt: row.createdAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
  }
}

/** A page of an account's mails, newest first, plus one; `before`: keys of the last one shown. */
export function listMails(
  db: Sql,
  accountId: string,
  limit: number,
  before: readonly [createdAt: string, id: string] | null,
): Promise<MailRow[]> {
  const older =
    before && sql`(${brokerMails.createdAt}, ${brokerMails.id}) < (${before[0]}::timestamptz, ${before[1]}::uuid)`
  return db
    .select()
    .from(brokerMails)
    .where(and(eq(brokerMails.accountId, accountId), older ?? undefined))
    .orderBy(sql`${brokerMails.createdAt} desc, ${brokerMails.id} desc`)
    .limit(limit + 1)
}

/** Confirmations of an account by its mails, with signers. */
export async function readConfirmations(
  db: Sql,
  accountId: string,
): Promise<{ domain: string; tickets: readonly string[]; keyServers: readonly string[] | null }[]> {
  const rows = await db
    .select({ domain: brokerMails.domain, tickets: brokerMails.tickets, keyServers: brokerMails.keyServers })
    .from(brokerMails)
    .where(and(eq(brokerMails.accountId, accountId), eq(brokerMails.state, 'confirmed')))
    .orderBy(brokerMails.createdAt, brokerMails.id)
  return rows.flatMap(({ domain, tickets, keyServers }) => (domain && tickets ? [{ domain, tickets, keyServers }] : []))
}
