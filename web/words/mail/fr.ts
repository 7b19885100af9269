import type { MailWords } from './en.ts'

export const fr: MailWords = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  why: (site) =>
    `Vous recevez ce message parce que cette adresse a été saisie dans un formulaire sur ${site}. Si ce n’était pas vous, vous pouvez l’ignorer.`,
  recordHead: (entry, fingerprint) =>
    `Fin de notre historique à cet instant : écriture ${entry}, empreinte ${fingerprint}`,
  noPasswords: 'N’envoyez jamais de mot de passe par e-mail, à personne.',
  risk: 'Le trading de l’or avec effet de levier est risqué : vous pouvez perdre tout ce que vous avez déposé.',

  contact_receipt: {
    subject: 'Nous avons bien reçu votre message',
    received: (moment) => `Reçu : ${moment}`,
    text: [
      'Merci de nous avoir écrit. Votre message est entre les mains de notre équipe, qui vous répondra par e-mail ou par téléphone.',
    ],
  },
  setup_received: {
    subject: 'Nous avons bien reçu les données de votre compte',
    received: (moment) => `Reçu : ${moment}`,
    text: [
      'Merci. Les données de votre compte de trading nous sont parvenues et notre équipe peut commencer la configuration. Nous vous écrirons dès qu’elle sera terminée.',
      'Si vous avez saisi un mot de passe, il est conservé sous forme chiffrée. Il est supprimé à la fin de la configuration, et au plus tard après 7 jours.',
    ],
  },
  setup_completed: {
    subject: 'Votre compte est configuré',
    completed: (moment) => `Terminé : ${moment}`,
    text: [
      'La configuration de votre compte de trading est terminée.',
      'Si vous aviez saisi un mot de passe, nous l’avons supprimé de nos données.',
    ],
  },
  cancellation_received: {
    subject: 'Accusé de réception : votre rétractation ou résiliation',
    declared: {
      withdraw: 'Vous avez déclaré : je me rétracte du contrat.',
      cancel_trial: 'Vous avez déclaré : je résilie l’essai gratuit.',
      cancel_subscription: 'Vous avez déclaré : je résilie l’abonnement.',
    },
    received: (moment) => `Reçue le : ${moment}`,
    receipt: (number) => `Numéro de l’accusé : ${number}`,
    text: [
      'Conservez ce message : il fait preuve de votre déclaration. Le moment indiqué ci-dessus est celui qui compte pour tous les délais.',
      'Notre équipe la traite et vous le confirme. Votre compte chez le courtier et votre argent n’en sont pas affectés ; si le bot ne doit plus y accéder, changez-y le mot de passe.',
    ],
  },
}
