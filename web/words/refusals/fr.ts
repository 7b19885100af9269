import type { RefusalWords } from './en.ts'

export const fr: RefusalWords = {
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
    text: 'Votre envoi ne nous est pas parvenu en entier. Vérifiez votre connexion, revenez en arrière et renvoyez-le.',
  },
}
