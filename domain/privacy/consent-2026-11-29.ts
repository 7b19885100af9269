import type { Language } from '#domain/site/languages.ts'
import type { ConsentWording } from './consent-2026-11.ts'
import { wording20261124 } from './consent-2026-11-24.ts'

/** As its predecessor, in Italian with “tu”, as the rest of the site. Shown, and agreed to: never edited. */
export const wording20261129 = {
  ...wording20261124,
  it: {
    emailOffers: 'Voglio ricevere offerte via e-mail.',
    phoneOffers: 'Voglio ricevere offerte su WhatsApp o per telefono.',
    withdraw: 'Puoi revocare il consenso in qualsiasi momento. Risponderemo comunque alla tua richiesta.',
    notice:
      'Usiamo i tuoi dati per rispondere alla tua richiesta, prima di qualsiasi contratto, e, se spunti una casella, per inviarti offerte con il tuo consenso. Possono vederli i nostri collaboratori e i fornitori che gestiscono questo sito per noi. Un semplice punteggio ci aiuta a decidere a chi rispondere per primo; puoi opporti. Cancelliamo i tuoi dati quando non servono più. Puoi consultarli, rettificarli, ottenerne una copia o farli cancellare, opporti al loro uso e presentare reclamo alla tua autorità per la protezione dei dati.',
    noNotice:
      'Non è ancora stato indicato chi è il titolare del trattamento dei tuoi dati; perciò qui non c’è un’informativa sulla privacy. Invia solo ciò che diresti a uno sconosciuto.',
  },
} satisfies Record<Language, ConsentWording>
