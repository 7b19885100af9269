import type { HomeWords } from './en.ts'

export const home: HomeWords = {
  headline: { first: 'L’oro non si ferma mai.', second: 'Il bot segue le regole.', third: 'Il conto resta Suo.' },
  subtitle: (brand) =>
    `${brand} collega una strategia automatica sull’oro (XAU/USD) a un conto MetaTrader a Suo nome. Lei vede ogni operazione e può fermare il bot in qualsiasi momento.`,
  ask: 'Fare una domanda',
  scene: {
    label: 'Chi ha che cosa',
    market: 'Mercato dell’oro',
    prices: 'arrivano i prezzi',
    bot: 'Il bot',
    rules: 'decide secondo regole fisse',
    account: 'Il Suo conto',
    yours: 'il Suo broker, il Suo nome, il Suo denaro',
  },
  what: {
    title: 'Che cos’è e che cosa non è',
    is: 'È',
    isNot: 'Non è',
    program: 'Un programma che apre e chiude operazioni sull’oro secondo regole fisse.',
    connection: 'Un collegamento al Suo conto MetaTrader, che può interrompere in qualsiasi momento.',
    subscription: 'Un abbonamento a prezzo unico, nei mesi buoni e in quelli cattivi.',
    fund: 'Un fondo: qui nessuno detiene, raccoglie o paga il Suo denaro.',
    advice: 'Una consulenza: non sa nulla di Lei e non raccomanda nulla.',
    guarantee: 'Una garanzia: ci sono operazioni, settimane e mesi in perdita.',
  },
  steps: {
    title: 'Come funziona',
    account: { title: 'Apra un conto', text: 'Presso un broker che offre MetaTrader, a Suo nome e con il Suo denaro.' },
    connect: {
      title: 'Colleghi il bot',
      text: 'Lei invia i dati del conto in un modulo protetto. Una persona configura il bot e Le scrive quando è attivo.',
    },
    watch: {
      title: 'Lo segua o lo fermi',
      text: 'Ogni operazione compare nel Suo MetaTrader. Cambi lì la password e il bot resta fuori.',
    },
  },
  results: {
    title: 'I risultati in breve',
    intro: 'Compresi i mesi in perdita, e nessuna cifra senza fonte.',
    curve: 'Crescita del conto, mese per mese',
    every: 'Tutti i risultati',
  },
  price: {
    title: 'Prezzo e prova',
    trial: 'di prova gratuita, con tutte le funzioni',
    monthly: 'al mese dopo la prova, fino alla disdetta',
    deposit: 'deposito minimo consigliato presso il Suo broker; può perderlo per intero',
  },
  close: {
    title: 'Chieda prima di decidere',
    text: 'Lasci i Suoi dati e una persona Le scrive. Non costa nulla e non collega nulla.',
  },
}
