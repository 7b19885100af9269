import { describe, expect, it } from 'vitest'
import type { Language, StaffLanguage } from '#domain/site/languages.ts'
import { languageOfAdded } from './added-lead.ts'

const texts: Readonly<Record<string, Language>> = { 'хочу подключить': 'ru', 'wants a call': 'en', llámame: 'es' }
const of = (spoken: Partial<Parameters<typeof languageOfAdded>[0]>, writer: StaffLanguage = 'es') =>
  languageOfAdded(
    { words: undefined, notes: null, name: 'Ivan', dial: '+7', ...spoken },
    (text) => texts[text] ?? null,
    writer,
  )

describe('the language of a lead added by hand', () => {
  it("is that of their own words, else of the note, else of their name's script, else of the dial code", () => {
    expect(of({ words: 'llámame', notes: 'хочу подключить', name: 'ليلى' })).toBe('es')
    expect(of({ words: '?', notes: 'хочу подключить', name: 'ليلى' })).toBe('ru')
    expect(of({ name: 'Иван Петров' })).toBe('ru')
    expect([of({ name: '吴永强' }), of({ name: 'अनिल' }), of({ name: 'ليلى', dial: '+7' })]).toEqual(['zh', 'hi', 'ar'])
    expect([of({}), of({ dial: '+81' }), of({ dial: undefined })]).toEqual(['ru', 'en', 'en'])
    expect([of({ dial: '+971' }), of({ dial: '+91' }), of({ name: 'ليلى', dial: '+971' })]).toEqual(['en', 'en', 'ar'])
  })

  it("is not that of a note written in English or in the teammate's language", () => {
    expect(of({ notes: 'wants a call' })).toBe('ru')
    expect(of({ notes: 'llámame', name: 'Иван' })).toBe('ru')
    expect(of({ notes: 'llámame', name: 'Иван' }, 'en')).toBe('es')
  })
})
