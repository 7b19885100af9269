import type { QuickAction } from '#domain/leads/options.ts'
import type { CallOutcome } from '#domain/leads/quick-action.ts'
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
const outcomes: Record<CallOutcome, string> = {
  reached: 'Contestó',
  no_answer: 'No contestó',
  busy: 'Línea ocupada',
  voicemail: 'Buzón de voz',
  wrong_number: 'Número equivocado',
}

/** Spanish: a teammate's work with leads, as far as every card needs it. */
export const work: WorkWords = {
  actions,
  actionsOf: (name) => `Contactar con ${name}`,
  chatWith: (name) => `WhatsApp a ${name}`,
  recorded,
  callLogged: (outcome) => `${recorded.call}: ${outcome.toLowerCase()}`,
  recordFailed: 'No se pudo registrar la actividad',
  undo: 'Deshacer',
  undone: 'Deshecho',
  undoFailed: 'No se pudo deshacer',
  noPhone: 'Este lead no tiene número de teléfono',
  noEmail: 'Este lead no tiene dirección de correo',

  contact: {
    ask: {
      call: (name) => `¿Cómo fue la llamada con ${name}?`,
      email: (name) => `¿Enviaste el correo a ${name}?`,
      whatsapp: (name) => `¿Enviaste el mensaje de WhatsApp a ${name}?`,
    },
    outcomes,
    note: 'Nota (opcional)',
    noCall: 'No llamé',
    yes: 'Sí, lo envié',
    no: 'No, no lo envié',
    later: 'Más tarde',
    waiting: (count) => (count === 1 ? '1 contacto por registrar' : `${count} contactos por registrar`),
  },

  claim: 'Asignarme',
  claimOf: (name) => `Asignarme a ${name}`,
  claimed: (name) => `Te has asignado a ${name}`,
  claimFailed: 'No se pudo asignar el lead',
  claimedBefore: (person) => `${person} ya tiene este lead.`,
  hasIt: (person) => `Lo lleva ${person}`,

  replying: (person) => `${person} está respondiendo`,
  looking: (person) => `${person} lo está viendo`,

  alerts: (unseen, shown) => (unseen === 0 ? 'Avisos' : unseen === 1 ? 'Avisos, 1 nuevo' : `Avisos, ${shown} nuevos`),
}
