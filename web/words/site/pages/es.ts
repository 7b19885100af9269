import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

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
    `${brand} opera con oro (XAU/USD) según reglas fijas en tu propia cuenta de MetaTrader. Puedes ver cada operación y parar el bot cuando quieras.`,
  ask: 'Haznos una pregunta',
  scene: {
    label: 'Dónde está tu dinero',
    market: 'Mercado del oro',
    prices: 'precios en tiempo real',
    bot: 'El bot',
    rules: 'decide según reglas fijas',
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
    subscription: 'Una suscripción de precio fijo, en los meses buenos y en los malos.',
    fund: 'Un fondo: aquí nadie guarda tu dinero, ni lo junta con el de otros, ni lo reparte.',
    advice: 'Un asesor: no sabe nada de ti y no recomienda nada.',
    guarantee: 'Una garantía: hay operaciones, semanas y meses con pérdidas.',
  },
  steps: {
    title: 'Cómo funciona',
    account: {
      title: 'Abre una cuenta',
      text: 'En un bróker que ofrezca MetaTrader, a tu nombre y con tu propio dinero.',
    },
    connect: {
      title: 'Conecta el bot',
      text: 'Elige entre cuatro formas; con dos no hace falta contraseña. Nuestro equipo configura el bot y te avisa cuando está en marcha.',
      picture: 'Cuatro llaves, de la más segura a la menos segura',
    },
    watch: {
      title: 'Síguelo o páralo',
      text: 'Cada operación aparece en tu propio MetaTrader. Cambia allí la contraseña, o desactiva el copy trading en tu bróker, y el bot pierde el acceso.',
    },
  },
  trade: {
    title: 'Una operación, paso a paso',
    note: 'Ilustración',
    picture: 'Una línea de precio con cuatro puntos. Termina a la misma altura a la que empezó la operación.',
    rules: {
      title: 'Se cumplen las reglas',
      text: 'El bot vigila el precio del oro y espera hasta ese momento.',
    },
    order: { title: 'Sale una orden', text: 'Llega a tu cuenta, en tu bróker y a tu nombre.' },
    open: { title: 'Ves la operación', text: 'La operación abierta aparece en tu MetaTrader. Puedes cerrarla tú.' },
    close: { title: 'Se cierra', text: 'Gane o pierda, el resultado queda en el historial de tu cuenta.' },
  },
  results: {
    title: 'Los resultados, de un vistazo',
    intro: 'Incluidos los meses con pérdidas. Cada cifra indica su fuente.',
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
    always: 'La cuota se paga también en los meses con pérdidas.',
  },
  close: {
    title: 'Pregunta antes de decidir',
    text: 'Déjanos tus datos y te escribimos. Es gratis y tu cuenta no se toca.',
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
  gold: { title: 'Solo oro', text: 'Un único mercado, XAU/USD, en lugar de un poco de todo.' },
  setup: {
    title: 'Configurado para ti',
    text: 'Nuestro equipo lo conecta a tu cuenta de MetaTrader.',
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
    text: 'Ganancias y pérdidas están en un mismo registro, y puedes ver cómo se calcula cada cifra.',
  },
  videos: {
    title: 'Clientes en vídeo',
    place: 'Próximamente',
    note: 'Aquí aparecerán los vídeos de clientes.',
  },
  contact: {
    title: 'Solicita acceso',
    intro: 'Cuéntanos qué buscas. Te respondemos antes de conectar nada.',
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
      'Sí. Puedes perder todo lo que deposites, y rápido, porque el oro se opera con apalancamiento. Usa solo dinero que puedas permitirte perder.',
  },
  stop: {
    ask: '¿Cómo paro el bot?',
    answer:
      'Quítalo del gráfico si lo ejecutas tú, desactiva el copy trading en tu bróker o cambia la contraseña de tu cuenta de MetaTrader: el bot se queda sin acceso. Las operaciones abiertas seguirán abiertas hasta que las cierres.',
  },
  martingale: {
    ask: '¿Usa martingala o rejilla (grid)?',
    answer:
      'Compruébalo tú: la página de cada cuenta muestra con qué frecuencia hubo una operación mayor tras una pérdida (algo propio de la martingala) y cuántas posiciones llegó a haber abiertas a la vez (muchas son propias de una rejilla).',
  },
  eligible: {
    ask: '¿Quién puede suscribirse?',
    answer:
      'Cualquier persona mayor de edad que actúe en nombre propio y opere en una cuenta a su nombre, salvo que la ley del lugar donde vive lo prohíba.',
  },
  refund: {
    ask: '¿Puedo pedir un reembolso?',
    answer:
      'Si cancelas durante la prueba, no pagas nada. En la UE y el Reino Unido, los consumidores que desisten del contrato dentro de plazo recuperan lo pagado, menos la parte proporcional al tiempo usado si pidieron empezar ya. En los demás casos, la suscripción dura hasta el final del mes pagado. Las pérdidas de trading no se reembolsan.',
  },
  cancel: {
    ask: '¿Cómo cancelo?',
    answer:
      'Sin iniciar sesión, en dos pasos y con un comprobante fechado. Si cancelas durante la prueba, no pagas nada.',
  },
  figures: {
    ask: '¿De dónde salen las cifras?',
    answer:
      'Lo dice la línea que encabeza cada grupo de cifras: calculadas con los registros de este sitio, declaradas por la empresa en una fecha o, si el sitio es de demostración, cifras de muestra.',
  },
  company: {
    ask: '¿Quién está detrás de esto?',
    answer:
      'Al pie de cada página constan el nombre y la dirección de la empresa, o el aviso de que faltan. Los detalles están en el aviso legal.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Habla con nuestro equipo',
  subtitle: '¿Tienes una pregunta? Escríbenos en tu idioma.',
  response: { title: 'Escribe cuando quieras', text: 'No hace falta esperar al horario de oficina.' },
  direct: {
    title: 'Contacto directo',
    text: 'Tu mensaje llega directamente a nuestro equipo. Los leemos todos.',
    whatsapp: 'Escribir por WhatsApp',
  },
  reach: { title: 'En tu idioma', text: 'Estés donde estés, te respondemos en tu idioma.' },
}
