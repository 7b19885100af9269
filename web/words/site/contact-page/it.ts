import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'Parli con una persona',
  subtitle: 'Una domanda, un dubbio, un progetto: scriva nella lingua in cui pensa.',
  response: { title: 'Scriva quando vuole', text: 'Per scrivere non serve attendere l’orario d’ufficio.' },
  direct: {
    title: 'Contatto diretto',
    text: 'Il Suo messaggio arriva direttamente al team e lo legge una persona.',
    whatsapp: 'Scrivere su WhatsApp',
  },
  reach: { title: 'In tutto il mondo', text: 'Lettori in molti Paesi, un solo team, la Sua lingua.' },
}
