import { z } from 'zod'
import { filter } from './query.ts'
import { text } from './text.ts'

/**
 * The values that a screen showed of the fields it changes. If a teammate has changed one since, that is a `conflict`, whose
 * `current` is the current record.
 */
export const seenFields = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial().optional()

/** For calls without fields, such as a deletion: the mark of the record as it was shown (`domain/leads/seen` markOf). */
export const seenMark = { seen: filter(text(40)) }

/** The same for a record with a version. */
export const seenVersion = {
  version: filter(z.coerce.number({ error: 'invalid_number' }).int('invalid_number').min(0, 'invalid_number')),
}

/** The named fields of a shape. */
export const pickOf = <S extends z.ZodRawShape, K extends keyof S & string>(shape: S, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, shape[field]])) as Pick<S, K>
