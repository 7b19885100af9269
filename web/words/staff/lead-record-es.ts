import type { LeadRecordWords } from './lead-record-en.ts'

/** Español: la ficha de un lead, como página y como panel lateral. */
export const leadRecord: LeadRecordWords = {
  open: 'Abrir como página',
  edit: 'Editar todos los campos',
  back: 'Leads',
  place: (place, of) => `${place} de ${of}`,
  cameIn: (when, ago) => `Llegó el ${when} (${ago})`,
  message: 'Mensaje',
  noMessage: 'Sin mensaje. Solo dejó sus datos de contacto.',
  conversation: 'Conversación',
  details: 'Datos',
  files: {
    title: 'Archivos',
    add: 'Elige un archivo o arrástralo aquí',
    adding: 'Subiendo…',
    hint: (size) => `PDF, imagen, nota de voz, Word, Excel o texto, hasta ${size}. Se guarda cifrado.`,
    tooLarge: (size) => `El archivo es demasiado grande. Elige uno de ${size} como máximo.`,
    refused:
      'No se puede guardar este archivo: su contenido no es el que dice su nombre o su tipo no está permitido. Elige un PDF, una imagen, una nota de voz, o un archivo de Word, Excel o texto.',
    tooMany: 'Este lead ya tiene el máximo de archivos. Elimina uno primero.',
    loadFailed: 'No se pudieron cargar los archivos',
    download: (name) => `Descargar: ${name}`,
    downloadFailed: 'No se pudo descargar el archivo',
    remove: (name) => `Eliminar: ${name}`,
    removeTitle: '¿Eliminar este archivo definitivamente?',
    removeConfirm: 'Eliminar',
    removing: 'Eliminando…',
    removeFailed: 'No se pudo eliminar el archivo',
  },
  saved: 'Guardado',
  unsaved: 'Hay cambios sin guardar en este lead.',
  save: 'Guardar',
  undeliverable: {
    since: (when, reason) =>
      `No admite correos desde el ${when}: ${reason ? `el servidor de correo rechazó la dirección (${reason})` : 'el servidor de correo rechazó la dirección'}. No se le envían correos automáticos.`,
    tryAgain: 'Probar de nuevo esta dirección',
    failed: 'No se pudo actualizar la dirección',
  },
  never: 'Todavía no',
  followUpPlanned: 'Seguimiento programado',
  followUpMoved: 'Seguimiento cambiado de fecha',
  followUpFailed: 'No se pudo programar el seguimiento',
  addTag: 'Añadir una etiqueta',
  removeTag: (tag) => `Quitar la etiqueta ${tag}`,
  taskType: 'Tipo',

  composer: {
    kinds: {
      note: 'Nota',
      call: 'Llamada',
      email: 'Correo',
      whatsapp: 'WhatsApp',
      meeting: 'Reunión',
      follow_up: 'Seguimiento',
      task: 'Tarea',
    },
    contact: 'Registrar contacto',
    keyOf: (kind, key) => `${kind} (${key.toUpperCase()})`,
    text: {
      note: 'Comentario',
      call: 'Notas de la llamada',
      email: 'Resumen del correo',
      whatsapp: 'Resumen del mensaje',
      meeting: 'Temas de la reunión',
      follow_up: 'Notas del seguimiento',
    },
    subject: 'Asunto (opcional)',
    fromLead: 'Del lead',
    mention: 'Mencionar a otra persona',
    mentionHint: 'Escribe @ para mencionar a otra persona.',
  },

  consent: {
    label: 'Consentimiento',
    agreed: {
      phone: (when, form) => `Se le puede llamar con ofertas: aceptó el ${when} (${form})`,
      whatsapp: (when, form) => `Se le pueden enviar ofertas por WhatsApp: aceptó el ${when} (${form})`,
      email: (when, form) => `Se le pueden enviar ofertas por correo: aceptó el ${when} (${form})`,
    },
    refused: {
      phone: 'No aceptó llamadas con ofertas: llama solo si pidió una llamada',
      whatsapp: 'No aceptó ofertas por WhatsApp',
      email: 'No aceptó ofertas por correo',
    },
    unconfirmed: (when, asked) =>
      asked === null
        ? `Aún sin ofertas por correo: aceptó el ${when}, dirección sin confirmar`
        : `Aún sin ofertas por correo: aceptó el ${when}, dirección sin confirmar (se le pidió el ${asked})`,
    withdrawn: {
      phone: (when) => `Retiró el ${when} su consentimiento para llamadas con ofertas: llama solo si pidió una llamada`,
      whatsapp: (when) => `Sin ofertas por WhatsApp: retiró su consentimiento el ${when}`,
      email: (when) => `Sin ofertas por correo: retiró su consentimiento el ${when}`,
    },
    unknown: {
      phone: 'No consta consentimiento para llamadas con ofertas: llama solo si pidió una llamada',
      whatsapp: 'No consta consentimiento para ofertas por WhatsApp',
      email: 'No consta consentimiento para ofertas por correo',
    },
    answer: 'Siempre puedes responder a lo que preguntó.',
    failed: 'No se pudieron cargar los consentimientos. Mira en Privacidad antes de enviar ofertas.',
  },
}
