import { describe, expect, it } from 'vitest'
import { words as en } from '#web/words/staff/first-en.ts'
import { words as es } from '#web/words/staff/first-es.ts'
import { loginProblems } from './login-input.ts'

describe('a login', () => {
  it('requires a user name and a password, each with its own message', () => {
    expect(loginProblems({ username: '  ', password: '' }, en)).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    })
    expect(loginProblems({ username: 'ana', password: ' ' }, en)).toEqual({})
    expect(loginProblems({ username: '', password: 'x' }, es)).toEqual({ username: 'El usuario es obligatorio' })
  })

  it('that is refused says so in the required words', () => {
    expect([en.login.denied, en.login.invalid, en.login.welcomeBack]).toEqual([
      'Access Denied',
      'Invalid credentials',
      'Welcome back!',
    ])
    expect(es.login.denied).toBe('Acceso denegado')
  })
})
