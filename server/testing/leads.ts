import fc from 'fast-check'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { hourMs } from '#domain/basics/instant.ts'
import { investmentExperiences, platforms, priorities } from '#domain/leads/options.ts'
import { clockEvents, leadStatuses } from '#domain/leads/pipeline.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { sortKeys } from '#server/leads/lead-row.ts'

const names: string[] = ['Ana Torres', 'José Núñez', 'Иван Ёлкин', 'محمد علي', '王芳芳']
/** Ages near the limits of the score's bands. */
const values: number[] = [0, 1, 9_999, 10_000, 25_000, 50_000, 100_000, 2_000_000_000]

/** A test's lead: everything that filters, sorts and scores depend on, with many ties. */
export const madeLead = fc.record({
  id: fc.uuid({ version: 7 }),
  name: fc.constantFrom(...names),
  status: fc.constantFrom(...leadStatuses),
  priority: fc.constantFrom(...priorities),
  platform: fc.constantFrom(...platforms),
  preferredLanguage: fc.option(fc.constantFrom('es', 'ar')),
  country: fc.option(fc.constantFrom('ES', 'AE')),
  assignedTo: fc.option(fc.constantFrom('owner', 'ben')),
  investmentExperience: fc.option(fc.constantFrom(...investmentExperiences)),
  message: fc.option(fc.constantFrom('Short', 'A message that is longer than twenty characters.')),
  estimatedValue: fc.option(fc.constantFrom(...values)),
  ageHours: fc.oneof(fc.nat(30), fc.nat(200), fc.nat(5_000)),
  updatedAfterHours: fc.nat(48),
  /** True if imported from a file. */
  isImported: fc.nat(3).map((n) => n === 0),
  /** The last event of its clock. */
  clockEvent: fc.constantFrom(null, ...clockEvents),
  clockStage: fc.constantFrom(...leadStatuses),
  isBinned: fc.nat(9).map((n) => n === 0),
})
type MadeLead = typeof madeLead extends fc.Arbitrary<infer T> ? T : never

/** Sixty different leads. */
export const sixtyLeads = fc.uniqueArray(madeLead, { minLength: 60, maxLength: 60, selector: ({ id }) => id })

/** Replaces all leads by these; returns those outside the bin as stored. */
export async function storeLeads({ sql, pool }: Database, made: readonly MadeLead[]) {
  // Half past some hour, so that no lead changes its age band while a test runs.
  const start = Date.now() - hourMs / 2
  const rows = made.map(({ ageHours, updatedAfterHours, isBinned, isImported, clockStage, ...lead }, i) => {
    const phone = `+34 ${612_000_000 + i}`
    const email = `lead.${i}@example.com`
    const createdAt = new Date(start - ageHours * hourMs)
    const updatedAt = new Date(createdAt.getTime() + Math.min(updatedAfterHours, ageHours) * hourMs)
    return {
      ...lead,
      email,
      phone,
      language: 'es',
      createdAt,
      updatedAt,
      importedAt: isImported ? updatedAt : null,
      clockSince: lead.clockEvent && updatedAt,
      clockStage: lead.clockEvent === 'message' ? clockStage : null,
      deletedAt: isBinned ? new Date() : null,
      ...personKeys(email, phone),
      ...sortKeys({ ...lead, phone }),
    }
  })
  await pool.query('delete from contact_requests')
  if (rows.length > 0) await sql.insert(leads).values(rows)
  return rows.filter(({ deletedAt }) => deletedAt === null)
}
