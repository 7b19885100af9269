import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'Sprechen Sie mit einem Menschen',
  subtitle: 'Eine Frage, ein Zweifel, ein Plan: Schreiben Sie in der Sprache, in der Sie denken.',
  response: { title: 'Jederzeit schreiben', text: 'Zum Schreiben müssen Sie keine Bürozeiten abwarten.' },
  direct: {
    title: 'Direkter Kontakt',
    text: 'Ihre Nachricht geht direkt an das Team, und ein Mensch liest sie.',
    whatsapp: 'Über WhatsApp schreiben',
  },
  reach: { title: 'Weltweit', text: 'Leser in vielen Ländern, ein Team, Ihre Sprache.' },
}
