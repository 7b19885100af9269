import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Konten',
  accountsText: 'Alle veröffentlichten Konten, auch geschlossene und solche, deren Guthaben aufgebraucht ist.',
  back: 'Alle Konten',
  about: (type, broker) => `Die Ergebnisse dieses Kontos (${type}) bei ${broker} im Einzelnen.`,
  nothing: 'Zu diesem Konto wurde noch kein Bericht importiert.',
  summary: {
    live: (broker, trades, period) => `Ein Konto mit echtem Geld bei ${broker}: ${trades}, ${period}.`,
    demo: (broker, trades, period) => `Ein Demokonto bei ${broker}, also ohne echtes Geld: ${trades}, ${period}.`,
    backtest: (broker, trades, period) =>
      `Ein Backtest mit früheren Kursen von ${broker}, also ohne echte Orders: ${trades}, ${period}.`,
    came: (growth, drawdown) =>
      `Nach Handelskosten beträgt das Wachstum ${growth}; in der schwächsten Phase lag das Konto ${drawdown} unter seinem Höchststand.`,
    cameWithOpen: (growth, drawdown) =>
      `Mit den noch offenen Positionen beträgt das Wachstum nach Handelskosten ${growth}; in der schwächsten Phase lag das Konto ${drawdown} unter seinem Höchststand.`,
    noTrade: 'Bisher wurde kein Trade geschlossen.',
    from: (origin) => `Woher die Zahlen stammen: ${origin}.`,
    madeUp: 'Das alles ist für diese Demo erfunden; keinen dieser Trades hat es gegeben.',
  },
  followed: {
    title: 'Innerhalb einer Woche importiert oder später',
    live: 'Innerhalb einer Woche',
    count: (count, of) => `Innerhalb einer Woche importiert: ${count} von ${of} schließenden Deals.`,
    text: 'Die Woche beginnt mit dem schließenden Deal. Wurde er erst nach Ablauf der Woche importiert, war sein Ergebnis längst bekannt, und der Betreiber hätte das Konto auch weglassen können.',
    stamped: (day, authority) =>
      `Dieses Konto war hier spätestens am ${day} eingetragen; das bestätigt ein Stempel von ${authority}.`,
  },
  facts: {
    registered: 'Auf dieser Website registriert',
    origin: 'Quelle',
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
  brokerInReport: (name) => `${name} (laut Bericht)`,
  brokerTyped: (name) => `${name} (Angabe des Betreibers; der Bericht nennt keinen Broker)`,
  states: { open: 'aktiv', closed: 'geschlossen', blown: 'Guthaben aufgebraucht' },
  since: (state, day) => `${state} am ${day}`,
  clockUnknown: 'die des Brokers, uns nicht bekannt',
  checked: (day, recomputed, agree) =>
    `${day}: ${recomputed} Kennzahlen des Berichts nachgerechnet, ${agree} stimmen überein`,
  found: {
    begins_later: (recomputed) =>
      `Der Bericht beginnt mit einem Kontostand von ${recomputed}, den nichts darin erklärt: Die ersten Deals des Kontos fehlen. Ist dieser Stand zu hoch, wirkt jeder Prozentwert hier kleiner, auch jeder Verlust.`,
    later_deals_left_out: (recomputed, printed) =>
      `Dem Bericht fehlen spätere Deals: Er endet bei einem Kontostand von ${recomputed}, das Konto stand bei ${printed}.`,
    position_spoiled: (count, tickets) => `Deals und Positionen, die nicht zusammenpassen: ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Schließende Deals, deren Kurse und Lots nicht zum Gewinn oder Verlust passen: ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Gold-Deals, deren Kurs in der Kursspanne des Markts in der Stunde des Deals lag: ${count}. Die Marktkurse hat der Betreiber importiert; sonst hat sie niemand bestätigt.`,
    gold_outside: (count, tickets) =>
      `Gold-Deals, deren Kurs außerhalb der Kursspanne des Markts in der Stunde des Deals lag: ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Der Bericht gibt die Beträge in ${printed} an, womöglich zu Unrecht: Eine Kursbewegung von einem Dollar macht je Lot ${recomputed} aus, und das passt zu keiner Lotgröße eines Brokers.`,
    cent_name: (recomputed, printed) =>
      `Der Bericht lautet auf ${printed}, aber ${recomputed} ist bei Brokern eine Bezeichnung für Cent-Konten. Sind es Cent, beträgt jeder Wert nur ein Hundertstel des hier gezeigten.`,
    numbers_fall: (count, tickets) =>
      `Deals mit einer niedrigeren Nummer als der Deal davor: ${count} (${tickets}). Broker nummerieren fortlaufend; Zeilen eines anderen Kontos fallen aus der Reihe.`,
    head_differs: () =>
      'Der Kopf des Berichts nennt eine andere Kontonummer oder einen anderen Inhaber als seine ersten Zeilen.',
    gold_unchecked: (count) =>
      `Gold-Deals, deren Kurse nicht geprüft wurden, weil auf dieser Website die Goldkurse für die Stunde des Deals fehlen: ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `Ob die Beträge wirklich auf ${printed} lauten, ließ sich nicht prüfen. Schließende Deals, an denen es sich erkennen lässt: ${recomputed}.`,
    numbers_alone: (percent) =>
      `Von allen Nummern, die der Server des Brokers über einen Tag oder länger vergeben hat, gehören ${percent} % zu diesem Konto. Ein Broker nummeriert die Aufträge aller Kunden fortlaufend; bei einem viel genutzten Broker entfällt auf ein Konto nur ein kleiner Teil.`,
    broker_differs: (recomputed, printed) =>
      `Der Betreiber hat dieses Konto für ${recomputed} angelegt, der Bericht nennt aber ${printed}.`,
  },
  sameTrades: (name, count) =>
    `${count} Deals dieses Kontos stehen mit gleicher Zeit und gleichem Kurs auch im Konto „${name}“. Zählen Sie sie nur einmal: Zwei Konten mit denselben Trades sind ein Ergebnis.`,
  open: {
    with: (value) => `mit offenen Positionen: ${value}`,
    now: (day, positions, result, share) =>
      `Im Bericht, der am ${day} importiert wurde, waren noch Positionen offen (${positions}); zusammen standen sie bei ${result}, also ${share} des Kontostands.`,
    none: (day) => `Im Bericht, der am ${day} importiert wurde, war keine Position offen.`,
    before: (share) => `Der offene Verlust ist gewachsen: Im Bericht davor waren es ${share} des Kontostands.`,
  },
  noLoss: { worstMonth: 'Schwächster Monat (keiner mit Verlust)', worstDay: 'Schwächster Tag (keiner mit Verlust)' },
  openLosses: 'Verluste offener Positionen sind nicht enthalten.',
  few: (least) =>
    `Bei weniger als ${least} geschlossenen Positionen sagt eine Trefferquote oder andere Quote wenig aus. Gezeigt werden Wachstum, Drawdown und Beträge.`,
  origin: 'vom Betreiber hochgeladen, vom Broker nicht bestätigt',
  unconfirmed:
    'Ein Bericht lässt sich vor dem Hochladen verändern. Die Prüfungen hier decken die meisten Änderungen auf, nicht aber eine, nach der alle Summen passend neu berechnet wurden. Das schließen nur E-Mails aus, die mit dem Schlüssel des Brokers signiert sind. Für den Schlüssel selbst kann diese Website nicht bürgen: Auf der Seite „Ergebnisse nachprüfen“ kann Ihr Browser zwei öffentliche DNS-Dienste danach fragen.',
  confirmation: {
    title: 'Vom Broker signierte E-Mails',
    text: 'Broker verschicken per E-Mail Kontoauszüge, die ihre Mailserver signieren. Ein Handelstag zählt hier, wenn jeder seiner Trades mit gleichem Kurs, gleichen Lots und gleichem Ergebnis in einer solchen E-Mail steht.',
    days: (domain, days, of) =>
      `laut dieser Website bestätigen von ${domain} signierte E-Mails ${days} von ${of} Handelstagen`,
    otherDays: (origin) => `übrige Tage: ${origin}`,
    unlisted: (domain) =>
      `${domain} steht nicht auf unserer Liste von Broker-Domains. E-Mails von dort gelten deshalb nicht als Bestätigung: Prüfen Sie, wem die Domain gehört.`,
    checkKey: 'Den Schlüssel des Brokers selbst prüfen',
    ownDns: (servers) =>
      `Nach dem Schlüssel des Brokers hat diese Website einen DNS-Server gefragt, den der Betreiber selbst gewählt hat (${servers}); die Antwort könnte also von ihm stammen. Schlagen Sie den Schlüssel selbst nach.`,
  },
  lastDeal: (day, days) => `Letzter erfasster Deal: ${day}. Tage seither, die in diesen Zahlen fehlen: ${days}.`,
  lastDealBeforeEnd: (day, days) =>
    `Letzter erfasster Deal: ${day}. Tage bis zum Ende des Kontos, die in diesen Zahlen fehlen: ${days}.`,
  goldOnly: 'Nur Gold',
  goldOnlyText: (positions, of) =>
    `${positions} von ${of} Positionen, mit gleicher Größe gerechnet, vor Kosten. Das ist nicht das Ergebnis des Kontos.`,
  inCurrency: (currency) =>
    `Alle Beträge sind in ${currency} angegeben. Wenn Sie in einer anderen Währung rechnen, hängt Ihr Ergebnis auch vom Wechselkurs ab.`,
  net: 'Nach Abzug von Kommission und Swap.',
  chart: 'Wachstum und Drawdown',
  growth: 'Wachstum',
  growthToDate: 'Wachstum seit Beginn',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `Vom ${from} bis zum ${to} kam das Konto auf das ${end}-Fache; der größte Rückgang gegenüber einem Hoch betrug ${fall}.`,
  trade: {
    title: 'Der jüngste Gold-Trade, Schritt für Schritt',
    text: 'Verfolgen Sie einen Trade von der Order bis zum Schließen der Position, dann bis in den Bericht des Brokers und in unser Protokoll. Wann der Bot sein Signal gab, wird nicht aufgezeichnet; deshalb steht die Order am Anfang.',
    order: 'Order',
    closing: 'Ausstieg',
    row: 'Zeile im Bericht',
    entry: 'Eintrag im Protokoll',
    stop: 'Mit Stop-Loss',
    noStop: 'Ohne Stop-Loss',
    imported: 'Importiert',
    file: 'Fingerabdruck des Berichts',
    number: 'Eintrag',
    fingerprint: 'Fingerabdruck',
  },
  latest: 'Letzte Positionen',
  latestText: (count, from, to, won, lost, even) =>
    `Positionen: ${count}, geschlossen vom ${from} bis zum ${to}. Mit Gewinn: ${won}, mit Verlust: ${lost}, Break-even: ${even}.`,
  latestEnds: (best, worst) =>
    `Beste: ${best}, schlechteste: ${worst}. Jeder Balken ist eine Position nach Kosten, die letzte steht rechts.`,
  chartNote: 'Verluste offener Positionen sind nicht enthalten, und Ein- und Auszahlungen zählen nicht mit.',
  twoFalls: (name) =>
    `Der Wert „${name}“ bezieht sich auf den Kontostand, den auch Ein- und Auszahlungen verändern, der Wert „Maximaler Drawdown“ auf die Wachstumskurve, bei der sie nicht mitzählen. Darum können die beiden voneinander abweichen.`,
  asTable: 'Als Tabelle',
  months: 'Monate',
  year: 'Jahr',
  inAll: 'Gesamt',
  monthsNote: 'In Prozent, ohne Ein- und Auszahlungen. Ein leeres Feld heißt: kein Trade.',
  rules: 'So handelt der Bot',
  rulesText:
    'Diese Zahlen stammen aus den Trades des Kontos; Verluste offener Positionen sind nicht enthalten. Größere Trades nach Verlusten sind typisch für Martingale, viele gleichzeitig offene Positionen für ein Grid.',
  figures: 'Kennzahlen',
  figuresText: 'Öffnen Sie eine Kennzahl: Sie sehen, wie sie berechnet wird und welche Deals dahinterstehen.',
  rows: 'Deals hinter dieser Kennzahl',
  figure: {
    growth: {
      label: 'Wachstum',
      formula:
        'Endstand ÷ Anfangsstand für jeden Abschnitt zwischen Ein- und Auszahlungen; das Produkt dieser Werte minus eins.',
    },
    worstMonth: {
      label: 'Schlechtester Monat',
      formula: 'Der Monat mit dem geringsten Wachstum; Ein- und Auszahlungen zählen nicht.',
    },
    sumOfMonths: {
      label: 'Summe der Monate, keine Rendite',
      formula: 'Summe des monatlichen Wachstums. Sie kann über null liegen, obwohl das Konto Geld verloren hat.',
    },
    absoluteGain: { label: 'Rendite auf Einzahlungen', formula: 'Nettogewinn ÷ (Anfangsstand + Einzahlungen).' },
    netProfit: {
      label: 'Nettogewinn',
      formula: 'Bruttogewinn + Bruttoverlust; Kommission und Swap sind in beiden enthalten.',
    },
    profitFactor: { label: 'Profitfaktor', formula: 'Bruttogewinn ÷ Betrag des Bruttoverlusts.' },
    expectancy: { label: 'Erwartungswert', formula: 'Nettogewinn ÷ geschlossene Positionen.' },
    winRate: {
      label: 'Trefferquote',
      formula:
        'Gewinnpositionen ÷ (Gewinn- + Verlustpositionen); Break-even zählt nicht mit. MetaTrader zählt schließende Deals und wertet Break-even als Gewinn.',
    },
    averageWin: { label: 'Durchschnittsgewinn', formula: 'Summe der Gewinnpositionen ÷ ihre Anzahl.' },
    averageLoss: { label: 'Durchschnittsverlust', formula: 'Summe der Verlustpositionen ÷ ihre Anzahl.' },
    riskReward: {
      label: 'Chance-Risiko-Verhältnis',
      formula: 'Durchschnittsgewinn ÷ Betrag des Durchschnittsverlusts.',
    },
    drawdown: {
      label: 'Maximaler Drawdown',
      formula:
        'Größter Rückgang der Wachstumskurve gegenüber einem Hoch; keine Einzahlung kann ihn verdecken. Verluste offener Positionen sind nicht enthalten.',
    },
    drawdownRelative: {
      label: 'Relativer Drawdown',
      formula:
        'Größter Rückgang des Kontostands gegenüber einem Hoch, in Prozent dieses Hochs. Verluste offener Positionen sind nicht enthalten.',
    },
    drawdownMaximal: {
      label: 'Maximaler Drawdown als Betrag',
      formula:
        'Größter Rückgang des Kontostands gegenüber einem Hoch, als Betrag. Verluste offener Positionen sind nicht enthalten.',
    },
    drawdownAbsolute: {
      label: 'Absoluter Drawdown',
      formula:
        'Kontostand vor dem ersten Trade minus niedrigster Kontostand danach. Verluste offener Positionen sind nicht enthalten.',
    },
    recovery: { label: 'Erholungsfaktor', formula: 'Nettogewinn ÷ maximaler Drawdown als Betrag.' },
    sharpeByTrade: {
      label: 'Sharpe-Ratio je Trade',
      formula:
        'Wie MetaTrader sie ausweist: Mittelwert ÷ Standardabweichung der Renditen der schließenden Deals, nicht annualisiert.',
    },
    sharpeDaily: {
      label: 'Tages-Sharpe-Ratio',
      formula:
        'Mittelwert ÷ Standardabweichung der Renditen aller Werktage (Mo–Fr), annualisiert mit der Wurzel aus der Zahl der Handelstage eines Jahres. Für weniger als ein Jahr wird sie nicht berechnet.',
    },
    exposure: {
      label: 'Zeit im Markt',
      formula: 'Stunden mit offener Position ÷ Stunden vom ersten bis zum letzten Trade.',
    },
    longestLosingRun: { label: 'Längste Verlustserie', formula: 'Verlustpositionen in Folge.' },
    worstDay: {
      label: 'Schlechtester Tag',
      formula:
        'Der Tag mit dem geringsten Wachstum, in der Zeitzone des Brokers. Verluste offener Positionen sind nicht enthalten.',
    },
    tradesAWeek: {
      label: 'Trades pro Woche',
      formula: 'Geschlossene Positionen ÷ Wochen vom ersten bis zum letzten Trade.',
    },
    medianHold: {
      label: 'Typische Haltedauer',
      formula: 'Der Median: Die eine Hälfte der geschlossenen Positionen wurde länger gehalten, die andere kürzer.',
    },
    largestLot: { label: 'Größter Trade in Lots', formula: 'Größe des größten Deals in Lots.' },
    withStop: {
      label: 'Positionen mit Stop-Loss',
      formula: 'Positionen mit Stop-Loss ÷ Positionen, für die der Bericht angibt, ob es einen gab.',
    },
    mostAtOnce: {
      label: 'Maximal gleichzeitig offene Positionen',
      formula:
        'Im selben Symbol und in derselben Richtung; Aufstockungen zählen mit. Viele gleichzeitig sind typisch für ein Grid.',
    },
    raisedAfterLoss: {
      label: 'Größere Trades nach einem Verlust',
      formula:
        'Positionen mit mehr Lots als die unmittelbar zuvor mit Verlust geschlossene ÷ alle nach einem Verlust eröffneten Positionen. Ein hoher Anteil ist typisch für Martingale.',
    },
  },
  input: {
    openingBalance: 'Anfangsstand',
    closingBalance: 'Endstand',
    deposits: 'Einzahlungen',
    withdrawals: 'Auszahlungen',
    flows: 'Ein- und Auszahlungen u. Ä.',
    months: 'Monate mit Trades',
    netProfit: 'Nettogewinn',
    grossProfit: 'Bruttogewinn',
    grossLoss: 'Bruttoverlust',
    commission: 'Davon Kommission und Gebühren',
    swap: 'Davon Swap',
    positions: 'Geschlossene Positionen',
    won: 'Gewinnpositionen',
    lost: 'Verlustpositionen',
    even: 'Break-even',
    wonSum: 'Summe der Gewinne',
    lostSum: 'Summe der Verluste',
    averageWin: 'Durchschnittsgewinn',
    averageLoss: 'Durchschnittsverlust',
    drawdownMaximal: 'Maximaler Drawdown als Betrag',
    drawdownShare: 'In Prozent des Hochs',
    tradesByTerminal: 'Schließende Deals',
    winRateByTerminal: 'Trefferquote in MetaTrader',
    days: 'Werktage (Mo–Fr)',
    hoursHeld: 'Stunden mit offener Position',
    hoursInAll: 'Stunden insgesamt',
    stopKnown: 'Positionen mit Angabe zum Stop-Loss',
    stopSet: 'Mit Stop-Loss',
    raised: 'Mit mehr Lots',
    afterLoss: 'Nach einer Verlustposition eröffnet',
  },
  detail: 'Ergebnisse im Detail',
  distribution: 'Verteilung der Ergebnisse',
  result: 'Ergebnis',
  below: (amount) => `unter ${amount}`,
  andMore: (amount) => `${amount} und mehr`,
  between: (from, to) => `${from} bis ${to}`,
  by: { weekday: 'Nach Wochentag', hour: 'Nach Uhrzeit', symbol: 'Nach Symbol' },
  byKey: { weekday: 'Wochentag', hour: 'Stunde', symbol: 'Symbol' },
  hours: 'Wann Trades eröffnet werden (Brokerzeit)',
  byNote: 'Nach dem Zeitpunkt des Schließens, in der Zeitzone des Brokers.',
  others: 'Andere',
  subscription: 'Nach Abzug des Abos',
  subscriptionText: (price) =>
    `Angenommen, eine Einlage hätte sich wie dieses Konto entwickelt und davon wäre jeden Monat die Abogebühr von ${price} abgegangen.`,
  subscriptionElsewhere: (currency) =>
    `Das Abo wird in US-Dollar bezahlt, dieses Konto läuft in ${currency}. Wie viel Wachstum es kostet, hinge von einem Wechselkurs ab, der hier nicht vorliegt; deshalb wird es nicht berechnet.`,
  deposit: (currency) => `Einlage, ${currency}`,
  compute: 'Berechnen',
  before: 'Vor Abzug der Abogebühr',
  after: 'Nach Abzug der Abogebühr',
  left: 'Am Ende übrig',
  paid: 'Für das Abo bezahlt',
  share: 'Abogebühr eines Monats im Verhältnis zur Einlage',
  choice: {
    all: 'Alle Deals',
    closed: 'Geschlossene Positionen',
    won: 'Gewinnpositionen',
    lost: 'Verlustpositionen',
    even: 'Break-even-Positionen',
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
  gold: 'Der Goldpreis in dieser Zeit',
  goldText: (from, to, low, high) => `Vom ${from} bis zum ${to} kostete eine Unze Gold zwischen ${low} und ${high}.`,
  goldNote: 'Kurse aus einer importierten Reihe. Jeder Punkt steht für einen Trade zu seinem Ausstiegskurs.',
  noRows: 'Keine Deals vorhanden.',
  newer: 'Neuere',
  older: 'Ältere',
  pageOf: (page, pages, rows) => `Seite ${page} von ${pages}; Zeilen: ${rows}`,
}
