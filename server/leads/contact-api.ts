import type { Handlers } from '#contract/handler.ts'
import type { Intake } from './intake.ts'

/** The visitor's call. */
export function contactHandlers(receive: Intake): Handlers<'sendContact'> {
  return {
    sendContact: async ({ body }, { idempotencyKey }) => ({ data: await receive(body, idempotencyKey) }),
  }
}
