import type { ConversionWords } from './conversion-en.ts'

/** Spanish: why a lead's win probability is what it is. */
export const conversion: ConversionWords = {
  title: 'Probabilidad de cierre',
  reasons: 'Por qué esta cifra',
  counted: (converted, closed) => `${converted} de ${closed} convertidos`,
  raises: 'la sube',
  lowers: 'la baja',
}
