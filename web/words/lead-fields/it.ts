import type { Asked } from './en.ts'

export const asked: Asked = {
  name: 'Nome',
  email: 'Indirizzo e-mail',
  phonePrefix: 'Prefisso internazionale',
  phoneNumber: 'Numero di telefono',
  preferredLanguage: 'Lingua preferita',
  investmentExperience: 'Esperienza di investimento',
  capitalRange: 'Fascia di capitale',
  investmentAmount: 'Importo dell’investimento',
  message: 'Messaggio',
}
