import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/it.ts'
import { account } from './account/it.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/it.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/it.ts'
import { withArticle } from './percent-it.ts'
import { plural } from './plural.ts'
import { service } from './service/it.ts'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The public site in Italian, addressing the reader as “tu”; the warning on CFDs in the words of the authority. */
export const it: SiteWords = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: 'Pagina non trovata',
    text: 'Non troviamo questa pagina. Forse è stata spostata, oppure l’indirizzo contiene un errore.',
    back: 'Torna alla home page',
  },

  navigation: {
    skip: 'Vai al contenuto',
    label: 'Navigazione principale',
    menu: 'Menu',
    results: 'Risultati',
    connect: 'Contatti',
    admin: 'Amministrazione',
    initialize: 'Inizia',
    staff: 'accesso staff',
    language: 'Lingua',
    newTab: 'si apre in una nuova scheda',
  },

  demoBanner:
    'Sito dimostrativo: tutto ciò che riporta la dicitura «esempio» è inventato e serve solo a mostrarti come sarà la pagina. Nessuno ha ottenuto questi risultati.',
  bothBanner:
    'Sito dimostrativo: tutto ciò che riporta la dicitura «esempio» o «dati inventati» (cifre, mesi, operazioni, conti) non è reale e serve solo a mostrarti come sarà la pagina. Nessuno ha ottenuto questi risultati.',
  madeUpBanner:
    'Ciò che riporta la dicitura «dati inventati» è calcolato su mesi, operazioni e conti creati a scopo dimostrativo.',

  risk: {
    label: 'Avvertenza sui rischi',
    // The wording in use in Italy.
    strip: (share, broker) =>
      `I CFD sono strumenti complessi e presentano un rischio significativo di perdere denaro rapidamente a causa della leva finanziaria. ${
        share === null
          ? 'La grande maggioranza dei conti di clienti al dettaglio perde denaro negoziando CFD.'
          : `${capitalized(withArticle(share))} dei conti di investitori al dettaglio perde denaro a causa delle negoziazioni in CFD con ${broker}.`
      } Valuti se comprende il funzionamento dei CFD e se può permettersi di correre questo alto rischio di perdere il Suo denaro.`,
    pastPerformance:
      'I rendimenti passati non sono un indicatore affidabile dei risultati futuri. Puoi perdere tutto il denaro depositato.',
    currency:
      'Gli importi sono in dollari statunitensi; se la tua valuta è un’altra, il risultato dipende anche dal tasso di cambio.',
    beforeSubscription: (price) => `I risultati sono al lordo dell’abbonamento di ${price} al mese.`,
    lessThanOneYear: 'Meno di un anno di dati.',
    hypotheticalLabel: 'Risultati ipotetici',
    hypothetical:
      'Questi risultati si basano su rendimenti simulati o ipotetici, che presentano alcuni limiti intrinseci. A differenza dei risultati riportati in uno storico di rendimenti effettivi, questi risultati non rappresentano negoziazioni reali. Inoltre, poiché queste operazioni non sono state effettivamente eseguite, i risultati possono aver compensato in difetto o in eccesso l’eventuale effetto di determinati fattori di mercato, come la mancanza di liquidità. In generale, i programmi di trading simulati o ipotetici risentono anche del fatto di essere elaborati con il vantaggio del senno di poi. Non si afferma in alcun modo che un conto realizzerà, o possa verosimilmente realizzare, profitti o perdite simili a quelli qui mostrati.',
    hypotheticalOriginal: 'Testo originale, in inglese',
    disclosureTitle: 'Informativa sui rischi',
    disclosure:
      'Operando sull’oro con la leva puoi perdere tutto ciò che depositi, e in poco tempo. Un bot segue delle regole: non conosce il futuro e avrà operazioni, settimane e mesi in perdita. Non operare con denaro di cui hai bisogno. Nulla di quanto pubblicato su questo sito costituisce una consulenza in materia di investimenti o una promessa di guadagno.',
  },

  mark: {
    measured: 'calcolato',
    madeUp: 'dati inventati',
    stated: (company, date) => `secondo ${company} (${date})`,
    operator: 'la società',
    statedRow: 'autodichiarato',
    unfinished: 'mese parziale',
    statedLongAgo: 'non confermato da molto tempo',
    evidence: 'documentazione',
    sampleFigure: 'dato di esempio',
    sampleStatement: 'dichiarazione di esempio',
    sampleTestimonial: 'testimonianza di esempio',
    notStated: 'non indicato',
    operations: (count, shown) =>
      plural('it', count, {
        one: `${shown} operazione`,
        many: `${shown} di operazioni`,
        other: `${shown} operazioni`,
      }),
    months: (count, shown) =>
      plural('it', count, { one: `${shown} mese`, many: `${shown} di mesi`, other: `${shown} mesi` }),
    account: {
      live: 'conto reale',
      demo: 'conto demo',
      backtest: 'test su dati storici',
      unknown: 'tipo di conto non indicato',
    },
    method: 'formula di calcolo',
  },

  figures: {
    'results.return': 'Rendimento',
    'results.valueLocked': 'Capitale impiegato',
    'results.generated': 'Guadagni generati per i clienti',
    'results.balance': 'Saldo',
    'results.gain': 'Guadagno',
    'results.maxDrawdown': 'Drawdown massimo',
    'results.sharpe': 'Indice di Sharpe',
    'results.winRate': 'Tasso di successo',
    'results.riskReward': 'Rapporto rendimento/rischio',
    'results.consistency': 'Mesi positivi',
    'results.averageMonthlyProfit': 'Guadagno mensile medio',
    'company.years': 'In attività da',
    'broker.assets': 'Patrimonio dei clienti presso il broker partner',
    'broker.since': 'Attivo dal',
    'broker.spreadsFrom': 'Spread a partire da',
    'company.clients': 'Clienti',
    'service.uptime': 'Disponibilità',
    'service.monitoring': 'Monitoraggio',
    'service.languages': 'Lingue',
    'service.encryption': 'Crittografia',
    'service.connection': 'Connessione',
    'service.support': 'Assistenza',
    'response.firstAnswer': 'Prima risposta entro',
    'response.setup': 'Conto configurato entro',
  },

  measured: {
    winRate: {
      label: 'Tasso di successo',
      method:
        'Operazioni in profitto divise per il totale di quelle in profitto e in perdita. Un’operazione chiusa in più riprese conta una volta sola; quelle in pareggio sono escluse.',
    },
    profitFactor: {
      label: 'Fattore di profitto',
      method: 'Somma di tutti i profitti divisa per la somma di tutte le perdite.',
    },
    riskReward: {
      label: 'Rapporto rendimento/rischio',
      method: 'Guadagno medio di un’operazione in profitto diviso per la perdita media di un’operazione in perdita.',
    },
    averageTrade: {
      label: 'Risultato medio per operazione',
      method: 'Media dei risultati di tutte le operazioni, arrotondata al pip intero.',
    },
    totalProfit: {
      label: 'Profitto totale per un lotto',
      method:
        'Somma di tutti i risultati in pip, moltiplicata per dieci: dà il risultato in dollari statunitensi con un lotto (cento once), al lordo dei costi.',
    },
    operations: { label: 'Operazioni', method: 'Operazioni registrate nel periodo.' },
    consistency: {
      label: 'Mesi positivi',
      method: 'Mesi in guadagno divisi per tutti i mesi di cui ci sono i dati.',
    },
    compoundedReturn: {
      label: 'Rendimento composto',
      method: 'Rendimenti mensili capitalizzati mese dopo mese. Depositi e prelievi non incidono.',
    },
    sumOfMonths: {
      label: 'Somma dei mesi (non è un rendimento)',
      method: 'Rendimenti mensili sommati. La somma può essere positiva anche se il conto ha perso denaro.',
    },
    maxDrawdown: {
      label: 'Drawdown massimo',
      method:
        'Il calo più ampio da un massimo precedente, sulla curva dei rendimenti mensili capitalizzati. I cali nel corso del mese non si vedono.',
    },
    sharpe: {
      label: 'Indice di Sharpe',
      method:
        'Media dei rendimenti mensili divisa per la loro deviazione standard. Il tasso privo di rischio non viene sottratto; l’indice non è annualizzato.',
    },
  },

  units: {
    pips: (count, shown) =>
      plural('it', count, { one: `${shown} pip`, many: `${shown} di pip`, other: `${shown} pip` }),
  },

  hero: {
    headline: { first: 'Un bot opera sull’oro.', second: 'Il tuo denaro resta', third: 'presso il tuo broker.' },
    subtitle: (brand) =>
      `${brand} collega al tuo conto MetaTrader una strategia automatica sull’oro (XAU/USD) a regole fisse. Non detiene mai il tuo denaro.`,
    status: {
      title: 'Stato del sistema',
      checking: 'verifica in corso…',
      online: 'Sistema online',
      offline: 'Nessuna connessione',
      latency: (milliseconds) => `server attivo, ${milliseconds}`,
    },
    performance: 'Andamento',
    transactions: {
      title: 'Ultime operazioni',
      empty: 'Non ci sono ancora operazioni sull’oro registrate.',
      long: 'Acquisto',
      short: 'Vendita',
      from: 'da',
      to: 'a',
    },
    checkout: 'Inizia la prova gratuita',
    trial: (count, shown) =>
      plural('it', count, {
        one: `Gratis per ${shown} giorno, con tutte le funzioni. Se disdici durante la prova, non paghi nulla.`,
        many: `Gratis per ${shown} di giorni, con tutte le funzioni. Se disdici durante la prova, non paghi nulla.`,
        other: `Gratis per ${shown} giorni, con tutte le funzioni. Se disdici durante la prova, non paghi nulla.`,
      }),
    price: (price) => `Dopo la prova, ${price} al mese fino alla disdetta.`,
    deposit: (amount) => `Deposito minimo consigliato presso il tuo broker: ${amount}. Puoi perderlo per intero.`,
    burden: (share) =>
      `Su questo deposito il solo abbonamento pesa per ${withArticle(share)} al mese: se il bot rende meno, sei in perdita.`,
    terms: (company) => `Queste condizioni le stabilisce ${company}.`,
    security: 'Questa pagina non esegue codice di terzi e nessuno dei suoi moduli chiede una password.',
  },

  proof: {
    figures: 'I numeri della società',
    testimonials: 'Che cosa dicono i clienti',
    testimonialPeriod: (count, shown) =>
      plural('it', count, {
        one: `usa il servizio da ${shown} mese`,
        many: `usa il servizio da ${shown} di mesi`,
        other: `usa il servizio da ${shown} mesi`,
      }),
    testimonialNote:
      'Le testimonianze possono non essere rappresentative dell’esperienza di altri clienti e non garantiscono rendimenti o successi futuri.',
    regulation: 'Vigilanza e autorizzazione',
    licence: {
      holder: 'titolare dell’autorizzazione',
      regulator: 'autorità di vigilanza',
      number: 'numero dell’autorizzazione',
      activity: 'attività autorizzata',
      register: 'registro pubblico',
    },
    transparency: 'Trasparenza',
  },

  results: {
    title: 'Risultati',
    intro: 'Gli ultimi sei mesi registrati, compresi quelli in perdita.',
    months: 'Andamento mensile',
    month: 'Mese',
    gain: 'Rendimento',
    profit: 'Profitto',
    total: 'Tutti i mesi registrati',
    account: 'Conto principale',
    riskMetrics: 'Indicatori di rischio',
    verification: 'Verifica',
    empty: 'Non ci sono ancora dati sui risultati.',
    emptyNext: 'I dati saranno aggiornati ogni mese.',
    updates: 'I nuovi dati compaiono qui entro un minuto.',
    methods: 'Come si calcolano questi dati',
    everyTrade: 'Vedi tutte le operazioni',
  },

  waiting: {
    measured: (names) => `In arrivo con il primo report del conto: ${names}.`,
    stated: (names) => `In arrivo quando potremo indicare una fonte: ${names}.`,
    testimonials: 'Qui parleranno i clienti. Pubblichiamo solo ciò che hanno approvato.',
    badges: 'Qui troverai registrazioni e certificati, ciascuno con un link per verificarlo.',
    verification:
      'Nessuna verifica indipendente è stata ancora pubblicata. Nel frattempo puoi verificare lo storico nel tuo browser.',
  },

  contact: {
    title: 'Contatti',
    intro: 'Scrivici nella tua lingua. Il nostro team legge ogni messaggio e risponde.',
  },

  form: {
    ...asked,
    phoneHint: 'Per risponderti al telefono o su WhatsApp, se preferisci. Chiamiamo solo se ce lo chiedi tu.',
    messagePlaceholder: 'Mi interessa il trading automatico sull’oro.',
    optional: 'facoltativo',
    choose: 'Scegli un’opzione',
    frequentPrefixes: 'I più usati',
    allPrefixes: 'Tutti i Paesi',
    otherPrefix: 'Altro: scrivi il numero con il + iniziale',
    experience: {
      beginner: 'Principiante',
      intermediate: 'Livello intermedio',
      advanced: 'Livello avanzato',
      expert: 'Esperto',
      professional: 'Professionista',
    },
    experienceOption: (name, years, amount) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'Offerte, solo se le vuoi',
      emailOffers: consentWording.it.emailOffers,
      phoneOffers: consentWording.it.phoneOffers,
      withdraw: consentWording.it.withdraw,
    },
    notice: {
      title: 'Come usiamo i tuoi dati',
      absent: consentWording.it.noNotice,
      controller: (company) => `Titolare del trattamento: ${company}.`,
      text: consentWording.it.notice,
    },
    closed:
      'Non possiamo ancora ricevere i tuoi dati: la società responsabile di questo sito non è stata indicata. Appena lo sarà, potrai usare il modulo.',
    sending: 'Invio in corso…',
    telegram: 'Continua su Telegram',
    again: 'Invia un’altra richiesta',
    problems: {
      required: 'Compila questo campo.',
      too_short: 'Il testo inserito è troppo breve.',
      too_long: (most, over) => `Il testo inserito è troppo lungo: al massimo ${most} caratteri. In eccesso: ${over}.`,
      invalid_email: 'Controlla l’indirizzo e-mail.',
      email_at: 'Un indirizzo e-mail contiene una sola @, come in nome@esempio.it.',
      email_domain: 'La parte dopo la @ non è completa. Finisce, per esempio, con esempio.it.',
      email_space: 'Nell’indirizzo e-mail c’è uno spazio.',
      email_several: 'Inserisci un solo indirizzo e-mail.',
      email_alphabets: 'Questo indirizzo mescola lettere simili di alfabeti diversi. Scrivilo di nuovo.',
      open_quote: 'Qui si apre una virgoletta che non si chiude.',
      several_people: 'Più persone condividono questo numero. Usa l’indirizzo e-mail.',
      invalid_phone: 'Questo numero non è valido per il Paese scelto. Controllalo.',
      phone_too_short: 'Questo numero ha troppe poche cifre.',
      phone_too_long: 'Questo numero ha troppe cifre.',
      phone_country: 'Scegli il Paese di questo numero.',
      phone_doubt:
        'Questo numero comincia con il prefisso del Paese? Se sì, metti + davanti. Se no, scrivilo come lo componi da casa.',
      phone_digits_lost: 'In questo numero mancano delle cifre. Scrivilo per intero.',
      invalid_choice: 'Scegli una delle opzioni.',
      invalid_number: 'Inserisci un numero.',
      invalid_date: 'Inserisci una data.',
      invalid_text: 'Il testo contiene caratteri non ammessi.',
      password_guessable: 'Questa password è facile da indovinare.',
      taken: 'È già in uso.',
      unproven: 'Questa affermazione richiede una fonte.',
      unknown_field: 'La pagina non è aggiornata. Ricaricala e riprova.',
      invalid: 'Controlla questo campo.',
    },
    missing: {
      name: 'Inserisci il tuo nome.',
      email: 'Inserisci il tuo indirizzo e-mail.',
      phoneNumber: 'Inserisci il tuo numero di telefono.',
      investmentAmount: 'Scegli un importo.',
    },
    problemSummary: (count, shown) =>
      plural('it', count, {
        one: `${shown} campo da controllare.`,
        many: `${shown} di campi da controllare.`,
        other: `${shown} campi da controllare.`,
      }),
    restored: 'Abbiamo ripristinato ciò che avevi scritto. Ora puoi inviarlo.',
    tooManyRequests:
      'Troppi messaggi in poco tempo. Aspetta qualche minuto e riprova: ciò che hai scritto non andrà perso.',
    quick: {
      title: 'Richiesta di accesso',
      submit: 'Richiedi l’accesso',
      sentTitle: 'Perfetto!',
      sentText: 'Abbiamo ricevuto i tuoi dati.',
      sentPromise: (time) => `Un esperto ti contatterà in meno di ${time}.`,
      failedTitle: 'Errore',
      failedText: 'Si è verificato un problema. Riprova.',
    },
    full: {
      title: 'Scrivici',
      submit: 'Invia il messaggio',
      sentTitle: 'Grazie. Il tuo messaggio è arrivato.',
      sentText: 'Prima di tutto ti scriveremo. La richiesta è gratuita e non ti impegna a nulla.',
      sentPromise: (time) => `Configureremo il tuo sistema di trading automatico entro ${time}.`,
      failedTitle: 'Errore nell’invio del messaggio',
      failedText: 'Riprova o contatta la nostra assistenza.',
    },
    'welcome-b': {
      title: 'Richiesta di accesso',
      submit: 'Invia la richiesta',
      sentTitle: 'Grazie. La tua richiesta è arrivata.',
      sentText: 'Prima di tutto ti scriveremo. La richiesta è gratuita e non ti impegna a nulla.',
      sentPromise: (time) => `Un esperto ti contatterà in meno di ${time}.`,
      failedTitle: 'Errore nell’invio del messaggio',
      failedText: 'Riprova o contatta la nostra assistenza.',
    },
    contact: {
      title: 'Scrivici',
      submit: 'Invia il messaggio',
      sentTitle: 'Grazie. Abbiamo ricevuto il tuo messaggio.',
      sentText: 'Il nostro team lo leggerà e ti risponderà nella lingua che hai scelto.',
      sentPromise: (time) => `Ti ricontatteremo entro ${time}.`,
      failedTitle: 'Errore nell’invio del messaggio',
      failedText: 'Non siamo riusciti a inviare la tua richiesta. Riprova.',
    },
  },

  footer: {
    company: 'Società',
    address: 'Indirizzo',
    online: 'Sistema online',
    notServed: (countries) => `Servizio non disponibile per chi risiede in: ${countries}.`,
    rights: 'Tutti i diritti riservati.',
    links: {
      privacy: 'Informativa sulla privacy',
      terms: 'Termini e condizioni',
      'risk-disclosure': 'Informativa sui rischi',
      compliance: 'Compliance',
      imprint: 'Note legali',
      cancel: 'Recesso o disdetta',
    },
  },
}
