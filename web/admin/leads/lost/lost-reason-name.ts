import { isNamedLostReason } from '#domain/lost-reasons.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'

/** What a lost reason is called; one that the team added is shown as written. */
export const lostReasonName = (reason: string, { lost }: Pick<FirstWords, 'lost'>): string =>
  isNamedLostReason(reason) ? lost.reasons[reason] : reason
