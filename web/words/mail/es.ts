import type { MailWords } from './en.ts'

export const es: MailWords = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  why: (site) =>
    `Recibes este mensaje porque alguien escribió esta dirección en un formulario de ${site}. Si no fuiste tú, no tienes que hacer nada.`,
  recordHead: (entry, fingerprint) =>
    `Final de nuestro historial en este momento: entrada ${entry}, huella ${fingerprint}`,
  noPasswords: 'No envíes nunca una contraseña por correo electrónico a nadie.',
  risk: 'Operar con oro con apalancamiento es arriesgado: puedes perder todo lo que hayas depositado.',

  contact_receipt: {
    subject: 'Hemos recibido tu mensaje',
    received: (moment) => `Recibido: ${moment}`,
    text: [
      'Gracias por escribirnos. Tu mensaje ya está en manos de nuestro equipo, que te responderá por correo electrónico o por teléfono.',
    ],
  },
  setup_received: {
    subject: 'Hemos recibido los datos de tu cuenta',
    received: (moment) => `Recibido: ${moment}`,
    text: [
      'Gracias. Los datos de tu cuenta de trading han llegado y nuestro equipo ya puede empezar a configurarla. Te escribiremos cuando esté lista.',
      'Si has introducido una contraseña, se guarda cifrada. Se borra al terminar la configuración y, como muy tarde, a los 7 días.',
    ],
  },
  setup_completed: {
    subject: 'Tu cuenta está configurada',
    completed: (moment) => `Completada: ${moment}`,
    text: [
      'La configuración de tu cuenta de trading está completada.',
      'Si habías introducido una contraseña, la hemos borrado de nuestros registros.',
    ],
  },
  cancellation_received: {
    subject: 'Justificante: tu desistimiento o cancelación',
    declared: {
      withdraw: 'Has declarado: desisto del contrato.',
      cancel_trial: 'Has declarado: cancelo la prueba gratuita.',
      cancel_subscription: 'Has declarado: cancelo la suscripción.',
    },
    received: (moment) => `Recibida: ${moment}`,
    receipt: (number) => `Número de justificante: ${number}`,
    text: [
      'Guarda este mensaje: es el justificante de tu declaración. El momento indicado arriba es el que cuenta para todos los plazos.',
      'Nuestro equipo la tramita y te lo confirma. Tu cuenta en el bróker y tu dinero no se tocan; si ya no quieres que el bot acceda a la cuenta, cambia allí su contraseña.',
    ],
  },
}
