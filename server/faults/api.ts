import type { Logger } from 'pino'
import type { Handlers } from '#contract/handler.ts'

/** Logs faults of the staff application, since nobody reads the console of a teammate's browser. */
export function faultHandlers(log: Logger): Handlers<'reportFault'> {
  return {
    async reportFault({ body: { place, error, stack } }, { requestId }) {
      log.warn({ requestId, place, error, stack }, 'an entry of a screen could not be drawn')
      return undefined
    },
  }
}
