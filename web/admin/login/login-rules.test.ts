import { describe, expect, it } from 'vitest'
import { words as en } from '#web/words/staff/en.ts'
import { words as es } from '#web/words/staff/es.ts'
import { loginProblems } from './login-input.ts'
import { passwordProblems } from './new-password.ts'

describe('a login', () => {
  it('needs a user name and a password, and says so in the words of the specification', () => {
    expect(loginProblems({ username: '  ', password: '' }, en)).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    expect(loginProblems({ username: 'ana', password: ' ' }, en)).toEqual({})
    expect(loginProblems({ username: '', password: 'x' }, es)).toEqual({ username: 'El usuario es obligatorio' })
  })

  it('is refused in the words of the specification', () => {
    expect([en.login.denied, en.login.invalid, en.login.welcomeBack]).toEqual([
      'Access Denied',
      'Invalid credentials',
      'Welcome back!',
    ])
    expect(es.login.denied).toBe('Acceso denegado')
  })
})

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
