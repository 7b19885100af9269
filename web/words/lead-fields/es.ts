import type { Asked, LeadFieldWords } from './en.ts'

export const asked: Asked = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phonePrefix: 'Prefijo del país',
  phoneNumber: 'Número de teléfono',
  preferredLanguage: 'Idioma preferido',
  investmentExperience: 'Experiencia de inversión',
  capitalRange: 'Rango de capital',
  investmentAmount: 'Monto de inversión',
  message: 'Mensaje',
}

export const leadFields: LeadFieldWords = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  country: 'País',
  preferredLanguage: 'Idioma preferido',
  investmentExperience: 'Experiencia inversora',
  estimatedValue: 'Valor estimado (USD)',
  conversionProbability: 'Estimación propia de cierre (%)',
  status: 'Etapa',
  priority: 'Prioridad',
  lostReason: 'Motivo de pérdida',
  score: 'Puntuación',
  temperature: 'Temperatura',
  assignedTo: 'Asignado a',
  tags: 'Etiquetas',
  platform: 'Plataforma',
  leadSource: 'Origen',
  message: 'Mensaje inicial',
  notes: 'Notas internas',
  createdAt: 'Creado',
  lastContactDate: 'Último contacto',
  nextFollowUpDate: 'Próximo seguimiento',
}
