import type { Evidence, SpamScore } from './spam-score.ts'

/** How a message arrived, before it is parsed. */
export type Visit = Pick<Evidence, 'channel' | 'isFromPage' | 'isTrapFilled'> & {
  /** Key for rate limits: an IP address, or the /64 network that one IPv6 customer has. */
  readonly caller: string
  /** The request's cookies, possibly with a token and a puzzle solution. */
  readonly cookies: string | undefined
}

/** A valid message, with the key that identifies a retry of it. */
export type SentMessage = Pick<Evidence, 'name' | 'message'> & { readonly key: string; readonly emailKey: string }

export type Verdict = SpamScore & {
  /** The message could not be stored; sending it again, even changed, counts as the first time. */
  undo(): Promise<void>
}

/** Weighs one message; it counts as sent. */
export type MessageCheck = (sent: SentMessage) => Promise<Verdict>
export type Screen = (visit: Visit) => MessageCheck
