import { z } from 'zod'
import { type FieldProblem, problemsOf } from '#contract/errors.ts'
import { optionalTextsOf } from '#contract/lead-texts.ts'
import { choice, country, dollars, email, longText, moment, personName, text } from '#contract/text.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { countryOfDial } from '#domain/addresses/phone.ts'
import { besideNumber, type PhoneReading } from '#domain/addresses/typed-phone.ts'
import type { DecimalSign } from '#domain/basics/amount.ts'
import { hasOpenQuote, plainCell } from '#domain/basics/csv.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { limits } from '#domain/basics/text.ts'
import type { ImportCell, ImportField } from '#domain/import/import-fields.ts'
import { addedByImport } from '#domain/leads/added-lead.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { defaultPriority, investmentExperiences, priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { usernameKey } from '#domain/staff/username.ts'
import { newId } from '#server/db/id.ts'
import { readNumber } from '#server/db/phone-number.ts'
import type { leads } from '#server/db/schema/leads.ts'
import { sortKeys } from '../lead-row.ts'
import { meanings } from './read-cells.ts'

/** Fields of a row, as for a lead edited by staff (`contract/leads`); requires email or phone. */
const importedLead = z.strictObject({
  ...optionalTextsOf({ imported: true }),
  name: personName(leadFields.name.limit, 1),
  email: email.default(''),
  phone: longText(limits.typedPhone).default(''),
  country: country.optional(),
  preferredLanguage: choice(languages).optional(),
  investmentExperience: choice(investmentExperiences).optional(),
  estimatedValue: dollars.optional(),
  status: choice(leadStatuses).default('new'),
  priority: choice(priorities).default(defaultPriority),
  tags: z.array(text(leadFields.tags.limit, 1)).max(limits.tags, 'too_long').default([]),
  platform: text(leadFields.platform.limit, 1).default(addedByImport),
  leadSource: text(leadFields.leadSource.limit, 1).default(addedByImport),
  createdAt: moment.optional(),
  nextFollowUpDate: moment.optional(),
} satisfies Record<ImportField, z.ZodType>)

/** Tolerance for future dates: a day elsewhere, at noon. */
const maxAheadMs = 36 * hourMs

export type RowOptions = {
  /** For numbers without a dial code. */
  readonly dial?: string | undefined
  /** Decimal separator of amounts that do not show one. */
  readonly decimal?: DecimalSign | null | undefined
  /** For leads whose row has no language. */
  readonly language: Language
  /** Possible assignees: usernames by key. */
  readonly team: ReadonlyMap<string, string>
  /** Time zone of dates without one. */
  readonly timeZone: string
}
export type Cells = Partial<Record<ImportCell, string>>
type NewLead = typeof leads.$inferInsert & ReturnType<typeof personKeys>
/** `beside`: text of unmapped columns and extra phone text; included in the notes of `lead`. */
export type ReadLead = { readonly lead: NewLead; readonly beside: string | null }
type Read = ReadLead | { problems: Partial<Record<ImportField, FieldProblem>> }

/** A row as the lead it would become at `now`, or its problems. */
export function readRow(
  { unmatched, ...cells }: Cells,
  { dial, decimal = null, language, team, timeZone }: RowOptions,
  now: Date,
): Read {
  const given = Object.entries(cells).flatMap(([name, written]): [ImportField, unknown][] => {
    const field = name as ImportField
    const cell = plainCell(written).trim()
    return cell === '' ? [] : [[field, meanings[field]?.(cell, { decimal, timeZone }) ?? cell]]
  })
  const { notes: written, ...others } = Object.fromEntries(given) as Partial<Record<ImportField, unknown>>
  const kept = plainCell(unmatched ?? '').trim() || null
  const result = importedLead.safeParse({ ...others, notes: [written, kept].filter(Boolean).join('\n') || undefined })
  const problems: Partial<Record<ImportField, FieldProblem>> = result.success ? {} : byField(problemsOf(result.error))
  for (const [field, cell] of Object.entries(cells))
    if (hasOpenQuote(cell)) problems[field as ImportField] = 'open_quote'
    // A character was lost in transit and can't be recovered.
    else if (cell.includes('\ufffd')) problems[field as ImportField] = 'invalid_text'
  if (result.success && Date.parse(result.data.createdAt ?? '') > now.getTime() + maxAheadMs)
    problems.createdAt = 'invalid_date'
  const reading = phoneFrom(cells.phone ?? '', dial)
  if (reading && 'problem' in reading) problems.phone = reading.problem
  const phone = reading === null ? '' : 'phone' in reading ? reading.phone : null
  if (!cells.email?.trim() && !phone && phone !== null) problems.email = 'required'
  const owner = cells.assignedTo?.trim() ? team.get(usernameKey(plainCell(cells.assignedTo).trim())) : null
  if (owner === undefined) problems.assignedTo = 'invalid_choice'
  if (!result.success || phone === null || Object.keys(problems).length > 0) return { problems }

  const { createdAt, nextFollowUpDate, ...fields } = result.data
  const country = reading && 'phone' in reading ? reading.country : null
  const besidePhone = reading && 'phone' in reading ? besideNumber(reading) : null
  const notes = [fields.notes, besidePhone].filter(Boolean).join('\n') || null
  const lead = { ...fields, assignedTo: owner ?? null, phone, country: fields.country ?? country, notes }
  return {
    beside: [kept, besidePhone].filter(Boolean).join('\n') || null,
    lead: {
      ...lead,
      id: newId(),
      language: fields.preferredLanguage ?? language,
      nextFollowUpDate: nextFollowUpDate ? new Date(nextFollowUpDate) : null,
      createdAt: createdAt ? new Date(Math.min(Date.parse(createdAt), now.getTime())) : now,
      updatedAt: now,
      importedAt: now,
      ...personKeys(lead.email, phone),
      ...sortKeys(lead),
    },
  }
}

/** Counts a problem of `tags.3` as one of `tags`. */
function byField(problems: Record<string, FieldProblem>): Partial<Record<ImportField, FieldProblem>> {
  return Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.split('.', 1)[0], problem]))
}

/** Parses the cell's number; null if empty. `dial`: for numbers without a country code. */
function phoneFrom(written: string, dial: string | undefined): PhoneReading | null {
  const cell = plainCell(written).trim()
  return cell === '' ? null : readNumber(cell, dial && countryOfDial(dial))
}
