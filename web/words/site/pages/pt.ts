import type { PageWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Início',
    title: (brand) => `${brand}: a negociação automática de ouro, explicada`,
    description: () =>
      'O que o bot faz e o que não faz, como se liga à sua própria conta MetaTrader, quanto custa e o que pode correr mal. O seu dinheiro fica na sua corretora.',
  },
  welcome: {
    link: 'Pedir acesso',
    title: (brand) => `${brand}: um bot que negoceia ouro na sua própria conta`,
    description: (brand) =>
      `A ${brand} liga um bot de negociação de ouro à sua própria conta MetaTrader. O seu dinheiro fica na sua corretora. Cada número publicado indica de onde vem.`,
  },
  contact: {
    link: 'Contacto',
    title: (brand) => `Contactar a ${brand}`,
    description: (brand) => `Escreva à ${brand} na sua língua. Uma pessoa lê a sua mensagem e responde.`,
  },
}
