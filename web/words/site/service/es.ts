import { declarations } from '../../messages/es.ts'
import { plural } from '../plural.ts'
import type { ServiceWords } from './en.ts'

export const service: ServiceWords = {
  cancel: {
    title: 'Cancelar la suscripción o desistir del contrato',
    lead: {
      mailed:
        'Dos pasos, sin iniciar sesión y sin dar explicaciones. Al final recibes un comprobante con fecha y hora, aquí y por correo.',
      shown:
        'Dos pasos, sin iniciar sesión y sin dar explicaciones. Al final, esta página te muestra un comprobante con fecha y hora.',
    },
    kind: '¿Qué quieres hacer?',
    kinds: {
      withdraw: { label: declarations.withdraw, text: 'Para consumidores, dentro del plazo de desistimiento.' },
      cancel_trial: { label: declarations.cancel_trial, text: 'No se te cobrará nada.' },
      cancel_subscription: { label: declarations.cancel_subscription, text: 'Termina al final del mes ya pagado.' },
    },
    contract: 'Datos para localizar tu contrato',
    contractHint: 'Por ejemplo, el día en que te suscribiste o el número de una factura.',
    note: '¿Quieres añadir algo?',
    emailHint: {
      mailed: 'Aquí te enviaremos el comprobante.',
      shown: 'Para que nuestro equipo pueda responderte.',
    },
    submit: { withdraw: 'Desistir del contrato aquí', cancel: 'Continuar para confirmar' },
    step: (now, all) => `Paso ${now} de ${all}`,
    confirmTitle: 'Confírmalo, por favor',
    confirmText: 'Revisa tu declaración. Surtirá efecto en cuanto pulses el botón.',
    confirm: {
      withdraw: 'Confirmar desistimiento',
      cancel_trial: 'Confirmar cancelación',
      cancel_subscription: 'Confirmar cancelación',
    },
    change: 'Cambiar algo',
    sentTitle: 'Hemos recibido tu declaración',
    sentAt: 'Recibida',
    receipt: 'Número de comprobante',
    sentText: {
      mailed:
        'Guarda esta página o el correo que va de camino. Nuestro equipo tramitará tu declaración y te lo confirmará.',
      shown: 'Guarda esta página: es tu comprobante. Nuestro equipo tramitará tu declaración.',
    },
    afterTitle: 'Quítale el acceso al bot',
    afterText:
      'Depende de cómo esté conectado: quítalo del gráfico, desactiva el copy trading en tu bróker o, si tenemos tu contraseña maestra, cámbiala en MetaTrader. Las posiciones abiertas seguirán abiertas: ciérralas tú o pide a tu bróker que lo haga.',
    failedTitle: 'No hemos recibido tu declaración',
    failedText: 'Inténtalo de nuevo. También puedes escribirnos un correo; tiene la misma validez.',
  },

  setup: {
    title: 'Tu suscripción ya está activa',
    lead: 'Quedan dos pasos: abrir una cuenta en un bróker y decirnos cómo puede acceder el bot a ella.',
    checkout: {
      waits: {
        title: 'Esperamos la confirmación del pago',
        lead: 'Suele tardar menos de un minuto y no tienes que pagar otra vez. Mientras tanto, abre una cuenta en un bróker y dinos cómo puede acceder el bot a ella.',
      },
      trial: {
        title: 'Tu prueba ha empezado',
        lead: 'Tu suscripción está confirmada. Quedan dos pasos: abrir una cuenta en un bróker y decirnos cómo puede acceder el bot a ella.',
      },
      paid: {
        title: 'Hemos recibido tu pago',
        lead: 'El pago está confirmado. Quedan dos pasos: abrir una cuenta en un bróker y decirnos cómo puede acceder el bot a ella.',
      },
    },
    benefits: {
      trial: (count, shown) =>
        plural('es', count, {
          one: `${shown} día gratis`,
          many: `${shown} de días gratis`,
          other: `${shown} días gratis`,
        }),
      trialText: 'La prueba empezó el día en que te suscribiste. No se te cobra nada hasta que termine.',
      functional: 'Todo incluido',
      functionalText: 'La prueba incluye el servicio completo.',
      free: 'Sin compromiso',
      freeText: 'Cancela cuando quieras durante la prueba y no pagarás nada.',
    },
    next: {
      title: 'Siguiente paso: una cuenta en un bróker',
      text: 'El bot opera en una cuenta a tu nombre. Puedes elegir cualquier bróker con MetaTrader; si ya tienes cuenta en uno, te sirve.',
      reasons: 'Sobre nuestro bróker asociado',
      important: 'Importante',
      deposit: (amount) =>
        `Depósito mínimo recomendado: ${amount}. Deposita solo lo que puedas permitirte perder, porque puedes perderlo todo.`,
      demo: 'Si tienes dudas, empieza con una cuenta demo.',
      entity: 'Comprueba con qué entidad firmas el contrato y búscala en el registro público.',
      paid: 'El bróker asociado puede pagarnos si abres una cuenta con este botón.',
      button: 'Abrir una cuenta real',
      none: 'Todavía no hay ningún enlace a un bróker asociado.',
    },
    form: {
      title: 'Datos de la cuenta de MetaTrader',
      lead: 'Con estos datos, nuestro equipo conecta el bot y te escribe cuando está listo.',
      fullName: 'Nombre completo',
      mt5Username: 'Usuario de MetaTrader',
      mt5UsernameHint: 'El número de tu cuenta, no tu correo.',
      mt5Password: 'Contraseña de MetaTrader',
      show: 'Mostrar la contraseña',
      brokerServer: 'Servidor del bróker',
      brokerServerHint: 'Tal como aparece en MetaTrader al iniciar sesión.',
      additionalNotes: 'Notas adicionales',
      access: '¿Cómo debe acceder el bot a tu cuenta?',
      accessLead: 'La opción más segura es la primera. Las dos primeras no necesitan contraseña.',
      ways: {
        own_terminal: {
          label: 'Ejecuto el bot en mi propio terminal',
          text: 'Inicias sesión tú y no recibimos ninguna contraseña. El acceso termina cuando quitas el bot del gráfico.',
        },
        broker_copy: {
          label: 'Mi bróker copia las operaciones',
          text: 'Activas el copy trading en tu bróker y no recibimos ninguna contraseña. El acceso termina cuando lo desactivas allí.',
        },
        investor_password: {
          label: 'Contraseña de inversor (solo lectura)',
          text: 'Nos permite ver la cuenta y comprobar la configuración, pero con ella el bot no puede operar: para eso, elige una de las otras tres opciones. El acceso termina cuando cambias la contraseña en MetaTrader.',
        },
        master_password: {
          label: 'Contraseña maestra (permite operar)',
          text: 'Permite que el bot opere, con la sesión siempre iniciada. Quien tenga esta contraseña también puede cambiar contraseñas, pero no retirar dinero. El acceso termina cuando cambias la contraseña en MetaTrader.',
        },
      },
      passwordText: (days) =>
        `Escribe solo la contraseña de la opción elegida arriba, nunca la de la web de tu bróker ni la de tu correo. Se cifra al instante, solo puede verla alguien del equipo que registre un motivo y se borra de nuestros registros al terminar la configuración o, como máximo, a los ${days} días. Con la contraseña maestra, el terminal que ejecuta el bot mantiene la sesión iniciada hasta que cambies la contraseña. Se cambia en MetaTrader, en Herramientas → Opciones → Servidor: la de inversor, cuando termine la configuración; la maestra, cuando quieras parar el bot.`,
      passwordAgain: 'Escribe la contraseña otra vez: la página no la conserva.',
      submit: 'Enviar los datos de la cuenta',
      sentTitle: 'Hemos recibido los datos de tu cuenta',
      sentText: {
        mailed: 'Te enviaremos un correo de confirmación y otro cuando la cuenta esté configurada.',
        shown: 'Nuestro equipo configurará ahora la cuenta.',
      },
      sentAfter: {
        mailed:
          'Si enviaste una contraseña de inversor, cámbiala en MetaTrader en cuanto llegue ese segundo correo. Con una contraseña maestra, el bot sigue operando hasta que la cambies.',
        shown:
          'Si enviaste una contraseña de inversor, cámbiala en MetaTrader en cuanto la cuenta esté configurada. Con una contraseña maestra, el bot sigue operando hasta que la cambies.',
      },
      failedTitle: 'Error al enviar los datos',
      failedText: 'Inténtalo de nuevo o contacta con el equipo de soporte.',
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
    lead: 'Todos los meses y las últimas operaciones, tal como se registraron, pérdidas incluidas.',
    curve: 'Crecimiento, mes a mes',
    curveText: (from, to, end) =>
      `De ${from} a ${to}, la curva de crecimiento terminó en ${end} veces su valor inicial.`,
    curveNote:
      'Rentabilidades mensuales encadenadas. Los depósitos y las retiradas no cuentan, y las caídas dentro de un mes no se ven.',
    months: 'Todos los meses',
    figures: 'Cifras',
    missing: (months) => `Sin datos de: ${months}.`,
    corrections: 'Correcciones',
    correctionsText: 'Aquí figuran los meses que se modificaron después de registrarse.',
    corrected: (month, day) => `${month}, modificado el ${day}`,
    before: 'Antes:',
    now: 'Ahora:',
    reason: 'Motivo:',
    noReason: 'No se indicó ningún motivo.',
    noCorrections: 'Ningún mes se ha modificado desde que se registró.',
    statedTitle: (company) => `Declarado por ${company}`,
    statedText:
      'Meses introducidos a mano y listas de operaciones, que no proceden de ninguna cuenta importada ni entran en el cálculo de las cifras de arriba.',
    events: 'Cambios en el historial',
    eventsText: 'Cada uno de estos cambios consta en el registro con su hora.',
    renamed: (day, before, now) => `${day}: la cuenta «${before}» pasó a llamarse «${now}».`,
    carrier: (day, now, before) =>
      before === null
        ? `${day}: los meses y las operaciones del historial proceden de ${now}.`
        : `${day}: los meses y las operaciones del historial proceden de ${now} en lugar de ${before}.`,
    repeated: (day, account, publishedAs) =>
      `${day}: se rechazó un archivo subido para ${account}, porque su número de cuenta ya está publicado como ${publishedAs}.`,
    restored: (day, made) =>
      `${day}: la base de datos se restauró desde una copia de seguridad del ${made}. Falta lo que se registró después de esa copia.`,
    putBack: (day) => `${day}: la base de datos se revirtió a un estado anterior.`,
    lost: (entry) => `La entrada ${entry} del registro estaba firmada y ha desaparecido.`,
    removed: (name) => `La cuenta «${name}» consta en el registro, pero ya no se publica.`,
    removedResult: (day, amount) => `Resultado de sus operaciones hasta el ${day}: ${amount}.`,
    dataText: 'Los mismos registros, para que hagas tus propios cálculos:',
    dataAccounts: 'Cuentas en JSON',
    dataMonths: 'Meses en JSON',
    dataOperations: 'Operaciones en JSON',
  },
}
