import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/pt-br.ts'
import { account } from './account/pt-br.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/pt-br.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/pt-br.ts'
import { plural } from './plural.ts'
import { service } from './service/pt-br.ts'

/** The public site in Brazilian Portuguese, with “você”. Counts as in `pt`: Unicode's rule for Brazil says “0 operação”. */
export const ptBr: SiteWords = {
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
    text: 'Não encontramos esta página. Ela pode ter sido movida, ou o endereço pode ter sido digitado errado.',
    back: 'Ir para a página inicial',
  },

  navigation: {
    skip: 'Pular para o conteúdo',
    label: 'Navegação principal',
    menu: 'Menu',
    results: 'Resultados',
    connect: 'Contato',
    admin: 'Administração',
    initialize: 'Entrar',
    staff: 'login da equipe',
    language: 'Idioma',
    newTab: 'abre em uma nova aba',
  },

  demoBanner:
    'Site de demonstração: tudo o que está marcado como “exemplo” foi inventado para você ver a página completa. Não são resultados reais.',
  bothBanner:
    'Site de demonstração: tudo o que está marcado como “exemplo” ou “registros inventados” (números, meses, operações e contas) foi inventado para você ver a página completa. Não são resultados reais.',
  madeUpBanner:
    'Os números marcados como “registros inventados” são calculados com meses, operações e contas que foram inventados para preencher este site.',

  risk: {
    label: 'Aviso de risco',
    strip: (share, broker) =>
      `CFDs são instrumentos complexos e envolvem alto risco de perda rápida de dinheiro por causa da alavancagem. ${
        share === null
          ? 'A grande maioria das contas de investidores de varejo perde dinheiro operando CFDs.'
          : `${share} das contas de investidores de varejo perdem dinheiro operando CFDs com ${broker}.`
      } Avalie se você entende como os CFDs funcionam e se pode correr o alto risco de perder o seu dinheiro.`,
    pastPerformance:
      'Rentabilidade passada não é um indicador confiável de resultados futuros. Você pode perder todo o dinheiro que depositar.',
    currency:
      'Os valores estão em dólares americanos. Se você usa outra moeda, o câmbio pode aumentar ou reduzir o seu resultado.',
    beforeSubscription: (price) => `Estes números não descontam a assinatura de ${price} por mês.`,
    lessThanOneYear: 'Menos de um ano de dados.',
    hypotheticalLabel: 'Resultados hipotéticos',
    hypothetical:
      'Estes resultados se baseiam em desempenho simulado ou hipotético, que tem certas limitações inerentes. Ao contrário dos resultados de um histórico de desempenho real, estes resultados não representam operações reais. Além disso, como estas operações não foram de fato executadas, os resultados podem ter compensado a menos ou a mais o eventual impacto de certos fatores de mercado, como a falta de liquidez. Programas de operações simuladas ou hipotéticas em geral também estão sujeitos ao fato de serem desenvolvidos com o benefício do conhecimento posterior dos acontecimentos. Não se afirma que alguma conta terá, ou provavelmente terá, lucros ou perdas semelhantes aos mostrados aqui.',
    hypotheticalOriginal: 'Texto original, em inglês',
    disclosureTitle: 'Informações sobre os riscos',
    disclosure:
      'Operar ouro com alavancagem pode custar tudo o que você depositar, e rápido. Um bot segue regras, não conhece o futuro e terá operações, semanas e meses no prejuízo. Não opere com dinheiro de que você precisa. Nada neste site é recomendação de investimento ou promessa de lucro.',
  },

  mark: {
    measured: 'calculado',
    madeUp: 'registros inventados',
    stated: (company, date) => `segundo ${company}, em ${date}`,
    operator: 'o prestador do serviço',
    statedRow: 'informado pela empresa',
    unfinished: 'em andamento',
    statedLongAgo: 'sem confirmação recente',
    evidence: 'prova',
    sampleFigure: 'valor de exemplo',
    sampleStatement: 'declaração de exemplo',
    sampleTestimonial: 'depoimento de exemplo',
    notStated: 'não informado',
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
      backtest: 'backtest',
      unknown: 'tipo de conta não informado',
    },
    method: 'fórmula',
  },

  figures: {
    'results.return': 'Rentabilidade',
    'results.valueLocked': 'Capital operado',
    'results.generated': 'Ganhos gerados para clientes',
    'results.balance': 'Saldo',
    'results.gain': 'Ganho',
    'results.maxDrawdown': 'Drawdown máximo',
    'results.sharpe': 'Índice de Sharpe',
    'results.winRate': 'Taxa de acerto',
    'results.riskReward': 'Relação retorno/risco',
    'results.consistency': 'Meses positivos',
    'results.averageMonthlyProfit': 'Lucro mensal médio',
    'company.years': 'No mercado há',
    'broker.assets': 'Ativos de clientes na corretora parceira',
    'broker.since': 'Em atividade desde',
    'broker.spreadsFrom': 'Spreads a partir de',
    'company.clients': 'Clientes',
    'service.uptime': 'Disponibilidade',
    'service.monitoring': 'Monitoramento',
    'service.languages': 'Idiomas',
    'service.encryption': 'Criptografia',
    'service.connection': 'Conexão',
    'service.support': 'Suporte',
    'response.firstAnswer': 'Primeira resposta em até',
    'response.setup': 'Conta configurada em até',
  },

  measured: {
    winRate: {
      label: 'Taxa de acerto',
      method:
        'Número de operações vencedoras dividido pelo total de vencedoras e perdedoras. Uma operação fechada em partes conta uma vez só; as que ficam no zero a zero não contam.',
    },
    profitFactor: { label: 'Fator de lucro', method: 'Soma de todos os ganhos dividida pela soma de todas as perdas.' },
    riskReward: {
      label: 'Relação retorno/risco',
      method: 'Ganho médio das operações vencedoras dividido pela perda média das perdedoras.',
    },
    averageTrade: {
      label: 'Resultado médio por operação',
      method: 'Média do resultado de todas as operações, arredondada para pips inteiros.',
    },
    totalProfit: {
      label: 'Lucro total com um lote',
      method:
        'Soma de todos os resultados em pips, multiplicada por dez. Dá o valor em dólares americanos com um lote (cem onças), antes dos custos.',
    },
    operations: { label: 'Operações', method: 'Operações registradas no período.' },
    consistency: { label: 'Meses positivos', method: 'Meses com ganho divididos por todos os meses com dados.' },
    compoundedReturn: {
      label: 'Rentabilidade composta',
      method: 'Rentabilidades mensais acumuladas, mês após mês. Depósitos e saques ficam de fora.',
    },
    sumOfMonths: {
      label: 'Soma dos meses (não é rentabilidade)',
      method: 'Rentabilidades mensais somadas. A soma pode ser positiva mesmo quando a conta perdeu dinheiro.',
    },
    maxDrawdown: {
      label: 'Drawdown máximo',
      method: 'Maior queda da curva mensal composta a partir de um topo. Quedas dentro de um mês não aparecem.',
    },
    sharpe: {
      label: 'Índice de Sharpe',
      method:
        'Média das rentabilidades mensais dividida pelo desvio-padrão delas, sem taxa livre de risco e sem anualizar.',
    },
  },

  units: {
    pips: (count, shown) =>
      plural('pt', count, { one: `${shown} pip`, many: `${shown} de pips`, other: `${shown} pips` }),
  },

  hero: {
    headline: { first: 'Um bot opera ouro.', second: 'Seu dinheiro fica', third: 'na sua corretora.' },
    subtitle: (brand) =>
      `A ${brand} conecta à sua conta MetaTrader uma estratégia automatizada de ouro (XAU/USD), com regras fixas. Ela nunca guarda o seu dinheiro.`,
    status: {
      title: 'Status do sistema',
      checking: 'verificando…',
      online: 'Sistema online',
      offline: 'Sem conexão',
      latency: (milliseconds) => `servidor online, ${milliseconds}`,
    },
    performance: 'Desempenho',
    transactions: {
      title: 'Operações recentes',
      empty: 'Ainda não há operações em ouro registradas.',
      long: 'Compra',
      short: 'Venda',
      from: 'de',
      to: 'a',
    },
    checkout: 'Começar o teste grátis',
    trial: (count, shown) =>
      plural('pt', count, {
        one: `Grátis por ${shown} dia, com todos os recursos. Se cancelar nesse período, você não paga nada.`,
        many: `Grátis por ${shown} de dias, com todos os recursos. Se cancelar nesse período, você não paga nada.`,
        other: `Grátis por ${shown} dias, com todos os recursos. Se cancelar nesse período, você não paga nada.`,
      }),
    price: (price) => `Depois, ${price} por mês, até você cancelar.`,
    deposit: (amount) => `Depósito mínimo recomendado na sua corretora: ${amount}. Você pode perder tudo.`,
    burden: (share) =>
      `Com esse depósito, só a assinatura custa ${share} por mês: o bot precisa render mais do que isso para sobrar alguma coisa para você.`,
    terms: (company) => `Quem define estas condições é ${company}.`,
    security: 'Esta página não roda código de terceiros, e nenhum formulário dela pede senha.',
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
      'Os depoimentos podem não representar a experiência de outros clientes e não são garantia de desempenho ou sucesso no futuro.',
    regulation: 'Regulação e licença',
    licence: {
      holder: 'titular da licença',
      regulator: 'órgão regulador',
      number: 'número da licença',
      activity: 'atividade licenciada',
      register: 'registro público',
    },
    transparency: 'Transparência',
  },

  results: {
    title: 'Resultados',
    intro: 'Os últimos seis meses registrados, inclusive os de prejuízo.',
    months: 'Desempenho mensal',
    month: 'Mês',
    gain: 'Rentabilidade',
    profit: 'Lucro',
    total: 'Todos os meses registrados',
    account: 'Conta principal',
    riskMetrics: 'Métricas de risco',
    verification: 'Verificação',
    empty: 'Ainda não há dados de desempenho.',
    emptyNext: 'Os dados serão atualizados todo mês.',
    updates: 'Esta página verifica a cada minuto se há números novos.',
    methods: 'Como estes números são calculados',
    everyTrade: 'Ver todas as operações',
  },

  waiting: {
    measured: (names) => `Publicado com o primeiro relatório da conta: ${names}.`,
    stated: (names) => `Publicado assim que houver uma fonte: ${names}.`,
    testimonials: 'Aqui vão falar os próprios clientes. Só publicamos o que eles autorizarem.',
    badges: 'Aqui você vai encontrar registros e certificados, cada um com um link para conferir.',
    verification:
      'Ainda não há verificação independente publicada. Até lá, você pode conferir o histórico no seu navegador.',
  },

  contact: {
    title: 'Contato',
    intro: 'Escreva no seu idioma. A nossa equipe lê a sua mensagem e responde.',
  },

  form: {
    ...asked,
    phoneHint: 'Para responder por telefone ou WhatsApp, se você preferir. Só ligamos se você pedir.',
    messagePlaceholder: 'Tenho interesse em trading automatizado de ouro.',
    optional: 'opcional',
    choose: 'Escolha uma opção',
    frequentPrefixes: 'Mais usados',
    allPrefixes: 'Todos os países',
    otherPrefix: 'Outro: comece o número com +',
    experience: {
      beginner: 'Iniciante',
      intermediate: 'Intermediário',
      advanced: 'Avançado',
      expert: 'Especialista',
      professional: 'Profissional',
    },
    experienceOption: (name, years, amount) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'Ofertas (opcional)',
      emailOffers: consentWording['pt-BR'].emailOffers,
      phoneOffers: consentWording['pt-BR'].phoneOffers,
      withdraw: consentWording['pt-BR'].withdraw,
    },
    notice: {
      title: 'O que acontece com os seus dados',
      absent: consentWording['pt-BR'].noNotice,
      controller: (company) => `Controlador dos dados: ${company}.`,
      text: consentWording['pt-BR'].notice,
    },
    closed:
      'Ainda não podemos receber seus dados: falta informar a empresa responsável por este site. Assim que ela for informada, o formulário será liberado.',
    sending: 'Enviando…',
    telegram: 'Continuar no Telegram',
    again: 'Enviar outra solicitação',
    problems: {
      required: 'Preencha este campo.',
      too_short: 'O texto é curto demais.',
      too_long: (most, over) => `O texto é longo demais. O limite é de ${most} caracteres. A mais: ${over}.`,
      invalid_email: 'Confira o endereço de e-mail.',
      email_at: 'Um endereço de e-mail tem um só @, como em nome@exemplo.com.br.',
      email_domain: 'A parte depois do @ não está completa. Ela termina, por exemplo, em exemplo.com.br.',
      email_space: 'Há um espaço no endereço de e-mail.',
      email_several: 'Digite um só endereço de e-mail.',
      email_alphabets: 'Este endereço mistura letras parecidas de alfabetos diferentes. Digite-o de novo.',
      open_quote: 'Aqui se abre uma aspa que não se fecha.',
      several_people: 'Várias pessoas compartilham este número. Use o endereço de e-mail.',
      invalid_phone: 'Digite um número de telefone válido para o país escolhido.',
      phone_too_short: 'Este número tem dígitos a menos.',
      phone_too_long: 'Este número tem dígitos a mais.',
      phone_country: 'Escolha o país deste número.',
      phone_doubt:
        'Este número começa com o código do país? Se sim, coloque + na frente. Se não, escreva como você disca no seu país.',
      phone_digits_lost: 'Faltam dígitos neste número. Digite-o completo.',
      invalid_choice: 'Escolha uma das opções.',
      invalid_number: 'Digite um número.',
      invalid_date: 'Digite uma data.',
      invalid_text: 'O texto tem caracteres que não podem ser salvos.',
      password_guessable: 'Esta senha é fácil de adivinhar.',
      taken: 'Já está em uso.',
      unproven: 'Esta afirmação precisa de uma fonte.',
      unknown_field: 'Este campo não faz parte do formulário.',
      invalid: 'Confira este campo.',
    },
    missing: {
      name: 'Digite o seu nome.',
      email: 'Digite o seu e-mail.',
      phoneNumber: 'Digite o número do seu celular.',
      investmentAmount: 'Escolha um valor.',
    },
    problemSummary: (count, shown) =>
      plural('pt', count, {
        one: `${shown} campo precisa da sua atenção.`,
        many: `${shown} de campos precisam da sua atenção.`,
        other: `${shown} campos precisam da sua atenção.`,
      }),
    restored: 'Recuperamos o que você digitou. Agora é só enviar.',
    tooManyRequests:
      'Muitas mensagens em pouco tempo. Espere alguns minutos e tente de novo. Nada do que você digitou se perdeu.',
    quick: {
      title: 'Solicitar acesso',
      submit: 'Solicitar acesso',
      sentTitle: 'Tudo certo!',
      sentText: 'Recebemos os seus dados.',
      sentPromise: (time) => `Um especialista vai entrar em contato com você em menos de ${time}.`,
      failedTitle: 'Erro',
      failedText: 'Algo deu errado. Tente de novo.',
    },
    full: {
      title: 'Escreva para nós',
      submit: 'Enviar',
      sentTitle: 'Obrigado. A sua mensagem chegou.',
      sentText: 'Primeiro, vamos escrever para você. A sua solicitação é grátis e sem compromisso.',
      sentPromise: (time) => `Vamos configurar o seu sistema de trading automatizado em até ${time}.`,
      failedTitle: 'Erro ao enviar a mensagem',
      failedText: 'Tente de novo ou fale com o nosso suporte.',
    },
    'welcome-b': {
      title: 'Solicitar acesso',
      submit: 'Enviar solicitação',
      sentTitle: 'Obrigado. A sua solicitação chegou.',
      sentText: 'Primeiro, vamos escrever para você. A sua solicitação é grátis e sem compromisso.',
      sentPromise: (time) => `Um especialista vai entrar em contato com você em menos de ${time}.`,
      failedTitle: 'Erro ao enviar a mensagem',
      failedText: 'Tente de novo ou fale com o nosso suporte.',
    },
    contact: {
      title: 'Escreva para nós',
      submit: 'Enviar mensagem',
      sentTitle: 'Obrigado. Recebemos a sua mensagem.',
      sentText: 'A nossa equipe vai ler e responder no idioma que você escolheu.',
      sentPromise: (time) => `Vamos retornar o seu contato em até ${time}.`,
      failedTitle: 'Erro ao enviar a mensagem',
      failedText: 'Não foi possível enviar a sua solicitação. Tente de novo.',
    },
  },

  footer: {
    company: 'Empresa',
    address: 'Endereço',
    online: 'Sistema online',
    notServed: (countries) => `Não disponível para quem mora em: ${countries}.`,
    rights: 'Todos os direitos reservados.',
    links: {
      privacy: 'Privacidade',
      terms: 'Termos de uso',
      'risk-disclosure': 'Informações sobre os riscos',
      compliance: 'Compliance',
      imprint: 'Informações legais',
      cancel: 'Cancelar o contrato',
    },
  },
}
