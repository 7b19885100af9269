import { experienceNames } from './feature-words.ts'
import type { InsightWords } from './insight-words.ts'

/** Russian plural forms; `domain` has no access to catalogues. */
const forms = new Intl.PluralRules('ru')
const counted = (count: number, one: string, few: string, many: string): string => {
  const form = forms.select(count)
  return form === 'one' ? one : form === 'many' ? many : few
}
const times = (count: number) => `${count} ${counted(count, 'раз', 'раза', 'раз')}`
const calls = (count: number) => `${count} ${counted(count, 'звонок', 'звонка', 'звонков')}`
const and = (names: readonly string[]) => names.join(' и ')
const missing = { phone: 'телефон', country: 'страна' } as const
/** In the form used after “узнать”. */
const asked = { phone: 'телефон', country: 'страну' } as const
/** Topics in the form used after “о”. */
const about = {
  trust: 'честности сервиса',
  loss: 'потерях',
  withdrawal: 'выводе денег',
  price: 'цене',
  minimum: 'минимальной сумме',
  broker: 'брокере',
  setup: 'подключении',
  trial: 'пробном периоде',
} as const
const moods = { positive: 'позитивно', neutral: 'нейтрально', negative: 'негативно' } as const

export const insightWordsRu: InsightWords = {
  topics: {
    trust: 'честность сервиса',
    loss: 'потери',
    withdrawal: 'вывод денег',
    price: 'цена',
    minimum: 'минимальная сумма',
    broker: 'брокер',
    setup: 'подключение',
    trial: 'пробный период',
  },
  emotions: { joy: 'радость', anger: 'злость', fear: 'тревога', sadness: 'разочарование', surprise: 'удивление' },
  missing,
  actions: {
    call: { now: 'Позвонить', planned: 'Запланировать звонок' },
    email: { now: 'Написать письмо', planned: 'Запланировать письмо' },
    whatsapp: { now: 'Написать в WhatsApp', planned: 'Запланировать сообщение' },
    meeting: { now: 'Записать встречу', planned: 'Запланировать встречу' },
    follow_up: { now: 'Записать контакт', planned: 'Запланировать контакт' },
    bin: { now: 'Удалить лид', planned: 'Удалить лид' },
  },
  findings: {
    waiting: ({ at, zone, minutes, overdue }, { when, lasting }) =>
      `Написал ${when(at, zone)}${zone ? ' по своему времени' : ''}. ${minutes < 1 ? 'Ответа ещё нет' : `Ждёт ответа уже ${lasting(minutes)}`}${overdue ? ', срок прошёл' : ''}.`,
    asked: ({ topic, quote }) => `Спросил о ${about[topic]}: «${quote}»`,
    mood: ({ label, emotion, quote }) =>
      `Сообщение звучит ${moods[label]}${emotion ? ` (${insightWordsRu.emotions[emotion]})` : ''}: «${quote}»`,
    unsure: ({ quote }) => `Настроение сообщения неясно: «${quote}»`,
    urgent: ({ level, quote }) => `Сообщение срочное, ${level} из 10: «${quote}»`,
    returned: ({ times: count, at }, { when }) =>
      `Написал снова ${times(count)}${at ? `, последний ${when(at, null)}` : ''}.`,
    missedCalls: ({ calls: count, at }, { when }) => `Без ответа ${calls(count)} подряд, последний ${when(at, null)}.`,
    wrongNumber: ({ at }, { when }) => `Звонок ${when(at, null)} попал на чужой номер.`,
    mayCall: ({ ground }) => (ground.is === 'asked' ? `Просит позвонить: «${ground.quote}»` : 'Согласен на звонки.'),
    noCalls: () => 'Позвонить не просил, а наши формы обещают без просьбы не звонить. Сначала напишите.',
    worth: ({ dollars, experience }, writer) =>
      `Ожидаемая сумма ${writer.dollars(dollars)}${experience ? `; указанный опыт: ${experienceNames.ru[experience]}` : ''}.`,
    noMessage: () => 'Сообщения нет, читать нечего.',
    noWords: ({ quote }) => `В сообщении нет слов: «${quote}»`,
    missing: ({ fields }) => `Не хватает: ${and(fields.map((field) => missing[field]))}.`,
    disposable: ({ domain }) => `Адрес почты одноразовый (${domain}).`,
    quiet: ({ days, at }, { when }) =>
      `Обе стороны молчат ${days} ${counted(days, 'день', 'дня', 'дней')}, с ${when(at, null)}.`,
    taskOverdue: ({ dueDate }, { when }) => `Срок задачи прошёл ${when(dueDate, null)}.`,
    likely: ({ feature, value, converted, closed, raises }, writer) =>
      `Из закрытых лидов (${writer.feature(feature, value)}) клиентами стали ${converted} из ${closed}. Это ${raises ? 'повышает' : 'снижает'} вероятность.`,
    notLearned: ({ closed, needed, prior }) =>
      `Модель вероятности ещё не обучена${closed < needed ? ` (закрытых лидов ${closed}, нужно ${needed})` : ''}. ${prior} % — обычная доля этого этапа.`,
  },
  advice: {
    callNow: {
      title: () => 'Позвоните сейчас',
      description: ({ hourKnown }) =>
        hourKnown ? 'Лид ждёт ответа, и у него сейчас день.' : 'Лид ждёт ответа. Который у него час, неизвестно.',
      outcome: 'Ответ придёт, пока вопрос ещё свеж.',
    },
    callLater: {
      title: ({ at, zone }, { when }) => `Позвоните ${when(at, zone)}${zone ? ' по времени лида' : ''}`,
      description: () => 'Лид ждёт ответа, но у него сейчас слишком рано или поздно.',
      outcome: 'Звонок придётся на удобное время.',
    },
    answer: {
      title: ({ topic }) => (topic ? `Ответьте на вопрос о ${about[topic]}` : 'Ответьте письмом'),
      description: ({ quote }) => (quote ? `Лид пишет: «${quote}»` : 'Лид ждёт ответа.'),
      outcome: 'Вопрос получит письменный ответ, отсчёт срока остановится.',
    },
    calm: {
      title: () => 'Займитесь этим лидом первым',
      description: ({ urgent }) =>
        urgent
          ? 'Сообщение срочное. Сами слова есть в разделе «Главное».'
          : 'Сообщение звучит негативно. Сначала выслушайте.',
      outcome: 'Человек увидит, что его слышат, а вы узнаете, что не так.',
    },
    writeInstead: {
      title: () => 'Напишите вместо звонка',
      description: ({ calls: count }) => `Без ответа ${calls(count)} подряд.`,
      outcome: 'Лид сможет ответить, когда ему удобно.',
    },
    firstTouch: {
      title: () => 'Представьтесь',
      description: () => 'Лид пришёл из файла, ему ещё никто не писал.',
      outcome: 'Вы узнаете, есть ли интерес.',
    },
    followUp: {
      title: ({ at, zone }, { when }) =>
        `Запланируйте следующий контакт на ${when(at, zone)}${zone ? ' по времени лида' : ''}`,
      description: () => 'Вы ответили, но следующий контакт не запланирован.',
      outcome: 'Лид не потеряется.',
    },
    askDetails: {
      title: ({ fields }) => `Узнайте ${and(fields.map((field) => asked[field]))}`,
      description: () => 'Без этого труднее связаться с лидом в удобное для него время.',
      outcome: 'С лидом можно будет связаться по-разному.',
    },
    checkNumber: {
      title: () => 'Узнайте верный номер',
      description: () => 'Последний звонок попал на чужой номер.',
      outcome: 'Следующий звонок дойдёт.',
    },
    reviewSpam: {
      title: () => 'Это спам?',
      description: () => 'В сообщении нет слов, а адрес почты одноразовый.',
      outcome: 'Список останется чистым. Удалённый лид можно вернуть в течение 30 дней.',
    },
  },
}
