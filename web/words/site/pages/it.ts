import type { PageWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Home page',
    title: (brand) => `${brand}: il trading automatico sull’oro, spiegato`,
    description: () =>
      'Che cosa fa il bot e che cosa non fa, come si collega al Suo conto MetaTrader, quanto costa e che cosa può andare storto. Il Suo denaro resta presso il Suo broker.',
  },
  welcome: {
    link: 'Richiedere l’accesso',
    title: (brand) => `${brand}: un bot che opera sull’oro dal Suo conto`,
    description: (brand) =>
      `${brand} collega un bot di trading sull’oro al Suo conto MetaTrader. Il Suo denaro resta presso il Suo broker. Ogni dato pubblicato indica da dove proviene.`,
  },
  contact: {
    link: 'Contatti',
    title: (brand) => `Contattare ${brand}`,
    description: (brand) => `Scriva a ${brand} nella Sua lingua. Una persona legge il Suo messaggio e Le risponde.`,
  },
}
