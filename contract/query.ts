import { z } from 'zod'

/** An empty value in the query string counts as absent. */
export const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** A day that exists, `2026-11-22`, in the team's time zone. */
export const dayFilter = filter(
  z.iso.date({ error: 'invalid_date' }).refine((value) => value >= '1900' && value < '3000', 'invalid_date'),
)

/** Rows per page, at most 200. */
export const pageSize = filter(
  z.coerce
    .number({ error: 'invalid_number' })
    .int('invalid_number')
    .min(1, 'invalid_number')
    .max(200, 'invalid_number'),
)
