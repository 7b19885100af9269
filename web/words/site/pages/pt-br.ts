import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Início',
    title: (brand) => `${brand}: trading automatizado de ouro, explicado`,
    description: () =>
      'O que o bot faz e o que ele não faz, como se conecta à sua própria conta MetaTrader, quanto custa e o que pode dar errado. Seu dinheiro fica na sua corretora.',
  },
  welcome: {
    link: 'Solicitar acesso',
    title: (brand) => `${brand}: um bot que opera ouro na sua própria conta`,
    description: (brand) =>
      `A ${brand} conecta um bot de trading de ouro à sua própria conta MetaTrader. Seu dinheiro fica na sua corretora. Cada número publicado indica de onde vem.`,
  },
  contact: {
    link: 'Contato',
    title: (brand) => `Fale com a ${brand}`,
    description: (brand) => `Escreva para a ${brand} no seu idioma. A nossa equipe lê todas as mensagens e responde.`,
  },
}

export const home: HomeWords = {
  headline: { first: 'O ouro quase não para.', second: 'O bot segue as regras.', third: 'A conta é só sua.' },
  subtitle: (brand) =>
    `A ${brand} opera ouro (XAU/USD) com regras fixas, na sua própria conta MetaTrader. Você vê cada operação e pode parar o bot quando quiser.`,
  ask: 'Tire uma dúvida',
  scene: {
    label: 'Onde fica o seu dinheiro',
    market: 'Mercado de ouro',
    prices: 'preços em tempo real',
    bot: 'O bot',
    rules: 'decide com regras fixas',
    account: 'A sua conta',
    yours: 'sua corretora, seu nome, seu dinheiro',
    flow: 'Os preços chegam ao bot; as ordens, à sua conta. O bot não pode sacar dinheiro.',
  },
  what: {
    title: 'O que é e o que não é',
    is: 'O que é',
    isNot: 'O que não é',
    program: 'Um programa que abre e fecha operações de ouro com regras fixas.',
    connection: 'Uma conexão com a sua própria conta MetaTrader, que você pode desligar quando quiser.',
    subscription: 'Uma assinatura de preço fixo, nos meses bons e nos ruins.',
    fund: 'Um fundo: ninguém aqui guarda, junta ou distribui o seu dinheiro.',
    advice: 'Um consultor: não sabe nada sobre você e não recomenda nada.',
    guarantee: 'Uma garantia: há operações, semanas e meses no prejuízo.',
  },
  steps: {
    title: 'Como funciona',
    account: {
      title: 'Abra uma conta',
      text: 'Em uma corretora que ofereça MetaTrader, no seu nome e com o seu próprio dinheiro.',
    },
    connect: {
      title: 'Conecte o bot',
      text: 'Escolha uma das quatro formas; duas não exigem senha. Nós configuramos o bot e avisamos quando ele estiver rodando.',
      picture: 'Quatro chaves, da mais segura à menos segura',
    },
    watch: {
      title: 'Acompanhe ou pare',
      text: 'Cada operação aparece no seu MetaTrader. Troque a senha por lá, ou desative o copy trading na corretora, e o bot perde o acesso.',
    },
  },
  trade: {
    title: 'Uma operação, passo a passo',
    note: 'Ilustração',
    picture: 'Uma linha de preço com quatro pontos. Ela termina no nível em que a operação começou.',
    rules: {
      title: 'Condições atendidas',
      text: 'O bot acompanha o preço do ouro e só age quando isso acontece.',
    },
    order: { title: 'Uma ordem é enviada', text: 'Ela chega à sua conta, na sua corretora.' },
    open: { title: 'Você vê a operação', text: 'Ela aparece aberta no seu MetaTrader. Você mesmo pode fechá-la.' },
    close: {
      title: 'A operação é fechada',
      text: 'Com ganho ou com perda, o resultado fica no histórico da sua conta.',
    },
  },
  results: {
    title: 'Resumo dos resultados',
    intro: 'Inclusive os meses de prejuízo. Cada número indica a sua fonte.',
    curve: 'Crescimento da conta, mês a mês',
  },
  price: {
    title: 'Preço e teste grátis',
    trial: 'grátis para testar, a partir do dia da assinatura, com todos os recursos',
    monthly: 'por mês depois do teste, até você cancelar',
    deposit: 'depósito mínimo recomendado na sua corretora; você pode perder tudo',
    fees: 'Quanto a assinatura pesa no seu depósito',
    of: 'Depósito',
    share: 'Por mês',
    always: 'A assinatura é cobrada também nos meses de prejuízo.',
  },
  close: {
    title: 'Pergunte antes de decidir',
    text: 'Deixe o seu contato e nós escrevemos para você. Não custa nada, e nenhuma conta é conectada.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automático.', second: 'Só ouro.', third: 'Configurado para você.' },
  subtitle: (brand) => `A ${brand} segue uma única estratégia em um único mercado, em uma conta que pertence a você.`,
  connect: 'Solicitar acesso',
  seeResults: 'Ver os resultados',
  benefits: 'O que você recebe',
  automatic: {
    title: 'Automático',
    text: 'Acompanha o mercado o tempo todo e opera com regras fixas, sem emoção.',
  },
  gold: { title: 'Só ouro', text: 'Um único mercado, XAU/USD, em vez de um pouco de cada coisa.' },
  setup: {
    title: 'Configurado para você',
    text: 'A nossa equipe conecta o bot à sua conta MetaTrader.',
  },
  results: { title: 'Resultados', intro: 'Com todas as operações registradas, inclusive as perdedoras.' },
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
    title: (brand) => `A empresa por trás da ${brand}`,
    details: 'Empresa',
    badges: 'Certificações',
    figures: 'Em números',
  },
  control: { title: 'O controle é seu', text: 'A conta, o dinheiro e a senha são seus.' },
  rules: { title: 'Regras fixas', text: 'O bot faz o que foi programado para fazer e nunca age por impulso.' },
  people: {
    title: 'Gente de verdade responde',
    text: 'Escreva no seu idioma. Alguém da nossa equipe lê todas as mensagens e responde.',
  },
  books: {
    title: 'Perdas incluídas',
    text: 'Ganhos e perdas estão no mesmo registro, e cada número mostra como foi calculado.',
  },
  videos: {
    title: 'Clientes em vídeo',
    place: 'Vídeo em breve',
    note: 'Os vídeos de clientes vão aparecer aqui.',
  },
  contact: {
    title: 'Solicite acesso',
    intro: 'Conte o que você procura. Respondemos antes de conectar qualquer coisa.',
  },
}

export const questions: QuestionWords = {
  title: 'Perguntas frequentes',
  money: {
    ask: 'Onde fica o meu dinheiro?',
    answer:
      'Na sua corretora, em uma conta no seu nome. O bot pode abrir e fechar operações nela; não pode depositar nem sacar.',
  },
  risk: {
    ask: 'Posso perder dinheiro?',
    answer:
      'Sim. Você pode perder tudo o que depositar, e rápido, porque o ouro é operado com alavancagem. Use só dinheiro que não vai fazer falta.',
  },
  stop: {
    ask: 'Como faço para parar o bot?',
    answer:
      'Tire o bot do gráfico (se ele roda no seu terminal), desative o copy trading na corretora ou troque a senha da sua conta MetaTrader: o bot perde o acesso. As operações abertas continuam abertas até você fechar.',
  },
  martingale: {
    ask: 'O bot usa martingale ou grid?',
    answer:
      'Confira: a página de cada conta mostra com que frequência uma operação maior veio depois de uma perda (típico de martingale) e quantas posições chegaram a ficar abertas ao mesmo tempo (muitas são típicas de grid).',
  },
  eligible: {
    ask: 'Quem pode assinar?',
    answer:
      'Qualquer pessoa maior de idade que aja em nome próprio e opere em uma conta em seu nome, a menos que a lei do lugar onde mora proíba.',
  },
  refund: {
    ask: 'Posso receber meu dinheiro de volta?',
    answer:
      'Quem cancela durante o teste não paga nada. Na União Europeia e no Reino Unido, consumidores que desistem do contrato dentro do prazo recebem de volta o que pagaram, menos o proporcional ao tempo de uso, se pediram para começar na hora. No Brasil, vale o direito de arrependimento de sete dias. Nos demais casos, a assinatura vale até o fim do mês pago. Perdas no trading não são reembolsadas.',
  },
  cancel: {
    ask: 'Como cancelo?',
    answer: 'Em dois passos, sem login e com um comprovante datado. Quem cancela durante o teste não paga nada.',
  },
  figures: {
    ask: 'De onde vêm os números?',
    answer:
      'A linha acima de cada grupo de números diz se foram calculados com os registros guardados aqui, informados pela empresa em certa data ou, em um site de demonstração, se são de exemplo.',
  },
  company: {
    ask: 'Quem está por trás disso?',
    answer:
      'O rodapé de cada página mostra o nome e o endereço da empresa ou avisa que eles não foram informados. Os detalhes estão nas informações legais.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Fale com a nossa equipe',
  subtitle: 'Ficou com alguma dúvida? Escreva no seu idioma.',
  response: { title: 'Escreva quando quiser', text: 'Não precisa esperar o horário comercial.' },
  direct: {
    title: 'Contato direto',
    text: 'As mensagens vão direto para a nossa equipe, e nós lemos todas.',
    whatsapp: 'Chamar no WhatsApp',
  },
  reach: { title: 'No seu idioma', text: 'Onde quer que você esteja, respondemos no seu idioma.' },
}
