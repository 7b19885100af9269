import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

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
    `A ${brand} opera ouro (XAU/USD) com regras fixas, em uma conta MetaTrader que é sua. Veja cada operação e pare quando quiser.`,
  ask: 'Tire suas dúvidas',
  scene: {
    label: 'Onde fica o seu dinheiro',
    market: 'Mercado de ouro',
    prices: 'preços em tempo real',
    bot: 'O bot',
    rules: 'segue regras fixas',
    account: 'A sua conta',
    yours: 'sua corretora, seu nome, seu dinheiro',
    flow: 'Os preços chegam ao bot; as ordens, à sua conta. O bot não pode sacar dinheiro.',
  },
  what: {
    title: 'O que é e o que não é',
    is: 'O que é',
    isNot: 'O que não é',
    program: 'Um programa que abre e fecha operações em ouro com regras fixas.',
    connection: 'Uma conexão com a sua conta MetaTrader, que você desliga quando quiser.',
    subscription: 'Uma assinatura de preço fixo, sem comissão sobre os seus ganhos.',
    fund: 'Um fundo: ninguém aqui guarda, reúne ou distribui dinheiro de clientes.',
    advice: 'Um consultor: não conhece a sua situação nem recomenda nada.',
    guarantee: 'Uma garantia: há operações, semanas e meses no prejuízo.',
  },
  steps: {
    title: 'Como funciona',
    account: {
      title: 'Abra uma conta',
      text: 'Em uma corretora com MetaTrader, no seu nome e com o seu dinheiro. Se você já tem uma conta, serve.',
    },
    connect: {
      title: 'Conecte o bot',
      text: 'Escolha uma das três formas; duas não exigem senha. Nós configuramos o bot e avisamos quando ele estiver rodando.',
      picture: 'Quatro chaves, da mais segura à menos segura',
    },
    watch: {
      title: 'Acompanhe ou pare',
      text: 'Cada operação aparece no seu MetaTrader. Para parar o bot, conforme a conexão, tire-o do gráfico, desative o copy trading na corretora ou troque a senha.',
    },
  },
  trade: {
    title: 'Uma operação, passo a passo',
    note: 'Ilustração',
    picture: 'Uma linha de preço com quatro pontos. Ela termina no nível em que a operação começou.',
    rules: {
      title: 'Condições atendidas',
      text: 'O bot acompanha o preço do ouro e só age quando elas são atendidas.',
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
    intro: 'Com os meses de prejuízo incluídos. Cada número indica a fonte.',
    curve: 'Crescimento da conta, mês a mês',
  },
  price: {
    title: 'Preço e teste grátis',
    trial: 'para testar grátis, com todos os recursos, a partir do dia da assinatura',
    monthly: 'por mês depois do teste, até você cancelar',
    deposit: 'depósito mínimo recomendado na sua corretora; você pode perder tudo',
    fees: 'Quanto a assinatura pesa no seu depósito',
    of: 'Depósito',
    share: 'Por mês',
    always: 'A assinatura é cobrada também nos meses de prejuízo.',
  },
  close: {
    title: 'Pergunte antes de decidir',
    text: 'Deixe o seu contato e nós respondemos. É grátis e sem compromisso.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatizado.', second: 'Só ouro.', third: 'Configurado para você.' },
  subtitle: (brand) => `A ${brand} segue uma única estratégia em um único mercado, em uma conta que é sua.`,
  connect: 'Solicitar acesso',
  seeResults: 'Ver os resultados',
  benefits: 'O que você recebe',
  automatic: {
    title: 'Automático',
    text: 'Acompanha o mercado o tempo todo e opera com regras fixas, sem emoção.',
  },
  gold: { title: 'Só ouro', text: 'Um único mercado: o ouro em dólar (XAU/USD).' },
  setup: {
    title: 'Configurado para você',
    text: 'A nossa equipe conecta o bot à sua conta MetaTrader.',
  },
  results: { title: 'Resultados', intro: 'Com base em todas as operações registradas, inclusive as perdedoras.' },
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
    text: 'Escreva no seu idioma. A nossa equipe lê todas as mensagens e responde.',
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
    intro: 'Conte o que você procura. É grátis e sem compromisso.',
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
      'Sim. O ouro é operado com alavancagem: você pode perder rápido tudo o que depositar e, em algumas corretoras, até ficar devendo. Use só dinheiro que não vai fazer falta.',
  },
  stop: {
    ask: 'Como faço para parar o bot?',
    answer:
      'Depende de como ele está conectado. Se roda no seu terminal, tire o bot do gráfico; se a corretora copia as operações, desative o copy trading lá; se temos a sua senha principal, troque essa senha no MetaTrader. As operações abertas continuam abertas até você fechar.',
  },
  martingale: {
    ask: 'O bot usa martingale ou grid?',
    answer:
      'Confira: a página de cada conta mostra com que frequência uma operação maior veio depois de uma perda (típico de martingale) e quantas posições chegaram a ficar abertas ao mesmo tempo (muitas são típicas de grid).',
  },
  eligible: {
    ask: 'Quem pode assinar?',
    answer:
      'Quem é maior de idade, age em nome próprio e opera em uma conta no seu nome, a menos que a lei do lugar onde mora proíba.',
  },
  refund: {
    ask: 'Posso receber meu dinheiro de volta?',
    answer:
      'Quem cancela durante o teste não paga nada. Na União Europeia e no Reino Unido, consumidores que desistem do contrato dentro do prazo recebem de volta o que pagaram; se pediram para começar na hora, descontamos o tempo já usado. No Brasil, quem desiste em até sete dias da contratação (direito de arrependimento) recebe de volta tudo o que pagou. Nos demais casos, a assinatura vale até o fim do mês já pago. Perdas no trading não são reembolsadas.',
  },
  cancel: {
    ask: 'Como cancelo?',
    answer:
      'Em dois passos e sem login; você recebe um comprovante datado. Quem cancela durante o teste não paga nada.',
  },
  figures: {
    ask: 'De onde vêm os números?',
    answer:
      'A linha acima de cada grupo de números diz de onde eles vêm: calculados com os registros guardados aqui, informados pelo prestador do serviço na data indicada ou, em um site de demonstração, inventados como exemplo.',
  },
  company: {
    ask: 'Quem está por trás disso?',
    answer:
      'O nome e o endereço da empresa estão no rodapé de cada página; se faltarem, o rodapé avisa. Os detalhes estão nas informações legais.',
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

export const verify: VerifyWords = {
  link: 'Conferir o histórico',
  title: 'Confira o histórico por conta própria',
  lead: 'Cada entrada do livro traz a impressão digital da anterior. O seu navegador pode baixar o livro e recalcular toda a cadeia e todos os números abaixo.',
  brief: 'Cada entrada traz a impressão digital da anterior; o seu navegador confere todas.',
  tool: 'Confira aqui',
  run: 'Conferir o livro de registros deste site',
  file: 'Ou confira uma cópia sua',
  fileHint: 'Escolha um arquivo ledger.jsonl ou solte-o aqui. Ele nunca sai do seu aparelho.',
  kept: 'Entrada e impressão digital de um dos nossos e-mails',
  keptHint: 'Se você tiver um, a conferência também diz se essa entrada continua lá, sem alteração.',
  noScript:
    'Esta conferência precisa de JavaScript e de um navegador atual. O script no fim desta página roda sem navegador.',
  figures: 'Números recalculados',
  operations: 'Meses e operações',
  figure: 'Número',
  shown: 'Neste site',
  recomputed: 'Pelo livro',
  noFigures: 'Ainda não há nenhum número registrado.',
  brokerKeys: 'A chave da corretora',
  brokerKeysText: (hosts) =>
    `Um e-mail só é da corretora se a chave da assinatura também for. Este site consultou a chave por conta própria, mas você não precisa confiar só na palavra dele: seu navegador pode perguntar a dois serviços de DNS públicos, ${hosts}. Eles verão seu endereço IP e o domínio da corretora, e só quando você clicar no botão.`,
  askKeys: (names) => `Perguntar a ${names}`,
  says: {
    loading: 'Baixando o livro de registros…',
    checking: (done, all) => `${done} de ${all} entradas conferidas…`,
    holds: (entries) => `A cadeia está íntegra. Entradas: ${entries}; nenhuma foi alterada, retirada ou movida.`,
    signed: (moment) => `O fim da cadeia foi assinado em ${moment}.`,
    keep: (head) => `Guarde ou imprima esta linha. Mais tarde ela mostra se algo até aqui foi reescrito: ${head}`,
    unsigned: 'Este navegador não consegue conferir a assinatura; o script abaixo consegue.',
    empty: 'Ainda não há nada registrado.',
    broken: (line) => `A cadeia se quebra na linha ${line}.`,
    unreadable: 'Esta linha não é uma entrada.',
    not_canonical: 'Esta linha não está escrita como foi registrada.',
    sequence: (expected, found) => `Aqui deveria estar a entrada ${expected}, mas está a entrada ${found}.`,
    broken_link: 'Esta entrada não é continuação da anterior.',
    wrong_hash: 'Esta entrada foi alterada depois de registrada.',
    time_backwards: 'O horário dela é anterior ao da entrada acima: um relógio foi atrasado.',
    ahead: 'O fim diz ter sido assinado no futuro: o relógio deste site está adiantado ou o seu está atrasado.',
    cut_off: 'A cópia termina aqui sem a assinatura: falta uma parte.',
    wrong_head: (signed, here) => `A assinatura cobre ${signed} entradas, mas a cópia tem ${here}.`,
    wrong_signature: 'A assinatura no fim não é autêntica.',
    unknownKinds: (kinds) => `Esta página não conhece estes tipos de entrada, e os números não os incluem: ${kinds}.`,
    wrong_confirmation: 'Esta confirmação por e-mail da corretora não bate com as transações registradas antes dela.',
    standsThere: 'O que está escrito lá',
    otherKey: 'O fim foi assinado com uma chave que não está na lista deste site.',
    otherEnd: 'Este site assinou um fim diferente para esta quantidade de entradas.',
    older: (entries) =>
      `O livro deste site já tem ${entries} entradas; os números de uma cópia mais antiga podem ser diferentes.`,
    kept: (entry) => `A entrada ${entry} do e-mail está lá, sem alteração.`,
    notKept: (entry) => `A entrada ${entry} não é a que o e-mail indicava.`,
    agree: (agree, all) => `${agree} de ${all} números batem com os deste site.`,
    keySame: (who, key) => `${who}: a chave de ${key} é a que está no livro de registros.`,
    keyOther: (who, key) =>
      `${who}: ${key} tem outra chave agora. Ela pode ter sido trocada, ou nunca ter sido da corretora.`,
    keyGone: (who, key) => `${who}: ${key} não tem mais chave, ou nunca teve.`,
    keyUnanswered: (who, key) => `${who} não respondeu sobre ${key}. Tente de novo ou consulte com o script abaixo.`,
    noKeys: 'Nenhuma entrada do livro contém a chave de uma corretora.',
    stamped: (count) =>
      `Carimbos externos inalterados: ${count}. Se quem os assinou é quem diz ser, o script e o OpenSSL verificam; um navegador não consegue.`,
    dated: (entry, stamp) =>
      `A entrada ${entry} e tudo o que vem antes já existiam naquele momento, segundo o carimbo: ${stamp}.`,
    noStamps: 'Nenhum serviço externo carimbou este livro ainda.',
    stampUnchecked: 'Este navegador não consegue conferir os carimbos; o script abaixo consegue.',
    stampFails: (number) => `O carimbo ${number} não é válido: foi alterado ou é de outra coisa.`,
    stampOther: (entry, moment) =>
      `Um carimbo de ${moment} cobre uma entrada ${entry} que não está nesta cópia: o livro foi refeito, ou esta cópia é mais antiga.`,
    stampAhead: (entry, moment) =>
      `A entrada ${entry} diz ter sido registrada depois de ${moment}, quando um carimbo já a cobria: o relógio deste site estava adiantado.`,
    stampLate: (entries, moment) =>
      `As entradas ${entries} só foram carimbadas em ${moment}, dias depois da data em que este site diz tê-las registrado. De fora, só a data do carimbo está confirmada.`,
    stampGap: (since, until) =>
      `Ninguém carimbou o livro entre ${since} e ${until}. Nesse período, ele pode ter voltado a um estado anterior.`,
    stampOpen: (entry) => `As entradas a partir do número ${entry} esperam um carimbo há mais de três dias.`,
    failed: 'Não foi possível baixar o livro de registros. Tente de novo.',
  },
  checked: 'O que é conferido',
  checks: [
    'Que cada entrada está escrita como foi registrada e que a impressão digital (SHA-256) está correta.',
    'Que cada entrada traz a impressão digital da anterior, para que nenhuma possa ser retirada, acrescentada ou movida.',
    'Que o fim da cadeia está assinado (Ed25519), de modo que nada pode ser cortado sem que se perceba.',
    'Que as entradas, já com as correções, dão os números que este site mostra.',
  ],
  limits: 'O que isto não prova',
  limitsText:
    'Uma entrada que nunca foi reescrita pode ter nascido falsa ou incompleta. Por isso, as transações vêm de relatórios da corretora cujos números são recalculados antes de serem aceitos, e todas as contas continuam na lista, inclusive as encerradas e as quebradas. Os nossos e-mails trazem a impressão digital mais recente: se você guardar um deles, vai saber se o histórico foi refeito depois.\nNenhuma verificação aqui consegue dizer de onde vem um relatório. Uma conta demo pode passar por real se o nome do servidor não a denunciar, e um prestador com várias contas pode mostrar uma e nunca importar as outras.',
  unstamped:
    'Nenhum serviço externo atesta quando as entradas foram registradas: os horários são os do servidor do prestador. Mas uma entrada que você guardar prova que tudo o que vem antes já existia.',
  stamps: {
    title: 'Carimbos de tempo externos',
    text: 'Uma vez por dia, empresas sem ligação com este site carimbam o fim do livro com a hora dos próprios relógios. Elas recebem uma impressão digital e nada mais. Um carimbo cobre todas as entradas até aquele ponto: depois disso, ninguém pode incluir ou mudar uma e dar a ela uma data anterior. Ele não diz se uma entrada é verdadeira.',
    first: 'Primeiro carimbo',
    last: 'Último carimbo',
    vouches: (entry, day, authority, certificate) =>
      `A entrada ${entry} e tudo o que vem antes já existiam em ${day}, segundo ${authority} (chave de “${certificate}”).`,
    tsr: 'Baixar o carimbo (.tsr)',
    all: (count) => `Baixar todos os carimbos: ${count}`,
    openssl:
      'Para conferir um carimbo sem este site, salve-o e rode o OpenSSL. O número longo é a impressão digital carimbada: o SHA-256 da última linha do livro naquele momento.',
  },
  alone: 'Não confia nesta página?',
  aloneText: 'Salve o livro e o script, leia o script e rode com Node.js 18 ou mais recente:',
  ledger: 'O livro de registros',
  script: 'O script',
  keys: 'As chaves que assinam o livro',
}
