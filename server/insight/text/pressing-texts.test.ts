import { describe, expect, it } from 'vitest'
import { putOff } from './pressing-texts.fixture.ts'
import { readText } from './read-text.ts'

const linesOf = (texts: string) => texts.trim().split('\n')
/** The remaining ones match no rule. */
const share = (texts: string, isTrue: (text: string) => boolean) => {
  const all = linesOf(texts)
  return all.filter(isTrue).length / all.length
}

describe('a postponed decision', () => {
  it('is neither praise nor complaint', () => {
    expect(share(putOff, (text) => readText(text).label === 'neutral')).toBeGreaterThanOrEqual(0.94)
  })

  it.each([
    'Not now, not ever, you thieves.',
    'You promised to call and did not. Not now, I am furious.',
    'Nicht jetzt! Ihr habt mein Geld verloren.',
    'Ahora no, me han estafado.',
    'Пока не вернёте деньги, не пишите.',
    'Not yet working, this is terrible.',
    'Great service, maybe next month I add more!',
  ])('hides no feeling: %s', (text) => {
    expect(readText(text).score).not.toBe(0)
  })
})
