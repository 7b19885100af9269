import { isNamedLostReason } from '#domain/leads/lost-reasons.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'

/** Display name of a lost reason; the team's own are shown as written. */
export const lostReasonName = (reason: string, { lost }: Pick<FirstWords, 'lost'>): string =>
  isNamedLostReason(reason) ? lost.reasons[reason] : reason
