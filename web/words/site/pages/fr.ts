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
    title: (brand) => `${brand} : un robot qui trade l’or sur votre propre compte`,
    description: (brand) =>
      `${brand} relie un robot de trading sur l’or à votre propre compte MetaTrader. Votre argent reste chez votre courtier. Chaque chiffre publié indique d’où il vient.`,
  },
  contact: {
    link: 'Nous contacter',
    title: (brand) => `Contacter ${brand}`,
    description: (brand) => `Écrivez à ${brand} dans votre langue. Notre équipe lit votre message et vous répond.`,
  },
}

export const home: HomeWords = {
  headline: { first: 'L’or ne dort jamais.', second: 'Le robot suit les règles.', third: 'Le compte reste le vôtre.' },
  subtitle: (brand) =>
    `${brand} connecte une stratégie automatisée sur l’or (XAU/USD) à un compte MetaTrader à votre nom. Vous voyez chaque opération et pouvez arrêter le robot à tout moment.`,
  ask: 'Posez-nous une question',
  scene: {
    label: 'Où se trouve votre argent',
    market: 'Marché de l’or',
    prices: 'cours en temps réel',
    bot: 'Le robot',
    rules: 'décide selon des règles fixes',
    account: 'Votre compte',
    yours: 'votre courtier, votre nom, votre argent',
  },
  what: {
    title: 'Ce que c’est, et ce que ce n’est pas',
    is: 'Ce que c’est',
    isNot: 'Ce que ce n’est pas',
    program: 'Un programme qui ouvre et clôture des opérations sur l’or selon des règles fixes.',
    connection: 'Une connexion à votre propre compte MetaTrader, que vous pouvez couper à tout moment.',
    subscription: 'Un abonnement à prix fixe, les bons mois comme les mauvais.',
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
      text: 'Vous envoyez les données de votre compte par un formulaire protégé. Notre équipe configure le robot et vous écrit dès qu’il fonctionne.',
    },
    watch: {
      title: 'Suivez-le, ou arrêtez-le',
      text: 'Chaque opération figure dans votre propre MetaTrader. Changez-y le mot de passe et le robot perd l’accès.',
    },
  },
  results: {
    title: 'Les résultats en bref',
    intro: 'Mois perdants compris. La source de chaque chiffre est indiquée.',
    curve: 'Évolution du compte, mois par mois',
  },
  price: {
    title: 'Prix et essai',
    trial: 'd’essai gratuit, avec toutes les fonctions',
    monthly: 'par mois après l’essai, jusqu’à la résiliation',
    deposit: 'dépôt minimal recommandé chez votre courtier ; vous pouvez le perdre en entier',
    fees: 'Le poids de l’abonnement sur votre dépôt',
    of: 'Dépôt',
    share: 'Coût par mois',
    always: 'L’abonnement est dû même les mois de perte.',
  },
  close: {
    title: 'Posez vos questions avant de décider',
    text: 'Laissez vos coordonnées et nous vous écrirons. Cela ne coûte rien et rien n’est connecté.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatique.', second: 'Rien que de l’or.', third: 'Configuré pour vous.' },
  subtitle: (brand) =>
    `${brand} suit une seule stratégie sur un seul marché, sur un compte qui vous appartient. Voici ses résultats, qui est derrière et ce qui ne peut être promis.`,
  connect: 'Demander l’accès',
  seeResults: 'Voir les résultats',
  benefits: 'Ce que vous obtenez',
  automatic: {
    title: 'Automatique',
    text: 'Il suit le marché à toute heure et trade selon des règles fixes, sans émotion.',
  },
  gold: { title: 'Rien que de l’or', text: 'Un seul marché, XAU/USD, plutôt qu’un peu de tout.' },
  setup: {
    title: 'Configuré pour vous',
    text: 'Notre équipe le connecte à votre compte MetaTrader. Vous n’installez rien.',
  },
  results: { title: 'Résultats', intro: 'D’après toutes les opérations enregistrées, perdantes comprises.' },
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
    intro: 'Qui fournit le service, et ce que la société a déclaré sur elle-même.',
    details: 'Société',
    badges: 'Certifications',
    figures: 'En chiffres',
  },
  control: { title: 'Vous gardez la main', text: 'Le compte, l’argent et le mot de passe sont à vous.' },
  rules: { title: 'Des règles fixes', text: 'Le robot fait ce pour quoi il est conçu, et rien sur un coup de tête.' },
  people: {
    title: 'Notre équipe vous répond',
    text: 'Écrivez dans votre langue : nous lisons chaque message et répondons.',
  },
  books: {
    title: 'Tout est vérifiable',
    text: 'Gains et pertes figurent dans un seul relevé, et le calcul de chaque chiffre est indiqué.',
  },
  videos: {
    title: 'Des clients en vidéo',
    place: 'Vidéo à venir',
    note: 'Les vidéos de clients apparaîtront ici.',
  },
  contact: {
    title: 'Demander l’accès',
    intro: 'Dites-nous ce que vous cherchez. Nous répondons avant de connecter quoi que ce soit.',
  },
}

export const questions: QuestionWords = {
  title: 'Questions fréquentes',
  money: {
    ask: 'Où est mon argent ?',
    answer:
      'Chez votre courtier, sur un compte à votre nom. Le robot peut y ouvrir et y clôturer des opérations ; il ne peut ni déposer ni retirer.',
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
      'Changez le mot de passe de votre compte MetaTrader et le robot perd l’accès. Les opérations ouvertes à ce moment le restent jusqu’à ce que vous les clôturiez.',
  },
  cancel: {
    ask: 'Comment résilier ?',
    answer:
      'Sans avoir à vous identifier, en deux étapes et avec un reçu daté. Si vous résiliez pendant l’essai, vous ne payez rien.',
  },
  figures: {
    ask: 'D’où viennent les chiffres ?',
    answer:
      'Une ligne au-dessus de chaque groupe le dit : mesuré à partir des données enregistrées ici, déclaré par la société avec une date, ou exemple tant que le site est une démonstration.',
  },
  company: {
    ask: 'Qui est derrière ?',
    answer:
      'La société est nommée au bas de chaque page, avec son adresse. Ce qu’elle n’a pas déclaré porte la mention « non communiqué ».',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Parlez à notre équipe',
  subtitle: 'Une question ? Écrivez-nous dans votre langue.',
  response: { title: 'Écrivez à toute heure', text: 'Pas besoin d’attendre les heures de bureau.' },
  direct: {
    title: 'Contact direct',
    text: 'Votre message arrive directement à notre équipe, qui lit chaque message.',
    whatsapp: 'Écrire sur WhatsApp',
  },
  reach: { title: 'Dans votre langue', text: 'Où que vous soyez, nous répondons dans votre langue.' },
}
