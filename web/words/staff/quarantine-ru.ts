import type { SpamReason } from '#domain/screening/spam-score.ts'
import type { StaffWords } from './en.ts'

const reasons: Record<SpamReason, string> = {
  no_token: 'JavaScript был выключен',
  expired_token: 'Форма была открыта больше суток',
  forged_token: 'Неверный токен формы',
  used_token: 'Форма отправлена дважды',
  not_from_page: 'Отправлено не с нашей страницы',
  hasty: 'Отправлено быстрее чем за 2 секунды',
  trap_filled: 'Заполнено скрытое поле',
  disposable_email: 'Одноразовый адрес почты',
  links: 'Несколько ссылок в сообщении',
  link_as_name: 'Ссылка вместо имени',
  busy_address: 'Больше 5 сообщений за 10 минут с одного IP-адреса',
  flooding_address: 'Больше 30 сообщений в день с одного IP-адреса',
  flooding_email: 'Больше 10 сообщений в день с одного адреса почты',
  no_proof: 'Проверка от ботов не пройдена',
}

/** Russian. */
export const quarantine: StaffWords['quarantine'] = {
  title: 'Спам',
  lead: 'Эти сообщения похожи на спам. Пока вы не отметите «Не спам», лидов из них не будет, а отправители не получат ответа.',
  filters: 'Фильтр спама',
  state: 'Статус',
  states: { waiting: 'На проверке', discarded: 'Удалённые' },
  messages: 'Подозрение на спам, сначала новые',
  loadFailed: 'Не удалось загрузить сообщения',
  none: { waiting: 'Подозрительных сообщений нет', discarded: 'Удалённых сообщений нет' },
  noneText: {
    waiting: 'Здесь появятся новые сообщения, похожие на спам.',
    discarded: 'Удалённые сообщения хранятся 30 дней. До тех пор их можно отметить «Не спам».',
  },
  noMessage: 'Без сообщения',
  reasonsOf: (name) => `Почему это похоже на спам: ${name}`,
  reasons,
  binnedBy: (person, when) => `Удалено: ${person}, ${when}`,
  release: 'Не спам',
  releaseOf: (name) => `Не спам: ${name}`,
  released: (name) => `Не спам: ${name}`,
  releasedText: 'Лид добавлен на доску. Письмо с подтверждением отправляется.',
  releaseFailed: 'Не удалось перенести сообщение на доску',
  discard: 'Удалить',
  discardOf: (name) => `Удалить сообщение: ${name}`,
  discarded: 'Сообщение удалено',
  discardedText: 'Ещё 30 дней его можно отметить «Не спам».',
  discardFailed: 'Не удалось удалить сообщение',
  gone: 'Кто-то из коллег уже разобрал это сообщение, или оно истекло.',
}
