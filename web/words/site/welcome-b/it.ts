import type { WelcomeBWords } from './en.ts'

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatico.', second: 'Solo oro.', third: 'Configurato per Lei.' },
  subtitle: (brand) =>
    `${brand} segue una sola strategia in un solo mercato, su un conto che appartiene a Lei. Qui vede com’è andata, chi ne risponde e che cosa non si può promettere.`,
  connect: 'Richiedere l’accesso',
  seeResults: 'Vedere i risultati',
  benefits: 'Perché lo scelgono',
  automatic: { title: 'Automatico', text: 'Segue il mercato a ogni ora e opera secondo regole, senza umori.' },
  gold: { title: 'Solo oro', text: 'Un unico mercato, XAU/USD, invece di un po’ di tutto.' },
  setup: {
    title: 'Configurato per Lei',
    text: 'Lo collegano delle persone al Suo conto MetaTrader. Lei non installa nulla.',
  },
  results: { title: 'Risultati', intro: 'Dalle operazioni registrate, comprese quelle in perdita.' },
  operations: {
    title: 'Operazioni recenti',
    pair: 'Coppia',
    type: 'Tipo',
    entry: 'Entrata',
    exit: 'Uscita',
    result: 'Risultato',
    time: 'Ora',
  },
  company: {
    title: (brand) => `La società dietro ${brand}`,
    intro: 'Che cosa rappresenta e che cosa ha dichiarato di sé.',
    details: 'Società',
    badges: 'Certificazioni',
    figures: 'In cifre',
  },
  control: { title: 'Il controllo è Suo', text: 'Il conto, il denaro e la password sono Suoi.' },
  rules: { title: 'Regole fisse', text: 'Il bot fa ciò per cui è stato costruito, e nulla d’impulso.' },
  people: { title: 'Persone che rispondono', text: 'Scriva nella Sua lingua: una persona legge e risponde.' },
  books: {
    title: 'Conti aperti',
    text: 'Guadagni e perdite stanno in un unico registro, e ogni cifra dice come è calcolata.',
  },
  videos: {
    title: 'Clienti in video',
    place: 'Video in arrivo',
    note: 'Qui saranno aggiunti dei video. Fino ad allora questi spazi restano vuoti.',
  },
  contact: {
    title: 'Richieda l’accesso',
    intro: 'Ci dica che cosa ha in mente. Una persona risponde prima che qualcosa venga collegato.',
  },
}
