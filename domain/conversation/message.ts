/** The ways in which a conversation with a lead goes. */
export const channels = ['email', 'whatsapp', 'telegram'] as const
export type Channel = (typeof channels)[number]

/** Channels in which people are known by an id of the channel's own. */
export const messengers = ['whatsapp', 'telegram'] as const satisfies readonly Channel[]
export type Messenger = (typeof messengers)[number]

export type Direction = 'in' | 'out'

/**
 * Who wrote a message: the lead, somebody who says so but was shown not to be, somebody else who came through an address or
 * reference of the lead, or a teammate.
 */
export const authors = ['lead', 'unproven', 'other', 'us'] as const
export type Author = (typeof authors)[number]

/**
 * `perhaps`: the connection broke after the text was handed over, so that nobody knows. A teammate decides whether it is sent
 * again.
 */
export const messageStates = ['received', 'queued', 'sent', 'delivered', 'read', 'failed', 'perhaps'] as const
export type MessageState = (typeof messageStates)[number]

/** Why a message does not wait for an answer (any longer). */
export const settlements = ['answered', 'none_needed', 'automatic', 'set_aside', 'ours'] as const
export type Settlement = (typeof settlements)[number]

/** What Meta bills a WhatsApp message as, which it tells once the message was delivered. Amounts it does not tell. */
export const billings = ['nothing', 'marketing', 'utility', 'authentication', 'service'] as const
export type Billing = (typeof billings)[number]

/**
 * What waited longer than this, milliseconds, since the product or the mail server was away, does not leave by itself: what it
 * says may no longer be so. It has failed, and a teammate may send it again.
 */
export const maxLateMs = 3 * 86_400_000

/** Maximum length of a message that a teammate writes, and of the part of a received one that is kept as text. */
export const messageLimits = { subject: 150, text: 10_000, received: 100_000 } as const

/** What a message is beside a text. `unsupported`: a kind that the channel or we do not know; the original is kept. */
export const messageKinds = [
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contact',
  'choice',
  'order',
  'reaction',
  'edit',
  'deletion',
  'start',
  'identity',
  'template',
  'unsupported',
] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * Where a file of a message is: here (also within the original), still with the channel, gone from it before we had it, or bigger
 * than what the channel gives out or we take.
 */
export const fileStates = ['here', 'waiting', 'gone', 'too_big'] as const
export type FileState = (typeof fileStates)[number]

/** A file of a message: `place` is its place in the original. */
export type MessageFile = {
  readonly place: number
  readonly name: string
  readonly type: string
  /** Bytes; 0: not known yet. */
  readonly size: number
  /** Absent: here. */
  readonly state?: FileState
}

export const markStyles = ['bold', 'italic', 'underline', 'strike', 'code'] as const
export type MarkStyle = (typeof markStyles)[number]
/** A stretch of a text in a style: from, and to without the last, in UTF-16 units. */
export type MessageMark = { readonly from: number; readonly to: number; readonly style: MarkStyle }

/** The reaction of a person to a message; `at` by the channel's clock. Null: taken back. */
export type MessageReaction = { readonly by: string; readonly emoji: string | null; readonly at: string }

/** A text as its writer changed it; `of`: which of several messages that are one. */
export type MessageEdit = { readonly text: string; readonly at: string; readonly of?: string }

/** One of several messages of a channel that are one: its id there, its caption, and where its files are in the whole. */
export type MessagePart = {
  readonly id: string
  readonly text: string
  readonly marks: readonly MessageMark[]
  readonly files: readonly MessageFile[]
  /** Of ours: the state of this part, where its channel told. */
  readonly state?: MessageState
}

const numberOf = (id: string) => Number(/(?<!\d)\d+$/.exec(id)?.[0] ?? 0)

/** Parts as the one message they are: in the order in which they were written, captions in lines, marks where they stand now. */
export function wholeOf(parts: readonly MessagePart[]): Pick<MessagePart, 'text' | 'marks' | 'files'> {
  const inOrder = parts.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
  const marks: MessageMark[] = []
  let text = ''
  for (const part of inOrder.filter((one) => one.text !== '')) {
    if (text !== '') text += '\n'
    const begin = text.length
    marks.push(...part.marks.map(({ from, to, style }) => ({ from: from + begin, to: to + begin, style })))
    text += part.text
  }
  return { text, marks, files: inOrder.flatMap(({ files }) => files) }
}
