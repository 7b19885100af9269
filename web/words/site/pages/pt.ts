import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Início',
    title: (brand) => `${brand}: a negociação automatizada de ouro, explicada`,
    description: () =>
      'O que o bot faz e o que não faz, como se liga à sua própria conta MetaTrader, quanto custa e o que pode correr mal. O seu dinheiro fica na sua corretora.',
  },
  welcome: {
    link: 'Pedir acesso',
    title: (brand) => `${brand}: um bot que negoceia ouro na sua própria conta`,
    description: (brand) =>
      `A ${brand} liga um bot de negociação de ouro à sua própria conta MetaTrader. O seu dinheiro fica na sua corretora. Cada número publicado indica de onde vem.`,
  },
  contact: {
    link: 'Contacto',
    title: (brand) => `Contacte a ${brand}`,
    description: (brand) => `Escreva à ${brand} na sua língua. A nossa equipa lê a sua mensagem e responde.`,
  },
}

export const home: HomeWords = {
  headline: { first: 'O ouro quase não para.', second: 'O bot segue as regras.', third: 'A conta é sua.' },
  subtitle: (brand) =>
    `A ${brand} negoceia ouro (XAU/USD) segundo regras fixas, numa conta MetaTrader que é sua. Veja cada operação e pare o bot quando quiser.`,
  ask: 'Faça-nos uma pergunta',
  scene: {
    label: 'Onde está o seu dinheiro',
    market: 'Mercado do ouro',
    prices: 'preços em tempo real',
    bot: 'O bot',
    rules: 'segue regras fixas',
    account: 'A sua conta',
    yours: 'a sua corretora, o seu nome, o seu dinheiro',
    flow: 'Os preços chegam ao bot; as ordens, à sua conta. O bot não pode levantar dinheiro.',
  },
  what: {
    title: 'O que é e o que não é',
    is: 'O que é',
    isNot: 'O que não é',
    program: 'Um programa que abre e fecha operações em ouro segundo regras fixas.',
    connection: 'Uma ligação à sua conta MetaTrader, que pode cortar quando quiser.',
    subscription: 'Uma subscrição de preço fixo, sem comissão sobre os seus ganhos.',
    fund: 'Um fundo: não guardamos, não juntamos nem distribuímos o dinheiro de ninguém.',
    advice: 'Um consultor: não conhece a sua situação nem recomenda nada.',
    guarantee: 'Uma garantia: há operações, semanas e meses com perdas.',
  },
  steps: {
    title: 'Como funciona',
    account: {
      title: 'Abra uma conta',
      text: 'Numa corretora com MetaTrader, em seu nome e com o seu dinheiro. Se já tem conta, pode usá-la.',
    },
    connect: {
      title: 'Ligue o bot',
      text: 'Há três formas à escolha; duas dispensam a palavra-passe. A nossa equipa configura o bot e escreve-lhe quando estiver a funcionar.',
      picture: 'Quatro chaves, da mais segura à menos segura',
    },
    watch: {
      title: 'Acompanhe ou pare',
      text: 'Cada operação aparece no seu MetaTrader. Para parar o bot, consoante a ligação: tire-o do gráfico, desative a cópia na corretora ou mude a palavra-passe.',
    },
  },
  trade: {
    title: 'Uma operação, passo a passo',
    note: 'Ilustração',
    picture: 'Uma linha de preço com quatro pontos. Termina ao nível em que a operação começou.',
    rules: {
      title: 'As condições verificam-se',
      text: 'O bot acompanha o preço do ouro e só envia uma ordem quando as suas regras o permitem.',
    },
    order: { title: 'A ordem é enviada', text: 'Chega à sua conta, na sua corretora.' },
    open: { title: 'Pode ver a operação', text: 'Aparece aberta no seu MetaTrader e pode fechá-la quando quiser.' },
    close: { title: 'A operação fecha', text: 'Com ganho ou com perda, o resultado fica no histórico da sua conta.' },
  },
  results: {
    title: 'Resultados em resumo',
    intro: 'Incluindo os meses com perdas. Cada número indica a sua fonte.',
    curve: 'Evolução da conta, mês a mês',
  },
  price: {
    title: 'Preço e período experimental',
    trial: 'para experimentar grátis, com tudo incluído, a partir do dia em que subscreve',
    monthly: 'por mês depois do período experimental, até cancelar',
    deposit: 'depósito mínimo recomendado na sua corretora; pode perdê-lo todo',
    fees: 'A subscrição em percentagem do seu depósito',
    of: 'Depósito',
    share: 'Custo por mês',
    always: 'A subscrição também se paga nos meses com perdas.',
  },
  close: {
    title: 'Pergunte antes de decidir',
    text: 'Deixe os seus dados e escrevemos-lhe. É grátis e sem compromisso.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Negociação automática.', second: 'Só ouro.', third: 'Configurada para si.' },
  subtitle: (brand) => `A ${brand} segue uma única estratégia num único mercado, numa conta que é sua.`,
  connect: 'Pedir acesso',
  seeResults: 'Ver os resultados',
  benefits: 'O que recebe',
  automatic: {
    title: 'Automático',
    text: 'Acompanha o mercado a qualquer hora e negoceia segundo regras fixas, sem emoções.',
  },
  gold: { title: 'Só ouro', text: 'Um único mercado: o ouro em dólares (XAU/USD).' },
  setup: {
    title: 'Configurado para si',
    text: 'A nossa equipa liga o bot à sua conta MetaTrader.',
  },
  results: { title: 'Resultados', intro: 'De todas as operações registadas, perdas incluídas.' },
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
  control: { title: 'O controlo é seu', text: 'A conta, o dinheiro e a palavra-passe são seus.' },
  rules: { title: 'Regras fixas', text: 'O bot faz o que está programado e nunca age por impulso.' },
  people: { title: 'A nossa equipa responde', text: 'Escreva na sua língua: lemos cada mensagem e respondemos.' },
  books: {
    title: 'Perdas incluídas',
    text: 'Ganhos e perdas no mesmo registo, e cada número com a sua fórmula à vista.',
  },
  videos: {
    title: 'Clientes em vídeo',
    place: 'Vídeo em breve',
    note: 'Os vídeos de clientes aparecerão aqui.',
  },
  contact: {
    title: 'Peça acesso',
    intro: 'Diga-nos o que procura. É grátis e sem compromisso.',
  },
}

export const questions: QuestionWords = {
  title: 'Perguntas frequentes',
  money: {
    ask: 'Onde está o meu dinheiro?',
    answer:
      'Na sua corretora, numa conta em seu nome. O bot pode abrir e fechar operações nela; não pode depositar nem levantar.',
  },
  risk: {
    ask: 'Posso perder dinheiro?',
    answer:
      'Sim. O ouro é negociado com alavancagem: pode perder depressa tudo o que depositar e, com algumas corretoras, até ficar a dever. Use apenas dinheiro que possa perder.',
  },
  stop: {
    ask: 'Como paro o bot?',
    answer:
      'Depende da forma como está ligado. Se o executa no seu terminal, retire-o do gráfico; se é a corretora que copia as operações, desative aí a cópia; se temos a sua palavra-passe principal, mude-a no MetaTrader. As operações abertas continuam abertas até as fechar.',
  },
  martingale: {
    ask: 'O bot usa martingale ou grelha (grid)?',
    answer:
      'Veja por si na página de cada conta: com que frequência uma perda foi seguida de uma operação maior (típico do martingale) e quantas posições chegaram a estar abertas ao mesmo tempo (muitas são típicas de uma grelha).',
  },
  eligible: {
    ask: 'Quem pode subscrever?',
    answer:
      'Quem for maior de idade, agir em nome próprio e negociar numa conta em seu nome, salvo se a lei do país onde vive o proibir.',
  },
  refund: {
    ask: 'Posso reaver o meu dinheiro?',
    answer:
      'Se cancelar durante o período experimental, não paga nada. Na UE e no Reino Unido, os consumidores que exerçam a tempo o direito de livre resolução do contrato são reembolsados; se pediram que o serviço começasse logo, desconta-se o tempo já usado. Nos outros casos, a subscrição mantém-se até ao fim do mês já pago. As perdas de negociação não são reembolsadas.',
  },
  cancel: {
    ask: 'Como cancelo?',
    answer:
      'Em dois passos e sem iniciar sessão; recebe um comprovativo datado. Se cancelar durante o período experimental, não paga nada.',
  },
  figures: {
    ask: 'De onde vêm os números?',
    answer:
      'A linha por cima de cada grupo de números diz de onde vêm: calculados a partir dos registos aqui guardados, declarados pelo operador do serviço à data indicada ou, num site de demonstração, inventados como exemplo.',
  },
  company: {
    ask: 'Quem está por trás disto?',
    answer:
      'O nome e a morada da empresa estão no rodapé de cada página; se faltarem, o rodapé avisa. Os pormenores estão no aviso legal.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Fale connosco',
  subtitle: 'Tem uma pergunta? Escreva-nos na sua língua.',
  response: {
    title: 'Escreva quando quiser',
    text: 'Não precisa de esperar pelo horário de expediente.',
  },
  direct: {
    title: 'Contacto direto',
    text: 'As mensagens chegam diretamente à nossa equipa, e lemos todas.',
    whatsapp: 'Escrever no WhatsApp',
  },
  reach: { title: 'Na sua língua', text: 'Onde quer que esteja, respondemos na sua língua.' },
}

export const verify: VerifyWords = {
  link: 'Verificar o histórico',
  title: 'Verifique o histórico por si',
  lead: 'Cada registo contém a impressão digital do anterior. O seu navegador pode transferir o livro de registos e recalcular toda a cadeia e todos os números abaixo.',
  brief: 'Cada registo contém a impressão digital do anterior; o seu navegador pode verificá-la.',
  tool: 'Verificar aqui',
  run: 'Verificar o livro de registos deste site',
  file: 'Ou verifique uma cópia sua',
  fileHint: 'Escolha um ficheiro ledger.jsonl ou largue-o aqui. Nunca sai do seu dispositivo.',
  kept: 'Registo e impressão digital de um dos nossos e-mails',
  keptHint: 'Se tiver um, a verificação também diz se esse registo continua lá, inalterado.',
  noScript:
    'Esta verificação precisa de JavaScript e de um navegador atual. O script no fim desta página dispensa o navegador.',
  figures: 'Números recalculados',
  operations: 'Meses e operações',
  figure: 'Número',
  shown: 'Neste site',
  recomputed: 'Nos registos',
  noFigures: 'Ainda não há nenhum número registado.',
  brokerKeys: 'A chave da corretora',
  brokerKeysText: (hosts) =>
    `Um e-mail só é da corretora se a chave da assinatura também o for. Foi este site que a procurou; não precisa de confiar na palavra dele: o seu navegador pode perguntar a dois serviços de DNS públicos, ${hosts}. Estes verão o seu endereço IP e o domínio da corretora, e só quando premir o botão.`,
  askKeys: (names) => `Perguntar a ${names}`,
  says: {
    loading: 'A transferir o livro de registos…',
    checking: (done, all) => `Verificados ${done} de ${all} registos…`,
    holds: (entries) => `A cadeia está íntegra. Registos: ${entries}; nenhum foi alterado, retirado ou deslocado.`,
    signed: (moment) => `O fim da cadeia foi assinado em ${moment}.`,
    keep: (head) => `Guarde ou imprima esta linha. Mais tarde mostra se algo até aqui foi reescrito: ${head}`,
    unsigned: 'Este navegador não consegue verificar a assinatura; o script abaixo consegue.',
    empty: 'Ainda não há nada registado.',
    broken: (line) => `A cadeia quebra-se na linha ${line}.`,
    unreadable: 'Esta linha não é um registo.',
    not_canonical: 'Esta linha não está escrita como foi registada.',
    sequence: (expected, found) => `Aqui devia estar o registo ${expected}, mas no seu lugar está o registo ${found}.`,
    broken_link: 'Este registo não se segue ao anterior.',
    wrong_hash: 'Este registo foi alterado depois de feito.',
    time_backwards: 'A sua hora é anterior à do registo acima: um relógio foi atrasado.',
    ahead: 'O fim consta como assinado no futuro: o relógio deste site está adiantado ou o seu está atrasado.',
    cut_off: 'A cópia acaba aqui sem a assinatura: falta uma parte.',
    wrong_head: (signed, here) => `A assinatura abrange ${signed} registos, mas a cópia tem ${here}.`,
    wrong_signature: 'A assinatura no fim não é autêntica.',
    unknownKinds: (kinds: string) =>
      `Esta página não conhece estes tipos de registo e os números não os incluem: ${kinds}.`,
    wrong_confirmation: 'Esta confirmação por e-mail da corretora não corresponde às transações registadas antes dela.',
    standsThere: 'O que lá está escrito',
    otherKey: 'O fim foi assinado com uma chave que não consta da lista deste site.',
    otherEnd: 'Este site assinou um fim diferente para este número de registos.',
    older: (entries) =>
      `O livro deste site já tem ${entries} registos; os números de uma cópia mais antiga podem ser diferentes.`,
    kept: (entry) => `O registo ${entry} do e-mail está lá, inalterado.`,
    notKept: (entry) => `O registo ${entry} não é o que o e-mail indicava.`,
    agree: (agree, all) => `${agree} de ${all} números coincidem com os deste site.`,
    keySame: (who, key) => `${who}: a chave de ${key} é a que consta do livro de registos.`,
    keyOther: (who, key) =>
      `${who}: ${key} tem agora outra chave. Pode ter sido substituída entretanto, ou nunca ter sido da corretora.`,
    keyGone: (who, key) => `${who}: ${key} já não tem chave, ou nunca teve.`,
    keyUnanswered: (who, key) => `${who} não respondeu sobre ${key}. Tente de novo ou procure a chave com o script.`,
    noKeys: 'Nenhum registo do livro contém a chave de uma corretora.',
    stamped: (count) =>
      `Selos externos inalterados: ${count}. Se quem os assinou é quem diz ser, verificam-no o script e o OpenSSL; um navegador não consegue.`,
    dated: (entry, stamp) =>
      `O registo ${entry} e tudo o que está antes já existiam nessa altura, segundo o selo: ${stamp}.`,
    noStamps: 'Nenhum serviço externo selou ainda este livro.',
    stampUnchecked: 'Este navegador não consegue verificar os selos; o script abaixo consegue.',
    stampFails: (number) => `O selo ${number} não é válido: foi alterado ou pertence a outra coisa.`,
    stampOther: (entry, moment) =>
      `Um selo de ${moment} abrange um registo ${entry} que não está nesta cópia: o livro foi refeito ou esta cópia é mais antiga.`,
    stampAhead: (entry, moment) =>
      `O registo ${entry} consta como feito depois de ${moment}, quando um selo já o abrangia: o relógio deste site estava adiantado.`,
    stampLate: (entries, moment) =>
      `Os registos ${entries} só foram selados a ${moment}, dias depois da data em que este site diz tê-los feito. De fora, só está confirmada a data do selo.`,
    stampGap: (since, until) =>
      `Ninguém selou o livro entre ${since} e ${until}. Nesse período, pode ter sido reposto num estado anterior.`,
    stampOpen: (entry) => `Os registos a partir do número ${entry} esperam por um selo há mais de três dias.`,
    failed: 'Não foi possível transferir o livro de registos. Tente novamente.',
  },
  checked: 'O que é verificado',
  checks: [
    'Que cada registo continua tal como foi escrito e que a sua impressão digital (SHA-256) está correta.',
    'Que cada registo contém a impressão digital do anterior, de modo que nenhum pode ser retirado, acrescentado ou deslocado.',
    'Que o fim da cadeia está assinado (Ed25519), de modo que nada pode ser cortado sem que se note.',
    'Que os registos, já com as correções, dão os números que este site mostra.',
  ],
  limits: 'O que isto não prova',
  limitsText:
    'Um registo que nunca foi reescrito pode ter sido falso ou incompleto desde o início. Por isso, as transações vêm de relatórios da corretora cujos números são recalculados antes de serem aceites, e todas as contas continuam na lista, incluindo as fechadas e as que ficaram sem saldo. Os nossos e-mails trazem a impressão digital mais recente: se guardar um, saberá se o histórico foi refeito depois.\nNenhuma verificação aqui consegue dizer de onde vem um relatório. Uma conta demo pode passar por real se o nome do servidor não a denunciar, e um operador com várias contas pode mostrar uma e nunca importar as outras.',
  unstamped:
    'Nenhum serviço externo certifica quando os registos foram feitos: a hora é a do servidor do operador. Mas, se guardar um registo, ele prova que tudo o que vem antes já existia nesse momento.',
  stamps: {
    title: 'Selos temporais externos',
    text: 'Uma vez por dia, empresas sem ligação a este site selam o fim do livro com a hora dos seus próprios relógios. Recebem uma impressão digital e mais nada. Um selo abrange todos os registos até esse ponto: depois disso, ninguém pode acrescentar ou alterar um e dar-lhe uma data anterior. Não prova que um registo seja verdadeiro.',
    first: 'Primeiro selo',
    last: 'Último selo',
    vouches: (entry, day, authority, certificate) =>
      `O registo ${entry} e tudo o que está antes já existiam a ${day}, segundo ${authority} (chave de «${certificate}»).`,
    tsr: 'Transferir o selo (.tsr)',
    all: (count) => `Transferir todos os selos: ${count}`,
    openssl:
      'Para verificar um selo sem este site, guarde-o e use o OpenSSL. O número longo é a impressão digital selada: o SHA-256 da última linha do livro nesse momento.',
  },
  alone: 'Não confia nesta página?',
  aloneText: 'Guarde o livro de registos e o script, leia o script e execute-o com o Node.js 18 ou mais recente:',
  ledger: 'O livro de registos',
  script: 'O script',
  keys: 'As chaves com que é assinado',
}
