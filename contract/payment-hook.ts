import { z } from 'zod'
import { intervals } from '#domain/subscription/facts.ts'
import { email, moment, text } from './text.ts'

const ms = moment.transform((written) => Date.parse(written))
const when = ms.nullish().transform((at) => at ?? null)
const name = text(200, 1)
const optional = name.nullish().transform((value) => value ?? null)
const amount = z.int('invalid_number').min(0, 'invalid_number')
const currency = z
  .string('required')
  .regex(/^[a-z]{3}$/i, 'invalid')
  .transform((code) => code.toLowerCase())
const payer = {
  customer: name,
  email: email.nullish().transform((value) => value ?? null),
  /** Reference in the checkout link. */
  reference: optional,
}

/**
 * An event of another program than Stripe, signed as our own webhooks are (Standard Webhooks 1.0). Amounts are whole minor
 * units of ISO 4217; `at` is when it happened, whenever it is sent.
 */
export const hookEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscription'),
    at: ms,
    subscription: z.object({
      id: name,
      ...payer,
      /** trialing, active, past_due, paused, incomplete or ended; anything else is shown as it is. */
      state: text(60, 1),
      startedAt: when,
      trialEnd: when,
      periodEnd: when,
      cancelsAt: when,
      endedAt: when,
      pausedUntil: when,
      price: z
        .object({ amount, currency, interval: z.enum(intervals, 'invalid_choice'), every: z.int().min(1).default(1) })
        .nullish()
        .transform((value) => value ?? null),
    }),
  }),
  z.object({
    type: z.literal('payment'),
    at: ms,
    payment: z.object({
      id: name,
      subscription: optional,
      ...payer,
      status: z.enum(['paid', 'failed'], 'invalid_choice'),
      attempt: z.int().min(0).default(0),
      nextTry: when,
      amount,
      currency,
    }),
  }),
  z.object({
    type: z.literal('refund'),
    at: ms,
    refund: z.object({
      id: name,
      payment: name,
      status: z.enum(['succeeded', 'failed'], 'invalid_choice').default('succeeded'),
      amount,
      currency,
    }),
  }),
])
