import { describe, expect, it } from 'vitest'
import { usernameIsPlain, usernameIsReserved, usernameKey } from './username.ts'

describe('a username', () => {
  it.each(['admin', 'Ana María', "O'Neill-2", 'Иван Петров', 'Γιώργος', '李雷', 'مريم', 'ana.torres@example.com'])(
    'may be %j',
    (name) => expect(usernameIsPlain(name)).toBe(true),
  )

  it.each([
    ['a zero-width space', 'adm\u200bin'],
    ['a word joiner', 'admin\u2060'],
    ['a soft hyphen', 'ad\u00admin'],
    ['a filler', 'admin\u3164'],
    ['a line end', 'admin\nx'],
    ['a tab', 'the\tadmin'],
    ['a no-break space', 'the\u00a0admin'],
    ['two spaces', 'the  admin'],
    ['a Cyrillic letter among Latin ones', 'аdmin'],
    ['a Greek letter among Latin ones', 'οwner'],
  ])('does not contain %s, which could imitate another', (_, name) => {
    expect(usernameIsPlain(name)).toBe(false)
  })
})

describe('two names', () => {
  it.each([
    ['owner', 'ｏｗｎｅｒ'],
    ['owner', 'OWNER'],
    ['Straße', 'STRASSE'],
    ['ﬁnn', 'finn'],
    ['Γιώργος', 'ΓΙΏΡΓΟΣ'],
    ['ana①', 'ana1'],
    ['iris', 'ırıs'],
  ])('%s and %s look the same', (a, b) => expect(usernameKey(a)).toBe(usernameKey(b)))

  it.each([
    ['owner', 'owner2'],
    ['ana', 'aná'],
  ])('%s and %s differ', (a, b) => expect(usernameKey(a)).not.toBe(usernameKey(b)))
})

describe('a name reserved for other actors in histories', () => {
  it.each([
    'Visitor',
    'visitante',
    'V i s i t o r',
    'Vísitor',
    'ｖisitor',
    'Visitor.',
    'API: The shop',
    'api : shop',
    'ＡPI：shop',
    'АРІ: shop',
    'API- shop',
    'system',
    'Система',
    'ПОСЕТИТЕЛЬ',
    'النظام',
    'الزّائر',
    'Без ответственного',
    'Rule',
    'Automatizacion',
    'me',
    'Unassigned',
    'Sin asignar',
    'ORFINE',
    'Or fine',
    '...',
  ])('is refused to a teammate: %j', (name) => expect(usernameIsReserved(name, 'Orfine')).toBe(true))

  it.each([
    'Ana',
    'Visitación Ruiz',
    'Apia',
    'Api Torres',
    'Ruledge',
    'Mel',
    'Иван Петров',
    'Виктор Системов',
    'زائد',
    '李雷',
    'admin',
    'Orfine Ana',
  ])('is not one that merely resembles it: %j', (name) => expect(usernameIsReserved(name, 'Orfine')).toBe(false))
})
