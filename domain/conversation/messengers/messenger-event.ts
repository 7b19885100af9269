import {
  type Billing,
  type MessageKind,
  type MessageMark,
  type MessageState,
  messageLimits,
} from '#domain/conversation/message.ts'

/** A person as a messenger names them; any field may be absent. */
export type NamedPerson = {
  /** The channel's own id. */
  readonly key: string | null
  /** Digits. */
  readonly phone: string | null
  readonly name: string | null
  readonly username: string | null
}

/** A file still at the channel. */
export type RemoteFile = {
  readonly remoteId: string
  readonly name: string | null
  readonly type: string
  /** Bytes; null: unknown. */
  readonly size: number | null
}

type OfPerson = {
  /** Event id in the channel, used for deduplication. */
  readonly id: string
  readonly person: NamedPerson
  /** By the channel's clock, ISO; null: unknown. */
  readonly at: string | null
}

/** A message of a person, or of ours to them. */
export type PersonMessage = OfPerson & {
  readonly is: 'message'
  readonly kind: MessageKind
  readonly text: string
  readonly marks: readonly MessageMark[]
  readonly files: readonly RemoteFile[]
  /** Channel id of the message it replies to. */
  readonly quotes: string | null
  /** Shared by the parts of a combined message. */
  readonly group: string | null
  /** Sent by a program: needs no answer. */
  readonly isAutomatic: boolean
  /** Key of the start link that opened the chat. */
  readonly startKey?: string
  /** Name of our account, if we wrote it in the channel's own app; absent if the person wrote it. */
  readonly ours?: string
}

/** A messenger event, independent of the channel. */
export type MessengerEvent =
  | PersonMessage
  | (OfPerson & { readonly is: 'reaction'; readonly about: string; readonly emoji: string | null })
  /** `files`: all files of the edited message, since some channels allow replacing one. */
  | (OfPerson & {
      readonly is: 'edit'
      readonly about: string
      readonly text: string
      readonly files: readonly RemoteFile[]
      readonly group: string | null
    })
  | (OfPerson & { readonly is: 'deletion'; readonly about: string })
  /** The person has a new id or number. */
  | (OfPerson & { readonly is: 'identity'; readonly now: NamedPerson; readonly leavesPhone: boolean })
  | (OfPerson & { readonly is: 'offers'; readonly wanted: boolean })
  /** The person blocks or unblocks our messages. */
  | (OfPerson & { readonly is: 'door'; readonly open: boolean })
  | {
      readonly is: 'status'
      readonly about: string
      readonly state: MessageState
      /** The channel's error code. */
      readonly problem: string | null
      /** Null: not reported, or unknown to us. */
      readonly billing: Billing | null
      /** Our id of the message, which we sent along; null: not reported. */
      readonly ours: string | null
    }

const order: readonly MessageState[] = ['queued', 'perhaps', 'sent', 'failed', 'delivered', 'read']

/**
 * True if a state follows another: late and repeated reports change nothing, and a delivered message has not failed.
 */
export const isFurther = (next: MessageState, now: MessageState): boolean => order.indexOf(next) > order.indexOf(now)

/** Combined state of several parts: failed if one failed, otherwise that of the least advanced part. */
export function stateOfParts(states: readonly MessageState[]): MessageState {
  if (states.includes('failed')) return 'failed'
  return states.reduce((least, state) => (isFurther(least, state) ? state : least))
}

/** WhatsApp's window for free-form messages after the person's last one, ms. */
export const freeWindowMs = 24 * 3_600_000

/** Removes characters of a stranger's text that no database accepts. */
export const keptText = (text: string, max: number): string =>
  text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed()

/** A forwarded message, marked as a quotation: it is not the person's own words. */
export function forwardedText(author: string, text: string): string {
  const quoted = text === '' ? [] : text.split('\n').map((line) => `> ${line}`)
  return keptText(
    [author === '' ? 'Forwarded:' : `Forwarded from ${author}:`, ...quoted].join('\n'),
    messageLimits.received,
  )
}

/** A text below what it is about, such as an advertisement or a product, which is quoted. */
export const textAbout = (about: readonly string[], text: string): string => {
  const lines = about.flatMap((one) => one.split('\n')).filter((one) => one.trim() !== '')
  return keptText(
    [...lines.map((line) => `> ${line}`), ...(text === '' ? [] : [text])].join('\n'),
    messageLimits.received,
  )
}

/** The person's own words in a chat message. */
export const ownWordsInChat = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .join('\n')
