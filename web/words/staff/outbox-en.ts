import type { MailStatus, MailTemplate } from '#domain/mail.ts'

const statuses: Record<MailStatus, string> = { queued: 'Waiting', sent: 'Sent', failed: 'Failed', kept: 'Kept here' }
const templates: Record<MailTemplate, string> = {
  contact_receipt: 'Receipt of a message',
  setup_received: 'Account setup received',
  setup_completed: 'Account setup completed',
  cancellation_received: 'Receipt of a cancellation',
  cancellation_for_staff: 'New cancellation, to the team',
  setup_for_staff: 'New account setup, to the team',
  invitation: 'Invitation',
  bulk_reading: 'Warning: many leads read',
  task_reminder: 'Task reminder',
  digest: 'Daily digest',
}

/** English: the outbox. */
export const outbox = {
  title: 'Outbox',
  lead: 'Emails to customers and teammates: sent, waiting and failed.',
  noServer: 'No mail server is set.',
  noServerText: 'Mails are kept here and not sent. With SMTP_URL and MAIL_FROM set, the next start sends new ones.',
  noLinks: 'Emails carry no links.',
  noLinksText:
    'The product doesn’t know its public address. Set PUBLIC_URL and start it again: later emails have links.',
  filters: 'Filters of the outbox',
  status: 'Status',
  anyStatus: 'Any status',
  statuses,
  templates,
  mails: 'Mails, newest first',
  mail: 'Mail',
  loadFailed: 'Couldn’t load the outbox',
  mailFailed: 'Couldn’t load the mail',
  none: 'No mails yet',
  noneText: 'The first one is the receipt for a visitor’s message.',
  noneFound: 'No mail has this status',
  problem: (attempts: number, problem: string) =>
    attempts === 1 ? `1 try: ${problem}` : `${attempts} tries: ${problem}`,
  to: 'To',
  kind: 'Kind',
  language: 'Language',
  created: 'Written',
  sent: 'Accepted',
  attempts: 'Tries',
  lastProblem: 'Last answer',
  due: 'Next try',
  retry: 'Send again',
  retrying: 'Queuing…',
  retried: 'The mail is queued again',
  retryFailed: 'The mail was not queued',
  retryConflict: 'It is queued or sent already, or it carried a link that is gone by now: then invite again.',
}
