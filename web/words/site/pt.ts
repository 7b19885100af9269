import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/pt.ts'
import { account } from './account/pt.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/pt.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/pt.ts'
import { plural } from './plural.ts'
import { service } from './service/pt.ts'

/** The public site in European Portuguese, in the formal third person. */
export const pt: SiteWords = {
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
    title: 'Página não encontrada',
    text: 'Não encontrámos esta página. Pode ter sido movida ou o endereço pode estar mal escrito.',
    back: 'Ir para a página inicial',
  },

  navigation: {
    skip: 'Saltar para o conteúdo',
    label: 'Navegação principal',
    menu: 'Menu',
    results: 'Resultados',
    connect: 'Contacto',
    admin: 'Administração',
    initialize: 'Iniciar',
    staff: 'acesso da equipa',
    language: 'Idioma',
    newTab: 'abre num novo separador',
  },

  demoBanner:
    'Site de demonstração: tudo o que está assinalado como «exemplo» foi inventado para que possa ver a página completa. Não são resultados reais.',
  bothBanner:
    'Site de demonstração: tudo o que está assinalado como «exemplo» ou «registos inventados» (números, meses, operações e contas) foi inventado para que possa ver a página completa. Não são resultados reais.',
  madeUpBanner:
    'Os números assinalados como «registos inventados» são calculados a partir de meses, operações e contas que foram inventados para preencher este site.',

  risk: {
    label: 'Aviso de risco',
    // The wording in use in Portugal.
    strip: (share, broker) =>
      `Os CFD são instrumentos complexos e apresentam um elevado risco de perda rápida de dinheiro devido ao efeito de alavancagem. ${
        share === null
          ? 'A grande maioria das contas de clientes não profissionais perde dinheiro quando negoceia CFD.'
          : `${share} das contas de investidores não profissionais perdem dinheiro quando negoceiam CFD com ${broker}.`
      } Deve considerar se compreende como funcionam os CFD e se pode correr o elevado risco de perda do seu dinheiro.`,
    pastPerformance:
      'As rentabilidades passadas não são um indicador fiável dos resultados futuros. Pode perder todo o dinheiro que depositar.',
    currency:
      'Os valores estão em dólares americanos. Se usar outra moeda, a taxa de câmbio pode aumentar ou reduzir o seu resultado.',
    beforeSubscription: (price) => `Estes valores não descontam a subscrição de ${price} por mês.`,
    lessThanOneYear: 'Menos de um ano de dados.',
    hypotheticalLabel: 'Resultados hipotéticos',
    hypothetical:
      'Estes resultados baseiam-se em desempenhos simulados ou hipotéticos, que têm certas limitações inerentes. Ao contrário dos resultados apresentados num histórico de desempenho efetivo, estes resultados não representam negociação real. Além disso, como estas operações não foram efetivamente executadas, os resultados podem ter compensado por defeito ou por excesso o eventual impacto de certos fatores de mercado, como a falta de liquidez. Os programas de negociação simulados ou hipotéticos, em geral, estão também sujeitos ao facto de serem concebidos com o benefício do conhecimento posterior dos acontecimentos. Não se afirma que qualquer conta venha a obter, ou seja suscetível de obter, lucros ou perdas semelhantes aos aqui apresentados.',
    hypotheticalOriginal: 'Texto original, em inglês',
    disclosureTitle: 'Informação sobre os riscos',
    disclosure:
      'Negociar ouro com alavancagem pode custar-lhe tudo o que depositar, e depressa. Um bot segue regras, não conhece o futuro e terá operações, semanas e meses com perdas. Não negoceie com dinheiro de que precise. Nada neste site constitui consultoria para investimento nem promessa de lucro.',
  },

  mark: {
    measured: 'calculado',
    madeUp: 'registos inventados',
    stated: (company, date) => `segundo ${company}, à data de ${date}`,
    operator: 'o operador do serviço',
    statedRow: 'autodeclarado',
    unfinished: 'em curso',
    statedLongAgo: 'sem confirmação recente',
    evidence: 'comprovativo',
    sampleFigure: 'valor de exemplo',
    sampleStatement: 'declaração de exemplo',
    sampleTestimonial: 'testemunho de exemplo',
    notStated: 'sem indicação',
    operations: (count, shown) =>
      plural('pt', count, {
        one: `${shown} operação`,
        many: `${shown} de operações`,
        other: `${shown} operações`,
      }),
    months: (count, shown) =>
      plural('pt', count, { one: `${shown} mês`, many: `${shown} de meses`, other: `${shown} meses` }),
    account: {
      live: 'conta real',
      demo: 'conta demo',
      backtest: 'teste com dados históricos',
      unknown: 'tipo de conta não declarado',
    },
    method: 'fórmula',
  },

  figures: {
    'results.return': 'Rentabilidade',
    'results.valueLocked': 'Capital negociado',
    'results.generated': 'Ganhos gerados para clientes',
    'results.balance': 'Saldo',
    'results.gain': 'Ganho',
    'results.maxDrawdown': 'Drawdown máximo',
    'results.sharpe': 'Rácio de Sharpe',
    'results.winRate': 'Taxa de acerto',
    'results.riskReward': 'Rácio ganho/risco',
    'results.consistency': 'Meses com ganhos',
    'results.averageMonthlyProfit': 'Ganho mensal médio',
    'company.years': 'Em atividade há',
    'broker.assets': 'Ativos de clientes na corretora parceira',
    'broker.since': 'Em atividade desde',
    'broker.spreadsFrom': 'Spreads a partir de',
    'company.clients': 'Clientes',
    'service.uptime': 'Disponibilidade',
    'service.monitoring': 'Monitorização',
    'service.languages': 'Idiomas',
    'service.encryption': 'Encriptação',
    'service.connection': 'Ligação',
    'service.support': 'Apoio',
    'response.firstAnswer': 'Primeira resposta em',
    'response.setup': 'Conta configurada em',
  },

  measured: {
    winRate: {
      label: 'Taxa de acerto',
      method:
        'Número de operações vencedoras dividido pelo total de vencedoras e perdedoras. Uma operação fechada por partes conta uma só vez; as de resultado nulo não contam.',
    },
    profitFactor: { label: 'Fator de lucro', method: 'Soma de todos os ganhos dividida pela soma de todas as perdas.' },
    riskReward: {
      label: 'Rácio ganho/risco',
      method: 'Ganho médio de uma operação vencedora dividido pela perda média de uma operação perdedora.',
    },
    averageTrade: {
      label: 'Resultado médio por operação',
      method: 'Média dos resultados de todas as operações, arredondada a pips inteiros.',
    },
    totalProfit: {
      label: 'Lucro total com um lote',
      method:
        'Soma de todos os resultados em pips, multiplicada por dez. Dá o valor em dólares americanos com um lote (cem onças), antes de custos.',
    },
    operations: { label: 'Operações', method: 'Operações registadas no período.' },
    consistency: { label: 'Meses com ganhos', method: 'Meses com ganhos divididos pelo total de meses com dados.' },
    compoundedReturn: {
      label: 'Rentabilidade composta',
      method: 'Rentabilidades mensais capitalizadas, mês após mês. Os depósitos e os levantamentos não contam.',
    },
    sumOfMonths: {
      label: 'Soma dos meses, não é uma rentabilidade',
      method: 'Rentabilidades mensais somadas. O total pode ser positivo mesmo que a conta tenha perdido dinheiro.',
    },
    maxDrawdown: {
      label: 'Drawdown máximo',
      method: 'Maior queda da curva mensal composta desde um máximo anterior. As quedas dentro de um mês não aparecem.',
    },
    sharpe: {
      label: 'Rácio de Sharpe',
      method:
        'Média das rentabilidades mensais dividida pelo seu desvio-padrão, sem descontar a taxa de juro sem risco e sem anualizar.',
    },
  },

  units: {
    pips: (count, shown) =>
      plural('pt', count, { one: `${shown} pip`, many: `${shown} de pips`, other: `${shown} pips` }),
  },

  hero: {
    headline: { first: 'Um bot negoceia ouro.', second: 'O seu dinheiro fica', third: 'na sua corretora.' },
    subtitle: (brand) =>
      `A ${brand} liga à sua conta MetaTrader uma estratégia automatizada de ouro (XAU/USD), com regras fixas. Nunca guarda o seu dinheiro.`,
    status: {
      title: 'Estado do sistema',
      checking: 'a verificar…',
      online: 'Sistema online',
      offline: 'Sem ligação',
      latency: (milliseconds) => `servidor online, ${milliseconds}`,
    },
    performance: 'Desempenho',
    transactions: {
      title: 'Operações recentes',
      empty: 'Ainda não há operações de ouro registadas.',
      long: 'Compra',
      short: 'Venda',
      from: 'de',
      to: 'a',
    },
    checkout: 'Experimentar grátis',
    trial: (count, shown) =>
      plural('pt', count, {
        one: `Grátis durante ${shown} dia, com todas as funcionalidades. Se cancelar nesse período, não paga nada.`,
        many: `Grátis durante ${shown} de dias, com todas as funcionalidades. Se cancelar nesse período, não paga nada.`,
        other: `Grátis durante ${shown} dias, com todas as funcionalidades. Se cancelar nesse período, não paga nada.`,
      }),
    price: (price) => `Depois, ${price} por mês, até cancelar.`,
    deposit: (amount) => `Depósito mínimo recomendado na sua corretora: ${amount}. Pode perdê-lo todo.`,
    burden: (share) =>
      `Com esse depósito, só a subscrição custa ${share} por mês: o bot tem de ganhar mais do que isso para lhe sobrar alguma coisa.`,
    terms: (company) => `Quem fixa estas condições é ${company}.`,
    security: 'Esta página não executa código de terceiros e nenhum dos seus formulários pede palavras-passe.',
  },

  proof: {
    figures: 'Números da empresa',
    testimonials: 'O que dizem os clientes',
    testimonialPeriod: (count, shown) =>
      plural('pt', count, {
        one: `cliente há ${shown} mês`,
        many: `cliente há ${shown} de meses`,
        other: `cliente há ${shown} meses`,
      }),
    testimonialNote:
      'Os testemunhos podem não ser representativos da experiência de outros clientes e não constituem garantia de desempenho ou sucesso futuros.',
    regulation: 'Regulação e licença',
    licence: {
      holder: 'titular da licença',
      regulator: 'entidade reguladora',
      number: 'número da licença',
      activity: 'atividade licenciada',
      register: 'registo público',
    },
    transparency: 'Transparência',
  },

  results: {
    title: 'Resultados',
    intro: 'Os últimos seis meses registados, incluindo os que deram perdas.',
    months: 'Desempenho mensal',
    month: 'Mês',
    gain: 'Rentabilidade',
    profit: 'Lucro',
    total: 'Todos os meses registados',
    account: 'Conta principal',
    riskMetrics: 'Indicadores de risco',
    verification: 'Verificação',
    empty: 'Ainda não há dados de desempenho.',
    emptyNext: 'Os dados serão atualizados mensalmente.',
    updates: 'Esta página verifica a cada minuto se há números novos.',
    methods: 'Como são calculados estes números',
    everyTrade: 'Ver todas as operações',
  },

  waiting: {
    measured: (names) => `A publicar com o primeiro relatório da conta: ${names}.`,
    stated: (names) => `A publicar assim que houver uma fonte: ${names}.`,
    testimonials: 'Aqui falarão os próprios clientes. Só publicamos o que eles autorizarem.',
    badges: 'Aqui encontrará registos e certificados, cada um com uma ligação para o verificar.',
    verification:
      'Ainda não foi publicada nenhuma verificação independente. Até lá, pode verificar o histórico no seu navegador.',
  },

  contact: {
    title: 'Contacto',
    intro: 'Escreva-nos na sua língua. A nossa equipa lê a sua mensagem e responde-lhe.',
  },

  form: {
    ...asked,
    phoneHint: 'Para lhe respondermos por telefone ou WhatsApp, se preferir. Só telefonamos se o pedir.',
    messagePlaceholder: 'Tenho interesse na negociação automatizada de ouro.',
    optional: 'opcional',
    choose: 'Escolha uma opção',
    frequentPrefixes: 'Frequentes',
    allPrefixes: 'Todos os países',
    otherPrefix: 'Outro: comece o número por +',
    experience: {
      beginner: 'Principiante',
      intermediate: 'Intermédio',
      advanced: 'Avançado',
      expert: 'Especialista',
      professional: 'Profissional',
    },
    experienceOption: (name, years, amount) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'Ofertas (opcional)',
      emailOffers: consentWording.pt.emailOffers,
      phoneOffers: consentWording.pt.phoneOffers,
      withdraw: consentWording.pt.withdraw,
    },
    notice: {
      title: 'O que acontece aos seus dados',
      absent: consentWording.pt.noNotice,
      controller: (company) => `Responsável pelo tratamento: ${company}.`,
      text: consentWording.pt.notice,
    },
    closed:
      'Ainda não podemos receber os seus dados: falta indicar a empresa responsável por este site. Assim que for indicada, o formulário fica disponível.',
    sending: 'A enviar…',
    telegram: 'Continuar no Telegram',
    again: 'Enviar outro pedido',
    problems: {
      required: 'Preencha este campo.',
      too_short: 'O texto introduzido é demasiado curto.',
      too_long: (most, over) =>
        `O texto introduzido é demasiado longo. O limite é de ${most} caracteres. A mais: ${over}.`,
      invalid_email: 'Verifique o endereço de e-mail.',
      email_at: 'Um endereço de e-mail tem um só @, como em nome@exemplo.pt.',
      email_domain: 'A parte depois do @ não está completa. Termina, por exemplo, em exemplo.pt.',
      email_space: 'Há um espaço no endereço de e-mail.',
      email_several: 'Introduza um só endereço de e-mail.',
      email_alphabets: 'Este endereço mistura letras parecidas de alfabetos diferentes. Escreva-o de novo.',
      open_quote: 'Abre-se aqui uma aspa que não se fecha.',
      several_people: 'Várias pessoas partilham este número. Utilize o endereço de e-mail.',
      invalid_phone: 'Introduza um número de telefone válido para o país escolhido.',
      phone_too_short: 'Este número tem algarismos a menos.',
      phone_too_long: 'Este número tem algarismos a mais.',
      phone_country: 'Escolha o país deste número.',
      phone_doubt:
        'Este número começa pelo indicativo do país? Se sim, ponha + antes. Se não, escreva-o como o marca no seu país.',
      phone_digits_lost: 'Faltam algarismos neste número. Escreva-o completo.',
      invalid_choice: 'Escolha uma das opções.',
      invalid_number: 'Introduza um número.',
      invalid_date: 'Introduza uma data.',
      invalid_text: 'O texto contém caracteres que não podem ser guardados.',
      password_guessable: 'Esta palavra-passe é fácil de adivinhar.',
      taken: 'Já está a ser utilizado.',
      unproven: 'Esta afirmação precisa de uma fonte.',
      unknown_field: 'Este campo não faz parte do formulário.',
      invalid: 'Verifique este campo.',
    },
    missing: {
      name: 'Indique o seu nome.',
      email: 'Indique o seu e-mail.',
      phoneNumber: 'Indique o seu número de telefone.',
      investmentAmount: 'Escolha um montante.',
    },
    problemSummary: (count, shown) =>
      plural('pt', count, {
        one: `${shown} campo requer a sua atenção.`,
        many: `${shown} de campos requerem a sua atenção.`,
        other: `${shown} campos requerem a sua atenção.`,
      }),
    restored: 'Recuperámos o que tinha escrito. Já pode enviar.',
    tooManyRequests:
      'Demasiadas mensagens em pouco tempo. Aguarde alguns minutos e tente novamente. Não se perdeu nada do que escreveu.',
    quick: {
      title: 'Pedir acesso',
      submit: 'Pedir acesso',
      sentTitle: 'Perfeito!',
      sentText: 'Os seus dados ficaram registados.',
      sentPromise: (time) => `Um especialista entrará em contacto consigo em menos de ${time}.`,
      failedTitle: 'Erro',
      failedText: 'Ocorreu um problema. Tente novamente.',
    },
    full: {
      title: 'Escreva-nos',
      submit: 'Enviar',
      sentTitle: 'Obrigado. A sua mensagem chegou.',
      sentText: 'Primeiro, escrevemos-lhe. O seu pedido é grátis e sem compromisso.',
      sentPromise: (time) => `Configuraremos o seu sistema de negociação automatizada no prazo de ${time}.`,
      failedTitle: 'Erro ao enviar a mensagem',
      failedText: 'Tente novamente ou contacte a nossa equipa de apoio.',
    },
    'welcome-b': {
      title: 'Pedir acesso',
      submit: 'Enviar pedido',
      sentTitle: 'Obrigado. O seu pedido chegou.',
      sentText: 'Primeiro, escrevemos-lhe. O seu pedido é grátis e sem compromisso.',
      sentPromise: (time) => `Um especialista entrará em contacto consigo em menos de ${time}.`,
      failedTitle: 'Erro ao enviar a mensagem',
      failedText: 'Tente novamente ou contacte a nossa equipa de apoio.',
    },
    contact: {
      title: 'Escreva-nos',
      submit: 'Enviar mensagem',
      sentTitle: 'Obrigado. Recebemos a sua mensagem.',
      sentText: 'A nossa equipa lê-a e responde-lhe na língua que escolheu.',
      sentPromise: (time) => `Entraremos em contacto no prazo de ${time}.`,
      failedTitle: 'Erro ao enviar a mensagem',
      failedText: 'Erro ao enviar o seu pedido. Tente novamente.',
    },
  },

  footer: {
    company: 'Empresa',
    address: 'Morada',
    online: 'Sistema online',
    notServed: (countries) => `Não disponível para residentes em: ${countries}.`,
    rights: 'Todos os direitos reservados.',
    links: {
      privacy: 'Privacidade',
      terms: 'Termos e condições',
      'risk-disclosure': 'Informação sobre os riscos',
      compliance: 'Conformidade',
      imprint: 'Aviso legal',
      cancel: 'Cancelar ou resolver o contrato',
    },
  },
}
