import { z } from 'zod'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { replyLimits, replyTexts, unknownPlaceholders } from '#domain/letters/reply-template.ts'
import { languages } from '#domain/site/languages.ts'
import { routes } from './route.ts'
import { choice, longText, moment, text } from './text.ts'

/** True if a text may reach a customer: every placeholder exists, and it promises neither profit nor safety. */
const isSendable = (value: string) => unknownPlaceholders(value).length === 0 && unprovenWords(value).length === 0

/** A text in one language, as the team changed it. */
const replyTemplate = z.strictObject({
  template: z.enum(replyTexts),
  language: z.enum(languages),
  /** Null for the greeting of a chat, and if the text is the default. */
  subject: z.string().nullable(),
  /** Null: the default text. */
  text: z.string().nullable(),
  /** Number of changes; an unchanged default text is not listed and has 0. */
  version: z.int(),
  updatedAt: moment,
  updatedBy: z.string().nullable(),
})
export type StoredReply = z.output<typeof replyTemplate>

const params = z.strictObject({ template: choice(replyTexts), language: choice(languages) })
const version = z.int({ error: 'invalid_number' }).min(0, 'invalid_number')
const limit = { max: 300, windowSeconds: 300 }

export const replyTemplateRoutes = routes({
  listReplyTemplates: {
    method: 'GET',
    path: '/api/reply-templates',
    summary: 'Reply templates that the team has changed; all others are the defaults',
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(replyTemplate) }),
  },
  saveReplyTemplate: {
    method: 'PUT',
    path: '/api/reply-templates/{template}/{language}',
    summary:
      'Change a reply template in one language; `{colleague}` and `{company}` are filled in. A stale `version` is a conflict',
    access: { staff: 'templates.write' },
    limit,
    params,
    body: z.strictObject({
      /** Letters have one, the greeting of a chat has none. */
      subject: text(replyLimits.subject, 1).refine(isSendable, 'invalid').nullish(),
      text: longText(replyLimits.text, 1).refine(isSendable, 'invalid'),
      version,
    }),
    response: replyTemplate,
    errors: ['conflict'],
  },
  resetReplyTemplate: {
    method: 'POST',
    path: '/api/reply-templates/{template}/{language}/reset',
    summary: 'Reset a reply template to the default. A stale `version` is a conflict',
    access: { staff: 'templates.write' },
    limit,
    params,
    body: z.strictObject({ version }),
    response: replyTemplate,
    errors: ['conflict'],
  },
})
