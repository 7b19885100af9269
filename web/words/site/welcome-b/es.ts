import type { WelcomeBWords } from './en.ts'

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automático.', second: 'Solo oro.', third: 'Te lo configuramos.' },
  subtitle: (brand) =>
    `${brand} aplica una sola estrategia en un solo mercado, en una cuenta que es tuya. Aquí ves cómo le ha ido, quién responde y qué no puede prometer.`,
  connect: 'Solicitar acceso',
  seeResults: 'Ver los resultados',
  benefits: 'Por qué lo eligen',
  automatic: {
    title: 'Automático',
    text: 'Sigue el mercado a todas horas y opera según reglas, sin estados de ánimo.',
  },
  gold: { title: 'Solo oro', text: 'Un único mercado, XAU/USD, en lugar de un poco de todo.' },
  setup: { title: 'Configurado para ti', text: 'Lo conectan personas a tu cuenta de MetaTrader. Tú no instalas nada.' },
  results: { title: 'Resultados', intro: 'De las operaciones registradas, también las perdidas.' },
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
    title: (brand) => `La empresa detrás de ${brand}`,
    intro: 'Lo que defiende y lo que ha declarado sobre sí misma.',
    details: 'Empresa',
    badges: 'Certificaciones',
    figures: 'En cifras',
  },
  control: { title: 'El control es tuyo', text: 'La cuenta, el dinero y la contraseña son tuyos.' },
  rules: { title: 'Reglas fijas', text: 'El bot hace aquello para lo que fue creado, y nada por impulso.' },
  people: { title: 'Personas que responden', text: 'Escribe en tu idioma; una persona lo lee y te contesta.' },
  books: {
    title: 'Cuentas claras',
    text: 'Ganancias y pérdidas están en un solo registro, y cada cifra dice cómo se calcula.',
  },
  videos: {
    title: 'Clientes en vídeo',
    place: 'Vídeo próximamente',
    note: 'Aquí se añadirán vídeos. Hasta entonces, estos espacios quedan vacíos.',
  },
  contact: {
    title: 'Solicita acceso',
    intro: 'Cuéntanos qué tienes en mente. Una persona te responde antes de conectar nada.',
  },
}
