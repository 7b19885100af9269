import { dayMs, hourMs, minuteMs } from './instant.ts'

/** What a webhook can be told about. */
export const webhookEvents = [
  'lead.created',
  'lead.message',
  'lead.changed',
  'lead.deleted',
  'lead.purged',
  'rule.fired',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** What a test by hand is called. */
export const testEvent = 'webhook.test'

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Why there was no answer of the receiver's own. */
export const deliveryProblems = ['address', 'timeout', 'connection', 'status'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

/** Pauses before an event is sent again that its receiver did not take; after the last one it has failed. */
export const webhookRetriesMs: readonly number[] = [
  5_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
]

/** A webhook that took nothing for so long is switched off. */
export const pauseAfterMs = 3 * dayMs
/** For how long a replaced secret still signs beside the new one. */
export const oldSecretMs = dayMs
/** Days for which deliveries are kept. */
export const keptDeliveryDays = 30
export const maxWebhooks = 20
/** Deliveries under way to one webhook at the same time. */
export const maxAtOnce = 4
/** Characters of an answer that are kept. */
export const maxAnswerLength = 500
export const maxWebhookUrl = 500
export const maxWebhookName = 60
