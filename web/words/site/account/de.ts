import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Konten',
  accountsText: 'Jedes veröffentlichte Konto, auch geschlossene und verlorene.',
  back: 'Alle Konten',
  about: (type, broker) => `${broker}, ${type}: was die Deals dieses Kontos ergeben.`,
  nothing: 'Von diesem Konto wurde noch kein Bericht eingelesen.',
  facts: {
    origin: 'Herkunft',
    broker: 'Broker',
    currency: 'Währung',
    period: 'Zeitraum',
    deals: 'Deals',
    closed: 'Geschlossene Positionen',
    open: 'Offene Positionen',
    clock: 'Zeitzone',
    state: 'Status',
    checked: 'Prüfung des letzten Berichts',
  },
  states: { open: 'offen', closed: 'geschlossen', blown: 'Guthaben aufgebraucht' },
  since: (state, day) => `${state} am ${day}`,
  clockUnknown: 'die des Brokers; ihre Zeitzone ist nicht bekannt',
  checked: (day, recomputed, agree) => `${day}: ${recomputed} Kennzahlen des Berichts nachgerechnet, ${agree} stimmen`,
  found: {
    begins_later: (recomputed) =>
      `Der Bericht beginnt mit einem Kontostand von ${recomputed}: Die ersten Geschäfte des Kontos fehlen darin.`,
    later_deals_left_out: (recomputed, printed) =>
      `Dem Bericht fehlen spätere Geschäfte: Er endet bei einem Kontostand von ${recomputed}, das Konto stand bei ${printed}.`,
    position_spoiled: (count, tickets) => `Geschäfte und Positionen, die nicht zusammenpassen: ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Schließungen, deren Kurse und Lots nicht zu ihrem Gewinn oder Verlust passen: ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Goldgeschäfte innerhalb der Goldkurse ihrer Stunde, die der Betreiber importiert und sonst niemand bestätigt hat: ${count}.`,
    gold_outside: (count, tickets) => `Goldgeschäfte außerhalb der Goldkurse ihrer Stunde: ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Die Beträge sind womöglich nicht in ${printed}, wie der Bericht sagt: Eine Kursbewegung von einem Dollar macht je Lot ${recomputed} aus, und solche Lots hat kein Broker.`,
    cent_name: (recomputed, printed) =>
      `Der Bericht ist in ${printed}, aber ${recomputed} ist ein Name, den Broker Cent-Konten geben. Sind es Cent, ist jeder Betrag ein Hundertstel von dem, was hier steht.`,
    numbers_fall: (count, tickets) =>
      `Geschäfte mit einer niedrigeren Nummer als das Geschäft davor: ${count} (${tickets}). Broker nummerieren der Reihe nach; Zeilen eines anderen Kontos durchbrechen sie.`,
    head_differs: () =>
      'Der Titel des Berichts nennt eine andere Kontonummer oder einen anderen Inhaber als seine ersten Zeilen.',
    gold_unchecked: (count) =>
      `Goldgeschäfte, deren Kurse nicht geprüft wurden, weil dieser Website die Goldkurse ihrer Stunde fehlen: ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `Ob die Beträge wirklich in ${printed} sind, ließ sich nicht prüfen. Schließungen, an denen man es sieht: ${recomputed}.`,
  },
  few: (least) =>
    `Weniger als ${least} geschlossene Positionen: zu wenige für eine Trefferquote oder eine andere Quote. Wachstum, Drawdown und Beträge stehen da.`,
  origin: 'vom Betreiber hochgeladen, vom Broker nicht bestätigt',
  confirmation: {
    title: 'Vom Broker bestätigt',
    text: 'Broker verschicken Abrechnungen, die ihre Mailserver signieren. Ein Handelstag ist bestätigt, wenn jeder seiner Trades mit gleichem Preis, gleichen Lots und gleichem Ergebnis in einer solchen E-Mail steht.',
    days: (domain, days, of) => `durch von ${domain} signierte E-Mails bestätigt: ${days} von ${of} Handelstagen`,
    otherDays: (origin) => `übrige Tage: ${origin}`,
    unlisted: (domain) =>
      `${domain} steht nicht auf unserer Liste von Broker-Domains: Prüfen Sie, wem die Domain gehört.`,
  },
  lastDeal: (day, days) => `Letztes erfasstes Geschäft: ${day}. Tage seither, die in diesen Zahlen fehlen: ${days}.`,
  lastDealBeforeEnd: (day, days) =>
    `Letztes erfasstes Geschäft: ${day}. Tage bis zum Ende des Kontos, die in diesen Zahlen fehlen: ${days}.`,
  goldOnly: 'Nur Gold',
  goldOnlyText: (positions, of) =>
    `${positions} von ${of} Positionen, gleich groß gerechnet, vor Kosten. Nicht das Ergebnis des Kontos.`,
  inCurrency: (currency) =>
    `Beträge in ${currency}; wenn Sie in einer anderen Währung rechnen, ändert sich Ihr Ergebnis mit dem Wechselkurs.`,
  net: 'Nach Kommission und Swap.',
  chart: 'Wachstum und Drawdown',
  growth: 'Wachstum',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `Von ${from} bis ${to} Wachstumsfaktor ${end}; der tiefste Fall von einem Hoch betrug ${fall}.`,
  chartNote:
    'Auf Basis des Kontostands: Verluste offener Positionen sind nicht enthalten. Ein- und Auszahlungen zählen nicht.',
  twoFalls: (name) =>
    `„${name}“ ist ein Anteil am Kontostand, den auch Ein- und Auszahlungen verändern; das Wachstum zählt sie nicht mit, darum können die beiden Werte voneinander abweichen.`,
  asTable: 'Als Tabelle',
  months: 'Monate',
  year: 'Jahr',
  inAll: 'Gesamt',
  monthsNote: 'Prozent, ohne Ein- und Auszahlungen. Ein leeres Feld: kein Trade.',
  figures: 'Kennzahlen',
  figuresText: 'Öffnen Sie eine Kennzahl, um ihre Berechnung und die zugrunde liegenden Deals zu sehen.',
  rows: 'Zugrunde liegende Deals',
  figure: {
    growth: {
      label: 'Wachstum',
      formula:
        'Produkt, über die Abschnitte zwischen Ein- und Auszahlungen, von Stand am Ende ÷ Stand am Anfang, minus eins.',
    },
    sumOfMonths: {
      label: 'Summe der Monate, keine Rendite',
      formula: 'Wachstum der Monate addiert. Sie kann über null liegen, obwohl das Konto Geld verloren hat.',
    },
    absoluteGain: { label: 'Gewinn auf Einzahlungen', formula: 'Nettogewinn ÷ (Anfangsstand + Einzahlungen).' },
    netProfit: {
      label: 'Nettogewinn',
      formula: 'Bruttogewinn + Bruttoverlust; Kommission und Swap stecken in beiden.',
    },
    profitFactor: { label: 'Profitfaktor', formula: 'Bruttogewinn ÷ Bruttoverlust ohne Vorzeichen.' },
    expectancy: { label: 'Erwartungswert', formula: 'Nettogewinn ÷ geschlossene Positionen.' },
    winRate: {
      label: 'Trefferquote',
      formula:
        'Gewinnpositionen ÷ (Gewinn- + Verlustpositionen); Nullergebnisse zählen zu keinem. Das Terminal zählt schließende Deals und wertet ein Nullergebnis als Gewinn.',
    },
    averageWin: { label: 'Durchschnittsgewinn', formula: 'Summe der Gewinnpositionen ÷ ihre Anzahl.' },
    averageLoss: { label: 'Durchschnittsverlust', formula: 'Summe der Verlustpositionen ÷ ihre Anzahl.' },
    riskReward: {
      label: 'Chance-Risiko-Verhältnis',
      formula: 'Durchschnittsgewinn ÷ Durchschnittsverlust ohne Vorzeichen.',
    },
    drawdown: {
      label: 'Maximaler Drawdown',
      formula:
        'Tiefster Rückgang des Wachstums von einem Hoch: Keine Einzahlung verdeckt ihn. Offene Verluste sind nicht zu sehen.',
    },
    drawdownRelative: {
      label: 'Relativer Drawdown',
      formula:
        'Größter Fall des Kontostands von einem Hoch, als Anteil an diesem Hoch. Offene Verluste sind nicht zu sehen.',
    },
    drawdownMaximal: {
      label: 'Maximaler Drawdown in Geld',
      formula: 'Größter Fall des Kontostands von einem Hoch, in Geld. Offene Verluste sind nicht zu sehen.',
    },
    drawdownAbsolute: {
      label: 'Absoluter Drawdown',
      formula: 'Anfangsstand minus niedrigster Kontostand. Offene Verluste sind nicht zu sehen.',
    },
    recovery: { label: 'Erholungsfaktor', formula: 'Nettogewinn ÷ maximaler Drawdown in Geld.' },
    sharpeByTrade: {
      label: 'Sharpe-Ratio je Trade',
      formula:
        'Wie das Terminal sie ausweist: Mittel ÷ Standardabweichung der Renditen der schließenden Deals, nicht annualisiert.',
    },
    sharpeDaily: {
      label: 'Sharpe-Ratio je Tag',
      formula:
        'Mittel ÷ Standardabweichung der Renditen aller Wochentage, annualisiert mit der Wurzel der Handelstage eines Jahres. Unter einem Jahr nicht berechnet.',
    },
    exposure: {
      label: 'Zeit im Markt',
      formula: 'Stunden mit offener Position ÷ Stunden vom ersten bis zum letzten Trade.',
    },
    longestLosingRun: { label: 'Längste Verlustserie', formula: 'Verlustpositionen nacheinander.' },
    largestLot: { label: 'Größter Trade, Lots', formula: 'Lots des größten Deals.' },
    withStop: { label: 'Mit Stop', formula: 'Positionen mit Stop ÷ Positionen, bei denen der Bericht es sagt.' },
  },
  input: {
    openingBalance: 'Anfangsstand',
    closingBalance: 'Endstand',
    deposits: 'Einzahlungen',
    withdrawals: 'Auszahlungen',
    flows: 'Ein-, Auszahlungen und Ähnliches',
    months: 'Monate mit einem Trade',
    netProfit: 'Nettogewinn',
    grossProfit: 'Bruttogewinn',
    grossLoss: 'Bruttoverlust',
    commission: 'Darin Kommission und Gebühren',
    swap: 'Darin Swap',
    positions: 'Geschlossene Positionen',
    won: 'Gewinnpositionen',
    lost: 'Verlustpositionen',
    even: 'Break-even',
    wonSum: 'Summe der Gewinne',
    lostSum: 'Summe der Verluste',
    averageWin: 'Durchschnittsgewinn',
    averageLoss: 'Durchschnittsverlust',
    drawdownMaximal: 'Maximaler Drawdown in Geld',
    drawdownShare: 'Als Anteil an seinem Hoch',
    tradesByTerminal: 'Schließende Deals',
    winRateByTerminal: 'Trefferquote im Terminal',
    days: 'Wochentage',
    hoursHeld: 'Stunden mit offener Position',
    hoursInAll: 'Stunden insgesamt',
    stopKnown: 'Positionen mit Angabe',
    stopSet: 'Mit Stop',
  },
  detail: 'Ergebnisse im Einzelnen',
  distribution: 'Verteilung der Ergebnisse',
  result: 'Ergebnis',
  below: (amount) => `unter ${amount}`,
  andMore: (amount) => `${amount} und mehr`,
  between: (from, to) => `${from} bis ${to}`,
  by: { weekday: 'Nach Wochentag', hour: 'Nach Stunde', symbol: 'Nach Symbol' },
  byKey: { weekday: 'Wochentag', hour: 'Stunde', symbol: 'Symbol' },
  byNote: 'Nach dem Zeitpunkt des Schließens in der Zeitzone des Brokers.',
  others: 'Andere',
  subscription: 'Nach Abzug des Abonnements',
  subscriptionText: (price) =>
    `Eine Einlage, die wie dieses Konto gewachsen wäre und von der jeden Monat das Abonnement von ${price} abgeht.`,
  subscriptionElsewhere: (currency) =>
    `Das Abonnement wird in US-Dollar bezahlt, dieses Konto läuft in ${currency}. Was es vom Wachstum nimmt, hinge von einem Wechselkurs ab, den keine Zeile nennt; deshalb wird es nicht berechnet.`,
  deposit: (currency) => `Einlage, ${currency}`,
  compute: 'Berechnen',
  before: 'Vor Abzug der Abogebühr',
  after: 'Nach Abzug der Abogebühr',
  left: 'Bleibt am Ende',
  paid: 'Für das Abonnement bezahlt',
  share: 'Ein Monat als Anteil der Einlage',
  choice: {
    all: 'Alle Deals',
    closed: 'Geschlossene Positionen',
    won: 'Gewinnpositionen',
    lost: 'Verlustpositionen',
    even: 'Positionen mit Nullergebnis',
    flows: 'Ein- und Auszahlungen',
  },
  column: {
    opened: 'Eröffnet',
    time: 'Zeit',
    ticket: 'Ticket',
    type: 'Art',
    symbol: 'Symbol',
    lots: 'Lots',
    price: 'Kurs',
    balance: 'Kontostand',
  },
  gold: 'Der Goldpreis währenddessen',
  goldText: (from, to, low, high) => `Von ${from} bis ${to} kostete eine Unze Gold zwischen ${low} und ${high}.`,
  goldNote: 'Preise einer eingelesenen Reihe. Ein Punkt ist ein Trade zu seinem Ausstiegskurs.',
  noRows: 'Es gibt keine solche Zeile.',
  newer: 'Neuere',
  older: 'Ältere',
  pageOf: (page, pages, rows) => `Seite ${page} von ${pages}; Zeilen: ${rows}`,
}
