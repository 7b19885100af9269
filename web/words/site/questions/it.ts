import type { QuestionWords } from './en.ts'

export const questions: QuestionWords = {
  title: 'Domande frequenti',
  money: {
    ask: 'Dov’è il mio denaro?',
    answer:
      'Presso il Suo broker, su un conto a Suo nome. Il bot può aprirvi e chiudervi operazioni; non può versare né prelevare.',
  },
  risk: {
    ask: 'Posso perdere denaro?',
    answer:
      'Sì: tutto ciò che versa, e in fretta, perché l’oro si negozia con leva. Usi solo denaro di cui può fare a meno.',
  },
  install: {
    ask: 'Devo installare qualcosa?',
    answer: 'No. Lei invia i dati del conto MetaTrader, il team configura il bot e Lei lo segue in MetaTrader.',
  },
  stop: {
    ask: 'Come fermo il bot?',
    answer:
      'Cambi la password del conto MetaTrader e il bot perde l’accesso. Le operazioni aperte in quel momento restano aperte finché non le chiude.',
  },
  cancel: {
    ask: 'Come disdico?',
    answer: 'Senza accedere, in due passaggi e con una ricevuta datata. Se disdice durante la prova non paga nulla.',
  },
  figures: {
    ask: 'Da dove vengono le cifre?',
    answer:
      'Ognuna porta il suo contrassegno: misurata dai registri tenuti qui, dichiarata dalla società con una data, oppure esempio finché il sito è una dimostrazione.',
  },
  company: {
    ask: 'Chi c’è dietro?',
    answer:
      'La società è indicata in fondo a ogni pagina, con l’indirizzo. Ciò che non ha dichiarato porta la dicitura «nessuna indicazione».',
  },
}
