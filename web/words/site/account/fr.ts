import type { AccountWords } from './en.ts'

export const account: AccountWords = {
  accounts: 'Comptes',
  accountsText: 'Tous les comptes publiés, y compris ceux qui sont clôturés ou dont le capital est perdu.',
  back: 'Tous les comptes',
  about: (type, broker) => `Les résultats détaillés de ce compte (${type}) chez ${broker}.`,
  nothing: 'Aucun rapport de ce compte n’a encore été importé.',
  summary: {
    live: (broker, trades, period) => `Un compte en argent réel chez ${broker} : ${trades}, ${period}.`,
    demo: (broker, trades, period) => `Un compte démo chez ${broker}, sans argent réel en jeu : ${trades}, ${period}.`,
    backtest: (broker, trades, period) =>
      `Un test sur les cours historiques de ${broker}, sans argent engagé : ${trades}, ${period}.`,
    came: (growth, drawdown) =>
      `Après frais de trading, sa croissance est de ${growth} ; au plus bas, il était ${drawdown} sous son sommet.`,
    cameWithOpen: (growth, drawdown) =>
      `Avec les positions encore ouvertes, sa croissance après frais de trading est de ${growth} ; au plus bas, il était ${drawdown} sous son sommet.`,
    noTrade: 'Aucune position n’a encore été clôturée.',
    from: (origin) => `D’où viennent ces chiffres : ${origin}.`,
    madeUp: 'Tout ceci est inventé pour remplir le site : personne n’a passé ces ordres.',
  },
  followed: {
    title: 'Transactions importées dans la semaine, ou plus tard',
    live: 'Dans la semaine',
    count: (count, of) => `Importées dans la semaine : ${count} transactions de clôture sur ${of}.`,
    text: 'La semaine commence à la clôture. Si une transaction a été importée après ce délai, son résultat était connu depuis longtemps, et l’exploitant aurait pu choisir de ne pas montrer le compte.',
    stamped: (day, authority) => `Ce compte figurait ici au plus tard le ${day} : ${authority} l’a horodaté.`,
  },
  facts: {
    registered: 'Ajouté à ce site le',
    origin: 'Source',
    broker: 'Courtier',
    currency: 'Devise',
    period: 'Période',
    deals: 'Transactions',
    closed: 'Positions clôturées',
    open: 'Positions ouvertes',
    clock: 'Fuseau horaire',
    state: 'Statut',
    checked: 'Contrôle du dernier rapport',
  },
  brokerInReport: (name) => `${name} (d’après le rapport)`,
  brokerTyped: (name) => `${name} (saisi par l’exploitant ; le rapport n’indique aucun courtier)`,
  states: { open: 'ouvert', closed: 'clôturé', blown: 'capital perdu' },
  since: (state, day) => `${state} le ${day}`,
  clockUnknown: 'celui du courtier, inconnu de nous',
  checked: (day, recomputed, agree) => `${day} : ${recomputed} chiffres du rapport recalculés, ${agree} concordent`,
  found: {
    begins_later: (recomputed) =>
      `Le rapport commence par un solde de ${recomputed} que rien n’y explique : les premières transactions du compte manquent. Si ce solde est trop élevé, tous les pourcentages, pertes comprises, paraissent plus faibles qu’ils n’étaient.`,
    later_deals_left_out: (recomputed, printed) =>
      `Des transactions ultérieures manquent au rapport : il s’achève sur un solde de ${recomputed}, alors que celui du compte était de ${printed}.`,
    position_spoiled: (count, tickets) => `Transactions et positions qui ne concordent pas : ${count} (${tickets}).`,
    price_differs: (count, tickets) =>
      `Clôtures dont le résultat ne correspond pas aux cours et aux lots : ${count} (${tickets}).`,
    gold_checked: (count) =>
      `Transactions sur l’or exécutées dans la fourchette des cours du marché pour l’heure de la transaction : ${count}. Ces cours ont été importés par l’exploitant ; personne d’autre ne les a confirmés.`,
    gold_outside: (count, tickets) =>
      `Transactions sur l’or exécutées hors de la fourchette des cours du marché pour l’heure de la transaction : ${count} (${tickets}).`,
    currency_scale: (recomputed, printed) =>
      `Selon le rapport, les montants sont en ${printed}, mais ce n’est peut-être pas le cas : un mouvement d’un dollar y vaut ${recomputed} par lot, ce qui ne correspond à la taille de lot d’aucun courtier.`,
    cent_name: (recomputed, printed) =>
      `Le rapport est en ${printed}, mais ${recomputed} est un nom que les courtiers donnent aux comptes en cents. S’il s’agit de cents, chaque montant vaut le centième de ce qui est affiché.`,
    numbers_fall: (count, tickets) =>
      `Transactions portant un numéro inférieur à la précédente : ${count} (${tickets}). Les courtiers numérotent dans l’ordre ; les lignes d’un autre compte rompent cet ordre.`,
    head_differs: () =>
      'L’en-tête du rapport indique un autre numéro de compte ou un autre titulaire que ses premières lignes.',
    gold_unchecked: (count) =>
      `Transactions sur l’or dont les cours n’ont pas été vérifiés, faute de cours de l’or sur ce site pour l’heure de la transaction : ${count}.`,
    currency_unchecked: (recomputed, printed) =>
      `Il n’a pas été possible de vérifier que les montants sont bien en ${printed}. Clôtures permettant d’en juger : ${recomputed}.`,
    numbers_alone: (percent) =>
      `De tous les numéros attribués par le serveur du courtier sur un jour ou plus, ${percent} % reviennent à ce compte. Un courtier numérote les ordres de tous ses clients : chez un courtier actif, un seul compte n’en reçoit qu’une petite part.`,
    broker_differs: (recomputed, printed) =>
      `L’exploitant a enregistré ce compte chez ${recomputed}, mais le rapport indique ${printed}.`,
  },
  sameTrades: (name, count) =>
    `${count} transactions de ce compte figurent aussi dans le compte « ${name} », à la même heure et au même prix. Ne les comptez qu’une fois : deux comptes aux mêmes opérations sont un seul résultat.`,
  open: {
    with: (value) => `avec les positions ouvertes : ${value}`,
    now: (day, positions, result, share) =>
      `Dans le rapport importé le ${day}, des positions étaient encore ouvertes (${positions}) ; leur résultat total était de ${result}, soit ${share} du solde.`,
    none: (day) => `Dans le rapport importé le ${day}, aucune position n’était ouverte.`,
    before: (share) => `La perte latente s’est creusée : dans le rapport précédent, elle était de ${share} du solde.`,
  },
  noLoss: { worstMonth: 'Mois le plus faible (aucun en perte)', worstDay: 'Jour le plus faible (aucun en perte)' },
  openLosses: 'Les pertes latentes ne sont pas incluses.',
  few: (least) =>
    `Moins de ${least} positions clôturées : trop peu pour un taux de réussite ou un autre ratio. La croissance, le drawdown et les montants sont affichés.`,
  origin: 'transmis par l’exploitant, non confirmé par le courtier',
  unconfirmed:
    'Un rapport peut être modifié avant d’être transmis. Les contrôles effectués ici détectent la plupart des modifications, mais pas un rapport dont tous les totaux ont été recalculés en conséquence. Seuls des e-mails signés avec la clé du courtier permettent de l’exclure. Ce site ne peut pas se porter garant de cette clé, mais sur la page « Vérifier l’historique », votre navigateur peut la demander à deux services DNS publics.',
  confirmation: {
    title: 'E-mails signés par le courtier',
    text: 'Les courtiers envoient par e-mail des relevés que signent leurs serveurs de messagerie. Un jour de trading compte ici si chacune de ses opérations figure dans l’un de ces e-mails avec le même prix, les mêmes lots et le même résultat.',
    days: (domain, days, of) =>
      `d’après ce site, des e-mails signés par ${domain} concordent pour ${days} jours de trading sur ${of}`,
    otherDays: (origin) => `autres jours : ${origin}`,
    unlisted: (domain) =>
      `${domain} ne figure pas dans notre liste de domaines de courtiers, ses e-mails ne valent donc pas confirmation : vérifiez à qui il appartient.`,
    checkKey: 'Vérifier la clé du courtier',
    ownDns: (servers) =>
      `Pour obtenir la clé du courtier, ce site a interrogé un serveur DNS choisi par l’exploitant (${servers}) : la réponse pourrait venir de lui. Cherchez la clé vous-même.`,
  },
  lastDeal: (day, days) =>
    `Dernière transaction enregistrée : ${day}. Jours écoulés depuis, absents de ces chiffres : ${days}.`,
  lastDealBeforeEnd: (day, days) =>
    `Dernière transaction enregistrée : ${day}. Jours jusqu’à la fin du compte, absents de ces chiffres : ${days}.`,
  goldOnly: 'Or uniquement',
  goldOnlyText: (positions, of) =>
    `${positions} positions sur ${of}, à volume égal, avant frais. Ce n’est pas le résultat du compte.`,
  inCurrency: (currency) =>
    `Les chiffres sont en ${currency} ; si votre devise est différente, votre résultat dépend aussi du taux de change.`,
  net: 'Net de commission et de swap.',
  chart: 'Croissance et drawdown',
  growth: 'Croissance',
  growthToDate: 'Croissance cumulée',
  drawdown: 'Drawdown',
  chartText: (from, to, end, fall) =>
    `Du ${from} au ${to}, la courbe de croissance est arrivée à ${end} fois son niveau de départ. Sa plus forte baisse depuis un sommet : ${fall}.`,
  trade: {
    title: 'La dernière opération sur l’or, étape par étape',
    text: 'De l’ordre à la clôture, puis la ligne du rapport du courtier et l’écriture au registre. L’heure à laquelle le robot a donné son signal n’est pas enregistrée : le schéma commence donc par l’ordre.',
    order: 'Ordre',
    closing: 'Clôture',
    row: 'Ligne du rapport',
    entry: 'Écriture au registre',
    stop: 'Avec stop-loss',
    noStop: 'Sans stop-loss',
    imported: 'Importé',
    file: 'Empreinte du rapport',
    number: 'Écriture',
    fingerprint: 'Empreinte',
  },
  latest: 'Dernières positions',
  latestText: (count, from, to, won, lost, even) =>
    `Positions : ${count}, clôturées du ${from} au ${to}. Gagnantes : ${won}, perdantes : ${lost}, à l’équilibre : ${even}.`,
  latestEnds: (best, worst) =>
    `La meilleure : ${best}, la pire : ${worst}. Chaque barre représente une position après frais, la dernière à droite.`,
  chartNote: 'Les pertes latentes ne sont pas incluses ; les dépôts et les retraits ne sont pas pris en compte.',
  twoFalls: (name) =>
    `Le « ${name} » se mesure sur le solde, que les dépôts et les retraits modifient aussi ; le « Drawdown maximal », sur la courbe de croissance, qui n’en tient pas compte. Les deux valeurs peuvent donc différer.`,
  asTable: 'Sous forme de tableau',
  months: 'Mois',
  year: 'Année',
  inAll: 'Total',
  monthsNote:
    'En pourcentage, sans les dépôts ni les retraits. Une case vide signifie qu’il n’y a eu aucune opération.',
  rules: 'Comment le robot trade',
  rulesText:
    'Calculé à partir des opérations du compte, hors pertes latentes. Des opérations de plus gros volume après une perte sont typiques d’une martingale ; de nombreuses positions ouvertes à la fois, d’une grille (grid).',
  figures: 'Chiffres',
  figuresText: 'Cliquez sur un chiffre pour voir comment il est calculé et sur quelles opérations.',
  rows: 'Opérations prises en compte',
  figure: {
    growth: {
      label: 'Croissance',
      formula:
        'Solde final ÷ solde initial de chaque période entre dépôts et retraits ; produit de ces rapports, moins un.',
    },
    worstMonth: {
      label: 'Pire mois',
      formula: 'Le mois où la croissance a été la plus faible, hors dépôts et retraits.',
    },
    sumOfMonths: {
      label: 'Somme des mois (n’est pas un rendement)',
      formula:
        'Croissances mensuelles additionnées. La somme peut être positive alors que le compte a perdu de l’argent.',
    },
    absoluteGain: { label: 'Rendement des dépôts', formula: 'Bénéfice net ÷ (solde initial + dépôts).' },
    netProfit: {
      label: 'Bénéfice net',
      formula: 'Bénéfice brut + perte brute ; commission et swap sont inclus dans les deux.',
    },
    profitFactor: { label: 'Facteur de profit', formula: 'Bénéfice brut ÷ perte brute (valeur absolue).' },
    expectancy: { label: 'Espérance de gain', formula: 'Bénéfice net ÷ positions clôturées.' },
    winRate: {
      label: 'Taux de réussite',
      formula:
        'Gagnantes ÷ (gagnantes + perdantes), par position ; les positions à l’équilibre ne comptent pas. MetaTrader compte les transactions de clôture, celles à l’équilibre comme gagnantes.',
    },
    averageWin: { label: 'Gain moyen', formula: 'Somme des positions gagnantes ÷ leur nombre.' },
    averageLoss: { label: 'Perte moyenne', formula: 'Somme des positions perdantes ÷ leur nombre.' },
    riskReward: { label: 'Ratio gain/risque', formula: 'Gain moyen ÷ perte moyenne (valeur absolue).' },
    drawdown: {
      label: 'Drawdown maximal',
      formula:
        'Plus forte baisse de la courbe de croissance depuis un sommet ; aucun dépôt ne peut la masquer. Les pertes latentes ne sont pas incluses.',
    },
    drawdownRelative: {
      label: 'Drawdown relatif',
      formula:
        'Plus forte baisse du solde depuis un sommet, rapportée à ce sommet. Les pertes latentes ne sont pas incluses.',
    },
    drawdownMaximal: {
      label: 'Drawdown maximal en valeur',
      formula: 'Plus forte baisse du solde depuis un sommet, en valeur. Les pertes latentes ne sont pas incluses.',
    },
    drawdownAbsolute: {
      label: 'Drawdown absolu',
      formula:
        'Solde avant la première opération moins le solde le plus bas ensuite. Les pertes latentes ne sont pas incluses.',
    },
    recovery: { label: 'Facteur de récupération', formula: 'Bénéfice net ÷ drawdown maximal en valeur.' },
    sharpeByTrade: {
      label: 'Ratio de Sharpe par opération',
      formula:
        'Tel que l’affiche MetaTrader : moyenne ÷ écart-type des rendements des transactions de clôture, non annualisé.',
    },
    sharpeDaily: {
      label: 'Ratio de Sharpe quotidien',
      formula:
        'Moyenne ÷ écart-type des rendements de tous les jours du lundi au vendredi, annualisé par la racine carrée du nombre de jours de trading par an. Non calculé sur moins d’un an.',
    },
    exposure: {
      label: 'Temps passé sur le marché',
      formula: 'Heures avec une position ouverte ÷ heures entre la première et la dernière opération.',
    },
    longestLosingRun: { label: 'Plus longue série de pertes', formula: 'Positions perdantes à la suite.' },
    worstDay: {
      label: 'Pire jour',
      formula:
        'Le jour où la croissance a été la plus faible, dans le fuseau horaire du courtier. Les pertes latentes ne sont pas incluses.',
    },
    tradesAWeek: {
      label: 'Opérations par semaine',
      formula: 'Positions clôturées ÷ semaines entre la première et la dernière opération.',
    },
    medianHold: {
      label: 'Durée typique d’une position',
      formula: 'La médiane : la moitié des positions clôturées ont duré plus longtemps, l’autre moitié moins.',
    },
    largestLot: { label: 'Volume maximal, en lots', formula: 'Volume de la plus grosse transaction, en lots.' },
    withStop: {
      label: 'Positions avec stop-loss',
      formula: 'Positions avec stop-loss ÷ positions pour lesquelles le rapport indique s’il y en avait un.',
    },
    mostAtOnce: {
      label: 'Nombre maximal de positions ouvertes à la fois',
      formula:
        'Sur le même symbole et dans le même sens, renforcements compris. Un grand nombre est typique d’une grille (grid).',
    },
    raisedAfterLoss: {
      label: 'Volume augmenté après une perte',
      formula:
        'Positions d’un volume supérieur à celui de la perdante clôturée juste avant ÷ toutes les positions ouvertes après une perdante. Une part élevée est typique d’une martingale.',
    },
  },
  input: {
    openingBalance: 'Solde initial',
    closingBalance: 'Solde final',
    deposits: 'Dépôts',
    withdrawals: 'Retraits',
    flows: 'Dépôts, retraits et assimilés',
    months: 'Mois avec opérations',
    netProfit: 'Bénéfice net',
    grossProfit: 'Bénéfice brut',
    grossLoss: 'Perte brute',
    commission: 'Dont commission et frais',
    swap: 'Dont swap',
    positions: 'Positions clôturées',
    won: 'Gagnantes',
    lost: 'Perdantes',
    even: 'À l’équilibre',
    wonSum: 'Somme des gains',
    lostSum: 'Somme des pertes',
    averageWin: 'Gain moyen',
    averageLoss: 'Perte moyenne',
    drawdownMaximal: 'Drawdown maximal en valeur',
    drawdownShare: 'Rapporté à son sommet',
    tradesByTerminal: 'Transactions de clôture',
    winRateByTerminal: 'Taux de réussite dans MetaTrader',
    days: 'Jours du lundi au vendredi',
    hoursHeld: 'Heures avec position ouverte',
    hoursInAll: 'Heures au total',
    stopKnown: 'Positions avec indication du stop-loss',
    stopSet: 'Avec stop-loss',
    raised: 'De volume supérieur',
    afterLoss: 'Ouvertes après une position perdante',
  },
  detail: 'Résultats en détail',
  distribution: 'Répartition des résultats',
  result: 'Résultat',
  below: (amount) => `moins de ${amount}`,
  andMore: (amount) => `${amount} et plus`,
  between: (from, to) => `de ${from} à ${to}`,
  by: { weekday: 'Par jour de la semaine', hour: 'Selon l’heure', symbol: 'Par symbole' },
  byKey: { weekday: 'Jour', hour: 'Heure', symbol: 'Symbole' },
  hours: 'À quelles heures les opérations s’ouvrent (heure du courtier)',
  byNote: 'Selon le moment de la clôture, dans le fuseau horaire du courtier.',
  others: 'Autres',
  subscription: 'Net de l’abonnement',
  subscriptionText: (price) =>
    `Un dépôt qui aurait évolué comme ce compte, moins l’abonnement de ${price} prélevé chaque mois.`,
  subscriptionElsewhere: (currency) =>
    `L’abonnement se paie en dollars américains et ce compte est en ${currency}. Son effet sur la croissance dépendrait d’un taux de change que nous n’avons pas ici ; il n’est donc pas calculé.`,
  deposit: (currency) => `Dépôt, ${currency}`,
  compute: 'Calculer',
  before: 'Avant déduction de l’abonnement',
  after: 'Après déduction de l’abonnement',
  left: 'Capital restant',
  paid: 'Total payé pour l’abonnement',
  share: 'Un mois d’abonnement rapporté au dépôt',
  choice: {
    all: 'Toutes les transactions',
    closed: 'Positions clôturées',
    won: 'Positions gagnantes',
    lost: 'Positions perdantes',
    even: 'Positions à l’équilibre',
    flows: 'Dépôts et retraits',
  },
  column: {
    opened: 'Ouverture',
    time: 'Date et heure',
    ticket: 'Ticket',
    type: 'Type',
    symbol: 'Symbole',
    lots: 'Volume, en lots',
    price: 'Cours',
    balance: 'Solde',
  },
  gold: 'Le cours de l’or sur cette période',
  goldText: (from, to, low, high) => `Du ${from} au ${to}, l’once d’or a coûté entre ${low} et ${high}.`,
  goldNote: 'Cours d’une série importée. Chaque point représente une opération, à son cours de sortie.',
  noRows: 'Aucune transaction à afficher.',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  pageOf: (page, pages, rows) => `Page ${page} sur ${pages} ; lignes : ${rows}`,
}
