import { z } from 'zod'
import { mailStatuses, mailTemplates } from '#domain/letters/mail.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { choice, id, moment, text } from './text.ts'

/** A mail in the outbox, without its text. */
const mail = z.strictObject({
  id,
  template: choice(mailTemplates),
  language: z.string(),
  recipient: z.string(),
  recipientName: z.string().nullable(),
  subject: z.string(),
  /** Its cause, such as `lead` and its id. */
  entity: z.string(),
  entityId: z.string(),
  status: choice(mailStatuses),
  /** How often it was tried. */
  attempts: z.int(),
  /** The mail server's code or the connection's error; null if the last try had none. */
  lastProblem: z.string().nullable(),
  /** Next attempt of a queued mail. */
  dueAt: moment,
  createdAt: moment,
  sentAt: moment.nullable(),
})
export type Mail = z.output<typeof mail>

const read = { access: { staff: 'mail.read' }, limit: { max: 600, windowSeconds: 60 } } as const
const byId = z.strictObject({ id })

export const mailRoutes = routes({
  listMails: {
    method: 'GET',
    path: '/api/mails',
    summary: 'The outbox, newest first, page by page',
    ...read,
    query: z.strictObject({ status: filter(choice(mailStatuses)), limit: pageSize, cursor: filter(text(400)) }),
    response: z.strictObject({
      data: z.array(mail),
      nextCursor: z.string().nullable(),
      /** True if a mail server is set; without one mails are kept here. */
      sends: z.boolean(),
      /** True if mails contain links, which need `PUBLIC_URL`. */
      links: z.boolean(),
    }),
    showsLeads: true,
  },
  readMail: {
    method: 'GET',
    path: '/api/mails/{id}',
    summary: 'One mail with its text, without the link of an invitation',
    ...read,
    params: byId,
    response: z.strictObject({ ...mail.shape, text: z.string() }),
    showsLeads: true,
  },
  retryMail: {
    method: 'POST',
    path: '/api/mails/{id}/retry',
    summary:
      'Queue a failed or kept mail again; a conflict if there is no mail server, nothing to retry or no link left',
    access: { staff: 'mail.send' },
    limit: { max: 120, windowSeconds: 60 },
    params: byId,
    response: mail,
    showsLeads: true,
    errors: ['conflict'],
  },
})
