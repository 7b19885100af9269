import type { MessageFile } from './message.ts'

/** A person named in a mail; `address` is normalised (`normaliseEmail`). */
export type Mailbox = { readonly name: string; readonly address: string }

/** Content of a delivery report (RFC 3464), read receipt (RFC 8098), or complaint that a provider passes on (RFC 5965). */
export type MailReport = {
  readonly kind: 'delivery' | 'receipt' | 'complaint'
  /** Message-ID of the original mail, from its header in the report. */
  readonly about: string | null
  readonly recipients: readonly ReportedRecipient[]
}
export type ReportedRecipient = {
  /** Final-Recipient and, if forwarded, Original-Recipient; normalised. */
  readonly addresses: readonly string[]
  /** Of a complaint, its kind, such as `abuse`. */
  readonly action: string
  readonly status: string
}

/** A parsed mail, with everything the rules need. */
export type ReceivedMail = {
  readonly from: Mailbox | null
  /** False if the headers name several senders, or one that mail programs interpret differently. */
  readonly isFromClear: boolean
  /** The author, where a mailing list put its own address into From (X-Original-From). */
  readonly originalFrom: Mailbox | null
  /** Authors of the attached mails; an address is empty if it is unknown. */
  readonly attachedFrom: readonly Mailbox[]
  readonly replyTo: readonly Mailbox[]
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  /** Addresses from Delivered-To, X-Original-To, Envelope-To and the like. */
  readonly delivered: readonly string[]
  readonly returnPath: string | null
  readonly subject: string
  readonly messageId: string | null
  /** Message-IDs of the mails it replies to, the most recent first. */
  readonly references: readonly string[]
  /** The sender's date; null if absent or unreadable. */
  readonly date: string | null
  /** Headers that mark automatic mails, lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Authentication results that our own mail server added (`ownAuthentication`). */
  readonly authentication: string
  /** The visible text, with pictures as `[name]`. */
  readonly text: string
  readonly files: readonly MessageFile[]
  /** Who accepts, declines, invites or cancels by a calendar file, but for rooms. */
  readonly appointmentBy: string | null
  readonly report: MailReport | null
  /** True if it could not be parsed completely: the readable part is shown with the original. */
  readonly isDamaged: boolean
}
