import type { Asked } from './en.ts'

export const asked: Asked = {
  name: 'Nome',
  email: 'E-mail',
  phonePrefix: 'Código do país (DDI)',
  phoneNumber: 'Celular',
  preferredLanguage: 'Idioma de preferência',
  investmentExperience: 'Experiência com investimentos',
  capitalRange: 'Faixa de capital',
  investmentAmount: 'Valor do investimento',
  message: 'Mensagem',
}
