import { describe, expect, it } from 'vitest'
import { withoutValues } from './lead-fields.ts'
import { gatheredTags, linesOfMergeNote, mergeNote } from './merge-note.ts'

const lead = {
  ...withoutValues,
  name: 'Ana',
  email: 'a@example.com',
  phone: '+34 600111202',
  country: 'ES',
  status: 'new',
  priority: 'medium',
  investmentExperience: 'beginner',
  estimatedValue: 5_000,
  conversionProbability: 50,
  leadSource: 'website',
  tags: ['a1'],
  platform: 'main',
  createdAt: new Date('2026-11-20T10:00:00Z'),
}
const other = {
  ...lead,
  name: 'Bea',
  email: 'b@example.com',
  message: 'Hello',
  notes: `${'n'.repeat(10_000)}end`,
  country: 'DE',
  priority: 'high',
  investmentExperience: 'advanced',
  estimatedValue: 250_000,
  assignedTo: 'ben',
  nextFollowUpDate: new Date('2027-02-15T09:00:00Z'),
  tags: ['a1', 'b1', 'b2'],
}

describe('the note of a merge', () => {
  it('contains every dropped value in full, and no kept one', () => {
    const note = mergeNote(other, lead)
    expect(note.split('\n')).toEqual([
      'Bea · b@example.com · +34 600111202',
      'Hello',
      other.notes,
      '• country: DE',
      '• priority: high',
      '• investmentExperience: advanced',
      '• estimatedValue: 250000',
      '• assignedTo: ben',
      '• nextFollowUpDate: 2027-02-15T09:00:00.000Z',
      '• tags: b1, b2',
    ])
    expect(mergeNote(lead, lead)).toBe('Ana · a@example.com · +34 600111202')
  })

  it("is parsed line by line, so that field names show in the reader's language", () => {
    expect(linesOfMergeNote('Bea\n• country: DE\n• unknown: 1\nstatus: fine')).toEqual([
      { text: 'Bea' },
      { field: 'country', value: 'DE' },
      { text: '• unknown: 1' },
      { text: 'status: fine' },
    ])
  })

  it('lists the tags that did not fit', () => {
    const many = (letter: string) => Array.from({ length: 15 }, (_, i) => `${letter}${i}`)
    const kept = gatheredTags([many('a'), many('b')])
    expect(kept).toHaveLength(20)
    const tags = many('b')
    expect(mergeNote({ ...other, tags }, { ...lead, tags: kept })).toContain('• tags: b5, b6, b7, b8, b9, b10, b11')
  })
})
