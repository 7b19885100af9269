import { withArticle } from '../percent-it.ts'
import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Conti',
  accountsText: 'Tutti i conti pubblicati, anche quelli chiusi o azzerati.',
  back: 'Tutti i conti',
  about: (type, broker) => `I risultati dettagliati di questo conto (${type}) presso ${broker}.`,
  nothing: 'Di questo conto non è ancora stato importato alcun report.',
  summary: {
    live: (broker, trades, period) => `Un conto con denaro reale presso ${broker}: ${trades}, ${period}.`,
    demo: (broker, trades, period) =>
      `Un conto demo presso ${broker}, senza denaro reale in gioco: ${trades}, ${period}.`,
    backtest: (broker, trades, period) =>
      `Un backtest su prezzi passati di ${broker}, senza denaro in gioco: ${trades}, ${period}.`,
    came: (growth, drawdown) =>
      `Crescita al netto dei costi di trading: ${growth}; calo massimo da un picco precedente: ${drawdown}.`,
    cameWithOpen: (growth, drawdown) =>
      `Crescita al netto dei costi di trading, posizioni ancora aperte comprese: ${growth}; calo massimo da un picco precedente: ${drawdown}.`,
    noTrade: 'Nessuna operazione è stata ancora chiusa.',
    from: (origin) => `Da dove vengono questi dati: ${origin}.`,
    madeUp: 'È tutto inventato per riempire il sito: nessuno ha mai fatto queste operazioni.',
  },
  followed: {
    title: 'Transazioni importate entro una settimana o dopo',
    live: 'Entro una settimana',
    count: (count, of) => `Importate entro una settimana: ${count} transazioni di chiusura su ${of}.`,
    text: 'La settimana parte dalla chiusura. Se una transazione è stata importata più tardi, il risultato era già noto e la società avrebbe potuto non mostrare il conto.',
    stamped: (day, authority) =>
      `In data ${day} questo conto era già registrato qui: lo attesta la marca di ${authority}.`,
  },
  facts: {
    registered: 'Registrato su questo sito',
    origin: 'Provenienza',
    broker: 'Broker',
    currency: 'Valuta',
    period: 'Periodo',
    deals: 'Transazioni',
    closed: 'Posizioni chiuse',
    open: 'Posizioni aperte',
    clock: 'Fuso orario',
    state: 'Stato',
    checked: 'Controllo dell’ultimo report',
  },
  brokerInReport: (name) => `${name} (come da report)`,
  brokerTyped: (name) => `${name} (indicato dalla società; il report non nomina alcun broker)`,
  states: { open: 'aperto', closed: 'chiuso', blown: 'azzerato' },
  since: (state, day) => `${state} in data ${day}`,
  clockUnknown: 'quello del broker, a noi non noto',
  checked: (day, recomputed, agree) => `${day}: ${recomputed} valori del report ricalcolati, ${agree} concordano`,
  found: {
    begins_later: (recomputed) =>
      `Il report inizia con un saldo di ${recomputed} che nulla spiega: mancano le prime transazioni del conto. Se quel saldo è troppo alto, ogni percentuale, perdite comprese, appare più piccola di com’era.`,
    later_deals_left_out: (recomputed, printed) =>
      `Nel report mancano transazioni successive: si chiude con un saldo di ${recomputed}, mentre quello del conto era di ${printed}.`,
    position_spoiled: (count, tickets) => `Transazioni e posizioni che non concordano: ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Chiusure il cui risultato non corrisponde a prezzi e lotti: ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Transazioni sull’oro eseguite entro la fascia dei prezzi di mercato nell’ora della transazione: ${count}. Queste quotazioni le ha importate la società; nessun altro le ha confermate.`,
    gold_outside: (count, tickets) =>
      `Transazioni sull’oro eseguite fuori dalla fascia dei prezzi di mercato nell’ora della transazione: ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Il report indica importi in ${printed}, ma potrebbe non essere così: un movimento di un dollaro vale ${recomputed} per lotto, un valore che non corrisponde al lotto di alcun broker.`,
    cent_name: (recomputed, printed) =>
      `Il report è in ${printed}, ma ${recomputed} è un nome che i broker danno ai conti in centesimi. Se è così, ogni importo è in realtà la centesima parte di quello mostrato.`,
    numbers_fall: (count, tickets) =>
      `Transazioni con un numero più basso di quella precedente: ${count} (${tickets}). I broker numerano in ordine; le righe di un altro conto interromperebbero la sequenza.`,
    head_differs: () =>
      'L’intestazione del report riporta un numero di conto o un titolare diverso da quello delle prime righe.',
    gold_unchecked: (count) =>
      `Transazioni sull’oro i cui prezzi non sono stati controllati, perché su questo sito mancano le quotazioni per l’ora della transazione: ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `Non è stato possibile controllare se gli importi siano davvero in ${printed}. Chiusure utili alla verifica: ${recomputed}.`,
    numbers_alone: (percent) =>
      `Di tutti i numeri assegnati dal server del broker in un giorno o più, ${withArticle(percent)}% è di questo conto. Un broker numera gli ordini di tutti i suoi clienti: se ne ha molti, a un solo conto ne tocca una piccola parte.`,
    broker_differs: (recomputed, printed) =>
      `La società ha registrato questo conto presso ${recomputed}, ma il report indica ${printed}.`,
  },
  sameTrades: (name, count) =>
    `${count} transazioni di questo conto compaiono anche nel conto «${name}», alla stessa ora e allo stesso prezzo. Vanno contate una volta sola: due conti con le stesse operazioni sono un unico risultato.`,
  open: {
    with: (value) => `con le posizioni aperte: ${value}`,
    now: (day, positions, result, share) =>
      `Posizioni ancora aperte nel report importato in data ${day}: ${positions}. Il loro risultato complessivo era di ${result} (${share} del saldo).`,
    none: (day) => `Nel report importato in data ${day} non c’erano posizioni aperte.`,
    before: (share) =>
      `La perdita sulle posizioni aperte è cresciuta. Nel report precedente, in rapporto al saldo: ${share}.`,
  },
  noLoss: { worstMonth: 'Mese più debole (nessuno in perdita)', worstDay: 'Giorno più debole (nessuno in perdita)' },
  openLosses: 'Escluse le perdite sulle posizioni aperte.',
  few: (least) =>
    `Meno di ${least} posizioni chiuse: troppo poche per un tasso di successo o altri indici. Sono indicati crescita, drawdown e importi.`,
  origin: 'caricato dalla società, non confermato dal broker',
  unconfirmed:
    'Un report può essere alterato prima del caricamento. I controlli scoprono quasi tutte le alterazioni, ma non un report in cui sono stati ricalcolati tutti i totali. Solo le e-mail firmate con la chiave del broker permettono di escludere questo caso. Questo sito non può garantire che quella chiave sia davvero del broker, ma dalla pagina «Verifica lo storico» il tuo browser può cercarla presso due servizi DNS pubblici.',
  confirmation: {
    title: 'E-mail firmate dal broker',
    text: 'I broker inviano estratti conto firmati dai loro server di posta. Una giornata di trading conta qui se ogni sua operazione compare in un’e-mail di questo tipo con lo stesso prezzo, gli stessi lotti e lo stesso risultato.',
    days: (domain, days, of) =>
      `secondo questo sito, le e-mail firmate da ${domain} coincidono per ${days} giornate di trading su ${of}`,
    otherDays: (origin) => `altri giorni: ${origin}`,
    unlisted: (domain) =>
      `${domain} non figura nel nostro elenco di domini dei broker, quindi le sue e-mail non valgono come conferma: verifica a chi appartiene.`,
    checkKey: 'Controlla la chiave del broker',
    ownDns: (servers) =>
      `Per la chiave del broker questo sito ha interrogato un server DNS scelto dalla società (${servers}): la risposta potrebbe quindi venire dalla società stessa. Cerca la chiave per conto tuo.`,
  },
  lastDeal: (day, days) =>
    `Ultima transazione registrata: ${day}. Giorni trascorsi da allora, non compresi in questi dati: ${days}.`,
  lastDealBeforeEnd: (day, days) =>
    `Ultima transazione registrata: ${day}. Giorni fino alla fine del conto, non compresi in questi dati: ${days}.`,
  goldOnly: 'Solo oro',
  goldOnlyText: (positions, of) =>
    `${positions} posizioni su ${of}, a parità di volume, al lordo dei costi. Non è il risultato del conto.`,
  inCurrency: (currency) =>
    `Gli importi sono in ${currency}; se la tua valuta è un’altra, il risultato dipende anche dal tasso di cambio.`,
  net: 'Al netto di commissioni e swap.',
  chart: 'Crescita e drawdown',
  growth: 'Crescita',
  growthToDate: 'Crescita cumulata',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `Dal ${from} al ${to} la curva di crescita è arrivata a ${end} volte il valore iniziale; calo più ampio da un massimo: ${fall}.`,
  trade: {
    title: 'L’ultima operazione sull’oro, passo dopo passo',
    text: 'Dall’ordine alla chiusura, fino alla riga nel report del broker e alla voce nel registro. Il momento del segnale del bot non viene registrato, perciò si parte dall’ordine.',
    order: 'Ordine',
    closing: 'Chiusura',
    row: 'Riga nel report',
    entry: 'Voce nel registro',
    stop: 'Con stop loss',
    noStop: 'Senza stop loss',
    imported: 'Importato',
    file: 'Impronta del report',
    number: 'Voce',
    fingerprint: 'Impronta',
  },
  latest: 'Ultime posizioni',
  latestText: (count, from, to, won, lost, even) =>
    `Posizioni chiuse: ${count} (${from} – ${to}). In profitto: ${won}, in perdita: ${lost}, in pareggio: ${even}.`,
  latestEnds: (best, worst) =>
    `La migliore: ${best}, la peggiore: ${worst}. Ogni barra è una posizione al netto dei costi; l’ultima è a destra.`,
  chartNote: 'Calcolato sul saldo: sono escluse le perdite sulle posizioni aperte. Depositi e prelievi non incidono.',
  twoFalls: (name) =>
    `Il «${name}» si misura sul saldo, che cambia anche con depositi e prelievi; il «Drawdown massimo» sulla curva di crescita, che non ne tiene conto. I due valori possono quindi differire.`,
  asTable: 'In forma di tabella',
  months: 'Mesi',
  year: 'Anno',
  inAll: 'Totale',
  monthsNote:
    'In percentuale, senza depositi né prelievi. Una casella vuota significa che non ci sono state operazioni.',
  rules: 'Come opera',
  rulesText:
    'Dati calcolati sulle operazioni del conto, escluse le perdite sulle posizioni aperte. Aprire operazioni più grandi dopo una perdita è tipico della martingala; avere molte posizioni contemporanee, della griglia (grid).',
  figures: 'Indicatori',
  figuresText: 'Apri un indicatore per vedere come è calcolato e su quali operazioni.',
  rows: 'Operazioni incluse',
  figure: {
    growth: {
      label: 'Crescita',
      formula:
        'Saldo finale ÷ saldo iniziale di ogni intervallo tra depositi e prelievi; prodotto di questi rapporti, meno uno.',
    },
    worstMonth: {
      label: 'Mese peggiore',
      formula: 'Il mese con la crescita più bassa, senza contare depositi e prelievi.',
    },
    sumOfMonths: {
      label: 'Somma dei mesi (non è un rendimento)',
      formula: 'Somma delle crescite mensili. Può essere positiva anche se il conto ha perso denaro.',
    },
    absoluteGain: { label: 'Guadagno sui depositi', formula: 'Profitto netto ÷ (saldo iniziale + depositi).' },
    netProfit: {
      label: 'Profitto netto',
      formula: 'Profitto lordo + perdita lorda; commissioni e swap sono inclusi in entrambi.',
    },
    profitFactor: { label: 'Fattore di profitto', formula: 'Profitto lordo ÷ perdita lorda (valore assoluto).' },
    expectancy: { label: 'Valore atteso', formula: 'Profitto netto ÷ posizioni chiuse.' },
    winRate: {
      label: 'Tasso di successo',
      formula:
        'In profitto ÷ (in profitto + in perdita), per posizione; quelle in pareggio non contano. MetaTrader conta le transazioni di chiusura e considera il pareggio un profitto.',
    },
    averageWin: { label: 'Profitto medio', formula: 'Somma delle posizioni in profitto ÷ il loro numero.' },
    averageLoss: { label: 'Perdita media', formula: 'Somma delle posizioni in perdita ÷ il loro numero.' },
    riskReward: { label: 'Rapporto rendimento/rischio', formula: 'Profitto medio ÷ perdita media (valore assoluto).' },
    drawdown: {
      label: 'Drawdown massimo',
      formula:
        'Il calo più ampio della curva di crescita da un massimo: i depositi non lo nascondono. Escluse le perdite sulle posizioni aperte.',
    },
    drawdownRelative: {
      label: 'Drawdown relativo',
      formula:
        'Il calo più ampio del saldo rispetto a un massimo, in rapporto a quel massimo. Escluse le perdite sulle posizioni aperte.',
    },
    drawdownMaximal: {
      label: 'Drawdown massimo in valore',
      formula:
        'Il calo più ampio del saldo rispetto a un massimo, in valore. Escluse le perdite sulle posizioni aperte.',
    },
    drawdownAbsolute: {
      label: 'Drawdown assoluto',
      formula:
        'Saldo prima della prima operazione meno il saldo più basso successivo. Escluse le perdite sulle posizioni aperte.',
    },
    recovery: { label: 'Fattore di recupero', formula: 'Profitto netto ÷ drawdown massimo in valore.' },
    sharpeByTrade: {
      label: 'Indice di Sharpe per operazione',
      formula:
        'Come riportato da MetaTrader: media ÷ deviazione standard dei rendimenti delle transazioni di chiusura, non annualizzato.',
    },
    sharpeDaily: {
      label: 'Indice di Sharpe giornaliero',
      formula:
        'Media ÷ deviazione standard dei rendimenti di tutti i giorni da lunedì a venerdì, annualizzato con la radice quadrata del numero di giornate di trading in un anno. Non calcolato su meno di un anno.',
    },
    exposure: {
      label: 'Tempo a mercato',
      formula: 'Ore con una posizione aperta ÷ ore dalla prima all’ultima operazione.',
    },
    longestLosingRun: { label: 'Serie di perdite più lunga', formula: 'Posizioni in perdita consecutive.' },
    worstDay: {
      label: 'Giorno peggiore',
      formula:
        'Il giorno con la crescita più bassa, secondo l’ora del broker. Escluse le perdite sulle posizioni aperte.',
    },
    tradesAWeek: {
      label: 'Operazioni a settimana',
      formula: 'Posizioni chiuse ÷ settimane dalla prima all’ultima operazione.',
    },
    medianHold: {
      label: 'Durata tipica',
      formula: 'La mediana: metà delle posizioni chiuse è durata di più, l’altra metà di meno.',
    },
    largestLot: { label: 'Operazione più grande, in lotti', formula: 'Lotti della transazione più grande.' },
    withStop: {
      label: 'Con stop loss',
      formula: 'Posizioni con stop loss ÷ posizioni di cui il report dice se ne avevano uno.',
    },
    mostAtOnce: {
      label: 'Max posizioni contemporanee',
      formula:
        'Sullo stesso simbolo e nella stessa direzione; incrementi inclusi. Molte posizioni contemporanee sono tipiche di una griglia (grid).',
    },
    raisedAfterLoss: {
      label: 'Operazioni più grandi dopo una perdita',
      formula:
        'Posizioni con più lotti di quella chiusa in perdita subito prima ÷ tutte le posizioni aperte dopo una in perdita. Una quota alta è tipica della martingala.',
    },
  },
  input: {
    openingBalance: 'Saldo iniziale',
    closingBalance: 'Saldo finale',
    deposits: 'Depositi',
    withdrawals: 'Prelievi',
    flows: 'Depositi, prelievi, altro',
    months: 'Mesi con operazioni',
    netProfit: 'Profitto netto',
    grossProfit: 'Profitto lordo',
    grossLoss: 'Perdita lorda',
    commission: 'Di cui commissioni e spese',
    swap: 'Di cui swap',
    positions: 'Posizioni chiuse',
    won: 'In profitto',
    lost: 'In perdita',
    even: 'In pareggio',
    wonSum: 'Somma dei profitti',
    lostSum: 'Somma delle perdite',
    averageWin: 'Profitto medio',
    averageLoss: 'Perdita media',
    drawdownMaximal: 'Drawdown massimo in valore',
    drawdownShare: 'In rapporto al suo massimo',
    tradesByTerminal: 'Transazioni di chiusura',
    winRateByTerminal: 'Tasso di successo in MetaTrader',
    days: 'Giorni da lunedì a venerdì',
    hoursHeld: 'Ore con posizione aperta',
    hoursInAll: 'Ore totali',
    stopKnown: 'Posizioni con dati sullo stop loss',
    stopSet: 'Con stop loss',
    raised: 'Con più lotti',
    afterLoss: 'Aperte dopo una posizione in perdita',
  },
  detail: 'Risultati in dettaglio',
  distribution: 'Distribuzione dei risultati',
  result: 'Risultato',
  below: (amount) => `meno di ${amount}`,
  andMore: (amount) => `${amount} e oltre`,
  between: (from, to) => `da ${from} a ${to}`,
  by: { weekday: 'Per giorno della settimana', hour: 'Per ora del giorno', symbol: 'Per simbolo' },
  byKey: { weekday: 'Giorno', hour: 'Ora', symbol: 'Simbolo' },
  hours: 'A che ora apre le operazioni (ora del broker)',
  byNote: 'In base all’ora di chiusura, nel fuso orario del broker.',
  others: 'Altri',
  subscription: 'Al netto dell’abbonamento',
  subscriptionText: (price) =>
    `Un deposito che cresce come questo conto e da cui ogni mese si sottrae l’abbonamento di ${price}.`,
  subscriptionElsewhere: (currency) =>
    `L’abbonamento si paga in dollari statunitensi e questo conto è in ${currency}. Quanto tolga alla crescita dipenderebbe da un tasso di cambio che qui non è registrato: per questo non viene calcolato.`,
  deposit: (currency) => `Deposito, ${currency}`,
  compute: 'Calcola',
  before: 'Al lordo dell’abbonamento',
  after: 'Al netto dell’abbonamento',
  left: 'Capitale residuo',
  paid: 'Spesa per l’abbonamento',
  share: 'Canone mensile in rapporto al deposito',
  choice: {
    all: 'Tutte le transazioni',
    closed: 'Posizioni chiuse',
    won: 'Posizioni in profitto',
    lost: 'Posizioni in perdita',
    even: 'Posizioni in pareggio',
    flows: 'Depositi e prelievi',
  },
  column: {
    opened: 'Apertura',
    time: 'Data e ora',
    ticket: 'Numero',
    type: 'Tipo',
    symbol: 'Simbolo',
    lots: 'Lotti',
    price: 'Prezzo',
    balance: 'Saldo',
  },
  gold: 'Il prezzo dell’oro nel periodo',
  goldText: (from, to, low, high) => `${from} – ${to}: il prezzo di un’oncia d’oro è variato tra ${low} e ${high}.`,
  goldNote: 'Prezzi di una serie importata. Ogni punto è un’operazione, al prezzo di uscita.',
  noRows: 'Nessuna operazione da mostrare.',
  newer: 'Più recenti',
  older: 'Precedenti',
  pageOf: (page, pages, rows) => `Pagina ${page} di ${pages}; righe: ${rows}`,
}
