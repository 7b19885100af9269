import { describe, expect, it } from 'vitest'
import { EntryBoundary, framesOf } from './EntryBoundary.tsx'

describe('an entry that cannot be drawn', () => {
  it('is shown as its plain text, and nothing around it goes', () => {
    const boundary = new EntryBoundary({ place: 'history', fallback: 'as it is', children: 'as it should be' })
    expect(boundary.render()).toBe('as it should be')
    boundary.state = EntryBoundary.getDerivedStateFromError()
    expect(boundary.render()).toBe('as it is')
  })

  it('is reported by its place in the code, without what a person wrote', () => {
    const error = new Error('Ana Torres\n    at home, +34 600 111 222')
    expect(framesOf(error)).toMatch(/^ {4}at /)
    expect(framesOf(error)).not.toContain('Torres')
    expect(framesOf(error)).not.toContain('600 111 222')
  })
})
