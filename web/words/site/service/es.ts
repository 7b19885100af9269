import { declarations } from '../../declarations.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Desistir o cancelar',
    lead: {
      mailed:
        'Dos pasos, sin iniciar sesión y sin dar motivos. Al final recibes un comprobante con fecha y hora, aquí y por correo.',
      shown:
        'Dos pasos, sin iniciar sesión y sin dar motivos. Al final, esta página te muestra un comprobante con fecha y hora.',
    },
    kind: '¿Qué quieres hacer?',
    kinds: {
      withdraw: { label: declarations.es.withdraw, text: 'Para consumidores, dentro del plazo de desistimiento.' },
      cancel_trial: { label: declarations.es.cancel_trial, text: 'No habrá ningún cargo.' },
      cancel_subscription: { label: declarations.es.cancel_subscription, text: 'Termina con el mes ya pagado.' },
    },
    contract: 'Datos para localizar tu contrato',
    contractHint: 'Por ejemplo, el día en que te suscribiste o un número de la factura.',
    note: '¿Quieres añadir algo?',
    emailHint: {
      mailed: 'Aquí llega el comprobante.',
      shown: 'Para que nuestro equipo pueda contactarte al respecto.',
    },
    submit: { withdraw: 'Desistir del contrato aquí', cancel: 'Continuar para confirmar' },
    step: (now, all) => `Paso ${now} de ${all}`,
    confirmTitle: 'Confírmalo, por favor',
    confirmText: 'Revisa tu declaración. Tiene efecto desde el momento en que pulses el botón.',
    confirm: {
      withdraw: 'Confirmar desistimiento',
      cancel_trial: 'Confirmar cancelación',
      cancel_subscription: 'Confirmar cancelación',
    },
    change: 'Cambiar algo',
    sentTitle: 'Tu declaración ha llegado',
    sentAt: 'Recibida',
    receipt: 'Número de comprobante',
    sentText: {
      mailed:
        'Guarda esta página o el correo que va de camino. Nuestro equipo tramita lo que has declarado y te lo confirma.',
      shown: 'Guarda esta página: es tu comprobante. Nuestro equipo tramita lo que has declarado.',
    },
    afterTitle: 'Quítale el acceso al bot',
    afterText:
      'Cambia en tu bróker la contraseña de tu cuenta de trading o desactiva allí la copia. Las posiciones abiertas siguen abiertas: ciérralas tú o pídeselo a tu bróker.',
    failedTitle: 'Tu declaración no ha llegado',
    failedText: 'Inténtalo de nuevo. También puedes escribirnos por correo; vale lo mismo.',
  },

  setup: {
    title: 'Tu suscripción ya está activa',
    lead: 'Quedan dos pasos: una cuenta en un bróker y decirnos cómo puede acceder el bot a ella.',
    benefits: {
      trial: (count, shown) =>
        plural('es', count, {
          one: `${shown} día gratis`,
          many: `${shown} de días gratis`,
          other: `${shown} días gratis`,
        }),
      trialText: 'La prueba cuenta desde el día en que te suscribiste. Antes de que acabe no se cobra nada.',
      functional: 'Todo incluido',
      functionalText: 'La prueba es el servicio completo, no una parte.',
      free: 'Sin compromiso',
      freeText: 'Cancela cuando quieras durante la prueba y no pagas nada.',
    },
    next: {
      title: 'Siguiente paso: una cuenta en un bróker',
      text: 'El bot opera en una cuenta a tu nombre. Puedes usar cualquier bróker que ofrezca MetaTrader.',
      reasons: 'Sobre nuestro bróker asociado',
      important: 'Importante',
      deposit: (amount) =>
        `Depósito mínimo recomendado: ${amount}. Deposita solo lo que puedas permitirte perder; puedes perderlo todo.`,
      demo: 'Empieza con una cuenta demo si tienes dudas.',
      entity: 'Comprueba con qué entidad jurídica firmas y su ficha en el registro público.',
      paid: 'El bróker asociado puede pagarnos cuando abres una cuenta con este botón.',
      button: 'Abrir una cuenta real',
      none: 'Por ahora no se nombra ningún bróker asociado.',
    },
    form: {
      title: 'Datos de la cuenta de MetaTrader',
      lead: 'Con ellos nuestro equipo configura la cuenta y te escribe cuando está lista.',
      fullName: 'Nombre completo',
      mt5Username: 'Usuario de MetaTrader',
      mt5UsernameHint: 'El número de la cuenta, no tu correo.',
      mt5Password: 'Contraseña de MetaTrader',
      show: 'Mostrar la contraseña',
      brokerServer: 'Servidor del bróker',
      brokerServerHint: 'Como lo muestra MetaTrader al iniciar sesión.',
      additionalNotes: 'Notas adicionales',
      access: '¿Cómo debe acceder el bot a tu cuenta?',
      accessLead: 'Primero la forma más segura. Las dos primeras no necesitan contraseña.',
      ways: {
        own_terminal: {
          label: 'Ejecuto el bot en mi propio terminal',
          text: 'Inicias sesión tú; no recibimos ninguna contraseña. El acceso termina cuando quitas el bot del gráfico.',
        },
        broker_copy: {
          label: 'Mi bróker copia las operaciones',
          text: 'Activas la copia en tu bróker; no recibimos ninguna contraseña. El acceso termina cuando la desactivas allí.',
        },
        investor_password: {
          label: 'Contraseña de inversor (solo lectura)',
          text: 'Nos deja ver la cuenta, no operar. Sirve para comprobar la configuración. El acceso termina cuando la cambias en MetaTrader.',
        },
        master_password: {
          label: 'Contraseña maestra (permite operar)',
          text: 'Deja operar al bot, y quien la tenga puede cambiar contraseñas; no puede retirar dinero. El acceso termina cuando la cambias en MetaTrader.',
        },
      },
      passwordText: (days) =>
        `Solo la contraseña de la forma elegida arriba, nunca la de la web de tu bróker ni la de tu correo. Se cifra al instante, no se muestra a nadie sin un motivo registrado y se borra al terminar la configuración, como máximo a los ${days} días. Cámbiala después en MetaTrader, en Opciones, Servidor.`,
      passwordAgain: 'Escribe la contraseña otra vez: la página no la conserva.',
      submit: 'Enviar los datos de la cuenta',
      sentTitle: 'Hemos recibido los datos de tu cuenta',
      sentText: {
        mailed:
          'Los datos de tu cuenta han llegado. Un correo lo confirma y recibirás otro cuando la cuenta esté configurada.',
        shown: 'Los datos de tu cuenta han llegado. Nuestro equipo configura la cuenta.',
      },
      sentAfter: {
        mailed: 'Si enviaste una contraseña, cámbiala en MetaTrader en cuanto llegue ese correo.',
        shown: 'Si enviaste una contraseña, cámbiala en MetaTrader en cuanto la cuenta esté configurada.',
      },
      failedTitle: 'Error al enviar los datos',
      failedText: 'Inténtalo de nuevo o ponte en contacto con soporte.',
      problems: {
        fullName: 'Nombre completo requerido',
        email: 'Email válido requerido',
        phoneNumber: 'Teléfono válido requerido',
        mt5Username: 'Usuario MT5 requerido',
        mt5Password: () => 'Contraseña MT5 requerida',
        investmentAmount: 'Monto de inversión requerido',
      },
    },
    help: {
      title: '¿Necesitas ayuda?',
      text: 'Te ayudamos, en tu idioma.',
      whatsapp: 'Escribir por WhatsApp',
      form: 'Escríbenos',
    },
    leave: '¿Has cambiado de idea?',
  },

  record: {
    title: 'Historial de resultados',
    lead: 'Cada mes y las últimas operaciones tal como están registradas aquí, pérdidas incluidas.',
    curve: 'Factor de crecimiento, mes a mes',
    curveText: (from, to, end) => `De ${from} a ${to}: factor de crecimiento ${end}.`,
    curveNote:
      'Rentabilidades mensuales multiplicadas; los depósitos y retiradas no cuentan y las caídas dentro de un mes no se ven.',
    months: 'Todos los meses',
    figures: 'Cifras',
    missing: (months) => `Sin datos de: ${months}.`,
    corrections: 'Correcciones',
    correctionsText: 'Aquí figura cada mes que se cambió después de registrarse por primera vez.',
    corrected: (month, day) => `${month}, cambiado el ${day}`,
    before: 'Antes:',
    now: 'Ahora:',
    reason: 'Motivo:',
    noReason: 'No se indicó ningún motivo.',
    noCorrections: 'Ningún mes registrado se cambió después.',
    statedTitle: (company) => `Declarado por ${company}`,
    statedText:
      'Meses introducidos a mano y listas de operaciones. No los respalda ninguna cuenta importada y ninguna cifra de arriba se calcula con ellos.',
    events: 'Cambios en el historial',
    eventsText: 'El registro contiene cada una de estas entradas con su hora.',
    renamed: (day, before, now) => `${day}: la cuenta «${before}» pasó a llamarse «${now}».`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: los meses y las operaciones del historial proceden de ${now}.`
        : `${day}: los meses y las operaciones del historial proceden de ${now} en lugar de ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: se subió para ${account} un archivo del login ya publicado como ${publishedAs}, y se rechazó.`,
    restored: (day, made) =>
      `${day}: la base de datos se restauró desde una copia de seguridad del ${made}. Falta lo registrado entre ambas fechas.`,
    putBack: (day) => `${day}: la base de datos se devolvió a un estado anterior.`,
    lost: (entry) => `La entrada ${entry} del registro estaba firmada y falta.`,
    removed: (name) => `La cuenta «${name}» consta en el registro, pero ya no se publica.`,
    data: 'Los datos',
    dataText: 'Los mismos registros, para que calcules tú:',
    dataAccounts: 'Cuentas en JSON',
    dataMonths: 'Meses en JSON',
    dataOperations: 'Operaciones en JSON',
  },
}
