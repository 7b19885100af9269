import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { StoredReply } from '#contract/reply-templates.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'
import { replyTemplates } from '#server/db/schema/work.ts'

type Key = Pick<StoredReply, 'template' | 'language'>
type Wording = Pick<StoredReply, 'subject' | 'text'>

const ofKey = ({ template, language }: Key) =>
  and(eq(replyTemplates.template, template), eq(replyTemplates.language, language))

const readReplies = async (db: Sql, key?: Key): Promise<StoredReply[]> => {
  const rows = await db
    .select({ row: replyTemplates, updatedBy: users.username })
    .from(replyTemplates)
    .leftJoin(users, eq(users.id, replyTemplates.updatedBy))
    .where(key && ofKey(key))
    .orderBy(replyTemplates.language, replyTemplates.template)
  return rows.map(
    ({ row, updatedBy }) => ({ ...row, updatedAt: row.updatedAt.toISOString(), updatedBy }) as StoredReply,
  )
}

/** The team's reply texts. A row stays when its text is reset, so that versions continue. */
export function replyTemplateHandlers({
  sql: db,
}: Pick<Database, 'sql'>): Handlers<'listReplyTemplates' | 'saveReplyTemplate' | 'resetReplyTemplate'> {
  const write = (key: Key, version: number, wording: Wording, action: string, context: By) =>
    db.transaction(async (tx) => {
      const row = { ...wording, version: version + 1, updatedAt: new Date(), updatedBy: context.actor.userId }
      const written = await tx
        .insert(replyTemplates)
        .values({ ...key, ...row })
        .onConflictDoUpdate({
          target: [replyTemplates.template, replyTemplates.language],
          set: row,
          setWhere: eq(replyTemplates.version, version),
        })
        .returning({ version: replyTemplates.version })
      const [current] = await readReplies(tx, key)
      if (written.length === 0) throw new ApiError('conflict', { current })
      const { template, language } = key
      await audit(tx, context, { action, entity: 'reply_template', entityId: template, detail: { language } })
      return current!
    })

  return {
    listReplyTemplates: async () => ({ data: await readReplies(db) }),

    async saveReplyTemplate({ params, body: { subject, text, version } }, context) {
      const hasSubject = params.template !== 'whatsapp'
      if (hasSubject && !subject) throw invalidFields({ subject: 'required' })
      const wording = { subject: hasSubject ? (subject ?? null) : null, text }
      return write(params, version, wording, 'reply_template.changed', context)
    },

    async resetReplyTemplate({ params, body: { version } }, context) {
      const [current] = await readReplies(db, params)
      if (!current) throw new ApiError('not_found')
      return write(params, version, { subject: null, text: null }, 'reply_template.reset', context)
    },
  }
}
