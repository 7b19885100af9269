import type { Handlers } from '#contract/handler.ts'
import type { Screen } from '#domain/screening/screening.ts'
import type { Intake } from './intake.ts'

/** The visitor's call. It is for programs, too, so it expects nothing that only our own pages have. */
export function contactHandlers(receive: Intake, screen: Screen): Handlers<'sendContact'> {
  return {
    async sendContact({ body }, { caller, idempotencyKey }) {
      const checkMessage = screen({
        channel: 'api',
        caller,
        cookies: undefined,
        isFromPage: false,
        isTrapFilled: false,
      })
      return { data: (await receive(body, checkMessage, idempotencyKey)).receipt }
    },
  }
}
