import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadOf } from '../leads.fixture.ts'
import { changesOf, editableFields, editableOf, formOf, type LeadForm, withFields } from './lead-form.ts'
import { rebase } from './lead-merge.ts'

const lead = leadOf('a', 'new', 0, { notes: 'called', country: 'ES', assignedTo: null })
const typed = (more: Partial<LeadForm>): LeadForm => ({ ...formOf(lead), ...more })

describe('the lead form', () => {
  it('untouched changes nothing, whatever is stored', () => {
    const anything = fc.record({
      phone: fc.oneof(fc.constantFrom('+34 600123456', '600 123 456', 'ask the office', '+971 501234567'), fc.string()),
      country: fc.option(fc.string()),
      investmentExperience: fc.option(fc.constantFrom('expert', 'professional', 'something of old')),
      preferredLanguage: fc.option(fc.constantFrom('hi', 'zh', 'nl')),
      estimatedValue: fc.option(fc.nat()),
      notes: fc.option(fc.string()),
      assignedTo: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(anything, (more) => {
        const stored = { ...lead, ...more }
        expect(changesOf(stored, formOf(stored))).toEqual({})
      }),
    )
  })

  it('sends only changed fields', () => {
    expect(changesOf(lead, typed({ priority: 'high', notes: 'called twice' }))).toEqual({
      priority: 'high',
      notes: 'called twice',
    })
  })

  it('sends an emptied value as null, and 0 as 0', () => {
    expect(changesOf(lead, typed({ estimatedValue: null }))).toEqual({ estimatedValue: null })
    expect(changesOf(lead, typed({ estimatedValue: 0 }))).toEqual({ estimatedValue: 0 })
    expect(changesOf(lead, typed({ notes: '  ' }))).toEqual({ notes: null })
  })

  it('joins dial code and number as they are stored', () => {
    expect(changesOf(lead, typed({ dial: '+44', number: '7911 123456' }))).toEqual({ phone: '+44 7911123456' })
  })

  it('sends an emptied probability', () => {
    expect(changesOf(lead, typed({ conversionProbability: null })).conversionProbability).toBeNaN()
  })
})

describe('a newer version of the lead', () => {
  it('updates untouched fields and keeps touched ones', () => {
    const current = { ...lead, priority: 'high' as const, phone: '+44 7911123456' }
    const { form, clashes } = rebase(lead, current, typed({ notes: 'mine' }))
    expect(clashes).toEqual([])
    expect(changesOf(current, form)).toEqual({ notes: 'mine' })
  })

  it('reports a field changed differently by a teammate as a conflict', () => {
    const { form, clashes } = rebase(lead, { ...lead, notes: 'theirs' }, typed({ notes: 'mine' }))
    expect(clashes).toEqual([{ field: 'notes', mine: 'mine', theirs: 'theirs', chosen: null }])
    expect(form.notes).toBe('mine')
  })

  it('reports no conflict for equal changes', () => {
    const { form, clashes } = rebase(lead, { ...lead, notes: 'same' }, typed({ notes: 'same' }))
    expect(clashes).toEqual([])
    expect(changesOf({ ...lead, notes: 'same' }, form)).toEqual({})
  })

  it('chosen for every field leaves nothing to send', () => {
    const current = { ...lead, name: 'Other', phone: '+49 15112345678', notes: null }
    const form = withFields(typed({ name: 'Mine', number: '1' }), current, editableFields)
    expect(editableOf(form)).toEqual(editableOf(formOf(current)))
  })
})
