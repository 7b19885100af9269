import { describe, expect, test } from 'vitest'
import { hasForbiddenChars } from '#domain/basics/text.ts'
import { languages } from '#domain/site/languages.ts'
import { isVisible } from './claims.ts'
import { sampleTestimonials } from './sample-testimonials.ts'

const scripts = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
}

describe.each(languages)('%s', (language) => {
  const three = sampleTestimonials.filter(({ value }) => value.text?.[language])

  test('has three testimonials, of 8, 5 and 12 months', () => {
    expect(three.map(({ value }) => value.quoted?.months)).toEqual([8, 5, 12])
  })

  test('has them in its own words, script and names', () => {
    for (const { value } of three) {
      const { author = '', country } = value.quoted ?? {}
      const quote = value.text?.[language] ?? ''
      expect(quote.length).toBeGreaterThan(20)
      expect(hasForbiddenChars(quote + author)).toBe(false)
      expect(country).toMatch(/^[A-Z]{2}$/)
      const script = language in scripts ? scripts[language as keyof typeof scripts] : /^[\p{Script=Latin}\P{L}]+$/u
      expect(quote).toMatch(script)
      expect(author).toMatch(script)
    }
  })
})

test('each is unique', () => {
  expect(new Set(sampleTestimonials.map(({ id }) => id)).size).toBe(3 * languages.length)
  expect(new Set(sampleTestimonials.map(({ value }) => JSON.stringify(value.text))).size).toBe(3 * languages.length)
})

test('none contains a figure or a return', () => {
  expect(sampleTestimonials.filter(({ value }) => /[\d%$€]/.test(JSON.stringify(value.text)))).toEqual([])
})

test('none is rendered in live mode', () => {
  expect(sampleTestimonials.filter((testimonial) => isVisible(testimonial, 'live'))).toEqual([])
})
