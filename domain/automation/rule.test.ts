import { describe, expect, it } from 'vitest'
import {
  type Action,
  actionKinds,
  comesLater,
  fallbackText,
  hasText,
  inRule,
  isSequence,
  needsSubject,
  ownTextDetail,
  peopleIn,
  type Rule,
  readOwnText,
  ruleChannels,
  startsByHand,
  type Trigger,
  textForLead,
  textsOf,
  triggerKinds,
  waitsForSomething,
} from './rule.ts'

const rule = (people: readonly string[]): Rule => ({
  name: 'A rule',
  trigger: { on: 'returned' },
  conditions: { of: 'all', list: [] },
  actions: [{ do: 'assign', to: null, people, byLanguage: false, keepOwner: true }],
})

it('the people of a turn are those the rule names; a successor replaces their predecessor, once', () => {
  expect(peopleIn(rule(['Ada', 'Bo']))).toEqual(['Ada', 'Bo'])
  expect(inRule(rule(['Ada', 'Bo', 'Cy']), 'Bo', 'Di').actions[0]).toMatchObject({ people: ['Ada', 'Di', 'Cy'] })
  expect(inRule(rule(['Ada', 'Bo']), 'Bo', 'Ada').actions[0]).toMatchObject({ people: ['Ada'] })
})

describe('texts in several languages', () => {
  const texts = [{ language: 'ar' }, { language: 'en' }, { language: 'es' }]

  it("are sent in the lead's language, else in English, else the first", () => {
    expect(textForLead(texts, 'es')).toBe(texts[2])
    expect(textForLead(texts, 'de')).toBe(texts[1])
    expect(textForLead(texts.slice(0, 1), 'de')).toBe(texts[0])
    expect(fallbackText([])).toBeUndefined()
  })

  it('are logged with their language', () => {
    const text = { language: 'es', name: 'Two words' }
    expect(readOwnText(ownTextDetail(text))).toEqual(text)
  })
})

const wait: Action = { do: 'wait', hours: 24 }
const tag: Action = { do: 'tag', tag: 'A' }

describe('a sequence', () => {
  it('is a rule with a wait; actions after the first wait come later', () => {
    for (const kind of actionKinds) {
      const actions = [tag, { do: kind } as Action, tag]
      expect([kind, isSequence({ actions })]).toEqual([kind, kind === 'wait'])
      expect(actions.map((_, step) => comesLater({ actions }, step))).toEqual([false, false, kind === 'wait'])
    }
    expect(isSequence({ actions: [] })).toBe(false)
  })

  it('can be started by hand whatever else starts it, like a rule that says so, and no other', () => {
    for (const on of triggerKinds) {
      const trigger = { on } as Trigger
      expect([on, startsByHand({ trigger, actions: [tag] })]).toEqual([on, on === 'by_hand'])
      expect(startsByHand({ trigger, actions: [wait, tag] })).toBe(true)
    }
  })

  it.each<[readonly Action[], boolean]>([
    [[], true],
    [[tag], true],
    [[wait, tag], true],
    [[tag, wait, tag, wait, tag], true],
    [[wait], false],
    [[tag, wait], false],
    [[wait, wait, tag], false],
    [[wait, tag, wait], false],
  ])('of %j has valid waits: %s', (actions, is) => {
    expect(waitsForSomething({ actions })).toBe(is)
  })
})

it("the text of a message is one of the team's texts, with a subject if it goes by email, or a WhatsApp template", () => {
  for (const channel of ruleChannels) {
    const message = (texts: readonly string[], template: string | null): Action => ({
      ...{ do: 'message', channel, texts, template },
    })
    expect(hasText(message(['T'], null))).toBe(true)
    expect(hasText(message([], null))).toBe(false)
    expect(hasText(message([], 'hello'))).toBe(channel === 'whatsapp')
    expect(needsSubject(message(['T'], null))).toBe(channel === 'used')
    expect(textsOf(message(['T'], null))).toEqual(['T'])
  }
  expect(needsSubject({ do: 'email', template: null, texts: ['T'] })).toBe(true)
  expect(hasText({ do: 'email', template: null, texts: [] })).toBe(false)
  expect(hasText(tag)).toBe(true)
  expect(needsSubject(tag)).toBe(false)
})
