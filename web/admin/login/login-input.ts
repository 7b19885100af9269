import type { FirstWords } from '#web/words/staff/first-en.ts'

export type LoginInput = { readonly username: string; readonly password: string }
export type LoginProblems = { readonly username?: string; readonly password?: string }

/** What is missing before a login can be tried (spec §5). */
export function loginProblems({ username, password }: LoginInput, { login }: FirstWords): LoginProblems {
  return {
    ...(username.trim() === '' && { username: login.usernameRequired }),
    ...(password === '' && { password: login.passwordRequired }),
  }
}
