import type { ChannelsWords } from './channels-en.ts'

/** Spanish. */
export const channels: ChannelsWords = {
  lead: 'Correo, WhatsApp y Telegram de tu equipo. Lo que escriben los leads aparece en su ficha y en la bandeja de entrada.',
  mail: {
    title: 'Correo',
    text: 'Los correos salen por tu servidor de correo. Las respuestas aparecen en su ficha y en la bandeja de entrada.',
    loadFailed: 'No se pudo cargar la configuración',
    noServer: 'Aún sin servidor: los correos esperan aquí y los de leads abren tu aplicación de correo.',
    smtp: {
      title: 'Envío (SMTP)',
      fixed: (server, from) =>
        `Está definido en el entorno del servidor (SMTP_URL), así que aquí no se puede cambiar: ${server}, desde ${from}.`,
      provider: 'Proveedor',
      otherProvider: 'Otro servidor de correo',
      providerHints: {
        google: 'Inicia sesión con Google o crea una contraseña de aplicación (verificación en dos pasos).',
        microsoft:
          'Inicia sesión con Microsoft; SMTP autenticado activo. Sin contraseñas desde finales de diciembre de 2026.',
        fastmail: 'Hace falta una contraseña de aplicación con acceso a SMTP: Settings → Privacy & Security.',
        own: 'Tu proveedor los indica como datos del correo saliente.',
      },
      from: 'Dirección del remitente',
      fromHint: 'Los correos salen de esta dirección. El usuario debe tener permiso para enviar desde ella.',
      host: 'Servidor SMTP',
      hostHint: 'Por ejemplo smtp.example.com',
      userHint: 'Casi siempre, la dirección de correo completa. Déjalo vacío si el servidor no pide usuario.',
      save: 'Guardar el servidor de correo',
      remove: 'Dejar de enviar correos',
    },
    test: {
      title: 'Comprobación',
      text: (mailbox) => `Envía un correo a ${mailbox} y otro a una dirección de respuesta y comprueba lo que llega.`,
      start: 'Enviar correo de comprobación',
      failed: 'No se pudo iniciar la comprobación',
      waiting: (mailbox) => `El correo de comprobación ha salido. Esperando a que llegue a ${mailbox}…`,
      fine: 'Todo funciona: los correos de comprobación salieron y llegaron sin cambios, también los de respuesta.',
      sent: (mailbox) =>
        `Los correos de comprobación han salido. Busca dos en ${mailbox}; si solo llega uno, las direcciones de respuesta no funcionan.`,
      found: (when) => `La comprobación del ${when} encontró algo que corregir:`,
      findings: {
        login: 'El servidor de correo ha rechazado el usuario o la contraseña.',
        app_password: 'El proveedor pide aquí una contraseña de aplicación, no la de la cuenta.',
        login_off:
          'El proveedor no permite entrar con contraseña en este buzón. Activa el SMTP autenticado o usa otro servidor de correo.',
        no_login:
          'El servidor de correo solo acepta correos para otros si se inicia sesión. Escribe el usuario y la contraseña.',
        host: 'No existe ningún servidor con este nombre. Revisa cómo está escrito.',
        connection:
          'El servidor no responde en este puerto. Revisa el servidor y el puerto; puede que un cortafuegos lo bloquee.',
        certificate: 'El certificado del servidor no es válido para este nombre. Revisa el nombre del servidor.',
        tls: 'El servidor no usa este cifrado en este puerto. El 465 suele usar TLS y el 587, STARTTLS.',
        sender: 'El servidor de correo no deja que este usuario envíe desde la dirección del remitente.',
        recipient: 'El servidor de correo dice que este buzón no existe.',
        limit:
          'Se ha alcanzado el límite de envíos del proveedor o pide ir más despacio. Los correos esperan y se reintentan.',
        policy: 'La política o el filtro antispam del proveedor ha rechazado el correo.',
        refused: 'El servidor de correo ha rechazado el correo.',
        sign_in:
          'El servidor de correo ha rechazado el inicio de sesión. Comprueba que el usuario sea el buzón con el que iniciaste sesión y que tenga activados IMAP y el SMTP autenticado, o vuelve a iniciar sesión.',
        plus: 'Los correos a una dirección de respuesta no llegan. Elige la otra forma de direcciones o permite en tu proveedor las direcciones con el signo más.',
        lost: 'Los correos de comprobación salieron, pero no llegaron en dos minutos. Revisa la carpeta de spam y los filtros del buzón; solo se lee la bandeja de entrada.',
        from_changed:
          'El proveedor cambió la dirección del remitente, así que los leads ven otra. Autoriza esta dirección en tu proveedor o escribe la suya.',
        id_changed:
          'El proveedor cambió el Message-ID. Las respuestas siguen encontrando a su lead por la dirección de respuesta.',
        reply_to_lost:
          'El proveedor quitó la dirección Reply-To, así que las respuestas llegan sin su clave. Se reconocen por el remitente.',
      },
    },
    older: {
      title: 'Correos anteriores',
      text: 'Los correos de antes de conectar el buzón pueden pasar a las conversaciones de tus leads. No cuentan como pendientes, no activan reglas y no crean leads.',
      since: 'Desde',
      count: 'Contar correos',
      countFailed: 'No se pudieron contar los correos',
      notReached: 'El buzón no responde. Revisa los ajustes de arriba y vuelve a intentarlo.',
      found: (shown, since) =>
        `Correos desde el ${since}: ${shown}. Los de tus leads y los enviados a ellos se añaden a sus conversaciones; los demás se quedan en el buzón.`,
      start: 'Añadir correos anteriores',
      startFailed: 'No se pudieron añadir los correos',
      listing: 'Buscando los correos…',
      looked: (looked, total) => `Revisados ${looked} de ${total}.`,
      added: (shown) => `Añadidos a conversaciones: ${shown}`,
      stop: 'Detener',
      stopFailed: 'No se pudo detener',
      ended: (when) => `Terminado: ${when}.`,
    },
    imap: {
      host: 'Servidor IMAP',
      hostHint: 'Por ejemplo imap.example.com',
      userHint: 'Casi siempre, la dirección de correo completa.',
    },
    signIn: {
      title: (provider) => `Iniciar sesión con ${provider}`,
      steps: {
        google:
          'En la consola de Google Cloud, crea un proyecto de tu organización con el público «Interno» y la API de Gmail activada, y en él un cliente de OAuth de tipo «Aplicación web».',
        microsoft:
          'En el centro de administración de Microsoft Entra, registra una aplicación solo para este directorio organizativo, con los permisos delegados de Microsoft Graph IMAP.AccessAsUser.All, SMTP.Send y offline_access, y crea un secreto de cliente.',
      },
      redirect: 'Indica allí este URI de redirección (plataforma: web):',
      copy: 'Copiar el URI',
      clientId: { google: 'ID de cliente', microsoft: 'Id. de aplicación (cliente)' },
      clientSecret: 'Secreto de cliente',
      secretHint: 'Se guarda cifrado.',
      secretKept: 'Déjalo vacío para conservar el actual.',
      tenant: 'Id. de directorio (inquilino)',
      connect: 'Conectar',
      again: 'Volver a iniciar sesión',
      leaving: 'Abriendo la página del proveedor…',
      failed: 'No se pudo iniciar sesión',
      expired: 'Este inicio de sesión empezó en otra sesión o hace más de 15 minutos. Vuelve a conectar.',
      notYet: 'Aún no has iniciado sesión. Los correos esperan hasta que conectes.',
      connected: (account) => `Conectado como ${account}`,
      problems: {
        declined: 'No se permitió el acceso, así que nada ha cambiado. Vuelve a conectar y permítelo.',
        client:
          'El proveedor ha rechazado el ID de cliente o su secreto. Los secretos caducan: crea uno nuevo allí, escríbelo aquí y conecta.',
        scope:
          'El acceso al correo no estaba entre lo permitido. Vuelve a conectar y deja marcadas todas las casillas.',
        refused:
          'El proveedor ha rechazado el inicio de sesión. Revisa allí la configuración del cliente, sobre todo el URI de redirección.',
        unreachable: 'El proveedor no responde. Inténtalo de nuevo en un momento.',
        ended:
          'El proveedor ya no acepta este inicio de sesión. Inicia sesión de nuevo: hasta entonces no salen ni llegan correos, y los que esperan saldrán después.',
      },
    },
    replies: 'Respuestas de los leads',
    mailbox: 'Buzón para las respuestas',
    mailboxHint: 'Los leads responden a este buzón.',
    fromServer: 'La misma dirección del remitente. Escribe otra si quieres usarla.',
    replyForm: 'Direcciones de respuesta',
    replyFormHint: 'Tu proveedor tiene que admitir direcciones con el signo más; casi todos lo hacen.',
    replyForms: { plus: 'nombre+clave@example.com', catch_all: 'clave@example.com (dominio comodín)' },
    fetch: 'Recoger el correo del buzón (IMAP)',
    port: 'Puerto',
    security: 'Cifrado',
    securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Ninguno (solo esta máquina)' },
    user: 'Usuario',
    login: 'Acceso',
    loginHint: 'Guarda y después conéctate en el apartado «Iniciar sesión con…».',
    password: 'Contraseña',
    passwordHint: 'Muchos proveedores piden aquí una contraseña de aplicación. Se guarda cifrada.',
    passwordAgain: 'Otro servidor u otro usuario necesita su contraseña.',
    passwordKept: 'Déjalo vacío para conservar la contraseña guardada.',
    notYet: 'Conectando con el buzón…',
    lookedAt: (when) => `Última consulta del buzón: ${when}`,
    problems: {
      login:
        'El servidor de correo ha rechazado el usuario o la contraseña. Revísalos; puede que tu proveedor pida una contraseña de aplicación.',
      sign_in:
        'El servidor de correo ha rechazado el inicio de sesión. Comprueba que el usuario sea el buzón con el que iniciaste sesión y que tenga activado IMAP, o vuelve a iniciar sesión.',
      connection: 'No se puede conectar con el servidor de correo. Revisa el servidor y el puerto.',
      certificate:
        'El certificado del servidor de correo no es válido para este nombre. Revisa el nombre del servidor.',
      no_inbox: 'Este usuario no tiene bandeja de entrada.',
    },
    save: 'Guardar',
    saved: 'Guardado',
    saveFailed: 'No se pudo guardar',
    noSecret:
      'Un proveedor de correo o un script también puede enviar aquí cada correo tal como es. Crea un secreto para ello.',
    secretSince: (when) => `Los correos se pueden enviar aquí desde el ${when}.`,
    makeSecret: 'Crear un secreto para las entregas',
    renewSecret: 'Sustituir el secreto',
    renewFailed: 'No se pudo crear el secreto',
    deliverTo: (address) =>
      `Envía cada correo por POST a ${address}, sin cambios, firmado con las cabeceras de Standard Webhooks: webhook-id, webhook-timestamp y webhook-signature.`,
  },
  messengers: {
    title: 'WhatsApp y Telegram con los leads',
    text: 'Lo que escriben allí los leads aparece en su ficha y en la bandeja de entrada, y se responde desde ahí.',
    loadFailed: 'No se pudo cargar la configuración',
    whatsapp: {
      title: 'WhatsApp (Cloud API)',
      moves: 'Un número que se usa en la app de WhatsApp pasa a la Cloud API: ya no se podrá usar en la app.',
      numberId: 'ID del número de teléfono',
      numberIdHint: 'De Meta, WhatsApp → Configuración de la API. Solo cifras; no es el teléfono.',
      businessId: 'ID de la cuenta de WhatsApp Business',
      businessIdHint: 'Hace falta para las plantillas.',
      token: 'Token de acceso',
      tokenHint: 'De un usuario del sistema, sin caducidad. Se guarda cifrado.',
      appSecret: 'Clave secreta de la app',
      appSecretHint: 'De Meta, Configuración de la app → Básica. Demuestra que las entregas son de Meta.',
      verifyToken: 'Token de verificación',
      verifyTokenHint: 'Un texto a tu elección; introduce el mismo en Meta.',
      kept: 'Déjalo vacío para conservar el guardado.',
      deliverTo: (address) =>
        `URL de devolución de llamada para Meta: ${address}. Suscríbete a messages y user_preferences.`,
      otherNumber: (id) =>
        `También llegan mensajes a otro número de tu app de Meta (ID ${id}) y no se recogen. Solo se lee el número conectado.`,
      save: 'Guardar WhatsApp',
      remove: 'Desconectar WhatsApp',
    },
    telegram: {
      title: 'Telegram',
      token: 'Token del bot',
      tokenHint: 'De @BotFather. Se guarda cifrado.',
      bot: (name) => `Conectado como @${name}`,
      save: 'Guardar Telegram',
      remove: 'Desconectar Telegram',
    },
    saved: 'Guardado',
    saveFailed: 'No se pudo guardar',
    notYet: 'Aún no ha llegado nada.',
    provenAt: (when) => `Última señal: ${when}`,
    problem: (code) => `El servicio responde con el error ${code}.`,
    problems: {
      '190': 'WhatsApp rechaza el token de acceso. Introduce otro.',
      number: 'WhatsApp no reconoce este identificador de número, o el token no es de ese número.',
      business: 'WhatsApp no reconoce este identificador de cuenta de empresa, o el token no es de esa cuenta.',
      unreached: 'No se puede contactar con WhatsApp.',
      '131042': 'Meta no puede cobrar los mensajes. Revisa los ajustes de pago en Meta.',
      '133010': 'El número no está registrado en la Cloud API.',
      token: 'Telegram no conoce este token. Compruébalo con @BotFather.',
      twice: 'Otro programa pide también los mensajes de este bot. Detenlo o usa otro bot.',
      away: 'No se puede contactar con Telegram. Se volverá a intentar.',
    },
  },
}
