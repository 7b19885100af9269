import type { QuestionWords } from './en.ts'

export const questions: QuestionWords = {
  title: 'Questions fréquentes',
  money: {
    ask: 'Où est mon argent ?',
    answer:
      'Chez votre courtier, sur un compte à votre nom. Le robot peut y ouvrir et y fermer des opérations ; il ne peut ni déposer ni retirer.',
  },
  risk: {
    ask: 'Puis-je perdre de l’argent ?',
    answer:
      'Oui : tout ce que vous déposez, et vite, car l’or se négocie avec effet de levier. N’utilisez que de l’argent dont vous pouvez vous passer.',
  },
  install: {
    ask: 'Dois-je installer quelque chose ?',
    answer:
      'Non. Vous envoyez les données de votre compte MetaTrader, l’équipe configure le robot et vous le suivez dans MetaTrader.',
  },
  stop: {
    ask: 'Comment arrêter le robot ?',
    answer:
      'Changez le mot de passe de votre compte MetaTrader et il n’a plus accès. Les opérations ouvertes à ce moment le restent jusqu’à ce que vous les fermiez.',
  },
  cancel: {
    ask: 'Comment résilier ?',
    answer:
      'Sans connexion, en deux étapes et avec un reçu daté. Si vous résiliez pendant l’essai, vous ne payez rien.',
  },
  figures: {
    ask: 'D’où viennent les chiffres ?',
    answer:
      'Chacun porte sa marque : mesuré à partir des relevés tenus ici, déclaré par la société avec une date, ou exemple tant que le site est une démonstration.',
  },
  company: {
    ask: 'Qui est derrière ?',
    answer:
      'La société est nommée au bas de chaque page, avec son adresse. Ce qu’elle n’a pas déclaré porte la mention « aucune indication ».',
  },
}
