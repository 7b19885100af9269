import { describe, expect, it } from 'vitest'
import { decide, rebaseForm } from './rebase-form.ts'

const seen = { title: 'Call', dueDate: '1 December', description: '' }

describe('a form whose record a teammate has changed', () => {
  it('keeps edits, takes over the rest, and asks about nothing that only one side changed', () => {
    const current = { ...seen, dueDate: '9 December', description: 'She travels until the 8th' }
    expect(rebaseForm(seen, current, { ...seen, title: 'Call Ana' })).toEqual({
      values: { ...current, title: 'Call Ana' },
      clashes: [],
    })
  })

  it('asks about fields changed on both sides, and uses the chosen one', () => {
    const current = { ...seen, dueDate: '9 December' }
    const { values, clashes } = rebaseForm(seen, current, { ...seen, dueDate: '5 December' })
    expect(clashes).toEqual([{ field: 'dueDate', mine: '5 December', theirs: '9 December', chosen: null }])
    const theirs = decide(values, clashes, 'dueDate', 'theirs')
    expect([theirs.values.dueDate, theirs.clashes[0]?.chosen]).toEqual(['9 December', 'theirs'])
    expect(decide(theirs.values, theirs.clashes, 'dueDate', 'mine').values.dueDate).toBe('5 December')
  })
})
