import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sentMarks } from './sent-marker.ts'

const receipt = { id: '0199a1b2-0000-7000-8000-000000000001', receivedAt: '2026-11-21T09:05:07.000Z' }
let now = Date.parse('2026-11-21T09:05:08Z')
const marksOf = (key: string) =>
  sentMarks({ fingerprints: (text) => [createHmac('sha256', key).update(text).digest('base64url')] }, () => now)

describe('the URL of the thank-you page', () => {
  it.each([
    { form: 'quick' },
    { form: 'cancel', receipt },
    { form: 'quick', startKey: 'key_of-24-letters-000000' },
  ] as const)('shows what was sent for ten minutes: $form', (sent) => {
    const marks = marksOf('ours')
    const sentAt = now
    const mark = marks.mark(sent)
    now = sentAt + 599_999
    expect(marks.read(mark)).toEqual(sent)
    now = sentAt + 600_000
    expect(marks.read(mark)).toBeUndefined()
  })

  it('shows nothing if forged or altered', () => {
    const marks = marksOf('ours')
    const mark = marks.mark({ form: 'cancel', receipt })
    expect(marks.read(mark)).toBeDefined()
    for (const other of [`${mark}x`, mark.replace('0199', '0198'), mark.replace('cancel', 'setup'), '']) {
      expect([other, marks.read(other)]).toEqual([other, undefined])
    }
    expect(marksOf('theirs').read(mark)).toBeUndefined()
  })
})
