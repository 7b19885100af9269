import { audienceOf, type EscalationLevel } from '#domain/leads/escalation.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import { readyMadeText, readyMadeTexts } from './ready-made-texts.ts'
import type { Action, Rule } from './rule.ts'

/** Rules that an installation starts with. They can be edited, switched off and deleted like any other. */
export const readyMadeNames = [
  'half',
  'overdue',
  'double',
  'two_hours',
  'language_routing',
  'trial_ending',
  'no_answer',
] as const
type ReadyMade = (typeof readyMadeNames)[number]

const everyLead = { of: 'all', list: [] } as const

const ladder = (level: EscalationLevel, language: StaffLanguage) => ({
  isOn: true,
  rule: {
    name: readyMadeTexts[level][language],
    trigger: { on: 'threshold', level },
    conditions: everyLead,
    actions: [{ do: 'notify', audience: audienceOf[level] }],
  } satisfies Rule,
})

/**
 * Their definitions, with texts stored in the language of the first start. The first three alert people to an
 * unanswered lead.
 */
export const readyMade = (
  language: StaffLanguage,
): Record<ReadyMade, { readonly isOn: boolean; readonly rule: Rule }> => {
  const say = (key: keyof typeof readyMadeTexts) => readyMadeTexts[key][language]
  return {
    half: ladder('half', language),
    overdue: ladder('overdue', language),
    double: ladder('double', language),
    two_hours: {
      isOn: true,
      rule: {
        name: say('two_hours'),
        trigger: { on: 'waiting', minutes: 90 },
        conditions: everyLead,
        actions: [
          {
            do: 'task',
            title: say('two_hours_task'),
            type: 'email',
            priority: 'high',
            dueHours: 0.5,
          },
        ],
      },
    },
    language_routing: {
      isOn: false,
      rule: {
        name: say('language_routing'),
        trigger: { on: 'arrived', imports: false },
        conditions: everyLead,
        actions: [{ do: 'assign', to: null, byLanguage: true, keepOwner: true }],
      },
    },
    trial_ending: {
      isOn: true,
      rule: {
        name: say('trial_ending'),
        trigger: { on: 'trial_ends', days: 2 },
        conditions: everyLead,
        actions: [
          {
            do: 'task',
            title: say('trial_ending_task'),
            type: 'follow_up',
            priority: 'high',
            dueHours: 4,
          },
        ],
      },
    },
    no_answer: {
      isOn: false,
      rule: {
        name: say('no_answer'),
        trigger: { on: 'silent', hours: 72 },
        conditions: {
          of: 'all',
          list: [{ field: 'status', operator: 'is', values: ['contacted', 'responded'], amount: null }],
        },
        actions: [
          { do: 'email', template: 'check_in' },
          { do: 'stage', to: 'no_response' },
          {
            do: 'task',
            title: say('no_answer_task'),
            type: 'follow_up',
            priority: 'medium',
            dueHours: 24,
          },
        ],
      },
    },
  }
}

/** A rule as its reader sees it: shipped texts in the reader's language, the team's own unchanged. */
export const ruleInLanguage = (rule: Rule, language: StaffLanguage): Rule => ({
  ...rule,
  name: readyMadeText(rule.name, language),
  actions: rule.actions.map(
    (action): Action => (action.do === 'task' ? { ...action, title: readyMadeText(action.title, language) } : action),
  ),
})
