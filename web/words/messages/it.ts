import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: 'Recedere dal contratto',
  cancel_trial: 'Disdire la prova gratuita',
  cancel_subscription: 'Disdire l’abbonamento',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  why: (site) =>
    `Ricevi questo messaggio perché questo indirizzo è stato inserito in un modulo su ${site}. Se non l’hai inserito tu, puoi ignorare questo messaggio.`,
  recordHead: (entry, fingerprint) =>
    `Conserva questa e-mail: ti permette di verificare che il nostro storico non sia stato riscritto. Ultima voce: ${entry}, impronta ${fingerprint}`,
  noPasswords: 'Non inviare mai password per e-mail, a nessuno.',
  risk: 'Operare sull’oro con la leva finanziaria è rischioso: puoi perdere tutto ciò che hai depositato.',

  unsubscribe: {
    link: 'Annulla l’iscrizione a queste e-mail',
    byReply: 'Se non vuoi più ricevere queste e-mail, basta rispondere a questo messaggio e dircelo.',
  },

  agreed: (site, moment) =>
    `Ricevi questo messaggio perché hai accettato di ricevere offerte per e-mail da ${site} (${moment}).`,
  confirm_offers: {
    subject: 'Conferma il tuo indirizzo e-mail',
    text: [
      'Ci hai detto che vuoi ricevere le nostre offerte per e-mail. Prima di inviartele, ti chiediamo di confermare che questo indirizzo è tuo.',
      'Il link è valido per 30 giorni. Se non hai dato questo consenso, puoi ignorare questo messaggio: non ti invieremo offerte.',
    ],
    link: 'Conferma questo indirizzo',
  },
  contact_receipt: {
    telegram: 'Continua su Telegram',
    subject: 'Abbiamo ricevuto il tuo messaggio',
    received: (moment) => `Data di ricezione: ${moment}`,
    text: ['Grazie per averci scritto. Il tuo messaggio è arrivato al nostro team, che ti risponderà.'],
  },
  setup_received: {
    subject: 'Abbiamo ricevuto i dati del tuo conto',
    received: (moment) => `Data di ricezione: ${moment}`,
    text: [
      'Grazie. I dati del tuo conto di trading sono arrivati e il nostro team può iniziare la configurazione. Ti scriveremo quando sarà completata.',
      'Se hai inserito una password, la conserviamo in forma cifrata e la eliminiamo al termine della configurazione, al più tardi dopo 7 giorni. Con la password principale, il terminale che esegue il bot resta connesso finché non cambi la password.',
    ],
  },
  setup_completed: {
    subject: 'Il tuo conto è configurato',
    completed: (moment) => `Configurazione completata: ${moment}`,
    text: [
      'La configurazione del tuo conto di trading è completata.',
      'Se avevi inserito una password, l’abbiamo eliminata dai nostri archivi. Se era quella investitore, ora puoi cambiarla. Se era quella principale, il bot continua a usarla: cambiala quando vuoi fermarlo.',
    ],
  },
  cancellation_received: {
    subject: 'Ricevuta del tuo recesso o della tua disdetta',
    declared: (kind) => `La tua dichiarazione: «${declarations[kind]}».`,
    received: (moment) => `Data di ricezione: ${moment}`,
    receipt: (number) => `Numero della ricevuta: ${number}`,
    text: [
      'Conserva questo messaggio: è la prova della tua dichiarazione. Per ogni termine fanno fede la data e l’ora indicate sopra.',
      'Il nostro team darà seguito alla tua dichiarazione e te ne darà conferma. Per il tuo conto presso il broker e per il tuo denaro non cambia nulla. Per fermare il bot, a seconda di come è collegato, rimuovilo dal grafico, disattiva il copy trading presso il broker o, se abbiamo la tua password principale, cambiala in MetaTrader.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'In questo momento riceviamo moltissime richieste',
    text: 'La tua richiesta non ci è arrivata. Torna indietro, aspetta un momento e riprova.',
  },
  tooMany: {
    title: 'Troppe richieste',
    text: 'Dalla tua connessione sono arrivate troppe richieste. Aspetta qualche minuto, poi torna indietro e riprova.',
  },
  tooSlow: {
    title: 'La tua connessione è troppo lenta',
    text: 'I dati inviati non ci sono arrivati per intero. Controlla la connessione, torna indietro e inviali di nuovo.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: 'Vuoi annullare l’iscrizione alle nostre e-mail?',
    text: 'Non ti invieremo più offerte né altri messaggi commerciali per e-mail. Continueremo a rispondere ai tuoi messaggi e a confermare ciò che ci invii.',
  },
  button: 'Annulla l’iscrizione',
  done: {
    title: 'Iscrizione annullata',
    text: 'Non ti invieremo più offerte né altri messaggi commerciali per e-mail. Se cambi idea, puoi dare di nuovo il consenso in un modulo di questo sito.',
  },
  bad: {
    title: 'Questo link non funziona',
    text: 'È incompleto o troppo vecchio. Usa il link della nostra e-mail più recente oppure rispondi a quel messaggio chiedendo di non riceverne altri.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: 'Vuoi confermare il tuo indirizzo e-mail?',
    text: (address) =>
      `In questo modo accetti di ricevere offerte per e-mail all’indirizzo ${address}. Puoi annullare l’iscrizione in qualsiasi momento.`,
  },
  button: 'Conferma',
  done: {
    title: 'Il tuo indirizzo è confermato',
    text: (address) =>
      `Ora possiamo inviare offerte per e-mail a ${address}. Ognuna contiene un link per annullare l’iscrizione.`,
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Ha più di 30 giorni, oppure nel frattempo hai annullato l’iscrizione. Se vuoi offerte per e-mail, dai di nuovo il consenso in un modulo di questo sito.',
  },
  bad: {
    title: 'Questo link non funziona',
    text: 'È incompleto, oppure i dati a cui si riferiva sono stati cancellati. Se vuoi offerte per e-mail, dai il consenso in un modulo di questo sito.',
  },
}

/** Italian, the reader is “tu”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Ciao ${name},` : 'Ciao,'),
  risk: 'Operare sull’oro con la leva finanziaria è rischioso: puoi perdere tutto ciò che hai depositato.',
  stop: 'Rispondi STOP e non ti invieremo altri messaggi di questo tipo.',
  signature: 'Un saluto\n{colleague}\n{company}',
  whatsapp: 'sono {colleague} di {company}. Grazie per il tuo messaggio. Che cosa vuoi sapere per prima cosa?',
  first: {
    subject: 'Il tuo messaggio a {company}',
    text: 'grazie per averci scritto. Sono {colleague} e sarò il tuo riferimento.\n\nChe cosa vuoi sapere per prima cosa? Ti rispondo volentieri per iscritto. Se preferisci parlarne, dimmi quando posso chiamarti.',
  },
  no_answer: {
    subject: 'Ho provato a chiamarti',
    text: 'ho provato a chiamarti, ma senza riuscirci.\n\nQuando posso richiamarti? Se preferisci, rispondi a questo messaggio con le tue domande.',
  },
  check_in: {
    subject: 'Hai ancora domande?',
    text: 'volevo sapere se ti è rimasto qualche dubbio.\n\nPuoi rispondere a questo messaggio con le tue domande oppure, se preferisci parlarne, indicarmi un orario che ti va bene. E se non è il momento giusto, nessun problema.',
  },
  meeting: {
    subject: 'Il nostro appuntamento',
    text: 'vorrei dedicare mezz’ora alle tue domande.\n\nIndicami due o tre date e orari che ti vanno bene, con il tuo fuso orario: ti manderò un invito.',
  },
  trial: {
    subject: 'La prova gratuita, passo dopo passo',
    text: 'come promesso, ecco come funziona la prova gratuita. Il tuo denaro resta presso il tuo broker; noi colleghiamo soltanto il bot al tuo conto. Puoi disdire in qualsiasi momento durante la prova.\n\nFacciamo insieme il primo passo?',
  },
  trial_ending: {
    subject: 'La tua prova gratuita sta per finire',
    text: 'la tua prova gratuita sta per finire. Se hai inserito una carta al momento dell’abbonamento, il primo addebito avverrà nel giorno indicato dalla pagina di pagamento. Se preferisci non continuare, disdici prima: non ti costerà nulla.\n\nC’è qualcosa che vuoi chiedere prima di decidere?',
  },
  not_connected: {
    subject: 'Il tuo conto non è ancora collegato',
    text: 'hai sottoscritto l’abbonamento, ma il tuo conto di trading non è ancora collegato al bot: per ora non è attivo nulla. Ci servono solo i dati del conto, e ti aiutiamo volentieri.\n\nLo facciamo insieme? Rispondi indicando un orario che ti va bene.',
  },
  payment_failed: {
    subject: 'Il tuo pagamento non è riuscito',
    text: 'un pagamento del tuo abbonamento non è riuscito. Spesso il motivo è semplice: una carta scaduta o una banca che chiede una conferma. Il pagamento verrà ritentato; puoi aggiornare la carta dalla ricevuta inviata dalla pagina di pagamento.\n\nRispondi a questo messaggio se ti serve aiuto o se hai già pagato.',
  },
  cancelled: {
    subject: 'La tua disdetta',
    text: 'abbiamo registrato la tua disdetta. Il servizio resta tuo fino alla fine del periodo che hai pagato. Il tuo denaro è presso il tuo broker e lì resta.\n\nPosso chiederti che cosa non andava? Ci basta una frase, e non devi fare altro.',
  },
  first_payment: {
    subject: 'Grazie per il tuo pagamento',
    text: 'grazie: il tuo primo pagamento è arrivato. La ricevuta ti arriva dalla pagina di pagamento. Puoi seguire ogni operazione sul tuo conto e disdire in qualsiasi momento.\n\nÈ tutto impostato come vuoi? In caso contrario, rispondi pure.',
  },
}
