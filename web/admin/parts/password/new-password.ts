import { limits } from '#domain/basics/text.ts'
import { type PasswordOwner, passwordMinimum, passwordProblem } from '#domain/staff/password.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'

/** A new password, typed once: it can be shown. */
type TypedPassword = { next: string }
export type NewPassword = TypedPassword & { current: string }

/** Validates a new password by the server's rules: one sentence per field. */
export function newPasswordProblems(
  { next }: TypedPassword,
  owner: PasswordOwner,
  words: FirstWords,
): { next?: string } {
  const { password, login, fields } = words
  const texts = {
    too_short: password.tooShort(passwordMinimum),
    too_long: password.tooLong(limits.password),
    password_guessable: fields.password_guessable,
  }
  const problem = passwordProblem(next, owner)
  const text = next === '' ? login.passwordRequired : problem && texts[problem]
  return text ? { next: text } : {}
}

/** Validates a password change: one sentence per field. */
export function passwordProblems(
  typed: NewPassword,
  owner: PasswordOwner,
  words: FirstWords,
): { [field in keyof NewPassword]?: string } {
  const problems = newPasswordProblems(typed, owner, words)
  const isSame = typed.next !== '' && typed.next === typed.current
  return {
    ...(typed.current === '' && { current: words.login.passwordRequired }),
    ...problems,
    ...(isSame && !problems.next && { next: words.password.same }),
  }
}
