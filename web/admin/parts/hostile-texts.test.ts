import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mentionBefore, piecesOf } from '#domain/mentions.ts'
import { linesOfMergeNote, unkeptFields } from '#domain/merge-note.ts'
import { filledSnippet } from '#domain/snippet.ts'
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
  it('a text is cut at its mentions and is whole again', () => {
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

  it('a field of a text is filled with exactly that', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const filled = filledSnippet('{my name}', { name: 'Ana', me: name, company: 'Us' })
        expect(filled).toBe(name)
      }),
      runs,
    )
  })

  it('a note of a merge keeps its lines, and what is no moment, country or language is shown as it is', () => {
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
