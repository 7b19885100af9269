import type { HomeWords } from './en.ts'

export const home: HomeWords = {
  headline: { first: 'El oro nunca se detiene.', second: 'El bot sigue las reglas.', third: 'La cuenta es tuya.' },
  subtitle: (brand) =>
    `${brand} conecta una estrategia automatizada de oro (XAU/USD) a una cuenta de MetaTrader a tu nombre. Ves cada operación que hace y puedes pararlo cuando quieras.`,
  ask: 'Hacer una pregunta',
  scene: {
    label: 'Quién tiene qué',
    market: 'Mercado del oro',
    prices: 'llegan los precios',
    bot: 'El bot',
    rules: 'decide según reglas fijas',
    account: 'Tu cuenta',
    yours: 'tu bróker, tu nombre, tu dinero',
  },
  what: {
    title: 'Qué es y qué no es',
    is: 'Es',
    isNot: 'No es',
    program: 'Un programa que abre y cierra operaciones de oro según reglas fijas.',
    connection: 'Una conexión con tu propia cuenta de MetaTrader, que puedes cortar en cualquier momento.',
    subscription: 'Una suscripción a un precio único, en los meses buenos y en los malos.',
    fund: 'Un fondo: aquí nadie guarda, reúne ni paga tu dinero.',
    advice: 'Asesoramiento: no sabe nada de ti y no recomienda nada.',
    guarantee: 'Una garantía: tiene operaciones, semanas y meses con pérdidas.',
  },
  steps: {
    title: 'Cómo funciona',
    account: {
      title: 'Abre una cuenta',
      text: 'En un bróker que ofrezca MetaTrader, a tu nombre y con tu propio dinero.',
    },
    connect: {
      title: 'Conecta el bot',
      text: 'Envías los datos de tu cuenta en un formulario protegido. Una persona configura el bot y te escribe cuando está en marcha.',
    },
    watch: {
      title: 'Síguelo o páralo',
      text: 'Cada operación aparece en tu propio MetaTrader. Cambia allí la contraseña y el bot se queda fuera.',
    },
  },
  results: {
    title: 'El historial, en breve',
    intro: 'Con los meses de pérdidas incluidos y sin ninguna cifra sin fuente.',
    curve: 'Crecimiento de la cuenta, mes a mes',
    every: 'Todos los resultados',
  },
  price: {
    title: 'Precio y prueba',
    trial: 'gratis para probarlo, con todas las funciones',
    monthly: 'al mes después, hasta que canceles',
    deposit: 'depósito mínimo recomendado en tu bróker; puedes perderlo entero',
  },
  close: {
    title: 'Pregunta antes de decidir',
    text: 'Deja tus datos y una persona te escribe. No cuesta nada ni conecta nada.',
  },
}
