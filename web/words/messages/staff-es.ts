import type { StaffMailWords } from './staff-en.ts'

export const staffEs: StaffMailWords = {
  recordHead: (entry, fingerprint) => `Final del registro en este momento: entrada ${entry}, huella ${fingerprint}`,
  why: 'Recibes este mensaje porque formas parte del equipo.',

  setup_for_staff: {
    subject: 'Ha llegado una nueva configuración de cuenta',
    received: (moment) => `Recibida: ${moment}`,
    text: 'Un cliente ha enviado los datos de una cuenta de trading.',
    open: 'Abrir las configuraciones',
  },
  cancellation_for_staff: {
    subject: 'Un cliente desiste o cancela',
    received: (moment) => `Recibida: ${moment}`,
    text: 'Un cliente ha declarado que desiste del contrato o que lo cancela. El justificante ya va de camino.',
    open: 'Abrir las cancelaciones',
  },
  invitation: {
    subject: (invitedBy) => `${invitedBy} te invita al equipo`,
    text: (invitedBy) => `${invitedBy} te invita a unirte al equipo.`,
    expires: (moment) => `El enlace sirve una sola vez, hasta el ${moment}.`,
    open: 'Aceptar la invitación',
    unknown: 'Si no la esperabas, no tienes que hacer nada.',
    askForLink: (invitedBy) => `Pide a ${invitedBy} el enlace para entrar.`,
    noLink: 'El enlace no se muestra aquí: abre un puesto en el equipo.',
  },
  bulk_reading: {
    subject: (username) => `${username} ha leído o exportado muchos leads`,
    text: (username) =>
      `${username} ha exportado leads o ha abierto más de mil en diez minutos. Si no lo esperabas, cierra las sesiones de ${username} y pregunta.`,
    at: (moment) => `Detectado por primera vez: ${moment}`,
    open: 'Abrir el registro de auditoría',
  },
  task_reminder: {
    subject: (title) => `Vence: ${title}`,
    text: (title) => `Vence una de tus tareas: ${title}`,
    due: (moment) => `Vencimiento: ${moment}`,
    open: 'Abrir el lead',
  },
  digest: {
    subject: (day) => `Resumen del ${day}`,
    newLeads: (count) => `Leads nuevos en las últimas 24 horas: ${count}`,
    overdueLeads: (count) => `Leads vencidos ahora: ${count}`,
    tasksToday: (count) => `Tareas abiertas que vencen hoy: ${count}`,
    overdueTasks: (count) => `Tareas abiertas de días anteriores: ${count}`,
    open: 'Abrir el tablero',
  },
}
