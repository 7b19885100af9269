import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/de.ts'
import { account } from './account/de.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/de.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/de.ts'
import { plural } from './plural.ts'
import { service } from './service/de.ts'

/** In place of the company’s name while it is not stated; without an article, as a mark says it. */
const operator = 'Betreiber'

/** The public site in German, addressing the reader as “Sie”. */
export const de: SiteWords = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Wir können diese Seite nicht finden. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.',
    back: 'Zur Startseite',
  },

  navigation: {
    skip: 'Zum Inhalt springen',
    label: 'Hauptnavigation',
    menu: 'Menü',
    results: 'Ergebnisse',
    connect: 'Kontakt',
    admin: 'Verwaltung',
    initialize: 'Starten',
    staff: 'Team-Login',
    language: 'Sprache',
    newTab: 'öffnet sich in einem neuen Tab',
  },

  demoBanner:
    'Demo: Alles, was mit „Beispiel“ gekennzeichnet ist, ist frei erfunden und zeigt nur, wie die fertige Seite aussieht. Echte Ergebnisse sind das nicht.',
  bothBanner:
    'Demo: Alles, was mit „Beispiel“ oder „erfundene Daten“ gekennzeichnet ist (Zahlen, Monate, Trades, Konten), ist frei erfunden und zeigt nur, wie die fertige Seite aussieht. Echte Ergebnisse sind das nicht.',
  madeUpBanner:
    'Was mit „erfundene Daten“ gekennzeichnet ist, beruht auf Monaten, Trades und Konten, die für diese Demo erfunden wurden.',

  risk: {
    label: 'Risikohinweis',
    strip: (share, broker) =>
      `CFDs sind komplexe Instrumente und gehen wegen der Hebelwirkung mit dem hohen Risiko einher, schnell Geld zu verlieren. ${
        share === null
          ? 'Die überwiegende Mehrheit der Kleinanlegerkonten verliert beim Handel mit CFDs Geld.'
          : `${share} der Kleinanlegerkonten verlieren Geld beim CFD-Handel mit ${broker}.`
      } Sie sollten überlegen, ob Sie verstehen, wie CFDs funktionieren, und ob Sie es sich leisten können, das hohe Risiko einzugehen, Ihr Geld zu verlieren.`,
    pastPerformance:
      'Die Wertentwicklung in der Vergangenheit ist kein verlässlicher Indikator für künftige Ergebnisse. Sie können Ihre gesamte Einlage verlieren.',
    currency:
      'Alle Beträge sind in US-Dollar angegeben. Wenn Sie in einer anderen Währung rechnen, hängt Ihr Ergebnis auch vom Wechselkurs ab.',
    beforeSubscription: (price) => `Die Abogebühr von ${price} im Monat ist von diesen Zahlen noch nicht abgezogen.`,
    lessThanOneYear: 'Daten aus weniger als einem Jahr.',
    hypotheticalLabel: 'Hypothetische Ergebnisse',
    hypothetical:
      'Diese Ergebnisse beruhen auf simulierten oder hypothetischen Handelsergebnissen, die bestimmten systembedingten Einschränkungen unterliegen. Anders als die Ergebnisse einer tatsächlichen Handelshistorie stehen diese Ergebnisse nicht für tatsächlichen Handel. Da diese Geschäfte nicht tatsächlich ausgeführt wurden, können die Ergebnisse zudem die etwaige Auswirkung bestimmter Marktfaktoren, etwa mangelnder Liquidität, zu gering oder zu stark berücksichtigen. Für simulierte oder hypothetische Handelsprogramme gilt außerdem allgemein, dass sie im Nachhinein, in Kenntnis der Ereignisse, entworfen wurden. Es wird nicht zugesichert, dass irgendein Konto Gewinne oder Verluste erzielen wird oder voraussichtlich erzielt, die den hier gezeigten ähnlich sind.',
    hypotheticalOriginal: 'Originalwortlaut auf Englisch',
    disclosureTitle: 'Risikohinweise',
    disclosure:
      'Wer Gold mit Hebel handelt, kann schnell alles verlieren, was er einzahlt. Ein Bot folgt Regeln; er kennt die Zukunft nicht, und es wird Trades, Wochen und Monate mit Verlust geben. Handeln Sie nicht mit Geld, das Sie brauchen. Nichts auf dieser Website ist eine Anlageberatung oder ein Gewinnversprechen.',
  },

  mark: {
    measured: 'berechnet',
    madeUp: 'erfundene Daten',
    stated: (company, date) => `laut ${company}, Stand ${date}`,
    operator,
    statedRow: 'Eigenangabe',
    unfinished: 'nicht abgeschlossen',
    statedLongAgo: 'seit Langem nicht bestätigt',
    evidence: 'Beleg',
    sampleFigure: 'Beispielwert',
    sampleStatement: 'Beispielangabe',
    sampleTestimonial: 'Beispiel-Kundenstimme',
    notStated: 'nicht angegeben',
    operations: (count, shown) => plural('de', count, { one: `${shown} Trade`, other: `${shown} Trades` }),
    months: (count, shown) => plural('de', count, { one: `${shown} Monat`, other: `${shown} Monate` }),
    account: {
      live: 'Echtgeldkonto',
      demo: 'Demokonto',
      backtest: 'Backtest',
      unknown: 'Kontoart nicht angegeben',
    },
    method: 'Formel',
  },

  figures: {
    'results.return': 'Rendite',
    'results.valueLocked': 'Kapital im Einsatz',
    'results.generated': 'Für Kunden erwirtschaftet',
    'results.balance': 'Kontostand',
    'results.gain': 'Gewinn',
    'results.maxDrawdown': 'Maximaler Drawdown',
    'results.sharpe': 'Sharpe-Ratio',
    'results.winRate': 'Trefferquote',
    'results.riskReward': 'Chance-Risiko-Verhältnis',
    'results.consistency': 'Monate mit Gewinn',
    'results.averageMonthlyProfit': 'Durchschnittlicher Monatsgewinn',
    'company.years': 'Am Markt',
    'broker.assets': 'Kundenvermögen beim Partnerbroker',
    'broker.since': 'Tätig seit',
    'broker.spreadsFrom': 'Spreads ab',
    'company.clients': 'Kunden',
    'service.uptime': 'Verfügbarkeit',
    'service.monitoring': 'Überwachung',
    'service.languages': 'Sprachen',
    'service.encryption': 'Verschlüsselung',
    'service.connection': 'Verbindung',
    'service.support': 'Support',
    'response.firstAnswer': 'Erste Antwort innerhalb von',
    'response.setup': 'Einrichtung innerhalb von',
  },

  measured: {
    winRate: {
      label: 'Trefferquote',
      method:
        'Gewinntrades geteilt durch Gewinn- und Verlusttrades zusammen. Ein in Teilen geschlossener Trade zählt einmal; Break-even-Trades zählen nicht mit.',
    },
    profitFactor: { label: 'Profitfaktor', method: 'Summe aller Gewinne geteilt durch die Summe aller Verluste.' },
    riskReward: {
      label: 'Chance-Risiko-Verhältnis',
      method: 'Durchschnittsgewinn eines Gewinntrades geteilt durch den Durchschnittsverlust eines Verlusttrades.',
    },
    averageTrade: {
      label: 'Durchschnitt je Trade',
      method: 'Mittelwert der Ergebnisse aller Trades, auf ganze Pips gerundet.',
    },
    totalProfit: {
      label: 'Gesamtgewinn bei einem Lot',
      method: 'Summe aller Ergebnisse in Pips mal zehn: US-Dollar bei einem Lot (hundert Unzen), vor Abzug der Kosten.',
    },
    operations: { label: 'Trades', method: 'Erfasste Trades im Zeitraum.' },
    consistency: {
      label: 'Monate mit Gewinn',
      method: 'Monate mit Gewinn geteilt durch alle Monate, für die Daten vorliegen.',
    },
    compoundedReturn: {
      label: 'Verkettete Rendite',
      method: 'Monatsrenditen, mit Zinseszins verkettet. Ein- und Auszahlungen bleiben unberücksichtigt.',
    },
    sumOfMonths: {
      label: 'Summe der Monate, keine Rendite',
      method: 'Addierte Monatsrenditen. Die Summe kann positiv sein, obwohl das Konto Geld verloren hat.',
    },
    maxDrawdown: {
      label: 'Maximaler Drawdown',
      method:
        'Größter Rückgang der Wachstumskurve aus Monatswerten gegenüber einem früheren Hoch. Rückgänge innerhalb eines Monats sind darin nicht zu sehen.',
    },
    sharpe: {
      label: 'Sharpe-Ratio',
      method:
        'Mittelwert der Monatsrenditen geteilt durch ihre Standardabweichung. Ein risikofreier Zins wird nicht abgezogen; nicht annualisiert.',
    },
  },

  units: {
    pips: (count, shown) => plural('de', count, { one: `${shown} Pip`, other: `${shown} Pips` }),
  },

  hero: {
    headline: { first: 'Ein Bot handelt mit Gold.', second: 'Ihr Geld bleibt', third: 'bei Ihrem Broker.' },
    subtitle: (brand) =>
      `${brand} bringt eine automatisierte Goldstrategie (XAU/USD) mit festen Regeln auf Ihr eigenes MetaTrader-Konto. Ihr Geld verwahren wir nie.`,
    status: {
      title: 'Systemstatus',
      checking: 'wird geprüft …',
      online: 'System ist online',
      offline: 'Keine Verbindung',
      latency: (milliseconds) => `Server online, ${milliseconds}`,
    },
    performance: 'Wertentwicklung',
    transactions: {
      title: 'Letzte Trades',
      empty: 'Noch keine Gold-Trades erfasst.',
      long: 'Long',
      short: 'Short',
      from: 'von',
      to: 'auf',
    },
    checkout: 'Kostenlos testen',
    trial: (count, shown) =>
      plural('de', count, {
        one: `${shown} Tag kostenlos, mit allen Funktionen. Wer in dieser Zeit kündigt, zahlt nichts.`,
        other: `${shown} Tage kostenlos, mit allen Funktionen. Wer in dieser Zeit kündigt, zahlt nichts.`,
      }),
    price: (price) => `Danach ${price} im Monat, bis Sie kündigen.`,
    deposit: (amount) => `Empfohlene Mindesteinlage bei Ihrem Broker: ${amount}. Sie können sie vollständig verlieren.`,
    burden: (share) =>
      `Bei dieser Einlage kostet allein das Abo ${share} im Monat. Im Plus sind Sie erst, wenn der Bot mehr erwirtschaftet.`,
    terms: (company) => `Preis und Bedingungen legt ${company === operator ? `der ${operator}` : company} fest.`,
    security: 'Auf dieser Seite läuft kein Code von Dritten, und niemand fragt Sie hier nach einem Passwort.',
  },

  proof: {
    figures: 'Zahlen des Unternehmens',
    testimonials: 'Was Kunden sagen',
    testimonialPeriod: (count, shown) =>
      plural('de', count, {
        one: `seit ${shown} Monat dabei`,
        other: `seit ${shown} Monaten dabei`,
      }),
    testimonialNote:
      'Kundenstimmen sind möglicherweise nicht repräsentativ für die Erfahrungen anderer Kunden und keine Garantie für künftige Ergebnisse oder Erfolge.',
    regulation: 'Aufsicht und Lizenz',
    licence: {
      holder: 'Lizenzinhaber',
      regulator: 'Aufsichtsbehörde',
      number: 'Lizenznummer',
      activity: 'lizenzierte Tätigkeit',
      register: 'öffentliches Register',
    },
    transparency: 'Transparenz',
  },

  results: {
    title: 'Ergebnisse',
    intro: 'Die letzten sechs erfassten Monate, Verlustmonate eingeschlossen.',
    months: 'Monatliche Wertentwicklung',
    month: 'Monat',
    gain: 'Rendite',
    profit: 'Gewinn',
    total: 'Alle erfassten Monate',
    account: 'Hauptkonto',
    riskMetrics: 'Risikokennzahlen',
    verification: 'Überprüfung',
    empty: 'Es liegen noch keine Ergebnisse vor.',
    emptyNext: 'Die Daten werden monatlich aktualisiert.',
    updates: 'Neue Zahlen erscheinen hier innerhalb einer Minute.',
    methods: 'So werden diese Zahlen berechnet',
    everyTrade: 'Alle Trades ansehen',
  },

  waiting: {
    measured: (names) => `Kommt mit dem ersten Kontobericht: ${names}.`,
    stated: (names) => `Kommt, sobald wir eine Quelle nennen können: ${names}.`,
    testimonials: 'Hier kommen Kunden selbst zu Wort. Wir veröffentlichen nur, was sie freigegeben haben.',
    badges: 'Hier finden Sie künftig Registrierungen und Zertifikate, jeweils mit einem Link zum Nachprüfen.',
    verification:
      'Eine unabhängige Prüfung ist noch nicht veröffentlicht. Bis dahin können Sie die Ergebnisse im Browser nachprüfen.',
  },

  contact: {
    title: 'Kontakt',
    intro: 'Schreiben Sie uns in Ihrer Sprache. Unser Team liest jede Nachricht und antwortet.',
  },

  form: {
    ...asked,
    phoneHint: 'Auf Wunsch antworten wir telefonisch oder per WhatsApp. Ungefragt rufen wir Sie nicht an.',
    messagePlaceholder: 'Ich interessiere mich für automatisiertes Gold-Trading.',
    optional: 'optional',
    choose: 'Bitte wählen',
    frequentPrefixes: 'Häufig gewählt',
    allPrefixes: 'Alle Länder',
    otherPrefix: 'Andere (Nummer mit + beginnen)',
    experience: {
      beginner: 'Einsteiger',
      intermediate: 'Etwas Erfahrung',
      advanced: 'Fortgeschritten',
      expert: 'Experte',
      professional: 'Profi',
    },
    experienceOption: (name, years, amount) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'Angebote, nur wenn Sie möchten',
      emailOffers: consentWording.de.emailOffers,
      phoneOffers: consentWording.de.phoneOffers,
      withdraw: consentWording.de.withdraw,
    },
    notice: {
      title: 'Was mit Ihren Angaben geschieht',
      absent: consentWording.de.noNotice,
      controller: (company) => `Verantwortlicher: ${company}.`,
      text: consentWording.de.notice,
    },
    closed: 'Dieses Formular öffnet sich, sobald hier steht, welches Unternehmen für diese Website verantwortlich ist.',
    sending: 'Wird gesendet …',
    telegram: 'Auf Telegram weiterschreiben',
    again: 'Weitere Anfrage senden',
    problems: {
      required: 'Bitte füllen Sie dieses Feld aus.',
      too_short: 'Diese Angabe ist zu kurz.',
      too_long: (most, over) => `Diese Angabe ist zu lang: Erlaubt sind ${most} Zeichen, bitte kürzen Sie um ${over}.`,
      invalid_email: 'Bitte prüfen Sie die E-Mail-Adresse.',
      email_at: 'Eine E-Mail-Adresse enthält genau ein @, wie in name@beispiel.de.',
      email_domain: 'Der Teil nach dem @ ist nicht vollständig. Er endet etwa auf beispiel.de.',
      email_space: 'Die E-Mail-Adresse enthält ein Leerzeichen.',
      email_several: 'Bitte geben Sie nur eine E-Mail-Adresse an.',
      email_alphabets:
        'Diese Adresse mischt ähnlich aussehende Buchstaben verschiedener Alphabete. Bitte tippen Sie sie neu ein.',
      open_quote: 'Hier fehlt das schließende Anführungszeichen.',
      several_people: 'Diese Nummer teilen sich mehrere Personen. Bitte verwenden Sie die E-Mail-Adresse.',
      invalid_phone: 'Diese Nummer ist im gewählten Land nicht gültig. Bitte prüfen Sie sie.',
      phone_too_short: 'Diese Nummer hat zu wenige Ziffern.',
      phone_too_long: 'Diese Nummer hat zu viele Ziffern.',
      phone_country: 'Bitte wählen Sie das Land dieser Nummer.',
      phone_doubt:
        'Beginnt diese Nummer mit der Landesvorwahl? Dann setzen Sie bitte ein + davor. Wenn nicht, schreiben Sie sie so, wie Sie sie zu Hause wählen.',
      phone_digits_lost: 'Bei dieser Nummer fehlen Ziffern. Bitte geben Sie sie vollständig ein.',
      invalid_choice: 'Bitte wählen Sie eine der Optionen.',
      invalid_number: 'Bitte geben Sie eine Zahl ein.',
      invalid_date: 'Bitte geben Sie ein Datum ein.',
      invalid_text: 'Diese Angabe enthält Zeichen, die wir nicht speichern können. Bitte entfernen Sie sie.',
      password_guessable: 'Dieses Passwort ist leicht zu erraten.',
      taken: 'Das ist bereits vergeben.',
      unproven: 'Hier steht etwas, das einen Beleg braucht.',
      unknown_field: 'Diese Seite ist nicht mehr aktuell. Bitte laden Sie sie neu.',
      invalid: 'Bitte prüfen Sie dieses Feld.',
    },
    missing: {
      name: 'Bitte geben Sie Ihren Namen ein.',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      phoneNumber: 'Bitte geben Sie Ihre Telefonnummer ein.',
      investmentAmount: 'Bitte wählen Sie einen Betrag.',
    },
    problemSummary: (count, shown) =>
      plural('de', count, {
        one: `Bitte prüfen Sie ${shown} Feld.`,
        other: `Bitte prüfen Sie ${shown} Felder.`,
      }),
    restored: 'Wir haben Ihre Eingaben wiederhergestellt. Sie können sie jetzt absenden.',
    tooManyRequests:
      'Zu viele Nachrichten in kurzer Zeit. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal; Ihre Eingaben gehen nicht verloren.',
    quick: {
      title: 'Zugang anfragen',
      submit: 'Zugang anfragen',
      sentTitle: 'Perfekt!',
      sentText: 'Wir haben Ihre Angaben erhalten.',
      sentPromise: (time) => `Ein Experte meldet sich in weniger als ${time} bei Ihnen.`,
      failedTitle: 'Fehler',
      failedText: 'Es ist ein Problem aufgetreten. Bitte versuchen Sie es erneut.',
    },
    full: {
      title: 'Schreiben Sie uns',
      submit: 'Senden',
      sentTitle: 'Vielen Dank. Ihre Nachricht ist angekommen.',
      sentText: 'Wir schreiben Ihnen zuerst. Ihre Anfrage ist kostenlos und unverbindlich.',
      sentPromise: (time) => `Wir richten Ihr automatisiertes Handelssystem innerhalb von ${time} ein.`,
      failedTitle: 'Nachricht nicht gesendet',
      failedText: 'Bitte versuchen Sie es erneut oder wenden Sie sich an unser Support-Team.',
    },
    'welcome-b': {
      title: 'Zugang anfragen',
      submit: 'Anfrage senden',
      sentTitle: 'Vielen Dank. Ihre Anfrage ist angekommen.',
      sentText: 'Wir schreiben Ihnen zuerst. Ihre Anfrage ist kostenlos und unverbindlich.',
      sentPromise: (time) => `Ein Experte meldet sich in weniger als ${time} bei Ihnen.`,
      failedTitle: 'Nachricht nicht gesendet',
      failedText: 'Bitte versuchen Sie es erneut oder wenden Sie sich an unser Support-Team.',
    },
    contact: {
      title: 'Schreiben Sie uns',
      submit: 'Nachricht senden',
      sentTitle: 'Vielen Dank. Ihre Nachricht ist angekommen.',
      sentText: 'Unser Team liest sie und antwortet in der Sprache, die Sie gewählt haben.',
      sentPromise: (time) => `Wir melden uns innerhalb von ${time}.`,
      failedTitle: 'Nachricht nicht gesendet',
      failedText: 'Beim Senden ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    },
  },

  footer: {
    company: 'Unternehmen',
    address: 'Anschrift',
    online: 'System ist online',
    notServed: (countries) => `Unser Angebot richtet sich nicht an Personen mit Wohnsitz in: ${countries}.`,
    rights: 'Alle Rechte vorbehalten.',
    links: {
      privacy: 'Datenschutz',
      terms: 'AGB',
      'risk-disclosure': 'Risikohinweise',
      compliance: 'Compliance',
      imprint: 'Impressum',
      cancel: 'Verträge hier kündigen',
    },
  },
}
