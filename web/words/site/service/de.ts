import { declarations } from '../../messages/de.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Widerrufen oder kündigen',
    lead: {
      mailed:
        'Zwei Schritte genügen, ohne Anmeldung und ohne Begründung. Am Ende erhalten Sie eine Bestätigung mit Datum und Uhrzeit, hier und per E-Mail.',
      shown:
        'Zwei Schritte genügen, ohne Anmeldung und ohne Begründung. Am Ende zeigt Ihnen diese Seite eine Bestätigung mit Datum und Uhrzeit.',
    },
    kind: 'Was möchten Sie tun?',
    kinds: {
      withdraw: { label: declarations.withdraw, text: 'Für Verbraucher, innerhalb der Widerrufsfrist.' },
      cancel_trial: { label: declarations.cancel_trial, text: 'Es wird nichts abgebucht.' },
      cancel_subscription: {
        label: declarations.cancel_subscription,
        text: 'Es endet mit Ablauf des bereits bezahlten Monats.',
      },
    },
    contract: 'Angaben zu Ihrem Vertrag',
    contractHint: 'Etwa das Datum des Vertragsabschlusses oder die Rechnungsnummer.',
    note: 'Ergänzende Angaben, etwa Kündigungsgrund oder Enddatum',
    emailHint: {
      mailed: 'An diese Adresse senden wir die Bestätigung.',
      shown: 'Hier erreichen wir Sie bei Rückfragen.',
    },
    submit: { withdraw: 'Vertrag hier widerrufen', cancel: 'Weiter zur Bestätigung' },
    step: (now, all) => `Schritt ${now} von ${all}`,
    confirmTitle: 'Bitte bestätigen Sie',
    confirmText: 'Prüfen Sie Ihre Erklärung. Sie wird wirksam, sobald Sie auf die Schaltfläche klicken.',
    confirm: {
      withdraw: 'Widerruf bestätigen',
      cancel_trial: 'Jetzt kündigen',
      cancel_subscription: 'Jetzt kündigen',
    },
    change: 'Angaben ändern',
    sentTitle: 'Ihre Erklärung ist eingegangen',
    sentAt: 'Eingegangen',
    receipt: 'Bestätigungsnummer',
    sentText: {
      mailed:
        'Bewahren Sie diese Seite oder die E-Mail auf, die wir Ihnen senden. Unser Team setzt Ihre Erklärung um und bestätigt Ihnen das.',
      shown: 'Bewahren Sie diese Seite auf: Sie ist Ihre Bestätigung. Unser Team setzt Ihre Erklärung um.',
    },
    afterTitle: 'Entziehen Sie dem Bot den Zugriff',
    afterText:
      'Je nachdem, wie der Bot verbunden ist: Entfernen Sie ihn von Ihrem Chart, schalten Sie beim Broker das Copy-Trading ab oder ändern Sie das Passwort Ihres Handelskontos. Offene Positionen bleiben offen: Schließen Sie sie selbst oder bitten Sie Ihren Broker darum.',
    failedTitle: 'Ihre Erklärung ist nicht angekommen',
    failedText: 'Bitte versuchen Sie es noch einmal oder schreiben Sie uns eine E-Mail; das ist genauso wirksam.',
  },

  setup: {
    title: 'Glückwunsch, Ihr Abo ist aktiv',
    lead: 'Jetzt fehlen nur noch zwei Schritte: Eröffnen Sie ein Konto bei einem Broker und sagen Sie uns, wie der Bot darauf zugreifen soll.',
    checkout: {
      waits: {
        title: 'Die Bestätigung Ihrer Bestellung steht noch aus',
        lead: 'Das dauert meist keine Minute, und Sie müssen nicht noch einmal bezahlen. Inzwischen können Sie ein Konto bei einem Broker eröffnen und uns sagen, wie der Bot darauf zugreifen soll.',
      },
      trial: {
        title: 'Ihre Testphase hat begonnen',
        lead: 'Ihr Abo ist bestätigt. Jetzt fehlen nur noch zwei Schritte: Eröffnen Sie ein Konto bei einem Broker und sagen Sie uns, wie der Bot darauf zugreifen soll.',
      },
      paid: {
        title: 'Ihre Zahlung ist angekommen',
        lead: 'Ihre Zahlung ist bestätigt. Jetzt fehlen nur noch zwei Schritte: Eröffnen Sie ein Konto bei einem Broker und sagen Sie uns, wie der Bot darauf zugreifen soll.',
      },
    },
    benefits: {
      trial: (count, shown) => plural('de', count, { one: `${shown} Tag kostenlos`, other: `${shown} Tage kostenlos` }),
      trialText:
        'Die Testphase läuft ab dem Tag, an dem Sie das Abo abgeschlossen haben. Vor ihrem Ende wird nichts abgebucht.',
      functional: 'Alles enthalten',
      functionalText: 'Sie testen den vollen Umfang.',
      free: 'Ohne Bindung',
      freeText: 'Wenn Sie in der Testphase kündigen, zahlen Sie nichts.',
    },
    next: {
      title: 'Nächster Schritt: Brokerkonto eröffnen',
      text: 'Der Bot handelt auf einem Konto, das auf Ihren Namen läuft. Jeder Broker mit MetaTrader kommt infrage; haben Sie schon ein Konto, nutzen Sie das.',
      reasons: 'Über unseren Partnerbroker',
      important: 'Wichtig',
      deposit: (amount) =>
        `Empfohlene Mindesteinlage: ${amount}. Zahlen Sie nur ein, was Sie entbehren können; Sie können alles verlieren.`,
      demo: 'Beginnen Sie mit einem Demokonto, wenn Sie unsicher sind.',
      entity:
        'Prüfen Sie, mit welcher Gesellschaft Sie den Vertrag schließen und ob sie im Register der Aufsichtsbehörde steht.',
      paid: 'Wenn Sie über diese Schaltfläche ein Konto eröffnen, zahlt uns der Partnerbroker möglicherweise eine Vergütung.',
      button: 'Echtgeldkonto eröffnen',
      none: 'Einen Link zu einem Partnerbroker gibt es noch nicht.',
    },
    form: {
      title: 'Daten des MetaTrader-Kontos',
      lead: 'Damit richtet unser Team den Bot ein. Sobald das erledigt ist, schreiben wir Ihnen.',
      fullName: 'Vollständiger Name',
      mt5Username: 'MetaTrader-Login',
      mt5UsernameHint: 'Die Nummer des Kontos, nicht Ihre E-Mail-Adresse.',
      mt5Password: 'MetaTrader-Passwort',
      show: 'Passwort anzeigen',
      brokerServer: 'Server des Brokers',
      brokerServerHint: 'Wie MetaTrader ihn bei der Anmeldung anzeigt.',
      additionalNotes: 'Weitere Anmerkungen',
      access: 'Wie soll der Bot auf Ihr Konto zugreifen?',
      accessLead: 'Der sicherste Weg steht zuerst. Die ersten beiden kommen ohne Passwort aus.',
      ways: {
        own_terminal: {
          label: 'Der Bot läuft in meinem eigenen Terminal',
          text: 'Sie melden sich selbst an; wir bekommen kein Passwort. Der Zugriff endet, sobald Sie den Bot vom Chart entfernen.',
        },
        broker_copy: {
          label: 'Mein Broker kopiert die Trades',
          text: 'Sie schalten das Copy-Trading bei Ihrem Broker ein; wir bekommen kein Passwort. Der Zugriff endet, sobald Sie es dort abschalten.',
        },
        investor_password: {
          label: 'Investor-Passwort (nur lesen)',
          text: 'Damit sehen wir das Konto und prüfen die Einrichtung. Zum Handeln reicht das nicht: Wählen Sie dafür einen der drei anderen Wege. Der Zugriff endet, sobald Sie das Passwort in MetaTrader ändern.',
        },
        master_password: {
          label: 'Master-Passwort (lesen und handeln)',
          text: 'Damit handelt der Bot: Er bleibt mit diesem Passwort angemeldet. Wer es hat, kann auch Passwörter ändern, aber kein Geld abheben. Der Zugriff endet, sobald Sie das Passwort in MetaTrader ändern.',
        },
      },
      passwordText: (days) =>
        `Geben Sie nur das Passwort für den oben gewählten Weg ein, nie das der Website Ihres Brokers oder Ihres E-Mail-Kontos. Wir verschlüsseln es sofort, zeigen es nur Mitarbeitenden, die einen Grund dafür angeben, und löschen es bei uns nach der Einrichtung, spätestens nach ${days} Tagen. Mit einem Master-Passwort bleibt das Terminal, auf dem der Bot läuft, angemeldet, bis Sie das Passwort ändern. Das geht in MetaTrader unter Extras → Optionen → Server: beim Investor-Passwort nach der Einrichtung, beim Master-Passwort, wenn Sie den Bot stoppen wollen.`,
      passwordAgain: 'Bitte geben Sie das Passwort noch einmal ein. Diese Seite speichert es nicht.',
      submit: 'Kontodaten senden',
      sentTitle: 'Wir haben Ihre Kontodaten erhalten',
      sentText: {
        mailed: 'Sie erhalten eine Bestätigung per E-Mail und eine zweite E-Mail, sobald das Konto eingerichtet ist.',
        shown: 'Unser Team richtet das Konto jetzt ein.',
      },
      sentAfter: {
        mailed:
          'Haben Sie ein Investor-Passwort gesendet, ändern Sie es in MetaTrader, sobald diese zweite E-Mail da ist. Mit einem Master-Passwort handelt der Bot weiter, bis Sie das Passwort ändern.',
        shown:
          'Haben Sie ein Investor-Passwort gesendet, ändern Sie es in MetaTrader, sobald das Konto eingerichtet ist. Mit einem Master-Passwort handelt der Bot weiter, bis Sie das Passwort ändern.',
      },
      failedTitle: 'Fehler beim Senden',
      failedText: 'Bitte versuchen Sie es erneut oder wenden Sie sich an den Support.',
      problems: {
        fullName: 'Bitte geben Sie Ihren vollständigen Namen ein.',
        email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
        phoneNumber: 'Bitte geben Sie eine gültige Telefonnummer ein.',
        mt5Username: 'Bitte geben Sie Ihren MetaTrader-Login ein.',
        mt5Password: (least) => `Bitte geben Sie Ihr MetaTrader-Passwort ein, mindestens ${least} Zeichen.`,
        investmentAmount: 'Bitte wählen Sie den Anlagebetrag.',
      },
    },
    help: {
      title: 'Brauchen Sie Hilfe?',
      text: 'Wir helfen Ihnen gern, in Ihrer Sprache.',
      whatsapp: 'Per WhatsApp schreiben',
      form: 'Schreiben Sie uns',
    },
    leave: 'Haben Sie es sich anders überlegt?',
  },

  record: {
    title: 'Track Record',
    lead: 'Alle erfassten Monate und die letzten Trades, Verluste eingeschlossen.',
    curve: 'Wachstum, Monat für Monat',
    curveText: (from, to, end) => `Von ${from} bis ${to} kam das Konto auf das ${end}-Fache.`,
    curveNote:
      'Monatsrenditen mit Zinseszins verkettet; Ein- und Auszahlungen bleiben unberücksichtigt, Rückgänge innerhalb eines Monats sind nicht zu sehen.',
    months: 'Alle Monate',
    figures: 'Kennzahlen',
    missing: (months) => `Keine Daten für: ${months}.`,
    corrections: 'Korrekturen',
    correctionsText: 'Hier steht jeder Monat, der nach dem ersten Eintrag geändert wurde.',
    corrected: (month, day) => `${month}, geändert am ${day}`,
    before: 'Vorher:',
    now: 'Jetzt:',
    reason: 'Grund:',
    noReason: 'Es wurde kein Grund angegeben.',
    noCorrections: 'Kein erfasster Monat wurde nachträglich geändert.',
    statedTitle: (company) => `Zahlen laut ${company}`,
    statedText:
      'Hier stehen Monate, die von Hand eingetragen wurden, und hochgeladene Trade-Listen. Kein importiertes Konto belegt sie, und in die Kennzahlen oben fließen sie nicht ein.',
    events: 'Änderungen an den Aufzeichnungen',
    eventsText: 'Jeder dieser Einträge steht mit seinem Zeitpunkt im Protokoll.',
    renamed: (day, before, now) => `${day}: Das Konto „${before}“ heißt jetzt „${now}“.`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: Monate und Trades stammen vom Konto ${now}.`
        : `${day}: Monate und Trades stammen vom Konto ${now} statt von ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: Eine für ${account} hochgeladene Datei wurde abgelehnt, weil ihr Login schon als ${publishedAs} veröffentlicht ist.`,
    restored: (day, made) =>
      `${day}: Die Datenbank wurde aus einer Sicherung vom ${made} wiederhergestellt. Was dazwischen aufgezeichnet wurde, fehlt.`,
    putBack: (day) => `${day}: Die Datenbank wurde auf einen früheren Stand zurückgesetzt.`,
    lost: (entry) => `Eintrag ${entry} des Protokolls war bereits signiert und fehlt nun.`,
    removed: (name) => `Das Konto „${name}“ steht im Protokoll, wird aber nicht mehr veröffentlicht.`,
    removedResult: (day, amount) => `Ergebnis seiner Trades bis ${day}: ${amount}.`,
    dataText: 'Dieselben Aufzeichnungen zum Nachrechnen:',
    dataAccounts: 'Konten als JSON',
    dataMonths: 'Monate als JSON',
    dataOperations: 'Trades als JSON',
  },
}
