import type { AnswerOf } from '#contract/api.ts'
import type { DeskWords } from '#web/words/staff/desk-en.ts'

/** Title and text of a login that has ended, or of a mail server that takes nothing. */
export const loginWords = (
  words: DeskWords['alerts']['logins'],
  { login, stop }: Pick<AnswerOf<'listAlerts'>['logins'][number], 'login' | 'stop'>,
): { title: string; text: string } =>
  // A server of an earlier version gives no reason.
  login === 'smtp' ? words.smtp[stop ?? 'login'] : words[login === 'email' && stop !== null ? 'unread' : login]
