import type { StaffLanguage } from '#domain/languages.ts'

/** What the ready-made rules are called, and what they write on tasks. */
export const readyMadeTexts = {
  half: { en: 'Half the time to answer is gone', es: 'Pasó la mitad del plazo para responder' },
  overdue: { en: 'A lead is overdue', es: 'Un lead está vencido' },
  double: { en: 'Twice the time to answer is gone', es: 'Pasó el doble del plazo para responder' },
  two_hours: { en: 'Answer within two hours', es: 'Responder en dos horas' },
  two_hours_task: { en: 'Answer now: two hours are nearly over', es: 'Responder ya: casi han pasado dos horas' },
  language_routing: { en: 'Give new leads to teammates by language', es: 'Repartir los leads nuevos por idioma' },
  trial_ending: { en: 'The trial ends in two days', es: 'La prueba termina en dos días' },
  trial_ending_task: {
    en: 'Trial ends in two days: ask how it goes',
    es: 'La prueba termina en dos días: preguntar cómo va',
  },
  no_answer: { en: 'No answer for three days', es: 'Sin respuesta durante tres días' },
  no_answer_task: { en: 'Try once more, the way they prefer', es: 'Intentarlo una vez más, por la vía que prefiera' },
} as const satisfies Record<string, Record<StaffLanguage, string>>

const texts: ReadonlyMap<string, Readonly<Record<StaffLanguage, string>>> = new Map(
  Object.values(readyMadeTexts).flatMap((text) => Object.values(text).map((written) => [written, text])),
)

/**
 * A text that a ready-made rule wrote, in the reader's language. It is found by its wording in any language, so a name or a
 * title that the team has reworded stays as it is.
 */
export const readyMadeText = (text: string, language: StaffLanguage): string => texts.get(text)?.[language] ?? text
