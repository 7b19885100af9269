import type { StaffWords } from './en.ts'

/** Español: leads eliminados. */
export const bin: StaffWords['bin'] = {
  lead: 'Los leads eliminados se quedan aquí 30 días con su historial, sus tareas y sus consentimientos. Después se borran definitivamente.',
  list: 'Leads eliminados, los más recientes primero',
  loadFailed: 'No se pudo cargar la papelera',
  none: 'La papelera está vacía',
  noneText: 'Los leads eliminados se pueden restaurar desde aquí durante 30 días.',
  deleted: (person, when) => (person === null ? `Eliminado el ${when}` : `Eliminado por ${person}, ${when}`),
  goes: (days) => (days === 1 ? 'Se borra definitivamente en un día' : `Se borra definitivamente en ${days} días`),
  restore: 'Restaurar',
  restoreOf: (name) => `Restaurar a ${name}`,
  restored: (name) => `Restaurado: ${name}`,
  restoredText: (stage) => `Ha vuelto a «${stage}» con todo su historial.`,
  open: 'Abrir',
  restoreFailed: 'No se pudo restaurar el lead',
  purge: 'Borrar definitivamente',
  purgeOf: (name) => `Borrar definitivamente: ${name}`,
  purgeTitle: '¿Borrar definitivamente?',
  purgeText: (name) =>
    `${name} y todo su historial, sus tareas y sus consentimientos se borrarán definitivamente. No se puede deshacer.`,
  purging: 'Borrando…',
  purged: 'Borrado definitivamente',
  purgeFailed: 'No se pudo borrar el lead',
  gone: 'Ya se restauró o se borró.',
}
