import { describe, expect, it, test } from 'vitest'
import { staffLanguages } from '#domain/site/languages.ts'
import { eventKinds, eventKindsOf, isTriggeredBy, type RuleEvent } from './events.ts'
import { readyMade, readyMadeNames } from './ready-made.ts'
import { ruleLimits, type Trigger, triggerKinds } from './rule.ts'

const crossesUrgency: Trigger = { on: 'crosses', measure: 'urgency', direction: 'above', line: 7 }
const crossesScore: Trigger = { on: 'crosses', measure: 'score', direction: 'above', line: 80 }
const triggers: readonly Trigger[] = [
  { on: 'arrived', imports: false },
  { on: 'returned' },
  { on: 'stage', to: 'lost' },
  { on: 'threshold', level: 'half' },
  { on: 'waiting', minutes: 90 },
  { on: 'silent', hours: 72 },
  { on: 'task_overdue' },
  { on: 'setup_submitted' },
  { on: 'setup_completed' },
  { on: 'trial_ends', days: 2 },
  { on: 'not_connected', hours: 24 },
  { on: 'first_payment' },
  { on: 'payment_failed' },
  { on: 'subscription_cancelled' },
  crossesUrgency,
  { on: 'schedule', hour: 7, stage: 'no_response' },
  { on: 'by_hand' },
]
const events: readonly RuleEvent[] = [
  { kind: 'arrived', facts: {} },
  { kind: 'returned', facts: {} },
  { kind: 'stage', facts: { to: 'lost' } },
  { kind: 'threshold', facts: { level: 'half' } },
  { kind: 'waiting', facts: { minutes: 90 } },
  { kind: 'silent', facts: { hours: 72 } },
  { kind: 'task_overdue', facts: {} },
  { kind: 'setup_submitted', facts: {} },
  { kind: 'setup_completed', facts: {} },
  { kind: 'trial_ends', facts: { days: 2 } },
  { kind: 'not_connected', facts: { hours: 24 } },
  { kind: 'first_payment', facts: {} },
  { kind: 'payment_failed', facts: {} },
  { kind: 'subscription_cancelled', facts: {} },
  { kind: 'text_read', facts: { urgency: { from: 3, to: 8 } } },
  { kind: 'schedule', facts: { hour: 7, stage: 'no_response' } },
  { kind: 'by_hand', facts: { rule: 'R' } },
]

test('every trigger fires on its own event and no other', () => {
  expect(triggers.map(({ on }) => on)).toEqual(triggerKinds)
  triggers.forEach((trigger, i) => {
    expect(eventKinds).toEqual(expect.arrayContaining([...eventKindsOf(trigger)]))
    expect(events.map((event) => isTriggeredBy(trigger, event))).toEqual(events.map((_, j) => i === j))
  })
})

test.each<[Trigger, RuleEvent, boolean]>([
  [{ on: 'arrived', imports: false }, { kind: 'arrived', facts: { imported: true } }, false],
  [{ on: 'arrived', imports: true }, { kind: 'arrived', facts: { imported: true } }, true],
  [{ on: 'stage', to: null }, { kind: 'stage', facts: { to: 'new' } }, true],
  [{ on: 'stage', to: 'new' }, { kind: 'stage', facts: { to: 'lost' } }, false],
  [{ on: 'waiting', minutes: 60 }, { kind: 'waiting', facts: { minutes: 90 } }, false],
  [{ on: 'waiting', minutes: 60, inWorkingTime: true }, { kind: 'waiting', facts: { minutes: 60 } }, false],
  [{ on: 'waiting', minutes: 60, inWorkingTime: false }, { kind: 'waiting', facts: { minutes: 60 } }, true],
  [{ on: 'silent', hours: 9 }, { kind: 'silent', facts: { hours: 9, inWorkingTime: true } }, false],
  [crossesScore, { kind: 'arrived', facts: { score: { from: null, to: 85 } } }, true],
  [crossesScore, { kind: 'arrived', facts: { imported: true } }, false],
  [crossesScore, { kind: 'scored', facts: { score: { from: 70, to: 80 } } }, true],
  [crossesScore, { kind: 'scored', facts: { score: { from: 80, to: 85 } } }, false],
  [crossesUrgency, { kind: 'text_read', facts: { urgency: { from: null, to: 7 } } }, true],
  [crossesUrgency, { kind: 'text_read', facts: { urgency: { from: 7, to: 9 } } }, false],
  [crossesUrgency, { kind: 'text_read', facts: { urgency: { from: 9, to: 2 } } }, false],
  [
    { ...crossesUrgency, direction: 'below', line: 2 },
    { kind: 'text_read', facts: { urgency: { from: 9, to: 2 } } },
    true,
  ],
  [{ ...crossesUrgency, measure: 'quality' }, { kind: 'analysed', facts: { quality: { from: 3, to: 80 } } }, true],
])('%j and %j: %s', (trigger, event, expected) => {
  expect(isTriggeredBy(trigger, event)).toBe(expected)
})

describe('the ready-made rules', () => {
  it.each(staffLanguages)('fit the limits in %s and have distinct names', (language) => {
    const rules = Object.values(readyMade(language)).map(({ rule }) => rule)
    expect(new Set(rules.map(({ name }) => name)).size).toBe(readyMadeNames.length)
    for (const { name, actions } of rules) {
      expect(name.length).toBeLessThanOrEqual(ruleLimits.name)
      expect(actions.length).toBeGreaterThan(0)
    }
  })

  it('differ between the languages', () => {
    for (const name of readyMadeNames) {
      const names = staffLanguages.map((language) => readyMade(language)[name].rule.name)
      expect(new Set(names).size).toBe(staffLanguages.length)
    }
  })
})
