import type { Language } from '#domain/site/languages.ts'
import { type ConsentWording, wording202611 } from './consent-2026-11.ts'
import { wording20261123 } from './consent-2026-11-23.ts'
import { wording20261124 } from './consent-2026-11-24.ts'

/** As its predecessor, in Italian with “tu”, as the rest of the site. */
const wording20261129 = {
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
}

/**
 * Every consent wording shown to visitors, oldest first, with the date it was first shown. A consent stores its version
 * and language, so the exact text can be read here (GDPR Art. 7(1)): wordings are appended, never edited or removed. A
 * new language is a new wording: the last one plus its texts. `sha256`: of the texts as JSON; a test refuses edits.
 */
export const consentWordings = [
  {
    version: '2026-11',
    since: '2026-11-21',
    words: wording202611,
    sha256: '8d09d70a3d6f08fb34155ab6c67b70614d66bcafc94b8d31fd013764452623e1',
  },
  {
    version: '2026-11-23',
    since: '2026-11-23',
    words: wording20261123,
    sha256: '01a7727e7376be652402391455afc6ab77ad573cad7611271344c90a6202810f',
  },
  {
    version: '2026-11-24',
    since: '2026-11-24',
    words: wording20261124,
    sha256: '5a2f36718fdb8bee50caaf7b0b07d0c2f7b3ab3887d233106fc469eb6d818827',
  },
  {
    version: '2026-11-29',
    since: '2026-11-29',
    words: wording20261129,
    sha256: '22baf6b270b5f2aeea8100dec7923713dcfeac6e7113c312fcc0283e84b5b42a',
  },
] as const

type Wording = (typeof consentWordings)[number]['version']

/** A wording with the notice of a named controller, or without one if none was named. */
type ConsentVersion = Wording | `${Wording}-unnamed`

/** All versions a consent may have; older ones may still arrive from open pages. */
export const consentVersions = consentWordings.flatMap(({ version }) => [version, `${version}-unnamed` as const]) as [
  ConsentVersion,
  ...ConsentVersion[],
]

type Last<T> = T extends readonly [...unknown[], infer L] ? L : never
const { version: current, words } = consentWordings.at(-1) as Last<typeof consentWordings>

/** The current texts, in every site language or this does not compile. */
export const consentWording: Record<Language, ConsentWording> = words

/** The version of the current wording. */
export const consentVersion = (isControllerNamed: boolean): ConsentVersion =>
  isControllerNamed ? current : `${current}-unnamed`
