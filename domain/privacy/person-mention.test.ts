import { describe, expect, it } from 'vitest'
import { erasedText, mentions, withoutMentions } from './person-mention.ts'

const named = { emails: ['ana@example.com'], phones: ['34600111202'], names: ['Ana Núñez', '王芳'] }

describe('a mention of a person', () => {
  it.each([
    'ana@example.com',
    'Leads of ANA@Example.com, October.csv',
    '+34 600 111 202',
    '0034600111202',
    'call 600-11-12-02',
    'nunez_ana.csv',
    'Ana María Núñez',
    '王芳.csv',
  ])('is found in %s', (text) => {
    expect(mentions(text, named)).toBe(true)
  })

  it.each([
    'mariana@example.com',
    'ana@example.com-test.org',
    'ana@example.community',
    'Ana.csv',
    'Núñez',
    '600111',
    '34600111203',
    '',
  ])('is not found in “%s”', (text) => {
    expect(mentions(text, named)).toBe(false)
  })

  it('is replaced wherever it occurs, and the rest stays', () => {
    const search = { q: 'ana@example.com', tags: ['vip', 'Ana Núñez'], value: 3, none: null }
    expect(withoutMentions(search, named)).toEqual({ q: erasedText, tags: ['vip', erasedText], value: 3, none: null })
    const other = { q: 'berta', tags: ['vip'] }
    expect(withoutMentions(other, named)).toBe(other)
  })

  it('is not found by unknown details', () => {
    expect(mentions('anything at all', { emails: [''], phones: [], names: [''] })).toBe(false)
  })
})
