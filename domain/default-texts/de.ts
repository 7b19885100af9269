import type { DefaultTexts } from './en.ts'

export const de: DefaultTexts = {
  tagline: 'Automatisierter Goldhandel',
  claims: {
    verified: 'Ergebnisse unabhängig geprüft',
    openSource: 'Quelloffen: Jeder kann nachsehen, wie es funktioniert',
    licensed: 'Lizenziertes Unternehmen in Dubai',
    encryption: '256 Bit',
    nextHours: 'in den nächsten Stunden',
    regulatedBroker: 'Regulierter Broker',
  },
  testimonials: [
    {
      author: 'Katharina B.',
      country: 'DE',
      quote: 'Mein Geld bleibt bei meinem Broker, und ich kann mir jeden Trade ansehen. Das war für mich entscheidend.',
    },
    {
      author: 'Stefan H.',
      country: 'AT',
      quote: 'Die Einrichtung war an einem Nachmittag erledigt. Es gab schwache Wochen, und das wurde offen gesagt.',
    },
    {
      author: 'Matthias W.',
      country: 'CH',
      quote: 'Ich sitze abends nicht mehr vor den Charts. Angefangen habe ich klein und bin bis heute vorsichtig.',
    },
  ],
}
