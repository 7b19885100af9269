import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

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

export const home: HomeWords = {
  headline: { first: 'Gold ruht nie.', second: 'Ein Bot hält die Regeln.', third: 'Sie behalten das Konto.' },
  subtitle: (brand) =>
    `${brand} verbindet eine automatisierte Goldstrategie (XAU/USD) mit einem MetaTrader-Konto auf Ihren Namen. Sie sehen jeden Trade und können den Bot jederzeit stoppen.`,
  ask: 'Eine Frage stellen',
  scene: {
    label: 'Was bei wem liegt',
    market: 'Goldmarkt',
    prices: 'Kurse kommen herein',
    bot: 'Der Bot',
    rules: 'entscheidet nach festen Regeln',
    account: 'Ihr Konto',
    yours: 'Ihr Broker, Ihr Name, Ihr Geld',
  },
  what: {
    title: 'Was es ist und was nicht',
    is: 'Es ist',
    isNot: 'Es ist nicht',
    program: 'Ein Programm, das Gold-Trades nach festen Regeln öffnet und schließt.',
    connection: 'Eine Verbindung zu Ihrem eigenen MetaTrader-Konto, die Sie jederzeit trennen können.',
    subscription: 'Ein Abonnement zu einem Preis, in guten Monaten wie in schlechten.',
    fund: 'Ein Fonds: Niemand hier verwahrt, sammelt oder zahlt Ihr Geld aus.',
    advice: 'Eine Beratung: Es weiß nichts über Sie und empfiehlt nichts.',
    guarantee: 'Eine Garantie: Es gibt Verlust-Trades, Verlustwochen und Verlustmonate.',
  },
  steps: {
    title: 'So funktioniert es',
    account: {
      title: 'Konto eröffnen',
      text: 'Bei einem Broker mit MetaTrader, auf Ihren Namen und mit Ihrem eigenen Geld.',
    },
    connect: {
      title: 'Bot verbinden',
      text: 'Sie senden die Daten Ihres Kontos in einem geschützten Formular. Ein Mensch richtet den Bot ein und schreibt Ihnen, sobald er läuft.',
    },
    watch: {
      title: 'Zusehen oder stoppen',
      text: 'Jeder Trade steht in Ihrem eigenen MetaTrader. Ändern Sie dort das Passwort, und der Bot ist draußen.',
    },
  },
  results: {
    title: 'Die Bilanz in Kürze',
    intro: 'Verlustmonate eingeschlossen, und keine Zahl ohne Quelle.',
    curve: 'Wachstum des Kontos, Monat für Monat',
    every: 'Alle Ergebnisse',
  },
  price: {
    title: 'Preis und Testphase',
    trial: 'kostenlos testen, mit allen Funktionen',
    monthly: 'im Monat danach, bis Sie kündigen',
    deposit: 'empfohlene Mindesteinlage bei Ihrem Broker; Sie können sie ganz verlieren',
  },
  close: {
    title: 'Fragen Sie, bevor Sie entscheiden',
    text: 'Hinterlassen Sie Ihre Daten, und ein Mensch schreibt Ihnen. Das kostet nichts und verbindet nichts.',
  },
}

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

export const questions: QuestionWords = {
  title: 'Häufige Fragen',
  money: {
    ask: 'Wo ist mein Geld?',
    answer:
      'Bei Ihrem Broker, auf einem Konto auf Ihren Namen. Der Bot kann dort Trades öffnen und schließen; einzahlen oder auszahlen kann er nicht.',
  },
  risk: {
    ask: 'Kann ich Geld verlieren?',
    answer:
      'Ja: alles, was Sie einzahlen, und das schnell, denn Gold wird mit Hebel gehandelt. Verwenden Sie nur Geld, auf das Sie verzichten können.',
  },
  install: {
    ask: 'Muss ich etwas installieren?',
    answer:
      'Nein. Sie senden die Daten Ihres MetaTrader-Kontos, das Team richtet den Bot ein, und Sie verfolgen ihn in MetaTrader.',
  },
  stop: {
    ask: 'Wie stoppe ich den Bot?',
    answer:
      'Ändern Sie das Passwort Ihres MetaTrader-Kontos, und er hat keinen Zugriff mehr. Trades, die in diesem Moment offen sind, bleiben offen, bis Sie sie schließen.',
  },
  cancel: {
    ask: 'Wie kündige ich?',
    answer:
      'Ohne Anmeldung, in zwei Schritten und mit einer datierten Bestätigung. Wer in der Testphase kündigt, zahlt nichts.',
  },
  figures: {
    ask: 'Woher stammen die Zahlen?',
    answer:
      'Jede trägt ihre Kennzeichnung: gemessen aus den hier geführten Aufzeichnungen, vom Unternehmen mit Datum angegeben oder Beispiel, solange die Website eine Demonstration ist.',
  },
  company: {
    ask: 'Wer steht dahinter?',
    answer:
      'Das Unternehmen ist am Fuß jeder Seite mit Anschrift genannt. Was es nicht angegeben hat, ist als nicht angegeben gekennzeichnet.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Sprechen Sie mit einem Menschen',
  subtitle: 'Eine Frage, ein Zweifel, ein Plan: Schreiben Sie in der Sprache, in der Sie denken.',
  response: { title: 'Jederzeit schreiben', text: 'Zum Schreiben müssen Sie keine Bürozeiten abwarten.' },
  direct: {
    title: 'Direkter Kontakt',
    text: 'Ihre Nachricht geht direkt an das Team, und ein Mensch liest sie.',
    whatsapp: 'Über WhatsApp schreiben',
  },
  reach: { title: 'Weltweit', text: 'Leser in vielen Ländern, ein Team, Ihre Sprache.' },
}
