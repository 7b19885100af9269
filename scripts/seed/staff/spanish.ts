import type { StaffBook } from './entry.ts'

export const spanish: StaffBook = {
  onReaching: {
    contacted: [
      {
        type: 'call',
        content: 'Primera llamada, conversación corta. Pide que le llamemos con más calma.',
        outcome: 'reached',
        minutes: [2, 6],
      },
      {
        type: 'call',
        content: 'Llamada al número del formulario. Le explico cómo se conecta el bot a su propia cuenta del bróker.',
        outcome: 'reached',
        minutes: [5, 18],
      },
      {
        type: 'call',
        content: 'Suena y salta el buzón. Dejo mensaje con nuestro número.',
        outcome: 'voicemail',
        minutes: [1, 2],
      },
      {
        type: 'email',
        subject: 'Su consulta',
        content: 'Respondo a las preguntas del formulario y adjunto el aviso de riesgos y el enlace al historial.',
      },
      {
        type: 'email',
        subject: 'Bot de oro: primera información',
        content:
          'Envío el resumen: prueba, precio, depósito mínimo y qué puede salir mal. Pregunto por una hora para llamar.',
      },
      {
        type: 'follow_up',
        subject: 'WhatsApp',
        content: 'Le escribo por WhatsApp y propongo una llamada esta semana.',
      },
    ],
    responded: [
      {
        type: 'email',
        subject: 'Re: sus preguntas',
        content: 'Contesta con tres preguntas: retiradas, bróker y peor mes. Respondidas todas.',
        outcome: 'Se lo piensa',
      },
      {
        type: 'call',
        content: 'Devuelve la llamada. Quiere ver también los meses en negativo; repasamos juntos el historial.',
        outcome: 'reached',
        minutes: [8, 25],
      },
      {
        type: 'follow_up',
        subject: 'WhatsApp',
        content: 'Responde por WhatsApp. Ya tiene MT5 y pregunta si puede seguir con su bróker.',
      },
      {
        type: 'call',
        content: 'Hoy tenía tiempo. Le preocupan las pérdidas por una mala experiencia con señales.',
        outcome: 'reached',
        minutes: [6, 20],
      },
    ],
    no_response: [
      { type: 'call', content: 'Tercer intento, no contesta. Sin buzón.', outcome: 'no_answer', minutes: [1, 1] },
      {
        type: 'email',
        subject: '¿Sigue interesado?',
        content: 'Recordatorio breve con el enlace al historial. Último salvo que escriba.',
      },
      {
        type: 'follow_up',
        subject: 'WhatsApp',
        content: 'Mensaje leído, varios días sin respuesta.',
        outcome: 'No contesta',
      },
      { type: 'note', content: 'Ni teléfono ni correo. Lo dejo dos semanas.' },
    ],
    qualified: [
      {
        type: 'call',
        content: 'Conoce el riesgo, el capital es propio y está disponible. Apto para la prueba.',
        outcome: 'reached',
        minutes: [10, 30],
      },
      {
        type: 'meeting',
        subject: 'Videollamada',
        content: 'Vemos ajustes, lotaje y límite de pérdida diaria. Entiende que hay meses negativos.',
        outcome: 'Cualificado',
        minutes: [20, 45],
      },
      { type: 'note', content: 'Comprobado: país admitido, experiencia correcta, quiere empezar este mes.' },
      {
        type: 'email',
        subject: 'Resumen de la llamada',
        content: 'Envío resumen con los límites acordados y los documentos que pedirá el bróker.',
      },
    ],
    proposal: [
      {
        type: 'email',
        subject: 'Su configuración',
        content: 'Propuesta enviada: siete días de prueba en demo y después real con límite de pérdida diaria.',
      },
      {
        type: 'meeting',
        subject: 'Videollamada',
        content: 'Presento la configuración paso a paso. Su pareja quiere leer antes el aviso de riesgos.',
        outcome: 'Se lo piensa',
        minutes: [25, 50],
      },
      {
        type: 'email',
        subject: 'Propuesta y costes',
        content: 'Costes en una tabla: suscripción, spread y comisión del bróker. Sin comisión sobre beneficios.',
      },
    ],
    negotiation: [
      {
        type: 'call',
        content: 'Pide una prueba más larga. Ofrezco empezar el día uno del mes que viene.',
        outcome: 'reached',
        minutes: [8, 20],
      },
      {
        type: 'meeting',
        subject: 'Videollamada',
        content: 'Abrimos juntos la cuenta en el bróker. Falta la verificación de identidad.',
        outcome: 'Pendiente del bróker',
        minutes: [20, 40],
      },
      {
        type: 'email',
        subject: 'Contrato y cancelación',
        content: 'Explico cómo se cancela durante y después de la prueba y qué pasa con las operaciones abiertas.',
      },
    ],
    converted: [
      {
        type: 'call',
        content: 'Cuenta con fondos y conectada. Revisamos juntos las primeras operaciones.',
        outcome: 'reached',
        minutes: [10, 25],
      },
      {
        type: 'email',
        subject: 'Bienvenida',
        content: 'Confirmo la suscripción, envío la guía de configuración y nuestro contacto.',
        outcome: 'Ganado',
      },
      { type: 'note', content: 'Suscripción activa. Primera revisión en dos semanas.', outcome: 'Ganado' },
    ],
    lost: [
      {
        type: 'call',
        content: 'Ahora no quiere arriesgar dinero. Pide que no le llamemos más.',
        outcome: 'reached',
        minutes: [2, 8],
      },
      {
        type: 'email',
        subject: 'Un saludo',
        content: 'Se va con otro proveedor. Le doy las gracias y dejo la puerta abierta.',
        outcome: 'Competencia',
      },
      { type: 'note', content: 'El dinero habría sido prestado. Se lo desaconsejo y cierro.', outcome: 'No apto' },
      { type: 'note', content: 'El teléfono es de otra persona y el correo rebota.', outcome: 'Contacto erróneo' },
      {
        type: 'call',
        content: 'El depósito mínimo le queda alto. Quizá el año que viene.',
        outcome: 'reached',
        minutes: [3, 10],
      },
      { type: 'note', content: 'Semanas sin señales. Cerrado.', outcome: 'No contesta' },
    ],
  },
  between: [
    { type: 'note', content: 'Prefiere correo antes que teléfono.' },
    { type: 'note', content: 'Nos compara con otros dos bots; no es el precio, quiere pruebas.' },
    { type: 'note', content: 'Pregunta si los resultados son de demo. Le digo la verdad y envío las definiciones.' },
    { type: 'follow_up', subject: 'WhatsApp', content: 'Envío el vídeo corto sobre el límite de pérdida diaria.' },
    {
      type: 'email',
      subject: 'Documentos del bróker',
      content: 'Envío la lista de documentos para la verificación de identidad.',
    },
    {
      type: 'call',
      content: 'Duda rápida sobre el swap y las posiciones en fin de semana.',
      outcome: 'reached',
      minutes: [3, 9],
    },
    { type: 'note', content: 'De vacaciones hasta la semana que viene, llamar después.' },
    {
      type: 'meeting',
      subject: 'Videollamada',
      content: 'Sesión de preguntas junto con su pareja.',
      minutes: [20, 40],
    },
  ],
  leadNotes: [
    'Mejor llamar por la tarde.',
    'Mala experiencia con un bot de martingala. Hablar claro de los meses negativos.',
    'Quiere todo por escrito antes de decidir.',
    'Entiende inglés, pero prefiere su idioma.',
    'Trabaja a turnos; WhatsApp es lo más seguro.',
    'Primero demo, real al cabo de cuatro semanas.',
    'Viene recomendado por un cliente.',
    'Revisar la idoneidad antes de la propuesta: es su primera inversión.',
    'Decide junto con su socio.',
    'Tiene MT5 y sabe usarlo.',
    'Pide el número de licencia y el enlace al registro.',
    'Quiere empezar con poco y ampliar después.',
  ],
}
