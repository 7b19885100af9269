import type { MailWords } from './en.ts'

export const it: MailWords = {
  greeting: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  why: (site) =>
    `Riceve questo messaggio perché questo indirizzo è stato inserito in un modulo su ${site}. Se non è stato Lei, può ignorarlo.`,
  recordHead: (entry, fingerprint) =>
    `Fine del nostro storico in questo momento: voce ${entry}, impronta ${fingerprint}`,
  noPasswords: 'Non invii mai a nessuno una password per e-mail.',
  risk: 'Fare trading sull’oro con la leva è rischioso: può perdere tutto ciò che ha depositato.',

  contact_receipt: {
    subject: 'Abbiamo ricevuto il Suo messaggio',
    received: (moment) => `Ricevuto: ${moment}`,
    text: [
      'Grazie per averci scritto. Il Suo messaggio è arrivato al nostro team, che Le risponderà per e-mail o per telefono.',
    ],
  },
  setup_received: {
    subject: 'Abbiamo ricevuto i dati del Suo conto',
    received: (moment) => `Ricevuto: ${moment}`,
    text: [
      'Grazie. I dati del Suo conto di trading sono arrivati e il nostro team può iniziare la configurazione. Le scriveremo quando sarà completata.',
      'Se ha inserito una password, viene conservata in forma cifrata. Viene eliminata al termine della configurazione e al più tardi dopo 7 giorni.',
    ],
  },
  setup_completed: {
    subject: 'Il Suo conto è configurato',
    completed: (moment) => `Completata: ${moment}`,
    text: [
      'La configurazione del Suo conto di trading è completata.',
      'Se aveva inserito una password, l’abbiamo eliminata dai nostri archivi.',
    ],
  },
  cancellation_received: {
    subject: 'Ricevuta: il suo recesso o la sua disdetta',
    declared: {
      withdraw: 'Ha dichiarato: recedo dal contratto.',
      cancel_trial: 'Ha dichiarato: disdico la prova gratuita.',
      cancel_subscription: 'Ha dichiarato: disdico l’abbonamento.',
    },
    received: (moment) => `Ricevuta il: ${moment}`,
    receipt: (number) => `Numero della ricevuta: ${number}`,
    text: [
      'Conservi questo messaggio: è la prova della sua dichiarazione. Per tutti i termini conta il momento indicato sopra.',
      'Il nostro team la esegue e gliene dà conferma. Il suo conto presso il broker e il suo denaro non vengono toccati; se il bot non deve più accedere al conto, ne cambi lì la password.',
    ],
  },
}
