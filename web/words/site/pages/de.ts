import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Startseite',
    title: (brand) => `${brand}: automatisierter Goldhandel, einfach erklärt`,
    description: () =>
      'Was der Bot tut und was nicht, wie er sich mit Ihrem eigenen MetaTrader-Konto verbindet, was er kostet und welche Risiken er birgt. Ihr Geld bleibt bei Ihrem Broker.',
  },
  welcome: {
    link: 'Zugang anfragen',
    title: (brand) => `${brand}: ein Bot, der auf Ihrem eigenen Konto mit Gold handelt`,
    description: (brand) =>
      `${brand} verbindet einen Bot für den Goldhandel mit Ihrem eigenen MetaTrader-Konto. Ihr Geld bleibt bei Ihrem Broker. Zu jeder veröffentlichten Zahl ist die Quelle angegeben.`,
  },
  contact: {
    link: 'Kontakt',
    title: (brand) => `Kontakt zu ${brand}`,
    description: (brand) => `Schreiben Sie ${brand} in Ihrer Sprache. Unser Team liest jede Nachricht und antwortet.`,
  },
}

export const home: HomeWords = {
  headline: {
    first: 'Gold steht selten still.',
    second: 'Der Bot folgt festen Regeln.',
    third: 'Das Konto gehört Ihnen.',
  },
  subtitle: (brand) =>
    `${brand} handelt Gold (XAU/USD) nach festen Regeln auf Ihrem eigenen MetaTrader-Konto. Sie sehen jeden Trade und können den Bot jederzeit stoppen.`,
  ask: 'Frage stellen',
  scene: {
    label: 'Wo Ihr Geld liegt',
    market: 'Goldmarkt',
    prices: 'Kurse in Echtzeit',
    bot: 'Der Bot',
    rules: 'entscheidet nach festen Regeln',
    account: 'Ihr Konto',
    yours: 'Ihr Broker, Ihr Name, Ihr Geld',
    flow: 'Kurse gehen an den Bot, Orders an Ihr Konto. Geld abheben kann der Bot nicht.',
  },
  what: {
    title: 'Was es ist und was nicht',
    is: 'Was es ist',
    isNot: 'Was es nicht ist',
    program: 'Ein Programm, das Gold-Trades nach festen Regeln eröffnet und schließt.',
    connection: 'Eine Verbindung zu Ihrem eigenen MetaTrader-Konto, die Sie jederzeit trennen können.',
    subscription: 'Ein Abonnement zum Festpreis, in guten Monaten wie in schlechten.',
    fund: 'Ein Fonds: Wir verwahren, bündeln oder verteilen kein Kundengeld.',
    advice: 'Eine Beratung: Der Bot weiß nichts über Sie und empfiehlt nichts.',
    guarantee: 'Eine Garantie: Es wird Trades, Wochen und Monate mit Verlust geben.',
  },
  steps: {
    title: 'So funktioniert es',
    account: {
      title: 'Konto eröffnen',
      text: 'Bei einem Broker mit MetaTrader, auf Ihren Namen und mit Ihrem eigenen Geld.',
    },
    connect: {
      title: 'Bot verbinden',
      text: 'Wählen Sie einen von vier Wegen; zwei brauchen kein Passwort. Unser Team richtet den Bot ein und gibt Ihnen Bescheid, sobald er läuft.',
      picture: 'Vier Schlüssel, der sicherste zuerst',
    },
    watch: {
      title: 'Zusehen oder stoppen',
      text: 'Jeder Trade erscheint in Ihrem eigenen MetaTrader. Ändern Sie dort das Passwort oder beenden Sie beim Broker das Copy-Trading, und der Bot hat keinen Zugriff mehr.',
    },
  },
  trade: {
    title: 'Ein Trade, Schritt für Schritt',
    note: 'Illustration',
    picture: 'Eine Kurslinie mit vier Stationen. Sie endet auf der Höhe, auf der der Trade begann.',
    rules: {
      title: 'Die Bedingungen sind erfüllt',
      text: 'Der Bot verfolgt den Goldpreis und wartet, bis es so weit ist.',
    },
    order: { title: 'Eine Order wird gesendet', text: 'Sie kommt auf Ihrem Konto bei Ihrem Broker an.' },
    open: {
      title: 'Sie sehen den Trade',
      text: 'Er steht als offene Position in Ihrem MetaTrader. Sie können ihn selbst schließen.',
    },
    close: {
      title: 'Der Trade wird geschlossen',
      text: 'Ob Gewinn oder Verlust: Das Ergebnis bleibt in der Historie Ihres Kontos.',
    },
  },
  results: {
    title: 'Ergebnisse auf einen Blick',
    intro: 'Verlustmonate eingeschlossen. Zu jeder Zahl ist die Quelle angegeben.',
    curve: 'Wachstum des Kontos, Monat für Monat',
  },
  price: {
    title: 'Preis und Testphase',
    trial: 'kostenlos testen, ab dem Tag des Abschlusses, mit allen Funktionen',
    monthly: 'pro Monat nach der Testphase, bis Sie kündigen',
    deposit: 'empfohlene Mindesteinlage bei Ihrem Broker; Sie können sie vollständig verlieren',
    fees: 'Das Abo im Verhältnis zu Ihrer Einlage',
    of: 'Einlage',
    share: 'Kosten im Monat',
    always: 'Bezahlt wird auch in Verlustmonaten.',
  },
  close: {
    title: 'Fragen Sie, bevor Sie sich entscheiden',
    text: 'Hinterlassen Sie Ihre Kontaktdaten, und wir schreiben Ihnen. Das ist kostenlos, und Ihr Konto bleibt unberührt.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Automatisch handeln.', second: 'Nur Gold.', third: 'Für Sie eingerichtet.' },
  subtitle: (brand) =>
    `${brand} folgt einer einzigen Strategie in einem einzigen Markt, auf einem Konto, das Ihnen gehört.`,
  connect: 'Zugang anfragen',
  seeResults: 'Ergebnisse ansehen',
  benefits: 'Was Sie bekommen',
  automatic: {
    title: 'Automatisch',
    text: 'Der Bot verfolgt den Markt rund um die Uhr und handelt nach festen Regeln, ohne Emotionen.',
  },
  gold: { title: 'Nur Gold', text: 'Ein Markt, XAU/USD, statt von allem ein wenig.' },
  setup: {
    title: 'Für Sie eingerichtet',
    text: 'Unser Team verbindet den Bot mit Ihrem MetaTrader-Konto.',
  },
  results: { title: 'Ergebnisse', intro: 'Aus allen erfassten Trades, auch denen mit Verlust.' },
  operations: {
    title: 'Letzte Trades',
    pair: 'Paar',
    type: 'Richtung',
    entry: 'Einstieg',
    exit: 'Ausstieg',
    result: 'Ergebnis',
    time: 'Zeit',
  },
  company: {
    title: (brand) => `Das Unternehmen hinter ${brand}`,
    details: 'Unternehmen',
    badges: 'Zertifizierungen',
    figures: 'In Zahlen',
  },
  control: { title: 'Sie behalten die Kontrolle', text: 'Konto, Geld und Passwort gehören Ihnen.' },
  rules: { title: 'Feste Regeln', text: 'Der Bot tut, wofür er gebaut wurde, und handelt nie impulsiv.' },
  people: {
    title: 'Unser Team antwortet',
    text: 'Schreiben Sie in Ihrer Sprache. Wir lesen jede Nachricht und antworten.',
  },
  books: {
    title: 'Auch die Verluste',
    text: 'Gewinne und Verluste stehen in derselben Aufstellung, und bei jeder Zahl ist erklärt, wie sie berechnet wird.',
  },
  videos: {
    title: 'Kunden im Video',
    place: 'Video folgt',
    note: 'Hier erscheinen Videos von Kunden.',
  },
  contact: {
    title: 'Zugang anfragen',
    intro: 'Sagen Sie uns, was Sie suchen. Wir melden uns, bevor wir etwas mit Ihrem Konto verbinden.',
  },
}

export const questions: QuestionWords = {
  title: 'Häufige Fragen',
  money: {
    ask: 'Wo ist mein Geld?',
    answer:
      'Bei Ihrem Broker, auf einem Konto, das auf Ihren Namen läuft. Der Bot kann dort Trades eröffnen und schließen; einzahlen oder auszahlen kann er nicht.',
  },
  risk: {
    ask: 'Kann ich Geld verlieren?',
    answer:
      'Ja: alles, was Sie einzahlen, und das schnell, denn Gold wird mit Hebel gehandelt. Verwenden Sie nur Geld, auf das Sie verzichten können.',
  },
  stop: {
    ask: 'Wie stoppe ich den Bot?',
    answer:
      'Entfernen Sie ihn vom Chart, wenn er bei Ihnen läuft, schalten Sie das Copy-Trading beim Broker ab oder ändern Sie das Passwort Ihres MetaTrader-Kontos: Damit hat der Bot keinen Zugriff mehr. Offene Trades bleiben offen, bis Sie sie schließen.',
  },
  martingale: {
    ask: 'Arbeitet der Bot mit Martingale oder Grid?',
    answer:
      'Sehen Sie selbst nach: Auf der Seite jedes Kontos steht, wie oft auf einen Verlust ein größerer Trade folgte (typisch für Martingale) und wie viele Positionen höchstens gleichzeitig offen waren (viele sind typisch für ein Grid).',
  },
  eligible: {
    ask: 'Wer kann ein Abo abschließen?',
    answer:
      'Wer volljährig ist, auf eigene Rechnung handelt und dafür ein Konto auf den eigenen Namen nutzt, sofern das Recht am Wohnort es nicht verbietet.',
  },
  refund: {
    ask: 'Bekomme ich mein Geld zurück?',
    answer:
      'Wer in der Testphase kündigt, zahlt nichts. Verbraucher in der EU und im Vereinigten Königreich, die fristgerecht widerrufen, erhalten den gezahlten Betrag zurück, abzüglich eines Anteils für die erbrachte Leistung, falls sie einen sofortigen Beginn verlangt haben. Sonst läuft das Abo bis zum Ende des bezahlten Monats. Handelsverluste werden nicht erstattet.',
  },
  cancel: {
    ask: 'Wie kündige ich?',
    answer:
      'Ohne Anmeldung, in zwei Schritten und mit einer datierten Bestätigung. Wer in der Testphase kündigt, zahlt nichts.',
  },
  figures: {
    ask: 'Woher stammen die Zahlen?',
    answer:
      'Das steht über jeder Gruppe: aus den hier geführten Aufzeichnungen berechnet, vom Unternehmen zu einem bestimmten Datum angegeben oder, auf einer Demo-Website, nur ein Beispiel.',
  },
  company: {
    ask: 'Wer steht dahinter?',
    answer:
      'Unten auf jeder Seite stehen Name und Anschrift des Unternehmens oder der Hinweis, dass sie fehlen. Näheres steht im Impressum.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Sprechen Sie mit uns',
  subtitle: 'Sie haben eine Frage? Schreiben Sie uns in Ihrer Sprache.',
  response: { title: 'Schreiben Sie jederzeit', text: 'Sie müssen keine Bürozeiten abwarten.' },
  direct: {
    title: 'Direkter Kontakt',
    text: 'Ihre Nachricht geht direkt an unser Team. Wir lesen jede einzelne.',
    whatsapp: 'Über WhatsApp schreiben',
  },
  reach: { title: 'In Ihrer Sprache', text: 'Wo immer Sie sind, wir antworten in Ihrer Sprache.' },
}
