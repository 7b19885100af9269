import { limits } from '#domain/text.ts'
import type { StaffWords } from '#web/words/staff/en.ts'

/** The contract's rule for a new password. */
export const shortestPassword = 12

export type NewPassword = { current: string; next: string; repeat: string }
export type PasswordProblems = { [field in keyof NewPassword]?: string | undefined }

/** What stands in the way of changing a password, one sentence a field. */
export function passwordProblems({ current, next, repeat }: NewPassword, words: StaffWords): PasswordProblems {
  const { password, login } = words
  const problems: PasswordProblems = {}
  if (current === '') problems.current = login.passwordRequired
  if (next === '') problems.next = login.passwordRequired
  else if (next.length < shortestPassword) problems.next = password.tooShort(shortestPassword)
  else if (next.length > limits.password) problems.next = password.tooLong(limits.password)
  else if (next === current) problems.next = password.same
  if (repeat !== next) problems.repeat = password.mismatch
  return problems
}
