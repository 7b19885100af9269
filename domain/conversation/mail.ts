import type { MessageFile } from './message.ts'

/** A person as a mail names them: `address` in its one form (`normaliseEmail`). */
export type Mailbox = { readonly name: string; readonly address: string }

/** What a delivery report (RFC 3464) or a read receipt (RFC 8098) says. */
export type MailReport = {
  readonly kind: 'delivery' | 'receipt'
  /** Message-ID of the mail it is about, as the original's header in the report says. */
  readonly about: string | null
  readonly recipients: readonly ReportedRecipient[]
}
export type ReportedRecipient = {
  /** Final-Recipient and, where it was forwarded, Original-Recipient; in their one form. */
  readonly addresses: readonly string[]
  readonly action: string
  readonly status: string
}

/** A mail as it was read: everything that rules ask about it. */
export type ReceivedMail = {
  readonly from: Mailbox | null
  readonly replyTo: readonly Mailbox[]
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  /** Addresses that servers wrote down on the way: Delivered-To, X-Original-To, Envelope-To and their like. */
  readonly delivered: readonly string[]
  readonly returnPath: string | null
  readonly subject: string
  readonly messageId: string | null
  /** Message-IDs that it answers, the nearest first. */
  readonly references: readonly string[]
  /** The sender's own date; null if it has none that can be read. */
  readonly date: string | null
  /** Headers by which programs say that they wrote it, lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The topmost Authentication-Results, which our own server wrote. */
  readonly authentication: string
  /** All text that can be seen, pictures as `[name]`. */
  readonly text: string
  readonly files: readonly MessageFile[]
  readonly report: MailReport | null
  /** It could not be read as it is: what was found is shown, with the original. */
  readonly isDamaged: boolean
}
