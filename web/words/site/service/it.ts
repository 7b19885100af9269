import { declarations } from '../../messages/it.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Recesso o disdetta',
    lead: {
      mailed:
        'Due passaggi, senza login e senza indicare motivi. Al termine ottieni una ricevuta con data e ora, qui e per e-mail.',
      shown:
        'Due passaggi, senza login e senza indicare motivi. Al termine questa pagina ti mostra una ricevuta con data e ora.',
    },
    kind: 'Che cosa vuoi fare?',
    kinds: {
      withdraw: { label: declarations.withdraw, text: 'Per i consumatori, entro il termine di recesso.' },
      cancel_trial: { label: declarations.cancel_trial, text: 'Non seguirà alcun addebito.' },
      cancel_subscription: { label: declarations.cancel_subscription, text: 'Termina alla fine del mese già pagato.' },
    },
    contract: 'Dati per individuare il contratto',
    contractHint: 'Per esempio la data di sottoscrizione o il numero di una fattura.',
    note: 'Vuoi aggiungere qualcosa?',
    emailHint: {
      mailed: 'La ricevuta arriverà a questo indirizzo.',
      shown: 'Perché il nostro team possa scriverti al riguardo.',
    },
    submit: { withdraw: 'Recedere dal contratto qui', cancel: 'Vai alla conferma' },
    step: (now, all) => `Passaggio ${now} di ${all}`,
    confirmTitle: 'Conferma la tua dichiarazione',
    confirmText: 'Ricontrollala: ha effetto non appena premi il pulsante.',
    confirm: {
      withdraw: 'Conferma recesso',
      cancel_trial: 'Conferma disdetta',
      cancel_subscription: 'Conferma disdetta',
    },
    change: 'Modifica i dati',
    sentTitle: 'Abbiamo ricevuto la tua dichiarazione',
    sentAt: 'Ricevuta il',
    receipt: 'Numero della ricevuta',
    sentText: {
      mailed:
        'Conserva questa pagina o l’e-mail che stai per ricevere. Il nostro team darà seguito alla tua dichiarazione e te ne darà conferma.',
      shown: 'Conserva questa pagina: è la tua ricevuta. Il nostro team darà seguito alla tua dichiarazione.',
    },
    afterTitle: 'Togli l’accesso al bot',
    afterText:
      'A seconda di come è collegato: rimuovilo dal grafico, disattiva il copy trading presso il broker o, se abbiamo la tua password principale, cambiala in MetaTrader. Le posizioni aperte restano aperte: chiudile tu o chiedi al broker di farlo.',
    failedTitle: 'La tua dichiarazione non ci è arrivata',
    failedText: 'Riprova. Puoi anche scriverci per e-mail: ha lo stesso valore.',
  },

  setup: {
    title: 'Congratulazioni, l’abbonamento è attivo',
    lead: 'Mancano due passaggi: aprire un conto presso un broker e indicarci come il bot può accedervi.',
    checkout: {
      waits: {
        title: 'Attendiamo la conferma del pagamento',
        lead: 'Di solito basta meno di un minuto e non devi pagare di nuovo. Nel frattempo apri un conto presso un broker e indicaci come il bot può accedervi.',
      },
      trial: {
        title: 'La tua prova è iniziata',
        lead: 'L’abbonamento è confermato. Mancano due passaggi: aprire un conto presso un broker e indicarci come il bot può accedervi.',
      },
      paid: {
        title: 'Il tuo pagamento è arrivato',
        lead: 'Il pagamento è confermato. Mancano due passaggi: aprire un conto presso un broker e indicarci come il bot può accedervi.',
      },
    },
    benefits: {
      trial: (count, shown) =>
        plural('it', count, {
          one: `${shown} giorno gratis`,
          many: `${shown} di giorni gratis`,
          other: `${shown} giorni gratis`,
        }),
      trialText: 'La prova decorre dal giorno dell’abbonamento. Prima della scadenza non viene addebitato nulla.',
      functional: 'Tutto incluso',
      functionalText: 'Durante la prova hai il servizio completo, senza limitazioni.',
      free: 'Senza impegno',
      freeText: 'Puoi disdire in qualsiasi momento durante la prova, senza pagare nulla.',
    },
    next: {
      title: 'Prossimo passaggio: apri un conto presso un broker',
      text: 'Il bot opera su un conto a tuo nome, presso qualsiasi broker che offra MetaTrader. Se ne hai già uno, usa quello.',
      reasons: 'Il nostro broker partner',
      important: 'Importante',
      deposit: (amount) =>
        `Deposito minimo consigliato: ${amount}. Deposita solo ciò che puoi permetterti di perdere; puoi perdere tutto.`,
      demo: 'Se hai dubbi, comincia con un conto demo.',
      entity: 'Verifica con quale società stipuli il contratto e se è iscritta nel registro pubblico.',
      paid: 'Il broker partner può riconoscerci un compenso se apri un conto tramite questo pulsante.',
      button: 'Apri un conto reale',
      none: 'Non c’è ancora un link a un broker partner.',
    },
    form: {
      title: 'Dati del conto MetaTrader',
      lead: 'Con questi dati il nostro team collega il bot e ti scrive quando è pronto.',
      fullName: 'Nome e cognome',
      mt5Username: 'Login MetaTrader',
      mt5UsernameHint: 'Il numero del conto, non il tuo indirizzo e-mail.',
      mt5Password: 'Password MetaTrader',
      show: 'Mostra la password',
      brokerServer: 'Server del broker',
      brokerServerHint: 'Come appare in MetaTrader al momento dell’accesso.',
      additionalNotes: 'Altre note',
      access: 'Come deve accedere al conto il bot?',
      accessLead: 'La modalità più sicura è la prima. Le prime due non richiedono password.',
      ways: {
        own_terminal: {
          label: 'Eseguo il bot sul mio terminale',
          text: 'Il login lo fai tu; noi non riceviamo alcuna password. L’accesso termina quando rimuovi il bot dal grafico.',
        },
        broker_copy: {
          label: 'Il mio broker copia le operazioni',
          text: 'Il copy trading lo attivi tu presso il tuo broker; noi non riceviamo alcuna password. L’accesso termina quando lo disattivi.',
        },
        investor_password: {
          label: 'Password investitore (sola lettura)',
          text: 'Ci permette di vedere il conto e verificare la configurazione; da sola non permette al bot di operare: per il trading scegli una delle altre tre modalità. L’accesso termina quando cambi la password in MetaTrader.',
        },
        master_password: {
          label: 'Password principale (consente di operare)',
          text: 'Permette al bot di operare: il bot resta connesso con questa password. Chi la possiede può anche cambiare le password, ma non prelevare denaro. L’accesso termina quando cambi la password in MetaTrader.',
        },
      },
      passwordText: (days) =>
        `Inserisci solo la password della modalità scelta sopra, mai quella del sito del tuo broker o della tua casella e-mail. Viene cifrata subito, mostrata solo ai collaboratori che registrano un motivo ed eliminata dai nostri archivi al termine della configurazione, al più tardi dopo ${days} giorni. Cambiala in MetaTrader, in Opzioni, Server: quella investitore al termine della configurazione; quella principale quando vuoi fermare il bot, perché fino ad allora il terminale che lo esegue resta connesso.`,
      passwordAgain: 'Inserisci di nuovo la password: la pagina non la conserva.',
      submit: 'Invia i dati del conto',
      sentTitle: 'Abbiamo ricevuto i dati del tuo conto',
      sentText: {
        mailed: 'Riceverai un’e-mail di conferma e una seconda quando il conto sarà configurato.',
        shown: 'Ora il nostro team configura il conto.',
      },
      sentAfter: {
        mailed:
          'Se hai inviato una password investitore, cambiala in MetaTrader non appena ricevi la seconda e-mail. Con una password principale il bot continua a operare finché non cambi la password.',
        shown:
          'Se hai inviato una password investitore, cambiala in MetaTrader non appena il conto è configurato. Con una password principale il bot continua a operare finché non cambi la password.',
      },
      failedTitle: 'Errore nell’invio',
      failedText: 'Riprova o contatta l’assistenza.',
      problems: {
        fullName: 'Inserisci nome e cognome.',
        email: 'Inserisci un indirizzo e-mail valido.',
        phoneNumber: 'Inserisci un numero di telefono valido.',
        mt5Username: 'Inserisci il login MetaTrader.',
        mt5Password: (least) => `Inserisci la password MetaTrader, almeno ${least} caratteri.`,
        investmentAmount: 'Scegli l’importo dell’investimento.',
      },
    },
    help: {
      title: 'Hai bisogno di aiuto?',
      text: 'Siamo qui, e rispondiamo nella tua lingua.',
      whatsapp: 'Scrivi su WhatsApp',
      form: 'Scrivici',
    },
    leave: 'Hai cambiato idea?',
  },

  record: {
    title: 'Storico dei risultati',
    lead: 'Tutti i mesi e le ultime operazioni così come sono registrati, perdite comprese.',
    curve: 'Crescita, mese per mese',
    curveText: (from, to, end) => `${from} – ${to}: la curva di crescita arriva a ${end} volte il valore iniziale.`,
    curveNote:
      'Rendimenti mensili capitalizzati. Depositi e prelievi non incidono e i cali nel corso del mese non si vedono.',
    months: 'Tutti i mesi',
    figures: 'Indicatori',
    missing: (months) => `Nessun dato per: ${months}.`,
    corrections: 'Correzioni',
    correctionsText: 'Qui sono elencati i mesi modificati dopo la prima registrazione.',
    // No article before the day: it would depend on the number.
    corrected: (month, day) => `${month}, modificato in data ${day}`,
    before: 'Prima:',
    now: 'Ora:',
    reason: 'Motivo:',
    noReason: 'Non è stato indicato alcun motivo.',
    noCorrections: 'Nessun mese è stato modificato dopo la registrazione.',
    statedTitle: (company) => `Dati secondo ${company}`,
    statedText:
      'Mesi inseriti a mano ed elenchi di operazioni. Non si basano su alcun conto importato e non entrano nel calcolo dei dati qui sopra.',
    events: 'Modifiche allo storico',
    eventsText: 'Ognuna di queste voci è nel registro, con la sua ora.',
    renamed: (day, before, now) => `${day}: il conto «${before}» è stato rinominato «${now}».`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: mesi e operazioni dello storico provengono da ${now}.`
        : `${day}: mesi e operazioni dello storico provengono da ${now} anziché da ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: un file caricato per ${account} è stato rifiutato, perché il suo login è già pubblicato come ${publishedAs}.`,
    restored: (day, made) =>
      `${day}: il database è stato ripristinato da un backup in data ${made}. Manca quanto registrato dopo quel backup.`,
    putBack: (day) => `${day}: il database è stato riportato a uno stato precedente.`,
    lost: (entry) => `La voce ${entry} del registro era stata firmata e ora manca.`,
    removed: (name) => `Il conto «${name}» è nel registro ma non è più pubblicato.`,
    removedResult: (day, amount) => `Risultato delle sue operazioni, in data ${day}: ${amount}.`,
    dataText: 'Gli stessi dati, per i tuoi calcoli:',
    dataAccounts: 'Conti in formato JSON',
    dataMonths: 'Mesi in formato JSON',
    dataOperations: 'Operazioni in formato JSON',
  },
}
