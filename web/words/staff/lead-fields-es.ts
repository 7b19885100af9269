import type { leadFields as english } from './lead-fields-en.ts'

/** Español: cómo se llaman los campos de un lead, en archivos, fusiones y listas de problemas. */
export const leadFields: typeof english = {
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
