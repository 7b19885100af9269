import type { ConversionWords } from './conversion-en.ts'

/** Spanish: why a lead's win probability is what it is. */
export const conversion: ConversionWords = {
  title: 'Probabilidad de ganar',
  reasons: 'Por qué esta cifra',
  features: {
    experience: 'Experiencia',
    source: 'Origen',
    platform: 'Plataforma',
    language: 'Idioma',
    'message length': 'Longitud del mensaje',
    'hour of arrival (UTC)': 'Hora de llegada (UTC)',
    weekday: 'Día de la semana',
    'first page': 'Primera página',
    referrer: 'Llegó desde',
    'campaign source': 'Fuente de la campaña',
    'campaign medium': 'Medio de la campaña',
    variant: 'Variante de la página',
  },
  none: 'ninguno',
  rare: 'algo poco común',
  counted: (converted, closed) => `${converted} de ${closed} convertidos`,
  raises: 'la sube',
  lowers: 'la baja',
}
