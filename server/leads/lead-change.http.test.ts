import { describe, expect, it } from 'vitest'
import type { CallOf } from '#contract/api.ts'
import { type Lead, leadPatch } from '#contract/leads.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'
import { checksums } from '#server/testing/tables.ts'
import { sendLead, somebody } from '#server/testing/visitors.ts'

type Patch = CallOf<'changeLead'>['body']

/** A lead and a teammate who changes it. */
async function startWithLead(person = somebody()) {
  const product = await startSignedIn()
  const { url, headers } = product
  const id = await sendLead(product, person)
  return {
    ...product,
    read: async (): Promise<Lead> => (await call(url, 'readLead', { params: { id }, headers })).body,
    change: (body: Patch) => call(url, 'changeLead', { params: { id }, body, headers }),
  }
}

/** Every field that may be changed, with another value than the lead has. */
const changes = {
  name: 'Ana Torres García',
  email: 'ana@example.org',
  phone: '+34 699999999',
  country: 'PT',
  preferredLanguage: 'zh',
  investmentExperience: 'professional',
  status: 'proposal',
  priority: 'high',
  assignedTo: 'owner',
  lastContactDate: '2026-11-20T10:00:00.000Z',
  nextFollowUpDate: '2027-01-01T00:00:00.000Z',
  leadSource: 'referral',
  tags: ['vip', 'ελλ'],
  estimatedValue: 250_000,
  conversionProbability: 80,
  notes: 'Prefers mornings.\nSpeaks Chinese.',
} satisfies Patch
/** A move restarts the answer clock. */
const byMove = {
  updatedAt: expect.any(String),
  clockSince: expect.any(String),
  clockEvent: 'message',
  clockStage: changes.status,
}
const computed = { score: expect.any(Number), temperature: expect.any(String) }

describe('changing a lead', () => {
  it('covers every field that the contract lets staff change', () => {
    expect(Object.keys({ ...changes, version: 0, seen: {}, lostReason: '', lostNote: '' }).toSorted()).toEqual(
      Object.keys(leadPatch.shape).toSorted(),
    )
  })

  it('changes only the named field', async () => {
    const { change, read } = await startWithLead()
    for (const [field, value] of Object.entries(changes)) {
      const before = await read()
      const { status, body } = await change({ [field]: value })
      const moved = field === 'status' ? byMove : {}
      const expected = { ...before, ...moved, ...computed, version: before.version + 1, [field]: value }
      expect([field, status, body]).toEqual([field, 200, expected])
      expect(await read()).toEqual(body)
    }
  })

  it('clears a field with null, and leaves it alone if absent', async () => {
    const { change } = await startWithLead()
    const nullable = Object.keys(changes).filter((field) => leadPatch.shape[field as 'notes'].safeParse(null).success)
    expect(nullable).toEqual(expect.arrayContaining(['country', 'assignedTo', 'estimatedValue', 'notes']))
    await change(changes)
    for (const field of nullable) {
      const { body: kept } = await change({ priority: 'low' })
      expect([field, kept[field as 'notes']]).toEqual([field, changes[field as 'notes']])
      expect([field, (await change({ [field]: null })).body[field as 'notes']]).toEqual([field, null])
    }
  })

  it('changes nothing if nothing differs: no version, no audit entry, no event', async () => {
    const { change, read, database } = await startWithLead()
    const { version, score, temperature, ...same } = (await change(changes)).body
    const fields = Object.fromEntries(Object.keys(changes).map((field) => [field, same[field as keyof typeof same]]))
    const before = await checksums(database.pool)
    for (const body of [{}, fields, { phone: '+34 699 999 999' }, { version }]) {
      expect([body, (await change(body)).status]).toEqual([body, 200])
    }
    expect(await checksums(database.pool)).toEqual(before)
    expect(await read()).toMatchObject({ version, score, temperature })
  })

  it('counts as an update for a status change, and not for a corrected typo', async () => {
    const { change, read } = await startWithLead()
    const before = await read()
    await expect.poll(() => new Date().toISOString() > before.updatedAt).toBe(true)
    expect((await change({ name: 'Anna Torres', notes: 'x', priority: 'high' })).body.updatedAt).toBe(before.updatedAt)
    for (const status of leadStatuses.toReversed()) {
      const { updatedAt } = await read()
      const { body } = await change({ status })
      expect([status, body.status, body.updatedAt > updatedAt]).toEqual([status, status, true])
      await expect.poll(() => new Date().toISOString() > body.updatedAt).toBe(true)
    }
  })

  it('is a conflict if a teammate was faster, with the current lead', async () => {
    const { change, read, database } = await startWithLead()
    const { version } = await read()
    expect((await change({ notes: 'first', version })).status).toBe(200)
    const before = await checksums(database.pool)
    const late = await change({ notes: 'second', version })
    expect([late.status, late.body.error.code]).toEqual([409, 'conflict'])
    expect(late.body.error.current).toEqual(await read())
    expect(await checksums(database.pool)).toEqual(before)
    expect((await change({ notes: 'second', version: version + 1 })).body.notes).toBe('second')
  })

  it('lets one of twenty simultaneous ones win if each names the version', async () => {
    const { change, read } = await startWithLead()
    const { version } = await read()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => change({ notes: `note ${i}`, version })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    const winner = answers.find(({ status }) => status === 200)!
    expect(await read()).toEqual(winner.body)
  })

  it('refuses invalid values, with one entry per field, and changes nothing', async () => {
    const { change, database } = await startWithLead()
    const before = await checksums(database.pool)
    const bad: [Patch, string][] = [
      [{ name: '' }, 'required'],
      [{ name: 'a\u0000' }, 'invalid_text'],
      [{ email: 'nobody' }, 'email_at'],
      [{ phone: '+34 123' }, 'phone_too_short'],
      [{ phone: '' }, 'required'],
      [{ status: 'open' as never }, 'invalid_choice'],
      [{ status: null as never }, 'invalid_choice'],
      [{ priority: 'urgent' as never }, 'invalid_choice'],
      [{ preferredLanguage: 'spanish' as never }, 'invalid_choice'],
      [{ estimatedValue: -1 }, 'invalid_number'],
      [{ conversionProbability: 101 }, 'invalid_number'],
      [{ conversionProbability: null as never }, 'invalid_number'],
      [{ lastContactDate: 'yesterday' }, 'invalid_date'],
      [{ nextFollowUpDate: '0000-01-01T00:00:00Z' }, 'invalid_date'],
      [{ tags: 'vip' as never }, 'invalid'],
      [{ tags: Array(21).fill('tag') }, 'too_long'],
      [{ notes: 'n'.repeat(10_001) }, 'too_long'],
      [{ version: 'one' as never }, 'invalid_number'],
    ]
    for (const [body, problem] of bad) {
      const { status, body: answer } = await change(body)
      const found = Object.entries(answer.error.fields ?? {}).map(([field, entry]) => [field, entry.problem])
      expect([body, status, found]).toEqual([body, 400, [[Object.keys(body)[0], problem]]])
    }
    expect((await change({ tags: ['ok', ''] })).body.error.fields).toHaveProperty(['tags.1'])
    expect(await checksums(database.pool)).toEqual(before)
  })

  it('takes the country of a new number if none is known, and never replaces one', async () => {
    const { change, read } = await startWithLead()
    await change({ country: null })
    await change({ phone: '+1 604 555 0125' })
    expect(await read()).toMatchObject({ phone: '+1 6045550125', country: 'CA' })
    await change({ phone: '+7 701 234 5699' })
    expect(await read()).toMatchObject({ phone: '+7 7012345699', country: 'CA' })
  })

  it('adds to what identifies the person', async () => {
    const [before, after] = [somebody(), somebody()]
    const { url, change, read } = await startWithLead(before)
    await change({ email: after.email.toUpperCase(), phone: after.phone })
    const send = (contact: typeof before) =>
      call(url, 'sendContact', { body: { ...message, ...contact, message: 'Hello again' } })
    await send({ ...somebody(), email: after.email })
    await send({ ...somebody(), phone: after.phone })
    expect((await read()).returnedCount).toBe(2)
    await send(before)
    expect((await read()).returnedCount).toBe(3)
  })
})
