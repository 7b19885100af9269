/** Channels of a conversation with a lead. */
export const channels = ['email', 'whatsapp', 'telegram'] as const
export type Channel = (typeof channels)[number]

/** Channels that identify people by their own ids. */
export const messengers = ['whatsapp', 'telegram'] as const satisfies readonly Channel[]
export type Messenger = (typeof messengers)[number]

/**
 * Author of a message: the lead, a sender shown not to be the lead, somebody else writing to the lead's address or
 * thread, or a teammate.
 */
export const authors = ['lead', 'unproven', 'other', 'us'] as const
export type Author = (typeof authors)[number]

/**
 * `perhaps`: the connection broke after the text was handed over, so its delivery is unknown. A teammate decides
 * whether to resend it.
 */
export const messageStates = ['received', 'queued', 'sent', 'delivered', 'read', 'failed', 'perhaps'] as const
export type MessageState = (typeof messageStates)[number]

/** Why a message no longer waits for an answer. `history`: it is older than the connection to its mailbox. */
export const settlements = ['answered', 'none_needed', 'automatic', 'set_aside', 'ours', 'history'] as const
export type Settlement = (typeof settlements)[number]

/** WhatsApp billing category, which Meta reports on delivery, without the amount. */
export const billings = ['nothing', 'marketing', 'utility', 'authentication', 'service'] as const
export type Billing = (typeof billings)[number]

/**
 * Messages older than this, ms, are not sent automatically after an outage, since they may be outdated. They fail, and
 * a teammate may resend them.
 */
export const maxLateMs = 3 * 86_400_000

/** Maximum length of a teammate's message, and of the stored text of a received one. */
export const messageLimits = { subject: 150, text: 10_000, received: 100_000 } as const

/** Kinds of messages besides text. `unsupported`: unknown to the channel or to us; the original is kept. */
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
 * Where a file of a message is: here (or within the original), still at the channel, deleted there before we fetched
 * it, or too big for the channel's API or for us.
 */
export const fileStates = ['here', 'waiting', 'gone', 'too_big'] as const
export type FileState = (typeof fileStates)[number]

/** What a calendar program sends for a person who answers an invitation, invites, cancels, or proposes another time. */
export const appointmentActs = ['accepted', 'declined', 'tentative', 'invited', 'cancelled', 'proposed'] as const
export type Appointment = {
  readonly act: (typeof appointmentActs)[number]
  readonly title: string
  /** When it begins: a day, or an ISO moment; null if that can't be read. */
  readonly start: string | null
  /** If only the sender's calendar knows its time zone, its name there: `start` is local time, written as if it were UTC. */
  readonly zone: string | null
}

/** A file of a message; `place`: its position in the original. */
export type MessageFile = {
  readonly place: number
  readonly name: string
  readonly type: string
  /** Bytes; 0: unknown. */
  readonly size: number
  /** Absent: here. */
  readonly state?: FileState
  /** Id of a file that belongs to a rule and is shared by its messages; absent: the file belongs to this message alone. */
  readonly shared?: string
  /** Of a calendar file. */
  readonly appointment?: Appointment
  /** Of an attached mail whose text is shown: names of what is in it and is not shown. */
  readonly inside?: readonly string[]
}

export const markStyles = ['bold', 'italic', 'underline', 'strike', 'code'] as const
export type MarkStyle = (typeof markStyles)[number]
/** A styled range of a text, half-open, in UTF-16 units. */
export type MessageMark = { readonly from: number; readonly to: number; readonly style: MarkStyle }

/** A person's reaction to a message; `at` by the channel's clock. Null: removed. */
export type MessageReaction = { readonly by: string; readonly emoji: string | null; readonly at: string }

/** An edited text; `of`: which part of a combined message. */
export type MessageEdit = { readonly text: string; readonly at: string; readonly of?: string }

/** A part of a combined message: its id in the channel, its caption, and its files' positions. */
export type MessagePart = {
  readonly id: string
  readonly text: string
  readonly marks: readonly MessageMark[]
  readonly files: readonly MessageFile[]
  /** For our messages: the delivery state of this part, if reported. */
  readonly state?: MessageState
}

const numberOf = (id: string) => Number(/(?<!\d)\d+$/.exec(id)?.[0] ?? 0)

/** Combines parts in the order they were written: captions as lines, ranges shifted accordingly. */
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

/** The message that came last to us, which may stand further up in a thread; null if there is none. Ids are in that order. */
export const lastCome = (messages: readonly { readonly id: string }[]): string | null =>
  messages
    .map(({ id }) => id)
    .toSorted()
    .at(-1) ?? null
