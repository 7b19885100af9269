import { z } from 'zod'
import {
  appointmentActs,
  authors,
  billings,
  channels,
  fileStates,
  markStyles,
  messageKinds,
  messageLimits,
  messageStates,
  messengers,
  settlements,
} from '#domain/conversation/message.ts'
import { templateHeaders } from '#domain/conversation/messengers/whatsapp-templates.ts'
import { maxSentFileBytes, maxSentFiles } from '#domain/conversation/sent-files.ts'
import { attachmentNameIsPlain, maxAttachmentName } from '#domain/leads/attachments.ts'
import { spokenLanguages } from '#domain/site/languages.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { choice, email, id, longText, moment, text } from './text.ts'

/** A message of a conversation, on any channel. */
export const message = z.strictObject({
  id,
  /** Null: no lead yet, in the inbox. */
  leadId: id.nullable(),
  channel: choice(channels),
  direction: z.enum(['in', 'out']),
  author: choice(authors),
  /** The author; for our messages the recipient. `key` identifies them in their channel; for mail it is the address. */
  person: z.strictObject({ key: z.string(), address: z.string(), name: z.string().nullable() }),
  /** The teammate who wrote it; of one of theirs, who forwarded it to us. */
  writtenBy: z.string().nullable(),
  subject: z.string().nullable(),
  /** Kind of message besides text. */
  kind: choice(messageKinds),
  text: z.string(),
  /** Styled ranges of the text, in UTF-16 units. */
  marks: z.array(z.strictObject({ from: z.int(), to: z.int(), style: choice(markStyles) })),
  /** The message it replies to, if known. */
  quoted: z.strictObject({ text: z.string(), isOurs: z.boolean() }).nullable(),
  reactions: z.array(z.string()),
  /** Later edits in order; `text` stays unchanged. */
  edits: z.array(z.strictObject({ text: z.string(), at: moment })),
  /** When its author deleted it in the channel. */
  deletedAt: moment.nullable(),
  /** Lines that only repeat ours, half-open ranges counted from 0. */
  folds: z.array(z.tuple([z.int(), z.int()])),
  /** `size`: 0 while it is not known; `state`: whether it can be downloaded. */
  files: z.array(
    z.strictObject({
      place: z.int(),
      name: z.string(),
      type: z.string(),
      size: z.int(),
      state: choice(fileStates),
      /** What a calendar file says; `zone`: the name of a time zone in which `start` is local time, if only that calendar knows it. */
      appointment: z
        .strictObject({
          act: choice(appointmentActs),
          title: z.string(),
          start: z.string().nullable(),
          zone: z.string().nullable(),
        })
        .nullable(),
      /** Of an attached mail, names of what is in it and is not shown; null: none of it is. */
      inside: z.array(z.string()).nullable(),
    }),
  ),
  /** True if the message as it arrived can be downloaded. */
  hasOriginal: z.boolean(),
  /** Further recipients. */
  copies: z.array(z.string()),
  /** Reply-To, if different from the sender. */
  answerTo: z.string().nullable(),
  /** The lead of its address or reference, if it is in another thread. */
  hint: z.strictObject({ leadId: id, name: z.string() }).nullable(),
  /** The leads that a forwarded mail could be about, if several: it is in no thread until a teammate chooses one. */
  choices: z.array(z.strictObject({ leadId: id, name: z.string() })),
  isAutomatic: z.boolean(),
  isDamaged: z.boolean(),
  state: choice(messageStates),
  /** Error code of the channel. */
  problem: z.string().nullable(),
  /** WhatsApp billing category of our message; null: not reported. */
  billing: choice(billings).nullable(),
  at: moment,
  /** The sender's own date. */
  sentAt: moment.nullable(),
  /** Why it needs no answer; null while it waits. */
  settledAs: choice(settlements).nullable(),
})
export type Message = z.output<typeof message>

/** A lead's contact in a messenger. */
const channelPerson = z.strictObject({
  channel: choice(messengers),
  /** Null: the lead's own number, which has not written yet. */
  key: z.string().nullable(),
  address: z.string(),
  name: z.string().nullable(),
  /** End of the free-form window; if past, templates only. Null: unlimited. */
  openUntil: moment.nullable(),
  /** True if they block our messages. */
  isClosed: z.boolean(),
  wantsNoOffers: z.boolean(),
  /** A teammate or a start link gave them to the lead, and `attachMessages` takes them away from it. */
  isGiven: z.boolean(),
})
export type ChannelPerson = z.output<typeof channelPerson>

/** Text that WhatsApp approved, in the lead's language or the nearest there is. */
const whatsAppTemplate = z.strictObject({
  name: z.string(),
  language: z.string(),
  text: z.string(),
  /** Number of placeholders. */
  places: z.int(),
  /** True for WhatsApp's marketing category, which requires consent to offers. */
  isOffer: z.boolean(),
  /** The kind of its header file, which is sent along; null: none. */
  header: choice(templateHeaders).nullable(),
})
export type TemplateOfWhatsApp = z.output<typeof whatsAppTemplate>

/** A file of a message that is being written, its writer's until it is sent; or of a rule. */
export const draftFile = z.strictObject({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type DraftFile = z.output<typeof draftFile>

const limit = { max: 600, windowSeconds: 60 } as const
const ofLead = z.strictObject({ id })
const fileName = text(maxAttachmentName).refine(attachmentNameIsPlain, { params: { problem: 'invalid' } })
/** Files of the draft, in their order. */
const files = z.array(id).max(maxSentFiles).default([])
/** Marks how much of the conversation the writer has seen: `seen` of `listMessages` or of the last conflict. */
const seen = text(80).nullable()

/** The newest unseen message, which a refused sending returns with its conflict. */
export type Unseen = { readonly by: string; readonly text: string; readonly seen: string }

export const messageRoutes = routes({
  listMessages: {
    method: 'GET',
    path: '/api/leads/{id}/messages',
    summary: 'The conversation with a lead over all channels, newest first, page by page, and how it can be continued',
    access: { staff: 'lead.read' },
    scope: 'leads:read',
    limit: { max: 1200, windowSeconds: 60 },
    params: ofLead,
    query: z.strictObject({ limit: pageSize, cursor: filter(text(400)) }),
    response: z.strictObject({
      data: z.array(message),
      nextCursor: z.string().nullable(),
      /** Mark to send with a reply: covers messages, forms and logged words of the lead. Null after the first page. */
      seen: z.string().nullable(),
      /** The newest words of the lead after its first form: of a further one, or logged by a teammate. Null after the first page. */
      wroteAgain: z.strictObject({ id, content: z.string(), at: moment }).nullable(),
      /** The lead's email addresses, the current one first, and whether mails go out. */
      emails: z.array(z.string()),
      sendsMail: z.boolean(),
      /** The lead's messenger contacts. */
      people: z.array(channelPerson),
      /** The messengers that are connected. */
      messengers: z.array(choice(messengers)),
      /**
       * Messages on this page in a language the reader does not answer in, with teammates who do. The first page also
       * has the form's message, under the lead's id.
       */
      foreign: z.array(
        z.strictObject({ messageId: id, language: choice(spokenLanguages), teammates: z.array(z.string()) }),
      ),
      /** The language that the lead writes or reads, where the reader does not answer in it. */
      writesIn: choice(spokenLanguages).nullable(),
      /** True if a language model translates. */
      translates: z.boolean(),
    }),
    showsLeads: true,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/leads/{id}/messages',
    summary:
      'Write to a lead: by mail to one of its addresses, or to the sender of the message that is answered. A conflict where ' +
      'they or we have written since what was seen, with the newest of it',
    access: { staff: 'lead.write' },
    limit: { max: 120, windowSeconds: 60 },
    params: ofLead,
    body: z.strictObject({
      channel: z.literal('email'),
      to: email,
      subject: text(messageLimits.subject),
      text: longText(messageLimits.text, 1),
      files,
      /** The message being answered. */
      answers: id.nullish(),
      seen,
    }),
    response: message,
    status: 201,
    idempotent: true,
    showsLeads: true,
    errors: ['conflict'],
  },
  sendChatMessage: {
    method: 'POST',
    path: '/api/leads/{id}/chat-messages',
    summary:
      'Write to a lead in a messenger: within a day of their last message freely, on WhatsApp after that by a template. A conflict ' +
      'where they or we have written since what was seen, with the newest of it',
    access: { staff: 'lead.write' },
    limit: { max: 120, windowSeconds: 60 },
    params: ofLead,
    body: z.strictObject({
      channel: choice(messengers),
      /** The recipient among the lead's contacts in that channel; null: the lead's own number. */
      to: id.nullable(),
      text: longText(messageLimits.text),
      /** Instead of a text. */
      template: z
        .strictObject({ name: text(512, 1), language: text(20, 1), values: z.array(text(1_000)).max(20) })
        .nullish(),
      files,
      /** The message being answered. */
      answers: id.nullish(),
      seen,
    }),
    response: message,
    status: 201,
    idempotent: true,
    showsLeads: true,
    errors: ['conflict'],
  },
  addMessageFile: {
    method: 'POST',
    path: '/api/leads/{id}/message-files',
    summary:
      'Add a file to a message that is being written to a lead: of a kind and size that its channel takes, whose content is what ' +
      'its name says. One that is not sent is deleted after a week',
    access: { staff: 'lead.write' },
    limit: { max: 120, windowSeconds: 60 },
    params: ofLead,
    query: z.strictObject({
      channel: choice(channels),
      name: fileName,
    }),
    upload: { maxBytes: maxSentFileBytes },
    response: draftFile,
    status: 201,
    idempotent: true,
    errors: ['conflict'],
  },
  deleteMessageFile: {
    method: 'DELETE',
    path: '/api/message-files/{id}',
    summary: 'Take a file out of a message that is being written',
    access: { staff: 'lead.write' },
    limit,
    params: ofLead,
  },
  listWhatsAppTemplates: {
    method: 'GET',
    path: '/api/leads/{id}/whatsapp-templates',
    summary: 'The templates that WhatsApp approved, in the language of a lead or the nearest there is',
    access: { staff: 'lead.write' },
    limit,
    params: ofLead,
    response: z.strictObject({
      data: z.array(whatsAppTemplate),
      /** True if there are templates, but none in the lead's language. */
      isOtherLanguage: z.boolean(),
    }),
    errors: ['conflict'],
  },
  listRuleTemplates: {
    method: 'GET',
    path: '/api/automation/whatsapp-templates',
    summary: 'The templates that WhatsApp approved and a rule can fill: with a place for the name at most',
    access: { staff: 'automation.write' },
    limit,
    response: z.strictObject({
      /** By name: translations share name and header. */
      data: z.array(
        z.strictObject({ name: z.string(), languages: z.array(z.string()), header: whatsAppTemplate.shape.header }),
      ),
    }),
    errors: ['conflict'],
  },
  addRuleFile: {
    method: 'POST',
    path: '/api/automation/files',
    summary:
      'Add a file that a template of a rule is to begin with, of a kind and size that WhatsApp takes. One that no rule names is ' +
      'deleted after a week',
    access: { staff: 'automation.write' },
    limit: { max: 120, windowSeconds: 60 },
    query: z.strictObject({ name: fileName }),
    upload: { maxBytes: maxSentFileBytes },
    response: draftFile,
    status: 201,
    idempotent: true,
    errors: ['conflict'],
  },
  makeStartLink: {
    method: 'POST',
    path: '/api/leads/{id}/start-link',
    summary: 'Make a link that ties the Telegram chat of whoever opens it first to a lead; it works once',
    access: { staff: 'lead.write' },
    limit,
    params: ofLead,
    response: z.strictObject({ link: z.string() }),
    errors: ['conflict'],
  },
  settleMessages: {
    method: 'POST',
    path: '/api/leads/{id}/messages/settle',
    summary:
      'Say that what was seen needs no answer: messages, and forms of a lead that has not written otherwise. What came later waits; ' +
      'a conflict where nothing else waits',
    access: { staff: 'lead.write' },
    limit,
    params: ofLead,
    /** A message alone marks itself and what came before it. */
    body: z.strictObject({ seen }),
    /** Number of messages, besides forms. */
    response: z.strictObject({ settled: z.int() }),
    errors: ['conflict'],
  },
  decideOutcome: {
    method: 'POST',
    path: '/api/messages/{id}/outcome',
    summary: 'Decide about a message that was perhaps sent, or failed: that it was sent, or to send it again',
    access: { staff: 'lead.write' },
    limit,
    params: ofLead,
    body: z.strictObject({ outcome: z.enum(['sent', 'again']) }),
    response: message,
    showsLeads: true,
    errors: ['conflict'],
  },
  readMessageFile: {
    method: 'GET',
    path: '/api/messages/{id}/files/{place}',
    summary: 'Download a file of a message, or as place 0 the message as it arrived; audited',
    access: { staff: 'lead.read' },
    limit: { max: 240, windowSeconds: 60 },
    params: z.strictObject({ id, place: z.coerce.number().int().min(0).max(1_000) }),
    errors: ['secret_damaged'],
    download: 'application/octet-stream',
  },
})
