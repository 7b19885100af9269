import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

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

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Du trading automatique.', second: 'Rien que de l’or.', third: 'Configuré pour vous.' },
  subtitle: (brand) =>
    `${brand} suit une seule stratégie sur un seul marché, sur un compte qui vous appartient. Voici ses résultats, qui en répond et ce qui ne peut être promis.`,
  connect: 'Demander l’accès',
  seeResults: 'Voir les résultats',
  benefits: 'Ce qui convainc',
  automatic: {
    title: 'Automatique',
    text: 'Il suit le marché à toute heure et négocie selon des règles, sans humeur.',
  },
  gold: { title: 'Rien que de l’or', text: 'Un seul marché, XAU/USD, plutôt qu’un peu de tout.' },
  setup: {
    title: 'Configuré pour vous',
    text: 'Des personnes le connectent à votre compte MetaTrader. Vous n’installez rien.',
  },
  results: { title: 'Résultats', intro: 'D’après les opérations enregistrées, pertes comprises.' },
  operations: {
    title: 'Opérations récentes',
    pair: 'Paire',
    type: 'Sens',
    entry: 'Entrée',
    exit: 'Sortie',
    result: 'Résultat',
    time: 'Heure',
  },
  company: {
    title: (brand) => `La société derrière ${brand}`,
    intro: 'Ce qu’elle défend, et ce qu’elle a déclaré sur elle-même.',
    details: 'Société',
    badges: 'Agréments et certifications',
    figures: 'En chiffres',
  },
  control: { title: 'Vous gardez la main', text: 'Le compte, l’argent et le mot de passe sont à vous.' },
  rules: { title: 'Des règles fixes', text: 'Le robot fait ce pour quoi il est conçu, et rien sur un coup de tête.' },
  people: { title: 'Des personnes qui répondent', text: 'Écrivez dans votre langue : une personne lit et répond.' },
  books: {
    title: 'Des comptes ouverts',
    text: 'Gains et pertes figurent dans un seul relevé, et chaque chiffre dit comment il est calculé.',
  },
  videos: {
    title: 'Des clients en vidéo',
    place: 'Vidéo à venir',
    note: 'Des vidéos seront ajoutées ici. D’ici là, ces emplacements restent vides.',
  },
  contact: {
    title: 'Demander l’accès',
    intro: 'Dites-nous ce que vous avez en tête. Une personne répond avant toute connexion.',
  },
}

export const questions: QuestionWords = {
  title: 'Questions fréquentes',
  money: {
    ask: 'Où est mon argent ?',
    answer:
      'Chez votre courtier, sur un compte à votre nom. Le robot peut y ouvrir et y fermer des opérations ; il ne peut ni déposer ni retirer.',
  },
  risk: {
    ask: 'Puis-je perdre de l’argent ?',
    answer:
      'Oui : tout ce que vous déposez, et vite, car l’or se négocie avec effet de levier. N’utilisez que de l’argent dont vous pouvez vous passer.',
  },
  install: {
    ask: 'Dois-je installer quelque chose ?',
    answer:
      'Non. Vous envoyez les données de votre compte MetaTrader, l’équipe configure le robot et vous le suivez dans MetaTrader.',
  },
  stop: {
    ask: 'Comment arrêter le robot ?',
    answer:
      'Changez le mot de passe de votre compte MetaTrader et il n’a plus accès. Les opérations ouvertes à ce moment le restent jusqu’à ce que vous les fermiez.',
  },
  cancel: {
    ask: 'Comment résilier ?',
    answer:
      'Sans connexion, en deux étapes et avec un reçu daté. Si vous résiliez pendant l’essai, vous ne payez rien.',
  },
  figures: {
    ask: 'D’où viennent les chiffres ?',
    answer:
      'Chacun porte sa marque : mesuré à partir des relevés tenus ici, déclaré par la société avec une date, ou exemple tant que le site est une démonstration.',
  },
  company: {
    ask: 'Qui est derrière ?',
    answer:
      'La société est nommée au bas de chaque page, avec son adresse. Ce qu’elle n’a pas déclaré porte la mention « aucune indication ».',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Parlez à une personne',
  subtitle: 'Une question, un doute, un projet : écrivez dans la langue où vous pensez.',
  response: { title: 'Écrivez à toute heure', text: 'Pas besoin d’attendre les heures de bureau pour écrire.' },
  direct: {
    title: 'Contact direct',
    text: 'Votre message va droit à l’équipe, et une personne le lit.',
    whatsapp: 'Écrire sur WhatsApp',
  },
  reach: { title: 'Partout dans le monde', text: 'Des lecteurs dans de nombreux pays, une équipe, votre langue.' },
}
