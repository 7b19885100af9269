import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'In questa pagina',
  more: 'Si veda anche',
  unstated:
    'Ciò che il gestore non ha dichiarato porta la dicitura «non indicato». Nulla di inventato ne prende il posto.',

  risk: {
    title: 'Informativa sui rischi',
    lead: 'La legga prima di collegare un conto. Se qualcosa non Le è chiaro, non operi con questo bot.',
    sections: {
      leverage: {
        title: 'Leva finanziaria',
        text: 'L’oro (XAU/USD) si negozia per lo più con contratti per differenza, con leva finanziaria. Un piccolo movimento del prezzo contro di Lei può consumare l’intero deposito in pochi minuti.\nIl Suo broker può chiudere le posizioni senza chiederLe nulla quando il margine non basta più. Se Lei possa arrivare a dovere più di quanto ha depositato dipende dal Suo broker e dalla legge del Paese in cui vive: lo chieda per iscritto.',
      },
      market: {
        title: 'Il mercato dell’oro',
        text: 'Il prezzo dell’oro fa salti con le notizie, all’apertura della settimana e quando gli scambi sono pochi. Un ordine stop viene allora eseguito al primo prezzo disponibile, che può essere lontano da quello scelto. Gli spread si allargano e ogni notte si paga lo swap.',
      },
      bot: {
        title: 'Che cosa un bot non sa fare',
        text: 'Il bot segue regole fisse. Non conosce il futuro, non capisce le notizie e non si accorge se un mercato è cambiato in modo duraturo. Avrà operazioni, settimane e mesi in perdita.\nRegole adatte al passato possono fallire da un giorno all’altro, senza preavviso e più a lungo di quanto Lei possa sopportare.',
      },
      technology: {
        title: 'Guasti tecnici',
        text: 'La corrente, internet, il terminale, il server del broker o questo servizio possono guastarsi nel momento peggiore. Gli ordini possono allora arrivare in ritardo, due volte o non arrivare, e le posizioni aperte restano aperte. Si assicuri di sapere come contattare il broker senza il bot e come chiudere le posizioni a mano.',
      },
      past: {
        title: 'Risultati passati e simulati',
        text: 'I rendimenti passati non sono un indicatore affidabile dei risultati futuri. I risultati di conti demo e di test su dati storici sono stati ottenuti senza ordini reali, e quelli dei test anche sapendo che cosa sarebbe venuto dopo; il testo richiesto dalle autorità di vigilanza compare accanto a essi ovunque siano mostrati, e qui:',
      },
      costs: {
        title: 'Costi',
        // Worded without an article before the percentage: it depends on how the number is spoken.
        text: (price, deposit, share) =>
          `L’abbonamento di ${price} al mese è dovuto sia che il bot guadagni sia che perda. Su un deposito di ${deposit}, da solo pesa ogni mese in questa misura: ${share}. Si aggiungono spread, commissioni e swap del Suo broker. Con un conto piccolo i costi possono superare qualsiasi guadagno.`,
      },
      broker: {
        title: 'Il Suo broker',
        text: 'Il Suo denaro si trova presso il Suo broker, non presso di noi. Se il broker fallisce, sono la legge e il sistema di indennizzo cui è soggetto a decidere quanto Lei recupera. Verifichi la società vigilata con cui firma il contratto, non solo il marchio. Possiamo ricevere un compenso quando Lei apre un conto presso un broker partner: è un nostro interesse, non un consiglio.',
      },
      suitability: {
        title: 'A chi non è adatto',
        text: '- Non operi con denaro preso in prestito, con risparmi che Le servono o con denaro che potrebbe mancarLe nei prossimi anni.\n- Non operi se perdere l’intero deposito cambierebbe la Sua vita.\n- Nulla in questo sito costituisce una consulenza in materia di investimenti o una raccomandazione rivolta a Lei; qui nessuno ha esaminato la Sua situazione.\n- In alcuni Paesi l’oro con leva non può essere offerto ai privati; ne è esclusa, fra gli altri, la maggior parte dei residenti negli Stati Uniti. Non usi il servizio dove è vietato.',
      },
      before: {
        title: 'Prima di cominciare',
        text: '- Sa spiegare a un’altra persona come si guadagna e si perde denaro con un contratto per differenza?\n- Conosce la perdita massima che accetta e ha limitato il conto a quella somma?\n- Ha provato il bot su un conto demo?\n- Sa come spegnerlo immediatamente?\nSe una risposta è no, aspetti.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Chi sta dietro a questo servizio, chi vigila su chi e a chi può scrivere.',
    status: 'Situazione normativa',
    statusText:
      'Una licenza vale per una sola persona giuridica e per le attività che vi sono indicate. Confronti i dati con il registro pubblico prima di farvi affidamento.',
    entities: 'Chi fa che cosa',
    facts: {
      company: 'Società',
      address: 'Indirizzo',
      custody: 'Custodisce il denaro dei clienti',
      technology: 'Fornitore della tecnologia',
      broker: 'Broker partner, persona giuridica',
      brokerRegulator: 'Autorità di vigilanza del broker partner',
      brokerRegister: 'La sua iscrizione nel registro',
      officer: 'Responsabile della compliance',
      dpo: 'Responsabile della protezione dei dati',
    },
    frameworks: 'Quadro normativo',
    frameworksText:
      'Queste norme possono riguardare un servizio come questo. Il fatto che siano citate qui non significa che qualcuno possieda una licenza in base ad esse.',
    eu: {
      title: 'Unione europea',
      text: 'I servizi di investimento sono disciplinati dalla direttiva e dal regolamento relativi ai mercati degli strumenti finanziari; i contratti per differenza destinati ai privati, dalle misure di intervento sui prodotti dell’Autorità europea degli strumenti finanziari e dei mercati e delle autorità nazionali. Secondo l’Autorità, eseguire automaticamente segnali di negoziazione, senza un’azione del cliente, può costituire gestione di portafogli e richiede allora un’autorizzazione. I dati personali sono disciplinati dal regolamento generale sulla protezione dei dati, i contratti a distanza dalla direttiva sui diritti dei consumatori.',
    },
    uae: {
      title: 'Emirati Arabi Uniti',
      text: 'Sul territorio ordinario la promozione di prodotti finanziari è autorizzata dall’Autorità per i mercati dei capitali. Nel Dubai International Financial Centre lo fa la Dubai Financial Services Authority, nell’Abu Dhabi Global Market la Financial Services Regulatory Authority. I dati personali sono disciplinati dalla legge federale sulla loro protezione e dalle leggi delle zone franche.',
    },
    us: {
      title: 'Stati Uniti',
      text: 'La consulenza sui derivati su merci e la relativa pubblicità sono disciplinate dal Commodity Exchange Act, dalle norme della Commodity Futures Trading Commission e da quelle della National Futures Association. L’oro con leva può essere offerto ai privati solo in casi eccezionali molto ristretti. I risultati non ottenuti su un conto reale riportano il testo che tali norme prescrivono.',
    },
    identity: 'Verifica dell’identità e antiriciclaggio',
    identityText:
      '- Questo sito non accetta depositi e non paga nulla. Il denaro si muove solo tra Lei e il Suo broker.\n- Il broker che apre il Suo conto deve identificarLa, chiedere da dove proviene il Suo denaro e vigilare sui pagamenti sospetti.\n- Questo sito non chiede documenti di identità. Non ne invii per e-mail né con un modulo.\n- Non colleghiamo conti di terzi: il conto deve essere Suo.\n- Rifiutiamo il servizio dove le sanzioni lo vietano e rispondiamo alle richieste legittime delle autorità.',
    data: 'Protezione dei dati',
    dataText:
      'Può chiedere che cosa è conservato su di Lei, farlo rettificare, farselo consegnare o farlo cancellare, opporsi al suo uso e revocare un consenso in qualsiasi momento. Come fare, e che cosa è conservato per quanto tempo, è spiegato nell’Informativa sulla privacy.',
    complaints: 'Reclami',
    complaintsText:
      'Scriva al responsabile della compliance indicato sopra o, se nessuno è indicato, usi il modulo di contatto. Riceverà una risposta scritta. Se non La soddisfa, può rivolgersi all’autorità di vigilanza indicata sopra, all’ombudsman competente per il Suo broker per tutto ciò che riguarda il Suo conto e, nell’Unione europea, a un organismo di risoluzione delle controversie dei consumatori del luogo in cui vive.',
  },

  privacy: {
    title: 'Informativa sulla privacy',
    lead: 'Che cosa è conservato su di Lei, perché, per quanto tempo e come può accedervi.',
    controller: 'Chi è responsabile',
    controllerText: 'Il titolare del trattamento ai sensi della normativa sulla protezione dei dati:',
    sections: {
      collected: {
        title: 'Che cosa è conservato',
        text: '- Quando ci scrive: nome, e-mail, telefono con il Paese, lingua preferita, esperienza, fascia di capitale se ne sceglie una, il Suo messaggio e quale testo dei consensi ha visto e selezionato.\n- Quando invia i dati di un conto: nome, e-mail, telefono, login e server del conto di trading, importo, le Sue note, la modalità di accesso scelta e, solo se questa lo richiede, una password.\n- Quando recede o disdice: nome, e-mail, ciò che dichiara e ciò che aggiunge.\n- Ciò che aggiungiamo occupandoci di Lei: note, chiamate, attività, un punteggio della probabilità di un contratto.\n- Com’è iniziata la Sua visita: prima pagina, nome del sito da cui proviene, parametri di campagna del link, lingua e variante della pagina. Tutto questo è conservato con il Suo messaggio e solo in quel caso.',
      },
      visit: {
        title: 'Quando si limita a guardare',
        text: 'Allora non viene conservato nulla su di Lei. Il Suo indirizzo IP è usato mentre il server risponde: per proporre il prefisso del Paese, con un elenco sul nostro server, e per contare in memoria le richieste contro gli abusi. Quale delle due varianti di una pagina Lei veda dipende da un valore che cambia ogni giorno e dal quale non si può risalire a Lei; resta solo il numero delle visualizzazioni.',
      },
      cookies: {
        title: 'Cookie',
        text: (language, sent, form, proof, session) =>
          `Solo quelli strettamente necessari; per questo non c’è alcun banner:\n- ${language}: la lingua scelta, per un anno, solo se ne ha scelta una.\n- ${sent}: il fatto che ha appena inviato un modulo, per dieci minuti, solo se gli script sono disattivati.\n- ${form}, ${proof}: il fatto che ha iniziato a compilare un modulo e un calcolo fatto per questo dal Suo browser, contro i messaggi automatici; per un giorno, e nulla su di Lei.\n- ${session}: mantiene l’accesso dei collaboratori. I visitatori non lo ricevono mai.\nCiò che scrive in un modulo resta in questa scheda del Suo browser finché non è arrivato, senza le password, e ne esce solo quando Lei lo invia.`,
      },
      purposes: {
        title: 'Perché, e su quale base giuridica',
        text: '- Per risponderLe e per preparare o eseguire un contratto con Lei: contratto e misure precontrattuali.\n- Per configurare il conto che Lei indica: contratto.\n- Offerte per e-mail o telefono: solo con il Suo consenso, distinto per ciascuna.\n- Protezione dagli abusi, misurazione del funzionamento delle pagine senza tracciarLa, ordinamento delle richieste secondo l’interesse probabile: nostro legittimo interesse.\n- Documenti commerciali e prova delle dichiarazioni: obbligo di legge.\nNulla La obbliga a fornire dati. Senza un recapito, però, nessuno può risponderLe.',
      },
      recipients: {
        title: 'Chi li riceve',
        text: 'I collaboratori che ne hanno bisogno per il loro compito; ogni consultazione di una password e ogni modifica vengono registrate. Le e-mail partono dal server di posta del gestore. Le pagine non caricano nulla da altre società: né analisi, né pubblicità, né caratteri, né mappe.\nIl broker partner, la pagina di pagamento e WhatsApp sono altre società. Ricevono dati solo se Lei segue un link verso di loro, e in quel caso direttamente da Lei.\nSe il gestore ha attivato un modello linguistico per l’analisi delle richieste, il relativo fornitore tratta il testo del Suo messaggio per nostro conto. Ci chieda se è così, chi è e dove si trova.',
      },
      abroad: {
        title: 'Altri Paesi',
        text: 'Se i server del gestore o dei suoi responsabili del trattamento si trovino fuori dal Suo Paese, e quali garanzie valgano in tal caso, Glielo comunica su richiesta il titolare indicato sopra.',
      },
      retention: {
        title: 'Per quanto tempo',
        text: 'Ogni notte viene cancellato ciò che è scaduto. In questa installazione valgono i seguenti termini:',
      },
      scoring: {
        title: 'Punteggi',
        text: 'Una richiesta riceve un punteggio in base a ciò che ha inserito, per esempio esperienza, importo e completezza, perché i collaboratori sappiano a chi rispondere prima. Non decide nulla che abbia effetti giuridici; decidono le persone. Lei può opporsi.',
      },
      security: {
        title: 'Protezione',
        text: 'Le password di trading vengono cifrate una per una prima di arrivare nella banca dati, con una chiave custodita altrove. Un collaboratore ne vede una solo dopo aver dimostrato di nuovo la propria identità e indicato un motivo, che viene registrato. Le password non vengono mai inviate per e-mail né scritte nei log.',
      },
      rights: {
        title: 'I Suoi diritti',
        text: '- Accesso: una copia di tutto ciò che è conservato su di Lei, anche come file per altri programmi.\n- Rettifica, cancellazione, limitazione.\n- Opposizione, in particolare alle offerte e al punteggio.\n- Revoca di un consenso, in qualsiasi momento e per il futuro.\n- Reclamo all’autorità di protezione dei dati del luogo in cui vive.\nScriva al contatto indicato sopra o usi il modulo di contatto, con l’indirizzo e-mail o il numero di telefono che aveva usato. Rispondiamo entro un mese. Ciò che è cancellato scompare subito dai nostri archivi, e dalle copie di sicurezza quando vengono sostituite.',
      },
    },
    kept: {
      kind: 'Dati',
      time: 'Conservazione',
      lostLeads: 'Richieste senza esito, dall’ultima modifica',
      untouchedLeads: 'Richieste aperte, da quando qualcuno se ne è occupato l’ultima volta',
      convertedLeads: 'Richieste diventate un contratto, dall’ultima modifica',
      setups: 'Dati di conti e disdette già evasi, da quel momento',
      openSetups: 'Dati di conti mai evasi, dall’ultima modifica',
      mails: 'E-mail inviate a Lei',
      audit: 'Il registro delle azioni dei collaboratori, senza i Suoi testi',
      binnedLeads: 'Richieste eliminate, nel cestino',
      password: 'Password di trading: fino al termine della configurazione, al massimo',
      forever: 'fino alla cancellazione',
    },
  },

  terms: {
    title: 'Termini e condizioni',
    lead: 'Che cosa riceve, quanto costa, come si disdice.',
    sections: {
      parties: {
        title: 'Chi conclude il contratto con chi',
        text: (company) =>
          `A offrire il servizio è ${company}. Il contratto si conclude quando Lei si abbona; una richiesta inviata con un modulo di questo sito non è un abbonamento e non costa nulla. Lei deve essere maggiorenne e agire per conto proprio.`,
      },
      service: {
        title: 'Che cos’è il servizio',
        text: 'Un software che apre e chiude operazioni sull’oro (XAU/USD) secondo regole fisse sul Suo conto MetaTrader, e la sua configurazione. Lei decide il conto, il deposito e i volumi, e può spegnere il bot in qualsiasi momento.',
      },
      not: {
        title: 'Che cosa non è',
        text: '- Non è un conto presso di noi: non deteniamo denaro né posizioni Sue.\n- Non è una consulenza né un giudizio sul fatto che il trading sia adatto a Lei.\n- Non è una promessa di guadagno né una protezione dalle perdite.\n- Non è sempre disponibile: manutenzioni e guasti capitano, anche presso il Suo broker.',
      },
      money: {
        title: 'Chi detiene il Suo denaro',
        text: 'Il Suo broker, in base a un contratto tra Lei e il broker. Noi non possiamo né versare né prelevare. Non dia mai a nessuno una password che consente di prelevare denaro.',
      },
      price: { title: 'Prova e prezzo' },
      renewal: {
        title: 'Rinnovo',
        text: 'Dopo la prova l’abbonamento ha inizio e si rinnova di mese in mese finché Lei non lo disdice. La pagina di pagamento indica la data e l’importo del primo addebito; se non lo fa, non si abboni. Una variazione di prezzo Le viene annunciata in tempo per disdire prima che si applichi.',
      },
      cancelling: {
        title: 'Disdetta',
        text: 'In qualsiasi momento, senza motivo e senza effettuare l’accesso, nella pagina per il recesso e la disdetta o per e-mail. Durante la prova in tal caso non paga nulla; in seguito l’abbonamento termina con il mese già pagato. Riceve una ricevuta datata. Dopo cambi la password del conto di trading, perché nessuno vi abbia più accesso.',
      },
      withdrawal: {
        title: 'Diritto di recesso',
        text: (days) =>
          `I consumatori dell’Unione europea possono recedere entro ${days} giorni dalla conclusione del contratto senza indicare alcun motivo. Basta una dichiarazione esplicita; il pulsante nella pagina di recesso è uno dei modi per farla. Quanto ha pagato Le viene rimborsato al più tardi ${days} giorni dopo che ne siamo stati informati, con lo stesso mezzo di pagamento. Se ha chiesto che il servizio iniziasse prima della fine di questo termine, deve un importo proporzionale alla parte già ricevuta e nient’altro.`,
      },
      duties: {
        title: 'Che cosa Le chiediamo',
        text: '- Dati veritieri e un conto che sia Suo.\n- Uno sguardo ogni tanto alle posizioni aperte: il bot non La sostituisce.\n- Nessuna cessione del software ad altri.\n- Nessun uso dove la legge lo vieta.',
      },
      liability: {
        title: 'Responsabilità',
        text: 'Le perdite di trading restano a rischio del titolare del conto. In caso di dolo o colpa grave, di morte o lesioni personali e dove la legge lo impone, la nostra responsabilità è illimitata; nulla di quanto scritto qui toglie ai consumatori i diritti che norme imperative riconoscono loro.',
      },
      law: {
        title: 'Legge applicabile e controversie',
        text: 'Restano a Sua disposizione la tutela imperativa dei consumatori del Paese in cui vive e i suoi tribunali. Reclami: si veda Compliance.',
      },
      changes: {
        title: 'Modifiche',
        text: 'Le modifiche di queste condizioni Le vengono annunciate per iscritto prima che si applichino. Se non è d’accordo, può disdire prima di quel giorno.',
      },
    },
  },

  imprint: {
    title: 'Note legali',
    lead: 'Chi gestisce questo sito, come contattarlo e quale legge si applica.',
    sections: {
      provider: 'Titolare del sito',
      contact: 'Contatti',
      supervision: 'Vigilanza',
      content: 'Contenuti e hosting',
      law: 'Legge e foro',
      unstated: 'Non indicato',
    },
    facts: {
      name: 'denominazione sociale',
      legalForm: 'forma giuridica',
      address: 'sede legale',
      representative: 'legale rappresentante',
      register: 'registro e numero di iscrizione',
      taxId: 'partita IVA o codice fiscale',
      email: 'e-mail',
      phone: 'telefono',
      licence: 'autorità di vigilanza e autorizzazione',
      responsible: 'responsabile dei contenuti',
      host: 'fornitore di hosting',
      governingLaw: 'legge applicabile',
      courts: 'foro competente',
    },
    missing: (names: string) => `Il gestore non ha indicato: ${names}.`,
  },
}
