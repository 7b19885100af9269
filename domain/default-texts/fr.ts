import type { DefaultTexts } from './en.ts'

export const fr: DefaultTexts = {
  tagline: 'Trading automatisé de l’or',
  claims: {
    verified: 'Résultats vérifiés de manière indépendante',
    openSource: 'Code ouvert : chacun peut examiner son fonctionnement',
    licensed: 'Entité agréée à Dubaï',
    encryption: '256 bits',
    nextHours: 'dans les prochaines heures',
    regulatedBroker: 'Courtier réglementé',
  },
  testimonials: [
    {
      author: 'Claire D.',
      country: 'FR',
      quote: 'Mon argent reste chez mon courtier et je peux consulter chaque opération. C’est ce qui m’a décidée.',
    },
    {
      author: 'Julien L.',
      country: 'BE',
      quote:
        'L’installation a pris un après-midi, avec quelqu’un au téléphone. Il y a eu des semaines moyennes, on ne me l’a pas caché.',
    },
    {
      author: 'Nadia S.',
      country: 'FR',
      quote: 'Je ne passe plus mes soirées devant les graphiques. J’ai commencé petit et je reste prudente.',
    },
  ],
}
