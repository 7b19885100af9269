import { describe, expect, it } from 'vitest'
import { languageOfAdded } from './added-lead.ts'
import type { Language, StaffLanguage } from './languages.ts'

const texts: Readonly<Record<string, Language>> = { 'хочу подключить': 'ru', 'wants a call': 'en', llámame: 'es' }
const of = (spoken: Partial<Parameters<typeof languageOfAdded>[0]>, writer: StaffLanguage = 'es') =>
  languageOfAdded(
    { words: undefined, notes: null, name: 'Ivan', dial: '+971', ...spoken },
    (text) => texts[text] ?? null,
    writer,
  )

describe('the language of a lead that was added by hand', () => {
  it('is that of what they said, then of the note, then of the script of their name, and of the dial code last', () => {
    expect(of({ words: 'llámame', notes: 'хочу подключить', name: 'ليلى' })).toBe('es')
    expect(of({ words: '?', notes: 'хочу подключить', name: 'ليلى' })).toBe('ru')
    expect(of({ name: 'Иван Петров' })).toBe('ru')
    expect([of({ name: '吴永强' }), of({ name: 'अनिल' }), of({ name: 'ليلى', dial: '+7' })]).toEqual(['zh', 'hi', 'ar'])
    expect([of({}), of({ dial: '+81' }), of({ dial: undefined })]).toEqual(['ar', 'en', 'en'])
  })

  it('is not that of a note in English or in the language of its writer', () => {
    expect(of({ notes: 'wants a call' })).toBe('ar')
    expect(of({ notes: 'llámame', name: 'Иван' })).toBe('ru')
    expect(of({ notes: 'llámame', name: 'Иван' }, 'en')).toBe('es')
  })
})
