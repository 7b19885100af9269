import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usernameIsPlain } from '#domain/staff/username.ts'
import { mentionBefore, mentionedIn, piecesOf } from './mentions.ts'

const team = ['Ana', 'Ana María', 'иван', 'C++ (night)', 'the agent', 'anna-lena']

describe('a text with mentions of teammates', () => {
  it.each([
    ['@Ana can you call?', ['Ana']],
    ['for @ana maría, please', ['Ana María']],
    ['@Anabel is no teammate', []],
    ['write to me@ana.example', []],
    ['(@ИВАН), @the agent: see this', ['иван', 'the agent']],
    ['@C++ (night) and @Ana, @Ana', ['C++ (night)', 'Ana']],
    ['@anna-lena and @Anna-Lena2, ana@example.com', ['anna-lena']],
    ['@ Ana', []],
    ['no one', []],
  ])('%s', (text, names) => {
    expect(mentionedIn(text, team)).toEqual(names)
  })

  it('equals its pieces put together', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('@', ' ', ...team, ...team.map((name) => `@${name}`)))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const pieces = piecesOf(text, team)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const { username } of pieces) expect(username === null || team.includes(username)).toBe(true)
      }),
    )
  })

  it('recognises every permitted username', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => usernameIsPlain(text) && text === text.trim())
    fc.assert(
      fc.property(name, (chosen) => {
        expect(mentionedIn(`@${chosen}`, [chosen])).toEqual([chosen])
      }),
    )
  })

  it('mentions no one without a team', () => {
    expect(piecesOf('@Ana', [])).toEqual([{ text: '@Ana', username: null }])
  })
})

describe('a name being typed', () => {
  it.each([
    ['Hello @an', { from: 6, typed: 'an' }],
    ['@', { from: 0, typed: '' }],
    ['@Ana Ma', { from: 0, typed: 'Ana Ma' }],
    ['me@an', null],
    ['@Ana said that', null],
    ['Hello', null],
  ])('%s', (text, found) => {
    expect(mentionBefore(text, text.length)).toEqual(found)
  })
})
