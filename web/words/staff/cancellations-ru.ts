import type { StaffWords } from './en.ts'

/** Russian. */
export const cancellations: StaffWords['cancellations'] = {
  title: 'Отмены и отказы',
  lead: 'Заявления с сайта об отмене подписки и отказе от договора. Каждое действует с момента получения; подтверждение клиенту уже отправлено.',
  filters: 'Фильтр заявлений',
  state: 'Статус',
  states: { open: 'В работе', handled: 'Выполнено' },
  declarations: 'Заявления, сначала новые',
  loadFailed: 'Не удалось загрузить заявления',
  none: { open: 'Делать нечего', handled: 'Выполненных пока нет' },
  noneText: {
    open: 'Новые отмены и отказы появятся здесь.',
    handled: 'Здесь останутся заявления, отмеченные выполненными.',
  },
  kinds: {
    withdraw: 'Отказ от договора',
    cancel_trial: 'Отмена пробного периода',
    cancel_subscription: 'Отмена подписки',
  },
  contract: (given) => `Данные договора: ${given}`,
  receipt: (number) => `Подтверждение ${number}`,
  noLead: 'Лида с таким адресом почты нет.',
  leadOf: (name, stage) => `Лид: ${name} (${stage})`,
  handledBy: (person, when) => `Выполнено: ${person}, ${when}`,
  handle: 'Отметить выполненным',
  handleOf: (name) => `Отметить выполненным: ${name}`,
  reopen: 'Вернуть в работу',
  reopenOf: (name) => `Вернуть в работу: ${name}`,
  changeFailed: 'Не удалось изменить заявление',
  gone: 'Заявление удалено вместе с данными клиента.',
}
