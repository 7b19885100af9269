import type { Channel } from '#domain/privacy/consent-channels.ts'

const kinds = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  whatsapp: 'WhatsApp',
  meeting: 'Meeting',
  follow_up: 'Follow-up',
  task: 'Task',
}
const agreed: Record<Channel, (when: string, form: string) => string> = {
  phone: (when, form) => `May be called with offers: agreed on ${when} (${form})`,
  whatsapp: (when, form) => `May get offers on WhatsApp: agreed on ${when} (${form})`,
  email: (when, form) => `May get offers by email: agreed on ${when} (${form})`,
}
const refused: Record<Channel, string> = {
  phone: 'Did not agree to calls with offers: call only if they asked for a call',
  whatsapp: 'Did not agree to offers on WhatsApp',
  email: 'Did not agree to offers by email',
}
const withdrawn: Record<Channel, (when: string) => string> = {
  phone: (when) => `Withdrew consent to calls with offers on ${when}: call only if they asked for a call`,
  whatsapp: (when) => `No offers on WhatsApp: consent withdrawn on ${when}`,
  email: (when) => `No offers by email: consent withdrawn on ${when}`,
}
const unknown: Record<Channel, string> = {
  phone: 'No consent on record for calls with offers: call only if they asked for a call',
  whatsapp: 'No consent on record for offers on WhatsApp',
  email: 'No consent on record for offers by email',
}

/** English: the record of a lead, as a page and as the side panel. */
export const leadRecord = {
  open: 'Open as a page',
  edit: 'Edit all fields',
  back: 'Leads',
  place: (place: string, of: string) => `${place} of ${of}`,
  cameIn: (when: string, ago: string) => `Came in ${when} (${ago})`,
  message: 'Message',
  noMessage: 'No message. The lead left contact details only.',
  conversation: 'Conversation',
  details: 'Details',
  files: {
    title: 'Files',
    add: 'Choose a file, or drop it here',
    adding: 'Uploading…',
    hint: (size: string) => `PDF, picture, voice message, Word, Excel or text, up to ${size}. Stored encrypted.`,
    tooLarge: (size: string) => `This file is too large. Choose one up to ${size}.`,
    refused:
      'Can’t store this file: its content doesn’t match its name, or its type isn’t allowed. Choose a PDF, picture, voice message, Word, Excel or text file.',
    tooMany: 'This lead has reached the maximum number of files. Delete one first.',
    loadFailed: 'Couldn’t load the files',
    download: (name: string) => `Download: ${name}`,
    downloadFailed: 'Couldn’t download the file',
    remove: (name: string) => `Delete: ${name}`,
    removeTitle: 'Delete this file permanently?',
    removeConfirm: 'Delete',
    removing: 'Deleting…',
    removeFailed: 'Couldn’t delete the file',
  },
  saved: 'Saved',
  unsaved: 'This lead has unsaved changes.',
  save: 'Save',
  undeliverable: {
    since: (when: string, reason: string | null) =>
      `Undeliverable since ${when}: ${reason ? `the mail server refused this address (${reason})` : 'the mail server refused this address'}. No automatic emails go to it.`,
    tryAgain: 'Try this address again',
    failed: 'Couldn’t update the address',
  },
  never: 'Not yet',
  followUpPlanned: 'Follow-up planned',
  followUpMoved: 'Follow-up moved',
  followUpFailed: 'Couldn’t plan the follow-up',
  addTag: 'Add a tag',
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  taskType: 'Type',

  composer: {
    kinds,
    contact: 'Log contact',
    keyOf: (kind: string, key: string) => `${kind} (${key.toUpperCase()})`,
    text: {
      note: 'Comment',
      call: 'Call notes',
      email: 'Email summary',
      whatsapp: 'Message summary',
      meeting: 'Agenda',
      follow_up: 'Follow-up notes',
    },
    subject: 'Subject (optional)',
    fromLead: 'From the lead',
    mention: 'Mention a teammate',
    mentionHint: 'Type @ to mention a teammate.',
  },

  consent: {
    label: 'Consent',
    agreed,
    refused,
    unconfirmed: (when: string, asked: string | null) =>
      asked === null
        ? `No offers by email yet: agreed on ${when}, address not confirmed`
        : `No offers by email yet: agreed on ${when}, address not confirmed (asked on ${asked})`,
    withdrawn,
    unknown,
    answer: 'You may always answer what they asked.',
    failed: 'Couldn’t load the consents. Check Privacy before you write offers.',
  },
}

export type LeadRecordWords = typeof leadRecord
