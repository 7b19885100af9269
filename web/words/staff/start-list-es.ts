import type { StaffWords } from './en.ts'

export const startList: StaffWords['startList'] = {
  label: 'Lista de arranque',
  title: (done, all) => `Lista de arranque: ${done} de ${all}`,
  text: {
    demo: 'Para tu primer día en modo real, en el que los formularios se abren cuando están hechos los tres primeros puntos.',
    live: 'Tus formularios están abiertos. El resto todavía falta en el sitio.',
  },
  closed:
    'El sitio está en modo real, pero sus formularios están cerrados: nadie podrá escribirte hasta que completes los tres primeros puntos.',
  needed: 'Mantiene cerrados los formularios',
  done: 'Hecho',
  open: 'Pendiente',
  steps: {
    company: 'Indica la denominación social de la empresa',
    address: 'Indica su dirección',
    privacyContact: 'Indica el delegado de protección de datos o añade un correo en los ajustes',
    register: 'Indica la inscripción de la empresa o de la licencia en un registro público',
    broker: 'Indica la entidad jurídica del bróker asociado',
    account: 'Publica una cuenta con un informe importado',
  },
}
