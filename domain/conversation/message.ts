/** The ways in which a conversation with a lead goes. */
export const channels = ['email', 'whatsapp', 'telegram'] as const
export type Channel = (typeof channels)[number]

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

/** Maximum length of a message that a teammate writes, and of the part of a received one that is kept as text. */
export const messageLimits = { subject: 150, text: 10_000, received: 100_000 } as const

/** A file of a message: `place` is its place in the original. */
export type MessageFile = {
  readonly place: number
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}
