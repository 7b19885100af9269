import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Home',
    title: (brand) => `${brand}: come funziona il trading automatico sull’oro`,
    description: () =>
      'Che cosa fa il bot e che cosa non fa, come si collega al Suo conto MetaTrader, quanto costa e quali rischi comporta. Il Suo denaro resta presso il Suo broker.',
  },
  welcome: {
    link: 'Richiedi l’accesso',
    title: (brand) => `${brand}: un bot che opera sull’oro dal Suo conto`,
    description: (brand) =>
      `${brand} collega un bot di trading sull’oro al Suo conto MetaTrader. Il Suo denaro resta presso il Suo broker. Per ogni dato pubblicato è indicata la fonte.`,
  },
  contact: {
    link: 'Contatti',
    title: (brand) => `${brand}: contatti`,
    description: (brand) => `Scriva a ${brand} nella Sua lingua. Il nostro team legge ogni messaggio e Le risponde.`,
  },
}

export const home: HomeWords = {
  headline: { first: 'L’oro non si ferma mai.', second: 'Il bot segue regole fisse.', third: 'Il conto resta Suo.' },
  subtitle: (brand) =>
    `${brand} opera sull’oro (XAU/USD) con regole fisse, sul Suo conto MetaTrader. Vede ogni operazione e può fermarlo quando vuole.`,
  ask: 'Richiedi informazioni',
  scene: {
    label: 'Dove si trova il Suo denaro',
    market: 'Mercato dell’oro',
    prices: 'prezzi in tempo reale',
    bot: 'Il bot',
    rules: 'decide secondo regole fisse',
    account: 'Il Suo conto',
    yours: 'il Suo broker, il Suo nome, il Suo denaro',
    flow: 'I prezzi arrivano al bot, gli ordini al Suo conto. Il bot non può prelevare.',
  },
  what: {
    title: 'Che cos’è e che cosa non è',
    is: 'Che cos’è',
    isNot: 'Che cosa non è',
    program: 'Un programma che apre e chiude operazioni sull’oro secondo regole fisse.',
    connection: 'Un collegamento al Suo conto MetaTrader, che può interrompere in qualsiasi momento.',
    subscription: 'Un abbonamento a prezzo fisso, nei mesi positivi e in quelli negativi.',
    fund: 'Un fondo: qui nessuno detiene, raccoglie o distribuisce il Suo denaro.',
    advice: 'Una consulenza: il bot non sa nulla di Lei e non raccomanda nulla.',
    guarantee: 'Una garanzia: ci saranno operazioni, settimane e mesi in perdita.',
  },
  steps: {
    title: 'Come funziona',
    account: {
      title: 'Apra un conto',
      text: 'Presso un broker che offre MetaTrader, a Suo nome e con il Suo denaro.',
    },
    connect: {
      title: 'Colleghi il bot',
      text: 'Scelga uno di quattro modi: due non richiedono password. Il nostro team configura il bot e Le scrive quando è attivo.',
      picture: 'Quattro chiavi, dalla più sicura',
    },
    watch: {
      title: 'Lo segua o lo fermi',
      text: 'Ogni operazione compare nel Suo MetaTrader. Basta cambiare lì la password, o disattivare la copia presso il broker, e il bot perde l’accesso.',
    },
  },
  trade: {
    title: 'Un’operazione, passo dopo passo',
    note: 'Illustrazione',
    picture: 'Una linea di prezzo con quattro punti. Finisce allo stesso livello da cui l’operazione è partita.',
    rules: {
      title: 'Le regole sono soddisfatte',
      text: 'Il bot segue il prezzo dell’oro e fino ad allora non fa nulla.',
    },
    order: { title: 'Parte un ordine', text: 'Arriva sul Suo conto, presso il Suo broker.' },
    open: { title: 'L’operazione si vede', text: 'Compare aperta nel Suo MetaTrader. Può chiuderla Lei.' },
    close: {
      title: 'L’operazione si chiude',
      text: 'In guadagno o in perdita, il risultato resta nello storico del Suo conto.',
    },
  },
  results: {
    title: 'I risultati in breve',
    intro: 'Mesi in perdita compresi. Per ogni dato è indicata la fonte.',
    curve: 'Crescita del conto, mese per mese',
  },
  price: {
    title: 'Prezzo e prova',
    trial: 'di prova gratuita, con tutte le funzioni',
    monthly: 'al mese dopo la prova, fino alla disdetta',
    deposit: 'deposito minimo consigliato presso il Suo broker; può perderlo per intero',
    fees: 'Quanto pesa l’abbonamento sul Suo deposito',
    of: 'Deposito',
    share: 'Costo al mese',
    always: 'L’abbonamento si paga anche nei mesi in perdita.',
  },
  close: {
    title: 'Chieda prima di decidere',
    text: 'Ci lasci i Suoi recapiti e Le scriveremo. Non costa nulla e al Suo conto non viene collegato nulla.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatico.', second: 'Solo oro.', third: 'Configurato per Lei.' },
  subtitle: (brand) => `${brand} segue una sola strategia, su un solo mercato, in un conto che resta Suo.`,
  connect: 'Richiedi l’accesso',
  seeResults: 'Vedi i risultati',
  benefits: 'Che cosa Le offriamo',
  automatic: {
    title: 'Automatico',
    text: 'Il bot segue il mercato giorno e notte e opera secondo regole fisse, senza emozioni.',
  },
  gold: { title: 'Solo oro', text: 'Un unico mercato, XAU/USD, invece di un po’ di tutto.' },
  setup: {
    title: 'Configurato per Lei',
    text: 'Il nostro team collega il bot al Suo conto MetaTrader.',
  },
  results: { title: 'Risultati', intro: 'Calcolati su tutte le operazioni registrate, comprese quelle in perdita.' },
  operations: {
    title: 'Operazioni recenti',
    pair: 'Coppia',
    type: 'Direzione',
    entry: 'Entrata',
    exit: 'Uscita',
    result: 'Risultato',
    time: 'Ora',
  },
  company: {
    title: (brand) => `La società dietro ${brand}`,
    intro: 'Chi gestisce il servizio e quali informazioni ha reso pubbliche.',
    details: 'Società',
    badges: 'Certificazioni',
    figures: 'In cifre',
  },
  control: { title: 'Il controllo resta Suo', text: 'Il conto, il denaro e la password sono Suoi.' },
  rules: { title: 'Regole fisse', text: 'Il bot fa ciò per cui è stato progettato e non agisce mai d’impulso.' },
  people: {
    title: 'Le risponde il nostro team',
    text: 'Scriva nella Sua lingua: leggiamo ogni messaggio e rispondiamo.',
  },
  books: {
    title: 'Perdite comprese',
    text: 'Guadagni e perdite figurano nello stesso storico e per ogni dato è indicato il metodo di calcolo.',
  },
  videos: {
    title: 'La parola ai clienti',
    place: 'Video in arrivo',
    note: 'Qui appariranno i video dei clienti.',
  },
  contact: {
    title: 'Richiesta di accesso',
    intro: 'Ci dica che cosa cerca. Le risponderemo prima di effettuare qualsiasi collegamento.',
  },
}

export const questions: QuestionWords = {
  title: 'Domande frequenti',
  money: {
    ask: 'Dov’è il mio denaro?',
    answer:
      'Presso il Suo broker, su un conto a Suo nome. Il bot può aprire e chiudere operazioni; non può depositare né prelevare.',
  },
  risk: {
    ask: 'Posso perdere denaro?',
    answer:
      'Sì: tutto ciò che deposita, e in fretta, perché l’oro si negozia con la leva finanziaria. Usi solo denaro di cui può fare a meno.',
  },
  stop: {
    ask: 'Come si ferma il bot?',
    answer:
      'Lo rimuova dal grafico se lo esegue Lei, disattivi il copy trading presso il broker o cambi la password del conto MetaTrader: il bot perde l’accesso. Le operazioni aperte restano aperte finché non le chiude.',
  },
  martingale: {
    ask: 'Usa la martingala o una griglia (grid)?',
    answer:
      'Può verificarlo: la pagina di ogni conto mostra con quale frequenza una perdita è stata seguita da un’operazione più grande (tipico della martingala) e quante posizioni al massimo erano aperte nello stesso momento (molte sono tipiche di una griglia).',
  },
  eligible: {
    ask: 'Chi può abbonarsi?',
    answer:
      'Chiunque sia maggiorenne, agisca per conto proprio e operi su un conto a proprio nome, salvo che la legge del luogo in cui vive lo vieti.',
  },
  refund: {
    ask: 'Posso riavere i soldi?',
    answer:
      'Se disdice durante la prova, non paga nulla. Nell’UE e nel Regno Unito, i consumatori che recedono dal contratto nei termini riavranno quanto pagato, meno la quota per il tempo usato se hanno chiesto di iniziare subito. Negli altri casi l’abbonamento dura fino alla fine del mese pagato. Le perdite di trading non vengono rimborsate.',
  },
  cancel: {
    ask: 'Come posso disdire?',
    answer: 'In due passaggi, senza login e con una ricevuta datata. Se disdice durante la prova, non paga nulla.',
  },
  figures: {
    ask: 'Da dove vengono i dati?',
    answer:
      'Lo indica la riga sopra ogni gruppo di dati: misurati sulle registrazioni di questo sito, dichiarati dalla società a una certa data oppure semplici esempi, finché il sito è dimostrativo.',
  },
  company: {
    ask: 'Chi c’è dietro?',
    answer:
      'In fondo a ogni pagina trova nome e indirizzo della società oppure l’avviso che non sono stati indicati. I dettagli sono nelle note legali.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Parli con il nostro team',
  subtitle: 'Ha una domanda? Ci scriva nella Sua lingua.',
  response: { title: 'Scriva quando vuole', text: 'Non occorre attendere l’orario d’ufficio.' },
  direct: {
    title: 'Contatto diretto',
    text: 'I messaggi arrivano direttamente al nostro team, che li legge tutti.',
    whatsapp: 'Scrivi su WhatsApp',
  },
  reach: { title: 'Nella Sua lingua', text: 'Ovunque si trovi, rispondiamo nella Sua lingua.' },
}
