import type { StaffWords } from './en.ts'

/** Spanish. */
export const origin: StaffWords['origin'] = {
  title: 'Cómo llegó',
  note: 'Según dijo su navegador cuando escribió por primera vez.',
  landingPage: 'Primera página vista',
  referrerHost: 'Llegó desde',
  campaign: 'Campaña',
  campaignParts: {
    utmSource: 'Fuente',
    utmMedium: 'Medio',
    utmCampaign: 'Nombre',
    utmTerm: 'Término de búsqueda',
    utmContent: 'Contenido',
  },
  variant: 'Página de aterrizaje mostrada',
  variants: { a: 'Variante A', b: 'Variante B' },
}
