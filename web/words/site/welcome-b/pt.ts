import type { WelcomeBWords } from './en.ts'

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Negociação automática.', second: 'Só ouro.', third: 'Configurado para si.' },
  subtitle: (brand) =>
    `${brand} segue uma única estratégia num único mercado, numa conta que lhe pertence. Aqui vê como correu, quem responde por isso e o que não se pode prometer.`,
  connect: 'Pedir acesso',
  seeResults: 'Ver os resultados',
  benefits: 'Porque o escolhem',
  automatic: {
    title: 'Automático',
    text: 'Segue o mercado a toda a hora e negoceia segundo regras, sem estados de espírito.',
  },
  gold: { title: 'Só ouro', text: 'Um único mercado, XAU/USD, em vez de um pouco de tudo.' },
  setup: { title: 'Configurado para si', text: 'São pessoas que o ligam à sua conta MetaTrader. Não instala nada.' },
  results: { title: 'Resultados', intro: 'Das operações registadas, incluindo as perdidas.' },
  operations: {
    title: 'Operações recentes',
    pair: 'Par',
    type: 'Tipo',
    entry: 'Entrada',
    exit: 'Saída',
    result: 'Resultado',
    time: 'Hora',
  },
  company: {
    title: (brand) => `A empresa por trás de ${brand}`,
    intro: 'O que defende e o que declarou sobre si própria.',
    details: 'Empresa',
    badges: 'Certificações',
    figures: 'Em números',
  },
  control: { title: 'O controlo é seu', text: 'A conta, o dinheiro e a palavra-passe são seus.' },
  rules: { title: 'Regras fixas', text: 'O bot faz aquilo para que foi criado, e nada por impulso.' },
  people: { title: 'Pessoas que respondem', text: 'Escreva na sua língua; uma pessoa lê e responde.' },
  books: { title: 'Contas abertas', text: 'Ganhos e perdas estão num só registo, e cada número diz como é calculado.' },
  videos: {
    title: 'Clientes em vídeo',
    place: 'Vídeo em breve',
    note: 'Aqui serão acrescentados vídeos. Até lá, estes espaços ficam vazios.',
  },
  contact: {
    title: 'Peça acesso',
    intro: 'Diga-nos o que tem em mente. Uma pessoa responde antes de se ligar seja o que for.',
  },
}
