import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialOfCountry } from '#domain/addresses/phone.ts'
import {
  addressPartOf,
  canAnswer,
  directionOf,
  isLanguage,
  languageFacts,
  languageOfAddressPart,
  languages,
  localeOfLanguage,
  negotiateLanguage,
  siteLanguageOf,
  spokenLanguageOf,
  spokenLanguages,
} from './languages.ts'

test('only Arabic is right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
})

test.each(['nl', 'EN', 'en-GB', '', null, 7, {}])('%j is not a language of the site', (value) => {
  expect(isLanguage(value)).toBe(false)
})

test.each(languages)(
  '%s offers the dial code of the country whose flag it shows, English that of North America',
  (language) => {
    const { dialCode, flag } = languageFacts[language]
    expect(dialCode).toBe(language === 'en' ? '+1' : dialOfCountry(flag))
  },
)

test('an edition of a language counts as that language', () => {
  expect(spokenLanguageOf('pt-BR')).toBe('pt')
  expect(spokenLanguages).toEqual(['en', 'es', 'ar', 'ru', 'de', 'fr', 'it', 'pt', 'hi', 'zh'])
  for (const language of languages) expect(spokenLanguages).toContain(spokenLanguageOf(language))
})

test.each<[string[], string, boolean]>([
  [['pt'], 'pt-BR', true],
  [['pt'], 'pt', true],
  [['es', 'en'], 'pt-BR', false],
  [[], 'pt', false],
  [['nl'], 'nl', false],
])('a speaker of %j can answer a lead in %s: %j', (spoken, language, can) => {
  expect(canAnswer(spoken, language)).toBe(can)
})

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['pt-AO', 'pt'],
  ['PT', 'pt'],
  ['es-MX', 'es'],
  ['nl', null],
  ['', null],
])('%s is served in %j', (tag, language) => {
  expect(siteLanguageOf(tag)).toBe(language)
})

test('each language has its own path prefix, in lower case, that maps back to it', () => {
  const parts = languages.map(addressPartOf)
  expect(new Set(parts).size).toBe(languages.length)
  expect(parts.map(languageOfAddressPart)).toEqual(languages)
  for (const part of parts) expect(part).toMatch(/^[a-z]{2}(-[a-z]{2})?$/)
  expect([languageOfAddressPart('pt-BR'), languageOfAddressPart('pt-pt'), languageOfAddressPart('')]).toEqual([
    'pt-BR',
    null,
    null,
  ])
})

test.each(languages)('%s has its Unicode plural categories', (language) => {
  const rules = new Intl.PluralRules(localeOfLanguage(language))
  expect(new Set(languageFacts[language].plurals)).toEqual(new Set(rules.resolvedOptions().pluralCategories))
})

describe('Accept-Language', () => {
  test.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES-mx;Q=0.8', 'es'],
    ['zh-Hant-TW,zh;q=0.9,en;q=0.8', 'zh'],
    ['nl,pl;q=0.9,de;q=0.5,en;q=0.4', 'de'],
    ['en;q=0.3,fr;q=0.7,ar;q=0.5', 'fr'],
    ['fr;q=0.5,ar;q=0.5', 'fr'],
    ['it;q=0.001', 'it'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
    ['pt', 'pt'],
    ['en;q=0.5,pt;q=0.4,pt-BR;q=0.6', 'pt-BR'],
    ['pt-BR;q=0,pt;q=0.2', 'pt'],
    ['es-MX;q=0,es;q=0.4', 'es'],
    ['nl, *;q=0.5', 'en'],
    ['*', 'en'],
    ['en;q=0, *;q=0.5', 'es'],
    ['en;q=0', 'en'],
    [' ru ; q=0.9 , hi ;q=0.8 ', 'ru'],
  ])('"%s" is answered in %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language)
  })

  test.each([undefined, null, '', ',', ';q=1', 'nl-NL', '日本語', 'en_US_POSIX;;', 'klingon'])(
    'without a site language (%j) the fallback is used',
    (header) => {
      expect(negotiateLanguage(header, 'pt')).toBe('pt')
    },
  )

  test.each(['fr;q=2', 'fr;q=-1', 'fr;q=0.1234', 'fr;q=x', 'fr;level=1', 'fr fr'])(
    'the malformed entry "%s" is skipped, its neighbour is not',
    (entry) => {
      expect(negotiateLanguage(`${entry},de;q=0.2`)).toBe('de')
    },
  )

  test('an entry cut off by the length limit does not count', () => {
    const header = `${'nl,'.repeat(340)}fr;q=0.1`
    expect(header.slice(0, 1024)).toMatch(/fr;q$|fr;$|fr$/)
    expect(negotiateLanguage(header)).toBe('en')
  })

  test('any header gives a site language', () => {
    const entry = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...languages), fc.constant('*'))
    const weight = fc.oneof(
      fc.constant(''),
      fc.double().map((q) => `;q=${q}`),
      fc.string(),
    )
    const header = fc.array(fc.tuple(entry, weight).map((parts) => parts.join(''))).map((entries) => entries.join(','))
    fc.assert(fc.property(header, (sent) => isLanguage(negotiateLanguage(sent))))
  })

  test('the language with the highest weight wins, in any order and company', () => {
    const others = fc.array(fc.constantFrom('en', 'de;q=0.9', 'nl', 'ru;q=0.1', '*;q=0.9'))
    fc.assert(
      fc.property(others, others, (before, after) => {
        const lower = (entries: string[]) => entries.map((entry) => `${entry.split(';')[0]};q=0.4`)
        return negotiateLanguage([...lower(before), 'hi-IN;q=0.5', ...lower(after)].join(',')) === 'hi'
      }),
    )
  })
})
