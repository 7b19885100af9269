import { describe, expect, it } from 'vitest'
import { type LeadField, leadFields } from './lead-fields.ts'

const names = Object.keys(leadFields) as LeadField[]
const isWritten = (name: LeadField) => {
  const { visitor, staff, imported } = leadFields[name]
  return visitor || staff || imported
}

describe('the fields of a lead', () => {
  it('entered by people survive a merge, except the source, which the surviving lead keeps', () => {
    const lost = names.filter((name) => isWritten(name) && !['chosen', 'gathered'].includes(leadFields[name].merge))
    // The lost reason belongs to the chosen stage.
    expect(lost).toEqual(['language', 'lostReason', 'platform', 'createdAt'])
  })

  it('entered by people are exported, and so are all imported ones', () => {
    expect(names.filter((name) => isWritten(name) && !leadFields[name].exported)).toEqual([])
  })

  it('visible to staff are exported, except the clock and internal keys', () => {
    expect(names.filter((name) => !leadFields[name].exported)).toEqual([
      'version',
      'firstReplyAt',
      'lastReplyAt',
      'lastReturnedAt',
      'clockSince',
      'waitingSince',
      'clockEvent',
      'clockStage',
      'importedAt',
    ])
  })

  it('with free text have a length limit', () => {
    const unlimited = names.filter(
      (name) => isWritten(name) && ['text', 'codes'].includes(leadFields[name].kind) && !('limit' in leadFields[name]),
    )
    expect(unlimited).toEqual([])
  })
})
