import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { passwordMinimum } from '#domain/staff/password.ts'

/** A password is used exactly as entered: not trimmed, any character, 1 to 256. */
export const password = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .min(1, 'required')
  .max(limits.password, 'too_long')

/** A new password of sufficient length. Whether it is easy to guess depends on the user (`domain/staff/password`). */
export const nextPassword = password.min(passwordMinimum, 'too_short')
