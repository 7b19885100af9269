import type { PageWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Accueil',
    title: (brand) => `${brand} : le trading automatisé de l’or, expliqué`,
    description: () =>
      'Ce que le robot fait et ne fait pas, comment il se connecte à votre propre compte MetaTrader, ce qu’il coûte et ce qui peut mal tourner. Votre argent reste chez votre courtier.',
  },
  welcome: {
    link: 'Demander l’accès',
    title: (brand) => `${brand} : un robot qui négocie l’or sur votre propre compte`,
    description: (brand) =>
      `${brand} relie un robot de trading sur l’or à votre propre compte MetaTrader. Votre argent reste chez votre courtier. Chaque chiffre publié indique d’où il vient.`,
  },
  contact: {
    link: 'Nous contacter',
    title: (brand) => `Contacter ${brand}`,
    description: (brand) => `Écrivez à ${brand} dans votre langue. Une personne lit votre message et vous répond.`,
  },
}
