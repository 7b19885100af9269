import type { Asked } from './en.ts'

export const asked: Asked = {
  name: 'Nom',
  email: 'E-mail',
  phonePrefix: 'Indicatif du pays',
  phoneNumber: 'Numéro de téléphone',
  preferredLanguage: 'Langue préférée',
  investmentExperience: 'Expérience en investissement',
  capitalRange: 'Tranche de capital',
  investmentAmount: 'Montant de l’investissement',
  message: 'Votre message',
}
