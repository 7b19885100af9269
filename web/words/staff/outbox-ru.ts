import type { MailStatus, MailTemplate } from '#domain/letters/mail.ts'
import { counted } from './count-ru.ts'
import type { StaffWords } from './en.ts'

const statuses: Record<MailStatus, string> = {
  queued: 'В очереди',
  sent: 'Отправлено',
  failed: 'Ошибка',
  kept: 'Не отправлено',
  perhaps: 'Возможно, отправлено',
}
const templates: Record<MailTemplate, string> = {
  contact_receipt: 'Сообщение получено',
  setup_received: 'Счёт получен для подключения',
  setup_completed: 'Счёт подключён',
  cancellation_received: 'Заявление получено',
  confirm_offers: 'Просьба подтвердить адрес',
  rule_letter: 'Письмо по правилу',
  reply: 'Ответ лиду',
  cancellation_for_staff: 'Новое заявление об отмене (команде)',
  setup_for_staff: 'Новый счёт на подключение (команде)',
  invitation: 'Приглашение',
  bulk_reading: 'Внимание: открыто много лидов',
  bulk_binning: 'Внимание: много лидов в корзине',
  task_reminder: 'Напоминание о задаче',
  webhook_paused: 'Вебхук выключен',
  login_ended: 'Вход больше не действует',
  weekly_summary: 'Сводка за неделю',
  digest: 'Сводка за день',
}

/** Russian. */
export const outbox: StaffWords['outbox'] = {
  lead: 'Письма клиентам и сотрудникам: отправленные, в очереди и с ошибкой.',
  noServer: 'Почтовый сервер не задан.',
  noServerText:
    'Письма хранятся здесь и не уходят. Укажите почтовый сервер в разделе «Каналы»: новые письма начнут уходить.',
  noLinks: 'В письмах нет ссылок.',
  noLinksText: 'Не задан публичный адрес. Задайте PUBLIC_URL и перезапустите сервер: в новых письмах будут ссылки.',
  filters: 'Фильтр писем',
  status: 'Статус',
  anyStatus: 'Любой статус',
  statuses,
  templates,
  mails: 'Письма, сначала новые',
  mail: 'Письмо',
  loadFailed: 'Не удалось загрузить письма',
  mailFailed: 'Не удалось загрузить письмо',
  none: 'Писем пока нет',
  noneText: 'Здесь появятся письма клиентам и сотрудникам.',
  noneFound: 'Писем с таким статусом нет',
  problem: (attempts, problem) => `${attempts} ${counted(attempts, 'попытка', 'попытки', 'попыток')}: ${problem}`,
  to: 'Кому',
  kind: 'Тип',
  language: 'Язык',
  created: 'Создано',
  sent: 'Принято сервером',
  attempts: 'Попытки',
  lastProblem: 'Последняя ошибка',
  due: 'Следующая попытка',
  retry: 'Отправить снова',
  retrying: 'Ставим в очередь…',
  retried: 'Письмо снова в очереди',
  retryFailed: 'Не удалось поставить письмо в очередь',
  retryConflict:
    'Письмо уже в очереди или отправлено, либо ссылка в нём истекла. Если истекло приглашение, пригласите снова.',
}
