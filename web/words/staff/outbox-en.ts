import type { MailStatus, MailTemplate } from '#domain/mail.ts'

const statuses: Record<MailStatus, string> = { queued: 'Queued', sent: 'Sent', failed: 'Failed', kept: 'Not sent' }
const templates: Record<MailTemplate, string> = {
  contact_receipt: 'Message received',
  setup_received: 'Account setup received',
  setup_completed: 'Account setup completed',
  cancellation_received: 'Cancellation received',
  confirm_offers: 'Request to confirm an address',
  rule_letter: 'Email sent by a rule',
  cancellation_for_staff: 'New cancellation (team)',
  setup_for_staff: 'New account setup (team)',
  invitation: 'Invitation',
  bulk_reading: 'Warning: many leads read',
  bulk_binning: 'Warning: many leads in the recycle bin',
  task_reminder: 'Task reminder',
  webhook_paused: 'Webhook switched off',
  weekly_summary: 'Weekly summary',
  digest: 'Daily digest',
}

/** English: the outbox. */
export const outbox = {
  title: 'Outbox',
  lead: 'Emails to customers and teammates: sent, queued and failed.',
  noServer: 'No mail server is set.',
  noServerText:
    'Emails are stored here and not sent. Set SMTP_URL and MAIL_FROM, then restart: new emails will be sent.',
  noLinks: 'Emails have no links.',
  noLinksText: 'The public address isn’t set. Set PUBLIC_URL and restart: new emails will have links.',
  filters: 'Filter the outbox',
  status: 'Status',
  anyStatus: 'Any status',
  statuses,
  templates,
  mails: 'Emails, newest first',
  mail: 'Email',
  loadFailed: 'Couldn’t load the outbox',
  mailFailed: 'Couldn’t load the email',
  none: 'No emails yet',
  noneText: 'The first will be the receipt for a visitor’s message.',
  noneFound: 'No emails with this status',
  problem: (attempts: number, problem: string) =>
    attempts === 1 ? `1 attempt: ${problem}` : `${attempts} attempts: ${problem}`,
  to: 'To',
  kind: 'Type',
  language: 'Language',
  created: 'Created',
  sent: 'Delivered to server',
  attempts: 'Attempts',
  lastProblem: 'Last error',
  due: 'Next attempt',
  retry: 'Send again',
  retrying: 'Queuing…',
  retried: 'Email queued again',
  retryFailed: 'Couldn’t queue the email',
  retryConflict: 'It’s already queued or sent, or its link has expired. For an expired invitation, invite again.',
}
