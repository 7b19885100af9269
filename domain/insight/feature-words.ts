import { type InvestmentExperience, investmentExperiences } from '#domain/leads/options.ts'
import { rareValue } from '#domain/learning/columns.ts'
import { isLeadFeature, type LeadFeature } from '#domain/learning/lead-features.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'

const names: Record<StaffLanguage, Record<LeadFeature, string>> = {
  en: {
    experience: 'Experience',
    source: 'Source',
    platform: 'Platform',
    language: 'Language',
    'message length': 'Length of the message',
    'hour of arrival (UTC)': 'Hour of arrival (UTC)',
    weekday: 'Weekday of arrival',
    'first page': 'First page',
    referrer: 'Came from',
    'campaign source': 'Campaign source',
    'campaign medium': 'Campaign medium',
    variant: 'Page variant',
  },
  es: {
    experience: 'Experiencia',
    source: 'Origen',
    platform: 'Plataforma',
    language: 'Idioma',
    'message length': 'Longitud del mensaje',
    'hour of arrival (UTC)': 'Hora de llegada (UTC)',
    weekday: 'Día de la semana',
    'first page': 'Primera página',
    referrer: 'Llegó desde',
    'campaign source': 'Fuente de la campaña',
    'campaign medium': 'Medio de la campaña',
    variant: 'Variante de la página',
  },
  ar: {
    experience: 'الخبرة',
    source: 'المصدر',
    platform: 'الصفحة',
    language: 'اللغة',
    'message length': 'طول الرسالة',
    'hour of arrival (UTC)': 'ساعة الوصول (UTC)',
    weekday: 'يوم الوصول',
    'first page': 'أول صفحة',
    referrer: 'الموقع المُحيل',
    'campaign source': 'مصدر الحملة',
    'campaign medium': 'وسيلة الحملة',
    variant: 'نسخة الصفحة',
  },
  ru: {
    experience: 'Опыт',
    source: 'Источник',
    platform: 'Страница',
    language: 'Язык',
    'message length': 'Длина сообщения',
    'hour of arrival (UTC)': 'Час обращения (UTC)',
    weekday: 'День недели',
    'first page': 'Первая страница',
    referrer: 'Откуда пришёл',
    'campaign source': 'Источник кампании',
    'campaign medium': 'Канал кампании',
    variant: 'Вариант страницы',
  },
}

/** Stated experience, within a sentence. */
export const experienceNames: Record<StaffLanguage, Record<InvestmentExperience, string>> = {
  en: {
    beginner: 'beginner',
    intermediate: 'intermediate',
    advanced: 'advanced',
    expert: 'expert',
    professional: 'professional',
  },
  es: {
    beginner: 'principiante',
    intermediate: 'intermedia',
    advanced: 'avanzada',
    expert: 'experta',
    professional: 'profesional',
  },
  ar: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدم',
    expert: 'خبير',
    professional: 'محترف',
  },
  ru: {
    beginner: 'начинающий',
    intermediate: 'средний уровень',
    advanced: 'опытный',
    expert: 'эксперт',
    professional: 'профессионал',
  },
}

const none: Record<StaffLanguage, string> = { en: 'none', es: 'ninguno', ar: 'لا شيء', ru: 'нет' }
const rare: Record<StaffLanguage, string> = {
  en: 'a rare value',
  es: 'algo poco común',
  ar: 'قيمة نادرة',
  ru: 'редкое значение',
}
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** A feature that a probability is learned from, and a value of it, in a reader's words. */
export function featureText(feature: string, value: string, language: StaffLanguage): { name: string; value: string } {
  return isLeadFeature(feature)
    ? { name: names[language][feature], value: valueText(feature, value, language) }
    : { name: feature, value }
}

function valueText(feature: LeadFeature, value: string, language: StaffLanguage): string {
  if (value === '') return none[language]
  if (value === rareValue) return rare[language]
  const experience = feature === 'experience' && investmentExperiences.find((one) => one === value)
  if (experience) return experienceNames[language][experience]
  if (feature === 'language') return languageName(value, language)
  const day = feature === 'weekday' ? weekdays.indexOf(value) : -1
  // The fourth of January 2026 was a Sunday.
  return day < 0
    ? value
    : new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day))
}

/** A value that is no code of a language stays as it is. */
function languageName(code: string, language: StaffLanguage): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
