import { describe, expect, it } from 'vitest'
import { words as en } from '#web/words/staff/en.ts'
import { passwordProblems } from './new-password.ts'

describe('a new password', () => {
  const current = 'given at first'
  const good = 'four words in a row'

  it('is taken when long enough, new and typed twice the same', () => {
    expect(passwordProblems({ current, next: good, repeat: good }, en)).toEqual({})
  })

  it.each([
    [{ current: '', next: good, repeat: good }, ['current']],
    [{ current, next: '', repeat: '' }, ['next']],
    [{ current, next: 'eleven char', repeat: 'eleven char' }, ['next']],
    [{ current, next: 'x'.repeat(257), repeat: 'x'.repeat(257) }, ['next']],
    [{ current, next: current, repeat: current }, ['next']],
    [{ current, next: good, repeat: `${good} ` }, ['repeat']],
    [{ current: '', next: 'short', repeat: '' }, ['current', 'next', 'repeat']],
  ])('%j is refused at %j', (typed, fields) => {
    expect(Object.keys(passwordProblems(typed, en))).toEqual(fields)
  })

  it('may have exactly twelve characters', () => {
    expect(passwordProblems({ current, next: 'twelve chars', repeat: 'twelve chars' }, en)).toEqual({})
  })
})
