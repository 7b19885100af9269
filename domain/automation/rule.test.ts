import { describe, expect, it } from 'vitest'
import { fallbackText, inRule, ownTextDetail, peopleIn, type Rule, readOwnText, textForLead } from './rule.ts'

const rule = (people: readonly string[]): Rule => ({
  name: 'A rule',
  trigger: { on: 'returned' },
  conditions: { of: 'all', list: [] },
  actions: [{ do: 'assign', to: null, people, byLanguage: false, keepOwner: true }],
})

describe('the people of a turn', () => {
  it('are people whom the rule names, and a successor takes the place of one, once', () => {
    expect(peopleIn(rule(['Ada', 'Bo']))).toEqual(['Ada', 'Bo'])
    expect(inRule(rule(['Ada', 'Bo', 'Cy']), 'Bo', 'Di').actions[0]).toMatchObject({ people: ['Ada', 'Di', 'Cy'] })
    expect(inRule(rule(['Ada', 'Bo']), 'Bo', 'Ada').actions[0]).toMatchObject({ people: ['Ada'] })
  })
})

describe('texts in several languages', () => {
  const texts = [{ language: 'ar' }, { language: 'en' }, { language: 'es' }]

  it('are sent in the language of the lead, else in English, else the first', () => {
    expect(textForLead(texts, 'es')).toBe(texts[2])
    expect(textForLead(texts, 'de')).toBe(texts[1])
    expect(textForLead(texts.slice(0, 1), 'de')).toBe(texts[0])
    expect(fallbackText([])).toBeUndefined()
  })

  it('are named in the log with their language', () => {
    const text = { language: 'es', name: 'Two words' }
    expect(readOwnText(ownTextDetail(text))).toEqual(text)
  })
})
