import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { interactionOf } from '../history/interaction-form.ts'
import { leadOf } from '../leads.fixture.ts'
import { checkPatch } from './check-patch.ts'
import { emptyNote } from './lead-draft.ts'
import {
  chooseSide,
  discardChanges,
  receiveLead,
  settleEditing,
  startEditing,
  typeInto,
  undecided,
} from './lead-editing.ts'
import { changesOf, formOf, type LeadForm } from './lead-form.ts'
import { saveLead } from './save-lead.ts'

const lead = leadOf('a', 'new', 0, { notes: 'old', version: 4 })
const typing = (notes: string) => {
  const editing = startEditing(lead, null)
  return { ...editing, form: { ...editing.form, notes } }
}

describe('editing a lead', () => {
  it('begins with an earlier draft', () => {
    const draft = { base: lead, form: { ...formOf(lead), notes: 'half' }, clashes: [] }
    const editing = startEditing({ ...lead, version: 5, priority: 'high' }, draft)
    expect([editing.form.notes, editing.form.priority, editing.restored]).toEqual(['half', 'high', true])
  })

  it('drops a draft equal to what has been saved since', () => {
    const draft = { base: lead, form: { ...formOf(lead), notes: 'same' }, clashes: [] }
    expect(startEditing({ ...lead, notes: 'same', version: 5 }, draft).restored).toBe(false)
  })

  it("shows a teammate's change of the same field, until one side is chosen", () => {
    const editing = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const [clash] = editing.clashes
    expect(clash).toEqual({ field: 'notes', mine: 'mine', theirs: 'theirs', chosen: null })
    expect(changesOf(editing.base, chooseSide(editing, clash!, 'theirs').form)).toEqual({})
    expect(changesOf(editing.base, chooseSide(editing, clash!, 'mine').form)).toEqual({ notes: 'mine' })
  })

  it('keeps such a field through further changes by others, with their latest value', () => {
    const once = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const twice = receiveLead(once, { ...lead, notes: 'theirs again', version: 6 })
    expect(twice.clashes).toEqual([{ field: 'notes', mine: 'mine', theirs: 'theirs again', chosen: null }])
  })

  it('leaves the decision to the editor, through typing, closing and reopening', () => {
    const clashed = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const typedOn = typeInto(clashed, { notes: 'mine, longer' })
    expect(undecided(typedOn)).toMatchObject([{ mine: 'mine, longer', theirs: 'theirs' }])
    const again = startEditing(typedOn.base, typedOn)
    expect([again.form.notes, undecided(again)]).toEqual(['mine, longer', undecided(typedOn)])
  })

  it('is decided by choosing a side; typing then is one’s own', () => {
    const clashed = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const theirs = chooseSide(clashed, clashed.clashes[0]!, 'theirs')
    expect([theirs.form.notes, undecided(theirs)]).toEqual(['theirs', []])
    const both = typeInto(theirs, { notes: 'theirs and mine' })
    expect(both.clashes).toMatchObject([{ mine: 'theirs and mine', chosen: 'mine' }])
  })

  it('asks again if the other side changes after the choice', () => {
    const clashed = receiveLead(typing('mine'), { ...lead, notes: 'theirs', version: 5 })
    const mine = chooseSide(clashed, clashed.clashes[0]!, 'mine')
    expect(undecided(receiveLead(mine, { ...lead, notes: 'theirs', priority: 'high', version: 6 }))).toEqual([])
    expect(undecided(receiveLead(mine, { ...lead, notes: 'theirs again', version: 6 }))).toHaveLength(1)
  })

  it('drops an unreadable number from its initial values', () => {
    const { estimatedValue: _unread, ...form } = formOf(lead)
    const draft = { base: lead, form: { ...form, notes: 'half' } as LeadForm, clashes: [] }
    expect(changesOf(lead, startEditing(lead, draft).form)).toEqual({ notes: 'half' })
  })

  it('ignores an older version', () => {
    const editing = typing('mine')
    expect(receiveLead(editing, { ...lead, notes: 'older', version: 3 })).toBe(editing)
  })

  it('recognises what it sent as its own despite further edits meanwhile', () => {
    const sent = typeInto(startEditing(lead, null), { tags: ['vip'] })
    const typedOn = typeInto(sent, { tags: ['vip', 'gold'] })
    const saved = { ...lead, tags: ['vip'], version: lead.version + 1 }
    const settled = settleEditing(typedOn, saved, sent)
    expect(settled).toMatchObject({ base: { tags: ['vip'] }, form: { tags: ['vip', 'gold'] }, clashes: [] })
    const byTeammate = settleEditing(typedOn, { ...saved, tags: ['cold'] }, sent)
    expect(byTeammate.clashes).toMatchObject([{ field: 'tags' }])
  })

  it('can be reset to the stored values', () => {
    expect(changesOf(lead, discardChanges(typing('mine')).form)).toEqual({})
  })
})

describe('saving', () => {
  it("sends changed fields with their seen values, so that a teammate's other changes stay", async () => {
    const row = { ...lead, notes: 'mine', version: 5 }
    const send = vi.fn(async () => row)
    expect(await saveLead(typing('mine'), send)).toMatchObject({ saved: row })
    expect(send).toHaveBeenCalledWith({ params: { id: 'a' }, body: { notes: 'mine', seen: { notes: 'old' } } })
  })

  it('saves nothing and names the field if both changed it', async () => {
    const theirs = { ...lead, notes: 'theirs', version: 5 }
    const send = vi.fn().mockRejectedValueOnce(new ApiError('conflict', { current: theirs }))
    const { saved, editing } = await saveLead(typing('mine'), send)
    expect([saved, editing.clashes.length]).toEqual([null, 1])
    // Then a choice: the seen value is the teammate's.
    await saveLead(chooseSide(editing, editing.clashes[0]!, 'mine'), send)
    expect(send).toHaveBeenLastCalledWith({ params: { id: 'a' }, body: { notes: 'mine', seen: { notes: 'theirs' } } })
  })

  it('passes other errors on', async () => {
    const send = vi.fn().mockRejectedValue(new ApiError('internal'))
    await expect(saveLead(typing('mine'), send)).rejects.toThrow(ApiError)
  })

  it("applies the server's rules first", () => {
    const form = formOf(lead)
    const emptied = { ...form, name: '', email: 'nope', conversionProbability: null }
    expect(checkPatch(changesOf(lead, emptied), emptied)).toEqual({
      name: 'required',
      email: 'email_at',
      conversionProbability: 'required',
    })
    const unread = { ...form, estimatedValue: Number.NaN, conversionProbability: 101 }
    expect(checkPatch(changesOf(lead, unread), unread)).toEqual({
      estimatedValue: 'invalid_number',
      conversionProbability: 'invalid_number',
    })
    expect(checkPatch({ estimatedValue: null, notes: null, preferredLanguage: 'hi' }, form)).toEqual({})
  })
})

describe('an interaction', () => {
  const note = { ...emptyNote, content: 'text', outcome: 'good', duration: 7, scheduledFor: '2026-02-01T10:00' }

  it('sends only the fields of its type', () => {
    expect(interactionOf('a', note)).toEqual({ leadId: 'a', type: 'note', content: 'text' })
    expect(interactionOf('a', { ...note, type: 'meeting' })).toMatchObject({ outcome: 'good', duration: 7 })
    const reached = { ...note, type: 'call', outcome: 'reached' } as const
    expect(interactionOf('a', reached)).toMatchObject({ outcome: 'reached', duration: 7 })
    expect(interactionOf('a', { ...note, type: 'call' })).not.toHaveProperty('outcome')
    expect(interactionOf('a', { ...reached, type: 'meeting' })).not.toHaveProperty('outcome')
    expect(interactionOf('a', { ...note, type: 'call' })).not.toHaveProperty('scheduledFor')
  })

  it('is planned in the time of the person who plans it', () => {
    const { scheduledFor } = interactionOf('a', { ...note, type: 'follow_up' })
    expect(scheduledFor).toBe(new Date('2026-02-01T10:00').toISOString())
  })
})
