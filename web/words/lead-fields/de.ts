import type { Asked } from './en.ts'

export const asked: Asked = {
  name: 'Name',
  email: 'E-Mail',
  phonePrefix: 'Ländervorwahl',
  phoneNumber: 'Telefonnummer',
  preferredLanguage: 'Bevorzugte Sprache',
  investmentExperience: 'Anlageerfahrung',
  capitalRange: 'Verfügbares Kapital',
  investmentAmount: 'Anlagebetrag',
  message: 'Nachricht',
}
