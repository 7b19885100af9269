import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { type LeadFieldsWith, leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { optionalLongText, optionalText, text } from './text.ts'

/** The same schema for each of some fields. */
export const eachOf = <K extends string, S extends z.ZodType>(fields: readonly K[], schema: (field: K) => S) =>
  Object.fromEntries(fields.map((field) => [field, schema(field)])) as Record<K, S>

type Writer =
  | { readonly visitor: true }
  | { readonly staff: true }
  | { readonly added: true }
  | { readonly imported: true }
type Line = LeadFieldsWith<{ kind: 'text'; optional: true }>
type Lines = LeadFieldsWith<{ kind: 'longText'; optional: true }>

/** The texts that a writer of leads may leave out, of one line or several, each within its limit. */
export const optionalTextsOf = <const W extends Writer>(writer: W) => ({
  ...eachOf(leadFieldsWith({ ...writer, kind: 'text', optional: true }) as (Line & LeadFieldsWith<W>)[], (field) =>
    optionalText(leadFields[field].limit),
  ),
  ...eachOf(leadFieldsWith({ ...writer, kind: 'longText', optional: true }) as (Lines & LeadFieldsWith<W>)[], (field) =>
    optionalLongText(leadFields[field].limit),
  ),
})

/** The tags of a lead, each once. */
export const tags = z
  .array(text(leadFields.tags.limit, 1))
  .max(limits.tags, 'too_long')
  .transform((given) => [...new Set(given)])
