import type { ConsentPurpose, ConsentWay } from '#domain/leads/added-lead.ts'
import type { AddLeadWords } from './add-lead-en.ts'

const purposes: Record<ConsentPurpose, string> = {
  answer: 'Получить ответ на свой вопрос',
  email_offers: 'Предложения по почте',
  phone_offers: 'Предложения по телефону или в WhatsApp',
}
const ways: Record<ConsentWay, string> = {
  on_the_phone: 'По телефону',
  in_a_message: 'В сообщении или письме',
  in_person: 'При встрече',
  on_paper: 'На бумаге',
}

/** Russian. */
export const addLead: AddLeadWords = {
  title: 'Новый лид',
  understood: (phone, country) => (country ? `${phone} · ${country}` : phone),
  oneIsEnough: 'Хватит телефона или почты.',
  message: 'О чём спросили',
  known: 'Лиды с такими же контактами',
  hasEmail: '— такой же адрес почты.',
  hasPhone: '— такой же телефон.',
  openInstead: 'Открыть этот лид',
  openNamed: (name) => `Открыть этот лид: ${name}`,
  consent: 'На что есть согласие?',
  consentHint: 'Отметьте только то, на что человек согласился. Это сохранится как подтверждение.',
  purposes,
  way: 'Как получено согласие',
  chooseWay: 'Выберите…',
  ways,
  givenAt: 'Когда',
  now: 'Если пусто, запишем текущее время.',
  words: 'Дословно',
  wordsHint: 'Что сказал человек или что вы спросили и что он ответил.',
  more: 'Ещё поля',
  fromNumber: 'По номеру телефона',
  detected: 'По тексту, имени или номеру',
  tagsHint: 'Через запятую.',
  startOver: 'Очистить форму',
  submit: 'Добавить лид',
  addAnother: 'Всё равно добавить',
  added: (name) => `Лид добавлен: ${name}`,
  failed: 'Не удалось добавить лид',
}
