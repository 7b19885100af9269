import type { StaffMailWords } from './staff-en.ts'

export const staffEs: StaffMailWords = {
  recordHead: (entry, fingerprint) => `Última entrada del registro: ${entry}, huella ${fingerprint}`,
  why: 'Recibes este mensaje porque formas parte del equipo.',
  whyOwn: 'Recibes esto porque ningún otro propietario ni gestor tiene dirección de correo.',

  setup_for_staff: {
    subject: 'Nueva alta de cuenta',
    received: (moment) => `Recibida: ${moment}`,
    text: 'Un cliente ha enviado una cuenta de trading para darla de alta.',
    open: 'Abrir las altas de cuenta',
  },
  cancellation_for_staff: {
    subject: 'Un cliente ha cancelado o desistido',
    received: (moment) => `Recibida: ${moment}`,
    text: 'Un cliente ha cancelado o desistido del contrato y recibirá un comprobante. Abre las cancelaciones para tramitarlo.',
    open: 'Abrir las cancelaciones',
  },
  invitation: {
    subject: (invitedBy) => `${invitedBy} te ha invitado al equipo`,
    text: (invitedBy) => `${invitedBy} te ha invitado a unirte al equipo.`,
    expires: (moment) => `El enlace sirve una sola vez y caduca el ${moment}.`,
    open: 'Aceptar la invitación',
    unknown: 'Si no esperabas este correo, puedes ignorarlo.',
    askForLink: (invitedBy) => `Pide a ${invitedBy} el enlace para entrar.`,
    noLink: '(enlace oculto por seguridad)',
  },
  bulk_reading: {
    subject: (username) => `${username} ha consultado o exportado muchos leads`,
    text: (username) =>
      `${username} ha exportado leads o ha abierto más de mil en diez minutos. Si no lo esperabas, cierra las sesiones de ${username} y pregúntale.`,
    at: (moment) => `Detectado por primera vez: ${moment}`,
    open: 'Abrir el registro de auditoría',
  },
  bulk_binning: {
    subject: (username) => `${username} ha enviado muchos leads a la papelera`,
    text: (username) =>
      `${username} ha enviado muchos leads a la papelera en una hora. Si no lo esperabas, cierra las sesiones de ${username} y restaura los leads: desde la papelera, o todos a la vez desde las ediciones en bloque de la lista de leads.`,
    at: (moment) => `Detectado por primera vez: ${moment}`,
    open: 'Abrir los leads',
  },
  task_reminder: {
    subject: (title) => `Vence: ${title}`,
    text: (title) => `Tienes una tarea que vence: ${title}`,
    due: (moment) => `Vencimiento: ${moment}`,
    open: 'Abrir el lead',
  },
  webhook_paused: {
    subject: (name) => `Se ha desactivado el webhook «${name}»`,
    text: (name) => `«${name}» no ha aceptado ningún evento durante tres días, así que ya no recibe más.`,
    since: (moment) => `Sin aceptar eventos desde: ${moment}`,
    open: 'Abrir API y webhooks',
  },
  login_ended: {
    logins: {
      sign_in: {
        subject: 'Ha caducado la sesión en tu proveedor de correo',
        text: 'Tu proveedor de correo ya no acepta la sesión. Los correos de los leads no llegarán hasta que la inicies de nuevo.',
      },
      email: {
        subject: 'Tu buzón rechaza el acceso',
        text: 'El buzón de respuestas rechaza el acceso desde hace una hora y los correos de los leads no llegan. Revisa el usuario y la contraseña.',
      },
      whatsapp: {
        subject: 'WhatsApp rechaza el token de acceso',
        text: 'Los mensajes a los leads no salen por WhatsApp. Crea otro token de acceso en Meta e introdúcelo.',
      },
      telegram: {
        subject: 'Telegram rechaza el token del bot',
        text: 'Los mensajes de los leads no llegan por Telegram. Introduce el token actual del bot, de @BotFather.',
      },
    },
    since: (moment) => `Desde: ${moment}. Si ya está resuelto, no tienes que hacer nada.`,
    open: 'Abrir los canales',
  },
  mail_test: {
    subject: 'Prueba de la configuración del correo',
    text: 'Este correo comprueba tu servidor de correo y tu buzón. Puedes eliminarlo.',
  },
  weekly_summary: {
    subject: (from, to) => `Leads del ${from} al ${to}`,
    leads: (count, before) => `Leads: ${count} (${before} la semana anterior)`,
    replied: (part, all) => `Con respuesta: ${part} de ${all} que la esperaban`,
    p50: (duration) => `La mitad tuvo respuesta en menos de: ${duration}`,
    converted: (count, before) => `Convertidos hasta ahora: ${count} (${before} de los de la semana anterior)`,
    won: (count, deposits) => `Ganados la semana pasada: ${count}, que piensan depositar ${deposits}`,
    paid: (amount, back) => `Nos han pagado: ${amount}; reembolsado o en disputa: ${back}`,
    recurring: (before, after) => `Ingresos recurrentes mensuales: ${before} antes de la semana, ${after} después`,
    open: 'Abrir la analítica',
    stop: 'Para no recibir más este correo, desmarca la casilla en la pantalla Analítica.',
  },
  digest: {
    subject: (day) => `Resumen del ${day}`,
    newLeads: (count) => `Leads nuevos en las últimas 24 horas: ${count}`,
    overdueLeads: (count) => `Leads vencidos: ${count}`,
    tasksToday: (count) => `Tareas que vencen hoy: ${count}`,
    overdueTasks: (count) => `Tareas vencidas: ${count}`,
    open: 'Abrir el tablero',
  },
}
