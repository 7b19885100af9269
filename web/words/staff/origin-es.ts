import type { StaffWords } from './en.ts'

/** Spanish. */
export const origin: StaffWords['origin'] = {
  title: 'Origen',
  note: 'Según el navegador, en el primer contacto.',
  landingPage: 'Primera página',
  referrerHost: 'Procedencia',
  campaign: 'Campaña',
  campaignParts: {
    utmSource: 'Fuente',
    utmMedium: 'Medio',
    utmCampaign: 'Nombre',
    utmTerm: 'Término de búsqueda',
    utmContent: 'Contenido',
  },
  variant: 'Página de bienvenida',
  variants: { a: 'Variante A', b: 'Variante B' },
}
