import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { interactionOf } from '../history/interaction-form.ts'
import { leadOf } from '../leads.fixture.ts'
import { checkPatch } from './check-patch.ts'
import { emptyNote } from './lead-draft.ts'
import { chooseSide, discardChanges, receiveLead, startEditing } from './lead-editing.ts'
import { changesOf, formOf } from './lead-form.ts'
import { saveLead } from './save-lead.ts'

const lead = leadOf('a', 'new', 0, { notes: 'old', version: 4 })
const typing = (notes: string) => {
  const editing = startEditing(lead, null)
  return { ...editing, form: { ...editing.form, notes } }
}

describe('editing a lead', () => {
  it('begins with what was typed before', () => {
    const draft = { base: lead, form: { ...formOf(lead), notes: 'half' } }
    const editing = startEditing({ ...lead, version: 5, priority: 'high' }, draft)
    expect([editing.form.notes, editing.form.priority, editing.restored]).toEqual(['half', 'high', true])
  })

  it('forgets a draft that says what has been saved since', () => {
    const draft = { base: lead, form: { ...formOf(lead), notes: 'same' } }
    expect(startEditing({ ...lead, notes: 'same', version: 5 }, draft).restored).toBe(false)
  })

  it('names what somebody else changed in the same field, until one side is chosen', () => {
    const editing = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const [clash] = editing.clashes
    expect(clash).toEqual({ field: 'notes', mine: 'mine', theirs: 'theirs' })
    expect(changesOf(editing.base, chooseSide(editing, clash!, 'theirs').form)).toEqual({})
    expect(changesOf(editing.base, chooseSide(editing, clash!, 'mine').form)).toEqual({ notes: 'mine' })
  })

  it('keeps a named field through further changes by others, with their latest value', () => {
    const once = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const twice = receiveLead(once, { ...lead, notes: 'theirs again', version: 6 })
    expect(twice.clashes).toEqual([{ field: 'notes', mine: 'mine', theirs: 'theirs again' }])
  })

  it('takes no notice of an older version', () => {
    const editing = typing('mine')
    expect(receiveLead(editing, { ...lead, notes: 'older', version: 3 })).toBe(editing)
  })

  it('can go back to what is stored', () => {
    expect(changesOf(lead, discardChanges(typing('mine')).form)).toEqual({})
  })
})

describe('saving', () => {
  it('sends the changed fields and the version they were based on', async () => {
    const row = { ...lead, notes: 'mine', version: 5 }
    const send = vi.fn(async () => row)
    expect(await saveLead(typing('mine'), send)).toMatchObject({ saved: row })
    expect(send).toHaveBeenCalledWith({ params: { id: 'a' }, body: { notes: 'mine', version: 4 } })
  })

  it('lets both changes stand where they touch different fields', async () => {
    const theirs = { ...lead, priority: 'high' as const, version: 5 }
    const send = vi
      .fn(async () => ({ ...theirs, notes: 'mine', version: 6 }))
      .mockRejectedValueOnce(new ApiError('conflict', { current: theirs }))
    expect((await saveLead(typing('mine'), send)).saved?.version).toBe(6)
    expect(send).toHaveBeenLastCalledWith({ params: { id: 'a' }, body: { notes: 'mine', version: 5 } })
  })

  it('saves nothing and names the field where both changed the same', async () => {
    const theirs = { ...lead, notes: 'theirs', version: 5 }
    const send = vi.fn().mockRejectedValueOnce(new ApiError('conflict', { current: theirs }))
    const outcome = await saveLead(typing('mine'), send)
    expect(outcome.saved).toBeNull()
    expect(outcome.editing.clashes).toHaveLength(1)
  })

  it('is done where somebody else has saved the same', async () => {
    const theirs = { ...lead, notes: 'mine', version: 5 }
    const send = vi.fn().mockRejectedValueOnce(new ApiError('conflict', { current: theirs }))
    expect((await saveLead(typing('mine'), send)).saved).toEqual(theirs)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('passes other errors on', async () => {
    const send = vi.fn().mockRejectedValue(new ApiError('internal'))
    await expect(saveLead(typing('mine'), send)).rejects.toThrow(ApiError)
  })

  it('is preceded by the rules the server has', () => {
    expect(checkPatch({ name: '', email: 'nope', conversionProbability: Number.NaN })).toEqual({
      name: 'required',
      email: 'invalid_email',
      conversionProbability: 'required',
    })
    expect(checkPatch({ estimatedValue: null, notes: null, preferredLanguage: 'hi' })).toEqual({})
  })
})

describe('an interaction', () => {
  const note = { ...emptyNote, content: 'text', outcome: 'good', duration: 7, scheduledFor: '2026-02-01T10:00' }

  it('sends only what its type shows', () => {
    expect(interactionOf('a', note)).toEqual({ leadId: 'a', type: 'note', content: 'text' })
    expect(interactionOf('a', { ...note, type: 'call' })).toMatchObject({ outcome: 'good', duration: 7 })
    expect(interactionOf('a', { ...note, type: 'call' })).not.toHaveProperty('scheduledFor')
  })

  it('is planned in the time of the person who plans it', () => {
    const { scheduledFor } = interactionOf('a', { ...note, type: 'follow_up' })
    expect(scheduledFor).toBe(new Date('2026-02-01T10:00').toISOString())
  })
})
