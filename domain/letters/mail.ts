import type { ReportableLogin } from '#domain/conversation/own-login.ts'
import type { CancellationKind } from '#domain/setups/cancellations.ts'
import type { Language, StaffLanguage } from '#domain/site/languages.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { ReplyTemplate } from './reply-template.ts'

type DeclarationReceipt = { readonly receivedAt: string; readonly receipt: string; readonly kind: CancellationKind }

/** Values of each mail to a customer; times as ISO 8601 strings. */
type CustomerMailValues = {
  /** To a visitor, on a message. */
  contact_receipt: { readonly receivedAt: string }
  /** To a customer, on account details. */
  setup_received: { readonly receivedAt: string }
  /** To a customer whose account is set up. */
  setup_completed: { readonly completedAt: string }
  /** To a customer who withdrew or cancelled: content, time and receipt number. */
  cancellation_received: DeclarationReceipt & {
    /** Receipts of later declarations, gathered once the mailbox had its share of the day. */
    readonly further?: readonly DeclarationReceipt[]
  }
  /** To a lead: asks once if its address may get offers. */
  confirm_offers: Readonly<Record<never, never>>
  /**
   * To a lead, by a rule of the team: a reply template in its wording at the time, null for the shipped one; with
   * `template` null a text of the team's own, filled in.
   */
  rule_letter: {
    readonly template: ReplyTemplate | null
    readonly wording: { readonly subject: string; readonly text: string } | null
    readonly colleague: string
    readonly company: string
    /** When the underlying consent was given; absent in older letters. */
    readonly agreedAt?: string
    /** Name of the rule then; absent in older letters. */
    readonly rule?: string
  }
  /** To a lead, as a teammate wrote it (`domain/conversation`). */
  reply: {
    readonly subject: string
    readonly text: string
    /** The teammate, as they sign. */
    readonly sender: string
    /** The lead's own reply address. */
    readonly replyTo: string
    /** Message-IDs that it answers, the nearest first. */
    readonly references: readonly string[]
  }
}

type BulkWarning = {
  readonly username: string
  readonly at: string
  /** Present if its recipient did it: no other supervisor has an address. */
  readonly own?: true
}

/** Values of each email to a teammate. None contains a customer's text, to keep it out of mailboxes. */
type StaffMailValues = {
  setup_for_staff: { readonly receivedAt: string }
  cancellation_for_staff: { readonly receivedAt: string }
  /** `link` accepts the invitation, once; it is deleted after sending. Null if the email has none. */
  invitation: {
    readonly link: string | null
    readonly invitedBy: string
    readonly role: Role
    readonly expiresAt: string
  }
  /** To supervisors: one session read more leads than a person would, or exported a file. */
  bulk_reading: BulkWarning
  /** To those who can restore leads: one person moved many to the bin (`domain/staff/permissions` manyBinned). */
  bulk_binning: BulkWarning
  task_reminder: { readonly title: string; readonly dueAt: string; readonly leadId: string }
  /** A webhook was switched off: to those who manage connections. */
  webhook_paused: { readonly name: string; readonly since: string }
  /** A login of ours was ended by the other side: to those who manage connections. */
  login_ended: { readonly login: ReportableLogin; readonly since: string }
  /** The figures of a week, to those who asked for them. */
  weekly_summary: {
    /** Its Monday and Sunday, `YYYY-MM-DD`. */
    readonly from: string
    readonly to: string
    readonly leads: number
    readonly leadsBefore: number
    /** Leads that needed an answer. */
    readonly waited: number
    readonly replied: number
    /** Seconds within which half of those had a reply; null without any. */
    readonly p50: number | null
    readonly converted: number
    readonly convertedBefore: number
    /** Leads won in the week, of any age, and their intended deposits, US dollars. Absent in older emails. */
    readonly wonLeads?: number
    readonly won: number
    /**
     * Per currency, in minor units: paid and refunded in the week, and the monthly recurring sum before and after it.
     */
    readonly money?: readonly {
      readonly currency: string
      readonly paid: number
      readonly back: number
      readonly start: number
      readonly end: number
    }[]
  }
  digest: {
    /** The day it reports on, `YYYY-MM-DD`. */
    readonly day: string
    /** Leads that came in since the digest before. */
    readonly newLeads: number
    readonly overdueLeads: number
    readonly tasksToday: number
    readonly overdueTasks: number
  }
}

export type MailValues = CustomerMailValues & StaffMailValues
export type MailTemplate = keyof MailValues
/** True if a mail is an offer, which its recipient can unsubscribe from. */
export const isOffer = (template: string): boolean => template === ('rule_letter' satisfies MailTemplate)
/** True if an email asks its recipient to confirm that the address may get offers. */
export const asksToConfirm = (template: string): boolean => template === ('confirm_offers' satisfies MailTemplate)
type CustomerMailTemplate = keyof CustomerMailValues
type StaffMailTemplate = keyof StaffMailValues

export const customerMailTemplates = [
  'contact_receipt',
  'setup_received',
  'setup_completed',
  'cancellation_received',
  'confirm_offers',
  'rule_letter',
  'reply',
] as const satisfies readonly CustomerMailTemplate[]
/** Emails not attempted to an undeliverable address. A cancellation receipt is required by law and always attempted. */
export const stoppedMails = [
  'contact_receipt',
  'setup_received',
  'setup_completed',
  'confirm_offers',
  'rule_letter',
  'reply',
] as const satisfies readonly CustomerMailTemplate[]

/** Hours between emails that gather required receipts, and the maximum number of receipts in one. */
export const gathering = { hours: 6, max: 100 } as const

/** The receipt of a cancellation is owed by law, however late and however many there are. */
export const sentHoweverLate = ['cancellation_received'] as const satisfies readonly CustomerMailTemplate[]

export const staffMailTemplates = [
  'setup_for_staff',
  'cancellation_for_staff',
  'invitation',
  'bulk_reading',
  'bulk_binning',
  'task_reminder',
  'webhook_paused',
  'login_ended',
  'weekly_summary',
  'digest',
] as const satisfies readonly StaffMailTemplate[]
/** Mails to a teammate that do not wait for the end of their quiet hours: asked for just now, or a matter of security. */
const urgentMails = ['invitation', 'bulk_reading', 'bulk_binning'] as const satisfies readonly StaffMailTemplate[]

/** True if an email waits until its teammate's quiet hours are over. */
export const waitsWhileQuiet = (template: MailTemplate): boolean =>
  staffMailTemplates.some((one) => one === template) && !urgentMails.some((one) => one === template)

export const mailTemplates = [...customerMailTemplates, ...staffMailTemplates] as const

/** Customers get mails in every language of the site, teammates in the two of the staff area. */
export type MailLanguage<T extends MailTemplate> = T extends CustomerMailTemplate ? Language : StaffLanguage

/** True if a teammate wrote it by hand, so that a duplicate would be two letters. */
export const isHandWritten = (template: string): boolean => template === ('reply' satisfies MailTemplate)

/**
 * queued: awaiting its (next) attempt. failed: no more attempts. kept: no mail server is set, staff read it here.
 * perhaps: handed over without the mail server's answer.
 */
export const mailStatuses = ['queued', 'sent', 'failed', 'kept', 'perhaps'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** Maximum attempts of a mail. */
export const mailTries = 14

/** Attempts after which the delay stops doubling. */
const doublings = 9

/** Delay after the nth try (from 1), milliseconds: 1, 2, 4 … 256 minutes, then 256 each: a day and an hour in all. */
export function mailRetryDelayMs(tries: number): number {
  return 60_000 * 2 ** (Math.min(tries, doublings) - 1)
}

/**
 * Maximum emails per template and mailbox, in whatever spelling, in 24 hours, for templates triggered by public forms.
 * Further ones are not queued, so that no mailbox can be flooded through us; required ones are gathered into one email.
 */
export const mailsPerMailboxAndDay = {
  contact_receipt: 1,
  setup_received: 3,
  cancellation_received: 3,
} as const satisfies { readonly [T in MailTemplate]?: number }

const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]{0,59}$/u
const looksLikeAddress = /\.\p{L}|www|https?/iu

/**
 * The name for a mail's greeting, or null. A name typed by a visitor is sent to an address that may be a stranger's, so
 * it must not carry advertising or a link.
 */
export function greetableName(name: string | null): string | null {
  const trimmed = name?.trim() ?? ''
  const isName = looksLikeName.test(trimmed) && !looksLikeAddress.test(trimmed) && trimmed.split(/\s+/).length <= 5
  return isName ? trimmed : null
}
