import type { AlertKind } from '#contract/alerts.ts'
import type { TimeUnit } from '#domain/pipeline.ts'
import type { ReplyTemplate } from '#domain/reply-template.ts'
import type { DeskWords } from './desk-en.ts'

const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }
const templates: Record<ReplyTemplate, string> = {
  first: 'Primera respuesta',
  no_answer: 'Llamada sin respuesta',
  meeting: 'Propuesta de reunión',
  trial: 'Cómo funciona la prueba gratuita',
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
  email: {
    title: (name) => `Correo para ${name}`,
    text: 'Se abre en tu aplicación de correo y queda en el historial del lead.',
    template: 'Plantilla',
    language: 'Idioma',
    subject: 'Asunto',
    body: 'Mensaje',
    open: 'Abrir en la aplicación de correo',
    loadFailed: 'No se pudieron cargar las plantillas',
    edit: 'Editar las plantillas',
  },

  chat: {
    title: (name) => `Mensaje de WhatsApp para ${name}`,
    text: 'Se abre en WhatsApp. Queda en el historial cuando confirmas que lo enviaste.',
    choice: 'Texto',
    greeting: 'Saludo',
    open: 'Abrir en WhatsApp',
  },

  templates,

  plan: {
    meeting: (name) => `Reunión con ${name}`,
    follow_up: (name) => `Seguimiento de ${name}`,
    when: 'Cuándo',
    minutes: 'Minutos',
    notes: 'Notas (opcional)',
    file: 'Añadir al calendario (.ics)',
    submit: 'Programar',
    past: 'Elige una fecha y hora futuras.',
    cancel: 'Cancelar',
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
    save: 'Guardar',
    saving: 'Guardando...',
    cancel: 'Cancelar',
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
    waiting: 'Leads por responder',
    noneWaiting: 'Ningún lead espera respuesta',
    waitingFailed: 'No se pudieron cargar los leads por responder',
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
