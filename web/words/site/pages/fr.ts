import type { ContactPageWords, HomeWords, PageWords, QuestionWords, VerifyWords, WelcomeBWords } from './en.ts'

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
      `${brand} connecte un robot de trading sur l’or à votre propre compte MetaTrader. Votre argent reste chez votre courtier. Chaque chiffre publié est accompagné de sa source.`,
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
    subscription: 'Un abonnement à prix fixe : nous ne prélevons rien sur vos gains.',
    fund: 'Un fonds : personne ici ne détient votre argent, ne le met en commun ni ne le redistribue.',
    advice: 'Un conseiller : le robot ne sait rien de vous et ne recommande rien.',
    guarantee: 'Une garantie : il y aura des opérations, des semaines et des mois perdants.',
  },
  steps: {
    title: 'Comment ça marche',
    account: {
      title: 'Ouvrez un compte',
      text: 'À votre nom, chez un courtier qui propose MetaTrader. Un compte existant convient aussi.',
    },
    connect: {
      title: 'Connectez le robot',
      text: 'Trois modes d’accès au choix, dont deux sans mot de passe. Notre équipe configure le robot et vous prévient dès qu’il fonctionne.',
      picture: 'Quatre clés, la plus sûre d’abord',
    },
    watch: {
      title: 'Suivez-le, ou arrêtez-le',
      text: 'Chaque opération apparaît dans votre propre MetaTrader. Pour arrêter le robot, selon son mode d’accès, retirez-le du graphique, désactivez le copy trading chez votre courtier ou changez le mot de passe principal.',
    },
  },
  trade: {
    title: 'Une opération, étape par étape',
    note: 'Illustration',
    picture: 'Une courbe de prix avec quatre points. Elle se termine au niveau où l’opération a commencé.',
    rules: { title: 'Les conditions sont réunies', text: 'Le robot suit le cours de l’or et attend ce moment.' },
    order: { title: 'Un ordre part', text: 'Il arrive sur votre compte, chez votre courtier.' },
    open: {
      title: 'L’opération s’affiche',
      text: 'La position ouverte apparaît dans votre MetaTrader. Vous pouvez la clôturer vous-même.',
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
    text: 'Laissez-nous vos coordonnées et nous vous écrirons. C’est gratuit et sans engagement.',
  },
}

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Trading automatisé.', second: 'Rien que l’or.', third: 'Configuré pour vous.' },
  subtitle: (brand) => `${brand} applique une seule stratégie à un seul marché, sur un compte qui vous appartient.`,
  connect: 'Demander l’accès',
  seeResults: 'Voir les résultats',
  benefits: 'Ce que nous vous proposons',
  automatic: {
    title: 'Automatique',
    text: 'Le robot suit le marché jour et nuit et trade selon des règles fixes, sans émotion.',
  },
  gold: { title: 'Rien que l’or', text: 'Un seul marché : l’or face au dollar américain (XAU/USD).' },
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
  control: {
    title: 'Vous gardez la main',
    text: 'Le compte et l’argent sont à vous. Vous coupez l’accès du robot quand vous voulez.',
  },
  rules: {
    title: 'Des règles fixes',
    text: 'Ni intuition ni coup de tête : le robot ne fait que ce que disent ses règles.',
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
    intro: 'Dites-nous ce que vous cherchez. C’est gratuit et sans engagement.',
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
      'Oui. L’or se négocie avec effet de levier : vous pouvez perdre très vite tout ce que vous déposez et, chez certains courtiers, vous retrouver endetté. N’utilisez que de l’argent dont vous pouvez vous passer.',
  },
  stop: {
    ask: 'Comment arrêter le robot ?',
    answer:
      'Tout dépend de son mode d’accès. S’il tourne chez vous, retirez-le du graphique ; si votre courtier copie les opérations, désactivez-y le copy trading ; si nous avons votre mot de passe principal, changez-le dans MetaTrader. Les positions ouvertes le restent jusqu’à ce que vous les clôturiez.',
  },
  martingale: {
    ask: 'Le robot utilise-t-il une martingale ou une grille (grid) ?',
    answer:
      'Jugez-en vous-même : la page de chaque compte montre à quelle fréquence une perte a été suivie d’une opération de plus gros volume (typique d’une martingale) et combien de positions, au maximum, ont été ouvertes à la fois (un nombre élevé est typique d’une grille).',
  },
  eligible: {
    ask: 'Qui peut s’abonner ?',
    answer:
      'Toute personne majeure agissant pour son propre compte, avec un compte de trading à son nom, sauf si la loi de son pays de résidence l’interdit.',
  },
  refund: {
    ask: 'Puis-je être remboursé ?',
    answer:
      'Si vous résiliez pendant l’essai, vous ne payez rien. Dans l’UE et au Royaume-Uni, les consommateurs qui se rétractent dans les délais récupèrent ce qu’ils ont payé, moins la part du service déjà fournie s’ils ont demandé à commencer tout de suite. Dans tous les autres cas, l’abonnement court jusqu’à la fin du mois payé. Les pertes de trading ne sont pas remboursées.',
  },
  cancel: {
    ask: 'Comment résilier ?',
    answer:
      'En deux étapes, sans vous connecter et avec un accusé de réception daté. Si vous résiliez pendant l’essai, vous ne payez rien.',
  },
  figures: {
    ask: 'D’où viennent les chiffres ?',
    answer:
      'La ligne au-dessus de chaque bloc l’indique : ils sont calculés à partir des données enregistrées ici, déclarés par l’exploitant à la date indiquée ou, sur un site de démonstration, inventés à titre d’exemple.',
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
  reach: { title: 'Dans votre langue', text: 'Écrivez dans l’une des langues du site : nous répondrons dans la même.' },
}

export const verify: VerifyWords = {
  link: 'Vérifier l’historique',
  title: 'Vérifiez vous-même l’historique',
  lead: 'Chaque écriture du registre porte l’empreinte de la précédente. Votre navigateur peut télécharger le registre et recalculer toute la chaîne et chaque chiffre ci-dessous.',
  brief: 'Chaque écriture porte l’empreinte de la précédente. Votre navigateur peut toutes les vérifier.',
  tool: 'Vérifier ici',
  run: 'Vérifier le registre de ce site',
  file: 'Ou votre propre copie',
  fileHint: 'Choisissez un fichier ledger.jsonl ou déposez-le ici. Il reste sur votre appareil.',
  kept: 'Écriture et empreinte tirées d’un de nos e-mails',
  keptHint: 'Si vous en avez un, la vérification vous dit aussi si cette écriture est toujours là, inchangée.',
  noScript:
    'La vérification sur cette page nécessite JavaScript et un navigateur récent. Le script proposé en bas de page se passe de navigateur.',
  figures: 'Chiffres recalculés',
  operations: 'Mois et opérations',
  figure: 'Chiffre',
  shown: 'Sur ce site',
  recomputed: 'D’après le registre',
  noFigures: 'Aucun chiffre n’est encore enregistré.',
  brokerKeys: 'La clé du courtier',
  brokerKeysText: (hosts) =>
    `Un e-mail ne vient du courtier que s’il est signé avec sa clé. Or cette clé, ce site l’a cherchée lui-même : ne le croyez pas sur parole. Votre navigateur peut interroger deux services DNS publics, ${hosts}, qui verront votre adresse IP et le domaine du courtier. Aucun n’est interrogé tant que vous n’appuyez pas sur le bouton.`,
  askKeys: (names) => `Interroger ${names}`,
  says: {
    loading: 'Chargement du registre…',
    checking: (done, all) => `${done} écritures vérifiées sur ${all}…`,
    holds: (entries) => `La chaîne est intacte. Écritures : ${entries} ; aucune n’a été modifiée, retirée ni déplacée.`,
    signed: (moment) => `La fin de la chaîne a été signée le ${moment}.`,
    keep: (head) =>
      `Conservez ou imprimez cette ligne. Plus tard, elle montrera si quelque chose a été réécrit jusqu’ici : ${head}`,
    unsigned: 'Ce navigateur ne peut pas vérifier la signature ; le script ci-dessous le peut.',
    empty: 'Rien n’est encore enregistré.',
    broken: (line) => `La chaîne se rompt à la ligne ${line}.`,
    unreadable: 'Cette ligne n’est pas une écriture.',
    not_canonical: 'Cette ligne n’est pas écrite telle qu’elle a été enregistrée.',
    sequence: (expected, found) => `L’écriture ${expected} est attendue ici, mais l’écriture ${found} est à sa place.`,
    broken_link: 'Cette écriture ne fait pas suite à la précédente.',
    wrong_hash: 'Cette écriture a été modifiée après son enregistrement.',
    time_backwards: 'Son heure précède celle de l’écriture du dessus : une horloge a été reculée.',
    ahead: 'La fin aurait été signée dans le futur : l’horloge de ce site avance, ou la vôtre retarde.',
    cut_off: 'Ici, la copie se termine sans sa signature : une partie a été coupée.',
    wrong_head: (signed, here) => `La signature vaut pour ${signed} écritures, la copie en compte ${here}.`,
    wrong_signature: 'La signature de la fin n’est pas authentique.',
    unknownKinds: (kinds: string) =>
      `Cette page ne connaît pas les types d’écritures suivants, dont les chiffres ne tiennent pas compte : ${kinds}.`,
    wrong_confirmation:
      'Cette confirmation par un e-mail du courtier ne correspond pas aux transactions enregistrées avant elle.',
    standsThere: 'Contenu de la ligne',
    otherKey: 'La fin a été signée avec une clé que ce site n’indique pas.',
    otherEnd: 'Pour ce nombre d’écritures, ce site a signé une autre fin.',
    older: (entries) =>
      `Le registre de ce site compte désormais ${entries} écritures ; les chiffres d’une copie plus ancienne peuvent différer.`,
    kept: (entry) => `L’écriture ${entry} de l’e-mail s’y trouve, inchangée.`,
    notKept: (entry) => `L’écriture ${entry} n’est pas celle que l’e-mail indiquait.`,
    agree: (agree, all) => `${agree} chiffres sur ${all} concordent avec ceux de ce site.`,
    keySame: (who, key) => `${who} : ${key} a bien la clé inscrite au registre.`,
    keyOther: (who, key) =>
      `${who} : ${key} a désormais une autre clé. Elle a pu être remplacée depuis, ou n’avoir jamais été celle du courtier.`,
    keyGone: (who, key) => `${who} : ${key} n’a plus de clé, ou n’en a jamais eu.`,
    keyUnanswered: (who, key) =>
      `${who} n’a pas répondu au sujet de ${key}. Réessayez, ou cherchez la clé avec le script.`,
    noKeys: 'Aucune écriture du registre n’a de clé de courtier.',
    stamped: (count) =>
      `Horodatages extérieurs non modifiés : ${count}. Le script et OpenSSL vérifient que leurs signataires sont bien ceux qu’ils disent être ; un navigateur ne le peut pas.`,
    dated: (entry, stamp) =>
      `L’écriture ${entry} et tout ce qui la précède existaient alors, selon l’horodatage : ${stamp}.`,
    noStamps: 'Aucun service extérieur n’a encore horodaté ce registre.',
    stampUnchecked: 'Ce navigateur ne peut pas vérifier les horodatages ; le script ci-dessous le peut.',
    stampFails: (number) => `L’horodatage ${number} n’est pas valable : il a été modifié ou porte sur autre chose.`,
    stampOther: (entry, moment) =>
      `Un horodatage du ${moment} couvre une écriture ${entry} absente de cette copie : le registre a été refait, ou la copie est plus ancienne.`,
    stampAhead: (entry, moment) =>
      `L’écriture ${entry} serait postérieure au ${moment}, alors qu’un horodatage la couvrait déjà : l’horloge de ce site avançait.`,
    stampLate: (entries, moment) =>
      `Les écritures ${entries} n’ont été horodatées que le ${moment}, des jours après la date à laquelle ce site dit les avoir enregistrées. Seule la date de l’horodatage est confirmée de l’extérieur.`,
    stampGap: (since, until) =>
      `Personne n’a horodaté le registre entre le ${since} et le ${until}. Il a pu, entre-temps, être ramené à un état antérieur.`,
    stampOpen: (entry) =>
      `Les écritures à partir du numéro ${entry} attendent un horodatage depuis plus de trois jours.`,
    failed: 'Le registre n’a pas pu être chargé. Veuillez réessayer.',
  },
  checked: 'Ce qui est vérifié',
  checks: [
    'Chaque écriture est telle qu’elle a été enregistrée et correspond bien à son empreinte (SHA-256).',
    'Chaque écriture porte l’empreinte de la précédente : aucune ne peut être retirée, insérée ni déplacée à votre insu.',
    'La fin du registre est signée (Ed25519) : rien ne peut être tronqué à votre insu.',
    'Les chiffres de ce site peuvent être recalculés à partir des écritures, rectifications comprises.',
  ],
  limits: 'Ce que cela ne prouve pas',
  limitsText:
    'Une écriture restée intacte a pu être fausse ou incomplète dès le départ. C’est pourquoi les transactions proviennent de rapports de courtier dont les chiffres sont recalculés avant d’être acceptés, et chaque compte reste affiché, même s’il est clôturé ou si son capital est perdu. Nos e-mails portent la dernière empreinte : conservez-en un, et vous verrez si l’historique a été refait depuis.\nEn revanche, aucune vérification ne peut dire d’où vient un rapport. Un compte démo peut passer pour réel si le nom du serveur ne le trahit pas, et un exploitant qui a plusieurs comptes peut en montrer un sans jamais importer les autres.',
  unstamped:
    'Aucun tiers n’horodate les écritures : l’heure est celle du serveur de l’exploitant. Mais une écriture que vous conservez prouve que tout ce qui la précède existait déjà.',
  stamps: {
    title: 'Horodatage par des tiers',
    text: 'Une fois par jour, des sociétés sans lien avec ce site apposent sur la fin du registre l’heure de leurs propres horloges. Elles ne reçoivent qu’une empreinte. Un horodatage couvre toutes les écritures jusque-là : plus personne ne peut ensuite en ajouter ou en modifier une et l’antidater. Il ne dit pas si une écriture est vraie.',
    first: 'Premier horodatage',
    last: 'Dernier horodatage',
    vouches: (entry, day, authority, certificate) =>
      `L’écriture ${entry} et tout ce qui la précède existaient le ${day}, selon ${authority} (clé de « ${certificate} »).`,
    tsr: 'Télécharger l’horodatage (.tsr)',
    all: (count) => `Télécharger tous les horodatages : ${count}`,
    openssl:
      'Pour vérifier un horodatage sans ce site, enregistrez-le et lancez OpenSSL. Le long nombre est l’empreinte horodatée : le SHA-256 de la dernière ligne du registre à ce moment-là.',
  },
  alone: 'Vous n’avez pas confiance en cette page ?',
  aloneText: 'Téléchargez le registre et le script, lisez ce dernier et lancez-le avec Node.js 18 ou plus récent :',
  ledger: 'Le registre',
  script: 'Le script',
  keys: 'Les clés de signature',
}
