import type { NamedLostReason } from '#domain/leads/lost-reasons.ts'
import { leadsRu } from './count-ru.ts'
import type { LostWords } from './lost-en.ts'

const reasons: Record<NamedLostReason, string> = {
  too_expensive: 'Слишком дорого',
  not_interested: 'Нет интереса',
  no_answer: 'Так и не ответил',
  competitor: 'Выбрал конкурента',
  no_trust: 'Не доверяет продукту',
  not_eligible: 'Не имеет права торговать',
  wrong_details: 'Неверные контакты',
  other: 'Другая причина',
  not_given: 'Причина не указана',
}

/** Russian: why leads are lost. */
export const lost: LostWords = {
  reasons,
  field: 'Причина потери',
  choose: 'Выберите причину',
  title: (name) => `${name}: почему лид потерян?`,
  titleOfMany: (shown, count) => `${leadsRu(count, shown)}: почему потеряли?`,
  note: 'Комментарий (необязательно)',
  noteHint: 'Попадёт в историю.',
  confirm: 'Перевести в «Потерян»',
  edit: 'Изменить список причин',
}
