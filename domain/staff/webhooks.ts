import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'

/** Events a webhook can subscribe to. */
export const webhookEvents = [
  'lead.created',
  'lead.message',
  'lead.changed',
  'lead.deleted',
  'lead.purged',
  'rule.fired',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Event name of a manual test. */
export const testEvent = 'webhook.test'

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Why there was no response. */
export const deliveryProblems = ['address', 'timeout', 'connection', 'status'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

/** Retry delays of a failed delivery; after the last one it has failed. */
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
/** Days for which deliveries are stored. */
export const keptDeliveryDays = 30
export const maxWebhooks = 20
/** Maximum concurrent deliveries to one webhook. */
export const maxAtOnce = 4
/** Stored characters of a response. */
export const maxAnswerLength = 500
export const maxWebhookUrl = 500
export const maxWebhookName = 60
