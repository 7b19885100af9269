import type { LeadFieldsWith } from '#domain/leads/lead-fields.ts'

/** Russian: what the fields of a lead are called, in files, merges and lists of problems. */
export const leadFields: Record<LeadFieldsWith<{ shown: true }>, string> = {
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  country: 'Страна',
  preferredLanguage: 'Язык общения',
  investmentExperience: 'Опыт инвестиций',
  estimatedValue: 'Ожидаемая сумма (USD)',
  conversionProbability: 'Своя оценка вероятности (%)',
  status: 'Этап',
  priority: 'Приоритет',
  lostReason: 'Причина потери',
  score: 'Балл',
  temperature: 'Температура',
  assignedTo: 'Ответственный',
  tags: 'Теги',
  platform: 'Страница',
  leadSource: 'Источник',
  message: 'Первое сообщение',
  notes: 'Внутренние заметки',
  createdAt: 'Создан',
  lastContactDate: 'Последний контакт',
  nextFollowUpDate: 'Следующий контакт',
}
