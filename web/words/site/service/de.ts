import { declarations } from '../../declarations.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Widerrufen oder kündigen',
    lead: {
      mailed:
        'Zwei Schritte, ohne Anmeldung, ohne Begründung. Am Ende erhalten Sie eine Bestätigung mit Datum und Uhrzeit, hier und per E-Mail.',
      shown:
        'Zwei Schritte, ohne Anmeldung, ohne Begründung. Am Ende zeigt Ihnen diese Seite eine Bestätigung mit Datum und Uhrzeit.',
    },
    kind: 'Was möchten Sie tun?',
    kinds: {
      withdraw: { label: declarations.de.withdraw, text: 'Für Verbraucher, innerhalb der Widerrufsfrist.' },
      cancel_trial: { label: declarations.de.cancel_trial, text: 'Es wird nichts abgebucht.' },
      cancel_subscription: {
        label: declarations.de.cancel_subscription,
        text: 'Es endet mit dem bereits bezahlten Monat.',
      },
    },
    contract: 'Angaben zu Ihrem Vertrag',
    contractHint: 'Etwa der Tag des Abschlusses oder eine Nummer auf der Rechnung.',
    note: 'Was Sie hinzufügen möchten',
    emailHint: {
      mailed: 'Hierhin geht die Bestätigung.',
      shown: 'So erreicht Sie unser Team bei Rückfragen.',
    },
    submit: { withdraw: 'Vertrag hier widerrufen', cancel: 'Weiter zur Bestätigung' },
    step: (now, all) => `Schritt ${now} von ${all}`,
    confirmTitle: 'Bitte bestätigen Sie',
    confirmText: 'Das werden Sie erklären. Es gilt ab dem Augenblick, in dem Sie auf die Schaltfläche drücken.',
    confirm: {
      withdraw: 'Widerruf bestätigen',
      cancel_trial: 'Jetzt kündigen',
      cancel_subscription: 'Jetzt kündigen',
    },
    change: 'Etwas ändern',
    sentTitle: 'Ihre Erklärung ist angekommen',
    sentAt: 'Eingegangen',
    receipt: 'Nummer der Bestätigung',
    sentText: {
      mailed:
        'Bewahren Sie diese Seite oder die E-Mail auf, die an Sie unterwegs ist. Unser Team führt Ihre Erklärung aus und bestätigt es.',
      shown: 'Bewahren Sie diese Seite auf: Sie ist Ihre Bestätigung. Unser Team führt Ihre Erklärung aus.',
    },
    afterTitle: 'Damit niemand Zugang behält',
    afterText:
      'Ändern Sie bei Ihrem Broker das Passwort Ihres Handelskontos oder schalten Sie dort das Kopieren ab. Offene Positionen bleiben offen: Schließen Sie sie selbst oder bitten Sie Ihren Broker darum.',
    failedTitle: 'Ihre Erklärung ist nicht angekommen',
    failedText: 'Bitte versuchen Sie es noch einmal. Sie können uns auch per E-Mail schreiben; das gilt ebenso.',
  },

  setup: {
    title: 'Glückwunsch, Ihr Abonnement ist aktiv',
    lead: 'Zwei Schritte fehlen noch: ein Konto bei einem Broker und wie der Bot darauf zugreift.',
    benefits: {
      trial: (count, shown) => plural('de', count, { one: `${shown} Tag kostenlos`, other: `${shown} Tage kostenlos` }),
      trialText: 'Die Testphase läuft ab dem Tag des Abschlusses. Vor ihrem Ende wird nichts abgebucht.',
      functional: 'Alles enthalten',
      functionalText: 'Die Testphase ist der ganze Dienst, nicht ein Teil davon.',
      free: 'Ohne Bindung',
      freeText: 'Kündigen Sie irgendwann in der Testphase, zahlen Sie nichts.',
    },
    next: {
      title: 'Nächster Schritt: ein Konto bei einem Broker',
      text: 'Der Bot handelt auf einem Konto, das auf Ihren Namen läuft. Jeder Broker, der MetaTrader anbietet, ist möglich.',
      reasons: 'Was über unseren Partnerbroker gesagt wird',
      important: 'Wichtig',
      deposit: (amount) =>
        `Empfohlene Mindesteinlage: ${amount}. Zahlen Sie nur ein, was Sie verlieren können; Sie können alles verlieren.`,
      demo: 'Beginnen Sie mit einem Demokonto, wenn Sie unsicher sind.',
      entity:
        'Prüfen Sie, mit welchem Unternehmen Sie den Vertrag schließen, und seinen Eintrag im öffentlichen Register.',
      paid: 'Der Partnerbroker kann uns bezahlen, wenn Sie über diese Schaltfläche ein Konto eröffnen.',
      button: 'Echtes Konto eröffnen',
      none: 'Zurzeit ist kein Partnerbroker genannt.',
    },
    form: {
      title: 'Daten des MetaTrader-Kontos',
      lead: 'Damit richtet unser Team das Konto ein und schreibt Ihnen, sobald es fertig ist.',
      fullName: 'Vollständiger Name',
      mt5Username: 'MetaTrader-Login',
      mt5UsernameHint: 'Die Nummer des Kontos, nicht Ihre E-Mail-Adresse.',
      mt5Password: 'MetaTrader-Passwort',
      show: 'Passwort anzeigen',
      brokerServer: 'Server des Brokers',
      brokerServerHint: 'Wie MetaTrader ihn bei der Anmeldung zeigt.',
      additionalNotes: 'Weitere Anmerkungen',
      access: 'Wie soll der Bot auf Ihr Konto zugreifen?',
      accessLead: 'Der sicherste Weg zuerst. Die ersten beiden brauchen kein Passwort.',
      ways: {
        own_terminal: {
          label: 'Der Bot läuft in meinem eigenen Terminal',
          text: 'Sie melden sich selbst an; wir bekommen kein Passwort. Endet, sobald Sie den Bot vom Chart nehmen.',
        },
        broker_copy: {
          label: 'Mein Broker kopiert die Trades',
          text: 'Sie schalten das Kopieren bei Ihrem Broker ein; wir bekommen kein Passwort. Endet, sobald Sie es dort abschalten.',
        },
        investor_password: {
          label: 'Investor-Passwort (nur lesen)',
          text: 'Damit sehen wir das Konto, handeln aber nicht. Zum Prüfen der Einrichtung. Endet, sobald Sie es in MetaTrader ändern.',
        },
        master_password: {
          label: 'Master-Passwort (darf handeln)',
          text: 'Damit handelt der Bot, und wer es hat, kann Passwörter ändern; Geld abheben kann er nicht. Endet, sobald Sie es in MetaTrader ändern.',
        },
      },
      passwordText: (days) =>
        `Nur das Passwort des oben gewählten Wegs, nie das der Website Ihres Brokers oder Ihres E-Mail-Kontos. Es wird sofort verschlüsselt, niemandem ohne festgehaltenen Grund gezeigt und nach der Einrichtung gelöscht, spätestens nach ${days} Tagen. Ändern Sie es danach in MetaTrader unter Optionen, Server.`,
      passwordAgain: 'Bitte geben Sie das Passwort noch einmal ein: Die Seite behält es nicht.',
      submit: 'Kontodaten senden',
      sentTitle: 'Wir haben Ihre Kontodaten erhalten',
      sentText: {
        mailed:
          'Ihre Kontodaten sind angekommen. Eine E-Mail bestätigt es, eine weitere folgt, wenn das Konto eingerichtet ist.',
        shown: 'Ihre Kontodaten sind angekommen. Unser Team richtet das Konto ein.',
      },
      sentAfter: {
        mailed: 'Haben Sie ein Passwort gesendet, ändern Sie es in MetaTrader, sobald diese E-Mail da ist.',
        shown: 'Haben Sie ein Passwort gesendet, ändern Sie es in MetaTrader, sobald das Konto eingerichtet ist.',
      },
      failedTitle: 'Fehler beim Senden',
      failedText: 'Bitte versuchen Sie es erneut oder wenden Sie sich an den Support.',
      problems: {
        fullName: 'Bitte geben Sie Ihren vollständigen Namen ein.',
        email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
        phoneNumber: 'Bitte geben Sie eine gültige Telefonnummer ein.',
        mt5Username: 'Bitte geben Sie die MetaTrader-Login ein.',
        mt5Password: (least) => `Bitte geben Sie das MetaTrader-Passwort ein, mindestens ${least} Zeichen.`,
        investmentAmount: 'Bitte wählen Sie den Anlagebetrag.',
      },
    },
    help: {
      title: 'Kommen Sie nicht weiter?',
      text: 'Ein Mensch hilft Ihnen, in Ihrer Sprache.',
      whatsapp: 'Über WhatsApp schreiben',
      form: 'Schreiben Sie uns',
    },
    leave: 'Anders überlegt?',
  },

  record: {
    title: 'Ergebnisse im Einzelnen',
    lead: 'Jeder Monat und die letzten Handelsvorgänge, wie sie hier verzeichnet sind, Verluste eingeschlossen.',
    curve: 'Wachstumsfaktor, Monat für Monat',
    curveText: (from, to, end) => `Von ${from} bis ${to}: Aus eins wurde ${end}.`,
    curveNote:
      'Monatsgewinne multipliziert; Ein- und Auszahlungen zählen nicht, Einbrüche innerhalb eines Monats sind nicht zu sehen.',
    months: 'Alle Monate',
    figures: 'Kennzahlen',
    missing: (months) => `Keine Daten für: ${months}.`,
    corrections: 'Korrekturen',
    correctionsText: 'Hier steht jeder Monat, der nach der ersten Eintragung geändert wurde.',
    corrected: (month, day) => `${month}, geändert am ${day}`,
    before: 'Vorher:',
    now: 'Jetzt:',
    reason: 'Grund:',
    noReason: 'Es wurde kein Grund angegeben.',
    noCorrections: 'Kein verzeichneter Monat wurde nachträglich geändert.',
    statedTitle: (company) => `Angegeben durch ${company}`,
    statedText:
      'Von Hand eingetragene Monate und Listen von Trades. Dahinter steht kein importiertes Konto, und keine Kennzahl weiter oben ist daraus berechnet.',
    events: 'Änderungen an den Aufzeichnungen',
    eventsText: 'Jeder dieser Einträge steht mit seinem Zeitpunkt im Verzeichnis.',
    renamed: (day, before, now) => `${day}: Das Konto „${before}“ heißt jetzt „${now}“.`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: Monate und Trades stammen vom Konto ${now}.`
        : `${day}: Monate und Trades stammen vom Konto ${now} statt von ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: Für ${account} wurde eine Datei des Logins hochgeladen, der schon als ${publishedAs} veröffentlicht ist; sie wurde abgelehnt.`,
    restored: (day, made) =>
      `${day}: Die Datenbank wurde aus einer Sicherung vom ${made} wiederhergestellt. Was dazwischen aufgezeichnet wurde, fehlt.`,
    putBack: (day) => `${day}: Die Datenbank wurde auf einen früheren Stand zurückgesetzt.`,
    lost: (entry) => `Eintrag ${entry} des Verzeichnisses war signiert und fehlt.`,
    removed: (name) => `Das Konto „${name}“ steht im Verzeichnis, wird aber nicht mehr veröffentlicht.`,
    data: 'Die Daten',
    dataText: 'Dieselben Aufzeichnungen zum Nachrechnen:',
    dataAccounts: 'Konten als JSON',
    dataMonths: 'Monate als JSON',
    dataOperations: 'Handelsvorgänge als JSON',
  },
}
