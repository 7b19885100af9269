import { type MarkStyle, type MessageKind, type MessageMark, messageLimits } from '#domain/conversation/message.ts'
import { type Fields, fieldsOf, listOf, orNull, textOf, wordsIn } from './json.ts'
import {
  forwardedText,
  keptText,
  type MessengerEvent,
  type NamedPerson,
  type PersonMessage,
  type RemoteFile,
  textAbout,
} from './messenger-event.ts'
import type { Part } from './whatsapp.ts'

/** Maximum file size bots can download, bytes (https://core.telegram.org/bots/api#getfile). */
export const maxTelegramBytes = 20 * 1024 * 1024

/** A parsed update; `leave`: a group the bot is in. Messages of groups are ignored. */
type ReadUpdate = { readonly id: number; readonly parts: readonly Part[]; readonly leave: string | null }

/** Parses an update of the Bot API. Unknown kinds yield nothing; null: no update id. */
export function readTelegram(update: unknown): ReadUpdate | null {
  const fields = fieldsOf(update)
  const id = fields.update_id
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null
  const [kind, own] = Object.entries(fields).find(([name]) => name !== 'update_id') ?? ['', null]
  const said = fieldsOf(own)
  const chat = fieldsOf(said.chat)
  if (textOf(chat.type) !== 'private') {
    const isThere =
      kind !== 'my_chat_member' || !['left', 'kicked'].includes(textOf(fieldsOf(said.new_chat_member).status))
    return { id, parts: [], leave: textOf(chat.id) !== '' && isThere ? textOf(chat.id) : null }
  }
  if (kind === 'deleted_business_messages') return { id, parts: deletionsIn(said, id, update), leave: null }
  const event = readPrivate(kind, said, id)
  return { id, parts: event === null ? [] : [{ event, source: update }], leave: null }
}

/** Messages that were deleted in a chat of a business account; Telegram does not say by whom. */
const deletionsIn = (said: Fields, update: number, source: unknown): Part[] =>
  listOf(said.message_ids).map((message) => {
    const chat = textOf(fieldsOf(said.chat).id)
    const about = `${chat}:${textOf(said.business_connection_id)}.${textOf(message)}`
    const person = personIn(fieldsOf(said.chat), {}, chat)
    return { event: { is: 'deletion', id: `${about}:${update}`, person, at: null, about }, source }
  })

function readPrivate(kind: string, said: Fields, update: number): MessengerEvent | null {
  const chat = textOf(fieldsOf(said.chat).id)
  const writer = fieldsOf(kind === 'message_reaction' ? said.user : said.from)
  if (chat === '') return null
  // Each business account that the bot is connected to counts its messages by itself.
  const connection = orNull(textOf(said.business_connection_id))
  // A private chat has its person's id.
  const isOurs = textOf(writer.id) !== '' && textOf(writer.id) !== chat
  if (isOurs && (connection === null || kind !== 'business_message')) return null
  const person = personIn(fieldsOf(said.chat), isOurs ? {} : writer, chat)
  const idOf = (id: unknown) =>
    `${chat}:${connection === null ? '' : `${connection}.`}${textOf(id) || `update${update}`}`
  const messageId = idOf(said.message_id)
  const of = { id: messageId, person, at: momentOf(said.edit_date ?? said.date) }
  const album = textOf(said.media_group_id)
  const group = album === '' ? null : `${chat}:${album}`
  if (kind === 'my_chat_member') {
    const status = textOf(fieldsOf(said.new_chat_member).status)
    return { is: 'door', ...of, id: `${chat}:member:${update}`, open: !['kicked', 'left'].includes(status) }
  }
  if (kind === 'message_reaction') {
    const emoji = listOf(said.new_reaction).map((one) => textOf(fieldsOf(one).emoji) || '⭐')
    return { is: 'reaction', ...of, id: `${messageId}:${update}`, about: messageId, emoji: orNull(emoji.join('')) }
  }
  // A shared live location moves by itself.
  const isEdit = ['edited_message', 'edited_business_message'].includes(kind)
  if (isEdit && said.location !== undefined) return null
  if (isEdit) {
    const { text, files } = contentOf(said)
    return { is: 'edit', ...of, id: `${messageId}:${update}`, about: messageId, text, files, group }
  }
  if (!['message', 'business_message'].includes(kind) || notices.some((name) => said[name] !== undefined)) return null
  const quoted = textOf(fieldsOf(said.reply_to_message).message_id)
  const quotes = quoted === '' ? null : idOf(quoted)
  if (isOurs) {
    const { name, username } = personIn(writer, writer, chat)
    // Greetings, absence notes and messages of other bots are automatic.
    const isAutomatic = said.is_from_offline === true || said.sender_business_bot !== undefined
    return {
      is: 'message',
      ...of,
      ...contentOf(said),
      quotes,
      group: null,
      isAutomatic,
      ours: username ? `@${username}` : (name ?? ''),
    }
  }
  const started = /^\/start(?:@\w{1,64})?(?:\s+([\w-]{1,64}))?\s*$/.exec(textOf(said.text))
  const origin = originOf(said, chat)
  // Words that they picked from a longer message, or from another chat.
  const quote = fieldsOf(said.quote)
  const picked = quote.is_manual === true || said.external_reply !== undefined ? textOf(quote.text) : ''
  const content = started ? { kind: 'start' as const, text: '', marks: [], files: [] } : contentOf(said)
  return {
    is: 'message',
    ...of,
    ...content,
    ...(origin !== null && { text: forwardedText(origin, content.text), marks: [] }),
    ...(picked !== '' && { text: textAbout([picked], content.text), marks: shifted(content, picked) }),
    quotes,
    group,
    isAutomatic: started !== null,
    ...(started?.[1] !== undefined && { startKey: started[1] }),
  }
}

/** What Telegram says of a chat, and nobody wrote. */
const notices =
  'pinned_message message_auto_delete_timer_changed chat_background_set write_access_allowed connected_website proximity_alert_triggered'.split(
    ' ',
  )

/** Styles of a text below a quotation. */
const shifted = ({ text, marks }: Content, picked: string): MessageMark[] => {
  const by = textAbout([picked], text).length - text.length
  return marks.map((mark) => ({ ...mark, from: mark.from + by, to: mark.to + by }))
}

function personIn(chat: Fields, writer: Fields, key: string): NamedPerson {
  const named = textOf(writer.id) === '' ? chat : writer
  return {
    key,
    phone: null,
    name: orNull([named.first_name, named.last_name].map(textOf).join(' ')),
    username: orNull(textOf(named.username)),
  }
}

/** Name of the author of a forwarded message; null if it is not forwarded, or the person's own. */
function originOf(said: Fields, chat: string): string | null {
  const origin = fieldsOf(said.forward_origin)
  const user = fieldsOf(origin.sender_user)
  if (said.forward_origin === undefined || textOf(user.id) === chat) return null
  const name = [user.first_name, user.last_name].map(textOf).join(' ').trim()
  const { title } = fieldsOf(origin.chat ?? origin.sender_chat)
  return name || textOf(origin.sender_user_name) || textOf(title)
}

function momentOf(value: unknown): string | null {
  const seconds = Number(textOf(value) || Number.NaN)
  const at = new Date(seconds * 1_000)
  return seconds > 0 && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}

type Content = Pick<PersonMessage, 'kind' | 'text' | 'marks' | 'files'>

/** Message fields that hold files, and the resulting message kind. */
const media = {
  animation: 'video',
  document: 'document',
  video: 'video',
  video_note: 'video',
  voice: 'audio',
  audio: 'audio',
  sticker: 'sticker',
} as const satisfies Record<string, MessageKind>

const usualTypes: Readonly<Record<string, string>> = {
  video_note: 'video/mp4',
  voice: 'audio/ogg',
  sticker: 'image/webp',
  photo: 'image/jpeg',
}

function contentOf(said: Fields): Content {
  const own = (kind: MessageKind, text: unknown, entities: unknown, files: RemoteFile[] = []): Content => {
    const written = textOf(text)
    const kept = keptText([written, ...hiddenLinks(entities, written)].join('\n'), messageLimits.received)
    return { kind, text: kept, marks: marksOf(entities, kept.length), files }
  }
  if (textOf(said.text) !== '') return own('text', said.text, said.entities)
  const biggest = listOf(said.photo)
    .map(fieldsOf)
    .toSorted((a, b) => Number(b.width ?? 0) * Number(b.height ?? 0) - Number(a.width ?? 0) * Number(a.height ?? 0))[0]
  if (biggest) return own('image', said.caption, said.caption_entities, [fileOf('photo', biggest)])
  for (const [name, kind] of Object.entries(media)) {
    const file = fieldsOf(said[name])
    if (textOf(file.file_id) !== '') return own(kind, said.caption, said.caption_entities, [fileOf(name, file)])
  }
  const contact = fieldsOf(said.contact)
  if (textOf(contact.phone_number) !== '') {
    const name = [contact.first_name, contact.last_name].map(textOf).join(' ').trim()
    const more = [...textOf(contact.vcard).matchAll(/^(?:EMAIL|ORG|TITLE|URL|NOTE)[^:\r\n]{0,100}:(.{1,300})$/gim)]
    const lines = [name, textOf(contact.phone_number), ...more.map(([, value]) => value!.trim())]
    return own('contact', lines.filter((one) => one !== '').join('\n'), [])
  }
  const venue = fieldsOf(said.venue)
  const place = fieldsOf(said.location ?? venue.location)
  if (textOf(place.latitude) !== '') {
    const spot = `${textOf(place.latitude)}, ${textOf(place.longitude)}`
    const lines = [textOf(venue.title), textOf(venue.address), spot]
    return own('location', lines.filter((one) => one !== '').join('\n'), [])
  }
  const rest = Object.fromEntries(Object.entries(said).filter(([name]) => !surroundings.has(name)))
  // A kind of file that came later.
  const later = Object.entries(rest).find(([, one]) => textOf(fieldsOf(one).file_id) !== '')
  if (later) return own('document', said.caption, said.caption_entities, [fileOf(later[0], fieldsOf(later[1]))])
  return own('unsupported', wordsIn(rest).join('\n'), said.caption_entities)
}

/** Fields beside a message's content. */
const surroundings = new Set(
  'chat from sender_chat via_bot reply_to_message external_reply quote forward_origin caption_entities reply_markup'.split(
    ' ',
  ),
)

const fileOf = (name: string, file: Fields): RemoteFile => ({
  remoteId: textOf(file.file_id),
  name: orNull(textOf(file.file_name)),
  type: textOf(file.mime_type) || (usualTypes[name] ?? 'application/octet-stream'),
  size: typeof file.file_size === 'number' ? file.file_size : null,
})

const styles: Readonly<Record<string, MarkStyle>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strike',
  code: 'code',
  pre: 'code',
}

/** Addresses behind words, which nothing else shows. */
const hiddenLinks = (entities: unknown, written: string): string[] =>
  listOf(entities)
    .map((entity) => textOf(fieldsOf(entity).url))
    .filter((url) => url !== '' && !written.includes(url))

/** Offsets are in UTF-16 units, like ours. */
function marksOf(entities: unknown, length: number): MessageMark[] {
  return listOf(entities)
    .map(fieldsOf)
    .flatMap(({ type, offset, length: size }) => {
      const style = styles[textOf(type)]
      const [from, to] = [Number(offset), Number(offset) + Number(size)]
      const isWithin = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to > from && to <= length
      return style !== undefined && isWithin ? [{ from, to, style }] : []
    })
}
