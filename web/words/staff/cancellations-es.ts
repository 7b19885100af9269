import type { StaffWords } from './en.ts'

/** Spanish. */
export const cancellations: StaffWords['cancellations'] = {
  title: 'Cancelaciones',
  lead: 'Lo que los clientes declararon en la página pública. Una declaración cuenta desde que llegó; el justificante ya se les ha enviado.',
  filters: 'Filtros de las cancelaciones',
  state: 'Estado',
  states: { open: 'Por tramitar', handled: 'Tramitadas' },
  declarations: 'Declaraciones, la más reciente primero',
  loadFailed: 'No se pudieron leer las cancelaciones',
  none: { open: 'No hay nada por tramitar', handled: 'Aún no se ha tramitado nada' },
  noneText: {
    open: 'Quien desista o cancele aparece aquí al momento.',
    handled: 'Lo que marques como tramitado se conserva aquí.',
  },
  kinds: {
    withdraw: 'Desistimiento del contrato',
    cancel_trial: 'Cancela la prueba',
    cancel_subscription: 'Cancela la suscripción',
  },
  contract: (given) => `para encontrar el contrato: ${given}`,
  receipt: (number) => `Justificante ${number}`,
  noLead: 'Ningún lead tiene esta dirección de correo.',
  leadOf: (name, stage) => `Lead: ${name} (${stage})`,
  handledBy: (person, when) => `Tramitada por ${person}, ${when}`,
  handle: 'Marcar como tramitada',
  handleOf: (name) => `Marcar como tramitada: la declaración de ${name}`,
  reopen: 'Volver a abrir',
  reopenOf: (name) => `Volver a abrir: la declaración de ${name}`,
  changeFailed: 'La declaración no se ha cambiado',
  gone: 'La declaración ya no existe; se borraron los datos de esa persona.',
}
