import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Inicio',
    title: (brand) => `${brand}: el trading automatizado de oro, explicado`,
    description: () =>
      'Qué hace el bot y qué no hace, cómo se conecta a tu propia cuenta de MetaTrader, cuánto cuesta y qué puede salir mal. Tu dinero sigue en tu bróker.',
  },
  welcome: {
    link: 'Solicitar acceso',
    title: (brand) => `${brand}: un bot que opera con oro en tu propia cuenta`,
    description: (brand) =>
      `${brand} conecta un bot de trading de oro a tu propia cuenta de MetaTrader. Tu dinero sigue en tu bróker. Cada cifra publicada indica de dónde sale.`,
  },
  contact: {
    link: 'Contacto',
    title: (brand) => `Contacta con ${brand}`,
    description: (brand) => `Escribe a ${brand} en tu idioma. Nuestro equipo lee tu mensaje y te responde.`,
  },
}

export const home: HomeWords = {
  headline: { first: 'El oro rara vez descansa.', second: 'El bot sigue las reglas.', third: 'La cuenta es tuya.' },
  subtitle: (brand) =>
    `${brand} opera con oro (XAU/USD) según reglas fijas, en tu propia cuenta de MetaTrader. Puedes ver cada operación y parar el bot cuando quieras.`,
  ask: 'Haznos una pregunta',
  scene: {
    label: 'Dónde está tu dinero',
    market: 'Mercado del oro',
    prices: 'precios en tiempo real',
    bot: 'El bot',
    rules: 'sigue reglas fijas',
    account: 'Tu cuenta',
    yours: 'tu bróker, tu nombre, tu dinero',
    flow: 'Los precios llegan al bot y las órdenes, a tu cuenta. El bot no puede retirar dinero.',
  },
  what: {
    title: 'Qué es y qué no es',
    is: 'Qué es',
    isNot: 'Qué no es',
    program: 'Un programa que abre y cierra operaciones de oro según reglas fijas.',
    connection: 'Una conexión con tu propia cuenta de MetaTrader, que puedes cortar cuando quieras.',
    subscription: 'Una suscripción de precio fijo, sin comisión sobre tus ganancias.',
    fund: 'Un fondo: no guardamos, no juntamos ni repartimos el dinero de nadie.',
    advice: 'Un asesor: no conoce tu situación ni recomienda nada.',
    guarantee: 'Una garantía: hay operaciones, semanas y meses con pérdidas.',
  },
  steps: {
    title: 'Cómo funciona',
    account: {
      title: 'Abre una cuenta',
      text: 'En un bróker con MetaTrader, a tu nombre y con tu dinero. Si ya tienes cuenta, te sirve.',
    },
    connect: {
      title: 'Conecta el bot',
      text: 'Elige entre tres formas; dos no requieren contraseña. Nuestro equipo configura el bot y te avisa cuando está en marcha.',
      picture: 'Cuatro llaves, de la más segura a la menos segura',
    },
    watch: {
      title: 'Síguelo o páralo',
      text: 'Cada operación aparece en tu MetaTrader. Para pararlo, según cómo esté conectado, quítalo del gráfico, desactiva el copy trading en tu bróker o cambia la contraseña.',
    },
  },
  trade: {
    title: 'Una operación, paso a paso',
    note: 'Ilustración',
    picture: 'Una línea de precio con cuatro puntos. Termina a la misma altura a la que empezó la operación.',
    rules: {
      title: 'Se cumplen las condiciones',
      text: 'El bot vigila el precio del oro y solo opera cuando se cumplen sus reglas.',
    },
    order: { title: 'Se envía la orden', text: 'Llega a tu cuenta, en tu bróker y a tu nombre.' },
    open: { title: 'Ves la operación', text: 'La operación abierta aparece en tu MetaTrader. Puedes cerrarla tú.' },
    close: { title: 'Se cierra', text: 'Gane o pierda, el resultado queda en el historial de tu cuenta.' },
  },
  results: {
    title: 'Los resultados, de un vistazo',
    intro: 'Con los meses de pérdidas incluidos. Cada cifra indica su fuente.',
    curve: 'Crecimiento de la cuenta, mes a mes',
  },
  price: {
    title: 'Precio y prueba',
    trial: 'de prueba gratis desde el día en que te suscribes, con todas las funciones',
    monthly: 'al mes después de la prueba, hasta que canceles',
    deposit: 'depósito mínimo recomendado en tu bróker; puedes perderlo todo',
    fees: 'La cuota, en porcentaje de tu depósito',
    of: 'Depósito',
    share: 'Cuota al mes',
    always: 'La cuota también se paga en los meses con pérdidas.',
  },
  close: {
    title: 'Pregunta antes de decidir',
    text: 'Déjanos tus datos y te escribimos. Es gratis y no te compromete a nada.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automático.', second: 'Solo oro.', third: 'Te lo configuramos.' },
  subtitle: (brand) => `${brand} aplica una sola estrategia en un solo mercado, en una cuenta que es tuya.`,
  connect: 'Solicitar acceso',
  seeResults: 'Ver los resultados',
  benefits: 'Qué te ofrecemos',
  automatic: {
    title: 'Automático',
    text: 'Sigue el mercado a todas horas y opera según reglas fijas, sin emociones.',
  },
  gold: { title: 'Solo oro', text: 'Un único mercado: el oro en dólares (XAU/USD).' },
  setup: {
    title: 'Configurado para ti',
    text: 'Nuestro equipo conecta el bot a tu cuenta de MetaTrader.',
  },
  results: { title: 'Resultados', intro: 'Con todas las operaciones registradas, incluidas las perdedoras.' },
  operations: {
    title: 'Operaciones recientes',
    pair: 'Par',
    type: 'Tipo',
    entry: 'Entrada',
    exit: 'Salida',
    result: 'Resultado',
    time: 'Hora',
  },
  company: {
    title: (brand) => `La empresa que hay detrás de ${brand}`,
    details: 'Empresa',
    badges: 'Certificaciones',
    figures: 'En cifras',
  },
  control: { title: 'El control es tuyo', text: 'La cuenta, el dinero y la contraseña son tuyos.' },
  rules: { title: 'Reglas fijas', text: 'El bot hace lo que tiene programado y nunca actúa por impulso.' },
  people: { title: 'Te responde nuestro equipo', text: 'Escribe en tu idioma: leemos cada mensaje y te contestamos.' },
  books: {
    title: 'Pérdidas incluidas',
    text: 'Ganancias y pérdidas en un mismo registro, y cada cifra con su fórmula a la vista.',
  },
  videos: {
    title: 'Clientes en vídeo',
    place: 'Próximamente',
    note: 'Aquí aparecerán los vídeos de clientes.',
  },
  contact: {
    title: 'Solicita acceso',
    intro: 'Cuéntanos qué buscas. Es gratis y no te compromete a nada.',
  },
}

export const questions: QuestionWords = {
  title: 'Preguntas frecuentes',
  money: {
    ask: '¿Dónde está mi dinero?',
    answer:
      'En tu bróker, en una cuenta a tu nombre. El bot puede abrir y cerrar operaciones en ella; no puede ingresar ni retirar dinero.',
  },
  risk: {
    ask: '¿Puedo perder dinero?',
    answer:
      'Sí. El oro se opera con apalancamiento: puedes perder muy rápido todo lo que deposites y, con algunos brókeres, incluso acabar debiendo dinero. Usa solo dinero que puedas permitirte perder.',
  },
  stop: {
    ask: '¿Cómo paro el bot?',
    answer:
      'Depende de cómo esté conectado. Si lo ejecutas tú, quítalo del gráfico; si tu bróker copia las operaciones, desactiva allí el copy trading; si tenemos tu contraseña maestra, cámbiala en MetaTrader. Las operaciones abiertas siguen abiertas hasta que las cierres.',
  },
  martingale: {
    ask: '¿Usa martingala o rejilla (grid)?',
    answer:
      'Compruébalo en la página de cada cuenta: con qué frecuencia hubo una operación mayor después de una pérdida (propio de la martingala) y cuántas posiciones llegó a haber abiertas a la vez (muchas son propias de una rejilla).',
  },
  eligible: {
    ask: '¿Quién puede suscribirse?',
    answer:
      'Cualquier persona mayor de edad que actúe en nombre propio y opere en una cuenta a su nombre, salvo que la ley del lugar donde vive lo prohíba.',
  },
  refund: {
    ask: '¿Puedo pedir un reembolso?',
    answer:
      'Si cancelas durante la prueba, no pagas nada. En la UE y el Reino Unido, los consumidores que desisten del contrato dentro de plazo recuperan lo que pagaron; si pidieron empezar de inmediato, se descuenta el tiempo ya usado. En los demás casos, la suscripción sigue hasta el final del mes ya pagado. Las pérdidas de trading no se reembolsan.',
  },
  cancel: {
    ask: '¿Cómo cancelo?',
    answer:
      'En dos pasos y sin iniciar sesión; recibes un comprobante con fecha. Si cancelas durante la prueba, no pagas nada.',
  },
  figures: {
    ask: '¿De dónde salen las cifras?',
    answer:
      'Lo dice la línea que encabeza cada grupo: calculadas con los registros de este sitio, declaradas por la empresa operadora en la fecha que se indica o, en un sitio de demostración, inventadas como muestra.',
  },
  company: {
    ask: '¿Quién está detrás de esto?',
    answer:
      'El nombre y la dirección de la empresa están al pie de cada página; si faltan, ahí se avisa. Los detalles están en el aviso legal.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Habla con nuestro equipo',
  subtitle: '¿Tienes una pregunta? Escríbenos en tu idioma.',
  response: { title: 'Escribe cuando quieras', text: 'No hace falta esperar al horario de oficina.' },
  direct: {
    title: 'Contacto directo',
    text: 'Los mensajes llegan directamente a nuestro equipo, y los leemos todos.',
    whatsapp: 'Escribir por WhatsApp',
  },
  reach: { title: 'En tu idioma', text: 'Estés donde estés, te respondemos en tu idioma.' },
}

export const verify: VerifyWords = {
  link: 'Comprobar el historial',
  title: 'Comprueba el historial por tu cuenta',
  lead: 'Cada entrada del registro lleva la huella digital de la anterior. Tu navegador puede descargarlo y recalcular toda la cadena y todas las cifras de abajo.',
  brief: 'Cada entrada lleva la huella de la anterior; tu navegador puede comprobarlas todas.',
  tool: 'Compruébalo aquí',
  run: 'Comprobar el registro de este sitio',
  file: 'O comprueba tu propia copia',
  fileHint: 'Elige un archivo ledger.jsonl o suéltalo aquí. Nunca sale de tu dispositivo.',
  kept: 'Entrada y huella de uno de nuestros correos',
  keptHint: 'Si tienes uno, la comprobación te dirá además si esa entrada sigue ahí, sin cambios.',
  noScript:
    'Esta comprobación necesita JavaScript y un navegador actual. El script del final de la página funciona sin navegador.',
  figures: 'Cifras recalculadas',
  operations: 'Meses y operaciones',
  figure: 'Cifra',
  shown: 'En este sitio',
  recomputed: 'Según el registro',
  noFigures: 'Todavía no hay ninguna cifra registrada.',
  brokerKeys: 'La clave del bróker',
  brokerKeysText: (hosts) =>
    `Un correo es del bróker solo si también lo es la clave de su firma. La buscó este mismo sitio, así que no tienes por qué fiarte de su palabra: tu navegador puede preguntar a dos servicios DNS públicos, ${hosts}. Verán tu dirección IP y el dominio del bróker, y solo cuando pulses el botón.`,
  askKeys: (names) => `Preguntar a ${names}`,
  says: {
    loading: 'Descargando el registro…',
    checking: (done, all) => `Comprobadas ${done} de ${all} entradas…`,
    holds: (entries) => `La cadena está íntegra. Entradas: ${entries}; no se ha modificado, quitado ni movido ninguna.`,
    signed: (moment) => `Su final se firmó el ${moment}.`,
    keep: (head) => `Guarda o imprime esta línea. Más adelante mostrará si algo hasta aquí se ha reescrito: ${head}`,
    unsigned: 'Este navegador no puede comprobar la firma; el script de abajo sí.',
    empty: 'Todavía no hay nada registrado.',
    broken: (line) => `La cadena se rompe en la línea ${line}.`,
    unreadable: 'Esta línea no es una entrada.',
    not_canonical: 'Esta línea no está escrita como se registró.',
    sequence: (expected, found) => `Aquí debería estar la entrada ${expected}, pero en su lugar está la ${found}.`,
    broken_link: 'Esta entrada no sigue a la anterior.',
    wrong_hash: 'Esta entrada se modificó después de registrarse.',
    time_backwards: 'Su hora es anterior a la de la entrada de arriba: se atrasó un reloj.',
    ahead: 'El final figura como firmado en el futuro: el reloj de este sitio va adelantado o el tuyo va atrasado.',
    cut_off: 'La copia termina aquí sin su firma: falta una parte.',
    wrong_head: (signed, here) => `La firma corresponde a ${signed} entradas, pero la copia tiene ${here}.`,
    wrong_signature: 'La firma del final no es auténtica.',
    unknownKinds: (kinds: string) =>
      `Esta página no conoce estos tipos de entrada y las cifras no los incluyen: ${kinds}.`,
    wrong_confirmation: 'Esta confirmación por correo del bróker no coincide con las transacciones registradas antes.',
    standsThere: 'Lo que está escrito ahí',
    otherKey: 'El final se firmó con una clave que este sitio no incluye en su lista.',
    otherEnd: 'Este sitio firmó un final distinto para este número de entradas.',
    older: (entries) =>
      `El registro de este sitio ya tiene ${entries} entradas; las cifras de una copia anterior pueden ser distintas.`,
    kept: (entry) => `La entrada ${entry} del correo está ahí, sin cambios.`,
    notKept: (entry) => `La entrada ${entry} no es la que indicaba el correo.`,
    agree: (agree, all) => `${agree} de ${all} cifras coinciden con las de este sitio.`,
    keySame: (who, key) => `${who}: ${key} tiene la clave que consta en el registro.`,
    keyOther: (who, key) =>
      `${who}: ${key} tiene ahora otra clave. Puede que la hayan cambiado, o que nunca fuera la del bróker.`,
    keyGone: (who, key) => `${who}: ${key} ya no tiene clave, o nunca la tuvo.`,
    keyUnanswered: (who, key) =>
      `${who} no ha respondido sobre ${key}. Inténtalo de nuevo o búscala con el script de abajo.`,
    noKeys: 'Ninguna entrada del registro contiene la clave de un bróker.',
    stamped: (count) =>
      `Sellos externos sin modificar: ${count}. Que sus firmantes sean quienes dicen lo comprueban el script y OpenSSL; un navegador no puede.`,
    dated: (entry, stamp) => `La entrada ${entry} y todo lo anterior ya existían entonces, según el sello: ${stamp}.`,
    noStamps: 'Ningún servicio externo ha sellado aún este registro.',
    stampUnchecked: 'Este navegador no puede comprobar los sellos; el script de abajo sí.',
    stampFails: (number) => `El sello ${number} no es válido: se ha alterado o corresponde a otra cosa.`,
    stampOther: (entry, moment) =>
      `Un sello del ${moment} cubre una entrada ${entry} que no está en esta copia: el registro se rehízo, o esta copia es más antigua.`,
    stampAhead: (entry, moment) =>
      `La entrada ${entry} figura como registrada después del ${moment}, cuando un sello ya la cubría: el reloj de este sitio iba adelantado.`,
    stampLate: (entries, moment) =>
      `Las entradas ${entries} se sellaron por primera vez el ${moment}, días después de registrarse, según este sitio. Desde fuera solo está confirmada la fecha del sello.`,
    stampGap: (since, until) =>
      `Nadie selló el registro entre el ${since} y el ${until}. En ese tiempo pudo devolverse a un estado anterior.`,
    stampOpen: (entry) => `Las entradas a partir de la número ${entry} llevan más de tres días sin sello.`,
    failed: 'No se ha podido descargar el registro. Inténtalo de nuevo.',
  },
  checked: 'Qué se comprueba',
  checks: [
    'Que cada entrada está escrita como se registró y que su huella (SHA-256) le corresponde.',
    'Que cada entrada contiene la huella de la anterior, de modo que no se puede quitar, añadir ni mover ninguna.',
    'Que el final está firmado (Ed25519), de modo que no se puede recortar nada sin que se note.',
    'Que las entradas, con sus correcciones, dan las mismas cifras que muestra este sitio.',
  ],
  limits: 'Qué no demuestra esto',
  limitsText:
    'Una entrada que nunca se ha reescrito pudo ser falsa o incompleta desde el principio. Por eso las transacciones proceden de informes del bróker cuyas cifras se recalculan antes de aceptarse, y todas las cuentas siguen en la lista, también las cerradas y las que agotaron su saldo. Nuestros correos llevan la huella más reciente: si guardas uno, sabrás si el historial se rehízo después.\nNinguna comprobación puede decir de dónde viene un informe. Una cuenta demo puede pasar por real si el nombre de su servidor no la delata, y una empresa con varias cuentas puede mostrar una y no importar nunca las demás.',
  unstamped:
    'Ningún servicio externo certifica cuándo se registraron las entradas: sus horas son las del servidor de la empresa. Pero una entrada que guardes prueba que todo lo anterior ya existía.',
  stamps: {
    title: 'Sellos de tiempo externos',
    text: 'Una vez al día, empresas ajenas a este sitio sellan el final del registro con la hora de sus propios relojes. Reciben una huella digital y nada más. Un sello cubre todas las entradas hasta ese punto, así que nadie puede añadir ni cambiar una después y ponerle una fecha anterior. No dice si una entrada es cierta.',
    first: 'Primer sello',
    last: 'Último sello',
    vouches: (entry, day, authority, certificate) =>
      `La entrada ${entry} y todo lo anterior ya existían el ${day}, según ${authority} (clave de «${certificate}»).`,
    tsr: 'Descargar el sello (.tsr)',
    all: (count) => `Descargar todos los sellos: ${count}`,
    openssl:
      'Para comprobar un sello sin este sitio, guárdalo y usa OpenSSL. El número largo es la huella que se selló: el SHA-256 de la última línea del registro en ese momento.',
  },
  alone: '¿No te fías de esta página?',
  aloneText: 'Guarda el registro y el script, lee el script y ejecútalo con Node.js 18 o posterior:',
  ledger: 'El registro',
  script: 'El script',
  keys: 'Las claves con las que se firma',
}
