import { counted } from './count-ru.ts'
import type { StaffWords } from './en.ts'

/** Russian. */
export const bin: StaffWords['bin'] = {
  lead: 'Удалённые лиды хранятся здесь 30 дней вместе с историей, задачами и согласиями. Потом они удаляются навсегда.',
  list: 'Удалённые лиды, сначала новые',
  loadFailed: 'Не удалось загрузить корзину',
  none: 'Корзина пуста',
  noneText: 'Удалённый лид можно вернуть отсюда в течение 30 дней.',
  deleted: (person, when) => (person === null ? `Удалён ${when}` : `Удалён ${when}, кем: ${person}`),
  goes: (days) =>
    days === 1
      ? 'Будет удалён навсегда в течение дня'
      : `Будет удалён навсегда через ${days} ${counted(days, 'день', 'дня', 'дней')}`,
  restore: 'Восстановить',
  restoreOf: (name) => `Восстановить: ${name}`,
  restored: (name) => `Восстановлено: ${name}`,
  restoredText: (stage) => `Снова на этапе «${stage}», со всей историей.`,
  open: 'Открыть',
  restoreFailed: 'Не удалось восстановить лид',
  purge: 'Удалить навсегда',
  purgeOf: (name) => `Удалить навсегда: ${name}`,
  purgeTitle: 'Удалить навсегда?',
  purgeText: (name) => `Лид «${name}», его история, задачи и согласия исчезнут навсегда. Отменить это нельзя.`,
  purging: 'Удаляем…',
  purged: 'Удалено навсегда',
  purgeFailed: 'Не удалось удалить лид',
  gone: 'Лид уже восстановлен или удалён.',
}
