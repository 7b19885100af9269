import type { StaffMailWords } from './staff-en.ts'

/** Mails to teammates in Russian. */
export const staffRu: StaffMailWords = {
  recordHead: (entry, fingerprint) => `Последняя запись журнала: ${entry}, отпечаток ${fingerprint}`,
  why: 'Вы получили это письмо, потому что работаете в команде.',

  setup_for_staff: {
    subject: 'Новый счёт на подключение',
    received: (moment) => `Получено: ${moment}`,
    text: 'Клиент прислал торговый счёт на подключение.',
    open: 'Открыть подключение счетов',
  },
  cancellation_for_staff: {
    subject: 'Клиент отменил подписку или отказался от договора',
    received: (moment) => `Получено: ${moment}`,
    text: 'Клиент отменил подписку или отказался от договора и получит подтверждение. Откройте заявления, чтобы всё выполнить.',
    open: 'Открыть отмены и отказы',
  },
  invitation: {
    subject: (invitedBy) => `${invitedBy} приглашает вас в команду`,
    text: (invitedBy) => `${invitedBy} приглашает вас в команду.`,
    expires: (moment) => `Ссылка действует один раз, до ${moment}.`,
    open: 'Принять приглашение',
    unknown: 'Если вы не ждали этого письма, просто не отвечайте на него.',
    askForLink: (invitedBy) => `Ссылку для входа вам передаст ${invitedBy}.`,
    noLink: '(ссылка скрыта для безопасности)',
  },
  bulk_reading: {
    subject: (username) => `${username}: открыто или выгружено много лидов`,
    text: (username) =>
      `Пользователь ${username} выгрузил лиды или за десять минут открыл больше тысячи. Если вы этого не ждали, завершите его сеансы и спросите, в чём дело.`,
    at: (moment) => `Замечено впервые: ${moment}`,
    open: 'Открыть журнал действий',
  },
  bulk_binning: {
    subject: (username) => `${username}: много лидов в корзине`,
    text: (username) =>
      `Пользователь ${username} за час отправил в корзину много лидов. Если вы этого не ждали, завершите его сеансы и восстановите лиды: из корзины или все сразу через массовые изменения в списке лидов.`,
    at: (moment) => `Замечено впервые: ${moment}`,
    open: 'Открыть лиды',
  },
  task_reminder: {
    subject: (title) => `Пора: ${title}`,
    text: (title) => `Подошёл срок вашей задачи: ${title}`,
    due: (moment) => `Срок: ${moment}`,
    open: 'Открыть лид',
  },
  webhook_paused: {
    subject: (name) => `Вебхук «${name}» выключен`,
    text: (name) => `«${name}» три дня не принимал события, поэтому больше их не получает.`,
    since: (moment) => `Не принимает события с ${moment}`,
    open: 'Открыть API и вебхуки',
  },
  login_ended: {
    logins: {
      sign_in: {
        subject: 'Вход у почтового сервиса больше не действует',
        text: 'Почтовый сервис больше не принимает вход. Пока вы не войдёте заново, письма лидов не приходят.',
      },
      email: {
        subject: 'Почтовый ящик не принимает вход',
        text: 'Ящик для ответов уже час не принимает вход, и письма лидов не приходят. Проверьте имя пользователя и пароль.',
      },
      whatsapp: {
        subject: 'WhatsApp не принимает токен доступа',
        text: 'Сообщения лидам не уходят через WhatsApp. Создайте в Meta новый токен доступа и введите его.',
      },
      telegram: {
        subject: 'Telegram не принимает токен бота',
        text: 'Сообщения лидов из Telegram не приходят. Введите действующий токен бота, его выдаёт @BotFather.',
      },
    },
    since: (moment) => `С ${moment}. Если всё уже исправлено, делать ничего не нужно.`,
    open: 'Открыть каналы',
  },
  mail_test: {
    subject: 'Проверка настроек почты',
    text: 'Это письмо проверяет почтовый сервер и ящик. Его можно удалить.',
  },
  weekly_summary: {
    subject: (from, to) => `Лиды с ${from} по ${to}`,
    leads: (count, before) => `Лиды: ${count} (неделей раньше ${before})`,
    replied: (part, all) => `Получили ответ: ${part} из ${all}, кто его ждал`,
    p50: (duration) => `Половина ждала ответа не дольше: ${duration}`,
    converted: (count, before) => `Уже стали клиентами: ${count} (из лидов прошлой недели ${before})`,
    won: (count, deposits) => `Новые клиенты за неделю: ${count}, собираются внести ${deposits}`,
    paid: (amount, back) => `Оплачено нам: ${amount}; возвращено или оспорено: ${back}`,
    recurring: (before, after) => `Регулярная выручка за месяц: до недели ${before}, после ${after}`,
    open: 'Открыть аналитику',
    stop: 'Чтобы не получать эти письма, снимите галочку на экране аналитики.',
  },
  digest: {
    subject: (day) => `Сводка на ${day}`,
    newLeads: (count) => `Новые лиды за сутки: ${count}`,
    overdueLeads: (count) => `Просроченные лиды: ${count}`,
    tasksToday: (count) => `Задачи на сегодня: ${count}`,
    overdueTasks: (count) => `Просроченные задачи: ${count}`,
    open: 'Открыть доску',
  },
}
