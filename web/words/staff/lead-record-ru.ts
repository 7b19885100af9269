import type { Channel } from '#domain/privacy/consent-channels.ts'
import type { LeadRecordWords } from './lead-record-en.ts'

const kinds = {
  note: 'Заметка',
  call: 'Звонок',
  email: 'Письмо',
  whatsapp: 'WhatsApp',
  meeting: 'Встреча',
  follow_up: 'Следующий контакт',
  task: 'Задача',
}
const agreed: Record<Channel, (when: string, form: string) => string> = {
  phone: (when, form) => `Можно звонить с предложениями: согласие от ${when} (${form})`,
  whatsapp: (when, form) => `Можно присылать предложения в WhatsApp: согласие от ${when} (${form})`,
  email: (when, form) => `Можно присылать предложения по почте: согласие от ${when} (${form})`,
}
const refused: Record<Channel, string> = {
  phone: 'Нет согласия на звонки с предложениями: звоните, только если просили позвонить',
  whatsapp: 'Нет согласия на предложения в WhatsApp',
  email: 'Нет согласия на предложения по почте',
}
const withdrawn: Record<Channel, (when: string) => string> = {
  phone: (when) => `Согласие на звонки с предложениями отозвано ${when}: звоните, только если просили позвонить`,
  whatsapp: (when) => `Не слать предложения в WhatsApp: согласие отозвано ${when}`,
  email: (when) => `Не слать предложения по почте: согласие отозвано ${when}`,
}
const unknown: Record<Channel, string> = {
  phone: 'Согласие на звонки с предложениями не записано: звоните, только если просили позвонить',
  whatsapp: 'Согласие на предложения в WhatsApp не записано',
  email: 'Согласие на предложения по почте не записано',
}

/** Russian. */
export const leadRecord: LeadRecordWords = {
  open: 'Открыть страницей',
  edit: 'Изменить все поля',
  back: 'Лиды',
  place: (place, of) => `${place} из ${of}`,
  cameIn: (when, ago) => `Пришёл ${when} (${ago})`,
  message: 'Сообщение',
  noMessage: 'Без сообщения. Лид оставил только контакты.',
  conversation: 'Переписка',
  details: 'Данные',
  files: {
    title: 'Файлы',
    add: 'Выберите файл или перетащите его сюда',
    adding: 'Загружаем…',
    hint: (size) => `PDF, картинка, голосовое, Word, Excel или текст, до ${size}. Хранится в зашифрованном виде.`,
    tooLarge: (size) => `Файл слишком большой. Выберите файл до ${size}.`,
    refused:
      'Такой файл сохранить нельзя: содержимое не совпадает с именем или тип запрещён. Выберите PDF, картинку, голосовое, Word, Excel или текст.',
    tooMany: 'У лида уже максимум файлов. Сначала удалите ненужный.',
    loadFailed: 'Не удалось загрузить список файлов',
    download: (name) => `Скачать: ${name}`,
    downloadFailed: 'Не удалось скачать файл',
    remove: (name) => `Удалить: ${name}`,
    removeTitle: 'Удалить файл навсегда?',
    removeConfirm: 'Удалить',
    removing: 'Удаляем…',
    removeFailed: 'Не удалось удалить файл',
  },
  saved: 'Сохранено',
  unsaved: 'У лида есть несохранённые изменения.',
  save: 'Сохранить',
  undeliverable: {
    since: (when, reason) =>
      `Письма не доходят с ${when}: почтовый сервер не принял адрес${reason ? ` (${reason})` : ''}. Автоматические письма на него не уходят.`,
    tryAgain: 'Попробовать адрес ещё раз',
    failed: 'Не удалось обновить адрес',
  },
  never: 'Ещё не было',
  followUpPlanned: 'Следующий контакт запланирован',
  followUpMoved: 'Следующий контакт перенесён',
  followUpFailed: 'Не удалось запланировать контакт',
  addTag: 'Добавить тег',
  removeTag: (tag) => `Убрать тег ${tag}`,
  taskType: 'Тип',

  composer: {
    kinds,
    contact: 'Записать контакт',
    keyOf: (kind, key) => `${kind} (${key.toUpperCase()})`,
    text: {
      note: 'Комментарий',
      call: 'О чём говорили',
      email: 'О чём письмо',
      whatsapp: 'О чём сообщение',
      meeting: 'План встречи',
      follow_up: 'Что обсудить',
    },
    subject: 'Тема (необязательно)',
    fromLead: 'От лида',
    mention: 'Упомянуть коллегу',
    mentionHint: 'Введите @, чтобы упомянуть коллегу.',
  },

  consent: {
    label: 'Согласия',
    agreed,
    refused,
    unconfirmed: (when, asked) =>
      asked === null
        ? `Предложения по почте пока нельзя: согласие от ${when}, адрес не подтверждён`
        : `Предложения по почте пока нельзя: согласие от ${when}, адрес не подтверждён (запрос отправлен ${asked})`,
    withdrawn,
    unknown,
    answer: 'Отвечать на вопрос можно всегда.',
    failed: 'Не удалось загрузить согласия. Прежде чем предлагать, проверьте раздел «Персональные данные».',
  },
}
