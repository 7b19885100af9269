import type { AlertKind } from '#contract/alerts.ts'
import type { TimeUnit } from '#domain/leads/pipeline.ts'
import type { ReplyTemplate } from '#domain/letters/reply-template.ts'
import { counted, leadsRu } from './count-ru.ts'
import type { DeskWords } from './desk-en.ts'

const unit: Record<TimeUnit, string> = { minutes: 'мин', hours: 'ч', days: 'дн.' }
const templates: Record<ReplyTemplate, string> = {
  first: 'Первый ответ',
  no_answer: 'Не дозвонились',
  check_in: 'Остались вопросы?',
  meeting: 'Предложение встречи',
  trial: 'Как устроен пробный период',
  trial_ending: 'Пробный период заканчивается',
  not_connected: 'Счёт ещё не подключён',
  payment_failed: 'Платёж не прошёл',
  cancelled: 'Подписка отменена',
  first_payment: 'Спасибо за первый платёж',
}
const alertKinds: Record<AlertKind, string> = {
  arrived: 'Новый лид',
  returned: 'Написал снова',
  half: 'Прошла половина срока',
  overdue: 'Просрочен',
  double: 'Просрочен вдвое',
  assigned: 'Назначен на вас',
  mentioned: 'Вас упомянули',
  task: 'Задача для вас',
  rule_stuck: 'Правило не сработало',
  rule: 'Автоматизация',
}

/** Russian. */
export const desk: DeskWords = {
  chat: {
    title: (name) => `Сообщение в WhatsApp: ${name}`,
    text: 'Откроется в WhatsApp. Запись появится, когда вы подтвердите отправку.',
    choice: 'Текст',
    greeting: 'Приветствие',
    open: 'Открыть в WhatsApp',
  },

  templates,

  plan: {
    next: (name) => `Следующий шаг: ${name}`,
    noNext: 'Ничего не планировать',
    meeting: (name) => `Встреча: ${name}`,
    follow_up: (name) => `Следующий контакт: ${name}`,
    when: 'Когда',
    times: {
      label: 'Удобное время',
      soon: 'Через 2 часа',
      today: 'Сегодня',
      tomorrow: 'Завтра',
      nextWeek: 'На следующей неделе',
    },
    theirTime: (time, country) => `${time}, ${country}`,
    minutes: 'Минуты',
    notes: 'Комментарий (необязательно)',
    file: 'Добавить в календарь (.ics)',
    submit: 'Запланировать',
    past: 'Выберите время в будущем.',
  },

  tasks: {
    tab: 'Задачи',
    none: 'Задач пока нет',
    add: 'Поставить задачу',
    addTitle: 'Новая задача',
    editTitle: 'Изменение задачи',
    title: 'Название',
    description: 'Описание (необязательно)',
    due: 'Срок',
    priority: 'Приоритет',
    assignee: 'Ответственный',
    nobody: 'Без ответственного',
    saving: 'Сохраняем…',
    complete: (title) => `Выполнить: ${title}`,
    reopen: (title) => `Вернуть в работу: ${title}`,
    edit: (title) => `Изменить: ${title}`,
    delete: (title) => `Удалить: ${title}`,
    addFailed: 'Не удалось поставить задачу',
    completeFailed: 'Не удалось закрыть задачу',
    changeFailed: 'Не удалось изменить задачу',
    deleteFailed: 'Не удалось удалить задачу',
    added: 'Задача поставлена',
    completed: 'Задача выполнена',
    deleted: 'Задача удалена',
    loading: 'Загружаем задачи…',
    loadFailed: 'Не удалось загрузить задачи',
    open: 'Открытые задачи',
    done: 'Выполненные',
    overdue: (amount, of) => `просрочена ${amount} ${unit[of]}`,
    left: (amount, of) => `осталось ${amount} ${unit[of]}`,
    doneAt: (moment) => `Выполнена ${moment}`,
    gone: 'Кто-то из коллег удалил эту задачу.',
    clash: (by) =>
      by ? `Задачу только что изменил другой сотрудник: ${by}` : 'Кто-то из коллег только что изменил задачу',
  },

  day: {
    title: 'Мой день',
    lead: 'Кому ответить, где вас упомянули и что назначили, затем задачи по сроку.',
    passed: 'От коллег',
    passedFailed: 'Не удалось загрузить то, что вам передали коллеги',
    finish: 'Готово',
    finishOf: (title) => `Отметить выполненным: ${title}`,
    finishFailed: 'Не удалось отметить выполненным',
    whose: 'Чьи задачи',
    of: { me: 'Мои и без ответственного', everybody: 'Все' },
    filters: 'Фильтр задач',
    parts: { overdue: 'Просрочено', today: 'Сегодня', later: 'Позже' },
    none: { overdue: 'Просроченных нет', today: 'На сегодня больше ничего', later: 'Ничего не запланировано' },
    free: 'Всё сделано',
    freeText: 'Лиды, которые ждут ответа, задачи и встречи появятся здесь по сроку.',
    openLead: (name) => `Открыть: ${name}`,
    more: 'Показать ещё',
    mine: 'Мои последние 7 дней',
    mineFailed: 'Не удалось загрузить ваши показатели',
    firstReplies: 'Первые ответы',
    inTime: (time) => `За ${time}`,
    half: 'Медиана ответа',
    messages: 'Сообщения',
    calls: 'Звонки',
    meetings: 'Встречи',
    contacted: 'Лиды на связи',
  },

  week: {
    list: 'Список',
    view: 'Неделя',
    previous: 'Предыдущая неделя',
    present: 'Эта неделя',
    next: 'Следующая неделя',
    none: 'Ничего не запланировано',
    overdueFailed: 'Не удалось загрузить просроченные задачи',
    move: (title) => `Перенести: ${title}`,
    moved: (day) => `Новый день: ${day}`,
  },

  reminder: {
    title: (title) => `Пора: ${title}`,
    open: 'Открыть',
  },

  alerts: {
    title: 'Уведомления',
    kinds: alertKinds,
    none: 'За неделю уведомлений не было',
    noneText: 'Здесь появятся новые и просроченные лиды, повторные сообщения и то, что передадут коллеги.',
    loadFailed: 'Не удалось загрузить уведомления',
    list: 'Уведомления, сначала новые',
    open: 'В работе',
    seenTo: 'Обработано',
    openChannels: 'Открыть каналы',
    logins: {
      sign_in: {
        title: 'Вход в почту больше не действует',
        text: 'Войдите у почтового сервиса заново. До тех пор письма не уходят и не приходят.',
      },
      email: {
        title: 'Почтовый ящик не принимает вход',
        text: 'Письма лидов не приходят. Проверьте имя пользователя и пароль.',
      },
      unread: {
        title: 'Почтовый ящик не читается',
        text: 'Письма лидов не приходят. Проверьте сервер, порт и сертификат ящика.',
      },
      smtp: {
        login: {
          title: 'Почтовый сервер не принимает вход',
          text: 'Письма ждут и не уходят. Проверьте имя пользователя и пароль.',
        },
        no_login: {
          title: 'Почтовый сервер требует входа',
          text: 'Без входа он не принимает писем другим, поэтому они ждут. Укажите имя пользователя и пароль.',
        },
        sender: {
          title: 'Почтовый сервер не принимает адрес отправителя',
          text: 'Письма ждут и не уходят. Укажите адрес, с которого этому пользователю можно отправлять.',
        },
        limit: {
          title: 'Лимит почтового сервера исчерпан',
          text: 'Письма ждут, пока он не примет новые. Если это повторяется, спросите почтовый сервис.',
        },
        policy: {
          title: 'Почтовый сервер не принимает наши письма',
          text: 'Письма ждут и не уходят. Отправьте пробное письмо, чтобы увидеть ответ сервера, и спросите почтовый сервис.',
        },
        connection: {
          title: 'Почтовый сервер недоступен',
          text: 'Письма ждут и не уходят. Проверьте имя сервера, порт и шифрование.',
        },
      },
      whatsapp: {
        title: 'WhatsApp не принимает токен доступа',
        text: 'Сообщения лидам не уходят. Введите новый токен.',
      },
      telegram: {
        title: 'Telegram не принимает токен бота',
        text: 'Сообщения лидов не приходят. Введите действующий токен бота.',
      },
    },
    isNew: 'Новое',
    escalated: {
      half: (name) => `${name}: прошла половина срока ответа`,
      overdue: (name) => `${name}: срок ответа прошёл`,
      double: (name) => `${name}: срок ответа превышен вдвое`,
    },
    passed: {
      assigned: (by, name) => `${by} назначает вам лид «${name}»`,
      mentioned: (by, name) => `${by} упоминает вас в истории лида «${name}»`,
      rule_stuck: (by, name) => `${by}: правило не сработало для лида «${name}». Причина есть в журнале автоматизации.`,
    },
    passedTask: (by, task, name) => `${by} ставит вам задачу по лиду «${name}»: ${task}`,
    assignedMany: (by, count, shown) => `${by} назначает вам ${leadsRu(count, shown)}`,
    andMore: (count, shown) => `И ещё ${shown} ${counted(count, 'уведомление', 'уведомления', 'уведомлений')}`,
    openLead: 'Открыть',
    browser: 'Уведомления на рабочем столе',
    browserText: 'Приходят, даже если эта вкладка в фоне.',
    browserBlocked: 'Браузер блокирует уведомления этого сайта. Разрешите их в настройках браузера.',
  },

  timeline: {
    wroteAgain: 'Написал снова',
    merged: 'Объединён с другим лидом',
    taskAdded: (title) => `Задача: ${title}`,
    taskDone: (title) => `Задача выполнена: ${title}`,
    due: (moment) => `Срок ${moment}`,
    mail: (name) => `Письмо: ${name}`,
    imported: (file) => (file === null ? 'Импортирован из файла' : `Импортирован из файла ${file}`),
    moved: (from, to) => `${from} → ${to}`,
    fields: (names) => `Изменено: ${names}`,
    assigned: (from, to) => `Ответственный: ${from} → ${to}`,
    product: 'автоматически',
  },
}
