import { digitsOf } from '#domain/basics/plain-text.ts'
import {
  type Billing,
  billings,
  type MessageKind,
  type MessageState,
  messageLimits,
} from '#domain/conversation/message.ts'
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
import { phoneSpellings } from './phone-spellings.ts'

/** An event, and the part of the request it came from. */
export type Part = { readonly event: MessengerEvent; readonly source: unknown }

const phoneOf = (value: unknown): string | null => digitsOf(textOf(value)) || null

/** Epoch seconds as ISO; null if invalid. */
function momentOf(value: unknown): string | null {
  const seconds = Number(textOf(value) || Number.NaN)
  if (!Number.isFinite(seconds) || seconds <= 0) return null
  const at = new Date(seconds > 100_000_000_000 ? seconds : seconds * 1_000)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/**
 * Events of a WhatsApp Cloud API webhook request, in order. An unknown part does not affect the others: an unknown
 * message is `unsupported`, unknown fields are ignored. Meta sends what concerns any number of an app: messages to others than
 * `numberId` are left out, and the ids of those numbers returned.
 */
export function readWhatsApp(delivery: unknown, numberId: string | null): { parts: Part[]; otherNumbers: string[] } {
  const values = listOf(fieldsOf(delivery).entry)
    .flatMap((entry) => listOf(fieldsOf(entry).changes))
    .map((change) => fieldsOf(fieldsOf(change).value))
  const to = ({ metadata }: Fields) => textOf(fieldsOf(metadata).phone_number_id)
  const [ours = [], others = []] = [true, false].map((isOurs) =>
    values.filter((value) => [numberId, ''].includes(to(value)) === isOurs),
  )
  const written = others.filter(({ messages }) => listOf(messages).length > 0)
  return { parts: ours.flatMap(readValue), otherNumbers: [...new Set(written.map(to))] }
}

function readValue(value: Fields): Part[] {
  const contacts = listOf(value.contacts).map(fieldsOf)
  const messages = listOf(value.messages).map(fieldsOf)
  const isOnePerson = new Set(messages.map(({ from, from_user_id: id }) => textOf(id) || textOf(from))).size === 1
  return [
    ...messages.flatMap((message) => partOf(message, readMessage(message, contacts, isOnePerson))),
    ...listOf(value.statuses)
      .map(fieldsOf)
      .flatMap((status) => partOf(status, readStatus(status))),
    ...listOf(value.user_preferences)
      .map(fieldsOf)
      .flatMap((wish) => partOf(wish, readPreference(wish, contacts))),
  ]
}

const partOf = (source: Fields, event: MessengerEvent | null): Part[] => (event === null ? [] : [{ event, source }])

function senderOf(message: Fields, contacts: readonly Fields[], isOnePerson: boolean): NamedPerson {
  const saidKey = textOf(message.from_user_id)
  const saidPhone = phoneOf(message.from)
  const contact =
    contacts.find(({ user_id: id }) => saidKey !== '' && id === saidKey) ??
    contacts.find(({ wa_id: id }) => saidPhone !== null && phoneSpellings(saidPhone).includes(phoneOf(id) ?? '')) ??
    // A number may differ from its account id.
    (isOnePerson && contacts.length === 1 && isNobodyElse(contacts[0]!, saidKey) ? contacts[0] : undefined)
  const profile = fieldsOf(contact?.profile)
  return {
    key: orNull(saidKey || textOf(contact?.user_id)),
    phone: saidPhone ?? phoneOf(contact?.wa_id),
    name: orNull(textOf(profile.name)),
    username: orNull(textOf(profile.username).replace(/^@/, '')),
  }
}

const isNobodyElse = (contact: Fields, key: string) => key === '' || textOf(contact.user_id) === ''

function readMessage(message: Fields, contacts: readonly Fields[], isOnePerson: boolean): MessengerEvent | null {
  if (Object.keys(message).every((name) => name === 'id')) return null
  // Whatever is missing, what a person wrote is kept: known again by its content, from somebody unknown.
  const id = textOf(message.id) || keptText(`? ${JSON.stringify(message)}`, 300)
  const found = senderOf(message, contacts, isOnePerson)
  const person = found.key === null && found.phone === null ? { ...found, key: keptText(`? ${id}`, 300) } : found
  const of = { id, person, at: momentOf(message.timestamp) }
  const type = textOf(message.type)
  const own = fieldsOf(message[type])
  if (type === 'reaction' && textOf(own.message_id) !== '')
    return { is: 'reaction', ...of, about: textOf(own.message_id), emoji: orNull(textOf(own.emoji)) }
  if (type === 'edit' && textOf(own.original_message_id) !== '') {
    const { text } = contentOf(fieldsOf(own.message))
    return { is: 'edit', ...of, about: textOf(own.original_message_id), text, files: [], group: null }
  }
  if (type === 'revoke' && textOf(own.original_message_id) !== '')
    return { is: 'deletion', ...of, about: textOf(own.original_message_id) }
  if (type === 'system') return readSystem(own, of)
  // They opened the chat and wrote nothing yet.
  const isOpened = type === 'request_welcome'
  const content = isOpened ? { kind: 'start' as const, text: '', files: [] } : contentOf(message)
  const context = fieldsOf(message.context)
  const quotes = orNull(textOf(context.id))
  const isForwarded = [context.forwarded, context.frequently_forwarded].includes(true)
  const text = textAbout(subjectOf(message), isForwarded ? forwardedText('', content.text) : content.text)
  return { is: 'message', ...of, ...content, text, marks: [], quotes, group: null, isAutomatic: isOpened }
}

/** Subject of a message: the advertisement it came from, or a product of the catalogue. */
function subjectOf({ referral, context }: Fields): string[] {
  const { headline, body, source_url: url } = fieldsOf(referral)
  const product = fieldsOf(fieldsOf(context).referred_product)
  return [headline, body, url, product.product_retailer_id].map(textOf)
}

/** A person has a new number or id (`user_changed_number`, `user_changed_user_id`). */
function readSystem(system: Fields, of: Pick<PersonMessage, 'id' | 'person' | 'at'>): MessengerEvent {
  const phone = phoneOf(system.wa_id) ?? phoneOf(system.new_wa_id)
  const key = orNull(textOf(system.user_id))
  if (phone === null && key === null) {
    const text = keptText(textOf(system.body), messageLimits.received)
    const rest = { marks: [], files: [], quotes: null, group: null, isAutomatic: true }
    return { is: 'message', ...of, kind: 'unsupported', text, ...rest }
  }
  // With a new id and no number, the known number is no longer theirs.
  const leavesPhone = phone === null && key !== of.person.key
  return { is: 'identity', ...of, now: { key, phone, name: null, username: null }, leavesPhone }
}

type Content = Pick<PersonMessage, 'kind' | 'text' | 'files'>

const media: Readonly<Record<string, MessageKind>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  voice: 'audio',
  document: 'document',
  sticker: 'sticker',
}

/** A message's text form, readable without WhatsApp. */
function contentOf(message: Fields): Content {
  const type = textOf(message.type) || (message.text === undefined ? '' : 'text')
  const own = fieldsOf(message[type])
  const kind = media[type]
  if (kind !== undefined) return mediaOf(kind, own)
  const said = (of: MessageKind, ...lines: string[]): Content => {
    const text = keptText(lines.filter((line) => line.trim() !== '').join('\n'), messageLimits.received)
    return { kind: text === '' ? 'unsupported' : of, text, files: [] }
  }
  switch (type) {
    case 'text':
      return said('text', textOf(own.body))
    case 'location':
      return said('location', textOf(own.name), textOf(own.address), placeOf(own))
    case 'contacts':
      return said('contact', ...listOf(message.contacts).map((card) => cardOf(fieldsOf(card))))
    case 'button':
      return said('choice', textOf(own.text) || textOf(own.payload))
    case 'interactive':
      return said('choice', ...chosenIn(own))
    case 'order':
      return said('order', textOf(own.text), ...listOf(own.product_items).map((item) => itemOf(fieldsOf(item))))
    default: {
      // A kind of file that came later.
      const [general = ''] = /^(?:image|video|audio)(?=\/)/.exec(textOf(own.mime_type)) ?? []
      if (textOf(own.id) !== '' && own.mime_type !== undefined) return mediaOf(media[general] ?? 'document', own)
      const errors = listOf(message.errors).map((error) => textOf(fieldsOf(error).title))
      return said('unsupported', ...errors, ...wordsIn(own))
    }
  }
}

function mediaOf(kind: MessageKind, own: Fields): Content {
  const remoteId = textOf(own.id)
  const type = textOf(own.mime_type).split(';')[0]!.trim() || 'application/octet-stream'
  const size = Number(textOf(own.file_size)) || null
  const file: RemoteFile = { remoteId, name: orNull(textOf(own.filename)), type, size }
  const text = keptText(textOf(own.caption), messageLimits.received)
  return { kind: remoteId === '' ? 'unsupported' : kind, text, files: remoteId === '' ? [] : [file] }
}

const placeOf = ({ latitude, longitude }: Fields) =>
  [latitude, longitude].every((one) => textOf(one) !== '') ? `${textOf(latitude)}, ${textOf(longitude)}` : ''

/** A shared contact: displayed, not imported. */
function cardOf(card: Fields): string {
  const name = fieldsOf(card.name)
  const full = textOf(name.formatted_name) || [name.first_name, name.last_name].map(textOf).join(' ').trim()
  const phones = listOf(card.phones).map((one) => textOf(fieldsOf(one).phone))
  const emails = listOf(card.emails).map((one) => textOf(fieldsOf(one).email))
  return [full, ...phones, ...emails, ...wordsIn([card.org, card.addresses, card.urls]), textOf(card.vcard)]
    .filter((one) => one !== '')
    .join('\n')
}

function chosenIn(interactive: Fields): string[] {
  const chosen = fieldsOf(interactive[textOf(interactive.type)])
  const named = ['title', 'description', 'body', 'text', 'response'].map((name) => textOf(chosen[name]))
  const answered = answersIn(textOf(chosen.response_json))
  return [...named, ...answered].some((one) => one !== '')
    ? [...named, ...answered]
    : [textOf(chosen.id) || wordsIn(interactive).join('\n')]
}

/** What was filled in, a line each; a form that is no object as it came. */
function answersIn(json: string): string[] {
  try {
    const answers = Object.entries(fieldsOf(JSON.parse(json))).filter(([name]) => name !== 'flow_token')
    return answers.map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
  } catch {
    return [json]
  }
}

const itemOf = (item: Fields) =>
  `${textOf(item.quantity) || '1'} × ${textOf(item.product_retailer_id)} ${textOf(item.item_price)} ${textOf(item.currency)}`.trim()

const states: Readonly<Record<string, MessageState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  failed: 'failed',
}

function readStatus(status: Fields): MessengerEvent | null {
  const about = textOf(status.id)
  const state = states[textOf(status.status)]
  if (about === '' || state === undefined) return null
  const code = orNull(textOf(fieldsOf(listOf(status.errors)[0]).code))
  const problem = state === 'failed' ? (code ?? 'failed') : null
  const billing = readBilling(fieldsOf(status.pricing))
  return { is: 'status', about, state, problem, billing, ours: orNull(textOf(status.biz_opaque_callback_data)) }
}

/** By `type` since Meta bills per message; before, by `billable` alone. */
function readBilling({ type, billable, category }: Fields): Billing | null {
  if (type === undefined ? billable === false : type !== 'regular') return 'nothing'
  // Such as `marketing_lite` and `authentication_international`.
  return billings.find((one) => textOf(category).startsWith(one)) ?? null
}

/** Opt-out or opt-in to offers. */
function readPreference(wish: Fields, contacts: readonly Fields[]): MessengerEvent | null {
  const value = textOf(wish.value)
  if (textOf(wish.category) !== 'marketing_messages' || !['stop', 'resume'].includes(value)) return null
  const person = senderOf({ from: wish.wa_id, from_user_id: wish.user_id }, contacts, true)
  if (person.key === null && person.phone === null) return null
  const at = momentOf(wish.timestamp)
  return { is: 'offers', id: `${person.key ?? person.phone} ${value} ${at}`, person, at, wanted: value === 'resume' }
}
