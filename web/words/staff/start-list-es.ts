import type { StaffWords } from './en.ts'

export const startList: StaffWords['startList'] = {
  label: 'Lista de puesta en marcha',
  title: (done, all) => `Lista de puesta en marcha: ${done} de ${all}`,
  text: {
    demo: 'Para tu primer día en modo real, en el que los formularios se abren cuando están hechos los tres primeros puntos.',
    live: 'Tus formularios están abiertos. El resto todavía falta en el sitio.',
  },
  closed:
    'El sitio está en modo real, pero sus formularios están cerrados: nadie podrá escribirte hasta que completes los tres primeros puntos.',
  needed: 'Mantiene cerrados los formularios',
  done: 'Hecho',
  open: 'Pendiente',
  first: {
    title: 'Tu primera hora',
    text: 'Los leads aparecen aquí en cuanto alguien envía un formulario. Hasta entonces, prepara esto.',
    add: 'Añadir lead',
    brand: 'Pon el nombre de tu marca',
    brandText: 'En el sitio, en los correos y en esta pantalla.',
    mail: 'Conecta un servidor de correo',
    mailText: 'Sin él, los correos se guardan y no se envían.',
    email: 'Añade tu nombre y tu correo',
    emailText: 'Con el nombre firmas tus correos; en el correo recibes recordatorios y avisos de seguridad.',
    team: 'Invita a tu equipo',
    teamText: 'Con sus idiomas y horarios: las reglas reparten los leads según ellos.',
    leads: 'Importa tus leads',
    leadsText: 'Desde una hoja de cálculo; antes de guardar ves cada fila.',
    page: 'Mira tu página',
    pageText: 'Envía un formulario y mira cómo llega aquí.',
    live: 'Pasa al modo real',
    liveText: (count) =>
      count === 1
        ? 'Los formularios se cierran hasta que añadas 1 dato más de la empresa.'
        : `Los formularios se cierran hasta que añadas ${count} datos más de la empresa.`,
    liveReady: 'Las muestras desaparecen. Los formularios siguen abiertos.',
  },
  steps: {
    company: 'Añade la denominación social de la empresa',
    address: 'Añade su dirección',
    privacyContact: 'Añade un delegado de protección de datos, o un correo en Ajustes del sitio',
    register: 'Añade la inscripción de la empresa o de la licencia en un registro público',
    broker: 'Añade la entidad jurídica del bróker asociado',
    account: 'Publica una cuenta con un informe importado',
  },
}
