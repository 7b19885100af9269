import type { RefusalWords } from './en.ts'

export const de: RefusalWords = {
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
