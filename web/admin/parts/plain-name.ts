import { attachmentNameIsPlain, maxAttachmentName } from '#domain/leads/attachments.ts'

/** A name that any computer can write: other characters become `_`, and the end with the type stays. */
export function plainName(name: string): string {
  const plain = [...name.trim().replace(/^\.+/, '')]
    .map((one) => (attachmentNameIsPlain(`a${one}b`) ? one : '_'))
    .join('')
  return plain.slice(-maxAttachmentName).trim() || 'file'
}
