import type { LostReasonsWords } from './lost-reasons-en.ts'

/** Spanish: the screen with the team's list of lost reasons. */
export const lostReasons: LostReasonsWords = {
  title: 'Motivos de pérdida',
  lead: 'Lo que tu equipo puede elegir cuando se pierde un lead.',
  list: 'Motivos disponibles',
  listText: (fixed) => `En este orden y, al final, ${fixed}.`,
  none: 'Aún no hay motivos propios',
  loadFailed: 'No se pudieron cargar los motivos de pérdida',
  saveFailed: 'No se pudieron guardar los motivos de pérdida',
  new: 'Nuevo motivo',
  add: 'Añadir',
  already: 'Ya está en la lista',
  full: (most) => `Puedes tener hasta ${most} motivos. Archiva uno antes de añadir otro.`,
  up: (reason) => `Subir: ${reason}`,
  down: (reason) => `Bajar: ${reason}`,
  rename: 'Cambiar nombre',
  renameOf: (reason) => `Cambiar nombre: ${reason}`,
  name: 'Nombre',
  renameNote: 'Los leads con este motivo tendrán el nombre nuevo.',
  retire: 'Archivar',
  retireOf: (reason) => `Archivar: ${reason}`,
  retired: 'Archivados',
  retiredText: 'Los leads los conservan y puedes seguir filtrando por ellos.',
  restore: 'Volver a usar',
  restoreOf: (reason) => `Volver a usar: ${reason}`,
}
