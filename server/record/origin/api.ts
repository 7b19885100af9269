import { buffer } from 'node:stream/consumers'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { brokerMails } from '#server/db/schema/broker-mails.ts'
import { TooHeavy } from '#server/outside/apart/run-apart.ts'
import { askOnce } from '#server/outside/dns/text-records.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import { checkMail, type OriginParts } from './check-mail.ts'
import { sha256 } from './check-signature.ts'
import { mailsInApart } from './read-apart.ts'
import { UnreadableMail } from './read-mail.ts'
import { openMail, sealMail } from './sealed-mail.ts'
import { listMails, type MailRow, toBrokerMail } from './store.ts'

type MailCalls = 'uploadBrokerMail' | 'listBrokerMails' | 'checkBrokerMail' | 'deleteBrokerMail' | 'exportBrokerMail'

const defaultPage = 20

/** Signed mails of brokers: upload, list, check again, delete, export for an auditor. */
export function brokerMailHandlers(parts: OriginParts): Handlers<MailCalls> {
  const { vault } = parts
  const { sql: db } = parts.database
  return {
    async uploadBrokerMail({ params: { id: accountId }, file }, context) {
      const digits = await digitsOf(db, accountId)
      const upload = await buffer(file)
      const mails = await mailsInApart(upload).catch((error: unknown) => {
        if (error instanceof TooHeavy && error.excess === 'crowd') throw new ApiError('unavailable')
        // Stored as received, with the reason for refusal.
        if (error instanceof UnreadableMail || error instanceof TooHeavy) return [upload]
        throw error
      })
      const once = { ...parts, lookUp: askOnce(parts.lookUp) }
      const data = []
      for (const mail of mails) {
        const row = await db.transaction(async (tx) => {
          const fields = { accountId, sha256: sha256(mail), size: mail.length, receivedBy: context.actor.username }
          const [added] = await tx
            .insert(brokerMails)
            .values({ id: newId(), ...fields })
            .onConflictDoNothing()
            .returning()
          if (!added) return null
          await sealMail(tx, vault, added.id, mail)
          const detail = { mail: added.id }
          await audit(tx, context, { action: 'broker_mail.uploaded', entity: 'account', entityId: accountId, detail })
          return added
        })
        const known = row ?? (await findMail(db, accountId, sha256(mail)))
        if (known) data.push(toBrokerMail((await checkMail(once, known.id, context.actor.role)) ?? known, digits))
      }
      return { data }
    },

    async listBrokerMails({ params: { id }, query: { limit = defaultPage, cursor } }) {
      const digits = await digitsOf(db, id)
      const keys = cursor === undefined ? null : decodeCursor(cursor, ['timestamptz', 'uuid']).keys
      const rows = await listMails(db, id, limit, keys as [string, string] | null)
      const { data, nextCursor } = pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.id])
      return { data: data.map((row) => toBrokerMail(row, digits)), nextCursor }
    },

    async checkBrokerMail({ params: { id } }, context) {
      const row = await checkMail(parts, id, context.actor.role)
      if (!row) throw new ApiError('not_found')
      const detail = { mail: id, state: row.state }
      await audit(db, context, { action: 'broker_mail.checked', entity: 'account', entityId: row.accountId, detail })
      return toBrokerMail(row, await digitsOf(db, row.accountId))
    },

    deleteBrokerMail: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(brokerMails).where(eq(brokerMails.id, id)).for('update')
        if (!row) throw new ApiError('not_found')
        if (row.state === 'confirmed') throw new ApiError('conflict')
        await tx.delete(brokerMails).where(eq(brokerMails.id, id))
        const detail = { mail: id }
        await audit(tx, context, { action: 'broker_mail.deleted', entity: 'account', entityId: row.accountId, detail })
        return undefined
      }),

    async exportBrokerMail({ params: { id } }, context) {
      const [row] = await db.select().from(brokerMails).where(eq(brokerMails.id, id))
      const mail = await openMail(db, vault, id).catch((error: unknown) => {
        if (error instanceof EnvelopeError || error instanceof KeyringError) throw new ApiError('secret_damaged')
        throw error
      })
      if (!row || !mail) throw new ApiError('not_found')
      const detail = { mail: id }
      await audit(db, context, { action: 'broker_mail.exported', entity: 'account', entityId: row.accountId, detail })
      const { domain, selector, keyRecord, keySeenAt, createdAt } = row
      return {
        mail: mail.toString('base64'),
        sha256: row.sha256,
        receivedAt: createdAt.toISOString(),
        domain,
        selector,
        keyRecord,
        keySeenAt: keySeenAt?.toISOString() ?? null,
      }
    },
  }
}

async function digitsOf(db: Sql, accountId: string): Promise<number> {
  const [account] = await db.select({ digits: accounts.digits }).from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new ApiError('not_found')
  return account.digits
}

async function findMail(db: Sql, accountId: string, hash: string): Promise<MailRow | undefined> {
  const isIt = and(eq(brokerMails.accountId, accountId), eq(brokerMails.sha256, hash))
  return (await db.select().from(brokerMails).where(isIt))[0]
}
