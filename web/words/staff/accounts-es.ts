import type { StaffWords } from './en.ts'

/** Spanish: trading accounts, reports of the terminal, lists of operations. */
export const accounts: StaffWords['accounts'] = {
  lead: 'Registra cada cuenta que publica el bot antes de su primera transacción. Las cuentas siguen en la lista aunque se cierren o se agote su saldo. Todas las cifras salen de los informes del terminal.',
  performance: 'Rentabilidad mensual',
  register: 'Registrar cuenta',
  registerText:
    'El tipo, la moneda y el bróker no se podrán cambiar después. El nombre del titular y el número de cuenta no se publican nunca.',
  registering: 'Registrando…',
  registered: 'Cuenta registrada',
  notRegistered: 'No se pudo registrar la cuenta',
  loadFailed: 'No se pudieron cargar las cuentas',
  unstampedSince: (when) =>
    `El registro no tiene sello de tiempo externo desde el ${when}. El servidor vuelve a pedirlo cada hora.`,
  neverStamped: 'El registro aún no tiene ningún sello de tiempo externo. El servidor lo pide cada hora.',
  empty: 'Aún no hay cuentas',
  emptyText: 'Registra la cuenta en la que opera el bot e importa después su informe de historial.',
  name: 'Nombre público',
  nameHint: 'Por ejemplo, «Cuenta real principal». No uses el nombre de una persona.',
  type: 'Tipo',
  types: { live: 'real', demo: 'de demostración', backtest: 'de simulación histórica' },
  typeTexts: {
    live: 'Dinero real. Solo se aceptan los informes que MetaTrader marca como reales.',
    demo: 'Dinero ficticio. Los extractos de MetaTrader 4 cuentan como demo porque no indican el tipo de cuenta. Se muestra la advertencia de resultados hipotéticos.',
    backtest: 'Un informe del probador de estrategias. Se muestra la advertencia de resultados hipotéticos.',
  },
  currency: 'Moneda',
  currencyHint: 'Como en el informe, por ejemplo USD.',
  currencyWrong: 'Escribe de tres a cinco mayúsculas, por ejemplo USD.',
  broker: 'Bróker',
  zone: 'Zona horaria del bróker',
  zoneHint: 'Por ejemplo, Europe/Athens o America/New_York+7. Vacía: se deduce de los precios del oro.',
  zoneWrong: 'Escribe una zona horaria, por ejemplo Europe/Athens.',
  zones: { stated: 'indicada por el equipo', inferred: 'detectada a partir de los precios del oro' },
  zoneUnknown: 'zona horaria desconocida',
  states: { open: 'abierta', closed: 'cerrada', blown: 'saldo agotado' },
  carries: 'cuenta del historial',
  facts: {
    broker: 'Bróker',
    currency: 'Moneda',
    clock: 'Zona horaria del bróker',
    deals: 'Transacciones',
    period: 'Periodo',
    balance: 'Último saldo',
  },
  period: (from, to) => `del ${from} al ${to}`,
  publicPage: 'Página pública',
  carry: 'Usar en el historial',
  carryTitle: (name) => `¿Usar «${name}» en el historial?`,
  carryText:
    'Sus meses sustituyen a los declarados, que siguen visibles como correcciones, y sus posiciones de oro cerradas pasan a ser la lista de operaciones. Los meses de la cuenta anterior salen del historial. El cambio aparece en el registro encadenado y en la página pública.',
  notSaved: 'No se pudo guardar el cambio',
  end: 'Cerrar cuenta',
  endTitle: (name) => `¿Cerrar «${name}»?`,
  endText: 'La cuenta sigue en la lista con sus últimas cifras. No se puede deshacer.',
  endAs: { closed: 'Cerrada por el titular', blown: 'Saldo agotado' },
  endHow: 'Motivo',
  ending: 'Cerrando…',
  ended: 'Cuenta cerrada',
  setZone: 'Indicar zona horaria',
  importInto: (name) => `Importar un informe de ${name}`,
  importHint: 'Informe de historial (HTML, XLSX), extracto de MetaTrader 4 o del probador, hasta 256 MB.',
  sending: 'Subiendo…',
  notSent: 'No se pudo subir el archivo',
  tooLarge:
    'El archivo supera los 256 MB. Guarda el informe en MetaTrader 5 como Open XML (XLSX) e importa ese archivo.',
  otherRunning: 'Se está leyendo otro archivo de esta cuenta. Espera a que termine o cancélalo.',
  imports: 'Archivos importados',
  importStates: {
    reading: 'en curso',
    accepted: 'aceptado',
    refused: 'rechazado',
    cancelled: 'cancelado',
    interrupted: 'interrumpido',
  },
  steps: {
    waiting: 'Esperando a otro archivo',
    reading: 'Leyendo el archivo',
    checking: 'Comprobando sus cifras',
    saving: 'Guardando sus transacciones',
  },
  progress: (step, percent) => `${step}: ${percent}`,
  cancelImport: 'Cancelar la importación',
  cancelling: 'Cancelando…',
  notCancelled: 'No se pudo cancelar la importación',
  agreed: (recomputed, agree) =>
    recomputed === agree
      ? `Cifras verificadas: ${agree}, todas coinciden.`
      : `Cifras verificadas: ${agree} de ${recomputed}.`,
  added: (deals, added) =>
    deals === added ? `Transacciones: ${deals}, todas nuevas.` : `Transacciones: ${deals}; nuevas: ${added}.`,
  kinds: {
    history: 'Historial de MetaTrader 5',
    backtest: 'Probador de estrategias',
    mt4: 'Extracto de MetaTrader 4',
  },
  by: (person, moment) => `${person}, ${moment}`,
  interruptedText: 'El servidor se detuvo durante la importación y no se guardó nada. Vuelve a subir el archivo.',
  refusedText: 'No se ha importado nada.',
  more: (count) => `${count} más`,
  problems: {
    too_large: () =>
      'El archivo es demasiado grande para un informe, en el que caben unas cien mil transacciones. Si es HTML, guarda el informe en MetaTrader 5 como Open XML (XLSX) e importa ese archivo: ocupa mucho menos.',
    damaged: () => 'El archivo está cortado o dañado. Guarda el informe otra vez e importa el archivo nuevo.',
    unknown_format: () =>
      'No es un informe de MetaTrader: no tiene tabla de transacciones. Importa un informe de historial, un extracto o un informe del probador de estrategias.',
    saved_again: ({ row }) =>
      `La fila ${row} tiene una fecha o cifras que MetaTrader no escribe así: otro programa volvió a guardar el archivo. Exporta el informe desde MetaTrader e impórtalo sin abrirlo antes en otro programa.`,
    empty_file: () => 'El archivo está vacío. Guarda el informe otra vez.',
    myfxbook: () =>
      'Los CSV de Myfxbook no se pueden comprobar: no indican la cuenta, su tipo ni el saldo tras cada operación. Importa en su lugar el informe de historial del propio terminal (Historial, Informe: HTML u Open XML).',
    mql5_signals: () =>
      'Los CSV de MQL5 Signals no se pueden comprobar: no indican la cuenta, su tipo ni los tickets. Importa en su lugar el informe de historial del propio terminal (Historial, Informe: HTML u Open XML).',
    open_positions: () =>
      'Este es el informe «Trade Account Report» (ReportTrade) de MetaTrader: muestra las posiciones abiertas, pero no el historial. En el terminal, abre la pestaña Historial, elige todo el historial en su menú, después Informe (HTML u Open XML), e importa ese archivo.',
    optimization: () =>
      'Estas son las pasadas de una optimización: parámetros y resultados, pero sin transacciones. Ejecuta una sola pasada con los parámetros que elegiste, haz clic con el botón derecho en los resultados, guarda el informe e importa ese archivo.',
    tester_summary_missing: () =>
      'Este informe del probador de estrategias no muestra el depósito ni los resultados: la pasada se detuvo o falta una parte del archivo. Ejecútala hasta el final, haz clic con el botón derecho en los resultados, guarda el informe otra vez e importa ese archivo.',
    bad_row: ({ row }) => `La fila ${row} no es una transacción válida. Exporta el informe de nuevo.`,
    running_balance: ({ row, recomputed }) =>
      `Fila ${row}: el saldo se desvía ${recomputed}. Debería ser el saldo anterior más el resultado de esta transacción.`,
    duplicate_ticket: ({ row, ticket }) => `Fila ${row}: la transacción ${ticket} aparece dos veces en el archivo.`,
    order_of_time: ({ row }) => `Fila ${row}: esta transacción es anterior a la de encima.`,
    opening_balance: ({ printed, recomputed }) =>
      `El extracto muestra un saldo de ${printed}, pero sus filas suman ${recomputed} y no indica el saldo inicial. Exporta el historial completo de la cuenta.`,
    totals: ({ row, figure, printed, recomputed }) =>
      `Fila ${row}: el informe muestra ${printed} en ${figure}, pero sus filas suman ${recomputed}. Si faltan operaciones, elige todo el historial en el terminal y expórtalo de nuevo.`,
    positions: ({ row, ticket }) =>
      `Fila ${row}: las transacciones y las posiciones no coinciden en ${ticket}. Falta una transacción o se cambió.`,
    summary: ({ figure, printed, recomputed }) =>
      `El informe muestra ${printed} en ${figure}, pero sus transacciones dan ${recomputed}.`,
    summary_missing: () =>
      'Falta el resumen que MetaTrader muestra debajo de las transacciones. Exporta el informe completo.',
    statement_summary_missing: () =>
      'Este extracto de MetaTrader 4 no muestra los totales debajo de sus operaciones, así que no hay con qué comprobarlas. En el terminal, abre el historial de la cuenta, haz clic con el botón derecho, elige todo el historial, después Guardar como informe detallado, e importa ese archivo.',
    no_trades: () => 'El informe no tiene operaciones cerradas.',
    wrong_type: ({ printed, recomputed }) =>
      `El archivo es de una cuenta ${printed}, pero esta es una cuenta ${recomputed}.`,
    wrong_currency: ({ printed, recomputed }) =>
      `El archivo está en ${printed}, pero esta cuenta está en ${recomputed}.`,
    login_repeated: ({ printed }) =>
      `Este número de cuenta ya está registrado como ${printed}. Importa el archivo allí.`,
    trades_repeated: ({ printed, count, of }) =>
      `${count} de las ${of} operaciones de este archivo ya están publicadas como ${printed}. Las mismas operaciones no se pueden publicar en una segunda cuenta.`,
    future_deal: ({ row, ticket, printed }) =>
      `Fila ${row}: la transacción ${ticket} tiene fecha ${printed}, que está en el futuro. Revisa el archivo y la zona horaria de la cuenta.`,
    wrong_login: () => 'El archivo es de un número de cuenta distinto del de los anteriores.',
    no_login: () =>
      'El archivo no muestra su número de cuenta. Expórtalo de nuevo desde el terminal y súbelo sin cambios.',
    too_fine: ({ printed, recomputed }) =>
      `El archivo usa ${printed} decimales en los importes, pero esta cuenta usa ${recomputed}.`,
    missing_deals: ({ count, ticket }) =>
      `Faltan ${count} transacciones de archivos anteriores, a partir de ${ticket}. Exporta el historial completo.`,
    older_file: ({ printed, recomputed, count }) =>
      `Este archivo es anterior a lo que ya está registrado: su última transacción es de ${printed} y la última registrada de ${recomputed} (${count} transacciones más). No hay nada que añadir. Para actualizar la cuenta, exporta el historial de nuevo.`,
    changed_deal: ({ row, ticket }) =>
      `Fila ${row}: la transacción ${ticket} es distinta de la de un archivo anterior.`,
    gold_price: ({ row, ticket }) =>
      `Fila ${row}: el precio de la transacción ${ticket} está fuera de los precios del oro de esa hora.`,
  },
  notes: {
    later_deals_left_out: ({ printed, recomputed }) =>
      `La última transacción deja un saldo de ${recomputed}, pero el archivo muestra ${printed}: faltan transacciones posteriores.`,
    begins_later: ({ recomputed }) =>
      `El archivo empieza con un saldo de ${recomputed}: faltan las primeras transacciones.`,
    type_not_told: () =>
      'Los extractos de MetaTrader 4 no indican si el dinero es real, así que cuenta como cuenta demo.',
    position_spoiled: ({ count, tickets }) =>
      `${count} transacciones no coinciden con sus posiciones, entre ellas ${tickets}. La página de la cuenta las muestra.`,
    not_live: ({ printed, recomputed }) =>
      `El archivo dice que la cuenta es real, pero ${printed} es propio de dinero ficticio (${recomputed}), así que cuenta como cuenta demo.`,
    price_differs: ({ count, tickets, ticket, printed, recomputed }) =>
      `${count} cierres tienen un beneficio que no corresponde a su precio y sus lotes (${tickets}). ${ticket} muestra ${printed}, pero sus precios dan ${recomputed}. La página de la cuenta los muestra.`,
    gold_outside: ({ count, of, tickets }) =>
      `${count} de ${of} transacciones de oro están fuera de los precios del oro de su hora: ${tickets}. La página de la cuenta las muestra.`,
    currency_scale: ({ printed, recomputed }) =>
      `Puede que los importes no estén en ${printed}: un movimiento de un dólar supone ${recomputed} por lote. La página de la cuenta lo indica.`,
    cent_name: ({ printed, recomputed }) =>
      `El archivo está en ${printed}, pero ${recomputed} es como los brókeres llaman a las cuentas en centavos. La página de la cuenta lo indica.`,
    numbers_fall: ({ count, tickets }) =>
      `${count} transacciones tienen un número menor que la anterior (${tickets}). La página de la cuenta las muestra.`,
    head_differs: () =>
      'El título del archivo y sus primeras filas muestran números de cuenta o titulares distintos. La página de la cuenta lo indica.',
    gold_unchecked: ({ count, of }) =>
      `Faltan los precios del oro de la hora de ${count} de ${of} transacciones de oro. Impórtalos en Resultados mensuales y vuelve a subir el informe. La página de la cuenta lo indica.`,
    currency_unchecked: ({ printed, recomputed }) =>
      `Muy pocos cierres indican si los importes están en ${printed}: ${recomputed}. La página de la cuenta lo indica.`,
    numbers_alone: ({ count }) =>
      `El ${count} % de los números que el servidor asignó durante un día o más es de esta cuenta. A partir del 50 % no puede contar como real. La página de la cuenta lo indica.`,
    broker_differs: ({ printed, recomputed }) =>
      `La cuenta se registró en ${recomputed}, pero el archivo indica ${printed}. La página de la cuenta muestra el nombre del archivo y lo señala.`,
    gold_checked: ({ count, of }) =>
      `${count} de ${of} transacciones de oro están dentro de los precios del oro de su hora.`,
  },
  figures: {
    netProfit: 'beneficio neto',
    grossProfit: 'beneficio bruto',
    grossLoss: 'pérdida bruta',
    profitFactor: 'factor de beneficio',
    expectedPayoff: 'beneficio esperado',
    recoveryFactor: 'factor de recuperación',
    sharpe: 'ratio de Sharpe',
    drawdownAbsolute: 'drawdown absoluto',
    drawdownMaximal: 'drawdown máximo',
    drawdownMaximalPercent: 'drawdown máximo (%)',
    drawdownRelativePercent: 'drawdown relativo (%)',
    drawdownRelative: 'drawdown relativo',
    totalTrades: 'operaciones',
    shortTrades: 'operaciones cortas',
    shortWonPercent: 'operaciones cortas ganadoras (%)',
    longTrades: 'operaciones largas',
    longWonPercent: 'operaciones largas ganadoras (%)',
    profitTrades: 'operaciones ganadoras',
    profitTradesPercent: 'operaciones ganadoras (%)',
    lossTrades: 'operaciones perdedoras',
    lossTradesPercent: 'operaciones perdedoras (%)',
    largestProfit: 'mayor operación ganadora',
    largestLoss: 'mayor operación perdedora',
    averageProfit: 'operación ganadora media',
    averageLoss: 'operación perdedora media',
    longestWinningRun: 'racha ganadora más larga',
    longestLosingRun: 'racha perdedora más larga',
    bestRun: 'mejor racha',
    worstRun: 'peor racha',
    averageWinningRun: 'racha ganadora media',
    averageLosingRun: 'racha perdedora media',
  },
  columns: {
    commission: 'comisión',
    fee: 'cargo',
    swap: 'importe del swap',
    profit: 'beneficio',
    balance: 'saldo',
    deposits: 'depósitos y retiradas',
  },
  operations: {
    title: 'Importar operaciones (CSV)',
    text: 'Las operaciones se publican como declaradas por tu empresa, debajo de las cuentas importadas. El CSV necesita las columnas fecha, tipo, entrada y salida; resultado, pips y tipo de cuenta son opcionales. Las horas son UTC salvo que se indique otra cosa. Si una fila tiene un error, no se importa nada.',
    file: 'Archivo CSV',
    type: 'Tipo de cuenta para las filas que no lo indican',
    import: 'Importar operaciones',
    importing: 'Importando…',
    failed: 'No se pudieron importar las operaciones',
    imported: (added, known) =>
      `${added} ${added === '1' ? 'operación importada' : 'operaciones importadas'}; ya existían: ${known}.`,
    refused: 'No se ha importado nada.',
    row: (row, problem) => `Fila ${row}: ${problem}`,
    problems: {
      empty: 'el archivo no tiene operaciones.',
      myfxbook:
        'los CSV de Myfxbook no indican la cuenta ni su tipo. Importa en su lugar, más arriba, el informe de historial del propio terminal (Historial, Informe: HTML u Open XML).',
      mql5_signals:
        'los CSV de MQL5 Signals no indican la cuenta ni su tipo. Importa en su lugar, más arriba, el informe de historial del propio terminal (Historial, Informe: HTML u Open XML).',
      too_many: 'el archivo tiene demasiadas filas. Divídelo.',
      columns: 'los encabezados necesitan fecha, tipo, entrada y salida.',
      time: 'escribe una fecha con hora, por ejemplo 2026-03-02 10:30.',
      future: 'la fecha está en el futuro.',
      type: 'el tipo debe ser COMPRA o VENTA.',
      pair: 'el símbolo debe ser oro frente al dólar (XAUUSD).',
      price: 'escribe un precio.',
      result: 'el resultado o los pips no corresponden a los precios.',
      account_type: 'el tipo de cuenta debe ser live, demo o backtest.',
      duplicate: 'la misma operación aparece más arriba.',
      gold_price: 'el precio está fuera de los precios del oro de esa hora.',
    },
  },
}
