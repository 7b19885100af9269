import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Contas',
  accountsText: 'Todas as contas publicadas, incluindo as fechadas e as que ficaram sem saldo.',
  back: 'Todas as contas',
  about: (type, broker) => `Resultados em pormenor: ${type} na ${broker}.`,
  nothing: 'Ainda não foi importado nenhum relatório desta conta.',
  summary: {
    live: (broker, trades, period) => `Uma conta com dinheiro real na ${broker}: ${trades}, ${period}.`,
    demo: (broker, trades, period) => `Uma conta demo na ${broker}, sem dinheiro real em jogo: ${trades}, ${period}.`,
    backtest: (broker, trades, period) =>
      `Um backtest com preços passados da ${broker}; sem dinheiro em jogo: ${trades}, ${period}.`,
    came: (growth, drawdown) =>
      `Descontados os custos de negociação, o crescimento é de ${growth} e, no pior momento, a conta esteve ${drawdown} abaixo do seu máximo.`,
    cameWithOpen: (growth, drawdown) =>
      `Contando as posições ainda abertas, o crescimento depois dos custos de negociação é de ${growth} e, no pior momento, a conta esteve ${drawdown} abaixo do seu máximo.`,
    noTrade: 'Ainda não foi fechada nenhuma operação.',
    from: (origin) => `De onde vêm estes números: ${origin}.`,
    madeUp: 'Tudo isto foi inventado para preencher o site: ninguém fez estas operações.',
  },
  followed: {
    title: 'Transações importadas no prazo de uma semana ou depois',
    live: 'No prazo',
    count: (count, of) => `Importadas no prazo de uma semana: ${count} de ${of} transações de fecho.`,
    text: 'A semana conta a partir do fecho. Se uma transação foi importada mais tarde, o resultado já era conhecido e o operador do serviço podia ter deixado a conta por publicar.',
    stamped: (day, authority) => `Esta conta já constava aqui a ${day}, o mais tardar: selo de ${authority}.`,
  },
  facts: {
    registered: 'Registada neste site',
    origin: 'Origem',
    broker: 'Corretora',
    currency: 'Moeda',
    period: 'Período',
    deals: 'Transações',
    closed: 'Posições fechadas',
    open: 'Posições abertas',
    clock: 'Fuso horário',
    state: 'Estado',
    checked: 'Verificação do último relatório',
  },
  brokerInReport: (name) => `${name} (segundo o relatório)`,
  brokerTyped: (name) => `${name} (indicado pelo operador; o relatório não refere corretora)`,
  states: { open: 'aberta', closed: 'fechada', blown: 'sem saldo' },
  since: (state, day) => `${state} em ${day}`,
  clockUnknown: 'o da corretora, que desconhecemos',
  checked: (day, recomputed, agree) => `${day}: ${recomputed} números do relatório recalculados; coincidem ${agree}`,
  found: {
    begins_later: (recomputed) =>
      `O relatório começa com um saldo de ${recomputed} que o próprio relatório não explica: faltam as primeiras transações da conta. Se esse saldo for demasiado alto, todas as percentagens, perdas incluídas, parecem menores do que foram.`,
    later_deals_left_out: (recomputed, printed) =>
      `Faltam no relatório transações posteriores: termina com um saldo de ${recomputed} e a conta estava em ${printed}.`,
    position_spoiled: (count, tickets) => `Transações e posições que não coincidem entre si: ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Fechos cujo resultado não corresponde aos preços e aos lotes: ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Transações de ouro executadas dentro do intervalo de preços do mercado na hora da transação: ${count}. Esses preços foram importados pelo operador do serviço; mais ninguém os confirmou.`,
    gold_outside: (count, tickets) =>
      `Transações de ouro fora do intervalo de preços do mercado na hora da transação: ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Os montantes podem não estar em ${printed}, como diz o relatório: um movimento de um dólar vale ${recomputed} por lote, o que não corresponde ao lote de nenhuma corretora.`,
    cent_name: (recomputed, printed) =>
      `O relatório está em ${printed}, mas ${recomputed} é um nome que as corretoras dão a contas em cêntimos. Se forem cêntimos, cada montante é um centésimo do valor mostrado.`,
    numbers_fall: (count, tickets) =>
      `Transações com um número mais baixo do que a anterior: ${count} (${tickets}). As corretoras numeram-nas por ordem; linhas de outra conta quebrariam essa ordem.`,
    head_differs: () =>
      'O cabeçalho do relatório indica um número de conta ou um titular diferente do das primeiras linhas.',
    gold_unchecked: (count) =>
      `Transações de ouro cujos preços não foram verificados, porque este site não tem os preços do ouro na hora da transação: ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `Não foi possível verificar se os montantes estão mesmo em ${printed}. Fechos que servem para o verificar: ${recomputed}.`,
    numbers_alone: (percent) =>
      `De todos os números atribuídos pelo servidor da corretora num dia ou mais, ${percent}% são desta conta. Uma corretora numera as ordens de todos os clientes, pelo que, numa corretora movimentada, uma só conta fica com uma pequena parte.`,
    broker_differs: (recomputed, printed) =>
      `O operador do serviço registou esta conta em ${recomputed}, mas o relatório indica ${printed}.`,
  },
  sameTrades: (name, count) =>
    `${count} transações desta conta constam também da conta «${name}», à mesma hora e ao mesmo preço. Conte-as uma só vez: duas contas com as mesmas operações são um único resultado.`,
  open: {
    with: (value) => `com as posições abertas: ${value}`,
    now: (day, positions, result, share) =>
      `No relatório importado em ${day} ainda havia posições abertas (${positions}); no total estavam em ${result}, ou seja, ${share} do saldo.`,
    none: (day) => `No relatório importado em ${day} não havia nenhuma posição aberta.`,
    before: (share) => `A perda das posições abertas aumentou: no relatório anterior era de ${share} do saldo.`,
  },
  noLoss: { worstMonth: 'Mês mais fraco (nenhum com perda)', worstDay: 'Dia mais fraco (nenhum com perda)' },
  openLosses: 'Não inclui perdas de posições abertas.',
  few: (least) =>
    `Menos de ${least} posições fechadas: demasiado poucas para uma taxa de acerto ou qualquer outro rácio. Mostram-se o crescimento, o drawdown e os montantes.`,
  origin: 'carregado pelo operador do serviço, não confirmado pela corretora',
  unconfirmed:
    'Um relatório pode ser alterado antes de ser carregado. As verificações detetam a maioria das alterações, mas não um relatório em que todos os totais tenham sido recalculados a condizer. Só e-mails assinados com a chave da corretora excluem essa hipótese. Este site não pode garantir que a chave é dela; em «Verificar o histórico», o seu navegador pode perguntar por ela a dois serviços de DNS públicos.',
  confirmation: {
    title: 'E-mails assinados pela corretora',
    text: 'As corretoras enviam extratos por e-mail, assinados pelos seus servidores. Um dia de negociação conta aqui se cada uma das suas operações constar de um e-mail desses com o mesmo preço, os mesmos lotes e o mesmo resultado.',
    days: (domain, days, of) =>
      `segundo este site, os e-mails assinados por ${domain} coincidem em ${days} de ${of} dias de negociação`,
    otherDays: (origin) => `restantes dias: ${origin}`,
    unlisted: (domain) =>
      `${domain} não está na nossa lista de domínios de corretoras, pelo que os seus e-mails não valem como confirmação: verifique a quem pertence.`,
    checkKey: 'Verificar a chave da corretora',
    ownDns: (servers) =>
      `Para obter a chave da corretora, este site consultou um servidor DNS escolhido pelo operador (${servers}), pelo que a resposta pode ser dele. Procure a chave por si.`,
  },
  lastDeal: (day, days) =>
    `Última transação registada: ${day}. Estes números não abrangem o que aconteceu desde então (dias: ${days}).`,
  lastDealBeforeEnd: (day, days) =>
    `Última transação registada: ${day}. Estes números não abrangem o que aconteceu desde então até ao fim da conta (dias: ${days}).`,
  goldOnly: 'Só ouro',
  goldOnlyText: (positions, of) =>
    `${positions} de ${of} posições, como se tivessem todas o mesmo tamanho, antes de custos. Não é o resultado da conta.`,
  inCurrency: (currency) =>
    `Os valores estão em ${currency}. Se usar outra moeda, a taxa de câmbio pode aumentar ou reduzir o seu resultado.`,
  net: 'Descontados a comissão e o swap.',
  chart: 'Crescimento e drawdown',
  growth: 'Crescimento',
  growthToDate: 'Crescimento acumulado',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `De ${from} a ${to}, a curva de crescimento terminou em ${end} vezes o valor inicial. A maior queda desde um máximo foi de ${fall}.`,
  trade: {
    title: 'A última operação em ouro, passo a passo',
    text: 'Da ordem ao fecho e, depois, à linha no relatório da corretora e ao livro de registos. A hora do sinal do bot não fica registada; por isso, começamos pela ordem.',
    order: 'Ordem',
    closing: 'Fecho',
    row: 'Linha do relatório',
    entry: 'Registo no livro',
    stop: 'Com stop',
    noStop: 'Sem stop',
    imported: 'Importado',
    file: 'Impressão digital do relatório',
    number: 'Registo',
    fingerprint: 'Impressão digital',
  },
  latest: 'Últimas posições',
  latestText: (count, from, to, won, lost, even) =>
    `Posições: ${count}, fechadas de ${from} a ${to}. Vencedoras: ${won}; perdedoras: ${lost}; de resultado nulo: ${even}.`,
  latestEnds: (best, worst) =>
    `A melhor: ${best}; a pior: ${worst}. Cada barra é uma posição, descontados os custos; a última está à direita.`,
  chartNote:
    'Calculado sobre o saldo: não inclui perdas de posições abertas. Os depósitos e os levantamentos não contam.',
  twoFalls: (name) =>
    `O «${name}» mede-se sobre o saldo, que também muda com depósitos e levantamentos; o «Drawdown máximo», sobre a curva de crescimento, que não os conta. Por isso, os dois podem ser diferentes.`,
  asTable: 'Ver em tabela',
  months: 'Meses',
  year: 'Ano',
  inAll: 'Total',
  monthsNote: 'Em percentagem, sem depósitos nem levantamentos. Um campo vazio significa que não houve operações.',
  rules: 'Como o bot negoceia',
  rulesText:
    'Calculado a partir das operações desta conta, sem as perdas de posições abertas. Operações maiores após uma perda são típicas do martingale; muitas posições abertas ao mesmo tempo, de uma grelha (grid).',
  figures: 'Números',
  figuresText: 'Abra um número para ver como é calculado e em que operações se baseia.',
  rows: 'Operações incluídas',
  figure: {
    growth: {
      label: 'Crescimento',
      formula:
        'Saldo final ÷ saldo inicial de cada período entre depósitos ou levantamentos; multiplicam-se os resultados e subtrai-se um.',
    },
    worstMonth: { label: 'Pior mês', formula: 'O mês de menor crescimento, sem contar depósitos e levantamentos.' },
    sumOfMonths: {
      label: 'Soma dos meses, não é uma rentabilidade',
      formula: 'Soma do crescimento de cada mês. Pode ser positiva mesmo que a conta tenha perdido dinheiro.',
    },
    absoluteGain: { label: 'Ganho sobre depósitos', formula: 'Lucro líquido ÷ (saldo inicial + depósitos).' },
    netProfit: {
      label: 'Lucro líquido',
      formula: 'Lucro bruto + perda bruta; ambos incluem a comissão e o swap.',
    },
    profitFactor: { label: 'Fator de lucro', formula: 'Lucro bruto ÷ perda bruta (valor absoluto).' },
    expectancy: { label: 'Valor esperado', formula: 'Lucro líquido ÷ posições fechadas.' },
    winRate: {
      label: 'Taxa de acerto',
      formula:
        'Vencedoras ÷ (vencedoras + perdedoras), por posição; as de resultado nulo não contam. O MetaTrader conta as transações de fecho e considera vencedoras as de resultado nulo.',
    },
    averageWin: { label: 'Ganho médio', formula: 'Soma dos ganhos ÷ número de posições vencedoras.' },
    averageLoss: { label: 'Perda média', formula: 'Soma das perdas ÷ número de posições perdedoras.' },
    riskReward: { label: 'Rácio ganho/risco', formula: 'Ganho médio ÷ perda média (valor absoluto).' },
    drawdown: {
      label: 'Drawdown máximo',
      formula:
        'Maior queda da curva de crescimento desde um máximo; nenhum depósito a esconde. Não inclui perdas de posições abertas.',
    },
    drawdownRelative: {
      label: 'Drawdown relativo',
      formula:
        'Maior queda do saldo desde um máximo, em percentagem desse máximo. Não inclui perdas de posições abertas.',
    },
    drawdownMaximal: {
      label: 'Drawdown máximo em dinheiro',
      formula: 'Maior queda do saldo desde um máximo, em dinheiro. Não inclui perdas de posições abertas.',
    },
    drawdownAbsolute: {
      label: 'Drawdown absoluto',
      formula:
        'Saldo antes da primeira operação menos o saldo mais baixo depois dela. Não inclui perdas de posições abertas.',
    },
    recovery: { label: 'Fator de recuperação', formula: 'Lucro líquido ÷ drawdown máximo em dinheiro.' },
    sharpeByTrade: {
      label: 'Rácio de Sharpe por operação',
      formula:
        'Tal como o MetaTrader o apresenta: média ÷ desvio-padrão das rentabilidades das transações de fecho, não anualizado.',
    },
    sharpeDaily: {
      label: 'Rácio de Sharpe diário',
      formula:
        'Média ÷ desvio-padrão das rentabilidades de todos os dias úteis, anualizado pela raiz quadrada dos dias de negociação de um ano. Não se calcula com menos de um ano.',
    },
    exposure: {
      label: 'Tempo no mercado',
      formula: 'Horas com uma posição aberta ÷ horas da primeira à última operação.',
    },
    longestLosingRun: { label: 'Série de perdas mais longa', formula: 'Posições perdedoras consecutivas.' },
    worstDay: {
      label: 'Pior dia',
      formula: 'O dia de menor crescimento, no fuso horário da corretora. Não inclui perdas de posições abertas.',
    },
    tradesAWeek: {
      label: 'Operações por semana',
      formula: 'Posições fechadas ÷ semanas da primeira à última operação.',
    },
    medianHold: {
      label: 'Duração típica',
      formula: 'Mediana: metade das posições fechadas durou mais e a outra metade durou menos.',
    },
    largestLot: { label: 'Maior operação, em lotes', formula: 'Tamanho da maior transação, em lotes.' },
    withStop: { label: 'Posições com stop', formula: 'Posições com stop ÷ posições com dados de stop no relatório.' },
    mostAtOnce: {
      label: 'Máximo de posições abertas ao mesmo tempo',
      formula:
        'No mesmo símbolo e na mesma direção; os reforços também contam. Muitas ao mesmo tempo são típicas de uma grelha (grid).',
    },
    raisedAfterLoss: {
      label: 'Operações maiores após uma perda',
      formula:
        'Posições com mais lotes do que a perdedora fechada imediatamente antes ÷ todas as posições abertas após uma perdedora. Uma percentagem alta é típica do martingale.',
    },
  },
  input: {
    openingBalance: 'Saldo inicial',
    closingBalance: 'Saldo final',
    deposits: 'Depósitos',
    withdrawals: 'Levantamentos',
    flows: 'Depósitos, levantamentos e semelhantes',
    months: 'Meses com operações',
    netProfit: 'Lucro líquido',
    grossProfit: 'Lucro bruto',
    grossLoss: 'Perda bruta',
    commission: 'Comissão e taxas incluídas',
    swap: 'Swap incluído',
    positions: 'Posições fechadas',
    won: 'Vencedoras',
    lost: 'Perdedoras',
    even: 'De resultado nulo',
    wonSum: 'Soma dos ganhos',
    lostSum: 'Soma das perdas',
    averageWin: 'Ganho médio',
    averageLoss: 'Perda média',
    drawdownMaximal: 'Drawdown máximo em dinheiro',
    drawdownShare: 'Em percentagem do máximo',
    tradesByTerminal: 'Transações de fecho',
    winRateByTerminal: 'Taxa de acerto segundo o MetaTrader',
    days: 'Dias úteis',
    hoursHeld: 'Horas com posição aberta',
    hoursInAll: 'Horas no total',
    stopKnown: 'Posições com dados de stop',
    stopSet: 'Com stop',
    raised: 'Com mais lotes',
    afterLoss: 'Abertas após uma posição perdedora',
  },
  detail: 'Resultados em pormenor',
  distribution: 'Distribuição dos resultados',
  result: 'Resultado',
  below: (amount) => `menos de ${amount}`,
  andMore: (amount) => `${amount} ou mais`,
  between: (from, to) => `de ${from} a ${to}`,
  by: { weekday: 'Por dia da semana', hour: 'Por hora', symbol: 'Por símbolo' },
  byKey: { weekday: 'Dia', hour: 'Hora', symbol: 'Símbolo' },
  hours: 'A que horas abrem as operações (hora da corretora)',
  byNote: 'Pela hora de fecho, no fuso horário da corretora.',
  others: 'Outros',
  subscription: 'Com a subscrição descontada',
  subscriptionText: (price) =>
    `Imagine um depósito que cresce como esta conta e ao qual se desconta todos os meses a subscrição de ${price}.`,
  subscriptionElsewhere: (currency) =>
    `A subscrição é paga em dólares americanos e esta conta está em ${currency}. Quanto retira ao crescimento depende de uma taxa de câmbio que não consta dos dados; por isso, não é calculado.`,
  deposit: (currency) => `Depósito, ${currency}`,
  compute: 'Calcular',
  before: 'Antes de descontar a subscrição',
  after: 'Depois de descontar a subscrição',
  left: 'Saldo no fim',
  paid: 'Pago em subscrições',
  share: 'Custo mensal em percentagem do depósito',
  choice: {
    all: 'Todas as transações',
    closed: 'Posições fechadas',
    won: 'Posições vencedoras',
    lost: 'Posições perdedoras',
    even: 'Posições de resultado nulo',
    flows: 'Depósitos e levantamentos',
  },
  column: {
    opened: 'Abertura',
    time: 'Hora',
    ticket: 'Número',
    type: 'Tipo',
    symbol: 'Símbolo',
    lots: 'Lotes',
    price: 'Preço',
    balance: 'Saldo',
  },
  gold: 'O preço do ouro nesse período',
  goldText: (from, to, low, high) => `De ${from} a ${to}, a onça de ouro custou entre ${low} e ${high}.`,
  goldNote: 'Preços de uma série importada. Cada ponto é uma operação, ao seu preço de saída.',
  noRows: 'Não há operações para mostrar.',
  newer: 'Mais recentes',
  older: 'Anteriores',
  pageOf: (page, pages, rows) => `Página ${page} de ${pages}; linhas: ${rows}`,
}
