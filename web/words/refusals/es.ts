import type { RefusalWords } from './en.ts'

export const es: RefusalWords = {
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
