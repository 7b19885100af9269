import { buffer } from 'node:stream/consumers'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { DraftFile } from '#contract/messages.ts'
import type { UploadedFile } from '#contract/route.ts'
import type { Channel, MessageFile } from '#domain/conversation/message.ts'
import { sentFileFits, sentFileProblem, sentTypeOf, togetherProblem } from '#domain/conversation/sent-files.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { contentHash, once } from '#server/db/once.ts'
import { messages } from '#server/db/schema/messages.ts'
import { messageFiles } from '#server/db/schema/messengers.ts'
import type { MailFile } from '#server/outside/mail/transport.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import { lockLead, readLead } from '../lead-store.ts'
import { openFile } from '../messengers/download.ts'

/** Maximum number of files in a lead's drafts, and of all rules. */
const maxWaiting = 40
const maxOfRules = 200

/** Files of messages that are being written, and of rules; sealed at once, in their final row. */
export function draftFileHandlers(
  { pool, sql: db }: Database,
  vault: Vault,
): Handlers<'addMessageFile' | 'addRuleFile' | 'deleteMessageFile'> {
  const add = async (tx: Sql, { leadId, name, content, by }: Added): Promise<DraftFile> => {
    const waiting = await tx.$count(messageFiles, leadId === null ? isOfRule : isDraftOf(leadId))
    if (waiting >= (leadId === null ? maxOfRules : maxWaiting)) throw new ApiError('conflict')
    const id = newId()
    const draft = { name, type: sentTypeOf(name)!.type, size: content.length, by }
    const sealed = vault.seal(places.messageFile(id), content.toString('base64'))
    await tx.insert(messageFiles).values({ id, leadId, draft, ...sealed })
    return { id, name, size: content.length }
  }
  return {
    async addMessageFile({ params, query: { channel, name }, file }, context) {
      await readLead(pool, params.id)
      const content = await received(channel, name, file)
      const input = { params, channel, name, content: contentHash(content) }
      return once(db, { call: 'addMessageFile', input, about: params.id, context }, async (tx) => {
        await lockLead(tx, params.id)
        const added = await add(tx, { leadId: params.id, name, content, by: context.actor.username })
        const detail = { file: added.id, channel }
        await audit(tx, context, { action: 'lead.message_file_added', entity: 'lead', entityId: params.id, detail })
        return added
      })
    },

    async addRuleFile({ query: { name }, file }, context) {
      const content = await received('whatsapp', name, file)
      const input = { name, content: contentHash(content) }
      return once(db, { call: 'addRuleFile', input, about: null, context }, async (tx) => {
        const added = await add(tx, { leadId: null, name, content, by: context.actor.username })
        await audit(tx, context, {
          action: 'rule.file_added',
          entity: 'rule',
          entityId: null,
          detail: { file: added.id },
        })
        return added
      })
    },

    deleteMessageFile: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(messageFiles)
          .where(and(eq(messageFiles.id, id), isNull(messageFiles.messageId), isBy(context.actor.username)))
          .returning({ leadId: messageFiles.leadId })
        if (!gone?.leadId) throw new ApiError('not_found')
        const detail = { file: id }
        await audit(tx, context, { action: 'lead.message_file_deleted', entity: 'lead', entityId: gone.leadId, detail })
        return undefined
      }),
  }
}

type Added = { readonly leadId: string | null; readonly name: string; readonly content: Buffer; readonly by: string }

const isOfRule = and(isNull(messageFiles.leadId), isNull(messageFiles.messageId))
const isDraftOf = (leadId: string) => and(eq(messageFiles.leadId, leadId), isNull(messageFiles.messageId))
const isBy = (username: string) => sql`${messageFiles.draft} ->> 'by' = ${username}`

/** Files of a draft that are about to be sent, locked. */
type TakenFiles = { readonly ids: readonly string[]; readonly files: readonly MessageFile[] }

type Taking = { readonly leadId: string; readonly channel: Channel; readonly by: string }

/**
 * Claims a teammate's files for a message to a lead. Throws `invalid_input` for others, and for files its channel
 * refuses.
 */
export async function takeDraftFiles(
  tx: Sql,
  ids: readonly string[],
  { leadId, channel, by }: Taking,
): Promise<TakenFiles> {
  if (ids.length === 0) return { ids, files: [] }
  const rows = await tx
    .select({ id: messageFiles.id, draft: messageFiles.draft })
    .from(messageFiles)
    .where(and(isDraftOf(leadId), isBy(by)))
    .for('update')
  const drafts = ids.map((id) => rows.find((row) => row.id === id)?.draft)
  const files = drafts.flatMap((draft, index): MessageFile[] =>
    draft ? [{ place: index + 1, name: draft.name, type: draft.type, size: draft.size }] : [],
  )
  const isRefused =
    new Set(ids).size < ids.length ||
    files.length < ids.length ||
    files.some(({ name, size }) => sentFileProblem(channel, name, size) !== null) ||
    togetherProblem(
      channel,
      files.map(({ size }) => size),
    ) !== null
  if (isRefused) throw invalidFields({ files: 'invalid' })
  return { ids, files }
}

/** Moves the files to their message. */
export async function giveToMessage(tx: Sql, { ids }: TakenFiles, messageId: string): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .update(messageFiles)
      .set({ messageId, place: index + 1, leadId: null, draft: null })
      .where(eq(messageFiles.id, id))
}

/** The files of our message, opened; throws if one can't be. */
export async function openFilesOf(db: Sql, vault: Vault, messageId: string): Promise<MailFile[]> {
  const [message] = await db.select({ files: messages.files }).from(messages).where(eq(messages.id, messageId))
  const opened: MailFile[] = []
  for (const { name, type, place } of message?.files ?? [])
    opened.push({ name, type, bytes: (await openFile(db, vault, messageId, place))! })
  return opened
}

/** Content of an upload. Throws `invalid_input` if its channel refuses the file. */
async function received(channel: Channel, name: string, file: UploadedFile): Promise<Buffer> {
  if (sentFileProblem(channel, name, 1) !== null) throw invalidFields({ name: 'invalid_choice' })
  const content = await buffer(file)
  if (sentFileProblem(channel, name, content.length) !== null || !sentFileFits(name, content))
    throw invalidFields({ name: 'invalid' })
  return content
}
