import type { LegalWords } from './en.ts'

export const legal: LegalWords = {
  contents: 'En esta página',
  more: 'Ver también',

  risk: {
    title: 'Información sobre los riesgos',
    lead: 'Léela antes de conectar una cuenta. Si algo no te queda claro, no operes con este bot.',
    sections: {
      leverage: {
        title: 'Apalancamiento',
        text: 'El oro (XAU/USD) suele negociarse con apalancamiento, mediante contratos por diferencias (CFD). Un pequeño movimiento del precio en tu contra puede consumir todo el depósito en minutos.\nTu bróker puede cerrar posiciones sin consultarte si el margen ya no es suficiente. Que puedas perder más de lo depositado y acabar debiendo dinero depende de tu bróker y de la ley de tu país: pide que te lo aclaren por escrito.',
      },
      market: {
        title: 'El mercado del oro',
        text: 'El precio del oro da saltos con las noticias, en la apertura semanal y cuando hay poca actividad. Una orden stop se ejecuta entonces al siguiente precio disponible, que puede estar lejos del elegido. Los spreads se amplían y cada noche se cobra el swap.',
      },
      bot: {
        title: 'Qué no puede hacer un bot',
        text: 'El bot sigue reglas fijas. No conoce el futuro, no entiende las noticias y no percibe cuándo un mercado ha cambiado de raíz. Tendrá operaciones, semanas y meses con pérdidas.\nLas reglas que funcionaron en el pasado pueden fallar de un día para otro, sin aviso y durante más tiempo del que puedas soportar.',
      },
      technology: {
        title: 'Fallos técnicos',
        text: 'La electricidad, internet, el terminal, el servidor del bróker o este servicio pueden fallar en el peor momento. Las órdenes pueden entonces retrasarse, duplicarse o perderse, y las posiciones abiertas siguen abiertas. Asegúrate de saber cómo contactar con tu bróker sin el bot y cómo cerrar posiciones a mano.',
      },
      past: {
        title: 'Resultados pasados y simulados',
        text: 'Las rentabilidades pasadas no son un indicador fiable de resultados futuros. Los resultados de cuentas demo y de simulaciones con datos históricos se obtuvieron sin órdenes reales; los de las simulaciones, además, cuando ya se sabía lo que vino después. El texto que exigen los reguladores acompaña siempre a estos resultados y figura también aquí:',
      },
      costs: {
        title: 'Costes',
        text: (price, deposit, share) =>
          `La suscripción de ${price} al mes se paga tanto si el bot gana como si pierde. Con un depósito de ${deposit}, solo la suscripción se lleva un ${share} al mes. A eso se añaden el spread, la comisión y el swap de tu bróker. En una cuenta pequeña los costes pueden superar cualquier ganancia.`,
      },
      broker: {
        title: 'Tu bróker',
        text: 'Tu dinero lo tiene tu bróker, no nosotros. Si el bróker quiebra, lo que recuperes dependerá de la ley y del sistema de garantía que se le apliquen. Comprueba la entidad regulada con la que firmas el contrato, no solo la marca. Podemos recibir un pago si abres una cuenta en un bróker asociado. Tenemos, por tanto, un interés económico; mencionar un bróker no es recomendarlo.',
      },
      suitability: {
        title: 'Para quién no es este servicio',
        text: '- No operes con dinero prestado, con ahorros que necesites ni con dinero que pueda hacerte falta en los próximos años.\n- No operes si perder todo el depósito cambiaría tu vida.\n- Nada de lo que hay en este sitio es asesoramiento de inversión ni una recomendación para ti; aquí nadie ha estudiado tu situación.\n- En algunos países no se puede ofrecer oro apalancado a particulares; en Estados Unidos, la prohibición alcanza a la mayoría de los residentes. No uses el servicio donde esté prohibido.',
      },
      before: {
        title: 'Antes de empezar',
        text: '- ¿Sabes explicar a otra persona cómo se gana y se pierde dinero con un contrato por diferencias (CFD)?\n- ¿Sabes cuánto aceptas perder como máximo y has limitado la cuenta a esa cantidad?\n- ¿Has probado el bot en una cuenta demo?\n- ¿Sabes cómo pararlo de inmediato?\nSi alguna respuesta es «no», espera.',
      },
    },
  },

  compliance: {
    title: 'Cumplimiento normativo',
    lead: 'Quién está detrás de este servicio, quién supervisa a quién y a quién puedes escribir.',
    status: 'Situación regulatoria',
    statusText:
      'Una licencia ampara a una sola entidad jurídica y solo para las actividades que indica. Compara los datos con el registro público antes de fiarte de ellos.',
    entities: 'Quién hace qué',
    facts: {
      company: 'empresa',
      address: 'dirección',
      custody: 'quién custodia el dinero de los clientes',
      technology: 'proveedor de tecnología',
      broker: 'entidad jurídica del bróker asociado',
      brokerRegulator: 'regulador del bróker asociado',
      brokerRegister: 'registro del bróker asociado',
      officer: 'responsable de cumplimiento',
      dpo: 'delegado de protección de datos',
    },
    frameworks: 'Marcos normativos',
    frameworksText:
      'Estas normas pueden aplicarse a un servicio como este. Citarlas aquí no significa que alguien tenga una licencia conforme a ellas.',
    eu: {
      title: 'Unión Europea',
      text: 'Los servicios de inversión se rigen por la Directiva y el Reglamento relativos a los mercados de instrumentos financieros. A los contratos por diferencias (CFD) para clientes minoristas se les aplican medidas nacionales de intervención sobre productos, inspiradas en las de la Autoridad Europea de Valores y Mercados. Según esa Autoridad, ejecutar señales de trading de forma automática, sin intervención del cliente, puede constituir gestión de carteras, que requiere autorización. Los datos personales se rigen por el Reglamento General de Protección de Datos; los contratos a distancia, por la Directiva sobre los derechos de los consumidores.',
    },
    uae: {
      title: 'Emiratos Árabes Unidos',
      text: 'Fuera de las zonas francas financieras, la Capital Market Authority autoriza la promoción de productos financieros. En el Dubai International Financial Centre lo hace la Dubai Financial Services Authority (DFSA) y en el Abu Dhabi Global Market, la Financial Services Regulatory Authority (FSRA). Los datos personales se rigen por la ley federal de protección de datos y por las leyes de las zonas francas.',
    },
    us: {
      title: 'Estados Unidos',
      text: 'El asesoramiento sobre derivados de materias primas y su publicidad se rigen por la Commodity Exchange Act y por las normas de la Commodity Futures Trading Commission (CFTC) y de la National Futures Association (NFA). El oro apalancado solo puede ofrecerse a particulares en casos muy excepcionales. Los resultados hipotéticos deben llevar el aviso que exigen esas normas.',
    },
    identity: 'Identificación y prevención del blanqueo de capitales',
    identityText:
      '- Este sitio no acepta depósitos ni hace pagos. El dinero de tus operaciones solo se mueve entre tú y tu bróker.\n- El bróker que abre tu cuenta debe identificarte, preguntarte de dónde procede tu dinero y estar atento a pagos sospechosos.\n- Este sitio no pide documentos de identidad. No envíes ninguno por correo ni mediante un formulario.\n- No conectamos cuentas de terceros: la cuenta debe ser tuya.\n- No prestamos el servicio donde lo prohíban las sanciones y atendemos los requerimientos legítimos de las autoridades.',
    data: 'Protección de datos',
    dataText:
      'Puedes preguntar qué datos tuyos guardamos, pedir una copia, su corrección o su borrado, oponerte a su uso y retirar tu consentimiento en cualquier momento. La página Privacidad explica cómo hacerlo y cuánto tiempo se conserva todo.',
    complaints: 'Reclamaciones',
    complaintsText:
      'Escribe al responsable de cumplimiento indicado arriba o, si no hay ninguno, usa el formulario de contacto. Te responderemos por escrito. Si la respuesta no te satisface, puedes acudir al regulador indicado arriba para nosotros o para el bróker asociado, si lo hay. En lo que afecte a tu cuenta, puedes acudir al defensor del cliente de tu bróker y, en la Unión Europea, también a una entidad de resolución alternativa de litigios de consumo.',
  },

  privacy: {
    title: 'Privacidad',
    lead: 'Qué guardamos sobre ti, para qué, durante cuánto tiempo y cómo puedes verlo.',
    controller: 'Quién es el responsable',
    controllerText: 'Responsable del tratamiento según la normativa de protección de datos:',
    sections: {
      collected: {
        title: 'Qué guardamos',
        text: '- Cuando nos escribes: nombre, correo, teléfono con prefijo, idioma preferido, experiencia, rango de capital, si eliges uno, tu mensaje y el texto de los consentimientos que viste y marcaste.\n- Cuando envías los datos de una cuenta: nombre, correo, teléfono, usuario y servidor de la cuenta de trading, importe, tus notas, la forma de acceso elegida y, solo si hace falta, una contraseña.\n- Cuando desistes o cancelas: nombre, correo, lo que declaras y lo que añades.\n- Lo que añadimos al atenderte: notas, registro de llamadas, tareas y una puntuación que estima la probabilidad de que contrates.\n- Cómo empezó tu visita: primera página, nombre del sitio del que vienes, parámetros de campaña del enlace, idioma y variante de la página. Solo se guarda junto con tu mensaje.',
      },
      visit: {
        title: 'Si solo estás mirando',
        text: 'No guardamos nada sobre ti. Tu dirección IP solo se usa mientras el servidor responde: para sugerir el prefijo del país, con una lista de nuestro propio servidor, y para contar las peticiones en memoria y evitar abusos. Cuál de las dos variantes de la página ves depende de un valor que cambia cada día y no permite identificarte; solo guardamos el número de visitas.',
      },
      cookies: {
        title: 'Cookies',
        text: (language, form, proof, session) =>
          `Solo las estrictamente necesarias; por eso no hay aviso de cookies:\n- ${language}: el idioma que elegiste, durante un año, solo si elegiste uno.\n- ${form}, ${proof}: muestran que empezaste a rellenar un formulario y que tu navegador hizo un cálculo, para frenar mensajes automáticos; duran un día y no contienen nada sobre ti.\n- ${session}: mantiene abierta la sesión de nuestro equipo. Los visitantes nunca reciben esta cookie.\nLo que escribes en un formulario se conserva en esta pestaña de tu navegador hasta que nos llega y solo sale de ella cuando lo envías. Las contraseñas no se conservan ni siquiera ahí.`,
      },
      purposes: {
        title: 'Para qué y con qué base jurídica',
        text: '- Para responderte y para preparar o ejecutar un contrato contigo: ejecución del contrato o medidas precontractuales a petición tuya.\n- Para configurar la cuenta que indicas: ejecución del contrato.\n- Ofertas por correo, y ofertas por WhatsApp o teléfono: solo con tu consentimiento, por separado para cada una.\n- Para evitar abusos, medir el funcionamiento de las páginas sin rastrearte y ordenar las solicitudes por interés probable: nuestro interés legítimo.\n- Documentos mercantiles y prueba de las declaraciones: obligación legal.\nNo tienes obligación de darnos datos. Eso sí, sin un dato de contacto no podemos responderte.',
      },
      recipients: {
        title: 'Quién recibe los datos',
        text: 'Las personas de nuestro equipo que los necesitan para su trabajo; queda registrado cada cambio en los datos y también cada consulta de una contraseña. Los correos salen por el servidor de correo de la empresa. Las páginas no cargan nada de otras empresas: ni analítica, ni publicidad, ni fuentes, ni mapas.\nEl bróker asociado y la página de pago son de otras empresas. Solo reciben datos si sigues un enlace a sus páginas, y en ese caso directamente de ti. WhatsApp y Telegram también son otras empresas: si nos escribes por ahí, o nos pides que te escribamos por ahí, tratan tu número y los mensajes.\nSi la empresa ha activado un modelo de lenguaje para analizar solicitudes, su proveedor trata el texto de tu mensaje por cuenta nuestra. Pregúntanos si es el caso, quién es ese proveedor y dónde está.',
      },
      abroad: {
        title: 'Otros países',
        text: 'Si lo pides, el responsable indicado arriba te dirá si hay servidores de la empresa o de sus encargados del tratamiento fuera de tu país y qué garantías se aplican en ese caso.',
      },
      retention: {
        title: 'Durante cuánto tiempo',
        text: 'Cada noche borramos los datos cuyo plazo ha vencido. La tabla muestra los plazos de este sitio. Borrar aquí una contraseña maestra no desconecta al bot: el terminal que lo ejecuta mantiene la sesión iniciada hasta que cambies la contraseña.',
      },
      scoring: {
        title: 'Puntuación',
        text: 'Cada solicitud recibe una puntuación según tus respuestas, como la experiencia y el importe, y según cuántas hayas dado, para que nuestro equipo sepa a quién responder primero. La puntuación no decide nada con efectos jurídicos; eso lo deciden personas. Puedes oponerte a ella.',
      },
      security: {
        title: 'Protección',
        text: 'Las contraseñas de trading se cifran una a una antes de llegar a la base de datos, con una clave guardada aparte. Para ver una, el miembro del equipo debe volver a identificarse e indicar un motivo, que queda registrado. Las contraseñas nunca se envían por correo ni aparecen en los registros técnicos (logs).',
      },
      rights: {
        title: 'Tus derechos',
        text: '- Acceso: una copia de todo lo que se guarda sobre ti, también en un archivo que otros programas puedan leer.\n- Rectificación, supresión y limitación del tratamiento.\n- Oposición, sobre todo a las ofertas y a la puntuación.\n- Retirada de un consentimiento, en cualquier momento y con efectos para el futuro.\n- Reclamación ante la autoridad de protección de datos de tu país.\nEscribe al contacto indicado arriba o usa el formulario de contacto, e indica el correo o el teléfono que utilizaste. Respondemos en el plazo de un mes. Salvo que la ley nos obligue a conservarlo, lo que nos pidas borrar desaparece de inmediato de nuestros registros y, de las copias de seguridad, a medida que se sustituyen.',
      },
    },
    kept: {
      kind: 'Registro',
      time: 'Se conserva',
      lostLeads: 'Solicitudes que no acabaron en contrato, desde su último cambio',
      untouchedLeads: 'Solicitudes abiertas, desde que alguien las atendió por última vez',
      convertedLeads: 'Solicitudes que acabaron en contrato, desde su último cambio',
      setups: 'Datos de cuentas y cancelaciones, desde que se tramitaron',
      openSetups: 'Datos de cuentas que nunca se tramitaron, desde su último cambio',
      mails: 'Correos que te hemos enviado',
      audit: 'Registro de acciones de nuestro equipo, sin tus mensajes',
      binnedLeads: 'Solicitudes eliminadas, en la papelera',
      password: 'Contraseñas de trading, en nuestros registros: hasta terminar la configuración y, como máximo',
      forever: 'hasta que se borre',
    },
  },

  terms: {
    title: 'Términos y condiciones',
    lead: 'Qué recibes, cuánto cuesta y cómo cancelas.',
    sections: {
      parties: {
        title: 'Partes del contrato',
        text: (company) =>
          `Tu contrato es con ${company ?? 'la empresa operadora de este sitio'}; sus datos figuran en el aviso legal. Se celebra cuando te suscribes; una consulta mediante un formulario de este sitio no es una suscripción y no cuesta nada. Debes ser mayor de edad y actuar en nombre propio.`,
      },
      service: {
        title: 'Qué es el servicio',
        text: 'El servicio es un programa, ya configurado, que abre y cierra operaciones de oro (XAU/USD) según reglas fijas en tu propia cuenta de MetaTrader. Tú decides la cuenta, el depósito y el tamaño de las operaciones, y puedes parar el bot en cualquier momento.',
      },
      not: {
        title: 'Qué no es',
        text: '- No es una cuenta con nosotros: no custodiamos tu dinero ni tus posiciones.\n- No es asesoramiento ni una valoración de si te conviene operar.\n- No es una promesa de beneficios ni una protección contra las pérdidas.\n- No está siempre disponible: hay mantenimientos y fallos, también en tu bróker.',
      },
      money: {
        title: 'Quién tiene tu dinero',
        text: 'Tu bróker, en virtud del contrato que tienes con él. No podemos ingresar ni retirar dinero. No des nunca a nadie una contraseña que permita retirar dinero.',
      },
      price: { title: 'Prueba y precio' },
      renewal: {
        title: 'Renovación',
        text: 'Tras la prueba, la suscripción pasa a ser de pago y se renueva mes a mes hasta que la canceles. La página de pago indica la fecha y el importe del primer cargo; si no los indica, no te suscribas. Te comunicamos cualquier cambio de precio con tiempo para que puedas cancelar antes de que se aplique.',
      },
      cancelling: {
        title: 'Cancelación',
        text: 'Puedes cancelar en cualquier momento, sin dar explicaciones y sin iniciar sesión, en la página de cancelación o por correo electrónico. Si cancelas durante la prueba, no pagas nada; después, la suscripción termina al final del mes ya pagado. Recibes un comprobante con fecha. Quítale luego el acceso al bot según cómo esté conectado: retíralo del gráfico, desactiva el copy trading en tu bróker o, si tenemos tu contraseña maestra, cámbiala en MetaTrader.',
      },
      withdrawal: {
        title: 'Derecho de desistimiento',
        text: (days) =>
          `Los consumidores de la Unión Europea y el Reino Unido pueden desistir del contrato en los ${days} días naturales siguientes a su celebración, sin indicar el motivo. Basta una declaración inequívoca; el botón de la página de cancelación es una forma de hacerla. En un máximo de ${days} días naturales desde que recibamos tu desistimiento, te devolvemos lo que hayas pagado, por el mismo medio de pago. Si pediste que el servicio empezara antes de que venciera ese plazo, solo pagas el importe proporcional al servicio recibido.`,
      },
      duties: {
        title: 'Qué te pedimos',
        text: '- Que des datos verdaderos y uses una cuenta tuya.\n- Que mires de vez en cuando las posiciones abiertas: el bot no te sustituye.\n- Que no cedas el programa a otros.\n- Que no lo uses donde lo prohíba la ley.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'Las pérdidas de trading corren a cargo del titular de la cuenta. En caso de dolo o negligencia grave, de muerte o daños personales y cuando la ley lo exija, nuestra responsabilidad es ilimitada. Nada de lo aquí dispuesto priva a los consumidores de los derechos que les reconocen las normas imperativas.',
      },
      law: {
        title: 'Derecho aplicable y litigios',
        text: 'Te amparan las normas imperativas de consumo del país en que vives y conservas el derecho a acudir a sus tribunales. Para reclamaciones, consulta Cumplimiento normativo.',
      },
      changes: {
        title: 'Cambios',
        text: 'Te comunicamos por escrito, por ejemplo por correo electrónico, cualquier cambio de estas condiciones antes de que se aplique. Si no estás de acuerdo, puedes cancelar antes de ese día.',
      },
    },
  },

  imprint: {
    title: 'Aviso legal',
    lead: 'Quién gestiona este sitio, cómo contactar con nosotros y qué ley se aplica.',
    sections: {
      provider: 'Titular del sitio',
      contact: 'Contacto',
      supervision: 'Supervisión',
      content: 'Contenidos y alojamiento',
      law: 'Ley y tribunales',
      unstated: 'Datos que faltan',
    },
    facts: {
      name: 'denominación social',
      legalForm: 'forma jurídica',
      address: 'domicilio social',
      representative: 'representante legal',
      register: 'datos registrales',
      taxId: 'NIF o identificación fiscal',
      email: 'correo electrónico',
      phone: 'teléfono',
      licence: 'licencia del regulador',
      responsible: 'responsable de los contenidos',
      host: 'proveedor de alojamiento',
      governingLaw: 'ley aplicable',
      courts: 'tribunales competentes',
    },
    missing: (names: string) => `Aún sin indicar: ${names}.`,
  },
}
