import type { ContactPageWords, HomeWords, PageWords, QuestionWords, WelcomeBWords } from './en.ts'

export const pages: PageWords = {
  home: {
    link: 'Accueil',
    title: (brand) => `${brand} : comprendre le trading automatisé de l’or`,
    description: () =>
      'Ce que le robot fait et ne fait pas, comment il se connecte à votre propre compte MetaTrader, ce qu’il coûte et les risques à connaître. Votre argent reste chez votre courtier.',
  },
  welcome: {
    link: 'Demander l’accès',
    title: (brand) => `${brand} : un robot qui trade l’or sur votre propre compte`,
    description: (brand) =>
      `${brand} relie un robot de trading sur l’or à votre propre compte MetaTrader. Votre argent reste chez votre courtier. Chaque chiffre publié est accompagné de sa source.`,
  },
  contact: {
    link: 'Nous contacter',
    title: (brand) => `Contacter ${brand}`,
    description: (brand) => `Écrivez à ${brand} dans votre langue. Notre équipe lit chaque message et vous répond.`,
  },
}

export const home: HomeWords = {
  headline: {
    first: 'L’or dort rarement.',
    second: 'Le robot suit ses règles.',
    third: 'Le compte reste le vôtre.',
  },
  subtitle: (brand) =>
    `${brand} trade l’or (XAU/USD) selon des règles fixes, sur votre propre compte MetaTrader. Vous voyez chaque opération et arrêtez le robot quand vous voulez.`,
  ask: 'Poser une question',
  scene: {
    label: 'Où se trouve votre argent',
    market: 'Marché de l’or',
    prices: 'cours en temps réel',
    bot: 'Le robot',
    rules: 'décide selon des règles fixes',
    account: 'Votre compte',
    yours: 'votre courtier, votre nom, votre argent',
    flow: 'Les cours vont au robot, les ordres à votre compte. Le robot ne peut rien retirer.',
  },
  what: {
    title: 'Ce que c’est, et ce que ce n’est pas',
    is: 'Ce que c’est',
    isNot: 'Ce que ce n’est pas',
    program: 'Un programme qui ouvre et clôture des opérations sur l’or selon des règles fixes.',
    connection: 'Une connexion à votre propre compte MetaTrader, que vous pouvez couper à tout moment.',
    subscription: 'Un abonnement à prix fixe, les bons mois comme les mauvais.',
    fund: 'Un fonds : personne ici ne détient votre argent, ne le met en commun ni ne le redistribue.',
    advice: 'Un conseiller : il ne sait rien de vous et ne recommande rien.',
    guarantee: 'Une garantie : il y aura des opérations, des semaines et des mois perdants.',
  },
  steps: {
    title: 'Comment ça marche',
    account: {
      title: 'Ouvrez un compte',
      text: 'Chez un courtier qui propose MetaTrader, à votre nom et avec votre propre argent.',
    },
    connect: {
      title: 'Connectez le robot',
      text: 'Quatre façons de faire, dont deux sans mot de passe. Notre équipe configure le robot et vous prévient dès qu’il fonctionne.',
      picture: 'Quatre clés, la plus sûre d’abord',
    },
    watch: {
      title: 'Suivez-le, ou arrêtez-le',
      text: 'Chaque opération apparaît dans votre propre MetaTrader. Changez-y le mot de passe ou coupez le copy trading chez votre courtier, et le robot perd l’accès.',
    },
  },
  trade: {
    title: 'Une opération, étape par étape',
    note: 'Illustration',
    picture: 'Une courbe de prix avec quatre points. Elle se termine au niveau où l’opération a commencé.',
    rules: { title: 'Les conditions sont réunies', text: 'Le robot suit le cours de l’or et ne fait rien avant.' },
    order: { title: 'Un ordre part', text: 'Il arrive sur votre compte, chez votre courtier.' },
    open: {
      title: 'L’opération s’affiche',
      text: 'L’opération ouverte apparaît dans votre MetaTrader. Vous pouvez la clôturer vous-même.',
    },
    close: { title: 'Elle est clôturée', text: 'Gain ou perte, le résultat reste dans l’historique de votre compte.' },
  },
  results: {
    title: 'Les résultats en bref',
    intro: 'Mois perdants compris. Chaque chiffre est accompagné de sa source.',
    curve: 'Évolution du compte, mois par mois',
  },
  price: {
    title: 'Prix et essai',
    trial: 'd’essai gratuit dès le jour de l’abonnement, avec toutes les fonctionnalités',
    monthly: 'par mois après l’essai, jusqu’à la résiliation',
    deposit: 'dépôt minimal recommandé chez votre courtier ; vous pouvez le perdre en totalité',
    fees: 'L’abonnement rapporté à votre dépôt',
    of: 'Dépôt',
    share: 'Coût par mois',
    always: 'L’abonnement est dû même les mois perdants.',
  },
  close: {
    title: 'Posez vos questions avant de décider',
    text: 'Laissez-nous vos coordonnées et nous vous écrirons. C’est gratuit, et rien n’est connecté à votre compte.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatique.', second: 'Rien que l’or.', third: 'Configuré pour vous.' },
  subtitle: (brand) => `${brand} applique une seule stratégie à un seul marché, sur un compte qui vous appartient.`,
  connect: 'Demander l’accès',
  seeResults: 'Voir les résultats',
  benefits: 'Ce que nous vous proposons',
  automatic: {
    title: 'Automatique',
    text: 'Le robot suit le marché jour et nuit et trade selon des règles fixes, sans émotion.',
  },
  gold: { title: 'Rien que l’or', text: 'Un seul marché, XAU/USD, plutôt qu’un peu de tout.' },
  setup: {
    title: 'Configuré pour vous',
    text: 'Notre équipe connecte le robot à votre compte MetaTrader.',
  },
  results: { title: 'Résultats', intro: 'Calculés sur toutes les opérations enregistrées, perdantes comprises.' },
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
    details: 'Société',
    badges: 'Certifications',
    figures: 'En chiffres',
  },
  control: { title: 'Vous gardez la main', text: 'Le compte, l’argent et le mot de passe sont à vous.' },
  rules: {
    title: 'Des règles fixes',
    text: 'Le robot fait ce pour quoi il a été conçu et n’agit jamais sur un coup de tête.',
  },
  people: {
    title: 'Notre équipe vous répond',
    text: 'Écrivez dans votre langue : nous lisons chaque message et y répondons.',
  },
  books: {
    title: 'Pertes comprises',
    text: 'Gains et pertes figurent dans un même historique, et le calcul de chaque chiffre est expliqué.',
  },
  videos: {
    title: 'Nos clients en vidéo',
    place: 'Vidéo à venir',
    note: 'Les vidéos de clients apparaîtront ici.',
  },
  contact: {
    title: 'Demande d’accès',
    intro: 'Dites-nous ce que vous cherchez. Nous vous répondrons avant de connecter quoi que ce soit.',
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
  stop: {
    ask: 'Comment arrêter le robot ?',
    answer:
      'Retirez-le du graphique si vous l’exécutez vous-même, désactivez le copy trading chez votre courtier ou changez le mot de passe de votre compte MetaTrader : le robot perd l’accès. Les opérations ouvertes le restent jusqu’à ce que vous les clôturiez.',
  },
  martingale: {
    ask: 'Le robot utilise-t-il une martingale ou une grille (grid) ?',
    answer:
      'Vérifiez par vous-même : la page de chaque compte indique la fréquence à laquelle une perte a été suivie d’une opération de plus gros volume (typique d’une martingale) et le nombre maximal de positions ouvertes à la fois (élevé, il est typique d’une grille).',
  },
  eligible: {
    ask: 'Qui peut s’abonner ?',
    answer:
      'Toute personne majeure qui agit pour elle-même, sur un compte de trading à son nom, sauf si la loi de son pays de résidence l’interdit.',
  },
  refund: {
    ask: 'Puis-je être remboursé ?',
    answer:
      'Si vous résiliez pendant l’essai, vous ne payez rien. Dans l’UE et au Royaume-Uni, les consommateurs qui se rétractent dans les délais récupèrent ce qu’ils ont payé, moins la part du service déjà fournie s’ils ont demandé à commencer tout de suite. Sinon, l’abonnement court jusqu’à la fin du mois payé. Les pertes de trading ne sont pas remboursées.',
  },
  cancel: {
    ask: 'Comment résilier ?',
    answer:
      'En deux étapes, sans vous connecter et avec un reçu daté. Si vous résiliez pendant l’essai, vous ne payez rien.',
  },
  figures: {
    ask: 'D’où viennent les chiffres ?',
    answer:
      'Une ligne au-dessus de chaque bloc l’indique : chiffres calculés à partir des données enregistrées ici, déclarés par l’exploitant à une date donnée ou, sur un site de démonstration, simples exemples.',
  },
  company: {
    ask: 'Qui est derrière ce service ?',
    answer:
      'En bas de chaque page figurent le nom et l’adresse de la société, ou la mention qu’ils n’ont pas été communiqués. Les mentions légales donnent le détail.',
  },
}

export const contactPage: ContactPageWords = {
  title: 'Parlez à notre équipe',
  subtitle: 'Une question ? Écrivez-nous dans votre langue.',
  response: { title: 'Écrivez-nous à toute heure', text: 'Pas besoin d’attendre les heures de bureau.' },
  direct: {
    title: 'Contact direct',
    text: 'Les messages arrivent directement à notre équipe, qui les lit tous.',
    whatsapp: 'Écrire sur WhatsApp',
  },
  reach: { title: 'Dans votre langue', text: 'Où que vous soyez, nous répondons dans votre langue.' },
}
