import type { StaffWords } from './en.ts'

/** Español: leads eliminados. */
export const bin: StaffWords['bin'] = {
  title: 'Papelera',
  lead: 'Los leads eliminados quedan aquí 30 días con todo lo que les pertenece. Después se borran definitivamente.',
  list: 'Leads eliminados, los últimos primero',
  loadFailed: 'No se pudo leer la papelera',
  none: 'La papelera está vacía',
  noneText: 'Un lead que alguien elimine se puede recuperar desde aquí durante 30 días.',
  deleted: (person, when) => (person === null ? `Eliminado el ${when}` : `Eliminado por ${person}, ${when}`),
  goes: (days) => (days === 1 ? 'Se borra definitivamente en un día' : `Se borra definitivamente en ${days} días`),
  restore: 'Restaurar',
  restoreOf: (name) => `Restaurar a ${name}`,
  restored: (name) => `Restaurado: ${name}`,
  restoredText: (stage) => `Está de nuevo en todos los tableros, en «${stage}», con su historial.`,
  open: 'Abrir',
  restoreFailed: 'No se restauró el lead',
  purge: 'Borrar definitivamente',
  purgeOf: (name) => `Borrar definitivamente: ${name}`,
  purgeTitle: '¿Borrar definitivamente?',
  purgeText: (name) =>
    `${name} y todo lo que pertenece a este lead (historial, tareas, consentimientos) se borran ahora. Nadie podrá recuperarlos.`,
  purging: 'Borrando…',
  purged: 'Borrado definitivamente',
  purgeFailed: 'No se borró el lead',
  gone: 'Un compañero ya lo ha restaurado, o ya no existe.',
}
