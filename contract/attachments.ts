import { z } from 'zod'
import { attachmentNameIsPlain, maxAttachmentBytes, maxAttachmentName } from '#domain/leads/attachments.ts'
import { routes } from './route.ts'
import { id, moment, text } from './text.ts'

/** A file kept with a lead. */
const attachment = z.strictObject({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Username. */
  addedBy: z.string(),
  createdAt: moment,
})
export type Attachment = z.output<typeof attachment>

const ofLead = z.strictObject({ id })

export const attachmentRoutes = routes({
  listAttachments: {
    method: 'GET',
    path: '/api/leads/{id}/attachments',
    summary: 'Files kept with a lead, newest first',
    access: { staff: 'lead.read' },
    limit: { max: 1200, windowSeconds: 60 },
    params: ofLead,
    response: z.strictObject({ data: z.array(attachment) }),
  },
  addAttachment: {
    method: 'POST',
    path: '/api/leads/{id}/attachments',
    summary:
      'Keep a file with a lead: a document, picture, voice message or plain text of at most 10 MB whose content is what its name says',
    access: { staff: 'lead.write' },
    limit: { max: 60, windowSeconds: 60 },
    params: ofLead,
    query: z.strictObject({
      name: text(maxAttachmentName).refine(attachmentNameIsPlain, { params: { problem: 'invalid' } }),
    }),
    upload: { maxBytes: maxAttachmentBytes },
    response: attachment,
    status: 201,
    idempotent: true,
    errors: ['conflict'],
  },
  readAttachment: {
    method: 'GET',
    path: '/api/attachments/{id}',
    summary: 'Download a file of a lead; audited',
    access: { staff: 'lead.read' },
    limit: { max: 240, windowSeconds: 60 },
    params: z.strictObject({ id }),
    errors: ['secret_damaged'],
    download: 'application/octet-stream',
  },
  deleteAttachment: {
    method: 'DELETE',
    path: '/api/attachments/{id}',
    summary: 'Delete a file of a lead for good',
    access: { staff: 'lead.write' },
    limit: { max: 240, windowSeconds: 60 },
    params: z.strictObject({ id }),
  },
})
