import type { HomeWords } from './en.ts'

export const home: HomeWords = {
  headline: { first: 'L’or ne dort jamais.', second: 'Le robot suit les règles.', third: 'Le compte reste à vous.' },
  subtitle: (brand) =>
    `${brand} connecte une stratégie automatisée sur l’or (XAU/USD) à un compte MetaTrader à votre nom. Vous voyez chaque opération et pouvez arrêter le robot à tout moment.`,
  ask: 'Poser une question',
  scene: {
    label: 'Qui détient quoi',
    market: 'Marché de l’or',
    prices: 'les cours arrivent',
    bot: 'Le robot',
    rules: 'décide selon des règles fixes',
    account: 'Votre compte',
    yours: 'votre courtier, votre nom, votre argent',
  },
  what: {
    title: 'Ce que c’est, et ce que ce n’est pas',
    is: 'C’est',
    isNot: 'Ce n’est pas',
    program: 'Un programme qui ouvre et ferme des opérations sur l’or selon des règles fixes.',
    connection: 'Une connexion à votre propre compte MetaTrader, que vous pouvez couper à tout moment.',
    subscription: 'Un abonnement à prix unique, les bons mois comme les mauvais.',
    fund: 'Un fonds : personne ici ne détient, ne regroupe ni ne verse votre argent.',
    advice: 'Un conseil : le robot ne sait rien de vous et ne recommande rien.',
    guarantee: 'Une garantie : il y a des opérations, des semaines et des mois perdants.',
  },
  steps: {
    title: 'Comment ça marche',
    account: {
      title: 'Ouvrez un compte',
      text: 'Chez un courtier qui propose MetaTrader, à votre nom et avec votre propre argent.',
    },
    connect: {
      title: 'Connectez le robot',
      text: 'Vous envoyez les données de votre compte dans un formulaire protégé. Une personne configure le robot et vous écrit quand il fonctionne.',
    },
    watch: {
      title: 'Suivez-le, ou arrêtez-le',
      text: 'Chaque opération figure dans votre propre MetaTrader. Changez-y le mot de passe et le robot n’a plus accès.',
    },
  },
  results: {
    title: 'Le bilan en bref',
    intro: 'Mois perdants compris, et aucun chiffre sans source.',
    curve: 'Évolution du compte, mois par mois',
    every: 'Tous les résultats',
  },
  price: {
    title: 'Prix et essai',
    trial: 'd’essai gratuit, avec toutes les fonctions',
    monthly: 'par mois ensuite, jusqu’à la résiliation',
    deposit: 'dépôt minimal recommandé chez votre courtier ; vous pouvez le perdre en entier',
  },
  close: {
    title: 'Posez vos questions avant de décider',
    text: 'Laissez vos coordonnées et une personne vous écrit. Cela ne coûte rien et ne connecte rien.',
  },
}
