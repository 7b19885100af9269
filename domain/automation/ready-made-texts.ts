import type { StaffLanguage } from '#domain/site/languages.ts'

/** Names of the ready-made rules and texts of their tasks. */
export const readyMadeTexts = {
  half: {
    en: 'Half the time to answer is gone',
    es: 'Pasó la mitad del plazo para responder',
    ar: 'مضى نصف مهلة الرد',
    ru: 'Прошла половина срока ответа',
  },
  overdue: { en: 'A lead is overdue', es: 'Un lead está vencido', ar: 'عميل محتمل متأخر', ru: 'Лид просрочен' },
  double: {
    en: 'Twice the time to answer is gone',
    es: 'Pasó el doble del plazo para responder',
    ar: 'مضى ضعف مهلة الرد',
    ru: 'Срок ответа превышен вдвое',
  },
  two_hours: {
    en: 'Answer within two hours',
    es: 'Responder en dos horas',
    ar: 'الرد خلال ساعتين',
    ru: 'Ответить за два часа',
  },
  two_hours_task: {
    en: 'Answer now: two hours are nearly over',
    es: 'Responder ya: casi han pasado dos horas',
    ar: 'الرد الآن: كادت الساعتان تنقضيان',
    ru: 'Ответить сейчас: два часа почти прошли',
  },
  language_routing: {
    en: 'Give new leads to teammates by language',
    es: 'Repartir los leads nuevos por idioma',
    ar: 'توزيع العملاء المحتملين الجدد حسب اللغة',
    ru: 'Распределять новые лиды по языку',
  },
  trial_ending: {
    en: 'The trial ends in two days',
    es: 'La prueba termina en dos días',
    ar: 'تنتهي الفترة التجريبية بعد يومين',
    ru: 'Пробный период закончится через два дня',
  },
  trial_ending_task: {
    en: 'Trial ends in two days: ask how it goes',
    es: 'La prueba termina en dos días: preguntar cómo va',
    ar: 'تنتهي الفترة التجريبية بعد يومين: السؤال عن سيرها',
    ru: 'Пробный период закончится через два дня: спросить, как дела',
  },
  no_answer: {
    en: 'No answer for three days',
    es: 'Sin respuesta durante tres días',
    ar: 'لا رد منذ ثلاثة أيام',
    ru: 'Три дня без ответа',
  },
  no_answer_task: {
    en: 'Try once more, the way they prefer',
    es: 'Intentarlo una vez más, por la vía que prefiera',
    ar: 'محاولة أخيرة بالقناة التي يفضلها',
    ru: 'Попробовать ещё раз, как удобнее лиду',
  },
} as const satisfies Record<string, Record<StaffLanguage, string>>

const texts: ReadonlyMap<string, Readonly<Record<StaffLanguage, string>>> = new Map(
  Object.values(readyMadeTexts).flatMap((text) => Object.values(text).map((written) => [written, text])),
)

/**
 * A text written by a ready-made rule, in the reader's language. It is matched by its wording in any language, so a
 * text that the team has reworded stays as it is.
 */
export const readyMadeText = (text: string, language: StaffLanguage): string => texts.get(text)?.[language] ?? text
