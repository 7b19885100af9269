import { dayMs } from '#domain/basics/instant.ts'
import { fileNameOf } from '#domain/conversation/file-name.ts'
import type { MessageFile, Messenger } from '#domain/conversation/message.ts'
import type { RemoteFile } from '#domain/conversation/messengers/messenger-event.ts'
import type { Sql } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { messageDownloads } from '#server/db/schema/messengers.ts'
import type { Vault } from '#server/vault/vault.ts'
import { wakeMessengers } from './wake.ts'

export type EventContext = {
  readonly channel: Messenger
  readonly vault: Vault
  /** The part of the webhook request with the file, packed (`packOriginal`). */
  readonly packed: string
  /** When it arrived. */
  readonly at: Date
  /** For how long the channel keeps a file. */
  readonly fileDays: number
  /** Maximum file size of the channel's API and of our storage, bytes. */
  readonly maxFileBytes: number
}

/** Files of a message as they are shown until they are fetched. */
export function filesOf(
  remote: readonly RemoteFile[],
  from: number,
  { maxFileBytes }: Pick<EventContext, 'maxFileBytes'>,
): MessageFile[] {
  return remote.map(({ name, type, size }, index) => ({
    place: from + index,
    name: fileNameOf(name, type, from + index),
    type,
    size: size ?? 0,
    state: size !== null && size > maxFileBytes ? 'too_big' : 'waiting',
  }))
}

export async function askForFiles(
  tx: Sql,
  messageId: string,
  remote: readonly RemoteFile[],
  from: number,
  { at, fileDays, maxFileBytes }: Pick<EventContext, 'at' | 'fileDays' | 'maxFileBytes'>,
): Promise<void> {
  const wanted = remote
    .map(({ remoteId, size }, index) => ({ place: from + index, remoteId, size }))
    .filter(({ size }) => size === null || size <= maxFileBytes)
  if (wanted.length === 0) return
  const expiresAt = new Date(at.getTime() + fileDays * dayMs)
  await tx
    .insert(messageDownloads)
    .values(wanted.map(({ place, remoteId }) => ({ id: newId(), messageId, place, remoteId, expiresAt })))
  await wakeMessengers(tx)
}
