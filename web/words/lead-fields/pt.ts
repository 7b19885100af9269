import type { Asked } from './en.ts'

export const asked: Asked = {
  name: 'Nome',
  email: 'Endereço de e-mail',
  phonePrefix: 'Indicativo do país',
  phoneNumber: 'Número de telefone',
  preferredLanguage: 'Idioma preferido',
  investmentExperience: 'Experiência de investimento',
  capitalRange: 'Escalão de capital',
  investmentAmount: 'Montante do investimento',
  message: 'Mensagem',
}
