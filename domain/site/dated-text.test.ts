import { expect, it } from 'vitest'
import { datedText } from './dated-text.ts'
import { type Language, languages } from './languages.ts'

const dates = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
const text = (language: Language, day: string, to?: string) =>
  datedText(language, dates(language), Date.parse(day), to === undefined ? undefined : Date.parse(to))

it('calls the first of a month “1er” in French, and every other day by its number', () => {
  expect(text('fr', '2026-06-01')).toBe('1er juin 2026')
  expect(['2026-05-11', '2026-05-21', '2026-05-31'].map((day) => text('fr', day))).toEqual([
    '11 mai 2026',
    '21 mai 2026',
    '31 mai 2026',
  ])
})

it('puts no zero before the days of a period in Italian', () => {
  expect(text('it', '2026-01-05', '2026-06-10')).toMatch(/^5 gennaio\s–\s10 giugno 2026$/)
})

it('leaves other languages as Intl formats them', () => {
  for (const language of languages.filter((other) => other !== 'fr' && other !== 'it')) {
    expect(text(language, '2026-06-01')).toBe(dates(language).format(Date.UTC(2026, 5, 1)))
    expect(text(language, '2026-06-01', '2026-07-01')).toBe(
      dates(language).formatRange(Date.UTC(2026, 5, 1), Date.UTC(2026, 6, 1)),
    )
  }
})
