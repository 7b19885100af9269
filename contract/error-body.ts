import { z } from 'zod'
import { type ErrorCode, errors, type FieldError, fieldProblems } from './errors.ts'

const fieldError = z.strictObject({
  problem: z.enum(fieldProblems),
  message: z.string(),
}) satisfies z.ZodType<FieldError>

/**
 * The error body. `fields` names each bad field once; on a conflict `current` is the current row and `by` who changed
 * it.
 */
export const errorBody = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), fieldError).optional(),
    current: z.unknown().optional(),
    by: z.string().optional(),
    requestId: z.string().optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
