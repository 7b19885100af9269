import { declarations } from '../../messages/fr.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Se rétracter ou résilier',
    lead: {
      mailed:
        'Deux étapes, sans vous connecter ni donner de motif. À la fin, vous obtenez un accusé de réception avec la date et l’heure, ici et par e-mail.',
      shown:
        'Deux étapes, sans vous connecter ni donner de motif. À la fin, cette page affiche un accusé de réception avec la date et l’heure.',
    },
    kind: 'Que souhaitez-vous faire ?',
    kinds: {
      withdraw: {
        label: declarations.withdraw,
        text: 'Pour les consommateurs, dans le délai de rétractation.',
      },
      cancel_trial: { label: declarations.cancel_trial, text: 'Aucun prélèvement ne suivra.' },
      cancel_subscription: {
        label: declarations.cancel_subscription,
        text: 'Il prend fin au terme du mois déjà payé.',
      },
    },
    contract: 'Informations pour retrouver votre contrat',
    contractHint: 'Par exemple le jour de votre abonnement ou un numéro de facture.',
    note: 'Souhaitez-vous ajouter quelque chose ?',
    emailHint: {
      mailed: 'L’accusé de réception sera envoyé à cette adresse.',
      shown: 'Pour que notre équipe puisse vous joindre à ce sujet.',
    },
    submit: { withdraw: 'Renoncer au contrat ici', cancel: 'Passer à la confirmation' },
    step: (now, all) => `Étape ${now} sur ${all}`,
    confirmTitle: 'Veuillez confirmer',
    confirmText: 'Vérifiez votre déclaration. Elle prend effet dès que vous appuyez sur le bouton.',
    confirm: {
      withdraw: 'Confirmer la rétractation',
      cancel_trial: 'Confirmer la résiliation',
      cancel_subscription: 'Confirmer la résiliation',
    },
    change: 'Modifier les informations',
    sentTitle: 'Nous avons bien reçu votre déclaration',
    sentAt: 'Date de réception',
    receipt: 'Numéro de l’accusé de réception',
    sentText: {
      mailed:
        'Conservez cette page ou l’e-mail que vous allez recevoir. Notre équipe donne suite à votre déclaration et vous le confirme.',
      shown: 'Conservez cette page : c’est votre accusé de réception. Notre équipe donne suite à votre déclaration.',
    },
    afterTitle: 'Supprimez l’accès du robot',
    afterText:
      'Selon son mode d’accès : retirez-le du graphique, désactivez le copy trading chez votre courtier ou, si nous avons votre mot de passe principal, changez-le dans MetaTrader. Les positions ouvertes le restent : clôturez-les vous-même ou demandez-le à votre courtier.',
    failedTitle: 'Votre déclaration ne nous est pas parvenue',
    failedText: 'Veuillez réessayer. Vous pouvez aussi nous écrire : un e-mail a la même valeur.',
  },

  setup: {
    title: 'Félicitations, votre abonnement est actif',
    lead: 'Il reste deux étapes : ouvrir un compte chez un courtier et nous indiquer comment le robot peut y accéder.',
    checkout: {
      waits: {
        title: 'Nous attendons la confirmation du paiement',
        lead: 'Cela prend en général moins d’une minute, et vous n’avez pas à payer de nouveau. En attendant, ouvrez un compte chez un courtier et indiquez-nous comment le robot peut y accéder.',
      },
      trial: {
        title: 'Votre essai a commencé',
        lead: 'Votre abonnement est confirmé. Il reste deux étapes : ouvrir un compte chez un courtier et nous indiquer comment le robot peut y accéder.',
      },
      paid: {
        title: 'Votre paiement est arrivé',
        lead: 'Votre paiement est confirmé. Il reste deux étapes : ouvrir un compte chez un courtier et nous indiquer comment le robot peut y accéder.',
      },
    },
    benefits: {
      trial: (count, shown) =>
        plural('fr', count, {
          one: `${shown} jour gratuit`,
          many: `${shown} de jours gratuits`,
          other: `${shown} jours gratuits`,
        }),
      trialText: 'L’essai court à partir du jour de votre abonnement. Rien n’est prélevé avant son terme.',
      functional: 'Tout est inclus',
      functionalText: 'L’essai donne accès à tout le service.',
      free: 'Sans engagement',
      freeText: 'Résiliez à tout moment pendant l’essai et vous ne payez rien.',
    },
    next: {
      title: 'Étape suivante : ouvrez un compte chez un courtier',
      text: 'Le robot trade sur un compte à votre nom, chez n’importe quel courtier qui propose MetaTrader. Si vous en avez déjà un, utilisez-le.',
      reasons: 'À propos de notre courtier partenaire',
      important: 'Important',
      deposit: (amount) =>
        `Dépôt minimal recommandé : ${amount}. Ne déposez que ce que vous pouvez vous permettre de perdre ; vous pouvez tout perdre.`,
      demo: 'Commencez par un compte démo si vous hésitez.',
      entity: 'Vérifiez avec quelle société vous signez et si elle est inscrite au registre du régulateur.',
      paid: 'Le courtier partenaire peut nous rémunérer lorsque vous ouvrez un compte au moyen de ce bouton.',
      button: 'Ouvrir un compte réel',
      none: 'Il n’y a pas encore de lien vers un courtier partenaire.',
    },
    form: {
      title: 'Données de votre compte MetaTrader',
      lead: 'Notre équipe s’en sert pour connecter le robot et vous écrit quand c’est fait.',
      fullName: 'Nom complet',
      mt5Username: 'Identifiant MetaTrader',
      mt5UsernameHint: 'Le numéro du compte, pas votre adresse e-mail.',
      mt5Password: 'Mot de passe MetaTrader',
      show: 'Afficher le mot de passe',
      brokerServer: 'Serveur du courtier',
      brokerServerHint: 'Tel que MetaTrader l’affiche à la connexion.',
      additionalNotes: 'Remarques complémentaires',
      access: 'Comment le robot doit-il accéder au compte ?',
      accessLead: 'Du mode le plus sûr au moins sûr. Les deux premiers ne demandent aucun mot de passe.',
      ways: {
        own_terminal: {
          label: 'Je fais tourner le robot dans mon propre terminal',
          text: 'Vous vous connectez vous-même ; nous ne recevons aucun mot de passe. L’accès prend fin lorsque vous retirez le robot du graphique.',
        },
        broker_copy: {
          label: 'Mon courtier copie les opérations',
          text: 'Vous activez le copy trading chez votre courtier ; nous ne recevons aucun mot de passe. L’accès prend fin lorsque vous le désactivez.',
        },
        investor_password: {
          label: 'Mot de passe investisseur (lecture seule)',
          text: 'Il nous permet de voir le compte et de vérifier la configuration ; il ne suffit pas au robot pour trader : pour cela, choisissez l’un des trois autres modes. L’accès prend fin lorsque vous changez ce mot de passe dans MetaTrader.',
        },
        master_password: {
          label: 'Mot de passe principal (permet de trader)',
          text: 'Il permet au robot de trader : le robot reste connecté avec ce mot de passe. Qui le détient peut aussi changer les mots de passe, mais pas retirer d’argent. L’accès prend fin lorsque vous changez ce mot de passe dans MetaTrader.',
        },
      },
      passwordText: (days) =>
        `Saisissez uniquement le mot de passe du mode choisi ci-dessus, jamais celui du site de votre courtier ni de votre messagerie. Nous le chiffrons aussitôt, ne le montrons qu’aux collaborateurs qui consignent un motif et le supprimons de nos données une fois la configuration terminée, au plus tard après ${days} jours. Changez-le dans MetaTrader, sous Options, Serveur : un mot de passe investisseur, après la configuration ; un mot de passe principal, lorsque vous voulez arrêter le robot, car le terminal qui l’exécute reste connecté jusque-là.`,
      passwordAgain: 'Veuillez saisir de nouveau le mot de passe : la page ne le conserve pas.',
      submit: 'Envoyer les données du compte',
      sentTitle: 'Nous avons bien reçu les données de votre compte',
      sentText: {
        mailed: 'Vous allez recevoir un e-mail de confirmation, puis un second lorsque le compte sera configuré.',
        shown: 'Notre équipe configure maintenant le compte.',
      },
      sentAfter: {
        mailed:
          'Si vous avez envoyé un mot de passe investisseur, changez-le dans MetaTrader dès réception de ce second e-mail. Avec un mot de passe principal, le robot continue de trader tant que vous n’avez pas changé ce mot de passe.',
        shown:
          'Si vous avez envoyé un mot de passe investisseur, changez-le dans MetaTrader dès que le compte est configuré. Avec un mot de passe principal, le robot continue de trader tant que vous n’avez pas changé ce mot de passe.',
      },
      failedTitle: 'Erreur lors de l’envoi',
      failedText: 'Veuillez réessayer ou contacter l’assistance.',
      problems: {
        fullName: 'Veuillez saisir votre nom complet.',
        email: 'Veuillez saisir une adresse e-mail valide.',
        phoneNumber: 'Veuillez saisir un numéro de téléphone valide.',
        mt5Username: 'Veuillez saisir votre identifiant MetaTrader.',
        mt5Password: (least) => `Veuillez saisir votre mot de passe MetaTrader, ${least} caractères au moins.`,
        investmentAmount: 'Veuillez choisir le montant de l’investissement.',
      },
    },
    help: {
      title: 'Besoin d’aide ?',
      text: 'Nous sommes là pour vous aider, dans votre langue.',
      whatsapp: 'Écrire sur WhatsApp',
      form: 'Écrivez-nous',
    },
    leave: 'Vous avez changé d’avis ?',
  },

  record: {
    title: 'Historique des résultats',
    lead: 'Tous les mois et les dernières opérations, tels qu’ils sont enregistrés ici, pertes comprises.',
    curve: 'Croissance, mois par mois',
    // No preposition before the month: it would have to be elided before some.
    curveText: (from, to, end) =>
      `${from} – ${to} : la courbe de croissance arrive à ${end} fois son niveau de départ.`,
    curveNote:
      'Rendements mensuels capitalisés. Les dépôts et les retraits ne sont pas pris en compte, et les baisses en cours de mois n’apparaissent pas.',
    months: 'Mois par mois',
    figures: 'Chiffres',
    missing: (months) => `Aucune donnée pour : ${months}.`,
    corrections: 'Rectifications',
    correctionsText: 'Tout mois modifié après son premier enregistrement figure ici.',
    corrected: (month, day) => `${month}, modifié le ${day}`,
    before: 'Avant :',
    now: 'Maintenant :',
    reason: 'Motif :',
    noReason: 'Aucun motif n’a été indiqué.',
    noCorrections: 'Aucun mois n’a été modifié après son enregistrement.',
    statedTitle: (company) => `Déclaré par ${company}`,
    statedText:
      'Listes d’opérations et mois saisis à la main, sans compte importé à l’appui. Aucun chiffre ci-dessus n’en est tiré.',
    events: 'Modifications de l’historique',
    eventsText: 'Le registre contient chacune de ces écritures avec son heure.',
    renamed: (day, before, now) => `${day} : le compte « ${before} » a été renommé « ${now} ».`,
    carrier: (day, now, before) =>
      before === null
        ? `${day} : les mois et les opérations de l’historique viennent de ${now}.`
        : `${day} : les mois et les opérations de l’historique viennent de ${now} au lieu de ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day} : un fichier transmis pour ${account} a été refusé, car son identifiant est déjà publié sous ${publishedAs}.`,
    restored: (day, made) =>
      `${day} : la base de données a été restaurée depuis une sauvegarde du ${made}. Ce qui a été enregistré après cette sauvegarde manque.`,
    putBack: (day) => `${day} : la base de données a été remise dans un état antérieur.`,
    lost: (entry) => `L’écriture ${entry} du registre avait été signée et manque désormais.`,
    removed: (name) => `Le compte « ${name} » figure au registre mais n’est plus publié.`,
    removedResult: (day, amount) => `Résultat de ses opérations jusqu’au ${day} : ${amount}.`,
    dataText: 'Les mêmes données, pour vos propres calculs :',
    dataAccounts: 'Comptes au format JSON',
    dataMonths: 'Mois au format JSON',
    dataOperations: 'Opérations au format JSON',
  },
}
