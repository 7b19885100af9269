import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Home',
    title: (brand) => `${brand}: come funziona il trading automatico sull’oro`,
    description: () =>
      'Che cosa fa il bot e che cosa non fa, come si collega al tuo conto MetaTrader, quanto costa e quali rischi comporta. Il tuo denaro resta presso il tuo broker.',
  },
  welcome: {
    link: 'Richiedi l’accesso',
    title: (brand) => `${brand}: il bot che opera sull’oro nel tuo conto`,
    description: (brand) =>
      `${brand} collega un bot di trading sull’oro al tuo conto MetaTrader. Il tuo denaro resta presso il tuo broker. Per ogni dato pubblicato è indicata la fonte.`,
  },
  contact: {
    link: 'Contatti',
    title: (brand) => `${brand}: contatti`,
    description: (brand) => `Scrivi a ${brand} nella tua lingua. Il nostro team legge ogni messaggio e ti risponde.`,
  },
}

export const home: HomeWords = {
  headline: {
    first: 'L’oro si ferma di rado.',
    second: 'Il bot segue regole fisse.',
    third: 'Il conto resta tuo.',
  },
  subtitle: (brand) =>
    `${brand} opera sull’oro (XAU/USD) con regole fisse, sul tuo conto MetaTrader. Vedi ogni operazione e puoi fermare il bot quando vuoi.`,
  ask: 'Facci una domanda',
  scene: {
    label: 'Dove si trova il tuo denaro',
    market: 'Mercato dell’oro',
    prices: 'prezzi in tempo reale',
    bot: 'Il bot',
    rules: 'decide secondo regole fisse',
    account: 'Il tuo conto',
    yours: 'il tuo broker, il tuo nome, il tuo denaro',
    flow: 'I prezzi arrivano al bot, gli ordini al tuo conto. Il bot non può prelevare.',
  },
  what: {
    title: 'Che cos’è e che cosa non è',
    is: 'Che cos’è',
    isNot: 'Che cosa non è',
    program: 'Un programma che apre e chiude operazioni sull’oro secondo regole fisse.',
    connection: 'Un collegamento al tuo conto MetaTrader, che puoi interrompere in qualsiasi momento.',
    subscription: 'Un abbonamento a prezzo fisso: sui tuoi guadagni non tratteniamo nulla.',
    fund: 'Un fondo: qui nessuno detiene, raccoglie o distribuisce il tuo denaro.',
    advice: 'Una consulenza: il bot non sa nulla di te e non raccomanda nulla.',
    guarantee: 'Una garanzia: ci saranno operazioni, settimane e mesi in perdita.',
  },
  steps: {
    title: 'Come funziona',
    account: {
      title: 'Apri un conto',
      text: 'A tuo nome, presso un broker con MetaTrader. Va bene anche un conto che hai già.',
    },
    connect: {
      title: 'Collega il bot',
      text: 'Scegli tra tre modalità: due non richiedono password. Il nostro team configura il bot e ti scrive quando è attivo.',
      picture: 'Quattro chiavi, dalla più sicura',
    },
    watch: {
      title: 'Seguilo o fermalo',
      text: 'Ogni operazione compare nel tuo MetaTrader. Per fermare il bot, a seconda di come è collegato, rimuovilo dal grafico, disattiva il copy trading presso il broker o cambia la password principale.',
    },
  },
  trade: {
    title: 'Un’operazione, passo dopo passo',
    note: 'Illustrazione',
    picture: 'Una linea di prezzo con quattro punti. Finisce allo stesso livello da cui l’operazione è partita.',
    rules: {
      title: 'Le condizioni si verificano',
      text: 'Fino ad allora il bot segue il prezzo dell’oro e aspetta.',
    },
    order: { title: 'Parte un ordine', text: 'Arriva sul tuo conto, presso il tuo broker.' },
    open: { title: 'L’operazione si apre', text: 'La vedi nel tuo MetaTrader e puoi chiuderla anche tu.' },
    close: {
      title: 'L’operazione si chiude',
      text: 'In guadagno o in perdita, il risultato resta nello storico del tuo conto.',
    },
  },
  results: {
    title: 'I risultati in breve',
    intro: 'Mesi in perdita compresi. Per ogni dato è indicata la fonte.',
    curve: 'Crescita del conto, mese per mese',
  },
  price: {
    title: 'Prezzo e prova',
    trial: 'di prova gratuita dal giorno in cui ti abboni, con tutte le funzioni',
    monthly: 'al mese dopo la prova, fino alla disdetta',
    deposit: 'deposito minimo consigliato presso il tuo broker; puoi perderlo per intero',
    fees: 'Quanto pesa l’abbonamento sul tuo deposito',
    of: 'Deposito',
    share: 'Costo al mese',
    always: 'L’abbonamento si paga anche nei mesi in perdita.',
  },
  close: {
    title: 'Chiedi prima di decidere',
    text: 'Lasciaci i tuoi recapiti e ti scriveremo. È gratis e senza impegno.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatico.', second: 'Solo oro.', third: 'Configurato per te.' },
  subtitle: (brand) => `${brand} segue una sola strategia, in un solo mercato, su un conto che resta tuo.`,
  connect: 'Richiedi l’accesso',
  seeResults: 'Vedi i risultati',
  benefits: 'Che cosa ti offriamo',
  automatic: {
    title: 'Automatico',
    text: 'Il bot segue il mercato giorno e notte e opera secondo regole fisse, senza emozioni.',
  },
  gold: { title: 'Solo oro', text: 'Un unico mercato: l’oro contro il dollaro USA (XAU/USD).' },
  setup: {
    title: 'Configurato per te',
    text: 'Il nostro team collega il bot al tuo conto MetaTrader.',
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
    details: 'Società',
    badges: 'Certificazioni',
    figures: 'In cifre',
  },
  control: {
    title: 'Il controllo resta tuo',
    text: 'Il conto e il denaro sono tuoi, e puoi escludere il bot quando vuoi.',
  },
  rules: {
    title: 'Regole fisse',
    text: 'Niente intuito, niente impulsi: il bot fa solo ciò che dicono le sue regole.',
  },
  people: {
    title: 'Ti risponde il nostro team',
    text: 'Scrivi nella tua lingua: leggiamo ogni messaggio e rispondiamo.',
  },
  books: {
    title: 'Perdite comprese',
    text: 'Guadagni e perdite stanno nello stesso storico, e di ogni dato puoi vedere come è calcolato.',
  },
  videos: {
    title: 'La parola ai clienti',
    place: 'Video in arrivo',
    note: 'Qui appariranno i video dei clienti.',
  },
  contact: {
    title: 'Richiesta di accesso',
    intro: 'Dicci che cosa cerchi. È gratis e senza impegno.',
  },
}

export const questions: QuestionWords = {
  title: 'Domande frequenti',
  money: {
    ask: 'Dov’è il mio denaro?',
    answer:
      'Presso il tuo broker, su un conto a tuo nome. Il bot può aprire e chiudere operazioni; non può depositare né prelevare.',
  },
  risk: {
    ask: 'Posso perdere denaro?',
    answer:
      'Sì. L’oro si negozia con la leva finanziaria: puoi perdere in fretta tutto ciò che depositi e, con alcuni broker, ritrovarti in debito. Usa solo denaro che puoi permetterti di perdere.',
  },
  stop: {
    ask: 'Come si ferma il bot?',
    answer:
      'Dipende da come è collegato. Se lo esegui tu, rimuovilo dal grafico; se è il broker a copiare le operazioni, disattiva lì il copy trading; se abbiamo la tua password principale, cambiala in MetaTrader. Le operazioni aperte restano aperte finché non le chiudi.',
  },
  martingale: {
    ask: 'Il bot usa la martingala o una griglia (grid)?',
    answer:
      'Giudica tu: la pagina di ogni conto mostra quanto spesso a una perdita è seguita un’operazione più grande (è tipico della martingala) e quante posizioni, al massimo, erano aperte insieme (se sono molte, è tipico della griglia).',
  },
  eligible: {
    ask: 'Chi può abbonarsi?',
    answer:
      'Chi è maggiorenne, agisce per conto proprio e opera su un conto a suo nome, a meno che la legge del luogo in cui vive non lo vieti.',
  },
  refund: {
    ask: 'Posso riavere i soldi?',
    answer:
      'Se disdici durante la prova, non paghi nulla. Nell’UE e nel Regno Unito, i consumatori che recedono dal contratto nei termini riottengono quanto hanno pagato, meno la quota per il periodo di utilizzo se hanno chiesto di iniziare subito. Negli altri casi l’abbonamento dura fino alla fine del mese già pagato. Le perdite di trading non si rimborsano.',
  },
  cancel: {
    ask: 'Come posso disdire?',
    answer: 'In due passaggi, senza login; la ricevuta riporta la data. Se disdici durante la prova, non paghi nulla.',
  },
  figures: {
    ask: 'Da dove vengono i dati?',
    answer:
      'Lo dice la riga sopra ogni gruppo di dati: sono calcolati in base a quanto è registrato qui, dichiarati dalla società alla data indicata oppure, su un sito dimostrativo, inventati come esempio.',
  },
  company: {
    ask: 'Chi c’è dietro?',
    answer:
      'In fondo a ogni pagina trovi nome e indirizzo della società oppure l’avviso che non sono stati indicati. I dettagli sono nelle note legali.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Parla con il nostro team',
  subtitle: 'Hai una domanda? Scrivici nella tua lingua.',
  response: { title: 'Scrivi quando vuoi', text: 'Non occorre aspettare l’orario d’ufficio.' },
  direct: {
    title: 'Contatto diretto',
    text: 'I messaggi arrivano direttamente al nostro team, che li legge tutti.',
    whatsapp: 'Scrivi su WhatsApp',
  },
  reach: { title: 'Nella tua lingua', text: 'Scrivi in una delle lingue del sito: ti rispondiamo nella stessa.' },
}

export const verify: VerifyWords = {
  link: 'Verifica lo storico',
  title: 'Verifica di persona lo storico',
  lead: 'Ogni voce del registro contiene l’impronta della precedente. Il tuo browser può scaricarlo e ricalcolare l’intera catena e tutti i dati qui sotto.',
  brief: 'Ogni voce contiene l’impronta della precedente. Il tuo browser può verificarle tutte.',
  tool: 'Verifica qui',
  run: 'Verifica il registro di questo sito',
  file: 'Oppure una tua copia',
  fileHint: 'Scegli un file ledger.jsonl o trascinalo qui. Il file resta sul tuo dispositivo.',
  kept: 'Voce e impronta da una delle nostre e-mail',
  keptHint: 'Se ne hai una, la verifica ti dice anche se quella voce c’è ancora ed è rimasta uguale.',
  noScript:
    'La verifica in questa pagina richiede JavaScript e un browser recente. Lo script in fondo alla pagina funziona anche senza browser.',
  figures: 'Dati ricalcolati',
  operations: 'Mesi e operazioni',
  figure: 'Dato',
  shown: 'Su questo sito',
  recomputed: 'Dal registro',
  noFigures: 'Non ci sono ancora dati registrati.',
  brokerKeys: 'La chiave del broker',
  brokerKeysText: (hosts) =>
    `Un’e-mail viene dal broker solo se è sua la chiave con cui è firmata. Questa chiave l’ha cercata il sito stesso: non credergli sulla parola. Il tuo browser può chiederla a due servizi DNS pubblici, ${hosts}, che vedranno il tuo indirizzo IP e il dominio del broker. Finché non premi il pulsante non viene interrogato nessuno.`,
  askKeys: (names) => `Chiedi a ${names}`,
  says: {
    loading: 'Caricamento del registro…',
    checking: (done, all) => `Verificate ${done} voci su ${all}…`,
    holds: (entries) => `La catena è integra. Voci: ${entries}; nessuna è stata modificata, tolta o spostata.`,
    signed: (moment) => `L’ultima voce è stata firmata in data ${moment}.`,
    keep: (head) => `Conserva o stampa questa riga. Più avanti mostrerà se qualcosa fin qui è stato riscritto: ${head}`,
    unsigned: 'Questo browser non può verificare la firma; lo script qui sotto sì.',
    empty: 'Il registro è ancora vuoto.',
    broken: (line) => `La catena si spezza alla riga ${line}.`,
    unreadable: 'Questa riga non è una voce.',
    not_canonical: 'Questa riga non è scritta come è stata registrata.',
    sequence: (expected, found) => `Qui dovrebbe trovarsi la voce ${expected}, ma al suo posto c’è la voce ${found}.`,
    broken_link: 'Questa voce non è collegata alla precedente.',
    wrong_hash: 'Questa voce è stata modificata dopo la registrazione.',
    time_backwards: 'La sua ora precede quella della voce sopra: un orologio è stato spostato indietro.',
    ahead: 'La fine risulta firmata nel futuro: l’orologio di questo sito è avanti, oppure il tuo è indietro.',
    cut_off: 'Qui la copia si interrompe senza la firma: una parte è stata tagliata.',
    wrong_head: (signed, here) => `La firma vale per ${signed} voci, la copia ne contiene ${here}.`,
    wrong_signature: 'La firma finale non è autentica.',
    unknownKinds: (kinds: string) => `Questa pagina non conosce questi tipi di voci, esclusi dai dati: ${kinds}.`,
    wrong_confirmation:
      'Questa conferma via e-mail del broker non corrisponde alle transazioni registrate in precedenza.',
    standsThere: 'Contenuto della riga',
    otherKey: 'L’ultima voce è stata firmata con una chiave che questo sito non indica.',
    otherEnd: 'Per questo numero di voci il sito ha firmato un’ultima voce diversa.',
    older: (entries) =>
      `Il registro di questo sito ha ormai ${entries} voci; i dati di una copia meno recente possono differire.`,
    kept: (entry) => `La voce ${entry} indicata nell’e-mail è presente e invariata.`,
    notKept: (entry) => `La voce ${entry} non è quella indicata nell’e-mail.`,
    agree: (agree, all) => `${agree} dati su ${all} coincidono con quelli di questo sito.`,
    keySame: (who, key) => `${who}: la chiave di ${key} è quella del registro.`,
    keyOther: (who, key) =>
      `${who}: ${key} ora ha un’altra chiave. Può essere stata sostituita nel frattempo, o non essere mai stata del broker.`,
    keyGone: (who, key) => `${who}: ${key} non ha più una chiave, o non l’ha mai avuta.`,
    keyUnanswered: (who, key) => `${who} non ha risposto su ${key}. Riprova, oppure cercala con lo script qui sotto.`,
    noKeys: 'Nessuna voce del registro contiene la chiave di un broker.',
    stamped: (count) =>
      `Marche esterne non modificate: ${count}. Che i firmatari siano davvero chi dicono di essere lo verificano lo script e OpenSSL; un browser non può.`,
    dated: (entry, stamp) => `La voce ${entry} e tutto ciò che la precede esistevano già, secondo la marca: ${stamp}.`,
    noStamps: 'Nessun servizio esterno ha ancora marcato questo registro.',
    stampUnchecked: 'Questo browser non può verificare le marche; lo script qui sotto sì.',
    stampFails: (number) => `La marca ${number} non è valida: è stata alterata o riguarda altro.`,
    stampOther: (entry, moment) =>
      `Una marca (${moment}) copre una voce ${entry} che in questa copia non c’è: il registro è stato rifatto, oppure la copia è più vecchia.`,
    stampAhead: (entry, moment) =>
      `La voce ${entry} risulta registrata dopo la marca che la copre (${moment}): l’orologio di questo sito era avanti.`,
    stampLate: (entries, moment) =>
      `Le voci ${entries} sono state marcate solo in data ${moment}, giorni dopo la registrazione dichiarata da questo sito. Dall’esterno è confermata solo la data della marca.`,
    stampGap: (since, until) =>
      `${since} – ${until}: nessuno ha marcato il registro. Nel frattempo può essere stato riportato a uno stato precedente.`,
    stampOpen: (entry) => `Le voci dal numero ${entry} in poi attendono una marca da più di tre giorni.`,
    failed: 'Non siamo riusciti a caricare il registro. Riprova.',
  },
  checked: 'Che cosa controlla',
  checks: [
    'Che ogni voce sia rimasta come è stata registrata e corrisponda alla sua impronta (SHA-256).',
    'Che ogni voce riporti l’impronta di quella precedente, così che nessuna possa essere tolta, aggiunta o spostata di nascosto.',
    'Che la fine del registro sia firmata (Ed25519), così che nulla possa essere tagliato di nascosto.',
    'Che dalle voci, correzioni comprese, risultino gli stessi dati di questo sito.',
  ],
  limits: 'Che cosa non dimostra',
  limitsText:
    'Anche una voce mai riscritta può essere stata falsa o incompleta fin dall’inizio. Per questo le transazioni provengono da report del broker, i cui valori vengono ricalcolati prima dell’accettazione, e ogni conto resta in elenco, anche se chiuso o azzerato. Le nostre e-mail riportano l’ultima impronta: se ne conservi una, ti accorgi se da allora lo storico è stato rifatto.\nNessun controllo, però, può dire da dove viene un report. Un conto demo può passare per reale, se il nome del server non lo tradisce. E una società con più conti può mostrarne uno solo, senza importare mai gli altri.',
  unstamped:
    'Nessun servizio esterno certifica quando le voci sono state registrate: gli orari sono quelli del server della società. Se però conservi una voce, questa prova che tutto ciò che la precede esisteva già quando l’hai salvata.',
  stamps: {
    title: 'Marche temporali di terzi',
    text: 'Una volta al giorno, società estranee a questo sito marcano la fine del registro con l’ora dei loro orologi. Ricevono soltanto un’impronta. La marca copre tutte le voci fino a quel punto: in seguito nessuno può aggiungerne o modificarne una e retrodatarla. Se una voce sia vera, la marca non lo dice.',
    first: 'Prima marca',
    last: 'Ultima marca',
    vouches: (entry, day, authority, certificate) =>
      `La voce ${entry} e tutto ciò che la precede esistevano già in data ${day}, secondo ${authority} (chiave di «${certificate}»).`,
    tsr: 'Scarica la marca (.tsr)',
    all: (count) => `Scarica tutte le marche: ${count}`,
    openssl:
      'Per verificare una marca senza questo sito, salvala e usa OpenSSL. Il numero lungo è l’impronta marcata: lo SHA-256 dell’ultima riga del registro in quel momento.',
  },
  alone: 'Non ti fidi di questa pagina?',
  aloneText: 'Salva il registro e lo script, leggi lo script ed eseguilo con Node.js 18 o versione successiva:',
  ledger: 'Il registro',
  script: 'Lo script',
  keys: 'Le chiavi con cui è firmato',
}
