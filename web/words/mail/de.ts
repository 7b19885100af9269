import type { MailWords } from './en.ts'

export const de: MailWords = {
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  why: (site) =>
    `Sie erhalten diese Nachricht, weil diese Adresse in ein Formular auf ${site} eingetragen wurde. Falls Sie das nicht waren, brauchen Sie nichts zu tun.`,
  recordHead: (entry, fingerprint) =>
    `Ende unseres Verzeichnisses in diesem Augenblick: Eintrag ${entry}, Fingerabdruck ${fingerprint}`,
  noPasswords: 'Bitte senden Sie niemandem ein Passwort per E-Mail.',
  risk: 'Der Handel mit Gold auf Hebel ist riskant: Sie können alles verlieren, was Sie eingezahlt haben.',

  contact_receipt: {
    subject: 'Wir haben Ihre Nachricht erhalten',
    received: (moment) => `Eingegangen: ${moment}`,
    text: [
      'Vielen Dank für Ihre Nachricht. Sie liegt unserem Team vor, das Ihnen per E-Mail oder telefonisch antworten wird.',
    ],
  },
  setup_received: {
    subject: 'Wir haben Ihre Kontodaten erhalten',
    received: (moment) => `Eingegangen: ${moment}`,
    text: [
      'Vielen Dank. Die Daten Ihres Handelskontos sind angekommen, und unser Team kann mit der Einrichtung beginnen. Wir schreiben Ihnen, sobald sie abgeschlossen ist.',
      'Falls Sie ein Passwort eingegeben haben, wird es verschlüsselt gespeichert. Es wird nach Abschluss der Einrichtung gelöscht, spätestens nach 7 Tagen.',
    ],
  },
  setup_completed: {
    subject: 'Ihr Konto ist eingerichtet',
    completed: (moment) => `Abgeschlossen: ${moment}`,
    text: [
      'Die Einrichtung Ihres Handelskontos ist abgeschlossen.',
      'Falls Sie ein Passwort eingegeben hatten, haben wir es aus unseren Unterlagen gelöscht.',
    ],
  },
  cancellation_received: {
    subject: 'Eingangsbestätigung: Ihr Widerruf oder Ihre Kündigung',
    declared: {
      withdraw: 'Sie haben erklärt: Ich widerrufe den Vertrag.',
      cancel_trial: 'Sie haben erklärt: Ich kündige die kostenlose Testphase.',
      cancel_subscription: 'Sie haben erklärt: Ich kündige das Abonnement.',
    },
    received: (moment) => `Eingegangen: ${moment}`,
    receipt: (number) => `Nummer der Bestätigung: ${number}`,
    text: [
      'Bitte bewahren Sie diese Nachricht auf: Sie ist der Nachweis Ihrer Erklärung. Für alle Fristen zählt der oben genannte Zeitpunkt.',
      'Unser Team führt sie aus und bestätigt es Ihnen. Ihr Brokerkonto und Ihr Geld bleiben davon unberührt; soll der Bot das Konto nicht mehr erreichen, ändern Sie dort das Passwort.',
    ],
  },
}
