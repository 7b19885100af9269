import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Startseite',
    title: (brand) => `${brand}: automatisiertes Gold-Trading, einfach erklärt`,
    description: () =>
      'Was der Bot tut und was nicht, wie er sich mit Ihrem eigenen MetaTrader-Konto verbindet, was er kostet und welche Risiken er birgt. Ihr Geld bleibt bei Ihrem Broker.',
  },
  welcome: {
    link: 'Zugang anfragen',
    title: (brand) => `${brand}: ein Bot, der auf Ihrem eigenen Konto mit Gold handelt`,
    description: (brand) =>
      `${brand} verbindet einen Bot für den Handel mit Gold mit Ihrem eigenen MetaTrader-Konto. Ihr Geld bleibt bei Ihrem Broker. Zu jeder Zahl finden Sie die Quelle.`,
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
    title: 'Was der Dienst ist und was nicht',
    is: 'Was er ist',
    isNot: 'Was er nicht ist',
    program: 'Ein Programm, das Gold-Trades nach festen Regeln eröffnet und schließt.',
    connection: 'Eine Verbindung zu Ihrem eigenen MetaTrader-Konto, die Sie jederzeit trennen können.',
    subscription: 'Ein Abo zum Festpreis. Von Ihrem Gewinn nehmen wir nichts.',
    fund: 'Kein Fonds: Wir verwahren Ihr Geld nicht und vermischen es nicht mit dem Geld anderer.',
    advice: 'Keine Beratung: Der Bot kennt Ihre Lage nicht.',
    guarantee: 'Keine Garantie: Es wird Trades, Wochen und Monate mit Verlust geben.',
  },
  steps: {
    title: 'So funktioniert es',
    account: {
      title: 'Konto eröffnen',
      text: 'Eröffnen Sie bei einem beliebigen Broker ein MetaTrader-Konto auf Ihren Namen oder nutzen Sie Ihr bestehendes.',
    },
    connect: {
      title: 'Bot verbinden',
      text: 'Wählen Sie einen von drei Wegen; zwei kommen ohne Passwort aus. Wir richten den Bot ein und geben Ihnen Bescheid, sobald er läuft.',
      picture: 'Vier Schlüssel, der sicherste zuerst',
    },
    watch: {
      title: 'Zusehen oder stoppen',
      text: 'Jeder Trade erscheint in Ihrem eigenen MetaTrader. Zum Stoppen entfernen Sie den Bot vom Chart, beenden das Copy-Trading oder ändern das Passwort, je nachdem, wie er verbunden ist.',
    },
  },
  trade: {
    title: 'Ein Trade, Schritt für Schritt',
    note: 'Illustration',
    picture: 'Eine Kurslinie mit vier Stationen. Sie endet auf der Höhe, auf der der Trade begann.',
    rules: {
      title: 'Die Bedingungen sind erfüllt',
      text: 'Der Bot beobachtet den Goldpreis und wartet, bis seine Bedingungen erfüllt sind.',
    },
    order: { title: 'Eine Order wird gesendet', text: 'Der Bot sendet sie an Ihr Konto beim Broker.' },
    open: {
      title: 'Sie sehen den Trade',
      text: 'Er erscheint in Ihrem MetaTrader. Sie können ihn auch selbst schließen.',
    },
    close: {
      title: 'Der Trade wird geschlossen',
      text: 'Ob Gewinn oder Verlust: Das Ergebnis steht dauerhaft in der Historie Ihres Kontos.',
    },
  },
  results: {
    title: 'Ergebnisse auf einen Blick',
    intro: 'Mit allen Verlustmonaten und einer Quelle zu jeder Zahl.',
    curve: 'Wachstum des Kontos, Monat für Monat',
  },
  price: {
    title: 'Preis und Testphase',
    trial: 'kostenlos, mit allen Funktionen, ab Abschluss des Abos',
    monthly: 'pro Monat danach; jederzeit kündbar',
    deposit: 'empfohlene Mindesteinlage bei Ihrem Broker; Sie können sie vollständig verlieren',
    fees: 'Das Abo im Verhältnis zu Ihrer Einlage',
    of: 'Einlage',
    share: 'Kosten im Monat',
    always: 'Das Abo zahlen Sie auch in Verlustmonaten.',
  },
  close: {
    title: 'Fragen Sie, bevor Sie sich entscheiden',
    text: 'Hinterlassen Sie Ihre Kontaktdaten, und wir schreiben Ihnen: kostenlos und unverbindlich.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Automatisch handeln.', second: 'Nur Gold.', third: 'Für Sie eingerichtet.' },
  subtitle: (brand) => `${brand}: eine Strategie, ein Markt und ein Konto, das Ihnen gehört.`,
  connect: 'Zugang anfragen',
  seeResults: 'Ergebnisse ansehen',
  benefits: 'Was Sie bekommen',
  automatic: {
    title: 'Automatisch',
    text: 'Der Bot beobachtet den Markt rund um die Uhr und handelt selbstständig.',
  },
  gold: { title: 'Nur Gold', text: 'Ein einziger Markt: Gold gegen US-Dollar (XAU/USD).' },
  setup: {
    title: 'Für Sie eingerichtet',
    text: 'Unser Team verbindet den Bot mit Ihrem MetaTrader-Konto.',
  },
  results: { title: 'Ergebnisse', intro: 'Aus allen erfassten Trades berechnet, Verluste eingeschlossen.' },
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
    badges: 'Lizenzen und Nachweise',
    figures: 'In Zahlen',
  },
  control: {
    title: 'Sie behalten die Kontrolle',
    text: 'Konto und Geld gehören Ihnen. Den Bot können Sie jederzeit aussperren.',
  },
  rules: { title: 'Feste Regeln', text: 'Kein Bauchgefühl: Der Bot tut nur, was seine Regeln vorgeben.' },
  people: {
    title: 'Unser Team antwortet',
    text: 'Schreiben Sie in Ihrer Sprache. Wir lesen jede Nachricht und antworten.',
  },
  books: {
    title: 'Verluste inklusive',
    text: 'Gewinne und Verluste stehen nebeneinander, und zu jeder Zahl sehen Sie, wie sie berechnet wird.',
  },
  videos: {
    title: 'Kunden im Video',
    place: 'Video folgt',
    note: 'Hier erscheinen Videos von Kunden.',
  },
  contact: {
    title: 'Zugang anfragen',
    intro: 'Sagen Sie uns, was Sie suchen. Das ist kostenlos und unverbindlich.',
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
      'Ja. Gold wird mit Hebel gehandelt; Sie können schnell alles verlieren, was Sie einzahlen, und bei manchen Brokern sogar mehr, sodass Schulden bleiben. Verwenden Sie nur Geld, auf das Sie verzichten können.',
  },
  stop: {
    ask: 'Wie stoppe ich den Bot?',
    answer:
      'Das hängt davon ab, wie er verbunden ist. Läuft er bei Ihnen, entfernen Sie ihn vom Chart. Kopiert Ihr Broker die Trades, schalten Sie dort das Copy-Trading ab. Haben wir Ihr Master-Passwort, ändern Sie es in MetaTrader. Offene Trades bleiben offen, bis Sie sie schließen.',
  },
  martingale: {
    ask: 'Arbeitet der Bot mit Martingale oder Grid?',
    answer:
      'Sehen Sie selbst: Auf der Seite jedes Kontos steht, wie oft auf einen Verlust ein größerer Trade folgte (typisch für Martingale) und wie viele Positionen höchstens gleichzeitig offen waren (viele sind typisch für ein Grid).',
  },
  eligible: {
    ask: 'Wer kann ein Abo abschließen?',
    answer:
      'Alle, die volljährig sind, auf eigene Rechnung handeln und ein Konto auf den eigenen Namen nutzen, sofern das Recht an ihrem Wohnort es nicht verbietet.',
  },
  refund: {
    ask: 'Bekomme ich mein Geld zurück?',
    answer:
      'Wer in der Testphase kündigt, zahlt nichts. Verbraucher in der EU und im Vereinigten Königreich, die fristgerecht widerrufen, erhalten zurück, was sie gezahlt haben. Haben sie einen sofortigen Beginn verlangt, wird die bis dahin erbrachte Leistung anteilig abgezogen. In allen anderen Fällen läuft das Abo bis zum Ende des bezahlten Monats. Handelsverluste werden nicht erstattet.',
  },
  cancel: {
    ask: 'Wie kündige ich?',
    answer:
      'In zwei Schritten, ohne Anmeldung. Sie erhalten eine Bestätigung mit Datum. Wer in der Testphase kündigt, zahlt nichts.',
  },
  figures: {
    ask: 'Woher stammen die Zahlen?',
    answer:
      'Über jeder Gruppe von Zahlen steht, ob sie aus unseren Aufzeichnungen berechnet, vom Betreiber zum dort genannten Datum angegeben oder, auf einer Demo-Website, erfunden sind.',
  },
  company: {
    ask: 'Wer steht dahinter?',
    answer:
      'Unten auf jeder Seite finden Sie Name und Anschrift des Unternehmens oder den Hinweis, dass sie noch nicht angegeben sind. Näheres steht im Impressum.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Sprechen Sie mit uns',
  subtitle: 'Sie haben eine Frage? Schreiben Sie uns in Ihrer Sprache.',
  response: { title: 'Schreiben Sie uns jederzeit', text: 'Auch außerhalb der Bürozeiten.' },
  direct: {
    title: 'Direkter Kontakt',
    text: 'Ihre Nachricht geht direkt an unser Team. Wir lesen jede einzelne.',
    whatsapp: 'Per WhatsApp schreiben',
  },
  reach: {
    title: 'In Ihrer Sprache',
    text: 'Schreiben Sie in einer Sprache dieser Website, wir antworten in derselben.',
  },
}

export const verify: VerifyWords = {
  link: 'Ergebnisse nachprüfen',
  title: 'Prüfen Sie die Ergebnisse selbst nach',
  lead: 'Sie müssen uns nicht einfach glauben: Ihr Browser kann das Protokoll laden und die ganze Kette samt jeder Kennzahl unten nachrechnen. Jeder Eintrag enthält den Fingerabdruck des vorigen.',
  brief: 'Jeder Eintrag sichert den vorigen ab. Prüfen Sie alle selbst, im eigenen Browser.',
  tool: 'Hier prüfen',
  run: 'Protokoll dieser Website prüfen',
  file: 'Oder eine eigene Kopie prüfen',
  fileHint: 'Wählen Sie eine Datei ledger.jsonl aus oder legen Sie sie hier ab. Sie verlässt Ihr Gerät nicht.',
  kept: 'Eintrag und Fingerabdruck aus einer unserer E-Mails',
  keptHint: 'Haben Sie eine aufgehoben, zeigt die Prüfung auch, ob dieser Eintrag unverändert erhalten ist.',
  noScript:
    'Für die Prüfung auf dieser Seite sind JavaScript und ein aktueller Browser nötig. Das Skript am Ende der Seite kommt ohne Browser aus.',
  figures: 'Nachgerechnete Kennzahlen',
  operations: 'Monate und Trades',
  figure: 'Kennzahl',
  shown: 'Auf dieser Website',
  recomputed: 'Aus dem Protokoll',
  noFigures: 'Es sind noch keine Kennzahlen erfasst.',
  brokerKeys: 'Der Schlüssel des Brokers',
  brokerKeysText: (hosts) =>
    `Als E-Mail des Brokers gilt nur, was mit dem Schlüssel des Brokers signiert ist. Diese Website hat ihn selbst nachgeschlagen; prüfen Sie ihn deshalb unabhängig davon: Ihr Browser kann zwei öffentliche DNS-Dienste fragen, ${hosts}. Beide erfahren Ihre IP-Adresse und die Domain des Brokers, aber erst, wenn Sie auf die Schaltfläche klicken.`,
  askKeys: (names) => `${names} fragen`,
  says: {
    loading: 'Das Protokoll wird geladen …',
    checking: (done, all) => `${done} von ${all} Einträgen geprüft …`,
    holds: (entries) =>
      `Die Kette ist unversehrt. Einträge: ${entries}; keiner wurde geändert, entfernt oder verschoben.`,
    signed: (moment) => `Das Ende der Kette wurde am ${moment} signiert.`,
    keep: (head) =>
      `Bewahren Sie diese Zeile auf, auch ausgedruckt. Später zeigt sie, ob etwas bis hierher umgeschrieben wurde: ${head}`,
    unsigned: 'Dieser Browser kann die Signatur nicht prüfen; das Skript weiter unten kann es.',
    empty: 'Es ist noch nichts erfasst.',
    broken: (line) => `Die Kette reißt in Zeile ${line}.`,
    unreadable: 'Diese Zeile ist kein Eintrag.',
    not_canonical: 'Diese Zeile lautet nicht mehr so, wie sie erfasst wurde.',
    sequence: (expected, found) => `Hierher gehört Eintrag ${expected}, an seiner Stelle steht Eintrag ${found}.`,
    broken_link: 'Dieser Eintrag schließt nicht an den vorigen an.',
    wrong_hash: 'Dieser Eintrag wurde nachträglich geändert.',
    time_backwards: 'Seine Zeit liegt vor der des Eintrags darüber: Eine Uhr wurde zurückgestellt.',
    ahead: 'Das Ende soll in der Zukunft signiert worden sein: Die Uhr dieser Website geht vor, oder Ihre geht nach.',
    cut_off: 'Hier endet die Kopie ohne ihre Signatur: Ein Teil wurde abgeschnitten.',
    wrong_head: (signed, here) => `Die Signatur gilt für ${signed} Einträge, die Kopie hat ${here}.`,
    wrong_signature: 'Die Signatur am Ende ist nicht echt.',
    unknownKinds: (kinds: string) =>
      `Die folgenden Arten von Einträgen kennt diese Seite nicht; in den Zahlen fehlen sie: ${kinds}.`,
    wrong_confirmation: 'Diese Bestätigung per E-Mail des Brokers passt nicht zu den Deals, die davor erfasst wurden.',
    standsThere: 'Was dort steht',
    otherKey: 'Das Ende wurde mit einem Schlüssel signiert, den diese Website nicht nennt.',
    otherEnd: 'Für diese Anzahl von Einträgen hat diese Website ein anderes Ende signiert.',
    older: (entries) =>
      `Das Protokoll dieser Website hat inzwischen ${entries} Einträge; Kennzahlen einer älteren Kopie können abweichen.`,
    kept: (entry) => `Eintrag ${entry} aus der E-Mail ist unverändert enthalten.`,
    notKept: (entry) => `Eintrag ${entry} ist nicht der, den die E-Mail nannte.`,
    agree: (agree, all) => `${agree} von ${all} Kennzahlen stimmen mit dieser Website überein.`,
    keySame: (who, key) => `${who}: ${key} hat den Schlüssel, der im Protokoll steht.`,
    keyOther: (who, key) =>
      `${who}: ${key} hat jetzt einen anderen Schlüssel. Vielleicht wurde er inzwischen ausgetauscht, vielleicht war er nie der des Brokers.`,
    keyGone: (who, key) => `${who}: ${key} hat keinen Schlüssel mehr oder hatte nie einen.`,
    keyUnanswered: (who, key) =>
      `${who} hat auf ${key} nicht geantwortet. Versuchen Sie es noch einmal, oder schlagen Sie ihn mit dem Skript unten nach.`,
    noKeys: 'Kein Eintrag im Protokoll enthält den Schlüssel eines Brokers.',
    stamped: (count) =>
      `Unveränderte Stempel von außen: ${count}. Ob die Aussteller die sind, als die sie sich ausgeben, prüfen das Skript und OpenSSL; ein Browser kann das nicht.`,
    dated: (entry, stamp) =>
      `Eintrag ${entry} und alles davor gab es zu diesem Zeitpunkt schon, laut Stempel: ${stamp}.`,
    noStamps: 'Noch kein fremder Dienst hat dieses Protokoll gestempelt.',
    stampUnchecked: 'Dieser Browser kann die Stempel nicht prüfen, das Skript unten schon.',
    stampFails: (number) => `Stempel ${number} ist nicht gültig: Er wurde verändert oder gehört zu etwas anderem.`,
    stampOther: (entry, moment) =>
      `Ein Stempel vom ${moment} gilt für einen Eintrag ${entry}, der in dieser Kopie fehlt: Das Protokoll wurde neu angelegt, oder die Kopie ist älter.`,
    stampAhead: (entry, moment) =>
      `Eintrag ${entry} soll nach dem ${moment} aufgezeichnet worden sein, war aber schon gestempelt: Die Uhr dieser Website ging vor.`,
    stampLate: (entries, moment) =>
      `Die Einträge ${entries} wurden erst am ${moment} gestempelt, Tage nachdem diese Website sie aufgezeichnet haben will. Von außen bestätigt ist nur das Datum des Stempels.`,
    stampGap: (since, until) =>
      `Zwischen ${since} und ${until} hat niemand das Protokoll gestempelt. In dieser Zeit kann es auf einen früheren Stand zurückgesetzt worden sein.`,
    stampOpen: (entry) => `Die Einträge ab Nummer ${entry} warten seit mehr als drei Tagen auf einen Stempel.`,
    failed: 'Das Protokoll konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  checked: 'Was geprüft wird',
  checks: [
    'Jeder Eintrag lautet so, wie er erfasst wurde, und passt zu seinem Fingerabdruck (SHA-256).',
    'Jeder Eintrag enthält den Fingerabdruck des vorigen, sodass keiner unbemerkt entfernt, eingefügt oder verschoben werden kann.',
    'Das Ende ist signiert (Ed25519), sodass nichts unbemerkt abgeschnitten werden kann.',
    'Aus den Einträgen ergeben sich, mit allen Korrekturen, die Kennzahlen dieser Website.',
  ],
  limits: 'Was das nicht beweist',
  limitsText:
    'Ein Eintrag kann unverändert und trotzdem von Anfang an falsch oder unvollständig sein. Darum stammen die Deals aus Berichten des Brokers, die wir vor der Übernahme nachrechnen, und jedes Konto bleibt aufgeführt, auch wenn es geschlossen oder sein Guthaben aufgebraucht ist. Unsere E-Mails enthalten den jeweils letzten Fingerabdruck: Wer eine aufhebt, merkt, wenn das Protokoll seither neu geschrieben wurde.\nKeine Prüfung zeigt, woher ein Bericht stammt. Ein Demokonto kann als Echtgeldkonto durchgehen, wenn der Name des Servers es nicht verrät, und ein Betreiber mit mehreren Konten kann eines zeigen und die anderen nie importieren.',
  unstamped:
    'Kein unabhängiger Dienst bestätigt, wann Einträge erfasst wurden; die Zeiten stammen vom Server des Betreibers. Heben Sie aber einen Eintrag auf, belegt er, dass alles davor schon bestand.',
  stamps: {
    title: 'Zeitstempel von außen',
    text: 'Einmal am Tag stempeln Firmen, die mit dieser Website nichts zu tun haben, das Ende des Protokolls mit der Zeit ihrer eigenen Uhren. Sie bekommen einen Fingerabdruck, sonst nichts. Ein Stempel gilt für alle Einträge bis dorthin; danach kann niemand mehr einen ergänzen oder ändern und zurückdatieren. Ob ein Eintrag stimmt, sagt der Stempel nicht.',
    first: 'Erster Stempel',
    last: 'Letzter Stempel',
    vouches: (entry, day, authority, certificate) =>
      `Eintrag ${entry} und alles davor gab es am ${day} schon, das bezeugt ${authority} (Schlüssel von „${certificate}“).`,
    tsr: 'Stempel herunterladen (.tsr)',
    all: (count) => `Alle Stempel herunterladen: ${count}`,
    openssl:
      'Ohne diese Website prüfen Sie einen Stempel so: Speichern Sie ihn und rufen Sie OpenSSL auf. Die lange Zahl ist der gestempelte Fingerabdruck, der SHA-256 der damals letzten Zeile des Protokolls.',
  },
  alone: 'Sie trauen dieser Seite nicht?',
  aloneText:
    'Speichern Sie das Protokoll und das Skript, lesen Sie das Skript und führen Sie es mit Node.js 18 oder neuer aus:',
  ledger: 'Das Protokoll',
  script: 'Das Skript',
  keys: 'Die Signaturschlüssel',
}
