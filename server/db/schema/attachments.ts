import { index, integer, pgTable, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, sealedContent } from './columns.ts'
import { leads } from './leads.ts'

/** Files kept with a lead. */
export const leadAttachments = pgTable(
  'lead_attachments',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('lead_attachments_lead').on(t.leadId, t.createdAt)],
)

/** Their content, sealed. */
export const leadAttachmentSecrets = pgTable('lead_attachment_secrets', {
  attachmentId: uuid('attachment_id')
    .primaryKey()
    .references(() => leadAttachments.id, { onDelete: 'cascade' }),
  ...sealedContent(),
})
