import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Cuentas',
  accountsText: 'Todas las cuentas publicadas, también las cerradas y las que agotaron su saldo.',
  back: 'Todas las cuentas',
  about: (type, broker) => `Resultados en detalle: ${type} en ${broker}.`,
  nothing: 'Todavía no se ha importado ningún informe de esta cuenta.',
  summary: {
    live: (broker, trades, period) => `Una cuenta con dinero real en ${broker}: ${trades}, ${period}.`,
    demo: (broker, trades, period) => `Una cuenta demo en ${broker}, sin dinero real en juego: ${trades}, ${period}.`,
    backtest: (broker, trades, period) =>
      `Una simulación con precios pasados de ${broker}, sin dinero en juego: ${trades}, ${period}.`,
    came: (growth, drawdown) =>
      `Descontados los costes de trading, su crecimiento fue del ${growth} y, en el peor momento, estuvo un ${drawdown} por debajo de su máximo.`,
    cameWithOpen: (growth, drawdown) =>
      `Contando las posiciones aún abiertas, su crecimiento tras los costes de trading es del ${growth} y, en el peor momento, estuvo un ${drawdown} por debajo de su máximo.`,
    noTrade: 'Todavía no se ha cerrado ninguna operación.',
    from: (origin) => `De dónde salen estas cifras: ${origin}.`,
    madeUp: 'Todo esto se inventó para llenar el sitio: nadie hizo estas operaciones.',
  },
  followed: {
    title: 'Transacciones importadas en el plazo de una semana o más tarde',
    live: 'En plazo',
    count: (count, of) => `Importadas en el plazo de una semana: ${count} de ${of} transacciones de cierre.`,
    text: 'La semana cuenta desde el cierre. Si una transacción se importó más tarde, el resultado ya se conocía y la empresa podía haber dejado la cuenta sin publicar.',
    stamped: (day, authority) => `Esta cuenta ya constaba aquí el ${day}: lo sella ${authority}.`,
  },
  facts: {
    registered: 'Registrada en este sitio',
    origin: 'Origen',
    broker: 'Bróker',
    currency: 'Moneda',
    period: 'Periodo',
    deals: 'Transacciones',
    closed: 'Posiciones cerradas',
    open: 'Posiciones abiertas',
    clock: 'Zona horaria',
    state: 'Estado',
    checked: 'Revisión del último informe',
  },
  brokerInReport: (name) => `${name} (según el informe)`,
  brokerTyped: (name) => `${name} (dato de la empresa; el informe no indica bróker)`,
  states: { open: 'abierta', closed: 'cerrada', blown: 'con el saldo agotado' },
  since: (state, day) => `${state} el ${day}`,
  clockUnknown: 'la del bróker, que desconocemos',
  checked: (day, recomputed, agree) => `${day}: ${recomputed} cifras del informe recalculadas, coinciden ${agree}`,
  found: {
    begins_later: (recomputed) =>
      `El informe empieza con un saldo de ${recomputed} que el propio informe no explica: faltan las primeras transacciones de la cuenta. Si ese saldo es demasiado alto, todos los porcentajes, también las pérdidas, parecen menores de lo que fueron.`,
    later_deals_left_out: (recomputed, printed) =>
      `Al informe le faltan transacciones posteriores: termina con un saldo de ${recomputed} y la cuenta tenía ${printed}.`,
    position_spoiled: (count, tickets) => `Transacciones y posiciones que no encajan entre sí: ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Cierres cuyo beneficio no se corresponde con sus precios y lotes: ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Transacciones de oro ejecutadas dentro del rango de precios del mercado en la hora de la transacción: ${count}. Esos precios los importó la empresa; nadie más los ha confirmado.`,
    gold_outside: (count, tickets) =>
      `Transacciones de oro fuera del rango de precios del mercado en la hora de la transacción: ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Es posible que los importes no estén en ${printed}, como dice el informe: un movimiento de un dólar supone ${recomputed} por lote, lo que no corresponde al lote de ningún bróker.`,
    cent_name: (recomputed, printed) =>
      `El informe está en ${printed}, pero los brókeres llaman ${recomputed} a las cuentas en centavos. Si son centavos, cada importe es en realidad la centésima parte de lo que se muestra.`,
    numbers_fall: (count, tickets) =>
      `Transacciones con un número menor que la anterior: ${count} (${tickets}). Los brókeres numeran por orden; las filas de otra cuenta lo alterarían.`,
    head_differs: () =>
      'El encabezado del informe indica un número de cuenta o un titular distintos de los de las primeras filas.',
    gold_unchecked: (count) =>
      `Transacciones de oro cuyos precios no se han comprobado, porque este sitio no tiene los precios del oro en la hora de la transacción: ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `No se ha podido comprobar si los importes están de verdad en ${printed}. Cierres que sirven para comprobarlo: ${recomputed}.`,
    numbers_alone: (percent) =>
      `De todos los números que el servidor del bróker asignó durante un día o más, el ${percent} % es de esta cuenta. Un bróker numera las órdenes de todos sus clientes, así que, en un bróker activo, a una sola cuenta le corresponde una parte muy pequeña.`,
    broker_differs: (recomputed, printed) =>
      `La empresa registró esta cuenta en ${recomputed}, pero el informe indica ${printed}.`,
  },
  sameTrades: (name, count) =>
    `${count} transacciones de esta cuenta están también en la cuenta «${name}», con la misma hora y el mismo precio. Cuéntalas una sola vez: dos cuentas con las mismas operaciones son un solo resultado.`,
  open: {
    with: (value) => `con posiciones abiertas: ${value}`,
    now: (day, positions, result, share) =>
      `En el informe importado el ${day} quedaban posiciones abiertas (${positions}); en conjunto acumulaban ${result}, un ${share} del saldo.`,
    none: (day) => `En el informe importado el ${day} no había ninguna posición abierta.`,
    before: (share) =>
      `La pérdida de las posiciones abiertas ha crecido: en el informe anterior era del ${share} del saldo.`,
  },
  noLoss: { worstMonth: 'Mes más flojo (ninguno con pérdidas)', worstDay: 'Día más flojo (ninguno con pérdidas)' },
  openLosses: 'No incluye pérdidas de posiciones abiertas.',
  few: (least) =>
    `Menos de ${least} posiciones cerradas: muy pocas para una tasa de acierto o cualquier otro ratio. Sí se muestran el crecimiento, el drawdown y los importes.`,
  origin: 'informe subido por la empresa y no confirmado por el bróker',
  unconfirmed:
    'Un informe se puede alterar antes de subirlo. Las comprobaciones detectan la mayoría de las alteraciones, pero no un informe con todos los totales recalculados para que cuadren. Eso solo lo descartan los correos firmados con la clave del bróker. Este sitio no puede garantizar que esa clave sea la del bróker; en «Comprobar el historial», tu navegador puede consultarla en dos servicios DNS públicos.',
  confirmation: {
    title: 'Correos firmados por el bróker',
    text: 'Los brókeres envían extractos por correo, firmados por sus servidores. Un día de negociación cuenta aquí si todas sus operaciones figuran en uno de esos correos con el mismo precio, los mismos lotes y el mismo resultado.',
    days: (domain, days, of) =>
      `según este sitio, los correos firmados por ${domain} coinciden en ${days} de ${of} días de negociación`,
    otherDays: (origin) => `los demás días: ${origin}`,
    unlisted: (domain) =>
      `${domain} no está en nuestra lista de dominios de brókeres, así que sus correos no cuentan como confirmación: comprueba de quién es.`,
    checkKey: 'Comprobar la clave del bróker',
    ownDns: (servers) =>
      `Este sitio pidió la clave del bróker a un servidor DNS elegido por la empresa (${servers}), así que la respuesta podría ser suya. Búscala por tu cuenta.`,
  },
  lastDeal: (day, days) =>
    `Última transacción registrada: ${day}. Estas cifras no recogen lo ocurrido desde entonces (días: ${days}).`,
  lastDealBeforeEnd: (day, days) =>
    `Última transacción registrada: ${day}. Estas cifras no recogen lo ocurrido desde entonces hasta el fin de la cuenta (días: ${days}).`,
  goldOnly: 'Solo oro',
  goldOnlyText: (positions, of) =>
    `${positions} de ${of} posiciones, como si todas tuvieran el mismo tamaño, antes de costes. No es el resultado de la cuenta.`,
  inCurrency: (currency) =>
    `Las cifras están en ${currency}. Si usas otra moneda, el tipo de cambio puede aumentar o reducir tu resultado.`,
  net: 'Descontados la comisión y el swap.',
  chart: 'Crecimiento y drawdown',
  growth: 'Crecimiento',
  growthToDate: 'Crecimiento acumulado',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `Del ${from} al ${to}, la curva de crecimiento terminó en ${end} veces su valor inicial. Su mayor caída desde un máximo fue del ${fall}.`,
  trade: {
    title: 'La última operación de oro, paso a paso',
    text: 'De la orden al cierre, y de ahí a la fila del informe del bróker y a la entrada en el registro. La hora de la señal del bot no se registra; por eso empezamos por la orden.',
    order: 'Orden',
    closing: 'Cierre',
    row: 'Fila del informe',
    entry: 'Entrada en el registro',
    stop: 'Con stop loss',
    noStop: 'Sin stop',
    imported: 'Importado',
    file: 'Huella del informe',
    number: 'Entrada',
    fingerprint: 'Huella',
  },
  latest: 'Últimas posiciones',
  latestText: (count, from, to, won, lost, even) =>
    `Posiciones: ${count}, cerradas del ${from} al ${to}. Ganadoras: ${won}; perdedoras: ${lost}; sin ganancia ni pérdida: ${even}.`,
  latestEnds: (best, worst) =>
    `La mejor: ${best}; la peor: ${worst}. Cada barra es una posición, descontados los costes; la última, a la derecha.`,
  chartNote:
    'Calculado sobre el saldo: no incluye las pérdidas de posiciones abiertas. Los depósitos y las retiradas no cuentan.',
  twoFalls: (name) =>
    `El «${name}» se mide sobre el saldo, que también cambia con los depósitos y las retiradas; el «Drawdown máximo», sobre la curva de crecimiento, que no los cuenta. Por eso los dos pueden ser distintos.`,
  asTable: 'Ver como tabla',
  months: 'Meses',
  year: 'Año',
  inAll: 'Total',
  monthsNote: 'En porcentaje, sin contar depósitos ni retiradas. Una casilla vacía significa que no hubo operaciones.',
  rules: 'Cómo opera',
  rulesText:
    'Calculado con las operaciones de esta cuenta, sin las pérdidas de posiciones abiertas. Operar con más lotes tras una pérdida es propio de la martingala; tener muchas posiciones abiertas a la vez, de una rejilla (grid).',
  figures: 'Cifras',
  figuresText: 'Abre una cifra para ver cómo se calcula y qué operaciones hay detrás.',
  rows: 'Operaciones incluidas',
  figure: {
    growth: {
      label: 'Crecimiento',
      formula:
        'Saldo final ÷ saldo inicial de cada tramo entre depósitos o retiradas; se multiplican los resultados y se resta uno.',
    },
    worstMonth: { label: 'Peor mes', formula: 'El mes de menor crecimiento, sin contar depósitos ni retiradas.' },
    sumOfMonths: {
      label: 'Suma de los meses (no es una rentabilidad)',
      formula: 'Suma del crecimiento de cada mes. Puede ser positiva aunque la cuenta haya perdido dinero.',
    },
    absoluteGain: {
      label: 'Ganancia sobre depósitos',
      formula: 'Beneficio neto ÷ (saldo inicial + depósitos).',
    },
    netProfit: {
      label: 'Beneficio neto',
      formula: 'Beneficio bruto + pérdida bruta; ambos incluyen la comisión y el swap.',
    },
    profitFactor: { label: 'Factor de beneficio', formula: 'Beneficio bruto ÷ pérdida bruta (valor absoluto).' },
    expectancy: { label: 'Esperanza matemática', formula: 'Beneficio neto ÷ posiciones cerradas.' },
    winRate: {
      label: 'Tasa de acierto',
      formula:
        'Ganadoras ÷ (ganadoras + perdedoras), por posición; las que quedan en cero no cuentan. MetaTrader cuenta las transacciones de cierre y da por ganadoras las que quedan en cero.',
    },
    averageWin: { label: 'Ganancia media', formula: 'Suma de las ganancias ÷ número de posiciones ganadoras.' },
    averageLoss: { label: 'Pérdida media', formula: 'Suma de las pérdidas ÷ número de posiciones perdedoras.' },
    riskReward: { label: 'Ratio beneficio/riesgo', formula: 'Ganancia media ÷ pérdida media (valor absoluto).' },
    drawdown: {
      label: 'Drawdown máximo',
      formula:
        'Mayor caída de la curva de crecimiento desde un máximo; ningún depósito puede ocultarla. No incluye pérdidas de posiciones abiertas.',
    },
    drawdownRelative: {
      label: 'Drawdown relativo',
      formula:
        'Mayor caída del saldo desde un máximo, en porcentaje de ese máximo. No incluye pérdidas de posiciones abiertas.',
    },
    drawdownMaximal: {
      label: 'Drawdown máximo en dinero',
      formula: 'Mayor caída del saldo desde un máximo, en dinero. No incluye pérdidas de posiciones abiertas.',
    },
    drawdownAbsolute: {
      label: 'Drawdown absoluto',
      formula:
        'Saldo antes de la primera operación menos el saldo más bajo posterior. No incluye pérdidas de posiciones abiertas.',
    },
    recovery: { label: 'Factor de recuperación', formula: 'Beneficio neto ÷ drawdown máximo en dinero.' },
    sharpeByTrade: {
      label: 'Ratio de Sharpe por operación',
      formula:
        'Tal como lo muestra MetaTrader: media ÷ desviación típica de los rendimientos de las transacciones de cierre, sin anualizar.',
    },
    sharpeDaily: {
      label: 'Ratio de Sharpe por día',
      formula:
        'Media ÷ desviación típica de los rendimientos de todos los días laborables, anualizado con la raíz cuadrada de los días de negociación de un año. No se calcula con menos de un año.',
    },
    exposure: {
      label: 'Tiempo en el mercado',
      formula: 'Horas con una posición abierta ÷ horas desde la primera hasta la última operación.',
    },
    longestLosingRun: { label: 'Racha perdedora más larga', formula: 'Posiciones perdedoras consecutivas.' },
    worstDay: {
      label: 'Peor día',
      formula:
        'El día de menor crecimiento, en la zona horaria del bróker. No incluye pérdidas de posiciones abiertas.',
    },
    tradesAWeek: {
      label: 'Operaciones por semana',
      formula: 'Posiciones cerradas ÷ semanas desde la primera hasta la última operación.',
    },
    medianHold: {
      label: 'Duración típica',
      formula: 'Mediana: la mitad de las posiciones cerradas duró más y la otra mitad, menos.',
    },
    largestLot: { label: 'Operación más grande, en lotes', formula: 'Tamaño de la transacción más grande, en lotes.' },
    withStop: {
      label: 'Posiciones con stop loss',
      formula: 'Posiciones con stop ÷ posiciones con datos de stop en el informe.',
    },
    mostAtOnce: {
      label: 'Máximo de posiciones abiertas a la vez',
      formula:
        'Del mismo símbolo y en la misma dirección; las ampliaciones también cuentan. Muchas a la vez son propias de una rejilla (grid).',
    },
    raisedAfterLoss: {
      label: 'Operaciones con más lotes tras una pérdida',
      formula:
        'Posiciones con más lotes que la perdedora cerrada justo antes ÷ todas las posiciones abiertas tras una perdedora. Un porcentaje alto es propio de la martingala.',
    },
  },
  input: {
    openingBalance: 'Saldo inicial',
    closingBalance: 'Saldo final',
    deposits: 'Depósitos',
    withdrawals: 'Retiradas',
    flows: 'Depósitos, retiradas y similares',
    months: 'Meses con operaciones',
    netProfit: 'Beneficio neto',
    grossProfit: 'Beneficio bruto',
    grossLoss: 'Pérdida bruta',
    commission: 'Comisiones y gastos incluidos',
    swap: 'Swap incluido',
    positions: 'Posiciones cerradas',
    won: 'Ganadoras',
    lost: 'Perdedoras',
    even: 'Sin ganancia ni pérdida',
    wonSum: 'Suma de ganancias',
    lostSum: 'Suma de pérdidas',
    averageWin: 'Ganancia media',
    averageLoss: 'Pérdida media',
    drawdownMaximal: 'Drawdown máximo en dinero',
    drawdownShare: 'En porcentaje de su máximo',
    tradesByTerminal: 'Transacciones de cierre',
    winRateByTerminal: 'Tasa de acierto en MetaTrader',
    days: 'Días laborables',
    hoursHeld: 'Horas con posición abierta',
    hoursInAll: 'Horas en total',
    stopKnown: 'Posiciones con datos de stop',
    stopSet: 'Con stop loss',
    raised: 'Con más lotes',
    afterLoss: 'Abiertas tras una posición perdedora',
  },
  detail: 'Resultados en detalle',
  distribution: 'Distribución de los resultados',
  result: 'Resultado',
  below: (amount) => `menos de ${amount}`,
  andMore: (amount) => `${amount} o más`,
  between: (from, to) => `de ${from} a ${to}`,
  by: { weekday: 'Por día de la semana', hour: 'Por hora', symbol: 'Por símbolo' },
  byKey: { weekday: 'Día', hour: 'Hora', symbol: 'Símbolo' },
  hours: 'A qué horas abre operaciones (hora del bróker)',
  byNote: 'Según la hora de cierre, en la zona horaria del bróker.',
  others: 'Otros',
  subscription: 'Con la suscripción descontada',
  subscriptionText: (price) =>
    `Imagina un depósito que crece como esta cuenta y del que cada mes se descuenta la suscripción de ${price}.`,
  subscriptionElsewhere: (currency) =>
    `La suscripción se paga en dólares estadounidenses y esta cuenta está en ${currency}. Cuánto le resta al crecimiento depende de un tipo de cambio que no figura en los datos; por eso no se calcula.`,
  deposit: (currency) => `Depósito, ${currency}`,
  compute: 'Calcular',
  before: 'Antes de descontar la suscripción',
  after: 'Después de descontar la suscripción',
  left: 'Saldo al final',
  paid: 'Pagado por la suscripción',
  share: 'Cuota mensual, en porcentaje del depósito',
  choice: {
    all: 'Todas las transacciones',
    closed: 'Posiciones cerradas',
    won: 'Posiciones ganadoras',
    lost: 'Posiciones perdedoras',
    even: 'Posiciones sin ganancia ni pérdida',
    flows: 'Depósitos y retiradas',
  },
  column: {
    opened: 'Apertura',
    time: 'Hora',
    ticket: 'Número',
    type: 'Tipo',
    symbol: 'Símbolo',
    lots: 'Lotes',
    price: 'Precio',
    balance: 'Saldo',
  },
  gold: 'El precio del oro en ese periodo',
  goldText: (from, to, low, high) => `Del ${from} al ${to}, la onza de oro costó entre ${low} y ${high}.`,
  goldNote: 'Precios de una serie importada. Cada punto es una operación, a su precio de salida.',
  noRows: 'No hay operaciones que mostrar.',
  newer: 'Más recientes',
  older: 'Anteriores',
  pageOf: (page, pages, rows) => `Página ${page} de ${pages}; filas: ${rows}`,
}
