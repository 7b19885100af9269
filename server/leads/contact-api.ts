import type { Handlers } from '#contract/handler.ts'
import type { Database } from '#server/db/database.ts'
import { receiveContact } from './intake.ts'

/** The visitor's call. */
export function contactHandlers({ pool }: Database): Handlers<'sendContact'> {
  return {
    sendContact: async ({ body }, { idempotencyKey }) => ({ data: await receiveContact(pool, body, idempotencyKey) }),
  }
}
