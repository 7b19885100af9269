import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: 'Je me rétracte du contrat',
  cancel_trial: 'Je mets fin à l’essai gratuit',
  cancel_subscription: 'Je résilie mon abonnement',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  why: (site) =>
    `Vous recevez ce message parce que cette adresse a été saisie dans un formulaire sur ${site}. Si ce n’était pas vous, vous pouvez l’ignorer.`,
  recordHead: (entry, fingerprint) =>
    `Conservez cet e-mail : il permet de vérifier que notre historique n’a pas été réécrit. Dernière écriture : ${entry}, empreinte ${fingerprint}`,
  noPasswords: 'N’envoyez jamais de mot de passe par e-mail, à qui que ce soit.',
  risk: 'Le trading de l’or avec effet de levier est risqué : vous pouvez perdre tout ce que vous avez déposé.',

  unsubscribe: {
    link: 'Se désabonner de ces e-mails',
    byReply: 'Pour ne plus recevoir ces e-mails, demandez-le-nous en répondant à celui-ci.',
  },

  agreed: (site, moment) =>
    `Vous recevez ce message parce que vous avez accepté de recevoir des offres de ${site} par e-mail (${moment}).`,
  confirm_offers: {
    subject: 'Confirmez votre adresse e-mail',
    text: [
      'Vous nous avez indiqué vouloir recevoir nos offres par e-mail. Avant tout envoi, merci de confirmer que cette adresse est bien la vôtre.',
      'Le lien est valable 30 jours. Si vous n’avez rien demandé, ne faites rien : vous ne recevrez aucune offre.',
    ],
    link: 'Confirmer cette adresse',
  },
  contact_receipt: {
    telegram: 'Continuer sur Telegram',
    subject: 'Nous avons bien reçu votre message',
    received: (moment) => `Date de réception : ${moment}`,
    text: ['Merci de nous avoir écrit. Notre équipe a bien reçu votre message et vous répondra.'],
  },
  setup_received: {
    subject: 'Nous avons bien reçu les données de votre compte',
    received: (moment) => `Date de réception : ${moment}`,
    text: [
      'Merci. Les données de votre compte de trading nous sont parvenues et notre équipe peut commencer la configuration. Nous vous écrirons dès qu’elle sera terminée.',
      'Si vous avez saisi un mot de passe, il est conservé sous forme chiffrée, puis supprimé à la fin de la configuration, au plus tard après 7 jours. Avec un mot de passe principal, le terminal qui exécute le robot reste connecté tant que vous ne changez pas ce mot de passe.',
    ],
  },
  setup_completed: {
    subject: 'Votre compte est configuré',
    completed: (moment) => `Configuration terminée : ${moment}`,
    text: [
      'La configuration de votre compte de trading est terminée.',
      'Si vous aviez saisi un mot de passe, nous l’avons supprimé de nos données. Si c’était le mot de passe investisseur, vous pouvez maintenant le changer. Si c’était le mot de passe principal, le robot continue de l’utiliser : changez-le lorsque vous voudrez arrêter le robot.',
    ],
  },
  cancellation_received: {
    subject: 'Accusé de réception : votre rétractation ou résiliation',
    declared: (kind) => `Vous avez déclaré : « ${declarations[kind]} ».`,
    received: (moment) => `Date de réception : ${moment}`,
    receipt: (number) => `Numéro de l’accusé de réception : ${number}`,
    text: [
      'Conservez ce message : il constitue la preuve de votre déclaration. La date et l’heure indiquées ci-dessus font foi pour tous les délais.',
      'Notre équipe y donne suite et vous le confirme. Votre compte chez le courtier et votre argent n’en sont pas affectés. Pour arrêter le robot, selon son mode d’accès, retirez-le du graphique, désactivez le copy trading chez votre courtier ou, si nous avons votre mot de passe principal, changez-le dans MetaTrader.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'Nous sommes très sollicités en ce moment',
    text: 'Votre demande ne nous est pas parvenue. Revenez en arrière, patientez un instant et réessayez.',
  },
  tooMany: {
    title: 'Trop de demandes',
    text: 'Nous avons reçu trop de demandes depuis votre connexion. Patientez quelques minutes, revenez en arrière et réessayez.',
  },
  tooSlow: {
    title: 'Votre connexion est trop lente',
    text: 'Vos données ne nous sont pas parvenues en entier. Vérifiez votre connexion, revenez en arrière et renvoyez-les.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: 'Vous désabonner de nos e-mails ?',
    text: 'Nous ne vous enverrons plus d’offres ni de relances par e-mail. Nous continuerons à répondre à vos messages et à confirmer ce que vous nous envoyez.',
  },
  button: 'Me désabonner',
  done: {
    title: 'Désabonnement confirmé',
    text: 'Nous ne vous enverrons plus d’offres ni de relances par e-mail. Si vous changez d’avis, il vous suffit de redonner votre accord dans un formulaire de ce site.',
  },
  bad: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est incomplet ou trop ancien. Utilisez le lien de notre dernier e-mail, ou répondez-y en demandant à ne plus en recevoir.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: 'Confirmer votre adresse e-mail ?',
    text: (address) =>
      `Vous acceptez ainsi de recevoir des offres par e-mail à l’adresse ${address}. Vous pourrez vous désabonner à tout moment.`,
  },
  button: 'Confirmer',
  done: {
    title: 'Votre adresse est confirmée',
    text: (address) =>
      `Nous pouvons maintenant envoyer des offres par e-mail à ${address}. Chacune contient un lien de désabonnement.`,
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Il date de plus de 30 jours, ou vous vous êtes désabonné depuis. Si vous souhaitez recevoir des offres par e-mail, redonnez votre accord dans un formulaire de ce site.',
  },
  bad: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est incomplet, ou l’enregistrement correspondant a été supprimé. Si vous souhaitez recevoir des offres par e-mail, donnez votre accord dans un formulaire de ce site.',
  },
}

/** French, the reader is “vous”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  risk: 'Le trading de l’or avec effet de levier est risqué : vous pouvez perdre tout ce que vous avez déposé.',
  stop: 'Répondez STOP et vous ne recevrez plus ce type de messages.',
  signature: 'Cordialement,\n{colleague}\n{company}',
  whatsapp: 'Je suis {colleague}, de {company}. Merci pour votre message. Que souhaitez-vous savoir en premier ?',
  first: {
    subject: 'Votre message à {company}',
    text: 'Merci de nous avoir écrit. Je suis {colleague} et je serai votre contact.\n\nQue souhaitez-vous savoir en premier ? Je vous réponds volontiers par écrit. Si vous préférez en parler, dites-moi quand je peux vous appeler.',
  },
  no_answer: {
    subject: 'J’ai essayé de vous joindre',
    text: 'J’ai essayé de vous joindre par téléphone, sans succès.\n\nQuand puis-je vous rappeler ? Vous pouvez aussi me poser vos questions en réponse à ce message.',
  },
  check_in: {
    subject: 'Avez-vous encore des questions ?',
    text: 'Je voulais savoir s’il vous restait des questions.\n\nVous pouvez me les poser en réponse à ce message ou, si vous préférez en parler, me proposer un moment qui vous convient. Et si ce n’est pas le bon moment, aucun souci.',
  },
  meeting: {
    subject: 'Notre rendez-vous',
    text: 'J’aimerais prendre une demi-heure pour répondre à vos questions.\n\nIndiquez-moi deux ou trois créneaux qui vous conviennent, avec votre fuseau horaire, et je vous enverrai une invitation.',
  },
  trial: {
    subject: 'L’essai gratuit, étape par étape',
    text: 'Comme convenu, voici comment se déroule l’essai gratuit. Votre argent reste chez votre propre courtier ; nous ne faisons que connecter le robot à votre compte. Vous pouvez résilier à tout moment pendant l’essai.\n\nVoulez-vous que nous fassions la première étape ensemble ?',
  },
  trial_ending: {
    subject: 'Votre essai gratuit se termine bientôt',
    text: 'Votre essai gratuit touche à sa fin. Si vous avez donné une carte lors de la souscription, le premier prélèvement aura lieu le jour que la page de paiement vous a indiqué. Si vous préférez ne pas continuer, résiliez avant : cela ne vous coûtera rien.\n\nAvez-vous une question avant de décider ?',
  },
  not_connected: {
    subject: 'Votre compte n’est pas encore connecté',
    text: 'Vous êtes abonné, mais votre compte de trading n’est pas encore connecté au robot : rien ne tourne pour le moment. Il nous faut seulement les données de votre compte, et nous vous aidons.\n\nVoulez-vous que nous le fassions ensemble ? Répondez avec une heure qui vous convient.',
  },
  payment_failed: {
    subject: 'Votre paiement n’a pas abouti',
    text: 'Un paiement de votre abonnement n’a pas abouti. La raison est souvent simple : une carte expirée, ou une banque qui demande une confirmation. Le paiement sera tenté de nouveau ; vous pouvez changer de carte depuis le reçu envoyé par la page de paiement.\n\nRépondez à ce message si vous avez besoin d’aide ou si vous avez déjà payé.',
  },
  cancelled: {
    subject: 'Votre résiliation',
    text: 'Votre résiliation est bien enregistrée. Vous gardez le service jusqu’à la fin de la période payée. Votre argent est chez votre propre courtier et n’est pas concerné.\n\nPuis-je vous demander ce qui ne convenait pas ? Une phrase nous aide, et vous n’avez rien d’autre à faire.',
  },
  first_payment: {
    subject: 'Merci pour votre paiement',
    text: 'Merci : votre premier paiement est arrivé. La page de paiement vous envoie le reçu. Vous pouvez suivre chaque opération sur votre propre compte et résilier à tout moment.\n\nTout est-il configuré comme vous le souhaitez ? Sinon, répondez simplement.',
  },
}
