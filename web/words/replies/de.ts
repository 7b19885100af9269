import type { ReplyWords } from './en.ts'

/** German, the reader is “Sie”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const de: ReplyWords = {
  greeting: (name: string | null) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
  risk: 'Der Handel mit Gold auf Kredit ist riskant: Sie können alles verlieren, was Sie eingezahlt haben.',
  signature: 'Freundliche Grüße\n{colleague}\n{company}',
  whatsapp: 'hier ist {colleague} von {company}. Vielen Dank für Ihre Nachricht. Wann passt es Ihnen zu sprechen?',
  first: {
    subject: 'Ihre Nachricht an {company}',
    text: 'vielen Dank für Ihre Nachricht. Ich bin {colleague} und Ihre Ansprechperson bei uns.\n\nDamit ich Ihnen gut antworten kann: Was möchten Sie zuerst wissen, und wann erreiche ich Sie telefonisch?',
  },
  no_answer: {
    subject: 'Ich habe versucht, Sie zu erreichen',
    text: 'ich habe versucht, Sie telefonisch zu erreichen, leider ohne Erfolg.\n\nWann passt Ihnen ein Anruf? Sie können mir Ihre Fragen auch einfach auf diese Nachricht schreiben.',
  },
  meeting: {
    subject: 'Unser Gespräch',
    text: 'ich möchte mir gern eine halbe Stunde Zeit für Ihre Fragen nehmen.\n\nNennen Sie mir bitte zwei oder drei Termine, die Ihnen passen, mit Ihrer Zeitzone; ich schicke Ihnen dann eine Einladung.',
  },
  trial: {
    subject: 'Die kostenlose Testphase, Schritt für Schritt',
    text: 'wie besprochen erkläre ich Ihnen, wie die kostenlose Testphase abläuft. Ihr Geld bleibt bei Ihrem eigenen Broker; wir verbinden nur den Bot mit Ihrem Konto. Sie können während der Testphase jederzeit kündigen.\n\nGehen wir den ersten Schritt gemeinsam?',
  },
}
