import type { StaffWords } from './en.ts'

/** Spanish. */
export const stats: StaffWords['stats'] = {
  label: 'Cifras de todos los leads',
  total: 'Leads',
  window: (days) => `Últimos ${days} días`,
  highValue: 'Alto valor',
  highValueNote: (amount) => `estimados en ${amount} o más`,
  conversion: 'Tasa de conversión',
  conversionNote: (converted, setups) => `${converted} convertidos · ${setups} cuentas configuradas`,
  response: 'Primera respuesta en',
  responseNote: (count, shown, days) =>
    `media de ${shown} ${count === 1 ? 'primera respuesta' : 'primeras respuestas'} en ${days} días`,
  responseNone: (days) => `sin primeras respuestas en ${days} días`,
  arrived: 'leads recibidos',
  allStages: 'en todas las etapas',
  failed: 'No se pudieron leer las cifras',
}
