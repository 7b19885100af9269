import type { WelcomeBWords } from './en.ts'

export const welcomeB: WelcomeBWords = {
  headline: { first: 'Du trading automatique.', second: 'Rien que de l’or.', third: 'Configuré pour vous.' },
  subtitle: (brand) =>
    `${brand} suit une seule stratégie sur un seul marché, sur un compte qui vous appartient. Voici ses résultats, qui en répond et ce qui ne peut être promis.`,
  connect: 'Demander l’accès',
  seeResults: 'Voir les résultats',
  benefits: 'Ce qui convainc',
  automatic: {
    title: 'Automatique',
    text: 'Il suit le marché à toute heure et négocie selon des règles, sans humeur.',
  },
  gold: { title: 'Rien que de l’or', text: 'Un seul marché, XAU/USD, plutôt qu’un peu de tout.' },
  setup: {
    title: 'Configuré pour vous',
    text: 'Des personnes le connectent à votre compte MetaTrader. Vous n’installez rien.',
  },
  results: { title: 'Résultats', intro: 'D’après les opérations enregistrées, pertes comprises.' },
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
    intro: 'Ce qu’elle défend, et ce qu’elle a déclaré sur elle-même.',
    details: 'Société',
    badges: 'Agréments et certifications',
    figures: 'En chiffres',
  },
  control: { title: 'Vous gardez la main', text: 'Le compte, l’argent et le mot de passe sont à vous.' },
  rules: { title: 'Des règles fixes', text: 'Le robot fait ce pour quoi il est conçu, et rien sur un coup de tête.' },
  people: { title: 'Des personnes qui répondent', text: 'Écrivez dans votre langue : une personne lit et répond.' },
  books: {
    title: 'Des comptes ouverts',
    text: 'Gains et pertes figurent dans un seul relevé, et chaque chiffre dit comment il est calculé.',
  },
  videos: {
    title: 'Des clients en vidéo',
    place: 'Vidéo à venir',
    note: 'Des vidéos seront ajoutées ici. D’ici là, ces emplacements restent vides.',
  },
  contact: {
    title: 'Demander l’accès',
    intro: 'Dites-nous ce que vous avez en tête. Une personne répond avant toute connexion.',
  },
}
