import pg from 'pg'
import { type Lead, lead as leadSchema } from '#contract/leads.ts'
import { leadScore, leadScoreBase, type ScoredFields, temperatureOf } from '#domain/leads/lead-score.ts'
import { type Priority, priorityWeight } from '#domain/leads/options.ts'
import { getTableColumns } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'

/** A lead as stored, moments as ISO strings. */
export type LeadRow = Omit<Lead, 'score' | 'temperature'>

const computed = new Set(['score', 'temperature'])
const columns = getTableColumns(leads)

const leadFields = Object.keys(leadSchema.shape).filter((field) => !computed.has(field)) as (keyof LeadRow)[]

/** The columns a lead is read by, named as in the contract. */
export const leadColumns = leadFields.map((field) => `l."${columns[field].name}" as "${field}"`).join(', ')
export const leadColumnCount = leadFields.length

/** All fields in order: copying it is faster, and faster to serialise, than building an object field by field. */
const emptyLead = {
  ...Object.fromEntries(Object.keys(leadSchema.shape).map((field) => [field, null])),
} as unknown as Lead

/** A lead as staff read it, from a row that starts with `leadColumns` in order. */
export function leadOf(values: readonly unknown[], now: Date): Lead {
  const lead = { ...emptyLead }
  const fields: Record<string, unknown> = lead
  for (let i = 0; i < leadFields.length; i++) fields[leadFields[i]!] = values[i]
  lead.score = leadScore(lead as Lead & ScoredFields, now)
  lead.temperature = temperatureOf(lead.score)
  return lead
}

const timestampWithZone = 1184

/** Column parsers for reading rows that go straight into an answer: a moment stays text and becomes ISO 8601. */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === timestampWithZone ? isoMoment : pg.types.getTypeParser(oid as never, format as never),
}

/**
 * `2026-11-21 04:00:00.12+00` as PostgreSQL writes it in UTC, to `2026-11-21T04:00:00.120Z`: always with milliseconds, as
 * JavaScript writes it, so that moments can be compared as text.
 */
const isoMoment = (text: string) =>
  text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
    : new Date(text).toISOString()

/** The lead as staff read it: with score and temperature as of `now`. */
export function toLead(row: LeadRow, now: Date): Lead {
  const score = leadScore(row as LeadRow & ScoredFields, now)
  return { ...row, score, temperature: temperatureOf(score) }
}

/** Sort keys, so that sorting does not compute them per row. */
export const sortKeys = (lead: ScoredFields & { priority: Priority }) => ({
  scoreBase: leadScoreBase(lead),
  priorityRank: priorityWeight[lead.priority],
})
