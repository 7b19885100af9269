import { describe, expect, it } from 'vitest'
import { filledReply, unknownPlaceholders } from './reply-template.ts'

describe('a reply text', () => {
  it("is filled with the writer's name, whatever it contains", () => {
    const values = { colleague: '{company}', company: 'A & B' }
    expect(filledReply('{colleague} of {company}, {colleague}', values)).toBe('{company} of A & B, {company}')
  })

  it('lists each invalid placeholder once', () => {
    expect(unknownPlaceholders('{colleague} {company} and nothing else {')).toEqual([])
    expect(unknownPlaceholders('{nombre}, {Company} {nombre} {} {a b}')).toEqual([
      '{nombre}',
      '{Company}',
      '{}',
      '{a b}',
    ])
  })
})
