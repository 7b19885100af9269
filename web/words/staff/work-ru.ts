import type { QuickAction } from '#domain/leads/options.ts'
import type { CallOutcome } from '#domain/leads/quick-action.ts'
import { counted } from './count-ru.ts'
import type { WorkWords } from './work-en.ts'

const actions: Record<QuickAction, string> = {
  call: 'Позвонить',
  email: 'Написать письмо',
  whatsapp: 'WhatsApp',
  meeting: 'Встреча',
  follow_up: 'Связаться позже',
}
const recorded: Record<QuickAction, string> = {
  call: 'Звонок записан',
  email: 'Письмо записано',
  whatsapp: 'Сообщение WhatsApp записано',
  meeting: 'Встреча назначена',
  follow_up: 'Следующий контакт запланирован',
}
const outcomes: Record<CallOutcome, string> = {
  reached: 'Дозвонились',
  no_answer: 'Не отвечает',
  busy: 'Занято',
  voicemail: 'Автоответчик',
  wrong_number: 'Неверный номер',
}

/** Russian: a teammate's work with leads, as far as every card needs it. */
export const work: WorkWords = {
  actions,
  actionsOf: (name) => `Связаться: ${name}`,
  chatWith: (name) => `WhatsApp: ${name}`,
  recorded,
  callLogged: (outcome) => `${recorded.call}: ${outcome.toLowerCase()}`,
  recordFailed: 'Не удалось записать действие',
  undo: 'Отменить',
  undone: 'Отменено',
  undoFailed: 'Не удалось отменить',
  noPhone: 'У этого лида нет телефона',
  noEmail: 'У этого лида нет адреса почты',

  contact: {
    ask: {
      call: (name) => `${name}: как прошёл звонок?`,
      email: (name) => `${name}: письмо отправлено?`,
      whatsapp: (name) => `${name}: сообщение в WhatsApp отправлено?`,
    },
    outcomes,
    note: 'Комментарий (необязательно)',
    noCall: 'Звонка не было',
    yes: 'Да, отправлено',
    no: 'Нет',
    later: 'Позже',
    waiting: (count) => `${count} ${counted(count, 'контакт', 'контакта', 'контактов')} без записи`,
  },

  claim: 'Назначить на меня',
  claimOf: (name) => `Назначить на меня: ${name}`,
  claimed: (name) => `${name}: теперь ответственный вы`,
  claimFailed: 'Не удалось назначить лид',
  claimedBefore: (person) => `У лида уже есть ответственный: ${person}.`,
  hasIt: (person) => `Ответственный: ${person}`,

  replying: (person) => `${person} пишет ответ`,
  looking: (person) => `${person} смотрит`,

  alerts: (unseen, shown) => (unseen === 0 ? 'Уведомления' : `Уведомления, новых: ${shown}`),
}
