import { describe, expect, it } from 'vitest'
import { contactBody } from '#contract/contact.ts'
import { cleanText, limits } from '#domain/basics/text.ts'
import { languages } from '#domain/site/languages.ts'
import { randomFrom } from '../random.ts'
import { phraseBookOf, writeMessage, writeQuestion } from './write-message.ts'

const message = contactBody.shape.message

/** Letters that a text in the language must have. */
const script: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
}

describe.each(languages)('messages in %s', (language) => {
  const { bodies, greetings, closings } = phraseBookOf(language)
  const written = (name = 'Ana') => {
    const random = randomFrom(`messages ${language}`)
    return Array.from({ length: 1_500 }, () => writeMessage(random, language, random.pick([1_000, 250_000]), name))
  }

  it('have at least 25 different bodies, and greetings and closings to choose from', () => {
    expect(new Set(bodies).size).toBeGreaterThanOrEqual(25)
    expect(new Set(greetings).size).toBeGreaterThanOrEqual(5)
    expect(new Set(closings).size).toBeGreaterThanOrEqual(5)
  })

  it('contain no remains of the template', () => {
    for (const text of written()) expect(text).not.toMatch(/[{}|¤]| {2}|undefined| [.,](?!\d)/)
  })

  it('are accepted by the public form as they are', () => {
    for (const text of written()) {
      expect(message.parse(text)).toBe(text)
      expect(cleanText(text)).toBe(text)
      expect(text.length).toBeLessThan(limits.message)
    }
  })

  it('are written in the letters of the language', () => {
    for (const text of written()) expect(text).toMatch(script[language] ?? /\p{Script=Latin}/u)
  })

  it('vary', () => {
    expect(new Set(written()).size).toBeGreaterThan(1_000)
  })

  it('begin a question without a greeting with a capital letter', () => {
    const random = randomFrom('questions')
    for (let i = 0; i < 200; i++) expect(writeQuestion(random, language, 5_000)).not.toMatch(/^\p{Ll}/u)
  })
})

it('writes amounts as people of the language do', () => {
  const amounts = languages.map((language) => [language, phraseBookOf(language).money(250_000)])
  expect(Object.fromEntries(amounts)).toMatchObject({
    en: '$250,000',
    de: '250.000 Dollar',
    hi: '2,50,000 डॉलर',
    zh: '25万美元',
  })
})
