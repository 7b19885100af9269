import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { greetedName } from './greeted-name.ts'

describe('the name in a greeting', () => {
  it.each([
    ['Luisa Fernanda León Morales', 'Luisa'],
    ['Ana Torres', 'Ana'],
    ['  Ana   Torres ', 'Ana'],
    ['Madonna', 'Madonna'],
    ['Jean-Pierre Martin', 'Jean-Pierre'],
    ['TORRES Ana', 'Ana'],
    ['ANA TORRES', 'ANA'],
    ['Иванов Иван Иванович', 'Иван Иванович'],
    ['Анна Петровна Белова', 'Анна Петровна'],
    ['Анна Белова', 'Анна'],
    ['عبد الله الحربي', 'عبد الله'],
    ['نور الدين زنكي', 'نور الدين'],
    ['ليلى الإدريسي', 'ليلى'],
    ['Abdul Rahman Khan', 'Abdul Rahman'],
    ['Abd el Kader Benali', 'Abd el Kader'],
    ['अनिल कुमार', 'अनिल'],
  ])('for %s is %s', (name, greeted) => {
    expect(greetedName(name, 'es')).toBe(greeted)
  })

  it.each([
    'Dr. Hans Müller',
    'J. Smith',
    'J Smith',
    'J.-P. Müller',
    'Sra. Ana Torres',
    '吴 永强',
    '吴永强',
    '김 민준',
  ])('for %s is the whole name: the first name is unclear or not used', (name) => {
    expect(greetedName(name, 'en')).toBe(name)
  })

  it('is the whole name in a German letter, which is formal, and the first name in other languages', () => {
    for (const language of languages) {
      expect(greetedName('Jonas Weber', language)).toBe(language === 'de' ? 'Jonas Weber' : 'Jonas')
    }
  })

  it('is omitted if the typed name is not one', () => {
    expect([greetedName(null, 'en'), greetedName('https://x', 'en'), greetedName('win $$$ now', 'en')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
