import type { StaffWords } from './en.ts'

/** Spanish. */
export const stats: StaffWords['stats'] = {
  label: 'Resumen',
  total: 'Leads',
  window: (days) => `Últimos ${days} días`,
  highValue: 'Alto valor',
  highValueNote: (amount) => `estimados en ${amount} o más`,
  conversion: 'Tasa de conversión',
  conversionNote: (converted, setups) => `${converted} convertidos · ${setups} cuentas dadas de alta`,
  response: 'Primera respuesta (media)',
  responseNote: (count, shown, days) => `de ${shown} ${count === 1 ? 'lead' : 'leads'}, últimos ${days} días`,
  responseNone: (days) => `sin primeras respuestas en ${days} días`,
  arrived: 'leads nuevos',
  allStages: 'en todas las etapas',
  failed: 'No se pudieron cargar las cifras',
}
