import type { HomeWords } from './en.ts'

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
