import { expect, test } from 'vitest'
import type { Interaction } from '#contract/leads.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { newestWords } from './further-form.ts'

const at = '2026-11-30T10:00:00.000Z'
const entry = (own: Partial<Interaction>): TimelineEntry => {
  const none = { subject: null, outcome: null, duration: null, scheduledFor: null, completedAt: null }
  const base = { id: own.content ?? '', leadId: 'lead', type: 'note' as const, content: '', createdBy: 'nora', ...none }
  const interaction: Interaction = { ...base, byVisitor: true, createdAt: at, ...own }
  return { kind: 'interaction', id: interaction.id, at, canUndo: false, interaction }
}
const details = 'Ana Berg · ana@example.com · +34 600111222'
const form = entry({ subject: 'returned', content: `What does it cost?\n${details}` })
const formWithoutWords = entry({ subject: 'returned', content: details })
const logged = entry({ type: 'follow_up', subject: 'WhatsApp', content: 'Call me on Monday' })
const call = entry({ type: 'call', outcome: 'no_answer', content: 'They rang, nobody took it' })
const note = entry({ byVisitor: false, content: 'Ours' })
const textOf = (...entries: TimelineEntry[]) => newestWords(entries)?.content

test('the newest words may be ones that a teammate logged', () => {
  expect(textOf(note, logged, form)).toBe('Call me on Monday')
})

test('a form without a message or notes of a call do not hide earlier words', () => {
  expect(textOf(formWithoutWords, call, form)).toContain('What does it cost?')
  expect(textOf(formWithoutWords, call, note)).toBeUndefined()
})
