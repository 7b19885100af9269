import { attachmentFits } from '#domain/leads/attachments.ts'
import type { Channel, MessageKind } from './message.ts'

const megabyte = 1024 * 1024

/** Maximum size of a sent file, whatever the channel allows. */
export const maxSentFileBytes = 20 * megabyte
/** Maximum files of one message. */
export const maxSentFiles = 10
/** Maximum total size of an email's files: encoded, it stays below the usual 25 MB. */
export const maxMailBytes = 18 * megabyte

/** File kind in a messenger. */
export type SentKind = Extract<MessageKind, 'image' | 'video' | 'audio' | 'document'>
type SentType = { readonly type: string; readonly kind: SentKind }

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** File types that can be sent, by extension. */
const sentTypes: Readonly<Record<string, SentType>> = {
  pdf: { type: 'application/pdf', kind: 'document' },
  docx: { type: `${office}.wordprocessingml.document`, kind: 'document' },
  xlsx: { type: `${office}.spreadsheetml.sheet`, kind: 'document' },
  odt: { type: `${openDocument}.text`, kind: 'document' },
  ods: { type: `${openDocument}.spreadsheet`, kind: 'document' },
  txt: { type: 'text/plain', kind: 'document' },
  csv: { type: 'text/csv', kind: 'document' },
  eml: { type: 'message/rfc822', kind: 'document' },
  jpg: { type: 'image/jpeg', kind: 'image' },
  jpeg: { type: 'image/jpeg', kind: 'image' },
  png: { type: 'image/png', kind: 'image' },
  gif: { type: 'image/gif', kind: 'document' },
  webp: { type: 'image/webp', kind: 'document' },
  heic: { type: 'image/heic', kind: 'document' },
  heif: { type: 'image/heif', kind: 'document' },
  mp4: { type: 'video/mp4', kind: 'video' },
  ogg: { type: 'audio/ogg', kind: 'audio' },
  oga: { type: 'audio/ogg', kind: 'audio' },
  opus: { type: 'audio/ogg', kind: 'audio' },
  m4a: { type: 'audio/mp4', kind: 'audio' },
  mp3: { type: 'audio/mpeg', kind: 'audio' },
}

/** Extensions WhatsApp accepts (https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media). */
const whatsAppEndings = ['pdf', 'docx', 'xlsx', 'txt', 'jpg', 'jpeg', 'png', 'mp4', 'ogg', 'oga', 'opus', 'm4a', 'mp3']

/** Maximum file size per channel and kind, bytes. */
export const maxSentBytes: Readonly<Record<Channel, Readonly<Record<SentKind, number>>>> = {
  email: { image: maxMailBytes, video: maxMailBytes, audio: maxMailBytes, document: maxMailBytes },
  whatsapp: {
    image: 5 * megabyte,
    video: 16 * megabyte,
    audio: 16 * megabyte,
    document: maxSentFileBytes,
  },
  telegram: {
    image: 10 * megabyte,
    video: maxSentFileBytes,
    audio: maxSentFileBytes,
    document: maxSentFileBytes,
  },
}

const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Extensions a channel accepts, with the dot. */
export const sentEndings = (channel: Channel): readonly string[] =>
  (channel === 'whatsapp' ? whatsAppEndings : Object.keys(sentTypes)).map((ending) => `.${ending}`)

/** Media type and messenger kind of a file, by its name; null: can't be sent. */
export const sentTypeOf = (name: string): SentType | null => sentTypes[endingOf(name)] ?? null

/** Why a channel refuses a file; null: accepted. */
type SentFileProblem = 'kind' | 'size' | 'empty'
export function sentFileProblem(channel: Channel, name: string, size: number): SentFileProblem | null {
  const type = sentTypeOf(name)
  if (!type || !sentEndings(channel).includes(`.${endingOf(name)}`)) return 'kind'
  if (size === 0) return 'empty'
  return size > maxSentBytes[channel][type.kind] ? 'size' : null
}

/** Why files can't share one message; null: they can. */
export function togetherProblem(channel: Channel, sizes: readonly number[]): 'count' | 'total' | null {
  if (sizes.length > maxSentFiles) return 'count'
  return channel === 'email' && sizes.reduce((sum, size) => sum + size, 0) > maxMailBytes ? 'total' : null
}

/** True if a file's content matches its name: videos, and the types of attachments. */
export const sentFileFits = (name: string, bytes: Uint8Array): boolean =>
  endingOf(name) === 'mp4' ? isVideo(bytes) : attachmentFits(name, bytes)

/** MP4, by the brand in its first box; pictures and audio in this container have other brands. */
const isVideo = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:iso[m2-9]|mp4[12]|avc1|M4V|dash|MSNV|3gp)/s.test(String.fromCharCode(...bytes.subarray(0, 12)))
