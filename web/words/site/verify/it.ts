import type { VerifyWords } from './en.ts'

export const verify: VerifyWords = {
  link: 'Verifica lo storico',
  title: 'Verifica da te lo storico',
  lead: 'Ogni voce contiene l’impronta della precedente. Dal file scaricato il tuo browser può ricalcolare l’intera catena e tutti i dati riportati qui sotto.',
  brief: 'L’impronta di ogni voce è nella successiva. Il tuo browser può verificarle tutte.',
  tool: 'Verifica qui',
  run: 'Verifica il registro di questo sito',
  file: 'Oppure una tua copia',
  fileHint: 'Scegli un file ledger.jsonl o trascinalo qui. Non lascia il tuo dispositivo.',
  kept: 'Voce e impronta da una delle nostre e-mail',
  keptHint: 'Se ne hai una, la verifica ti dice anche se quella voce c’è ancora, senza modifiche.',
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
    `Un’e-mail è del broker solo se lo è anche la chiave della sua firma. Questo sito l’ha cercata da sé, quindi non fidarti della sua parola: il tuo browser può chiedere a due servizi DNS pubblici, ${hosts}. Vedranno il tuo indirizzo IP e il dominio del broker; finché non premi il pulsante non viene interrogato nessuno.`,
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
      `Marche esterne non modificate: ${count}. Se chi le ha firmate è davvero chi dice di essere lo verificano lo script e OpenSSL; un browser non può.`,
    dated: (entry, stamp) => `La voce ${entry} e tutto ciò che la precede esistevano già, secondo la marca: ${stamp}.`,
    noStamps: 'Nessun servizio esterno ha ancora marcato questo registro.',
    stampUnchecked: 'Questo browser non può verificare le marche; lo script qui sotto sì.',
    stampFails: (number) => `La marca ${number} non è valida: è stata alterata o riguarda altro.`,
    stampOther: (entry, moment) =>
      `Una marca del ${moment} copre una voce ${entry} che in questa copia non c’è: il registro è stato rifatto, oppure la copia è più vecchia.`,
    stampAhead: (entry, moment) =>
      `La voce ${entry} risulta registrata dopo il ${moment}, quando una marca la copriva già: l’orologio di questo sito era avanti.`,
    stampLate: (entries, moment) =>
      `Le voci ${entries} sono state marcate solo in data ${moment}, giorni dopo la registrazione dichiarata da questo sito. Dall’esterno è confermata solo la data della marca.`,
    stampGap: (since, until) =>
      `${since} – ${until}: nessuno ha marcato il registro. Nel frattempo può essere stato riportato a uno stato precedente.`,
    stampOpen: (entry) => `Le voci dal numero ${entry} in poi attendono una marca da più di tre giorni.`,
    failed: 'Non siamo riusciti a caricare il registro. Riprova.',
  },
  checked: 'Che cosa si verifica',
  checks: [
    'Che ogni voce sia scritta come è stata registrata e che la sua impronta (SHA-256) le corrisponda.',
    'Che ogni voce riporti l’impronta di quella precedente, così che nessuna possa essere tolta, aggiunta o spostata.',
    'Che l’ultima voce sia firmata (Ed25519) e che quindi nulla sia stato tagliato.',
    'Che dalle voci si ricavino gli stessi dati di questo sito, correzioni comprese.',
  ],
  limits: 'Che cosa non dimostra',
  limitsText:
    'Che una voce non sia stata riscritta non significa che fosse vera o completa fin dall’inizio. Per questo le transazioni provengono da report del broker, ricalcolati prima di essere accettati. Ogni conto resta in elenco, anche se chiuso o azzerato. E le nostre e-mail riportano l’impronta del giorno: chi ne conserva una si accorge se lo storico è stato riscritto. Nessun controllo rivela da dove viene un report. Un conto demo può sembrare reale, se il nome del server non lo lascia capire. Un gestore con più conti può mostrarne uno e non importare mai gli altri.',
  unstamped:
    'Nessun servizio esterno certifica quando le voci sono state registrate: gli orari sono quelli del computer del gestore. Se conservi una riga, tutto ciò che la precede ha una data.',
  stamps: {
    title: 'Marche temporali di terzi',
    text: 'Una volta al giorno, società estranee a questo sito appongono alla fine del registro l’ora dei propri orologi. Ricevono solo un’impronta. Una marca copre tutte le voci fino a quel punto: da allora nessuno può più aggiungerne o modificarne una e retrodatarla. Non dice se una voce sia vera.',
    first: 'Prima marca',
    last: 'Ultima marca',
    vouches: (entry, day, authority, certificate) =>
      `La voce ${entry} e tutto ciò che la precede esistevano già il ${day}, secondo ${authority} (chiave di «${certificate}»).`,
    tsr: 'Scarica la marca (.tsr)',
    all: (count) => `Scarica tutte le marche: ${count}`,
    openssl:
      'Per verificare una marca senza questo sito, salvala e usa OpenSSL. Il numero lungo è l’impronta marcata: lo SHA-256 dell’ultima riga del registro in quel momento.',
  },
  alone: 'Senza fidarsi di questa pagina',
  aloneText: 'Salva il registro e lo script, leggi lo script ed eseguilo con Node.js 18 o versione successiva:',
  ledger: 'Il registro',
  script: 'Lo script',
  keys: 'Le chiavi con cui è firmato',
}
