import type { StaffWords } from './en.ts'

/** Spanish. */
export const cancellations: StaffWords['cancellations'] = {
  title: 'Cancelaciones',
  lead: 'Desistimientos y cancelaciones de la página pública. Todos cuentan desde el momento en que llegaron; el cliente ya tiene su comprobante.',
  filters: 'Filtrar cancelaciones',
  state: 'Estado',
  states: { open: 'Pendientes', handled: 'Hechas' },
  declarations: 'Cancelaciones, las más recientes primero',
  loadFailed: 'No se pudieron cargar las cancelaciones',
  none: { open: 'Nada pendiente', handled: 'Nada hecho todavía' },
  noneText: {
    open: 'Los nuevos desistimientos y cancelaciones aparecen aquí.',
    handled: 'Las cancelaciones que marques como hechas se quedan aquí.',
  },
  kinds: {
    withdraw: 'Desistimiento del contrato',
    cancel_trial: 'Cancela la prueba',
    cancel_subscription: 'Cancela la suscripción',
  },
  contract: (given) => `Datos del contrato: ${given}`,
  receipt: (number) => `Comprobante ${number}`,
  noLead: 'Ningún lead tiene esta dirección de correo.',
  leadOf: (name, stage) => `Lead: ${name} (${stage})`,
  handledBy: (person, when) => `Hecha por ${person}, ${when}`,
  handle: 'Marcar como hecha',
  handleOf: (name) => `Marcar como hecha: la cancelación de ${name}`,
  reopen: 'Reabrir',
  reopenOf: (name) => `Reabrir: la cancelación de ${name}`,
  changeFailed: 'No se pudo actualizar la cancelación',
  gone: 'Esta cancelación se eliminó al borrar los datos del cliente.',
}
