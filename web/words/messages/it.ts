import { declarations } from '../declarations.ts'
import type { ConfirmationWords, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const mail: MailWords = {
  greeting: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  why: (site) =>
    `Riceve questo messaggio perché questo indirizzo è stato inserito in un modulo su ${site}. Se non è stato Lei a inserirlo, può ignorare questo messaggio.`,
  recordHead: (entry, fingerprint) => `Stato attuale del nostro storico: voce ${entry}, impronta ${fingerprint}`,
  noPasswords: 'Non invii mai password per e-mail, a nessuno.',
  risk: 'Operare sull’oro con la leva finanziaria è rischioso: può perdere tutto ciò che ha depositato.',

  unsubscribe: {
    link: 'Annulla l’iscrizione a queste e-mail',
    byReply: 'Se non vuole più ricevere queste e-mail, basta che risponda a questo messaggio e ce lo dica.',
  },

  agreed: (site, moment) =>
    `Riceve questo messaggio perché ha accettato di ricevere offerte per e-mail da ${site} (${moment}).`,
  confirm_offers: {
    subject: 'Confermi il Suo indirizzo e-mail',
    text: [
      'Abbiamo annotato che desidera ricevere le nostre offerte per e-mail. Prima di inviarne, La preghiamo di confermare che questo indirizzo è Suo.',
      'Il link è valido per 30 giorni. Se non ha dato questo consenso, può ignorare questo messaggio: non Le invieremo offerte.',
    ],
    link: 'Conferma questo indirizzo',
  },
  contact_receipt: {
    subject: 'Abbiamo ricevuto il Suo messaggio',
    received: (moment) => `Data di ricezione: ${moment}`,
    text: ['Grazie per averci scritto. Il Suo messaggio è arrivato al nostro team, che Le risponderà.'],
  },
  setup_received: {
    subject: 'Abbiamo ricevuto i dati del Suo conto',
    received: (moment) => `Data di ricezione: ${moment}`,
    text: [
      'Grazie. I dati del Suo conto di trading sono arrivati e il nostro team può iniziare la configurazione. Le scriveremo quando sarà completata.',
      'Se ha inserito una password, la conserviamo in forma cifrata e la eliminiamo al termine della configurazione, al più tardi dopo 7 giorni.',
    ],
  },
  setup_completed: {
    subject: 'Il Suo conto è configurato',
    completed: (moment) => `Configurazione completata: ${moment}`,
    text: [
      'La configurazione del Suo conto di trading è completata.',
      'Se aveva inserito una password, l’abbiamo eliminata dai nostri archivi. Se era quella investitore, ora può cambiarla. Se era quella principale, il bot continua a usarla: la cambi quando vuole fermarlo.',
    ],
  },
  cancellation_received: {
    subject: 'Ricevuta del Suo recesso o della Sua disdetta',
    declared: (kind) => `Ha dichiarato: «${declarations.it[kind]}».`,
    received: (moment) => `Data di ricezione: ${moment}`,
    receipt: (number) => `Numero della ricevuta: ${number}`,
    text: [
      'Conservi questo messaggio: è la prova della Sua dichiarazione. Per ogni termine fanno fede la data e l’ora indicate sopra.',
      'Il nostro team darà seguito alla Sua dichiarazione e Gliene darà conferma. Il Suo conto presso il broker e il Suo denaro non ne sono toccati. Se non vuole più che il bot acceda al conto, ne cambi la password presso il broker.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'In questo momento riceviamo moltissime richieste',
    text: 'La Sua richiesta non ci è arrivata. Torni indietro, attenda un momento e riprovi.',
  },
  tooMany: {
    title: 'Troppe richieste',
    text: 'Dalla Sua connessione sono arrivate troppe richieste. Attenda qualche minuto, poi torni indietro e riprovi.',
  },
  tooSlow: {
    title: 'La Sua connessione è troppo lenta',
    text: 'I dati inviati non ci sono arrivati per intero. Controlli la connessione, torni indietro e li invii di nuovo.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: 'Vuole annullare l’iscrizione alle nostre e-mail?',
    text: 'Non Le invieremo più offerte né altri messaggi commerciali per e-mail. Continueremo a rispondere ai Suoi messaggi e a confermare ciò che ci invia.',
  },
  button: 'Annulla l’iscrizione',
  done: {
    title: 'Iscrizione annullata',
    text: 'Non Le invieremo più offerte né altri messaggi commerciali per e-mail. Se cambia idea, può dare di nuovo il consenso in un modulo di questo sito.',
  },
  bad: {
    title: 'Questo link non funziona',
    text: 'È incompleto o troppo vecchio. Usi il link della nostra e-mail più recente oppure risponda a quel messaggio chiedendo di non riceverne altri.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: 'Vuole confermare il Suo indirizzo e-mail?',
    text: (address) =>
      `In questo modo accetta di ricevere offerte per e-mail all’indirizzo ${address}. Può annullare l’iscrizione in qualsiasi momento.`,
  },
  button: 'Conferma',
  done: {
    title: 'Il Suo indirizzo è confermato',
    text: (address) =>
      `Ora possiamo inviare offerte per e-mail a ${address}. Ognuna contiene un link per annullare l’iscrizione.`,
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Ha più di 30 giorni, oppure nel frattempo ha annullato l’iscrizione. Se desidera offerte per e-mail, dia di nuovo il consenso in un modulo di questo sito.',
  },
  bad: {
    title: 'Questo link non funziona',
    text: 'È incompleto, oppure i dati a cui si riferiva sono stati cancellati. Se desidera offerte per e-mail, dia il consenso in un modulo di questo sito.',
  },
}

/** Italian, the reader is “Lei”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  risk: 'Operare sull’oro con la leva finanziaria è rischioso: può perdere tutto ciò che ha depositato.',
  stop: 'Risponda STOP e non le invieremo altri messaggi di questo tipo.',
  signature: 'Cordiali saluti\n{colleague}\n{company}',
  whatsapp: 'sono {colleague} di {company}. Grazie per il Suo messaggio. Quando possiamo sentirci?',
  first: {
    subject: 'Il Suo messaggio a {company}',
    text: 'grazie per averci scritto. Sono {colleague} e sarò il Suo riferimento.\n\nPer risponderLe al meglio: che cosa desidera sapere innanzitutto e quando posso chiamarLa?',
  },
  no_answer: {
    subject: 'Ho provato a contattarLa',
    text: 'ho provato a contattarLa per telefono, ma senza riuscirci.\n\nQuando posso richiamarLa? Se preferisce, può rispondere a questo messaggio con le Sue domande.',
  },
  meeting: {
    subject: 'Il nostro appuntamento',
    text: 'vorrei dedicare mezz’ora alle Sue domande.\n\nMi indichi due o tre date e orari che Le vanno bene, con il Suo fuso orario: Le manderò un invito.',
  },
  trial: {
    subject: 'La prova gratuita, passo dopo passo',
    text: 'come promesso, ecco come funziona la prova gratuita. Il Suo denaro resta presso il Suo broker; noi colleghiamo soltanto il bot al Suo conto. Può disdire in qualsiasi momento durante la prova.\n\nFacciamo insieme il primo passo?',
  },
  trial_ending: {
    subject: 'La Sua prova gratuita sta per finire',
    text: 'la Sua prova gratuita sta per finire. Se ha inserito una carta al momento dell’abbonamento, il primo addebito avverrà nel giorno indicato dalla pagina di pagamento. Se preferisce non continuare, disdica prima: non Le costerà nulla.\n\nC’è qualcosa che vuole chiedere prima di decidere?',
  },
  not_connected: {
    subject: 'Il Suo conto non è ancora collegato',
    text: 'ha sottoscritto l’abbonamento, ma il Suo conto di trading non è ancora collegato al bot: per ora non è attivo nulla. Ci servono solo i dati del conto, e La aiutiamo volentieri.\n\nLo facciamo insieme? Risponda indicando un orario che Le va bene.',
  },
  payment_failed: {
    subject: 'Il Suo pagamento non è riuscito',
    text: 'un pagamento del Suo abbonamento non è riuscito. Spesso il motivo è semplice: una carta scaduta o una banca che chiede una conferma. Il pagamento verrà ritentato; può aggiornare la carta dalla ricevuta inviata dalla pagina di pagamento.\n\nRisponda a questo messaggio se Le serve aiuto o se ha già pagato.',
  },
  cancelled: {
    subject: 'La Sua disdetta',
    text: 'abbiamo annotato che il Suo abbonamento termina. Quello che ha pagato resta Suo fino alla fine del periodo. Il Suo denaro è presso il Suo broker e non cambia nulla.\n\nPosso chiederLe che cosa non andava? Una frase ci aiuta, e non deve fare altro.',
  },
  first_payment: {
    subject: 'Grazie per il Suo pagamento',
    text: 'grazie: il Suo primo pagamento è arrivato. La ricevuta Le arriva dalla pagina di pagamento. Può seguire ogni operazione sul Suo conto e disdire in qualsiasi momento.\n\nÈ tutto impostato come desidera? In caso contrario, risponda pure.',
  },
}
