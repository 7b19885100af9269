import type { SentimentLabel } from '#domain/insight/insight.ts'
import { experienceNames } from './feature-words.ts'
import type { InsightWords } from './insight-words.ts'

const times = (count: number) => (count === 1 ? 'una vez' : `${count} veces`)
const and = (names: readonly string[]) => names.join(' y ')
const missing = { phone: 'teléfono', country: 'país' } as const
const labels: Record<SentimentLabel, string> = { positive: 'positivo', neutral: 'neutro', negative: 'negativo' }

export const insightWordsEs: InsightWords = {
  topics: {
    trust: 'la fiabilidad',
    loss: 'las pérdidas',
    withdrawal: 'las retiradas',
    price: 'el precio',
    minimum: 'el importe mínimo',
    broker: 'el bróker',
    setup: 'la instalación',
    trial: 'una prueba',
  },
  emotions: { joy: 'alegría', anger: 'enfado', fear: 'preocupación', sadness: 'decepción', surprise: 'sorpresa' },
  missing,
  actions: {
    call: { now: 'Llamar', planned: 'Planificar la llamada' },
    email: { now: 'Escribir un correo', planned: 'Planificar el correo' },
    whatsapp: { now: 'Escribir por WhatsApp', planned: 'Planificar el mensaje' },
    meeting: { now: 'Anotar una reunión', planned: 'Planificar la reunión' },
    follow_up: { now: 'Anotar un seguimiento', planned: 'Planificar el seguimiento' },
    bin: { now: 'Eliminar el lead', planned: 'Eliminar el lead' },
  },
  findings: {
    waiting: ({ at, zone, minutes, overdue }, { when, lasting }) =>
      `Escribió el ${when(at, zone)}${zone ? ', hora de allí' : ''}. ${minutes < 1 ? 'Aún sin respuesta' : `Lleva ${lasting(minutes)} sin respuesta`}${overdue ? '; está vencido' : ''}.`,
    asked: ({ topic, quote }) => `Preguntó por ${insightWordsEs.topics[topic]}: «${quote}»`,
    mood: ({ label, emotion, quote }) =>
      `El mensaje suena ${labels[label]}${emotion ? ` (${insightWordsEs.emotions[emotion]})` : ''}: «${quote}»`,
    unsure: ({ quote }) => `El tono del mensaje no está claro: «${quote}»`,
    urgent: ({ level, quote }) => `El mensaje es urgente, ${level} de 10: «${quote}»`,
    returned: ({ times: count, at }, { when }) =>
      `Volvió a escribir ${times(count)}${at ? `, la última el ${when(at, null)}` : ''}.`,
    missedCalls: ({ calls, at }, { when }) =>
      `${calls} llamadas seguidas sin contactar, la última el ${when(at, null)}.`,
    wrongNumber: ({ at }, { when }) => `En la llamada del ${when(at, null)} el número era equivocado.`,
    mayCall: ({ ground }) => (ground.is === 'asked' ? `Pidió que le llamen: «${ground.quote}»` : 'Aceptó llamadas.'),
    noCalls: () =>
      'No ha pedido que le llamen, y los formularios prometen que solo llamamos a quien lo pide. Escribe primero.',
    worth: ({ dollars, experience }, writer) =>
      `Valor estimado: ${writer.dollars(dollars)}${experience ? `; experiencia indicada: ${experienceNames.es[experience]}` : ''}.`,
    noMessage: () => 'No hay ningún mensaje que leer.',
    noWords: ({ quote }) => `El mensaje no tiene palabras que leer: «${quote}»`,
    missing: ({ fields }) => `Falta: ${and(fields.map((field) => missing[field]))}.`,
    disposable: ({ domain }) => `El correo es de un servicio de direcciones desechables (${domain}).`,
    quiet: ({ days, at }, { when }) =>
      `${days} días sin noticias de ninguna de las partes, desde el ${when(at, null)}.`,
    taskOverdue: ({ dueDate }, { when }) => `Una tarea vencía el ${when(dueDate, null)}.`,
    likely: ({ feature, value, converted, closed, raises }, writer) =>
      `De ${closed} leads cerrados (${writer.feature(feature, value)}) convirtieron ${converted}, lo que ${raises ? 'sube' : 'baja'} la probabilidad.`,
    notLearned: ({ closed, needed, prior }) =>
      `La probabilidad aún no se ha aprendido${closed < needed ? ` (${closed} leads cerrados, hacen falta ${needed})` : ''}. El ${prior} % es lo habitual en esta etapa.`,
  },
  advice: {
    callNow: {
      title: () => 'Llama ahora',
      description: ({ hourKnown }) =>
        hourKnown
          ? 'Espera una respuesta y allí es una hora adecuada.'
          : 'Espera una respuesta. No se sabe qué hora es allí.',
      outcome: 'Recibe respuesta mientras aún recuerda lo que preguntó.',
    },
    callLater: {
      title: ({ at, zone }, { when }) => `Llama el ${when(at, zone)}${zone ? ', hora de allí' : ''}`,
      description: () => 'Espera una respuesta, pero allí es muy temprano o muy tarde.',
      outcome: 'La llamada llega a una hora adecuada.',
    },
    answer: {
      title: ({ topic }) =>
        topic ? `Responde a su pregunta sobre ${insightWordsEs.topics[topic]}` : 'Responde por correo',
      description: ({ quote }) => (quote ? `Escribió: «${quote}»` : 'Espera una respuesta.'),
      outcome: 'Su pregunta queda respondida por escrito y el reloj se detiene.',
    },
    calm: {
      title: () => 'Atiende esto primero',
      description: ({ urgent }) =>
        urgent
          ? 'El mensaje es urgente. Las palabras están en las observaciones.'
          : 'El mensaje suena negativo. Primero escucha.',
      outcome: 'Se siente escuchado y sabes qué va mal.',
    },
    writeInstead: {
      title: () => 'Escribe en vez de llamar',
      description: ({ calls }) => `${calls} llamadas seguidas sin contactar.`,
      outcome: 'Puede responder cuando le venga bien.',
    },
    firstTouch: {
      title: () => 'Preséntate',
      description: () => 'El lead llegó en un archivo y nadie le ha escrito todavía.',
      outcome: 'Sabes si tiene interés.',
    },
    followUp: {
      title: ({ at, zone }, { when }) =>
        `Planifica un seguimiento para el ${when(at, zone)}${zone ? ', hora de allí' : ''}`,
      description: () => 'Has respondido y no hay ningún seguimiento previsto.',
      outcome: 'El lead no se olvida.',
    },
    askDetails: {
      title: ({ fields }) => `Pregunta por su ${and(fields.map((field) => missing[field]))}`,
      description: () => 'Sin ese dato hay menos formas de contactar a buena hora.',
      outcome: 'Puedes contactar por más de una vía.',
    },
    checkNumber: {
      title: () => 'Pide el número correcto',
      description: () => 'En la última llamada el número era equivocado.',
      outcome: 'La próxima llamada llega.',
    },
    reviewSpam: {
      title: () => '¿Es spam?',
      description: () => 'El mensaje no tiene palabras y el correo es de un servicio de direcciones desechables.',
      outcome: 'La lista queda limpia. Un lead eliminado se puede restaurar durante 30 días.',
    },
  },
}
