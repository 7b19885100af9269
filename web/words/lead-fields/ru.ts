import type { Asked, LeadFieldWords } from './en.ts'

export const asked: Asked = {
  name: 'Имя',
  email: 'Электронная почта',
  phonePrefix: 'Код страны',
  phoneNumber: 'Номер телефона',
  preferredLanguage: 'Язык общения',
  investmentExperience: 'Опыт инвестирования',
  capitalRange: 'Размер капитала',
  investmentAmount: 'Сумма инвестиций',
  message: 'Сообщение',
}

export const leadFields: LeadFieldWords = {
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
