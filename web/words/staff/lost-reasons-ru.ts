import type { LostReasonsWords } from './lost-reasons-en.ts'

/** Russian. */
export const lostReasons: LostReasonsWords = {
  title: 'Причины потери',
  lead: 'Из чего ваша команда выбирает, когда лид потерян.',
  list: 'Действующие причины',
  listText: (fixed) => `В этом порядке, последними идут: ${fixed}.`,
  none: 'Своих причин пока нет',
  loadFailed: 'Не удалось загрузить причины потери',
  saveFailed: 'Не удалось сохранить причины потери',
  new: 'Новая причина',
  add: 'Добавить',
  already: 'Такая причина уже есть',
  full: (most) => `Причин может быть не больше ${most}. Сначала уберите одну в архив.`,
  up: (reason) => `Выше: ${reason}`,
  down: (reason) => `Ниже: ${reason}`,
  rename: 'Переименовать',
  renameOf: (reason) => `Переименовать: ${reason}`,
  name: 'Название',
  renameNote: 'У лидов с этой причиной название тоже сменится.',
  retire: 'В архив',
  retireOf: (reason) => `В архив: ${reason}`,
  retired: 'Архив',
  retiredText: 'У лидов они остаются, фильтровать по ним тоже можно.',
  restore: 'Вернуть',
  restoreOf: (reason) => `Вернуть: ${reason}`,
}
