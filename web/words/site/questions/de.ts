import type { QuestionWords } from './en.ts'

export const questions: QuestionWords = {
  title: 'Häufige Fragen',
  money: {
    ask: 'Wo ist mein Geld?',
    answer:
      'Bei Ihrem Broker, auf einem Konto auf Ihren Namen. Der Bot kann dort Trades öffnen und schließen; einzahlen oder auszahlen kann er nicht.',
  },
  risk: {
    ask: 'Kann ich Geld verlieren?',
    answer:
      'Ja: alles, was Sie einzahlen, und das schnell, denn Gold wird mit Hebel gehandelt. Verwenden Sie nur Geld, auf das Sie verzichten können.',
  },
  install: {
    ask: 'Muss ich etwas installieren?',
    answer:
      'Nein. Sie senden die Daten Ihres MetaTrader-Kontos, das Team richtet den Bot ein, und Sie verfolgen ihn in MetaTrader.',
  },
  stop: {
    ask: 'Wie stoppe ich den Bot?',
    answer:
      'Ändern Sie das Passwort Ihres MetaTrader-Kontos, und er hat keinen Zugriff mehr. Trades, die in diesem Moment offen sind, bleiben offen, bis Sie sie schließen.',
  },
  cancel: {
    ask: 'Wie kündige ich?',
    answer:
      'Ohne Anmeldung, in zwei Schritten und mit einer datierten Bestätigung. Wer in der Testphase kündigt, zahlt nichts.',
  },
  figures: {
    ask: 'Woher stammen die Zahlen?',
    answer:
      'Jede trägt ihre Kennzeichnung: gemessen aus den hier geführten Aufzeichnungen, vom Unternehmen mit Datum angegeben oder Beispiel, solange die Website eine Demonstration ist.',
  },
  company: {
    ask: 'Wer steht dahinter?',
    answer:
      'Das Unternehmen ist am Fuß jeder Seite mit Anschrift genannt. Was es nicht angegeben hat, ist als nicht angegeben gekennzeichnet.',
  },
}
