import { audienceOf, type EscalationLevel } from '#domain/escalation.ts'
import type { StaffLanguage } from '#domain/languages.ts'
import type { Rule } from './rule.ts'

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
export type ReadyMade = (typeof readyMadeNames)[number]

const everyLead = { of: 'all', list: [] } as const

const ladder = (level: EscalationLevel, name: string) => ({
  isOn: true,
  rule: {
    name,
    trigger: { on: 'threshold', level },
    conditions: everyLead,
    actions: [{ do: 'notify', audience: audienceOf[level] }],
  } satisfies Rule,
})

/**
 * What they are, in the language of the first start. The first three bring an unanswered lead before more and more people
 * (spec §4); an unassigned one is the team's from the first step on.
 */
export const readyMade = (
  language: StaffLanguage,
): Record<ReadyMade, { readonly isOn: boolean; readonly rule: Rule }> => {
  const say = (en: string, es: string) => (language === 'es' ? es : en)
  return {
    half: ladder('half', say('Half the time to answer is gone', 'Pasó la mitad del plazo para responder')),
    overdue: ladder('overdue', say('A lead is overdue', 'Un lead está vencido')),
    double: ladder('double', say('Twice the time to answer is gone', 'Pasó el doble del plazo para responder')),
    two_hours: {
      isOn: true,
      rule: {
        name: say('Answer within two hours', 'Responder en dos horas'),
        trigger: { on: 'waiting', minutes: 90 },
        conditions: everyLead,
        actions: [
          {
            do: 'task',
            title: say('Answer now: two hours are nearly over', 'Responder ya: casi han pasado dos horas'),
            type: 'call',
            priority: 'high',
            dueHours: 0.5,
          },
        ],
      },
    },
    language_routing: {
      isOn: false,
      rule: {
        name: say('Give new leads to teammates by language', 'Repartir los leads nuevos por idioma'),
        trigger: { on: 'arrived', imports: false },
        conditions: everyLead,
        actions: [{ do: 'assign', to: null, byLanguage: true, keepOwner: true }],
      },
    },
    trial_ending: {
      isOn: true,
      rule: {
        name: say('The trial ends in two days', 'La prueba termina en dos días'),
        trigger: { on: 'trial_ends', days: 2 },
        conditions: everyLead,
        actions: [
          {
            do: 'task',
            title: say('Trial ends in two days: ask how it goes', 'La prueba termina en dos días: preguntar cómo va'),
            type: 'call',
            priority: 'high',
            dueHours: 4,
          },
        ],
      },
    },
    no_answer: {
      isOn: false,
      rule: {
        name: say('No answer for three days', 'Sin respuesta durante tres días'),
        trigger: { on: 'silent', hours: 72 },
        conditions: {
          of: 'all',
          list: [{ field: 'status', operator: 'is', values: ['contacted', 'responded'], amount: null }],
        },
        actions: [
          { do: 'email', template: 'no_answer' },
          { do: 'stage', to: 'no_response' },
          {
            do: 'task',
            title: say('Call once more', 'Llamar una vez más'),
            type: 'call',
            priority: 'medium',
            dueHours: 24,
          },
        ],
      },
    },
  }
}
