import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { passwordMinimum, passwordProblem } from './password.ts'

const owner = { username: 'ana.torres', email: 'ana.torres@goldhaus.example' }
const problem = (password: string) => passwordProblem(password, owner)

describe('a password', () => {
  test.each([
    'four words in a row',
    'correct umbrella tango kettle',
    'la casa azul de mi abuela',
    'Wo der Fuchs den Hasen trifft',
    'gT7#kQ2!mZ9@vR4$',
    'пять слов без всякого смысла',
    '黑色的猫坐在窗台上看雨落下来了',
    'my password is none of your business',
    'ana likes to dance in the rain',
    'abcdabcd but otherwise long enough',
    'in 1987 we moved to Lisbon by train',
    'Michael Jackson 31415',
    'correct umbrella correct umbrella',
    '黑色的猫坐在窗台上看雨落下来了1987',
  ])('"%s" is accepted', (password) => {
    expect(problem(password)).toBeNull()
  })

  test.each([
    ['the same character again and again', 'aaaaaaaaaaaaaaaa'],
    ['digits in a row', '123456789012345'],
    ['digits backwards', '098765432109876'],
    ['a row of the keyboard', 'qwertyuiopasdfghjkl'],
    ['a zigzag over the keyboard', '1q2w3e4r5t6y7u8i9o'],
    ['columns of the keyboard', 'qazwsxedcrfvtgb'],
    ['the word itself, twice', 'passwordpassword'],
    ['the word in disguise', 'P@ssw0rd-P@ssw0rd'],
    ['the word and a number', 'Password20252026!'],
    ['a season and a year', 'Summer2026Winter2026'],
    ['the product', `${defaultSettings.name}-gold-trading-bot`],
    ['the own name', 'AnaTorres AnaTorres 1'],
    ['the own address', 'ana.torres@goldhaus'],
    ['a short thing repeated', 'xk7xk7xk7xk7xk7xk7'],
    ['a well-known phrase', 'correct horse battery staple'],
    ['a wish', 'iloveyou-iloveyou-2024'],
    ['a word twice', 'barcelona barcelona'],
    ['a word twice around a year', 'Liverpool2024Liverpool'],
    ['a word of letters and digits twice', 'kj8fd2wqkj8fd2wq'],
    ['a name and a year', 'Michael Jackson 1958'],
    ['a name and a year without spaces', 'ChristinaHoffmann1987'],
    ['a name and a year in small letters', 'christinahoffmann1987'],
    ['a name and a year in Cyrillic', 'Владимир Высоцкий 1938'],
    ['a year and a name', '1987.christina.hoffmann'],
  ])('made only of %s is easy to guess', (_what, password) => {
    expect(problem(password)).toBe('password_guessable')
  })

  test('of fewer than fifteen characters is too short, whatever its content', () => {
    expect([problem('gT7#kQ2!mZ9@vR'), problem('gT7#kQ2!mZ9@vR4')]).toEqual(['too_short', null])
  })

  test('may be at most 256 characters long', () => {
    const long = 'four words in a row, '.repeat(20)
    expect([problem(long.slice(0, 256)), problem(long.slice(0, 257))]).toEqual([null, 'too_long'])
  })

  test('may contain a short name of its person', () => {
    expect(passwordProblem('four words in a row', { username: 'a', email: null })).toBeNull()
  })

  test('of random letters is never refused', () => {
    const letters = fc.array(fc.constantFrom(...'abcdefghjkmnpqrstuvwxyz23456789'), { minLength: 20, maxLength: 20 })
    // One-time passwords are made this way; those of few distinct letters are so rare that they do not occur.
    const random = letters.filter((drawn) => new Set(drawn).size > 9).map((drawn) => drawn.join(''))
    fc.assert(
      fc.property(random, (password) => {
        expect(problem(password)).toBeNull()
      }),
    )
  })

  test('is judged whatever it contains', () => {
    const any = fc.string({ unit: 'binary', minLength: passwordMinimum, maxLength: 256 })
    fc.assert(fc.property(any, fc.string(), (password, username) => void passwordProblem(password, { username })))
  })
})
