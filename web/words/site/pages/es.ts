import type { PageWords } from './en.ts'

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
      `${brand} conecta un bot de trading de oro a tu propia cuenta de MetaTrader. Tu dinero sigue en tu bróker. Cada cifra publicada dice de dónde sale.`,
  },
  contact: {
    link: 'Contacto',
    title: (brand) => `Contactar con ${brand}`,
    description: (brand) => `Escribe a ${brand} en tu idioma. Una persona lee tu mensaje y te responde.`,
  },
}
