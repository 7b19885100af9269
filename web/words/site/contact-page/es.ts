import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'Habla con una persona',
  subtitle: 'Una pregunta, una duda, un plan: escribe en el idioma en que piensas.',
  response: { title: 'Escribe cuando quieras', text: 'Para escribir no hace falta esperar al horario de oficina.' },
  direct: {
    title: 'Contacto directo',
    text: 'Tu mensaje llega directamente al equipo y lo lee una persona.',
    whatsapp: 'Escribir por WhatsApp',
  },
  reach: { title: 'Alcance global', text: 'Lectores en muchos países, un solo equipo, tu idioma.' },
}
