import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mentionBefore, piecesOf } from '#domain/leads/mentions.ts'
import { linesOfMergeNote, unkeptFields } from '#domain/leads/merge-note.ts'
import { filledSnippet } from '#domain/letters/snippet.ts'
import { createFormat } from './format.ts'

/** Names and texts that have taken screens down elsewhere: signs of patterns, half characters, marks, words of the language itself. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...['anna-lena', 'a^$.*+?()[]{}|/\\', '\\', '$&', '$1', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
    ...[
      '\ud800',
      '\u202eevil',
      '\u0000',
      '\u200b',
      'ß'.repeat(60),
      '\u0301'.repeat(50),
      '@',
      '@@',
      '{first name}',
      '%E0%A4',
    ],
    ...unkeptFields.map((field) => `• ${field}: soon`),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
)

const runs = { numRuns: 200 }

describe('whatever people are called and write', () => {
  it('a text split at its mentions is complete when joined', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), fc.array(hostile, { maxLength: 4 }), (names, texts) => {
        const text = texts.join('@')
        const team = names.filter((name) => name !== '')
        expect(
          piecesOf(text, team)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
        mentionBefore(text, text.length)
      }),
      runs,
    )
  })

  it('a placeholder is replaced by exactly its value', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const filled = filledSnippet('{my name}', { name: 'Ana', me: name, company: 'Us' })
        expect(filled).toBe(name)
      }),
      runs,
    )
  })

  it('a merge note keeps its lines, and invalid moments, countries and languages are shown as they are', () => {
    const format = createFormat('en', 'UTC')
    fc.assert(
      fc.property(hostile, (text) => {
        const lines = linesOfMergeNote(text)
        expect(lines.map((line) => ('text' in line ? line.text : `• ${line.field}: ${line.value}`)).join('\n')).toBe(
          text,
        )
        for (const show of [
          format.date,
          format.dateTime,
          format.exact,
          format.day,
          format.longDay,
          format.weekdayAndDay,
        ])
          expect(typeof show(text)).toBe('string')
        expect(format.dateTime('soon')).toBe('soon')
        expect([typeof format.country(text), typeof format.languageName(text)]).toEqual(['string', 'string'])
      }),
      runs,
    )
  })
})
