import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/fr.ts'
import { account } from './account/fr.ts'
import type { SiteWords } from './en.ts'
import { legal } from './legal/fr.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/fr.ts'
import { plural } from './plural.ts'
import { service } from './service/fr.ts'

/** The public site in French, addressing the reader as “vous”. Spaces before high punctuation do not break. */
export const fr: SiteWords = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: 'Page introuvable',
    text: 'Nous ne trouvons pas cette page. Elle a peut-être été déplacée, ou l’adresse comporte une erreur.',
    back: 'Retour à l’accueil',
  },

  navigation: {
    skip: 'Aller au contenu',
    label: 'Navigation principale',
    menu: 'Menu',
    results: 'Résultats',
    connect: 'Contact',
    admin: 'Administration',
    initialize: 'Démarrer',
    staff: 'accès équipe',
    language: 'Langue',
    newTab: 's’ouvre dans un nouvel onglet',
  },

  demoBanner:
    'Démonstration : tout ce qui porte la mention « exemple fictif » est inventé et ne sert qu’à montrer la page une fois remplie. Personne n’a obtenu ces résultats.',
  bothBanner:
    'Démonstration : tout ce qui porte la mention « exemple fictif » ou « données inventées » (chiffres, mois, opérations, comptes) est inventé et ne sert qu’à montrer la page une fois remplie. Personne n’a obtenu ces résultats.',
  madeUpBanner:
    'Ce qui porte la mention « données inventées » est calculé à partir de mois, d’opérations et de comptes fictifs, créés pour la démonstration.',

  risk: {
    label: 'Avertissement sur les risques',
    // The wording in use in France.
    strip: (share, broker) =>
      `Les CFD sont des instruments complexes et présentent un risque élevé de perte rapide en capital en raison de l’effet de levier. ${
        share === null
          ? 'La grande majorité des comptes de clients de détail perdent de l’argent lors de la négociation de CFD.'
          : `${share} des comptes d’investisseurs de détail perdent de l’argent lors de la négociation de CFD avec ${broker}.`
      } Vous devez vous assurer que vous comprenez comment les CFD fonctionnent et que vous pouvez vous permettre de prendre le risque élevé de perdre votre argent.`,
    pastPerformance:
      'Les performances passées ne constituent pas un indicateur fiable des résultats futurs. Vous pouvez perdre la totalité de la somme déposée.',
    currency:
      'Les montants sont en dollars américains ; si votre devise est différente, votre résultat dépend aussi du taux de change.',
    beforeSubscription: (price) => `Ces chiffres s’entendent avant déduction de l’abonnement de ${price} par mois.`,
    lessThanOneYear: 'Moins d’un an de données.',
    hypotheticalLabel: 'Résultats hypothétiques',
    hypothetical:
      'Ces résultats reposent sur des performances simulées ou hypothétiques, qui comportent certaines limites inhérentes. Contrairement aux résultats figurant dans un historique de performances réelles, ces résultats ne correspondent pas à des transactions réelles. De plus, comme ces transactions n’ont pas été réellement exécutées, ces résultats peuvent avoir sous-estimé ou surestimé l’effet éventuel de certains facteurs de marché, tels que le manque de liquidité. En général, les programmes de trading simulés ou hypothétiques ont en outre la particularité d’être conçus avec l’avantage du recul. Il n’est nullement affirmé qu’un compte réalisera, ou est susceptible de réaliser, des gains ou des pertes semblables à ceux présentés ici.',
    hypotheticalOriginal: 'Texte original, en anglais',
    disclosureTitle: 'Information sur les risques',
    disclosure:
      'En négociant l’or avec effet de levier, vous pouvez perdre tout ce que vous déposez, et rapidement. Un robot suit des règles ; il ignore l’avenir et connaîtra des opérations, des semaines et des mois perdants. N’engagez pas d’argent dont vous avez besoin. Rien sur ce site ne constitue un conseil en investissement ni une promesse de gain.',
  },

  mark: {
    measured: 'calculé',
    madeUp: 'données inventées',
    stated: (company, date) => `déclaré par ${company}, au ${date}`,
    operator: 'l’exploitant',
    statedRow: 'déclaratif',
    unfinished: 'mois incomplet',
    statedLongAgo: 'non confirmé depuis longtemps',
    evidence: 'justificatif',
    sampleFigure: 'exemple fictif',
    sampleStatement: 'exemple fictif',
    sampleTestimonial: 'exemple fictif',
    notStated: 'non communiqué',
    operations: (count, shown) =>
      plural('fr', count, {
        one: `${shown} opération`,
        many: `${shown} d’opérations`,
        other: `${shown} opérations`,
      }),
    months: (count, shown) =>
      plural('fr', count, { one: `${shown} mois`, many: `${shown} de mois`, other: `${shown} mois` }),
    account: {
      live: 'compte réel',
      demo: 'compte démo',
      backtest: 'test sur données historiques',
      unknown: 'type de compte non communiqué',
    },
    method: 'formule',
  },

  figures: {
    'results.return': 'Rendement',
    'results.valueLocked': 'Capital engagé',
    'results.generated': 'Gains générés pour les clients',
    'results.balance': 'Solde',
    'results.gain': 'Gain',
    'results.maxDrawdown': 'Drawdown maximal',
    'results.sharpe': 'Ratio de Sharpe',
    'results.winRate': 'Taux de réussite',
    'results.riskReward': 'Ratio gain/risque',
    'results.consistency': 'Mois gagnants',
    'results.averageMonthlyProfit': 'Gain mensuel moyen',
    'company.years': 'En activité depuis',
    'broker.assets': 'Avoirs des clients chez le courtier partenaire',
    'broker.since': 'En activité depuis',
    'broker.spreadsFrom': 'Spreads à partir de',
    'company.clients': 'Clients',
    'service.uptime': 'Disponibilité',
    'service.monitoring': 'Surveillance',
    'service.languages': 'Langues',
    'service.encryption': 'Chiffrement',
    'service.connection': 'Connexion',
    'service.support': 'Assistance',
    'response.firstAnswer': 'Première réponse sous',
    'response.setup': 'Compte configuré sous',
  },

  measured: {
    winRate: {
      label: 'Taux de réussite',
      method:
        'Opérations gagnantes divisées par le total des gagnantes et des perdantes. Une opération clôturée en plusieurs fois ne compte qu’une fois ; les opérations à l’équilibre sont exclues.',
    },
    profitFactor: {
      label: 'Facteur de profit',
      method: 'Somme de tous les gains divisée par la somme de toutes les pertes.',
    },
    riskReward: {
      label: 'Ratio gain/risque',
      method: 'Gain moyen d’une opération gagnante divisé par la perte moyenne d’une opération perdante.',
    },
    averageTrade: {
      label: 'Résultat moyen par opération',
      method: 'Moyenne des résultats de toutes les opérations, arrondie au pip entier.',
    },
    totalProfit: {
      label: 'Résultat total pour un lot',
      method:
        'Somme de tous les résultats en pips, multipliée par dix : le résultat en dollars américains pour un lot (cent onces), avant frais.',
    },
    operations: { label: 'Opérations', method: 'Opérations enregistrées sur la période.' },
    consistency: {
      label: 'Mois gagnants',
      method: 'Nombre de mois gagnants divisé par le nombre de mois pour lesquels des données existent.',
    },
    compoundedReturn: {
      label: 'Rendement composé',
      method: 'Rendements mensuels capitalisés mois après mois. Les dépôts et les retraits ne sont pas pris en compte.',
    },
    sumOfMonths: {
      label: 'Somme des mois (n’est pas un rendement)',
      method: 'Rendements mensuels additionnés. La somme peut être positive alors que le compte a perdu de l’argent.',
    },
    maxDrawdown: {
      label: 'Drawdown maximal',
      method:
        'Plus forte baisse de la courbe des rendements capitalisés depuis un plus haut antérieur. Les baisses en cours de mois n’apparaissent pas.',
    },
    sharpe: {
      label: 'Ratio de Sharpe',
      method:
        'Moyenne des rendements mensuels divisée par leur écart-type. Le taux sans risque n’est pas déduit ; ratio non annualisé.',
    },
  },

  units: {
    pips: (count, shown) =>
      plural('fr', count, { one: `${shown} pip`, many: `${shown} de pips`, other: `${shown} pips` }),
  },

  hero: {
    headline: { first: 'Un robot trade l’or.', second: 'Votre argent reste', third: 'chez votre courtier.' },
    subtitle: (brand) =>
      `${brand} connecte à votre compte MetaTrader une stratégie automatisée sur l’or (XAU/USD), aux règles fixes. Vos fonds ne passent jamais par nous.`,
    status: {
      title: 'État du système',
      checking: 'vérification…',
      online: 'Système en ligne',
      offline: 'Pas de connexion',
      latency: (milliseconds) => `serveur en ligne, ${milliseconds}`,
    },
    performance: 'Performances',
    transactions: {
      title: 'Dernières opérations',
      empty: 'Aucune opération sur l’or enregistrée pour le moment.',
      long: 'Achat',
      short: 'Vente',
      from: 'de',
      to: 'à',
    },
    checkout: 'Commencer l’essai gratuit',
    trial: (count, shown) =>
      plural('fr', count, {
        one: `Gratuit pendant ${shown} jour, avec toutes les fonctionnalités. Si vous résiliez pendant l’essai, vous ne payez rien.`,
        many: `Gratuit pendant ${shown} de jours, avec toutes les fonctionnalités. Si vous résiliez pendant l’essai, vous ne payez rien.`,
        other: `Gratuit pendant ${shown} jours, avec toutes les fonctionnalités. Si vous résiliez pendant l’essai, vous ne payez rien.`,
      }),
    price: (price) => `Puis ${price} par mois, jusqu’à résiliation.`,
    deposit: (amount) => `Dépôt minimal recommandé chez votre courtier : ${amount}. Vous pouvez le perdre en totalité.`,
    burden: (share) =>
      `L’abonnement représente à lui seul ${share} de ce dépôt par mois : vous n’y gagnez que si le robot rapporte davantage.`,
    terms: (company) => `Conditions fixées par ${company}.`,
    security: 'Cette page n’exécute aucun code tiers et ne demande aucun mot de passe.',
  },

  proof: {
    figures: 'Chiffres de l’entreprise',
    testimonials: 'Ce que disent les clients',
    testimonialPeriod: (count, shown) =>
      plural('fr', count, {
        one: `utilise le service depuis ${shown} mois`,
        many: `utilise le service depuis ${shown} de mois`,
        other: `utilise le service depuis ${shown} mois`,
      }),
    testimonialNote:
      'Les témoignages peuvent ne pas être représentatifs de l’expérience d’autres clients et ne garantissent ni les performances ni la réussite futures.',
    regulation: 'Réglementation et agrément',
    licence: {
      holder: 'titulaire de l’agrément',
      regulator: 'régulateur',
      number: 'numéro d’agrément',
      activity: 'activité agréée',
      register: 'registre public',
    },
    transparency: 'Transparence',
  },

  results: {
    title: 'Résultats',
    intro: 'Les six derniers mois enregistrés, mois perdants compris.',
    months: 'Performances mensuelles',
    month: 'Mois',
    gain: 'Rendement',
    profit: 'Profit',
    total: 'Tous les mois enregistrés',
    account: 'Compte principal',
    riskMetrics: 'Indicateurs de risque',
    verification: 'Vérification',
    empty: 'Aucune donnée de performance disponible pour le moment.',
    emptyNext: 'Les données seront mises à jour chaque mois.',
    updates: 'Les nouveaux chiffres s’affichent ici en moins d’une minute.',
    methods: 'Comment ces chiffres sont calculés',
    everyTrade: 'Voir toutes les opérations',
  },

  waiting: {
    measured: (names) => `À venir avec le premier rapport de compte : ${names}.`,
    stated: (names) => `À venir dès que nous pourrons citer une source : ${names}.`,
    testimonials: 'Ici, les clients prendront la parole. Nous ne publions que ce qu’ils ont accepté.',
    badges: 'Vous trouverez ici les immatriculations et les certificats, chacun avec un lien pour le vérifier.',
    verification:
      'Aucune vérification indépendante n’est encore publiée. D’ici là, vous pouvez vérifier l’historique dans votre navigateur.',
  },

  contact: {
    title: 'Contact',
    intro: 'Écrivez-nous dans votre langue. Notre équipe lit chaque message et y répond.',
  },

  form: {
    ...asked,
    phoneHint:
      'Pour vous répondre par téléphone ou WhatsApp si vous préférez. Nous n’appelons que si vous le demandez.',
    messagePlaceholder: 'Le trading automatisé de l’or m’intéresse.',
    optional: 'facultatif',
    choose: 'Veuillez choisir',
    frequentPrefixes: 'Les plus courants',
    allPrefixes: 'Tous les pays',
    otherPrefix: 'Autre : commencez le numéro par +',
    experience: {
      beginner: 'Débutant',
      intermediate: 'Intermédiaire',
      advanced: 'Avancé',
      expert: 'Expert',
      professional: 'Professionnel',
    },
    experienceOption: (name, years, amount) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'Offres, seulement si vous le souhaitez',
      emailOffers: consentWording.fr.emailOffers,
      phoneOffers: consentWording.fr.phoneOffers,
      withdraw: consentWording.fr.withdraw,
    },
    notice: {
      title: 'Ce que deviennent vos données',
      absent: consentWording.fr.noNotice,
      controller: (company) => `Responsable du traitement : ${company}.`,
      text: consentWording.fr.notice,
    },
    closed: 'Ce formulaire ouvrira dès que la société responsable de ce site sera indiquée ici.',
    sending: 'Envoi en cours…',
    telegram: 'Continuer sur Telegram',
    again: 'Envoyer une autre demande',
    problems: {
      required: 'Veuillez remplir ce champ.',
      too_short: 'Ce texte est trop court.',
      too_long: (most, over) => `Ce texte est trop long : ${most} caractères au maximum. En trop : ${over}.`,
      invalid_email: 'Veuillez vérifier l’adresse e-mail.',
      email_at: 'Une adresse e-mail contient un seul @, comme nom@exemple.fr.',
      email_domain: 'La partie après le @ est incomplète. Elle se termine comme dans nom@exemple.fr.',
      email_space: 'L’adresse e-mail contient une espace.',
      email_several: 'Veuillez indiquer une seule adresse e-mail.',
      email_alphabets:
        'Cette adresse mélange des lettres d’alphabets différents qui se ressemblent. Veuillez la saisir à nouveau.',
      open_quote: 'Un guillemet s’ouvre ici et n’est pas fermé.',
      several_people: 'Plusieurs personnes partagent ce numéro. Veuillez utiliser l’adresse e-mail.',
      invalid_phone: 'Ce numéro n’est pas valide dans le pays choisi. Veuillez le vérifier.',
      phone_too_short: 'Ce numéro a trop peu de chiffres.',
      phone_too_long: 'Ce numéro a trop de chiffres.',
      phone_country: 'Veuillez choisir le pays de ce numéro.',
      phone_doubt:
        'Ce numéro commence-t-il par l’indicatif du pays ? Si oui, ajoutez + devant. Sinon, écrivez-le comme vous le composez chez vous.',
      phone_digits_lost: 'Il manque des chiffres à ce numéro. Veuillez le saisir en entier.',
      invalid_choice: 'Veuillez choisir l’une des options.',
      invalid_number: 'Veuillez saisir un nombre.',
      invalid_date: 'Veuillez saisir une date.',
      invalid_text: 'Ce texte contient des caractères non pris en charge.',
      password_guessable: 'Ce mot de passe est facile à deviner.',
      taken: 'Cette valeur est déjà utilisée.',
      unproven: 'Cette affirmation demande une source.',
      unknown_field: 'Cette page n’est plus à jour. Rechargez-la, puis réessayez.',
      invalid: 'Veuillez vérifier ce champ.',
    },
    missing: {
      name: 'Indiquez votre nom.',
      email: 'Indiquez votre adresse e-mail.',
      phoneNumber: 'Indiquez votre numéro de téléphone.',
      investmentAmount: 'Choisissez un montant.',
    },
    problemSummary: (count, shown) =>
      plural('fr', count, {
        one: `${shown} champ est à vérifier.`,
        many: `${shown} de champs sont à vérifier.`,
        other: `${shown} champs sont à vérifier.`,
      }),
    restored: 'Nous avons rétabli votre saisie. Vous pouvez maintenant l’envoyer.',
    tooManyRequests:
      'Trop de messages en peu de temps. Patientez quelques minutes, puis réessayez ; rien de ce que vous avez saisi n’est perdu.',
    quick: {
      title: 'Demande d’accès',
      submit: 'Demander l’accès',
      sentTitle: 'Merci !',
      sentText: 'Nous avons bien reçu vos informations.',
      sentPromise: (time) => `Un expert vous contactera en moins de ${time}.`,
      failedTitle: 'Erreur',
      failedText: 'Un problème est survenu. Veuillez réessayer.',
    },
    full: {
      title: 'Écrivez-nous',
      submit: 'Envoyer',
      sentTitle: 'Merci. Votre message nous est bien parvenu.',
      sentText: 'Nous commencerons par vous écrire. Votre demande est gratuite et ne vous engage à rien.',
      sentPromise: (time) => `Nous configurerons votre système de trading automatisé sous ${time}.`,
      failedTitle: 'Erreur lors de l’envoi du message',
      failedText: 'Veuillez réessayer ou contacter notre équipe d’assistance.',
    },
    'welcome-b': {
      title: 'Demande d’accès',
      submit: 'Envoyer la demande',
      sentTitle: 'Merci. Votre demande nous est bien parvenue.',
      sentText: 'Nous commencerons par vous écrire. Votre demande est gratuite et ne vous engage à rien.',
      sentPromise: (time) => `Un expert vous contactera en moins de ${time}.`,
      failedTitle: 'Erreur lors de l’envoi du message',
      failedText: 'Veuillez réessayer ou contacter notre équipe d’assistance.',
    },
    contact: {
      title: 'Écrivez-nous',
      submit: 'Envoyer le message',
      sentTitle: 'Merci. Votre message nous est bien parvenu.',
      sentText: 'Notre équipe le lit et vous répond dans la langue que vous avez choisie.',
      sentPromise: (time) => `Nous revenons vers vous sous ${time}.`,
      failedTitle: 'Erreur lors de l’envoi du message',
      failedText: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
    },
  },

  footer: {
    company: 'Société',
    address: 'Adresse',
    online: 'Système en ligne',
    notServed: (countries) => `Non proposé aux personnes résidant dans les pays suivants : ${countries}.`,
    rights: 'Tous droits réservés.',
    links: {
      privacy: 'Confidentialité',
      terms: 'Conditions générales',
      'risk-disclosure': 'Information sur les risques',
      compliance: 'Conformité',
      imprint: 'Mentions légales',
      cancel: 'Résilier votre contrat',
    },
  },
}
