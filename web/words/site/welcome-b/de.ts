import type { WelcomeBWords } from './en.ts'

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Automatisch handeln.', second: 'Nur Gold.', third: 'Für Sie eingerichtet.' },
  subtitle: (brand) =>
    `${brand} verfolgt eine einzige Strategie in einem einzigen Markt, auf einem Konto, das Ihnen gehört. Hier sehen Sie, wie es lief, wer dahintersteht und was sich nicht versprechen lässt.`,
  connect: 'Zugang anfragen',
  seeResults: 'Ergebnisse ansehen',
  benefits: 'Was dafür spricht',
  automatic: {
    title: 'Automatisch',
    text: 'Er verfolgt den Markt rund um die Uhr und handelt nach Regeln, ohne Launen.',
  },
  gold: { title: 'Nur Gold', text: 'Ein Markt, XAU/USD, statt von allem ein wenig.' },
  setup: {
    title: 'Für Sie eingerichtet',
    text: 'Menschen verbinden ihn mit Ihrem MetaTrader-Konto. Sie installieren nichts.',
  },
  results: { title: 'Ergebnisse', intro: 'Aus den aufgezeichneten Trades, die verlorenen eingeschlossen.' },
  operations: {
    title: 'Letzte Trades',
    pair: 'Paar',
    type: 'Art',
    entry: 'Einstieg',
    exit: 'Ausstieg',
    result: 'Ergebnis',
    time: 'Zeit',
  },
  company: {
    title: (brand) => `Das Unternehmen hinter ${brand}`,
    intro: 'Wofür es steht und was es über sich angegeben hat.',
    details: 'Unternehmen',
    badges: 'Zertifizierungen',
    figures: 'In Zahlen',
  },
  control: { title: 'Sie behalten die Kontrolle', text: 'Konto, Geld und Passwort gehören Ihnen.' },
  rules: { title: 'Feste Regeln', text: 'Der Bot tut, wofür er gebaut wurde, und nichts aus einem Impuls heraus.' },
  people: {
    title: 'Menschen, die antworten',
    text: 'Schreiben Sie in Ihrer Sprache; ein Mensch liest es und antwortet.',
  },
  books: {
    title: 'Offene Bücher',
    text: 'Gewinne und Verluste stehen in einer Aufzeichnung, und jede Zahl sagt, wie sie berechnet ist.',
  },
  videos: {
    title: 'Kunden im Video',
    place: 'Video folgt',
    note: 'Hier werden Videos ergänzt. Bis dahin bleiben die Plätze leer.',
  },
  contact: {
    title: 'Zugang anfragen',
    intro: 'Sagen Sie uns, was Sie vorhaben. Ein Mensch antwortet, bevor etwas verbunden wird.',
  },
}
