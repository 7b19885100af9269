import type { PageWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Startseite',
    title: (brand) => `${brand}: automatisierter Goldhandel, klar erklärt`,
    description: () =>
      'Was der Bot tut und was nicht, wie er sich mit Ihrem eigenen MetaTrader-Konto verbindet, was er kostet und was schiefgehen kann. Ihr Geld bleibt bei Ihrem Broker.',
  },
  welcome: {
    link: 'Zugang anfragen',
    title: (brand) => `${brand}: ein Bot, der auf Ihrem eigenen Konto mit Gold handelt`,
    description: (brand) =>
      `${brand} verbindet einen Goldhandels-Bot mit Ihrem eigenen MetaTrader-Konto. Ihr Geld bleibt bei Ihrem Broker. Zu jeder veröffentlichten Zahl steht, woher sie stammt.`,
  },
  contact: {
    link: 'Kontakt',
    title: (brand) => `Kontakt zu ${brand}`,
    description: (brand) => `Schreiben Sie ${brand} in Ihrer Sprache. Ein Mensch liest Ihre Nachricht und antwortet.`,
  },
}
