import { describe, expect, it } from 'vitest'
import { loadStaffWords } from '#web/words/staff/load.ts'
import { newPasswordProblems, passwordProblems } from './new-password.ts'

const en = await loadStaffWords('en')

const owner = { username: 'ana.torres' }
const current = 'given at first, once'
const good = 'four calm boats in a row'

describe('a new password', () => {
  it('is taken when long enough and new', () => {
    expect(passwordProblems({ current, next: good }, owner, en)).toEqual({})
    expect(newPasswordProblems({ next: good }, owner, en)).toEqual({})
  })

  it.each([
    [{ current: '', next: good }, ['current']],
    [{ current, next: '' }, ['next']],
    [{ current, next: 'fourteen chars' }, ['next']],
    [{ current, next: 'x'.repeat(257) }, ['next']],
    [{ current, next: 'ana.torres ana.torres' }, ['next']],
    [{ current, next: current }, ['next']],
    [{ current: '', next: 'short' }, ['current', 'next']],
  ])('%j is refused at %j', (typed, fields) => {
    expect(Object.keys(passwordProblems(typed, owner, en))).toEqual(fields)
  })

  it('explains why it is easy to guess', () => {
    const next = 'password password'
    expect(newPasswordProblems({ next }, owner, en)).toEqual({ next: en.fields.password_guessable })
  })
})
