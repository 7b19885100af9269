import type { ReceivedMail } from './mail.ts'

/** An ordinary mail. */
export const receivedMail = (own: Partial<ReceivedMail> = {}): ReceivedMail => ({
  from: { name: 'Lucía', address: 'lucia@example.com' },
  isFromClear: true,
  originalFrom: null,
  attachedFrom: [],
  appointmentBy: null,
  replyTo: [],
  to: [{ name: '', address: 'sales@example.org' }],
  cc: [],
  delivered: [],
  returnPath: null,
  subject: 'Re: Your trial',
  messageId: '<one@example.com>',
  references: [],
  date: null,
  headers: {},
  authentication: '',
  text: 'Hello',
  files: [],
  report: null,
  isDamaged: false,
  ...own,
})
