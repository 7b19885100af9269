import { ofPercent } from '../percent-it.ts'
import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'In questa pagina',
  more: 'Vedi anche',

  risk: {
    title: 'Informativa sui rischi',
    lead: 'Leggila prima di collegare un conto. Se qualcosa non ti è chiaro, non operare con questo bot.',
    sections: {
      leverage: {
        title: 'Leva finanziaria',
        text: 'L’oro (XAU/USD) si negozia di norma tramite contratti per differenza, con leva finanziaria. Un piccolo movimento sfavorevole del prezzo può azzerare l’intero deposito in pochi minuti.\nIl tuo broker può chiudere le posizioni senza interpellarti quando il margine non è più sufficiente. La possibilità di perdere più di quanto hai depositato e restare in debito dipende dal tuo broker e dalla legge del Paese in cui vivi: fatti dare una risposta scritta.',
      },
      market: {
        title: 'Il mercato dell’oro',
        text: 'Il prezzo dell’oro subisce balzi improvvisi all’uscita di notizie, all’apertura della settimana e quando gli scambi sono scarsi. In quei momenti un ordine stop viene eseguito al primo prezzo disponibile, che può essere lontano da quello scelto. Gli spread si allargano e sulle posizioni aperte durante la notte si paga lo swap.',
      },
      bot: {
        title: 'Che cosa un bot non sa fare',
        text: 'Il bot segue regole fisse. Non conosce il futuro, non capisce le notizie e non si accorge se un mercato è cambiato per sempre. Avrà operazioni, settimane e mesi in perdita.\nRegole che funzionavano in passato possono smettere di funzionare da un giorno all’altro, senza preavviso e per più tempo di quanto tu possa reggere.',
      },
      technology: {
        title: 'Guasti tecnici',
        text: 'Corrente elettrica, internet, terminale, server del broker o questo stesso servizio possono venire a mancare nel momento peggiore. Gli ordini possono allora arrivare in ritardo, arrivare due volte o non arrivare affatto, e le posizioni aperte restano aperte. Assicurati di sapere come contattare il broker senza il bot e come chiudere le posizioni manualmente.',
      },
      past: {
        title: 'Risultati passati e simulati',
        text: 'I rendimenti passati non sono un indicatore affidabile dei risultati futuri. I risultati di conti demo e di test su dati storici sono stati ottenuti senza ordini reali e, nei test, conoscendo già l’andamento successivo. L’avvertenza richiesta dalle autorità di vigilanza li accompagna ovunque siano mostrati ed è riportata anche qui:',
      },
      costs: {
        title: 'Costi',
        text: (price, deposit, share) =>
          `L’abbonamento di ${price} al mese è dovuto sia che il bot guadagni sia che perda. Con un deposito di ${deposit} il suo costo è ${ofPercent(share)} al mese; spread, commissioni e swap del tuo broker si pagano a parte. Con un conto piccolo i costi possono superare qualsiasi guadagno.`,
      },
      broker: {
        title: 'Il tuo broker',
        text: 'Il tuo denaro si trova presso il tuo broker, non presso di noi. Se il broker fallisce, quanto puoi recuperare dipende dalla legge e dal sistema di indennizzo a cui è soggetto. Verifica quale società vigilata firma il contratto con te: il marchio non basta. Se apri un conto presso un broker partner possiamo ricevere un compenso, quindi abbiamo un interesse economico: indicare un broker non è un consiglio.',
      },
      suitability: {
        title: 'Per chi non è adatto',
        text: '- Non operare con denaro preso in prestito, con risparmi che ti servono o con denaro che potrebbe mancarti nei prossimi anni.\n- Non operare se perdere l’intero deposito ti cambierebbe la vita.\n- Nulla in questo sito costituisce una consulenza in materia di investimenti o una raccomandazione rivolta a te; qui nessuno ha esaminato la tua situazione.\n- In alcuni Paesi l’oro con leva non può essere offerto ai clienti al dettaglio; negli Stati Uniti ciò vale per la maggior parte dei residenti. Non usare il servizio dove è vietato.',
      },
      before: {
        title: 'Prima di cominciare',
        text: '- Sai spiegare a un’altra persona come si guadagna e si perde denaro con un contratto per differenza?\n- Sai qual è la perdita massima che accetteresti e hai limitato il conto a quella somma?\n- Hai provato il bot su un conto demo?\n- Sai come fermarlo subito?\nSe anche una sola risposta è no, aspetta.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Chi c’è dietro questo servizio, chi vigila su chi e a chi puoi scrivere.',
    status: 'Autorizzazioni e vigilanza',
    statusText:
      'Un’autorizzazione vale solo per la società a cui è rilasciata e per le attività che vi sono elencate. Prima di fidarti, confronta i dati con il registro pubblico.',
    entities: 'Chi fa che cosa',
    facts: {
      company: 'società',
      address: 'indirizzo',
      custody: 'chi custodisce il denaro dei clienti',
      technology: 'fornitore della tecnologia',
      broker: 'ragione sociale del broker partner',
      brokerRegulator: 'autorità di vigilanza del broker partner',
      brokerRegister: 'iscrizione del broker partner nel registro',
      officer: 'responsabile della compliance',
      dpo: 'responsabile della protezione dei dati',
    },
    frameworks: 'Quadro normativo',
    frameworksText:
      'A un servizio come questo possono applicarsi le norme seguenti. Che siano citate qui non significa che qualcuno abbia un’autorizzazione in base a esse.',
    eu: {
      title: 'Unione europea',
      text: 'I servizi di investimento sono disciplinati dalla direttiva e dal regolamento relativi ai mercati degli strumenti finanziari. Ai contratti per differenza destinati ai clienti al dettaglio si applicano misure nazionali di intervento sui prodotti, modellate su quelle dell’Autorità europea degli strumenti finanziari e dei mercati. Secondo tale Autorità, eseguire automaticamente segnali di negoziazione, senza l’intervento del cliente, può costituire gestione di portafogli, attività che richiede un’autorizzazione. I dati personali sono disciplinati dal regolamento generale sulla protezione dei dati, i contratti a distanza dalla direttiva sui diritti dei consumatori.',
    },
    uae: {
      title: 'Emirati Arabi Uniti',
      text: 'Fuori dalle zone franche finanziarie, la promozione di prodotti finanziari è autorizzata dall’Autorità per i mercati dei capitali. Nel Dubai International Financial Centre è competente la Dubai Financial Services Authority, nell’Abu Dhabi Global Market la Financial Services Regulatory Authority. I dati personali sono disciplinati dalla legge federale sulla loro protezione e dalle leggi delle zone franche.',
    },
    us: {
      title: 'Stati Uniti',
      text: 'La consulenza sui derivati su merci e la relativa pubblicità sono disciplinate dal Commodity Exchange Act, dalle norme della Commodity Futures Trading Commission e da quelle della National Futures Association. L’oro con leva può essere offerto ai privati solo in base a eccezioni molto limitate. I risultati ipotetici devono riportare l’avvertenza che queste norme prescrivono.',
    },
    identity: 'Verifica dell’identità e antiriciclaggio',
    identityText:
      '- Questo sito non accetta depositi e non effettua pagamenti. Il denaro per il trading si muove solo tra te e il tuo broker.\n- Il broker che apre il tuo conto deve verificare la tua identità, chiederti da dove viene il tuo denaro e vigilare sui pagamenti sospetti.\n- Questo sito non chiede documenti di identità. Non inviarne, né per e-mail né con un modulo.\n- Non colleghiamo conti di terzi: il conto deve essere intestato a te.\n- Non prestiamo il servizio dove le sanzioni lo vietano e rispondiamo alle richieste legittime delle autorità.',
    data: 'Protezione dei dati',
    dataText:
      'Puoi chiedere quali dati conserviamo su di te, farli rettificare o cancellare, riceverne una copia, opporti al loro utilizzo e revocare un consenso in qualsiasi momento. L’Informativa sulla privacy spiega come fare, quali dati conserviamo e per quanto tempo.',
    complaints: 'Reclami',
    complaintsText:
      'Scrivi al responsabile della compliance indicato sopra o, se non ne è indicato nessuno, usa il modulo di contatto. Riceverai una risposta scritta. Se non ti soddisfa, puoi rivolgerti all’autorità di vigilanza indicata sopra per noi o per il broker partner, se ce n’è una. Per tutto ciò che riguarda il tuo conto puoi rivolgerti all’arbitro o ombudsman competente per il tuo broker e, nell’Unione europea, anche a un organismo di risoluzione alternativa delle controversie dei consumatori (ADR).',
  },

  privacy: {
    title: 'Informativa sulla privacy',
    lead: 'Quali dati conserviamo su di te, perché, per quanto tempo e come puoi accedervi.',
    controller: 'Titolare del trattamento',
    controllerText: 'Ai sensi della normativa sulla protezione dei dati, il titolare del trattamento è:',
    sections: {
      collected: {
        title: 'Quali dati conserviamo',
        text: '- Quando ci scrivi: nome, e-mail, telefono con prefisso, lingua preferita, esperienza, fascia di capitale se ne scegli una, il tuo messaggio, il testo dei consensi che hai visto e le caselle che hai spuntato.\n- Quando invii i dati di un conto: nome, e-mail, telefono, login e server del conto di trading, importo, le tue note, la modalità di accesso scelta e, solo se questa la richiede, una password.\n- Quando recedi o disdici: nome, e-mail, la tua dichiarazione e ciò che vi aggiungi.\n- Ciò che aggiungiamo noi gestendo la tua richiesta: note, chiamate, attività e un punteggio sulla probabilità che tu concluda un contratto.\n- Com’è iniziata la tua visita: prima pagina aperta, nome del sito da cui provieni, parametri di campagna del link, lingua e variante della pagina. Questi dati sono conservati insieme al tuo messaggio e solo se ce ne invii uno.',
      },
      visit: {
        title: 'Se ti limiti a visitare il sito',
        text: 'Non conserviamo nulla su di te. Il tuo indirizzo IP serve solo mentre il server risponde: per proporti il prefisso telefonico, in base a un elenco sul nostro server, e per contare in memoria le richieste e impedire abusi. Una pagina può avere due varianti: quella che ti viene mostrata dipende da un valore che cambia ogni giorno e non permette di risalire a te; resta solo il numero delle visualizzazioni.',
      },
      cookies: {
        title: 'Cookie',
        text: (language, form, proof, session) =>
          `Usiamo solo cookie tecnici strettamente necessari, perciò non c’è alcun banner:\n- ${language}: ricorda per un anno la lingua scelta, solo se ne hai scelta una.\n- ${form}, ${proof}: mostrano che hai iniziato a compilare un modulo e che il tuo browser ha svolto un calcolo, per tenere fuori i programmi automatici. Durano un giorno e non dicono nulla su di te.\n- ${session}: mantiene l’accesso dei nostri collaboratori. I visitatori non lo ricevono mai.\nCiò che scrivi in un modulo resta in questa scheda del browser finché non ci è arrivato e ne esce solo quando lo invii. Le password non vengono conservate nemmeno lì.`,
      },
      purposes: {
        title: 'Finalità e basi giuridiche',
        text: '- Risponderti e preparare o eseguire un contratto con te: esecuzione del contratto e misure precontrattuali.\n- Configurare il conto che indichi: esecuzione del contratto.\n- Offerte per e-mail e offerte via WhatsApp o telefono: solo con il tuo consenso, dato separatamente per le une e per le altre.\n- Impedire abusi, misurare l’efficacia delle pagine senza tracciarti e dare priorità alle richieste in base all’interesse probabile: nostro legittimo interesse.\n- Conservare i documenti commerciali e la prova delle dichiarazioni: obbligo di legge.\nFornire i dati è facoltativo. Senza un recapito, però, non possiamo risponderti.',
      },
      recipients: {
        title: 'Chi riceve i dati',
        text: 'I collaboratori che ne hanno bisogno per il loro lavoro. Ogni modifica viene registrata, come ogni consultazione di una password. Le e-mail partono dal server di posta della società. Le pagine non caricano nulla da altre società: né strumenti di analisi, né pubblicità, né font, né mappe.\nIl broker partner e la pagina di pagamento sono di altre società. Ricevono dati solo se segui un link verso i loro servizi e, in quel caso, direttamente da te. Anche WhatsApp e Telegram sono altre società: se ci scrivi lì, o ci chiedi di scriverti lì, trattano il tuo numero e i messaggi.\nSe la società ha attivato un modello linguistico per l’analisi delle richieste, il relativo fornitore tratta il testo del tuo messaggio per nostro conto. Puoi chiederci se è così, chi è il fornitore e dove si trova.',
      },
      abroad: {
        title: 'Trasferimento in altri Paesi',
        text: 'Il titolare indicato sopra ti comunica, su richiesta, se i suoi server o quelli dei suoi responsabili del trattamento si trovano fuori dal tuo Paese e quali garanzie si applicano in tal caso.',
      },
      retention: {
        title: 'Per quanto tempo',
        text: 'Ogni notte cancelliamo i dati il cui termine di conservazione è scaduto; la tabella indica i termini di questo sito. Cancellare qui una password principale non disconnette il bot: il terminale che lo esegue resta connesso finché non cambi la password.',
      },
      scoring: {
        title: 'Punteggi',
        text: 'Ogni richiesta riceve un punteggio in base a ciò che hai inserito, per esempio esperienza e importo, e a quanto è completa: così i collaboratori sanno a chi rispondere per primo. Le decisioni con effetti giuridici le prendono le persone, non il punteggio. Puoi opporti al suo uso.',
      },
      security: {
        title: 'Sicurezza',
        text: 'Le password di trading vengono cifrate una per una prima di arrivare nel database, con una chiave custodita altrove. Un collaboratore può vederne una solo dopo aver confermato di nuovo la propria identità e indicato un motivo, che viene registrato. Le password non vengono mai inviate per e-mail né scritte nei log.',
      },
      rights: {
        title: 'I tuoi diritti',
        text: '- Accesso: una copia di tutto ciò che è conservato su di te, anche come file leggibile da altri programmi.\n- Rettifica, cancellazione, limitazione.\n- Opposizione, in particolare alle offerte e al punteggio.\n- Revoca di un consenso in qualsiasi momento, con effetto per il futuro.\n- Reclamo all’autorità di protezione dei dati del luogo in cui vivi.\nScrivi al contatto indicato sopra o usa il modulo di contatto, con l’indirizzo e-mail o il numero di telefono che hai usato. Rispondiamo entro un mese. Salvo obblighi di conservazione previsti dalla legge, ciò che ci chiedi di cancellare scompare subito dai nostri archivi e, via via che vengono sostituiti, anche dai backup.',
      },
    },
    kept: {
      kind: 'Dati',
      time: 'Conservazione',
      lostLeads: 'Richieste senza esito, dall’ultima modifica',
      untouchedLeads: 'Richieste aperte, dall’ultima volta che ce ne siamo occupati',
      convertedLeads: 'Richieste sfociate in un contratto, dall’ultima modifica',
      setups: 'Dati dei conti e disdette già gestiti, dalla chiusura della pratica',
      openSetups: 'Dati dei conti mai gestiti, dall’ultima modifica',
      mails: 'E-mail che ti abbiamo inviato',
      audit: 'Il registro delle azioni dei collaboratori, senza i tuoi testi',
      binnedLeads: 'Richieste eliminate, nel cestino',
      password: 'Password di trading: fino al termine della configurazione, al massimo',
      forever: 'fino alla cancellazione',
    },
  },

  terms: {
    title: 'Termini e condizioni',
    lead: 'Che cosa comprende il servizio, quanto costa e come si disdice.',
    sections: {
      parties: {
        title: 'Le parti del contratto',
        text: (company) =>
          `Il tuo contratto è con ${company ?? 'la società che gestisce questo sito'}, i cui dati figurano nelle Note legali. Si perfeziona quando sottoscrivi l’abbonamento; una richiesta inviata con un modulo di questo sito non è un abbonamento e non costa nulla. Devi essere maggiorenne e agire per conto proprio.`,
      },
      service: {
        title: 'Che cos’è il servizio',
        text: 'Un software, configurazione compresa, che apre e chiude operazioni sull’oro (XAU/USD) sul tuo conto MetaTrader, secondo regole fisse. Il conto, il deposito e i volumi li scegli tu, e puoi fermare il bot in qualsiasi momento.',
      },
      not: {
        title: 'Che cosa non è',
        text: '- Non è un conto presso di noi: non deteniamo né il tuo denaro né le tue posizioni.\n- Non è una consulenza né una valutazione dell’adeguatezza del trading alla tua situazione.\n- Non è una promessa di guadagno né una protezione dalle perdite.\n- Non è sempre disponibile: sono possibili manutenzioni e guasti, anche presso il tuo broker.',
      },
      money: {
        title: 'Chi detiene il tuo denaro',
        text: 'Il tuo broker, in base al contratto che hai con lui. Noi non possiamo né depositare né prelevare. Non dare mai a nessuno una password che consenta di prelevare denaro.',
      },
      price: { title: 'Prova e prezzo' },
      renewal: {
        title: 'Rinnovo',
        text: 'Dopo la prova l’abbonamento diventa a pagamento e si rinnova di mese in mese finché non lo disdici. La pagina di pagamento indica la data e l’importo del primo addebito; se non li indica, non abbonarti. Ogni variazione di prezzo ti viene comunicata in tempo utile per disdire prima che entri in vigore.',
      },
      cancelling: {
        title: 'Disdetta',
        text: 'Puoi disdire in qualsiasi momento, senza indicare un motivo e senza login, nella pagina «Recesso o disdetta» o per e-mail. Se lo fai durante la prova non paghi nulla; in seguito l’abbonamento termina alla fine del mese già pagato. Ti diamo una ricevuta con la data. Poi ferma il bot, a seconda di come è collegato: rimuovilo dal grafico, disattiva il copy trading presso il broker o, se abbiamo la tua password principale, cambiala in MetaTrader.',
      },
      withdrawal: {
        title: 'Diritto di recesso',
        text: (days) =>
          `I consumatori dell’Unione europea e del Regno Unito possono recedere entro ${days} giorni dalla conclusione del contratto senza indicare alcun motivo. Basta una dichiarazione esplicita; il pulsante nella pagina «Recesso o disdetta» è uno dei modi per farla. Entro ${days} giorni da quando siamo informati del recesso ti rimborsiamo quanto hai pagato, con lo stesso mezzo di pagamento. Se hai chiesto che il servizio iniziasse prima della scadenza di questo termine, devi soltanto un importo proporzionale a quanto già fornito.`,
      },
      duties: {
        title: 'Che cosa ti chiediamo',
        text: '- Fornire dati veritieri e usare un conto intestato a te.\n- Controllare ogni tanto le posizioni aperte: il bot non ti sostituisce.\n- Non cedere il software ad altri.\n- Non usarlo dove la legge lo vieta.',
      },
      liability: {
        title: 'Responsabilità',
        text: 'Le perdite di trading sono a carico del titolare del conto. La nostra responsabilità è illimitata in caso di dolo o colpa grave, di morte o lesioni personali e ovunque la legge lo imponga. Nulla di quanto scritto qui priva i consumatori dei diritti irrinunciabili che la legge riconosce loro.',
      },
      law: {
        title: 'Legge applicabile e controversie',
        text: 'Conservi in ogni caso la tutela inderogabile che il Paese in cui vivi riconosce ai consumatori e puoi rivolgerti ai suoi tribunali. Per i reclami vedi la pagina Compliance.',
      },
      changes: {
        title: 'Modifiche',
        text: 'Le modifiche a queste condizioni ti vengono comunicate per iscritto, ad esempio per e-mail, prima dell’entrata in vigore. Se non sei d’accordo, puoi disdire prima di quella data.',
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
      licence: 'autorizzazione a operare',
      responsible: 'responsabile dei contenuti',
      host: 'fornitore di hosting',
      governingLaw: 'legge applicabile',
      courts: 'foro competente',
    },
    missing: (names: string) => `Dati mancanti: ${names}.`,
  },
}
