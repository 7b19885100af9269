import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Contas',
  accountsText: 'Todas as contas publicadas, inclusive as encerradas e as quebradas.',
  back: 'Todas as contas',
  about: (type, broker) => `Resultados em detalhe: ${type} na ${broker}.`,
  nothing: 'Nenhum relatório desta conta foi importado ainda.',
  summary: {
    live: (broker, trades, period) => `Uma conta com dinheiro real na ${broker}: ${trades}, ${period}.`,
    demo: (broker, trades, period) => `Uma conta demo na ${broker}, sem dinheiro real em jogo: ${trades}, ${period}.`,
    backtest: (broker, trades, period) =>
      `Um backtest com preços passados da ${broker}; sem dinheiro em jogo: ${trades}, ${period}.`,
    came: (growth, drawdown) =>
      `Descontados os custos de trading, o crescimento é de ${growth} e, no pior momento, a conta ficou ${drawdown} abaixo do pico.`,
    cameWithOpen: (growth, drawdown) =>
      `Contando as posições ainda abertas, o crescimento, descontados os custos de trading, é de ${growth} e, no pior momento, a conta ficou ${drawdown} abaixo do pico.`,
    noTrade: 'Nenhuma operação foi fechada ainda.',
    from: (origin) => `De onde vêm estes números: ${origin}.`,
    madeUp: 'Tudo isto foi inventado para preencher o site: ninguém fez estas operações.',
  },
  followed: {
    title: 'Transações importadas em até uma semana ou depois',
    live: 'Em até uma semana',
    count: (count, of) => `Importadas em até uma semana: ${count} de ${of} transações de fechamento.`,
    text: 'A semana conta a partir do fechamento. Se uma transação foi importada mais tarde, o resultado já era conhecido, e o prestador poderia ter deixado de publicar a conta.',
    stamped: (day, authority) => `Esta conta já constava aqui em ${day}, segundo o carimbo de ${authority}.`,
  },
  facts: {
    registered: 'Cadastrada neste site',
    origin: 'Origem',
    broker: 'Corretora',
    currency: 'Moeda',
    period: 'Período',
    deals: 'Transações',
    closed: 'Posições fechadas',
    open: 'Posições abertas',
    clock: 'Fuso horário',
    state: 'Situação',
    checked: 'Conferência do último relatório',
  },
  brokerInReport: (name) => `${name} (conforme o relatório)`,
  brokerTyped: (name) => `${name} (informado pelo prestador do serviço; o relatório não traz corretora)`,
  states: { open: 'aberta', closed: 'encerrada', blown: 'quebrada' },
  since: (state, day) => `${state} em ${day}`,
  clockUnknown: 'o da corretora, que não conhecemos',
  checked: (day, recomputed, agree) => `${day}: ${recomputed} números do relatório recalculados, ${agree} conferem`,
  found: {
    begins_later: (recomputed) =>
      `O relatório começa com um saldo de ${recomputed} que o próprio relatório não explica: faltam as primeiras transações da conta. Se esse saldo for alto demais, todas as porcentagens, perdas incluídas, parecem menores do que foram.`,
    later_deals_left_out: (recomputed, printed) =>
      `Faltam transações posteriores no relatório: ele termina com um saldo de ${recomputed}, e a conta estava em ${printed}.`,
    position_spoiled: (count, tickets) => `Transações e posições que não batem: ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Fechamentos cujo resultado não corresponde aos preços e aos lotes: ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Transações de ouro executadas dentro da faixa de preços do mercado na hora da transação: ${count}. Esses preços foram importados pelo prestador do serviço; ninguém mais os confirmou.`,
    gold_outside: (count, tickets) =>
      `Transações de ouro fora da faixa de preços do mercado na hora da transação: ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Os valores podem não estar em ${printed}, como diz o relatório: um movimento de um dólar no preço dá ${recomputed} por lote, o que não corresponde ao lote de nenhuma corretora.`,
    cent_name: (recomputed, printed) =>
      `O relatório está em ${printed}, mas ${recomputed} é como as corretoras chamam contas em centavos. Se forem centavos, cada valor é, na verdade, um centésimo do que aparece.`,
    numbers_fall: (count, tickets) =>
      `Transações com número menor do que a anterior: ${count} (${tickets}). As corretoras numeram em ordem; linhas de outra conta quebrariam essa ordem.`,
    head_differs: () =>
      'O cabeçalho do relatório traz um número de conta ou um titular diferente do que aparece nas primeiras linhas.',
    gold_unchecked: (count) =>
      `Transações de ouro cujos preços não foram conferidos, porque este site não tem os preços do ouro na hora da transação: ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `Não foi possível conferir se os valores estão mesmo em ${printed}. Fechamentos que servem para conferir: ${recomputed}.`,
    numbers_alone: (percent) =>
      `De todos os números que o servidor da corretora gerou em um dia ou mais, ${percent}% são desta conta. A corretora numera as ordens de todos os clientes, então em uma corretora movimentada uma única conta fica com uma parcela pequena.`,
    broker_differs: (recomputed, printed) =>
      `O prestador do serviço cadastrou esta conta em ${recomputed}, mas o relatório traz ${printed}.`,
  },
  sameTrades: (name, count) =>
    `${count} transações desta conta também estão na conta “${name}”, no mesmo horário e pelo mesmo preço. Conte-as uma vez só: duas contas com as mesmas operações são um único resultado.`,
  open: {
    with: (value) => `com as posições abertas: ${value}`,
    now: (day, positions, result, share) =>
      `No relatório importado em ${day} ainda havia posições abertas (${positions}); no total, estavam em ${result}, ou seja, ${share} do saldo.`,
    none: (day) => `No relatório importado em ${day} não havia nenhuma posição aberta.`,
    before: (share) => `A perda das posições abertas aumentou: no relatório anterior, era de ${share} do saldo.`,
  },
  noLoss: { worstMonth: 'Mês mais fraco (nenhum com perda)', worstDay: 'Dia mais fraco (nenhum com perda)' },
  openLosses: 'Não inclui perdas de posições abertas.',
  few: (least) =>
    `Menos de ${least} posições fechadas: muito pouco para uma taxa de acerto ou qualquer outro índice. Aparecem o crescimento, o drawdown e os valores em dinheiro.`,
  origin: 'dados enviados pelo prestador do serviço, não confirmados pela corretora',
  unconfirmed:
    'Um relatório pode ser alterado antes de ser enviado. A conferência detecta a maioria das alterações, mas não um relatório em que todos os totais foram recalculados para bater. Só e-mails assinados com a chave da corretora descartam isso. Este site não pode garantir que a chave é dela; em “Conferir o histórico”, o seu navegador pode consultar dois serviços de DNS públicos sobre ela.',
  confirmation: {
    title: 'E-mails assinados pela corretora',
    text: 'As corretoras mandam extratos por e-mail, assinados pelos servidores delas. Um dia de operações conta aqui quando todas as suas operações estão em um desses e-mails com o mesmo preço, os mesmos lotes e o mesmo resultado.',
    days: (domain, days, of) =>
      `segundo este site, e-mails assinados por ${domain} batem com ${days} de ${of} dias de operações`,
    otherDays: (origin) => `demais dias: ${origin}`,
    unlisted: (domain) =>
      `${domain} não está na nossa lista de domínios de corretoras, então seus e-mails não valem como confirmação: confira de quem é.`,
    checkKey: 'Conferir a chave da corretora',
    ownDns: (servers) =>
      `Para obter a chave da corretora, este site consultou um servidor DNS escolhido pelo prestador do serviço (${servers}), portanto a resposta pode ser dele. Consulte a chave por conta própria.`,
  },
  lastDeal: (day, days) =>
    `Última transação registrada: ${day}. Estes números não incluem o que aconteceu desde então (dias: ${days}).`,
  lastDealBeforeEnd: (day, days) =>
    `Última transação registrada: ${day}. Estes números não incluem o que aconteceu desde então até o fim da conta (dias: ${days}).`,
  goldOnly: 'Só ouro',
  goldOnlyText: (positions, of) =>
    `${positions} de ${of} posições, como se todas tivessem o mesmo tamanho, antes dos custos. Não é o resultado da conta.`,
  inCurrency: (currency) =>
    `Os valores estão em ${currency}. Se você usa outra moeda, o câmbio pode aumentar ou reduzir o seu resultado.`,
  net: 'Já descontados comissão e swap.',
  chart: 'Crescimento e drawdown',
  growth: 'Crescimento',
  growthToDate: 'Crescimento acumulado',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `De ${from} a ${to}, a curva de crescimento terminou em ${end} vezes o valor inicial. A maior queda a partir de um topo foi de ${fall}.`,
  trade: {
    title: 'A última operação em ouro, passo a passo',
    text: 'Da ordem ao fechamento e, depois, à linha no relatório da corretora e ao livro de registros. O horário do sinal do bot não fica registrado; por isso, começamos pela ordem.',
    order: 'Ordem',
    closing: 'Fechamento',
    row: 'Linha do relatório',
    entry: 'Entrada no livro de registros',
    stop: 'Com stop',
    noStop: 'Sem stop',
    imported: 'Importado',
    file: 'Impressão digital do relatório',
    number: 'Entrada',
    fingerprint: 'Impressão digital',
  },
  latest: 'Últimas posições',
  latestText: (count, from, to, won, lost, even) =>
    `Posições: ${count}, fechadas de ${from} a ${to}. Vencedoras: ${won}; perdedoras: ${lost}; no zero a zero: ${even}.`,
  latestEnds: (best, worst) =>
    `A melhor: ${best}; a pior: ${worst}. Cada barra é uma posição já com os custos descontados; a última fica à direita.`,
  chartNote: 'Com base no saldo: não inclui perdas de posições abertas. Depósitos e saques ficam de fora.',
  twoFalls: (name) =>
    `O “${name}” é medido sobre o saldo, que também muda com depósitos e saques; o “Drawdown máximo”, sobre a curva de crescimento, que deixa esses movimentos de fora. Por isso, os dois podem ser diferentes.`,
  asTable: 'Ver em tabela',
  months: 'Meses',
  year: 'Ano',
  inAll: 'Total',
  monthsNote: 'Em porcentagem, sem depósitos nem saques. Um campo vazio quer dizer que não houve operações.',
  rules: 'Como o bot opera',
  rulesText:
    'Calculado com as operações desta conta, sem as perdas de posições abertas. Operações maiores depois de uma perda são típicas de martingale; muitas posições abertas ao mesmo tempo, de grid.',
  figures: 'Números',
  figuresText: 'Abra um número para ver como ele é calculado e em que operações se baseia.',
  rows: 'Operações usadas no cálculo',
  figure: {
    growth: {
      label: 'Crescimento',
      formula:
        'Saldo final ÷ saldo inicial de cada período entre depósitos ou saques; multiplicam-se os resultados e subtrai-se um.',
    },
    worstMonth: { label: 'Pior mês', formula: 'O mês de menor crescimento, sem contar depósitos e saques.' },
    sumOfMonths: {
      label: 'Soma dos meses (não é rentabilidade)',
      formula: 'Soma do crescimento de cada mês. Pode ser positiva mesmo com a conta no prejuízo.',
    },
    absoluteGain: { label: 'Ganho sobre depósitos', formula: 'Lucro líquido ÷ (saldo inicial + depósitos).' },
    netProfit: {
      label: 'Lucro líquido',
      formula: 'Lucro bruto + perda bruta; os dois incluem comissão e swap.',
    },
    profitFactor: { label: 'Fator de lucro', formula: 'Lucro bruto ÷ perda bruta (valor absoluto).' },
    expectancy: { label: 'Expectativa matemática', formula: 'Lucro líquido ÷ posições fechadas.' },
    winRate: {
      label: 'Taxa de acerto',
      formula:
        'Vencedoras ÷ (vencedoras + perdedoras), por posição; as que ficam no zero a zero não contam. O MetaTrader conta as transações de fechamento e trata o zero a zero como ganho.',
    },
    averageWin: { label: 'Ganho médio', formula: 'Soma dos ganhos ÷ quantidade de posições vencedoras.' },
    averageLoss: { label: 'Perda média', formula: 'Soma das perdas ÷ quantidade de posições perdedoras.' },
    riskReward: { label: 'Relação retorno/risco', formula: 'Ganho médio ÷ perda média (valor absoluto).' },
    drawdown: {
      label: 'Drawdown máximo',
      formula:
        'A maior queda da curva de crescimento a partir de um topo; nenhum depósito a esconde. Não inclui perdas de posições abertas.',
    },
    drawdownRelative: {
      label: 'Drawdown relativo',
      formula:
        'A maior queda do saldo a partir de um topo, como porcentagem desse topo. Não inclui perdas de posições abertas.',
    },
    drawdownMaximal: {
      label: 'Drawdown máximo em dinheiro',
      formula: 'A maior queda do saldo a partir de um topo, em dinheiro. Não inclui perdas de posições abertas.',
    },
    drawdownAbsolute: {
      label: 'Drawdown absoluto',
      formula:
        'Saldo antes da primeira operação menos o menor saldo depois dela. Não inclui perdas de posições abertas.',
    },
    recovery: { label: 'Fator de recuperação', formula: 'Lucro líquido ÷ drawdown máximo em dinheiro.' },
    sharpeByTrade: {
      label: 'Índice de Sharpe por operação',
      formula:
        'Como o MetaTrader mostra: média ÷ desvio-padrão dos retornos das transações de fechamento, sem anualizar.',
    },
    sharpeDaily: {
      label: 'Índice de Sharpe diário',
      formula:
        'Média ÷ desvio-padrão dos retornos de todos os dias úteis, anualizado pela raiz quadrada dos dias de negociação de um ano. Com menos de um ano, não é calculado.',
    },
    exposure: {
      label: 'Tempo no mercado',
      formula: 'Horas com uma posição aberta ÷ horas da primeira à última operação.',
    },
    longestLosingRun: { label: 'Maior sequência de perdas', formula: 'Posições perdedoras seguidas.' },
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
      formula: 'Mediana: metade das posições fechadas durou mais, e a outra metade durou menos.',
    },
    largestLot: { label: 'Maior operação, em lotes', formula: 'Tamanho da maior transação, em lotes.' },
    withStop: { label: 'Posições com stop', formula: 'Posições com stop ÷ posições com dados de stop no relatório.' },
    mostAtOnce: {
      label: 'Máximo de posições abertas ao mesmo tempo',
      formula:
        'No mesmo ativo e na mesma direção; aumentos de posição também contam. Muitas ao mesmo tempo são típicas de um grid.',
    },
    raisedAfterLoss: {
      label: 'Operações maiores depois de uma perda',
      formula:
        'Posições com mais lotes do que a perdedora fechada logo antes ÷ todas as posições abertas depois de uma perdedora. Um percentual alto é típico de martingale.',
    },
  },
  input: {
    openingBalance: 'Saldo inicial',
    closingBalance: 'Saldo final',
    deposits: 'Depósitos',
    withdrawals: 'Saques',
    flows: 'Depósitos, saques e similares',
    months: 'Meses com operações',
    netProfit: 'Lucro líquido',
    grossProfit: 'Lucro bruto',
    grossLoss: 'Perda bruta',
    commission: 'Comissão e taxas incluídas',
    swap: 'Swap incluído',
    positions: 'Posições fechadas',
    won: 'Vencedoras',
    lost: 'Perdedoras',
    even: 'No zero a zero',
    wonSum: 'Soma dos ganhos',
    lostSum: 'Soma das perdas',
    averageWin: 'Ganho médio',
    averageLoss: 'Perda média',
    drawdownMaximal: 'Drawdown máximo em dinheiro',
    drawdownShare: 'Como porcentagem do topo',
    tradesByTerminal: 'Transações de fechamento',
    winRateByTerminal: 'Taxa de acerto no MetaTrader',
    days: 'Dias úteis',
    hoursHeld: 'Horas com posição aberta',
    hoursInAll: 'Horas no total',
    stopKnown: 'Posições com dados de stop',
    stopSet: 'Com stop',
    raised: 'Com mais lotes',
    afterLoss: 'Abertas depois de uma posição perdedora',
  },
  detail: 'Resultados em detalhe',
  distribution: 'Distribuição dos resultados',
  result: 'Resultado',
  below: (amount) => `menos de ${amount}`,
  andMore: (amount) => `${amount} ou mais`,
  between: (from, to) => `de ${from} a ${to}`,
  by: { weekday: 'Por dia da semana', hour: 'Por hora', symbol: 'Por ativo' },
  byKey: { weekday: 'Dia', hour: 'Hora', symbol: 'Ativo' },
  hours: 'A que horas as operações abrem (horário da corretora)',
  byNote: 'Pelo horário do fechamento, no fuso horário da corretora.',
  others: 'Outros',
  subscription: 'Com a assinatura descontada',
  subscriptionText: (price) =>
    `Imagine um depósito que cresce como esta conta, com a assinatura de ${price} descontada todo mês.`,
  subscriptionElsewhere: (currency) =>
    `A assinatura é paga em dólares americanos, e esta conta está em ${currency}. Quanto ela tira do crescimento depende de uma taxa de câmbio que não está nos dados; por isso, não é calculado.`,
  deposit: (currency) => `Depósito, ${currency}`,
  compute: 'Calcular',
  before: 'Antes de descontar a assinatura',
  after: 'Depois de descontar a assinatura',
  left: 'Saldo no fim',
  paid: 'Gasto com a assinatura',
  share: 'Mensalidade em porcentagem do depósito',
  choice: {
    all: 'Todas as transações',
    closed: 'Posições fechadas',
    won: 'Posições vencedoras',
    lost: 'Posições perdedoras',
    even: 'Posições no zero a zero',
    flows: 'Depósitos e saques',
  },
  column: {
    opened: 'Abertura',
    time: 'Hora',
    ticket: 'Ticket',
    type: 'Tipo',
    symbol: 'Ativo',
    lots: 'Lotes',
    price: 'Preço',
    balance: 'Saldo',
  },
  gold: 'O preço do ouro no período',
  goldText: (from, to, low, high) => `De ${from} a ${to}, a onça de ouro custou entre ${low} e ${high}.`,
  goldNote: 'Preços de uma série importada. Cada ponto é uma operação no preço de saída.',
  noRows: 'Nenhuma operação para mostrar.',
  newer: 'Mais recentes',
  older: 'Anteriores',
  pageOf: (page, pages, rows) => `Página ${page} de ${pages}; linhas: ${rows}`,
}
