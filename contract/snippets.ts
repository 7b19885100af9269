import { z } from 'zod'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { replyLimits } from '#domain/letters/reply-template.ts'
import { maxSnippetName, unknownFields } from '#domain/letters/snippet.ts'
import { languages } from '#domain/site/languages.ts'
import { routes } from './route.ts'
import { pickOf, seenFields, seenMark } from './seen.ts'
import { choice, id, longText, moment, optionalText, text } from './text.ts'

/** True if a text may reach a customer: every placeholder exists, and it makes no unsourced statement. */
const isSendable = (value: string) => unknownFields(value).length === 0 && unprovenWords(value).length === 0

/** A text that a teammate keeps for writing to leads. */
const snippet = z.strictObject({
  id,
  name: z.string(),
  language: z.enum(languages),
  /** Null for a text without one, such as a WhatsApp message. */
  subject: z.string().nullable(),
  text: z.string(),
  /** True if teammates can use it, too. */
  isShared: z.boolean(),
  /** The owner. */
  owner: z.string(),
  isMine: z.boolean(),
  /** True if an enabled rule sends it: then only those who may change rules can change it. */
  isInRule: z.boolean(),
  updatedAt: moment,
})
export type Snippet = z.output<typeof snippet>

/** Fields that make up a text's mark. */
export const changeableSnippet = ({ name, language, subject, text, isShared }: Snippet) => ({
  name,
  language,
  subject,
  text,
  isShared,
})

const snippetBody = z.strictObject({
  name: text(maxSnippetName, 1),
  language: choice(languages),
  subject: optionalText(replyLimits.subject).refine((value) => isSendable(value ?? ''), 'invalid'),
  text: longText(replyLimits.text, 1).refine(isSendable, 'invalid'),
  isShared: z.boolean().default(false),
})

const limit = { max: 300, windowSeconds: 300 }
const access = { staff: 'lead.write' } as const
const params = z.strictObject({ id })

export const snippetRoutes = routes({
  listSnippets: {
    method: 'GET',
    path: '/api/snippets',
    summary: 'Your own texts to write to leads with, and those that teammates share',
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(snippet) }),
  },
  addSnippet: {
    method: 'POST',
    path: '/api/snippets',
    summary: 'Keep a text with fields such as `{first name}`. One that promises profit or no risk is refused',
    access,
    limit,
    body: snippetBody,
    response: snippet,
    status: 201,
    idempotent: true,
    errors: ['conflict'],
  },
  changeSnippet: {
    method: 'PUT',
    path: '/api/snippets/{id}',
    summary: 'Replace one of your texts',
    access,
    limit,
    params,
    body: snippetBody.extend({
      seen: seenFields(pickOf(snippet.shape, ['name', 'language', 'subject', 'text', 'isShared'])),
    }),
    response: snippet,
    errors: ['conflict'],
  },
  deleteSnippet: {
    method: 'DELETE',
    path: '/api/snippets/{id}',
    summary: 'Delete one of your texts',
    access,
    limit,
    params,
    query: z.strictObject(seenMark),
    errors: ['conflict'],
  },
})
