import type { ConversionWords } from './conversion-en.ts'

/** Russian. */
export const conversion: ConversionWords = {
  title: 'Вероятность успеха',
  reasons: 'Откуда эта цифра',
  counted: (converted, closed) => `клиентами стали ${converted} из ${closed}`,
  raises: 'повышает',
  lowers: 'снижает',
}
