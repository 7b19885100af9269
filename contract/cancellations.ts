import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { cancellationKinds } from '#domain/setups/cancellations.ts'
import { languages } from '#domain/site/languages.ts'
import { contactReceipt } from './contact.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { linkedLead } from './setups.ts'
import { choice, email, id, moment, optionalLongText, optionalText, personName, text } from './text.ts'

/** A declaration to withdraw or cancel: person, kind, address for the receipt, and hints for finding the contract. */
export const cancellationBody = z.strictObject({
  kind: choice(cancellationKinds),
  name: personName(limits.name, 1),
  /** Email address for the receipt. */
  email,
  /** Such as the date of the order or an invoice number. */
  contract: optionalText(limits.name),
  note: optionalLongText(limits.message),
  language: choice(languages).default('en'),
})
export type CancellationBody = z.output<typeof cancellationBody>

/** A declaration as staff read it. */
export const cancellation = z.strictObject({
  id,
  kind: choice(cancellationKinds),
  name: z.string(),
  email: z.string(),
  contract: z.string().nullable(),
  note: z.string().nullable(),
  language: z.string(),
  receivedAt: moment,
  /** When and by whom it was completed; null while open. */
  handledAt: moment.nullable(),
  handledBy: z.string().nullable(),
  /** The lead of the same person; a task for it is created. */
  lead: linkedLead.nullable(),
})
export type Cancellation = z.output<typeof cancellation>

export const cancellationRoutes = routes({
  sendCancellation: {
    method: 'POST',
    path: '/api/cancel',
    summary: 'Withdraw from the contract or cancel it, without a login',
    access: 'public',
    limit: { max: 20, windowSeconds: 600 },
    body: cancellationBody,
    response: z.strictObject({ data: contactReceipt }),
    status: 201,
    idempotent: true,
  },
  listCancellations: {
    method: 'GET',
    path: '/api/cancellations',
    summary: 'Declarations to withdraw or cancel, newest first, page by page',
    access: { staff: 'setup.read' },
    limit: { max: 600, windowSeconds: 60 },
    query: z.strictObject({
      state: filter(z.enum(['open', 'handled'], 'invalid_choice')),
      limit: pageSize,
      cursor: filter(text(400)),
    }),
    response: z.strictObject({ data: z.array(cancellation), nextCursor: z.string().nullable() }),
    showsLeads: true,
  },
  changeCancellation: {
    method: 'PATCH',
    path: '/api/cancellations/{id}',
    summary: 'Mark a declaration as carried out, or as open again',
    access: { staff: 'setup.write' },
    limit: { max: 600, windowSeconds: 60 },
    params: z.strictObject({ id }),
    body: z.strictObject({ handled: z.boolean({ error: 'invalid' }), seen: seenFields({ handled: z.boolean() }) }),
    response: cancellation,
    showsLeads: true,
    errors: ['conflict'],
  },
})
