import type { AlertKind } from '#contract/alerts.ts'
import type { TimeUnit } from '#domain/pipeline.ts'
import type { ReplyTemplate } from '#domain/reply-template.ts'
import type { DeskWords } from './desk-en.ts'

const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }
const templates: Record<ReplyTemplate, string> = {
  first: 'Primera respuesta',
  no_answer: 'Llamada sin éxito',
  meeting: 'Propuesta de reunión',
  trial: 'Cómo funciona la prueba gratuita',
}
const alertKinds: Record<AlertKind, string> = {
  arrived: 'Nuevo lead',
  returned: 'Ha vuelto a escribir',
  half: 'Ha pasado la mitad del plazo',
  overdue: 'Fuera de plazo',
  double: 'El doble del plazo',
}

/** Spanish: letters, plans, tasks, the day, alerts and the history of a lead. */
export const desk: DeskWords = {
  email: {
    title: (name) => `Correo para ${name}`,
    text: 'Se abre en tu programa de correo. El texto queda en el historial.',
    template: 'Plantilla',
    language: 'Idioma',
    subject: 'Asunto',
    body: 'Texto',
    open: 'Abrir en el programa de correo',
    loadFailed: 'No se han podido cargar las plantillas',
    edit: 'Editar las plantillas',
  },

  templates,

  plan: {
    meeting: (name) => `Reunión con ${name}`,
    follow_up: (name) => `Seguimiento de ${name}`,
    when: 'Cuándo',
    minutes: 'Minutos',
    notes: 'Notas (opcional)',
    file: 'Guardar un archivo de calendario (.ics)',
    submit: 'Programar',
    past: 'Elige un momento futuro.',
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
    changeFailed: 'No se pudo cambiar la tarea',
    deleteFailed: 'No se pudo eliminar la tarea',
    added: 'Tarea añadida',
    completed: 'Tarea completada',
    deleted: 'Tarea eliminada',
    loading: 'Cargando las tareas…',
    loadFailed: 'No se han podido cargar las tareas',
    open: 'Tareas pendientes',
    done: 'Hechas',
    overdue: (amount, of) => `${amount} ${unit[of]} de retraso`,
    left: (amount, of) => `Quedan ${amount} ${unit[of]}`,
    doneAt: (moment) => `Hecha ${moment}`,
    gone: 'Una persona del equipo ha eliminado esta tarea.',
  },

  day: {
    title: 'Mi día',
    lead: 'Lo que vence, de todos los leads.',
    whose: 'Tareas de',
    of: { me: 'Mías, sin asignar', everybody: 'Todo el equipo' },
    filters: 'Filtros de las tareas',
    parts: { overdue: 'Atrasadas', today: 'Hoy', later: 'Más adelante' },
    none: { overdue: 'Nada atrasado', today: 'Nada más vence hoy', later: 'Nada programado' },
    free: 'Nada pendiente',
    freeText: 'Aquí aparecen por fecha las tareas y reuniones de todos los leads.',
    openLead: (name) => `Abrir ${name}`,
    more: 'Mostrar más',
  },

  reminder: {
    title: (title) => `Vence ahora: ${title}`,
    open: 'Abrir',
  },

  alerts: {
    title: 'Avisos',
    kinds: alertKinds,
    none: 'Ningún aviso en la última semana',
    noneText: 'Aquí aparecen los leads nuevos, los que vuelven a escribir y los que esperan demasiado.',
    loadFailed: 'No se han podido leer los avisos',
    list: 'Avisos, los más recientes primero',
    open: 'Esperando',
    seenTo: 'Atendido',
    isNew: 'Sin ver',
    escalated: {
      half: (name) => `${name} espera: ha pasado la mitad del plazo`,
      overdue: (name) => `${name} está fuera de plazo`,
      double: (name) => `${name} lleva esperando el doble de lo permitido`,
    },
    andMore: (count, shown) => (count === 1 ? 'Y un aviso más' : `Y ${shown} avisos más`),
    openLead: 'Abrir',
    browser: 'Mostrar avisos en este dispositivo',
    browserText:
      'Los leads nuevos o atrasados y las tareas que vencen aparecen aunque esta ventana esté detrás de otras.',
    browserBlocked: 'Este navegador bloquea las notificaciones de este sitio. Se pueden permitir en sus ajustes.',
  },

  timeline: {
    wroteAgain: 'Ha vuelto a escribir',
    merged: 'Fusionado con otro lead',
    taskAdded: (title) => `Tarea: ${title}`,
    taskDone: (title) => `Tarea completada: ${title}`,
    due: (moment) => `Vence ${moment}`,
    mail: (name) => `Correo: ${name}`,
    imported: (file) => (file === null ? 'Importado de un archivo' : `Importado del archivo ${file}`),
    moved: (from, to) => `${from} → ${to}`,
    fields: (names) => `Campos cambiados: ${names}`,
    product: 'por el producto',
  },
}
