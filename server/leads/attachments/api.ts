import { buffer } from 'node:stream/consumers'
import type { Attachment } from '#contract/attachments.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { attachmentFits, maxAttachments } from '#domain/leads/attachments.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { contentHash, once } from '#server/db/once.ts'
import { leadAttachmentSecrets, leadAttachments } from '#server/db/schema/attachments.ts'
import { leads } from '#server/db/schema/leads.ts'
import { streamedBody } from '#server/limits/streamed-body.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import { lockLead, readLead } from '../lead-store.ts'

type Calls = 'listAttachments' | 'addAttachment' | 'readAttachment' | 'deleteAttachment'

/** Files kept with leads, sealed like other personal data (`docs/design/files.md`). */
export function attachmentHandlers({ pool, sql: db }: Database, vault: Vault): Handlers<Calls> {
  return {
    async listAttachments({ params }) {
      await readLead(pool, params.id)
      const rows = await db
        .select()
        .from(leadAttachments)
        .where(eq(leadAttachments.leadId, params.id))
        .orderBy(desc(leadAttachments.createdAt), desc(leadAttachments.id))
      return { data: rows.map(toAttachment) }
    },

    async addAttachment({ params, query: { name }, file }, context) {
      await readLead(pool, params.id)
      const content = await buffer(file)
      if (!attachmentFits(name, content)) throw invalidFields({ name: 'invalid' })
      const input = { params, name, content: contentHash(content) }
      return once(db, { call: 'addAttachment', input, about: params.id, context }, async (tx) => {
        await lockLead(tx, params.id)
        const [there] = await tx
          .select({ files: sql<number>`count(*)::int` })
          .from(leadAttachments)
          .where(eq(leadAttachments.leadId, params.id))
        if (there!.files >= maxAttachments) throw new ApiError('conflict')
        const [added] = await tx
          .insert(leadAttachments)
          .values({ id: newId(), leadId: params.id, name, size: content.length, addedBy: context.actor.username })
          .returning()
        const sealed = vault.seal(places.attachment(added!.id), content.toString('base64'))
        await tx.insert(leadAttachmentSecrets).values({ attachmentId: added!.id, ...sealed })
        const detail = { attachment: added!.id }
        await audit(tx, context, { action: 'lead.attached', entity: 'lead', entityId: params.id, detail })
        await announce(tx, { topic: 'leads', change: 'changed', id: params.id })
        return toAttachment(added!)
      })
    },

    async readAttachment({ params: { id } }, context) {
      const row = await find(db, id)
      const [secret] = await db.select().from(leadAttachmentSecrets).where(eq(leadAttachmentSecrets.attachmentId, id))
      if (!secret) throw new ApiError('not_found')
      const content = await vault.open(places.attachment(id), secret).catch((error: unknown) => {
        if (error instanceof EnvelopeError || error instanceof KeyringError) throw new ApiError('secret_damaged')
        throw error
      })
      // Not an entry of the lead: its history lists changes, not views.
      await audit(db, context, {
        action: 'attachment.read',
        entity: 'attachment',
        entityId: id,
        detail: { lead: row.leadId },
      })
      return new Response(streamedBody([Buffer.from(content, 'base64')]), {
        headers: {
          // Never displayed by the browser, since the file may be hostile.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
          'content-security-policy': 'sandbox',
          'cache-control': 'no-store',
        },
      })
    },

    deleteAttachment: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const { leadId } = await find(tx, id)
        await tx.delete(leadAttachments).where(eq(leadAttachments.id, id))
        const detail = { attachment: id }
        await audit(tx, context, { action: 'lead.attachment_deleted', entity: 'lead', entityId: leadId, detail })
        await announce(tx, { topic: 'leads', change: 'changed', id: leadId })
        return undefined
      }),
  }
}

type Row = typeof leadAttachments.$inferSelect

const toAttachment = ({ id, name, size, addedBy, createdAt }: Row): Attachment => ({
  id,
  name,
  size,
  addedBy,
  createdAt: createdAt.toISOString(),
})

/** A file of a lead outside the bin; throws `not_found`. */
async function find(db: Sql, id: string): Promise<Row> {
  const [row] = await db
    .select({ file: leadAttachments })
    .from(leadAttachments)
    .innerJoin(leads, and(eq(leads.id, leadAttachments.leadId), isNull(leads.deletedAt)))
    .where(eq(leadAttachments.id, id))
  if (!row) throw new ApiError('not_found')
  return row.file
}
