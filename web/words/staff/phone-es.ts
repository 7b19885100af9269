import type { PhoneWords, WorkerWords } from './phone-en.ts'

/** Spanish: what the service worker writes, outside of any page. */
export const worker: WorkerWords = {
  arrived: 'Nuevo lead',
  overdue: 'Lead vencido',
  manyArrived: (count) => `${count} leads nuevos`,
  manyOverdue: (count) => `${count} leads vencidos`,
  due: (when) => `vence ${when}`,
  wasDue: (when) => `venció ${when}`,
  several: 'Abre el tablero para verlos.',
  stop: 'Desactivar en este dispositivo',
  offline: {
    title: 'Sin conexión',
    text: 'Esta página se abrirá sola en cuanto vuelvas a tener conexión.',
    drafts:
      'Los borradores de las pestañas que siguen abiertas se conservan. Puedes seguir escribiendo y guardar cuando vuelvas a tener conexión.',
    again: 'Reintentar',
  },
}

/** Spanish: notifications on a teammate’s devices. */
export const phone: PhoneWords = {
  title: 'Notificaciones en tus dispositivos',
  text: 'Entérate de los leads nuevos y vencidos, tuyos y sin asignar, aunque tengas la aplicación cerrada.',
  loadFailed: 'No se pudieron cargar tus dispositivos',
  thisDevice: 'Este dispositivo',
  device: 'Navegador desconocido',
  isOn: 'Activadas',
  isOff: 'Desactivadas',
  paused: 'En pausa',
  pausedText: 'Vuelve a iniciar sesión en él para reanudarlas.',
  ended: 'Detenidas',
  endedTexts: {
    gone: 'La suscripción del navegador ya no existe, así que a este dispositivo no le llegan notificaciones. Vuelve a activarlas en el propio dispositivo.',
    refused:
      'El servicio de notificaciones del navegador las rechazó una y otra vez, así que ya no se envían a este dispositivo. Vuelve a activarlas en el propio dispositivo.',
  },
  remove: 'Quitar',
  removeOf: (device) => `Quitar: ${device}`,
  on: 'Activar',
  off: 'Desactivar',
  offOf: (device) => `Desactivar: ${device}`,
  turnedOn: 'Notificaciones activadas en este dispositivo',
  turnedOff: 'Notificaciones desactivadas en este dispositivo',
  onFailed: 'No se pudieron activar las notificaciones',
  offFailed: 'No se pudieron desactivar las notificaciones',
  seen: (when) => `Última vez abierta: ${when}`,
  facts: 'La notificación muestra el idioma del lead y cuándo vence la respuesta, nunca un nombre ni un mensaje.',
  states: {
    operator: 'Las notificaciones están desactivadas en esta instalación.',
    insecure: 'Las notificaciones necesitan una conexión segura. Abre la aplicación con https.',
    home: 'En iPhone y iPad, añade primero la aplicación a la pantalla de inicio: toca Compartir, luego Añadir a pantalla de inicio, y ábrela desde ahí.',
    unsupported:
      'Este navegador no puede mostrar notificaciones con la aplicación cerrada. Usa una versión actual de Chrome, Edge, Firefox o Safari.',
    blocked:
      'Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del sitio y vuelve a cargar la página.',
  },
  quiet: 'Horas de silencio',
  quietText: (timeZone) =>
    `Sin notificaciones en estas horas (${timeZone}). Los correos esperan hasta que terminen; la campana muestra lo que te perdiste.`,
  noQuiet: 'Recibe notificaciones y correos a cualquier hora.',
  from: 'Desde',
  to: 'Hasta',
  quietFailed: 'No se pudieron guardar tus horas de silencio',
}
