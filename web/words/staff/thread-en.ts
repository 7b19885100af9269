import type { Author, Channel, MessageState } from '#domain/conversation/message.ts'

const channels: Record<Channel, string> = { email: 'Email', whatsapp: 'WhatsApp', telegram: 'Telegram' }
const states: Record<MessageState, string> = {
  received: 'Received',
  queued: 'Sending…',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not delivered',
  perhaps: 'Perhaps sent',
}
const authors: Record<Exclude<Author, 'lead' | 'us'>, (lead: string) => string> = {
  other: (lead) => `Someone else, through ${lead}’s address`,
  unproven: (lead) => `May not be from ${lead}`,
}

/** English: the conversation with a lead. */
export const thread = {
  title: 'Messages',
  loadFailed: 'Couldn’t load the messages',
  older: 'Show older messages',
  channels,
  states,
  authors,
  by: (teammate: string) => `${teammate}, team`,
  to: (person: string) => `to ${person}`,
  copies: (addresses: string) => `Also written to: ${addresses}`,
  answerTo: (address: string) => `Asks to be answered at ${address}`,
  hint: (name: string) => `Came through ${name}’s address`,
  automatic: 'Automatic reply',
  noText: 'No text.',
  damaged: 'This message couldn’t be read completely. Download it to see all of it.',
  contentIn: (files: string) => `The content is in ${files}.`,
  shownQuote: 'Show what we wrote before',
  writtenAt: (when: string) => `dated ${when} by the sender`,
  original: 'Download the original message',
  download: (name: string) => `Download: ${name}`,
  downloadFailed: 'Couldn’t download the file',
  noSuchMailbox: 'There is no such mailbox.',
  perhaps:
    'The connection broke while this was being sent. It may have arrived. Ask before you send it again, or mark it as sent.',
  wasSent: 'Mark as sent',
  sendAgain: 'Send again',
  decideFailed: 'Couldn’t save. Check your connection and try again.',
  reply: {
    open: 'Write an email',
    title: (name: string) => `Email to ${name}`,
    to: 'To',
    lead: (address: string) => address,
    stranger: (name: string, address: string) => `${name} · ${address} (not this lead)`,
    template: 'Template',
    noTemplate: 'Choose a template',
    templateFailed: 'Couldn’t load the template. Write your own text.',
    subject: 'Subject',
    text: 'Message',
    send: (address: string) => `Send to ${address}`,
    sending: 'Sending…',
    sent: 'Email queued',
    failed: 'Couldn’t send the email',
    cancel: 'Close',
    newer: (who: string) => `${who} wrote while you were typing. Read it, then send again if your text still fits.`,
    settle: 'No answer needed',
    settled: 'Marked as “no answer needed”',
    settleFailed: 'Couldn’t mark the messages',
  },
}

export type ThreadWords = typeof thread
