import type { ReplyWords } from './en.ts'

/** French, the reader is “vous”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const fr: ReplyWords = {
  greeting: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  risk: 'Négocier l’or avec effet de levier est risqué : vous pouvez perdre la totalité de votre dépôt.',
  signature: 'Cordialement,\n{colleague}\n{company}',
  whatsapp: 'Ici {colleague}, de {company}. Merci pour votre message. Quand êtes-vous disponible pour en parler ?',
  first: {
    subject: 'Votre message à {company}',
    text: 'Merci de nous avoir écrit. Je suis {colleague} et je serai votre interlocuteur ou interlocutrice.\n\nPour bien vous répondre : que souhaitez-vous savoir en premier, et quand puis-je vous joindre par téléphone ?',
  },
  no_answer: {
    subject: 'J’ai essayé de vous joindre',
    text: 'J’ai essayé de vous joindre par téléphone, sans succès.\n\nQuand puis-je vous rappeler ? Vous pouvez aussi répondre à ce message avec vos questions.',
  },
  meeting: {
    subject: 'Notre entretien',
    text: 'J’aimerais prendre une demi-heure pour répondre à vos questions.\n\nIndiquez-moi deux ou trois créneaux qui vous conviennent, avec votre fuseau horaire, et je vous enverrai une invitation.',
  },
  trial: {
    subject: 'L’essai gratuit, étape par étape',
    text: 'Comme convenu, voici comment se déroule l’essai gratuit. Votre argent reste chez votre propre courtier ; nous ne faisons que connecter le robot à votre compte. Vous pouvez résilier à tout moment pendant l’essai.\n\nFaisons-nous la première étape ensemble ?',
  },
}
