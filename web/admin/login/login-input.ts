import type { FirstWords } from '#web/words/staff/first-en.ts'

type LoginInput = { readonly username: string; readonly password: string }
export type LoginProblems = { readonly username?: string; readonly password?: string }

/** The required fields that are missing for a login. */
export function loginProblems({ username, password }: LoginInput, { login }: FirstWords): LoginProblems {
  return {
    ...(username.trim() === '' && { username: login.usernameRequired }),
    ...(password === '' && { password: login.passwordRequired }),
  }
}
