import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/es.ts'
import { account } from './account/es.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/es.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/es.ts'
import { plural } from './plural.ts'
import { service } from './service/es.ts'

/** Spanish, neutral between Spain and Latin America; the reader is “tú”, except in the regulator's own risk warning. */
export const es: SiteWords = {
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
    title: 'Página no encontrada',
    text: 'No encontramos esta página. Puede que se haya movido o que la dirección esté mal escrita.',
    back: 'Ir a la página de inicio',
  },

  navigation: {
    skip: 'Ir al contenido',
    label: 'Navegación principal',
    menu: 'Menú',
    results: 'Resultados',
    connect: 'Contacto',
    admin: 'Administración',
    initialize: 'Iniciar',
    staff: 'acceso interno',
    language: 'Idioma',
    newTab: 'se abre en una pestaña nueva',
  },

  demoBanner:
    'Sitio de demostración: todo lo marcado como «de muestra» es inventado y solo sirve para que veas la página completa. No son resultados reales.',
  bothBanner:
    'Sitio de demostración: todo lo marcado como «de muestra» o «registros inventados» (cifras, meses, operaciones y cuentas) es inventado y solo sirve para que veas la página completa. No son resultados reales.',
  madeUpBanner:
    'Las cifras marcadas como «registros inventados» se calculan a partir de meses, operaciones y cuentas que se inventaron para llenar este sitio.',

  risk: {
    label: 'Advertencia sobre los riesgos',
    // The wording the regulators prescribe in Spanish, which addresses the reader as “usted”.
    strip: (share, broker) =>
      `Los CFD son instrumentos complejos y están asociados a un riesgo elevado de perder dinero rápidamente debido al apalancamiento. ${
        share === null
          ? 'La inmensa mayoría de las cuentas de clientes minoristas pierden dinero en la comercialización con CFD.'
          : `El ${share} de las cuentas de inversores minoristas pierden dinero en la comercialización con CFD con ${broker}.`
      } Debe considerar si comprende el funcionamiento de los CFD y si puede permitirse asumir un riesgo elevado de perder su dinero.`,
    pastPerformance:
      'Las rentabilidades pasadas no son un indicador fiable de resultados futuros. Puedes perder todo el dinero que deposites.',
    currency:
      'Las cifras están en dólares estadounidenses. Si usas otra moneda, el tipo de cambio puede aumentar o reducir tu resultado.',
    beforeSubscription: (price) => `Estas cifras no descuentan la suscripción de ${price} al mes.`,
    lessThanOneYear: 'Menos de un año de datos.',
    hypotheticalLabel: 'Resultados hipotéticos',
    hypothetical:
      'Estos resultados se basan en resultados de rendimiento simulados o hipotéticos que tienen ciertas limitaciones inherentes. A diferencia de los resultados que figuran en un historial de rendimiento real, estos resultados no representan operaciones reales. Además, dado que estas operaciones no se han ejecutado realmente, estos resultados pueden haber compensado de menos o de más el efecto, si lo hubiera, de ciertos factores del mercado, como la falta de liquidez. Los programas de negociación simulados o hipotéticos en general también están sujetos al hecho de que se diseñan con la ventaja de conocer lo ocurrido. No se afirma que ninguna cuenta vaya a obtener, ni que sea probable que obtenga, ganancias o pérdidas similares a las que aquí se muestran.',
    hypotheticalOriginal: 'Texto original, en inglés',
    disclosureTitle: 'Información sobre los riesgos',
    disclosure:
      'Operar con oro apalancado puede costarte todo lo que deposites, y en muy poco tiempo. Un bot sigue reglas, no conoce el futuro y tendrá operaciones, semanas y meses con pérdidas. No operes con dinero que necesites. Nada de lo que hay en este sitio es asesoramiento de inversión ni una promesa de ganancias.',
  },

  mark: {
    measured: 'calculado',
    madeUp: 'registros inventados',
    stated: (company, date) => `declarado por ${company} a ${date}`,
    operator: 'la empresa operadora',
    statedRow: 'según la empresa',
    unfinished: 'sin terminar',
    statedLongAgo: 'sin confirmación reciente',
    evidence: 'prueba',
    sampleFigure: 'cifra de muestra',
    sampleStatement: 'declaración de muestra',
    sampleTestimonial: 'testimonio de muestra',
    notStated: 'sin indicar',
    operations: (count, shown) =>
      plural('es', count, {
        one: `${shown} operación`,
        many: `${shown} de operaciones`,
        other: `${shown} operaciones`,
      }),
    months: (count, shown) =>
      plural('es', count, { one: `${shown} mes`, many: `${shown} de meses`, other: `${shown} meses` }),
    account: {
      live: 'cuenta real',
      demo: 'cuenta demo',
      backtest: 'simulación con datos históricos',
      unknown: 'tipo de cuenta sin indicar',
    },
    method: 'fórmula',
  },

  figures: {
    'results.return': 'Rentabilidad',
    'results.valueLocked': 'Capital en uso',
    'results.generated': 'Ganancias para los clientes',
    'results.balance': 'Saldo',
    'results.gain': 'Ganancia',
    'results.maxDrawdown': 'Drawdown máximo',
    'results.sharpe': 'Ratio de Sharpe',
    'results.winRate': 'Tasa de acierto',
    'results.riskReward': 'Ratio beneficio/riesgo',
    'results.consistency': 'Meses con ganancias',
    'results.averageMonthlyProfit': 'Beneficio mensual medio',
    'company.years': 'En activo desde hace',
    'broker.assets': 'Activos de clientes en el bróker asociado',
    'broker.since': 'Activo desde',
    'broker.spreadsFrom': 'Spreads desde',
    'company.clients': 'Clientes',
    'service.uptime': 'Disponibilidad',
    'service.monitoring': 'Monitorización',
    'service.languages': 'Idiomas',
    'service.encryption': 'Cifrado',
    'service.connection': 'Conexión',
    'service.support': 'Asistencia',
    'response.firstAnswer': 'Primera respuesta en',
    'response.setup': 'Cuenta configurada en',
  },

  measured: {
    winRate: {
      label: 'Tasa de acierto',
      method:
        'Número de operaciones ganadoras dividido entre el total de ganadoras y perdedoras. Una operación cerrada por partes cuenta una sola vez; la que termina sin ganancia ni pérdida no cuenta.',
    },
    profitFactor: {
      label: 'Factor de beneficio',
      method: 'Suma de todas las ganancias dividida entre la suma de todas las pérdidas.',
    },
    riskReward: {
      label: 'Ratio beneficio/riesgo',
      method: 'Ganancia media de una operación ganadora dividida entre la pérdida media de una perdedora.',
    },
    averageTrade: {
      label: 'Resultado medio por operación',
      method: 'Media de los resultados de todas las operaciones, redondeada a pips enteros.',
    },
    totalProfit: {
      label: 'Beneficio total con un lote',
      method:
        'Suma de todos los resultados en pips, multiplicada por diez. Da el importe en dólares estadounidenses con un lote (cien onzas), antes de costes.',
    },
    operations: { label: 'Operaciones', method: 'Operaciones registradas en el periodo.' },
    consistency: {
      label: 'Meses con ganancias',
      method: 'Meses con ganancia divididos entre todos los meses con datos.',
    },
    compoundedReturn: {
      label: 'Rentabilidad compuesta',
      method: 'Rentabilidades mensuales encadenadas. Los depósitos y las retiradas no cuentan.',
    },
    sumOfMonths: {
      label: 'Suma de los meses (no es una rentabilidad)',
      method: 'Suma de las rentabilidades mensuales. Puede ser positiva aunque la cuenta haya perdido dinero.',
    },
    maxDrawdown: {
      label: 'Drawdown máximo',
      method:
        'Mayor caída de la curva mensual compuesta desde un máximo anterior. Las caídas dentro de un mismo mes no se ven.',
    },
    sharpe: {
      label: 'Ratio de Sharpe',
      method:
        'Media de las rentabilidades mensuales dividida entre su desviación típica, sin tasa libre de riesgo y sin anualizar.',
    },
  },

  units: {
    pips: (count, shown) =>
      plural('es', count, { one: `${shown} pip`, many: `${shown} de pips`, other: `${shown} pips` }),
  },

  hero: {
    headline: { first: 'Un bot opera con oro.', second: 'Tu dinero sigue', third: 'en tu bróker.' },
    subtitle: (brand) =>
      `${brand} conecta a tu cuenta de MetaTrader una estrategia automatizada de oro (XAU/USD) con reglas fijas. Nunca custodia tus fondos.`,
    status: {
      title: 'Estado del sistema',
      checking: 'comprobando…',
      online: 'Sistema en línea',
      offline: 'Sin conexión',
      latency: (milliseconds) => `servidor en línea, ${milliseconds}`,
    },
    performance: 'Rendimiento',
    transactions: {
      title: 'Operaciones recientes',
      empty: 'Todavía no hay operaciones de oro registradas.',
      long: 'Compra',
      short: 'Venta',
      from: 'de',
      to: 'a',
    },
    checkout: 'Empezar la prueba gratuita',
    trial: (count, shown) =>
      plural('es', count, {
        one: `Gratis durante ${shown} día con todas las funciones. Si cancelas en ese tiempo, no pagas nada.`,
        many: `Gratis durante ${shown} de días con todas las funciones. Si cancelas en ese tiempo, no pagas nada.`,
        other: `Gratis durante ${shown} días con todas las funciones. Si cancelas en ese tiempo, no pagas nada.`,
      }),
    price: (price) => `Después, ${price} al mes, hasta que canceles.`,
    deposit: (amount) => `Depósito mínimo recomendado en tu bróker: ${amount}. Puedes perderlo todo.`,
    burden: (share) =>
      `Con ese depósito, solo la suscripción ya supone un ${share} al mes: el bot tiene que ganar más para que a ti te quede algo.`,
    terms: (company) => `Estas condiciones las fija ${company}.`,
    security: 'Esta página no ejecuta código de terceros y sus formularios no te piden contraseñas.',
  },

  proof: {
    figures: 'Cifras de la empresa',
    testimonials: 'Lo que dicen los clientes',
    testimonialPeriod: (count, shown) =>
      plural('es', count, {
        one: `cliente desde hace ${shown} mes`,
        many: `cliente desde hace ${shown} de meses`,
        other: `cliente desde hace ${shown} meses`,
      }),
    testimonialNote:
      'Los testimonios pueden no ser representativos de la experiencia de otros clientes y no garantizan ni el rendimiento ni el éxito futuros.',
    regulation: 'Regulación y licencia',
    licence: {
      holder: 'titular de la licencia',
      regulator: 'regulador',
      number: 'número de licencia',
      activity: 'actividad autorizada',
      register: 'registro público',
    },
    transparency: 'Transparencia',
  },

  results: {
    title: 'Resultados',
    intro: 'Los últimos seis meses registrados, incluidos los que cerraron con pérdidas.',
    months: 'Rentabilidad mensual',
    month: 'Mes',
    gain: 'Rentabilidad',
    profit: 'Beneficio',
    total: 'Todos los meses registrados',
    account: 'Cuenta principal',
    riskMetrics: 'Métricas de riesgo',
    verification: 'Verificación',
    empty: 'Todavía no hay datos de rendimiento.',
    emptyNext: 'Los datos se actualizarán cada mes.',
    updates: 'Esta página comprueba cada minuto si hay cifras nuevas.',
    methods: 'Cómo se calculan estas cifras',
    everyTrade: 'Ver todas las operaciones',
  },

  waiting: {
    measured: (names) => `Se publicará con el primer informe de la cuenta: ${names}.`,
    stated: (names) => `Se publicará cuando podamos citar una fuente: ${names}.`,
    testimonials: 'Aquí hablarán los propios clientes. Solo publicamos lo que ellos autorizan.',
    badges: 'Aquí verás registros y certificados, cada uno con un enlace para comprobarlo.',
    verification:
      'Todavía no hay ninguna verificación independiente publicada. Mientras tanto, puedes comprobar el historial en tu navegador.',
  },

  contact: {
    title: 'Contacto',
    intro: 'Escríbenos en tu idioma. Nuestro equipo lee tu mensaje y te responde.',
  },

  form: {
    ...asked,
    phoneHint: 'Para responderte por teléfono o WhatsApp si lo prefieres. Solo llamamos si lo pides.',
    messagePlaceholder: 'Me interesa el trading automatizado de oro.',
    optional: 'opcional',
    choose: 'Elige una opción',
    frequentPrefixes: 'Frecuentes',
    allPrefixes: 'Todos los países',
    otherPrefix: 'Otro: empieza el número con +',
    experience: {
      beginner: 'Principiante',
      intermediate: 'Intermedio',
      advanced: 'Avanzado',
      expert: 'Experto',
      professional: 'Profesional',
    },
    experienceOption: (name, years, amount) => `${name} (${years}; ${amount})`,
    consent: {
      legend: 'Ofertas, solo si las quieres',
      emailOffers: consentWording.es.emailOffers,
      phoneOffers: consentWording.es.phoneOffers,
      withdraw: consentWording.es.withdraw,
    },
    notice: {
      title: 'Qué pasa con tus datos',
      absent: consentWording.es.noNotice,
      controller: (company) => `Responsable del tratamiento: ${company}.`,
      text: consentWording.es.notice,
    },
    closed:
      'Todavía no podemos recibir tus datos: falta indicar qué empresa responde de este sitio. En cuanto se indique, se abrirá el formulario.',
    sending: 'Enviando…',
    telegram: 'Seguir por Telegram',
    again: 'Enviar otra solicitud',
    problems: {
      required: 'Completa este campo.',
      too_short: 'Es demasiado corto.',
      too_long: (most, over) => `Es demasiado largo. El máximo es de ${most} caracteres. Sobran ${over}.`,
      invalid_email: 'Revisa la dirección de correo electrónico.',
      email_at: 'Una dirección de correo lleva una sola @, como en nombre@ejemplo.com.',
      email_domain: 'La parte detrás de la @ está incompleta. Debe terminar en algo como ejemplo.com.',
      email_space: 'Hay un espacio en la dirección de correo.',
      email_several: 'Escribe una sola dirección de correo.',
      email_alphabets: 'Esta dirección mezcla letras de alfabetos distintos que se parecen. Escríbela de nuevo.',
      open_quote: 'Aquí se abre una comilla que no se cierra.',
      several_people: 'Varias personas comparten este número. Usa la dirección de correo.',
      invalid_phone: 'Escribe un número de teléfono válido para el país elegido.',
      phone_too_short: 'A este número le faltan cifras.',
      phone_too_long: 'A este número le sobran cifras.',
      phone_country: 'Elige el país de este número.',
      phone_doubt:
        '¿Empieza este número por el prefijo del país? Si es así, pon + delante. Si no, escríbelo como lo marcas en tu país.',
      phone_digits_lost: 'A este número le faltan cifras. Escríbelo completo.',
      invalid_choice: 'Elige una de las opciones.',
      invalid_number: 'Escribe un número.',
      invalid_date: 'Escribe una fecha.',
      invalid_text: 'Contiene caracteres que no se pueden guardar.',
      password_guessable: 'Esta contraseña es fácil de adivinar.',
      taken: 'Ya está en uso.',
      unproven: 'Esta afirmación necesita una fuente.',
      unknown_field: 'Este campo no forma parte del formulario.',
      invalid: 'Revisa este campo.',
    },
    missing: {
      name: 'Escribe tu nombre.',
      email: 'Escribe tu correo electrónico.',
      phoneNumber: 'Escribe tu número de teléfono.',
      investmentAmount: 'Elige un monto.',
    },
    problemSummary: (count, shown) =>
      plural('es', count, {
        one: `Hay ${shown} campo que debes revisar.`,
        many: `Hay ${shown} de campos que debes revisar.`,
        other: `Hay ${shown} campos que debes revisar.`,
      }),
    restored: 'Hemos recuperado lo que habías escrito. Ya puedes enviarlo.',
    tooManyRequests:
      'Demasiados mensajes en poco tiempo. Espera unos minutos y vuelve a intentarlo. No se ha perdido nada de lo que has escrito.',
    /** Required letter for letter. */
    quick: {
      title: 'Solicita acceso',
      submit: 'Solicitar acceso',
      sentTitle: '¡Perfecto!',
      sentText: 'Tu información ha sido registrada.',
      sentPromise: (time) => `Un experto te contactará en menos de ${time}.`,
      failedTitle: 'Error',
      failedText: 'Hubo un problema. Inténtalo de nuevo.',
    },
    full: {
      title: 'Escríbenos',
      submit: 'Enviar',
      sentTitle: 'Gracias. Hemos recibido tu mensaje.',
      sentText: 'Primero te escribiremos. Tu solicitud es gratuita y no te compromete a nada.',
      sentPromise: (time) => `Configuraremos tu sistema de trading automatizado en un plazo de ${time}.`,
      failedTitle: 'Error al enviar el mensaje',
      failedText: 'Inténtalo de nuevo o contacta con nuestro equipo de soporte.',
    },
    'welcome-b': {
      title: 'Solicita acceso',
      submit: 'Enviar solicitud',
      sentTitle: 'Gracias. Hemos recibido tu solicitud.',
      sentText: 'Primero te escribiremos. Tu solicitud es gratuita y no te compromete a nada.',
      sentPromise: (time) => `Un experto te contactará en menos de ${time}.`,
      failedTitle: 'Error al enviar el mensaje',
      failedText: 'Inténtalo de nuevo o contacta con nuestro equipo de soporte.',
    },
    contact: {
      title: 'Escríbenos',
      submit: 'Enviar mensaje',
      sentTitle: 'Gracias. Tu mensaje ha llegado.',
      sentText: 'Nuestro equipo lo leerá y te responderá en el idioma que elegiste.',
      sentPromise: (time) => `Nos pondremos en contacto contigo en un plazo de ${time}.`,
      failedTitle: 'Error al enviar el mensaje',
      failedText: 'Error al enviar tu solicitud. Inténtalo de nuevo.',
    },
  },

  footer: {
    company: 'Empresa',
    address: 'Dirección',
    online: 'Sistema en línea',
    notServed: (countries) => `No se ofrece a residentes en: ${countries}.`,
    rights: 'Todos los derechos reservados.',
    links: {
      privacy: 'Privacidad',
      terms: 'Términos y condiciones',
      'risk-disclosure': 'Información sobre los riesgos',
      compliance: 'Cumplimiento normativo',
      imprint: 'Aviso legal',
      cancel: 'Cancelar la suscripción',
    },
  },
}
