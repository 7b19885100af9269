import type { Billing, MessageKind, MessageMark, MessageState } from '#domain/conversation/message.ts'

/** A person as a messenger names them: any of it may be absent. */
export type SaidPerson = {
  /** The channel's own id. */
  readonly key: string | null
  /** Digits. */
  readonly phone: string | null
  readonly name: string | null
  readonly username: string | null
}

/** A file that is still with the channel. */
export type RemoteFile = {
  readonly remoteId: string
  readonly name: string | null
  readonly type: string
  /** Bytes; null: not said. */
  readonly size: number | null
}

type OfPerson = {
  /** Id of the event in its channel: it is taken once. */
  readonly id: string
  readonly person: SaidPerson
  /** By the channel's clock, ISO; null: not said. */
  readonly at: string | null
}

/** A message of a person. */
export type HeardMessage = OfPerson & {
  readonly is: 'message'
  readonly kind: MessageKind
  readonly text: string
  readonly marks: readonly MessageMark[]
  readonly files: readonly RemoteFile[]
  /** The message that it answers, by its id in the channel. */
  readonly quotes: string | null
  /** Shared by messages that are one. */
  readonly group: string | null
  /** Nobody wrote it: it waits for no answer. */
  readonly isAutomatic: boolean
  /** The key of the start link that it was opened by. */
  readonly startKey?: string
}

/** What a messenger told us, in the words of no particular one. */
export type Heard =
  | HeardMessage
  | (OfPerson & { readonly is: 'reaction'; readonly about: string; readonly emoji: string | null })
  | (OfPerson & { readonly is: 'edit'; readonly about: string; readonly text: string; readonly group: string | null })
  | (OfPerson & { readonly is: 'deletion'; readonly about: string })
  /** The person goes on under another id or number. */
  | (OfPerson & { readonly is: 'identity'; readonly now: SaidPerson; readonly leavesPhone: boolean })
  | (OfPerson & { readonly is: 'offers'; readonly wanted: boolean })
  /** They take no (or again) messages of ours. */
  | (OfPerson & { readonly is: 'door'; readonly open: boolean })
  | {
      readonly is: 'status'
      readonly about: string
      readonly state: MessageState
      /** Error code of the channel. */
      readonly problem: string | null
      /** Null: not said, or as something that we do not know. */
      readonly billing: Billing | null
      /** Our own id of the message, which we sent along; null: not said. */
      readonly ours: string | null
    }

const order: readonly MessageState[] = ['queued', 'perhaps', 'sent', 'failed', 'delivered', 'read']

/** Whether a state follows another: what comes late or twice changes nothing, and what was delivered has not failed. */
export const isFurther = (next: MessageState, now: MessageState): boolean => order.indexOf(next) > order.indexOf(now)

/** The state of a message of several parts: it failed where one of them did, and is as far as the last of them. */
export function stateOfParts(states: readonly MessageState[]): MessageState {
  if (states.includes('failed')) return 'failed'
  return states.reduce((least, state) => (isFurther(least, state) ? state : least))
}

/** For how long after their last message people on WhatsApp may be written to freely, milliseconds. */
export const freeWindowMs = 24 * 3_600_000

/** Text of a stranger as it can be kept: without what no database takes. */
export const keptText = (text: string, max: number): string =>
  text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed()
