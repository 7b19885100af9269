import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: 'Vertrag widerrufen',
  cancel_trial: 'Kostenlose Testphase kündigen',
  cancel_subscription: 'Abonnement kündigen',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  why: (site) =>
    `Sie erhalten diese Nachricht, weil diese Adresse in ein Formular auf ${site} eingetragen wurde. Falls Sie das nicht waren, brauchen Sie nichts zu tun.`,
  recordHead: (entry, fingerprint) =>
    `Heben Sie diese E-Mail auf, dann können Sie später prüfen, ob unser Protokoll umgeschrieben wurde. Letzter Eintrag: ${entry}, Fingerabdruck ${fingerprint}`,
  noPasswords: 'Bitte senden Sie niemandem ein Passwort per E-Mail.',
  risk: 'Gold mit Hebel zu handeln ist riskant: Sie können alles verlieren, was Sie eingezahlt haben.',

  unsubscribe: {
    link: 'Diese E-Mails abbestellen',
    byReply: 'Um diese E-Mails abzubestellen, genügt eine kurze Antwort.',
  },

  agreed: (site, moment) =>
    `Sie erhalten diese Nachricht, weil Sie am ${moment} Angeboten per E-Mail von ${site} zugestimmt haben.`,
  confirm_offers: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: [
      'wir haben notiert, dass Sie Angebote von uns per E-Mail erhalten möchten. Bevor wir welche senden, bestätigen Sie bitte, dass diese Adresse Ihnen gehört.',
      'Der Link gilt 30 Tage. Wenn Sie dem nicht zugestimmt haben, brauchen Sie nichts zu tun: Sie erhalten dann keine Angebote.',
    ],
    link: 'Diese Adresse bestätigen',
  },
  contact_receipt: {
    telegram: 'Auf Telegram weiterschreiben',
    subject: 'Wir haben Ihre Nachricht erhalten',
    received: (moment) => `Eingegangen: ${moment}`,
    text: ['vielen Dank für Ihre Nachricht. Sie ist bei unserem Team angekommen, und wir melden uns bei Ihnen.'],
  },
  setup_received: {
    subject: 'Wir haben Ihre Kontodaten erhalten',
    received: (moment) => `Eingegangen: ${moment}`,
    text: [
      'vielen Dank. Die Daten Ihres Handelskontos sind angekommen, und unser Team kann mit der Einrichtung beginnen. Wir schreiben Ihnen, sobald sie abgeschlossen ist.',
      'Falls Sie ein Passwort eingegeben haben, speichern wir es verschlüsselt und löschen es nach der Einrichtung, spätestens nach 7 Tagen. Mit einem Master-Passwort bleibt das Terminal, auf dem der Bot läuft, angemeldet, bis Sie das Passwort ändern.',
    ],
  },
  setup_completed: {
    subject: 'Ihr Konto ist eingerichtet',
    completed: (moment) => `Abgeschlossen: ${moment}`,
    text: [
      'die Einrichtung Ihres Handelskontos ist abgeschlossen.',
      'Falls Sie ein Passwort eingegeben hatten, haben wir es bei uns gelöscht. Ein Investor-Passwort können Sie jetzt ändern. Mit einem Master-Passwort bleibt der Bot angemeldet: Ändern Sie das Passwort, wenn Sie ihn stoppen wollen.',
    ],
  },
  cancellation_received: {
    subject: 'Eingangsbestätigung: Ihr Widerruf oder Ihre Kündigung',
    declared: (kind) => `Ihre Erklärung: „${declarations[kind]}“.`,
    received: (moment) => `Eingegangen: ${moment}`,
    receipt: (number) => `Bestätigungsnummer: ${number}`,
    text: [
      'Bitte bewahren Sie diese Nachricht auf: Sie ist der Nachweis Ihrer Erklärung. Für alle Fristen ist der oben genannte Zeitpunkt maßgeblich.',
      'Unser Team setzt Ihre Erklärung um und bestätigt Ihnen das. Ihr Brokerkonto und Ihr Geld bleiben davon unberührt. Soll der Bot keinen Zugriff mehr haben, entfernen Sie ihn von Ihrem Chart, schalten Sie beim Broker das Copy-Trading ab oder ändern Sie das Passwort des Kontos, je nachdem, wie er verbunden ist.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'Gerade ist bei uns sehr viel los',
    text: 'Ihre Anfrage ist nicht angekommen. Gehen Sie zurück, warten Sie einen Moment und versuchen Sie es noch einmal.',
  },
  tooMany: {
    title: 'Zu viele Anfragen',
    text: 'Von Ihrem Anschluss kamen zu viele Anfragen. Warten Sie einige Minuten, gehen Sie dann zurück und versuchen Sie es noch einmal.',
  },
  tooSlow: {
    title: 'Ihre Verbindung ist zu langsam',
    text: 'Ihre Angaben sind nicht vollständig angekommen. Prüfen Sie Ihre Verbindung, gehen Sie zurück und senden Sie sie noch einmal.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: 'Unsere E-Mails abbestellen?',
    text: 'Wir senden Ihnen dann keine Angebote und keine Erinnerungen mehr per E-Mail. Wenn Sie uns schreiben, antworten wir weiterhin und bestätigen Ihnen den Eingang.',
  },
  button: 'Abbestellen',
  done: {
    title: 'Sie haben unsere E-Mails abbestellt',
    text: 'Sie erhalten von uns keine Angebote und keine Erinnerungen mehr per E-Mail. Wenn Sie es sich anders überlegen, stimmen Sie in einem Formular auf dieser Website wieder zu.',
  },
  bad: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Er ist unvollständig oder zu alt. Nutzen Sie den Link in unserer neuesten E-Mail oder antworten Sie uns, dass Sie keine weiteren möchten.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: 'Ihre E-Mail-Adresse bestätigen?',
    text: (address) => `Damit stimmen Sie Angeboten per E-Mail an ${address} zu. Sie können sie jederzeit abbestellen.`,
  },
  button: 'Bestätigen',
  done: {
    title: 'Ihre Adresse ist bestätigt',
    text: (address) =>
      `Wir dürfen jetzt Angebote per E-Mail an ${address} senden. In jeder steht ein Link zum Abbestellen.`,
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Er ist älter als 30 Tage, oder Sie haben unsere E-Mails inzwischen abbestellt. Wenn Sie Angebote per E-Mail möchten, stimmen Sie in einem Formular auf dieser Website erneut zu.',
  },
  bad: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Er ist unvollständig, oder der Eintrag dazu wurde gelöscht. Wenn Sie Angebote per E-Mail möchten, stimmen Sie in einem Formular auf dieser Website zu.',
  },
}

/** German, the reader is “Sie”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  risk: 'Gold mit Hebel zu handeln ist riskant: Sie können alles verlieren, was Sie eingezahlt haben.',
  stop: 'Antworten Sie mit STOP, und Sie erhalten keine weiteren Nachrichten dieser Art.',
  signature: 'Freundliche Grüße\n{colleague}\n{company}',
  whatsapp: 'hier ist {colleague} von {company}. Vielen Dank für Ihre Nachricht. Was möchten Sie zuerst wissen?',
  first: {
    subject: 'Ihre Nachricht an {company}',
    text: 'vielen Dank für Ihre Nachricht. Ich bin {colleague} und Ihre Ansprechperson bei uns.\n\nWas möchten Sie zuerst wissen? Ich antworte Ihnen gern schriftlich. Wenn Sie lieber sprechen möchten, sagen Sie mir, wann ich anrufen darf.',
  },
  no_answer: {
    subject: 'Ich habe versucht, Sie zu erreichen',
    text: 'ich habe versucht, Sie telefonisch zu erreichen, leider ohne Erfolg.\n\nWann passt Ihnen ein Anruf? Sie können mir Ihre Fragen auch einfach als Antwort schicken.',
  },
  check_in: {
    subject: 'Haben Sie noch Fragen?',
    text: 'ich wollte nachfragen, ob noch etwas unklar ist.\n\nSchicken Sie mir Ihre Fragen einfach als Antwort, oder nennen Sie mir einen Termin, falls Sie lieber mit mir sprechen. Und wenn es gerade nicht passt, ist das auch in Ordnung.',
  },
  meeting: {
    subject: 'Unser Gespräch',
    text: 'ich möchte mir gern eine halbe Stunde Zeit für Ihre Fragen nehmen.\n\nNennen Sie mir bitte zwei oder drei Termine, die Ihnen passen, mit Ihrer Zeitzone; ich schicke Ihnen dann eine Einladung.',
  },
  trial: {
    subject: 'Die kostenlose Testphase, Schritt für Schritt',
    text: 'wie besprochen erkläre ich Ihnen, wie die kostenlose Testphase abläuft. Ihr Geld bleibt bei Ihrem eigenen Broker; wir verbinden nur den Bot mit Ihrem Konto. Sie können während der Testphase jederzeit kündigen.\n\nGehen wir den ersten Schritt gemeinsam?',
  },
  trial_ending: {
    subject: 'Ihre kostenlose Testphase endet bald',
    text: 'Ihre kostenlose Testphase geht bald zu Ende. Haben Sie bei der Bestellung eine Karte angegeben, wird sie an dem Tag zum ersten Mal belastet, den Ihnen die Bestellseite genannt hat. Möchten Sie nicht weitermachen, kündigen Sie vorher; das kostet Sie nichts.\n\nGibt es etwas, das Sie vor Ihrer Entscheidung wissen möchten?',
  },
  not_connected: {
    subject: 'Ihr Konto ist noch nicht verbunden',
    text: 'Sie haben das Abo abgeschlossen, aber Ihr Handelskonto ist noch nicht mit dem Bot verbunden; es läuft also noch nichts. Wir brauchen nur die Daten Ihres Kontos und helfen Ihnen dabei.\n\nWollen wir das gemeinsam erledigen? Antworten Sie mit einer Uhrzeit, die Ihnen passt.',
  },
  payment_failed: {
    subject: 'Ihre Zahlung hat nicht geklappt',
    text: 'eine Zahlung für Ihr Abo hat nicht geklappt. Oft ist der Grund einfach: eine abgelaufene Karte oder eine Bank, die eine Freigabe verlangt. Die Zahlung wird noch einmal versucht; Ihre Karte können Sie über den Beleg der Bestellseite ändern.\n\nAntworten Sie auf diese Nachricht, wenn Sie Hilfe brauchen oder schon bezahlt haben.',
  },
  cancelled: {
    subject: 'Ihre Kündigung',
    text: 'wir haben vermerkt, dass Ihr Abo endet. Bis zum Ende des bezahlten Zeitraums können Sie den Dienst weiter nutzen. Ihr Geld liegt bei Ihrem eigenen Broker, daran ändert sich nichts.\n\nDarf ich fragen, was nicht gepasst hat? Ein Satz hilft uns; tun müssen Sie nichts.',
  },
  first_payment: {
    subject: 'Danke für Ihre Zahlung',
    text: 'vielen Dank, Ihre erste Zahlung ist angekommen. Den Beleg schickt Ihnen die Bestellseite. Jeden Trade sehen Sie in Ihrem eigenen Konto, und kündigen können Sie jederzeit.\n\nIst alles so eingerichtet, wie Sie es möchten? Wenn nicht, antworten Sie einfach.',
  },
}
