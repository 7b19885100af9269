import type { AlertKind } from '#contract/alerts.ts'
import type { TimeUnit } from '#domain/leads/pipeline.ts'
import type { ReplyTemplate } from '#domain/letters/reply-template.ts'
import type { DeskWords } from './desk-en.ts'

const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }
const templates: Record<ReplyTemplate, string> = {
  first: 'Primera respuesta',
  no_answer: 'Llamada sin respuesta',
  check_in: '¿Quedan preguntas?',
  meeting: 'Propuesta de reunión',
  trial: 'Cómo funciona la prueba gratuita',
  trial_ending: 'La prueba termina pronto',
  not_connected: 'Cuenta aún sin conectar',
  payment_failed: 'Pago fallido',
  cancelled: 'Suscripción cancelada',
  first_payment: 'Gracias por el primer pago',
}
const alertKinds: Record<AlertKind, string> = {
  arrived: 'Nuevo lead',
  returned: 'Escribió otra vez',
  half: 'A mitad del plazo',
  overdue: 'Vencido',
  double: 'Doble del plazo',
  assigned: 'Asignado a ti',
  mentioned: 'Te mencionó',
  task: 'Tarea para ti',
  rule_stuck: 'Una regla necesita atención',
  rule: 'Automatización',
}

/** Spanish: letters, plans, tasks, the day, alerts and the history of a lead. */
export const desk: DeskWords = {
  chat: {
    title: (name) => `Mensaje de WhatsApp para ${name}`,
    text: 'Se abre en WhatsApp. Queda en el historial cuando confirmas que lo enviaste.',
    choice: 'Texto',
    greeting: 'Saludo',
    open: 'Abrir en WhatsApp',
  },

  templates,

  plan: {
    next: (name) => `¿Próximo paso con ${name}?`,
    noNext: 'Nada por ahora',
    meeting: (name) => `Reunión con ${name}`,
    follow_up: (name) => `Seguimiento de ${name}`,
    when: 'Cuándo',
    times: {
      label: 'Horas sugeridas',
      soon: 'En 2 horas',
      today: 'Hoy',
      tomorrow: 'Mañana',
      nextWeek: 'La semana que viene',
    },
    theirTime: (time, country) => `${time} en ${country}`,
    minutes: 'Minutos',
    notes: 'Notas (opcional)',
    file: 'Añadir al calendario (.ics)',
    submit: 'Programar',
    past: 'Elige una fecha y hora futuras.',
  },

  tasks: {
    tab: 'Tareas',
    none: 'Todavía no hay tareas asignadas',
    add: 'Añadir tarea',
    addTitle: 'Nueva tarea',
    editTitle: 'Editar tarea',
    title: 'Título',
    description: 'Descripción (opcional)',
    due: 'Vence',
    priority: 'Prioridad',
    assignee: 'Asignada a',
    nobody: 'Sin asignar',
    saving: 'Guardando...',
    complete: (title) => `Completar: ${title}`,
    reopen: (title) => `Reabrir: ${title}`,
    edit: (title) => `Editar: ${title}`,
    delete: (title) => `Eliminar: ${title}`,
    addFailed: 'No se pudo añadir la tarea',
    completeFailed: 'No se pudo completar la tarea',
    changeFailed: 'No se pudo actualizar la tarea',
    deleteFailed: 'No se pudo eliminar la tarea',
    added: 'Tarea añadida',
    completed: 'Tarea completada',
    deleted: 'Tarea eliminada',
    loading: 'Cargando las tareas…',
    loadFailed: 'No se pudieron cargar las tareas',
    open: 'Tareas pendientes',
    done: 'Hechas',
    overdue: (amount, of) => `vencida hace ${amount} ${unit[of]}`,
    left: (amount, of) => `quedan ${amount} ${unit[of]}`,
    doneAt: (moment) => `Hecha ${moment}`,
    gone: 'Otra persona ha eliminado esta tarea.',
    clash: (by) => `${by ?? 'Otra persona'} acaba de cambiar esta tarea`,
  },

  day: {
    title: 'Mi día',
    lead: 'Leads por responder, lo que te ha pasado tu equipo y, después, las tareas por fecha.',
    passed: 'De tu equipo',
    passedFailed: 'No se pudo cargar lo que te ha pasado tu equipo',
    finish: 'Hecho',
    finishOf: (title) => `Marcar como hecho: ${title}`,
    finishFailed: 'No se pudo marcar como hecho',
    whose: 'Mostrar tareas',
    of: { me: 'Mías y sin asignar', everybody: 'De todo el equipo' },
    filters: 'Filtrar tareas',
    parts: { overdue: 'Vencidas', today: 'Hoy', later: 'Más adelante' },
    none: { overdue: 'Nada vencido', today: 'Nada más vence hoy', later: 'Nada programado' },
    free: 'Todo al día',
    freeText: 'Aquí aparecen por fecha los leads por responder, las tareas y las reuniones.',
    openLead: (name) => `Abrir ${name}`,
    more: 'Mostrar más',
    mine: 'Mis últimos 7 días',
    mineFailed: 'No se pudieron cargar tus cifras',
    firstReplies: 'Primeras respuestas',
    inTime: (time) => `En menos de ${time}`,
    half: 'La mitad en menos de',
    messages: 'Mensajes',
    calls: 'Llamadas',
    meetings: 'Reuniones',
    contacted: 'Leads contactados',
  },

  week: {
    list: 'Lista',
    view: 'Semana',
    previous: 'Semana anterior',
    present: 'Esta semana',
    next: 'Semana siguiente',
    none: 'Nada planificado',
    overdueFailed: 'No se pudieron cargar las tareas vencidas',
    move: (title) => `Mover: ${title}`,
    moved: (day) => `Movida al ${day}`,
  },

  reminder: {
    title: (title) => `Vence ahora: ${title}`,
    open: 'Abrir',
  },

  alerts: {
    title: 'Avisos',
    kinds: alertKinds,
    none: 'Ningún aviso en la última semana',
    noneText: 'Aquí aparecen los leads nuevos, los que vuelven a escribir, los vencidos y lo que te pasa tu equipo.',
    loadFailed: 'No se pudieron cargar los avisos',
    list: 'Avisos, los más recientes primero',
    open: 'Pendiente',
    seenTo: 'Atendido',
    openChannels: 'Abrir canales',
    logins: {
      sign_in: {
        title: 'La sesión de correo ha caducado',
        text: 'Inicia sesión de nuevo en tu proveedor de correo. Hasta entonces no sale ni llega ningún correo.',
      },
      email: {
        title: 'El buzón rechaza el acceso',
        text: 'Los correos de los leads no llegan. Revisa el usuario y la contraseña.',
      },
      unread: {
        title: 'No se puede leer el buzón',
        text: 'Los correos de los leads no llegan. Revisa el servidor, el puerto y el certificado del buzón.',
      },
      smtp: {
        login: {
          title: 'El servidor de correo rechaza el acceso',
          text: 'Los correos esperan y no salen. Revisa el usuario y la contraseña.',
        },
        no_login: {
          title: 'El servidor de correo pide iniciar sesión',
          text: 'Solo acepta correos para otros con usuario y contraseña, así que esperan. Introdúcelos.',
        },
        sender: {
          title: 'El servidor de correo rechaza el remitente',
          text: 'Los correos esperan y no salen. Pon una dirección de remitente que este usuario pueda usar.',
        },
        limit: {
          title: 'Has llegado al límite del servidor de correo',
          text: 'Los correos esperan hasta que acepte más. Si ocurre a menudo, consulta a tu proveedor.',
        },
        policy: {
          title: 'El servidor de correo rechaza los correos',
          text: 'Los correos esperan y no salen. Envía un correo de prueba para ver su respuesta y consulta a tu proveedor.',
        },
        connection: {
          title: 'No hay conexión con el servidor de correo',
          text: 'Los correos esperan y no salen. Revisa el nombre, el puerto y el cifrado.',
        },
      },
      whatsapp: {
        title: 'WhatsApp rechaza el token de acceso',
        text: 'Los mensajes a los leads no salen. Introduce otro token.',
      },
      telegram: {
        title: 'Telegram rechaza el token del bot',
        text: 'Los mensajes de los leads no llegan. Introduce el token actual del bot.',
      },
    },
    isNew: 'Nuevo',
    escalated: {
      half: (name) => `${name} está a mitad del plazo`,
      overdue: (name) => `${name} ha vencido`,
      double: (name) => `${name} lleva el doble del plazo esperando`,
    },
    passed: {
      assigned: (by, name) => `${by} te ha asignado a ${name}`,
      mentioned: (by, name) => `${by} te ha mencionado en el historial de ${name}`,
      rule_stuck: (by, name) =>
        `${by} no pudo hacer su trabajo con ${name}. El registro de automatización dice por qué.`,
    },
    passedTask: (by, task, name) => `${by} te ha dado una tarea de ${name}: ${task}`,
    assignedMany: (by, count, shown) =>
      count === 1 ? `${by} te ha asignado un lead` : `${by} te ha asignado ${shown} leads`,
    andMore: (count, shown) => (count === 1 ? 'Y 1 aviso más' : `Y ${shown} avisos más`),
    openLead: 'Abrir',
    browser: 'Notificaciones de escritorio',
    browserText: 'Recibe avisos aunque esta pestaña esté en segundo plano.',
    browserBlocked: 'Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes.',
  },

  timeline: {
    wroteAgain: 'Escribió otra vez',
    merged: 'Fusionado con otro lead',
    taskAdded: (title) => `Tarea: ${title}`,
    taskDone: (title) => `Tarea completada: ${title}`,
    due: (moment) => `Vence ${moment}`,
    mail: (name) => `Correo: ${name}`,
    imported: (file) => (file === null ? 'Importado de un archivo' : `Importado de ${file}`),
    moved: (from, to) => `${from} → ${to}`,
    fields: (names) => `Editado: ${names}`,
    assigned: (from, to) => `Asignado a: ${from} → ${to}`,
    product: 'automáticamente',
  },
}
