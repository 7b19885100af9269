import type { DefaultTexts } from './en.ts'

export const it: DefaultTexts = {
  tagline: 'Trading automatico sull’oro',
  claims: {
    verified: 'Risultati verificati da terzi indipendenti',
    openSource: 'Codice aperto: chiunque può verificare come funziona',
    licensed: 'Società autorizzata a Dubai',
    encryption: '256 bit',
    nextHours: 'nelle prossime ore',
    regulatedBroker: 'Broker regolamentato',
  },
  testimonials: [
    {
      author: 'Giulia F.',
      country: 'IT',
      quote: 'I soldi restano presso il mio broker e posso controllare ogni operazione. Per me è stato decisivo.',
    },
    {
      author: 'Marco B.',
      country: 'IT',
      quote: 'Mi hanno aiutato a configurarlo in un pomeriggio. Le settimane deboli ci sono, e lo dicono chiaramente.',
    },
    {
      author: 'Elena C.',
      country: 'CH',
      quote: 'Non passo più le serate davanti ai grafici. Ho iniziato con poco e continuo a essere prudente.',
    },
  ],
}
