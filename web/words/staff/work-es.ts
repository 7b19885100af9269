import type { QuickAction } from '#domain/options.ts'
import type { WorkWords } from './work-en.ts'

const actions: Record<QuickAction, string> = {
  call: 'Llamar',
  email: 'Correo',
  whatsapp: 'WhatsApp',
  meeting: 'Reunión',
  follow_up: 'Seguimiento',
}
const recorded: Record<QuickAction, string> = {
  call: 'Llamada registrada',
  email: 'Correo registrado',
  whatsapp: 'Mensaje de WhatsApp registrado',
  meeting: 'Reunión programada',
  follow_up: 'Seguimiento programado',
}

/** Spanish: a colleague's work with leads, as far as every card needs it. */
export const work: WorkWords = {
  actions,
  actionsOf: (name) => `Contactar con ${name}`,
  recorded,
  recordFailed: 'No se ha registrado',
  undo: 'Deshacer',
  undone: 'Deshecho',
  undoFailed: 'No se ha podido deshacer',
  noPhone: 'Este lead no tiene número de teléfono',

  claim: 'Asumir',
  claimOf: (name) => `Asumir a ${name}`,
  claimed: (name) => `${name} es tuyo`,
  claimFailed: 'No se ha podido asumir el lead',
  claimedBefore: (person) => `${person} se ha adelantado.`,
  hasIt: (person) => `Lo lleva ${person}`,

  replying: (person) => `${person} está respondiendo`,
  looking: (person) => `${person} lo está viendo`,

  alerts: (unseen, shown) => (unseen === 0 ? 'Avisos' : `Avisos, ${shown} nuevos`),
}
