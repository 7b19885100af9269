import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'Parlez à une personne',
  subtitle: 'Une question, un doute, un projet : écrivez dans la langue où vous pensez.',
  response: { title: 'Écrivez à toute heure', text: 'Pas besoin d’attendre les heures de bureau pour écrire.' },
  direct: {
    title: 'Contact direct',
    text: 'Votre message va droit à l’équipe, et une personne le lit.',
    whatsapp: 'Écrire sur WhatsApp',
  },
  reach: { title: 'Partout dans le monde', text: 'Des lecteurs dans de nombreux pays, une équipe, votre langue.' },
}
