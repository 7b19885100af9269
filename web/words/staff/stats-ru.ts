import { counted, leadsRu } from './count-ru.ts'
import type { FirstWords } from './first-en.ts'

/** Russian: the figures above the board. */
export const stats: FirstWords['stats'] = {
  label: 'Сводка',
  total: 'Лиды',
  window: (days) => `За ${days} ${counted(days, 'день', 'дня', 'дней')}`,
  highValue: 'Крупные',
  highValueNote: (amount) => `ожидаемая сумма от ${amount}`,
  conversion: 'Конверсия',
  conversionNote: (converted, setups) => `стали клиентами: ${converted} · счетов подключено: ${setups}`,
  response: 'Ср. время ответа',
  responseNote: (count, shown, days) => `${leadsRu(count, shown)} за ${days} ${counted(days, 'день', 'дня', 'дней')}`,
  responseNone: (days) => `нет ответов за ${days} ${counted(days, 'день', 'дня', 'дней')}`,
  arrived: 'новые лиды',
  allStages: 'на всех этапах',
  failed: 'Не удалось загрузить показатели',
}
