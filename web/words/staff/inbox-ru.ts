import type { InboxOrder, InboxOwner } from '#domain/conversation/inbox.ts'
import type { InboxWords } from './inbox-en.ts'

const owners: Record<InboxOwner, string> = {
  mine: 'Мои и без ответственного',
  unassigned: 'Без ответственного',
  everyone: 'Все',
}
const orders: Record<InboxOrder, string> = {
  due: 'Сначала срочные',
  newest: 'Сначала новые',
  longest: 'Кто дольше ждёт',
}

/** Russian. */
export const inbox: InboxWords = {
  title: 'Входящие',
  lead: 'Здесь ждут вашего ответа: почта, мессенджеры и формы сайта.',
  filters: 'Фильтр входящих',
  of: 'Показать',
  owners,
  order: 'Порядок',
  orders,
  list: 'Переписки',
  loadFailed: 'Не удалось загрузить входящие',
  none: 'Никто не ждёт ответа',
  noneText: 'Новые сообщения появятся здесь.',
  cut: 'Показаны не все.',
  overADay: (count) => `Ждут больше суток: ${count}`,
  count: (count) => `Сообщений: ${count}`,
  noAnswer: 'Ответ не нужен',
  noAnswerOf: (name) => `Ответ не нужен: ${name}`,
  assign: 'Назначить на меня',
  stranger: 'Неизвестный отправитель',
  off: 'сегодня выходной',
  byForm: 'Форма',
  add: 'Добавить как лид',
  addOf: (name) => `Добавить как лид: ${name}`,
  forwardedBy: (teammate) => `Переслано сотрудником ${teammate}`,
  saidToBe: 'Отправитель известен только со слов пересланного письма',
  readAll: 'Читать полностью',
  unknown: 'Отправитель не указан',
  attach: 'Отдать лиду',
  attachTo: (lead) => `Отдать лиду ${lead}`,
  attachOf: (name) => `Отдать лиду: ${name}`,
  attachTitle: (name) => `${name}: какой это лид?`,
  attachForward: 'Лид получит это сообщение. Указанный в нём адрес не добавится.',
  attachText: (address) => `Лид получит эти сообщения и адрес ${address}. Новые сообщения с него тоже попадут к лиду.`,
  search: 'Найти лид',
  nobodyFound: 'Лид не найден',
  attached: (name) => `Сообщения переданы лиду: ${name}`,
  aside: 'Отложить',
  asideOf: (name) => `Отложить: ${name}`,
  isAside: 'Отложено. Новые сообщения снова появятся здесь.',
  failed: 'Не удалось сохранить. Проверьте соединение и попробуйте ещё раз.',
}
