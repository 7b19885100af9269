import { z } from 'zod'
import {
  deliveryProblems,
  deliveryStatuses,
  maxWebhookName,
  maxWebhooks,
  maxWebhookUrl,
  webhookEvents,
} from '#domain/staff/webhooks.ts'
import { routes } from './route.ts'
import { seenFields, seenMark } from './seen.ts'
import { choice, id, moment, text } from './text.ts'

/** A program that receives lead events. */
const webhook = z.strictObject({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(choice(webhookEvents)),
  /**
   * If name, email, phone and message are included. The email is omitted once the person has withdrawn consent to
   * offers by email, the phone number once that by phone, and all four once they want no answer any more.
   */
  withContact: z.boolean(),
  isOn: z.boolean(),
  /** When it was disabled after failing for three days. */
  pausedAt: moment.nullable(),
  /** Since when no delivery has succeeded. */
  failingSince: moment.nullable(),
  createdBy: z.string(),
  createdAt: moment,
})
export type Webhook = z.output<typeof webhook>

/** Fields that make up a webhook's mark. */
export const changeableWebhook = ({ name, url, events, withContact, isOn }: Webhook) => ({
  name,
  url,
  events,
  withContact,
  isOn,
})

/** An event for a webhook, with the receiver's response to the last attempt. */
const webhookDelivery = z.strictObject({
  id,
  event: z.string(),
  leadId: id.nullable(),
  at: moment,
  status: choice(deliveryStatuses),
  attempts: z.int(),
  /** Next attempt; null unless it waits. */
  dueAt: moment.nullable(),
  answeredAt: moment.nullable(),
  problem: choice(deliveryProblems).nullable(),
  responseStatus: z.int().nullable(),
  /** Beginning of the response. */
  responseText: z.string().nullable(),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>

const body = z.strictObject({
  name: text(maxWebhookName, 1),
  /** https, to a host on the public internet. */
  url: text(maxWebhookUrl, 1),
  events: z
    .array(choice(webhookEvents), { error: 'invalid' })
    .min(1, 'required')
    .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event))),
  withContact: z.boolean('invalid'),
  isOn: z.boolean('invalid'),
})

const manage = { access: { staff: 'connections.manage' }, limit: { max: 120, windowSeconds: 300 } } as const
const params = z.strictObject({ id })
const withSecret = z.strictObject({ webhook, secret: z.string() })

export const webhookRoutes = routes({
  listWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Programs that are told about leads',
    ...manage,
    response: z.strictObject({ data: z.array(webhook) }),
  },
  addWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    summary: `Add a webhook; the secret that signs its deliveries is shown only once. A conflict where there are ${maxWebhooks}`,
    ...manage,
    stepUp: true,
    body,
    response: withSecret,
    status: 201,
    errors: ['closed_in_demonstration', 'conflict'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/api/webhooks/{id}',
    summary: 'Change a webhook, switch it on or off',
    ...manage,
    stepUp: true,
    params,
    body: body.extend({ seen: seenFields(body.shape) }),
    response: webhook,
    errors: ['closed_in_demonstration', 'conflict'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook with its deliveries',
    ...manage,
    stepUp: true,
    params,
    query: z.strictObject(seenMark),
    errors: ['conflict'],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    summary: 'A new secret, shown only once; for a day deliveries are signed with the old one, too',
    ...manage,
    stepUp: true,
    params,
    response: withSecret,
  },
  testWebhook: {
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test event now; a webhook that is switched off gets none',
    ...manage,
    params,
    response: webhookDelivery,
    status: 201,
    errors: ['closed_in_demonstration', 'conflict'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'The last fifty events of a webhook, newest first',
    ...manage,
    params,
    response: z.strictObject({ data: z.array(webhookDelivery) }),
  },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/api/webhook-deliveries/{id}/replay',
    summary: 'Send an event again, under its own id',
    ...manage,
    params,
    response: webhookDelivery,
    errors: ['closed_in_demonstration'],
  },
})
