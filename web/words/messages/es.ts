import type { ConfirmationWords, Declarations, MailWords, RefusalWords, ReplyWords, UnsubscribeWords } from './en.ts'

export const declarations: Declarations = {
  withdraw: 'Desistir del contrato',
  cancel_trial: 'Cancelar la prueba gratuita',
  cancel_subscription: 'Cancelar la suscripción',
}

export const mail: MailWords = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  why: (site) =>
    `Recibes este mensaje porque alguien escribió esta dirección en un formulario de ${site}. Si no fuiste tú, puedes ignorar este mensaje.`,
  recordHead: (entry, fingerprint) =>
    `Guarda este correo para comprobar más adelante que nuestro historial no se ha reescrito. Última entrada: ${entry}, huella ${fingerprint}`,
  noPasswords: 'No envíes nunca una contraseña por correo electrónico a nadie.',
  risk: 'Operar con oro apalancado es arriesgado: puedes perder todo lo que hayas depositado.',

  unsubscribe: {
    link: 'Dejar de recibir estos correos',
    byReply: 'Si no quieres recibir más correos como este, responde a este mensaje y pídenoslo.',
  },

  agreed: (site, moment) => `Recibes este mensaje porque aceptaste recibir ofertas por correo de ${site} (${moment}).`,
  confirm_offers: {
    subject: 'Confirma tu dirección de correo',
    text: [
      'Hemos anotado que quieres recibir nuestras ofertas por correo. Antes de enviarte ninguna, confirma que esta dirección es tuya.',
      'El enlace sirve durante 30 días. Si no lo has pedido, no hagas nada: no te enviaremos ofertas.',
    ],
    link: 'Confirmar esta dirección',
  },
  contact_receipt: {
    telegram: 'Seguir por Telegram',
    subject: 'Hemos recibido tu mensaje',
    received: (moment) => `Recibido: ${moment}`,
    text: ['Gracias por escribirnos. Tu mensaje ya está en manos de nuestro equipo, que te responderá.'],
  },
  setup_received: {
    subject: 'Hemos recibido los datos de tu cuenta',
    received: (moment) => `Recibidos: ${moment}`,
    text: [
      'Gracias. Los datos de tu cuenta de trading han llegado y nuestro equipo ya puede empezar a configurarla. Te escribiremos cuando esté lista.',
      'Si has introducido una contraseña, la guardamos cifrada y la borramos al terminar la configuración o, como muy tarde, a los 7 días. Con una contraseña maestra, el terminal que ejecuta el bot mantiene la sesión iniciada hasta que cambies la contraseña.',
    ],
  },
  setup_completed: {
    subject: 'Tu cuenta está configurada',
    completed: (moment) => `Completada: ${moment}`,
    text: [
      'Tu cuenta de trading ya está configurada.',
      'Si introdujiste una contraseña, la hemos borrado de nuestros registros. Si era la de inversor, ya puedes cambiarla. Si era la maestra, el bot la sigue usando: cámbiala cuando quieras pararlo.',
    ],
  },
  cancellation_received: {
    subject: 'Comprobante: tu desistimiento o cancelación',
    declared: (kind) => `Tu declaración: «${declarations[kind]}».`,
    received: (moment) => `Recibida: ${moment}`,
    receipt: (number) => `Número de comprobante: ${number}`,
    text: [
      'Guarda este mensaje: es el comprobante de tu declaración. La fecha y la hora indicadas arriba son las que cuentan para todos los plazos.',
      'Nuestro equipo la tramitará y te lo confirmará. Tu declaración no afecta a tu cuenta en el bróker ni a tu dinero. Quítale el acceso al bot según cómo esté conectado: retíralo del gráfico, desactiva el copy trading en tu bróker o, si tenemos tu contraseña maestra, cámbiala en MetaTrader.',
    ],
  },
}

export const refusals: RefusalWords = {
  busy: {
    title: 'Ahora mismo estamos saturados',
    text: 'Tu solicitud no nos ha llegado. Vuelve atrás, espera un momento e inténtalo de nuevo.',
  },
  tooMany: {
    title: 'Demasiadas solicitudes',
    text: 'Hemos recibido demasiadas solicitudes desde tu conexión. Espera unos minutos, vuelve atrás e inténtalo de nuevo.',
  },
  tooSlow: {
    title: 'Tu conexión es demasiado lenta',
    text: 'Lo que has enviado no nos ha llegado completo. Comprueba tu conexión, vuelve atrás y envíalo de nuevo.',
  },
}

export const unsubscribe: UnsubscribeWords = {
  ask: {
    title: '¿Quieres darte de baja de nuestros correos?',
    text: 'Dejaremos de enviarte ofertas y mensajes de seguimiento por correo. Seguiremos respondiendo cuando nos escribas y confirmando lo que nos envíes.',
  },
  button: 'Darme de baja',
  done: {
    title: 'Ya te has dado de baja',
    text: 'No te enviaremos más ofertas ni mensajes de seguimiento por correo. Si cambias de opinión, acéptalos en un formulario de este sitio.',
  },
  bad: {
    title: 'Este enlace no funciona',
    text: 'Está incompleto o es demasiado antiguo. Usa el enlace del último correo que te enviamos, o responde a ese correo y pídenos que no te escribamos más.',
  },
}

export const confirmation: ConfirmationWords = {
  ask: {
    title: '¿Confirmas tu dirección de correo?',
    text: (address) => `Así aceptas recibir ofertas por correo en ${address}. Puedes darte de baja cuando quieras.`,
  },
  button: 'Confirmar',
  done: {
    title: 'Tu dirección está confirmada',
    text: (address) => `Ya podemos enviar ofertas por correo a ${address}. Todas llevan un enlace para darte de baja.`,
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Tiene más de 30 días o te has dado de baja desde entonces. Si quieres ofertas por correo, vuelve a aceptarlas en un formulario de este sitio.',
  },
  bad: {
    title: 'Este enlace no funciona',
    text: 'Está incompleto o se ha borrado el registro al que pertenecía. Si quieres ofertas por correo, acéptalas en un formulario de este sitio.',
  },
}

/** Spanish, neutral between Spain and Latin America: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const replies: ReplyWords = {
  greeting: (name: string | null) => (name ? `Hola, ${name}:` : 'Hola:'),
  risk: 'Operar con oro apalancado es arriesgado: puedes perder todo lo que hayas depositado.',
  stop: 'Responde STOP y no te enviaremos más mensajes de este tipo.',
  signature: 'Un saludo,\n{colleague}\n{company}',
  whatsapp: 'Soy {colleague}, de {company}. Gracias por tu mensaje. ¿Qué te gustaría saber primero?',
  first: {
    subject: 'Tu mensaje a {company}',
    text: 'Gracias por escribirnos. Soy {colleague} y seré tu persona de contacto.\n\n¿Qué te gustaría saber primero? Te respondo con gusto por escrito. Si prefieres hablar, dime cuándo puedo llamarte.',
  },
  no_answer: {
    subject: 'He intentado localizarte',
    text: 'He intentado hablar contigo por teléfono, pero no lo he conseguido.\n\n¿Cuándo te viene bien que te llame? También puedes responder a este mensaje con tus preguntas.',
  },
  check_in: {
    subject: '¿Te quedan preguntas?',
    text: 'Quería saber si te ha quedado alguna duda.\n\nResponde a este mensaje con tus preguntas o, si prefieres que hablemos, dime cuándo te viene bien. Y si ahora no es el momento, no pasa nada.',
  },
  meeting: {
    subject: 'Nuestra conversación',
    text: 'Me gustaría dedicar media hora a repasar tus preguntas contigo.\n\nDime dos o tres momentos que te vengan bien, con tu zona horaria, y te enviaré una invitación.',
  },
  trial: {
    subject: 'La prueba gratuita, paso a paso',
    text: 'Tal como quedamos, te explico cómo funciona la prueba gratuita. Tu dinero permanece en tu propio bróker; nosotros solo conectamos el bot a tu cuenta. Puedes cancelar en cualquier momento durante la prueba.\n\n¿Damos juntos el primer paso?',
  },
  trial_ending: {
    subject: 'Tu prueba gratuita termina pronto',
    text: 'Tu prueba gratuita está a punto de terminar. Si diste una tarjeta al suscribirte, el primer cobro se hará el día que te indicó la página de pago. Si prefieres no seguir, cancela antes: no te costará nada.\n\n¿Quieres preguntarme algo antes de decidir?',
  },
  not_connected: {
    subject: 'Tu cuenta aún no está conectada',
    text: 'Ya te has suscrito, pero tu cuenta de trading todavía no está conectada al bot, así que todavía no hay nada en marcha. Solo nos faltan los datos de tu cuenta, y podemos ayudarte.\n\n¿Lo hacemos juntos? Responde con una hora que te venga bien.',
  },
  payment_failed: {
    subject: 'Tu pago no se ha completado',
    text: 'Un pago de tu suscripción no se ha completado. Muchas veces el motivo es sencillo: una tarjeta caducada o un banco que pide confirmación. El cobro se volverá a intentar; puedes actualizar la tarjeta desde el recibo que te envió la página de pago.\n\nResponde a este mensaje si necesitas ayuda o si ya has pagado.',
  },
  cancelled: {
    subject: 'Tu cancelación',
    text: 'Hemos anotado que tu suscripción termina. El servicio que has pagado sigue disponible hasta el final del periodo. Tu dinero está en tu propio bróker; ahí no cambia nada.\n\n¿Puedo preguntarte qué no te convenció? Basta con una frase, y no tienes que hacer nada más.',
  },
  first_payment: {
    subject: 'Gracias por tu pago',
    text: 'Gracias: hemos recibido tu primer pago. La página de pago te envía el recibo. Puedes seguir cada operación en tu propia cuenta y cancelar en cualquier momento.\n\n¿Está todo configurado como quieres? Si no, responde a este mensaje.',
  },
}
