import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledSnippet, snippetFields, unknownFields } from './snippet.ts'

const values = { name: 'Ana Torres', me: 'omar', company: 'Orfine' }

describe('a snippet', () => {
  it('is inserted with its fields filled in', () => {
    expect(filledSnippet('Hi {first name}, {my name} of {company} here. Right, {name}?', values)).toBe(
      'Hi Ana, omar of Orfine here. Right, Ana Torres?',
    )
  })

  it('omits an invalid first name, and fills in only once', () => {
    expect(filledSnippet('Hi {first name}, welcome', { ...values, name: 'https://x' })).toBe('Hi, welcome')
    expect(filledSnippet('{name}', { ...values, name: '{company}' })).toBe('{company}')
  })

  it('reports unknown fields, and none in a text without braces', () => {
    expect(unknownFields(`${snippetFields.join(' ')} {nombre} {nombre} {First name}`)).toEqual([
      '{nombre}',
      '{First name}',
    ])
    fc.assert(fc.property(fc.string(), (text) => unknownFields(text.replaceAll('{', '')).length === 0))
  })
})
