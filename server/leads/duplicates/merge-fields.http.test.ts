import { expect, it } from 'vitest'
import { type LeadField, leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { getTableColumns } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'

/** Non-default values for fields with fixed choices. */
const given: Partial<Record<LeadField, unknown>> = {
  email: 'other.person@example.com',
  phone: '+34 699999999',
  country: 'MX',
  preferredLanguage: 'de',
  status: 'qualified',
  priority: 'high',
  investmentExperience: 'expert',
  leadSource: 'fair',
  clockEvent: 'message',
  clockStage: 'new',
}
const free = {
  text: 'something else',
  longText: 'something else\nin two lines',
  number: 77,
  dollars: 4_321,
  moment: '2026-02-03T04:05:06.000Z',
  codes: ['vip'],
}

it("a merge loses no field: each is chosen, combined, or the surviving lead's own", async () => {
  const { url, database, headers } = await startSignedIn()
  for (const [email, phone] of [
    ['ana@example.com', '+34 612345671'],
    ['eva@example.com', '+34 612345672'],
  ] as const)
    expect((await call(url, 'sendContact', { body: { ...message, email, phone } })).status).toBe(201)

  const stored = Object.entries(leadFields).filter(([, { merge }]) => merge === 'chosen' || merge === 'gathered')
  const columns = getTableColumns(leads)
  const [stays, other] = (await call(url, 'listLeads', { query: { order: 'asc' }, headers })).body.data
  const written = stored.map(([field, { kind }]) => {
    const name = field as Exclude<LeadField, 'score' | 'temperature'>
    const value = given[name] ?? free[kind as keyof typeof free]
    expect(value, field).toBeDefined()
    return [columns[name].name, value]
  })
  const changes = written.map(([column], i) => `"${column}" = $${i + 2}`)
  await database.pool.query(`update contact_requests set ${changes.join()} where id = $1`, [
    other!.id,
    ...written.map(([, value]) => value),
  ])
  const from = (await call(url, 'readLead', { params: { id: other!.id }, headers })).body
  const fields = Object.fromEntries(leadFieldsWith({ merge: 'chosen' }).map((field) => [field, from.id]))
  const { body } = await call(url, 'mergeLeads', {
    params: { id: stays!.id },
    body: { version: stays!.version, others: [{ id: from.id, version: from.version }], fields },
    headers,
  })
  const became = Object.fromEntries(stored.map(([field]) => [field, body.lead[field as LeadField]]))
  expect(became).toEqual(Object.fromEntries(stored.map(([field]) => [field, from[field as LeadField]])))
  for (const field of leadFieldsWith({ merge: 'kept' }).filter((one) => !['version', 'updatedAt'].includes(one)))
    expect([field, body.lead[field]]).toEqual([field, stays![field]])
})
