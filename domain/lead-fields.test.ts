import { describe, expect, it } from 'vitest'
import { type LeadField, leadFields } from './lead-fields.ts'

const names = Object.keys(leadFields) as LeadField[]
const isWritten = (name: LeadField) => {
  const { visitor, staff, imported } = leadFields[name]
  return visitor || staff || imported
}

describe('the fields of a lead', () => {
  it('that people write are not lost in a merge, but for how the surviving lead came', () => {
    const lost = names.filter((name) => isWritten(name) && !['chosen', 'gathered'].includes(leadFields[name].merge))
    // The reason for losing it goes with the stage that is chosen.
    expect(lost).toEqual(['language', 'lostReason', 'platform', 'createdAt'])
  })

  it('that people write are in an exported file, and what a file brings in is', () => {
    expect(names.filter((name) => isWritten(name) && !leadFields[name].exported)).toEqual([])
  })

  it('that staff read are in an exported file, but for the clock and what the product counts by', () => {
    expect(names.filter((name) => !leadFields[name].exported)).toEqual([
      'version',
      'firstReplyAt',
      'lastReplyAt',
      'lastReturnedAt',
      'clockSince',
      'clockEvent',
      'clockStage',
      'importedAt',
    ])
  })

  it('that people write freely have a limit', () => {
    const unlimited = names.filter(
      (name) => isWritten(name) && ['text', 'codes'].includes(leadFields[name].kind) && !('limit' in leadFields[name]),
    )
    expect(unlimited).toEqual([])
  })
})
